/** Letter cards and columns, as they are drawn. */

import { h } from "../dom.js";
import { t } from "../speech.js";

const CARDS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?";
const VOWELS = "AEIOUYÄÖÜ";

/**
 * @param {string} card a letter, in lower case for a joker that was declared, `?` for one that was not
 * @param {string} values the worth of all cards in the order of `CARDS`
 */
export function drawCard(card, values) {
  const joker = card === "?" || card !== card.toUpperCase();
  const worth = joker ? values.at(-1) : values[CARDS.indexOf(card)];
  const kind = joker ? "joker" : VOWELS.includes(card) ? "vowel" : "consonant";
  return h(
    "span",
    { class: `card ${kind}` },
    h("b", {}, card === "?" ? "★" : card.toUpperCase()),
    h("i", {}, joker ? "BALI" : Number(worth) ? worth : ""),
  );
}

/**
 * Say a column letter by letter, as a screen reader should.
 * @param {string} column
 */
export function spell(column) {
  if (!column) return t("empty_place");
  return column.replaceAll("?", "BALI").toUpperCase();
}

/** @param {string} column as it is read: capitals, the joker as its letter */
export function read(column) {
  return column.replaceAll("?", "★").toUpperCase();
}
