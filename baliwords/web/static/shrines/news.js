/** What has just happened in the shrine game, in sentences. */

import { name } from "../letters/news.js";
import { t } from "../speech.js";
import { GOODS } from "./cards.js";

/**
 * @param {import("../types.js").TableMessage} message with the decision that was made
 * @returns {string} nothing, where there is nothing to tell
 */
export function told(message) {
  const news = message.news;
  const [verb, what = "", number = "1"] = String(news.m).split(" ");
  if (verb === "pass" && news.phase === "buy") return "";
  const thing = verb === "play" ? t(`card_${what}`) : what === "?" ? t("face_down") : GOODS.includes(what) ? t(`good_${what}`) : what;
  const parts = { who: name(message, news.by), thing, number: verb === "play" ? number : what };
  const said = [t(`told_${verb}${verb === "play" && Number(number) > 1 ? "_many" : ""}`, parts)];
  message.chairs.forEach((_, seat) => {
    const gains = [];
    if (news.stones[seat] > 0) gains.push(t("gain_stones", { count: news.stones[seat] }));
    if (news.points[seat] > 0) gains.push(t("gain_points", { count: news.points[seat] }));
    if (news.new_turn && news.sacrifices[seat] > 0) gains.push(t("gain_sacrifices", { count: news.sacrifices[seat] }));
    if (gains.length) said.push(`${name(message, seat)}: ${gains.join(", ")}.`);
  });
  return said.join(" ");
}
