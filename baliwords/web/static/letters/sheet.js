/** The final sheet of the letter game: why it ended, the words, the points, what others made of it. */

import { fill, h } from "../dom.js";
import { t } from "../speech.js";
import { ending } from "../table/ending.js";
import { name } from "./news.js";

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 */
export function sheet(message, wire) {
  /** @type {import("../types.js").LettersPlay} */
  const play = message.play;
  const outcome = /** @type {import("../types.js").Outcome} */ (message.outcome);
  const alone = play.alone;
  return h(
    "section",
    { class: "sheet", "aria-label": t("final_sheet") },
    h("h2", {}, t(`end_${outcome.reason.replace(" ", "_")}`)),
    !alone && h("p", { class: "winner" }, t("wins", { count: outcome.winners.length, name: outcome.winners.map((s) => name(message, s)).join(", ") })),
    h("div", { class: "scores" }, ...play.rows.map((_, seat) => result(message, seat, alone))),
    alone && message.you >= 0 && rivals(message, wire),
    ending(message, wire),
  );
}

/**
 * @param {import("../types.js").TableMessage} message
 * @param {number} seat
 * @param {boolean} alone
 */
function result(message, seat, alone) {
  /** @type {import("../types.js").LettersPlay} */
  const play = message.play;
  const outcome = /** @type {import("../types.js").Outcome} */ (message.outcome);
  const words = (play.removed ?? []).filter((one) => one.seat === seat).sort((a, b) => b.points - a.points);
  const bonus = outcome.scores[seat] - play.scores[seat];
  return h(
    "div",
    { class: "result" },
    !alone && h("h3", {}, name(message, seat)),
    h("p", { class: "total" }, t("points", { count: outcome.scores[seat] })),
    bonus > 0 && h("p", { class: "badge" }, t("bali_bonus", { count: bonus })),
    h("ol", { class: "words" }, ...words.map((one) => h("li", {}, one.word, h("small", {}, one.points)))),
    !words.length && h("p", { class: "small" }, t("no_words")),
  );
}

/** @type {Map<string, any>} what the computers made of a deal: asked once */
const played = new Map();

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 */
function rivals(message, wire) {
  const place = h("div", { class: "rivals" });
  const show = () => {
    const games = /** @type {[string, number, boolean][]} */ (played.get(message.code) ?? []);
    fill(
      place,
      h("h3", {}, t("rivals")),
      h("ul", {}, ...games.map(([level, points, bali]) => h("li", {}, h("span", {}, t(`level_${level}`)), " ", h("b", {}, points), bali && ` ${t("with_bali")}`))),
    );
  };
  if (played.has(message.code)) {
    show();
    return place;
  }
  const button = h("button", { type: "button", "data-focus": "rivals" }, t("rivals_ask"));
  button.addEventListener("click", async () => {
    fill(place, h("p", { class: "small" }, t("thinking_long")));
    const reply = await wire.ask("rivals");
    if (reply.t !== "answer") return fill(place, button);
    played.set(message.code, reply.answer.games);
    show();
  });
  fill(place, button);
  return place;
}
