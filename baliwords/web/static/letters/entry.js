/** What the picked columns would make, the joker's letter, and the buttons that do it. */

import { announce, h } from "../dom.js";
import { t } from "../speech.js";
import { drawCard, read } from "./cards.js";

/** @typedef {import("./game.js").LettersGame} LettersGame */

/**
 * The moves that can be made of what is picked, with the letters that were chosen for jokers.
 * @param {LettersGame} game
 * @param {boolean} off those that take the word off, or those that let it lie
 */
export function choices(game, off) {
  const all = (off ? game.preview?.take : game.preview?.keep) ?? [];
  return game.letters ? all.filter((choice) => choice.letters === game.letters) : all;
}

/**
 * Say what the picked columns would make: "FEU: a word, 9 points".
 * @param {LettersGame} game
 */
export function verdict(game) {
  const found = game.preview;
  if (!found) return "…";
  const all = [...choices(game, true), ...choices(game, false)];
  if (!all.length) {
    if (game.picked.length !== 1) return found.say;
    const [seat, slot] = game.picked[0];
    return t("and_then", { column: read(game.play.rows[seat][slot]) });
  }
  if (new Set(all.map((choice) => choice.letters)).size > 1) return t("choose_joker");
  const { column, word, points } = all[0];
  if (word === null) return t("would_bluff", { column: read(column) });
  return word ? t("would_be_word", { column: read(column), count: points }) : t("would_be_part", { column: read(column) });
}

/**
 * The panel under the table: the news, or what is being put together.
 * @param {LettersGame} game
 */
export function entry(game) {
  if (!game.mine) return h("p", { class: "say" }, game.news);
  if (!game.picked.length) {
    return h("div", {}, h("p", { class: "say" }, game.news), h("p", { class: "small" }, t("how_to_pick"), " ", h("span", { class: "with-keys" }, t("how_to_key"))));
  }
  const cards = game.picked.map(([seat, slot]) => h("span", { class: "mini" }, ...Array.from(game.play.rows[seat][slot], (card) => drawCard(card, game.play.values))));
  return h(
    "div",
    {},
    h("p", { class: "chosen", "aria-hidden": "true" }, ...cards),
    h("p", { class: "say" }, verdict(game)),
    jokers(game),
    h("div", { class: "row" }, ...confirming(game)),
  );
}

/** @param {LettersGame} game */
function jokers(game) {
  const [keep, take] = [game.preview?.keep ?? [], game.preview?.take ?? []];
  const letters = [...new Set([...keep, ...take].map((choice) => choice.letters))].sort();
  if (letters.length < 2) return null;
  const words = new Set(take.map((choice) => choice.letters));
  const choose = (/** @type {string} */ letter) => {
    game.letters = letter;
    game.draw();
    announce(verdict(game));
  };
  return h(
    "div",
    { class: "jokers", role: "group", "aria-label": t("choose_joker") },
    ...letters.map((letter) =>
      h("button", { type: "button", class: words.has(letter) ? "word" : "", "aria-pressed": String(game.letters === letter), "data-focus": `joker ${letter}`, onclick: () => choose(letter) }, letter),
    ),
  );
}

/** @param {LettersGame} game */
function confirming(game) {
  const [[keep, ...keeps], [take, ...takes]] = [choices(game, false), choices(game, true)];
  const button = (/** @type {string} */ focus, /** @type {boolean} */ main, /** @type {() => void} */ onclick, /** @type {string} */ said) =>
    h("button", { type: "button", class: main ? "main" : "", disabled: game.busy, "data-focus": focus, onclick }, said);
  return [
    take && !takes.length && button("take", true, () => game.confirm(true), t("take_off", { word: read(take.column), count: take.points })),
    keep && !keeps.length && button("keep", !take, () => game.confirm(false), t("join", { column: read(keep.column) })),
    h("button", { type: "button", class: "quiet", "data-focus": "clear", onclick: () => game.choose([]) }, t("clear")),
  ];
}
