/** The final sheet of the letter game: why it ended, the words, the points, what others made of it. */

import { fill, h } from "../dom.js";
import { shareBox } from "../home/daily.js";
import { learn } from "../home/learn.js";
import { noteReview } from "../home/store.js";
import { reason, t } from "../speech.js";
import { ending } from "../table/ending.js";
import { name } from "./news.js";
import { graph } from "./review.js";

/** @typedef {import("../types.js").TableMessage} TableMessage */
/** @typedef {import("../wire.js").Wire} Wire */

/**
 * @param {TableMessage} message
 * @param {Wire} wire
 */
export function sheet(message, wire) {
  /** @type {import("../types.js").LettersPlay} */
  const play = message.play;
  const outcome = /** @type {import("../types.js").Outcome} */ (message.outcome);
  const asks = play.alone && message.you >= 0;
  return h(
    "section",
    { class: "sheet", "aria-label": t("final_sheet") },
    h("h2", {}, why(message, outcome)),
    !play.alone && h("p", { class: "winner" }, t("wins", { count: outcome.winners.length, name: outcome.winners.map((s) => name(message, s)).join(", ") })),
    h("div", { class: "scores" }, ...play.rows.map((_, seat) => result(message, seat, play.alone))),
    asks && shareBox(message.code),
    asks && later(message, wire, "review", (found) => [...graph(found), found.moves?.length && learn(message.code, found.moves)]),
    asks && later(message, wire, "rivals", rivals),
    ending(message, wire),
  );
}

/**
 * @param {TableMessage} message
 * @param {import("../types.js").Outcome} outcome
 */
function why(message, outcome) {
  const gone = message.chairs.flatMap((chair, seat) => (chair.resigned ? [name(message, seat)] : []));
  if (outcome.reason === "resigned") return t("end_resigned", { count: gone.length, name: gone.join(", ") });
  return t(`end_${outcome.reason.replace(" ", "_")}`);
}

/**
 * @param {TableMessage} message
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
    list(words.map((one) => [one.word, one.points])),
    !words.length && h("p", { class: "small" }, t("no_words")),
  );
}

/** @param {[string, number][]} words */
function list(words) {
  return h("ol", { class: "words" }, ...words.map(([word, points]) => h("li", {}, word, h("small", {}, points))));
}

/** @param {any} found what the computers made of the same cards */
function rivals(found) {
  const games = /** @type {[string, number, boolean, [string, number][]][]} */ (found.games);
  return [
    h("h3", {}, t("rivals")),
    ...games.map(([level, points, bali, words]) =>
      h("details", {}, h("summary", {}, t(`level_${level}`), " ", h("b", {}, t("points", { count: points })), bali && ` ${t("with_bali")}`), list([...words].sort((a, b) => b[1] - a[1]))),
    ),
    !games.length && h("p", { class: "small" }, t("not_reviewed")),
  ];
}

/** @type {Map<string, any>} what was asked of a finished game: asked once */
const answers = new Map();

/**
 * Something that takes thought: a button asks for it, and its place shows it.
 * @param {TableMessage} message
 * @param {Wire} wire
 * @param {string} what
 * @param {(found: any) => import("../dom.js").Child[]} show
 */
function later(message, wire, what, show) {
  const key = `${message.code} ${what}`;
  const place = h("div", { class: what });
  const button = h("button", { type: "button", "data-focus": what }, t(`${what}_ask`));
  button.addEventListener("click", async () => {
    fill(place, h("p", { class: "small", role: "status" }, t("thinking_long")));
    const reply = await wire.ask(what);
    if (reply.t === "answer") answers.set(key, reply.answer);
    if (reply.t === "answer" && what === "review") noteReview(message.code, reply.answer);
    fill(place, ...(reply.t === "answer" ? show(reply.answer) : [h("p", { class: "say error", role: "status" }, reason(reply)), button]));
  });
  fill(place, ...(answers.has(key) ? show(answers.get(key)) : [button]));
  return place;
}
