/** Help for who plays without other people: hints in three steps, a peek, the count. */

import { announce, dialog, h } from "../dom.js";
import { settings } from "../home/store.js";
import { reason, t } from "../speech.js";
import { drawCard, read } from "./cards.js";

/** @typedef {import("./game.js").LettersGame} LettersGame */
/** @typedef {import("../types.js").Unit} Unit */
/** @typedef {{ m: string, units: Unit[], why: string, step: number }} Hint */

/**
 * Ask for a hint, or for more of it: where to look, what to do, why.
 * @param {LettersGame} game
 */
export async function hint(game) {
  if (game.hint) game.hint.step = Math.min(3, game.hint.step + 1);
  else {
    game.busy = true;
    game.say(t("thinking"));
    const asked = game.message;
    const reply = await game.wire.ask("hint", { known: settings().known });
    game.busy = false;
    if (reply.t !== "answer") return game.say(reason(reply));
    if (game.message?.at !== asked?.at) return game.draw();
    game.hint = { ...reply.answer, step: 1 };
  }
  game.say(said(game, /** @type {Hint} */ (game.hint)));
}

/**
 * @param {LettersGame} game
 * @param {Hint} found
 */
function said(game, found) {
  const move = written(found.m);
  if (!found.units.length) return t("hint_3", { move, why: found.why });
  const [seat, slot] = found.units[0];
  if (found.step === 1) return t("hint_1", { column: read(game.play.rows[seat][slot]) });
  return found.step === 2 ? t("hint_2", { move }) : t("hint_3", { move, why: found.why });
}

/** @param {string} move as people read it: columns by their letters, no places, no signs */
export function written(move) {
  if (move === "-") return t("pass");
  if (move === "stop") return t("stop");
  const columns = move.replace("!", "").replaceAll(/@\d+|\d+:/g, "").replaceAll(/\?=(\p{L})/gu, "★$1").replaceAll("+", " + ");
  return move.endsWith("!") ? t("move_off", { columns }) : columns;
}

/**
 * Whole points, a half to the even number, as the server's sentences say them: 74.5 are 74.
 * @param {number} points
 */
export function whole(points) {
  const below = Math.floor(points);
  return points - below === 0.5 ? below + (below % 2) : Math.round(points);
}

/** @param {LettersGame} game */
export async function peek(game) {
  const column = game.picked.map(([seat, slot]) => game.play.rows[seat][slot]).join("");
  if (!column) return;
  announce(t("thinking"));
  game.busy = true;
  game.draw();
  const reply = await game.wire.ask("peek", { column, known: settings().known });
  game.busy = false;
  game.draw();
  if (reply.t !== "answer") return game.say(reason(reply));
  const { count: found, words } = reply.answer;
  dialog(t("peek_title", { column: read(column) }), t("close"), () => [
    h("p", {}, t("in_words", { count: found })),
    h(
      "ul",
      { class: "words" },
      ...words.map((/** @type {[string, string, string, number]} */ [before, after, word, points]) =>
        h("li", {}, h("span", {}, before, h("mark", {}, word.slice(before.length, word.length - after.length)), after), h("small", {}, points)),
      ),
    ),
  ]);
}

/** @param {LettersGame} game */
export async function count(game) {
  const reply = await game.wire.ask("count");
  if (reply.t !== "answer") return game.say(reason(reply));
  dialog(t("count_title"), t("close"), () => [
    h("p", {}, t("count_text")),
    h(
      "ul",
      { class: "count" },
      ...reply.answer.cards.map((/** @type {[string, number]} */ [card, number]) => h("li", {}, drawCard(card, game.play.values), h("span", {}, `× ${number}`))),
    ),
  ]);
}
