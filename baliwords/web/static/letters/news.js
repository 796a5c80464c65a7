/** What has just happened in the letter game, in a sentence. */

import { t } from "../speech.js";
import { read } from "./cards.js";

/**
 * @param {import("../types.js").TableMessage} message
 * @returns {string}
 */
export function tell(message) {
  const news = message.news;
  const alone = message.chairs.length === 1;
  const said = alone ? told(news, "") : told(news, name(message, news.by), news.doubter === undefined ? "" : name(message, news.doubter));
  const drawn = news.drawn ? ` ${t("drawn", { count: news.drawn })}` : "";
  return said + (alone ? drawn : "");
}

/**
 * @param {any} news
 * @param {string} who
 * @param {string} [doubter]
 */
function told(news, who, doubter = "") {
  const parts = { who, doubter, column: read(news.column ?? ""), word: news.word ?? "", points: news.points ?? 0 };
  const alone = who ? "" : "_alone";
  switch (news.what) {
    case "off":
      return t(`news_off${alone}`, { ...parts, count: parts.points });
    case "join":
      return t(`news_join${alone}`, parts);
    case "doubt":
      return t("news_doubt", parts);
    case "word":
      return t(news.right ? "news_right" : news.word ? "news_wrong" : "news_no_word", parts);
    case "stand":
      return t("news_stand", parts);
    case "agree":
      return t("news_agree", parts);
    case "pass":
      return t("news_pass", parts);
    default:
      return t("news_stop", parts);
  }
}

/**
 * What a player is called; those of one name are told apart, as in a hint: Expert, Expert#2.
 *
 * @param {import("../types.js").TableMessage} message
 * @param {number} seat
 */
export function name(message, seat) {
  const called = message.chairs.map((chair) => chair.name || t(`level_${chair.computer}`));
  const count = called.slice(0, seat + 1).filter((one) => one === called[seat]).length;
  return count > 1 ? `${called[seat]}#${count}` : called[seat];
}
