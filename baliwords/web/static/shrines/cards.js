/** Cards, goods and tokens of the shrine game, as they are drawn. */

import { h } from "../dom.js";
import { t } from "../speech.js";

export const GOODS = ["rice", "peanut", "banana", "pepper"];

/** @param {string} kind */
export function icon(kind) {
  return h("img", { src: `/static/shrines/${kind}.svg`, alt: "", width: 32, height: 32 });
}

/**
 * A playing card; a farmer shows the good he grows.
 * @param {string} kind
 * @param {number} [count]
 */
export function playingCard(kind, count = 1) {
  return h("span", { class: `tile ${kind} ${GOODS.includes(kind) ? "farmer" : ""}` }, icon(kind), h("span", {}, t(`card_${kind}`)), count > 1 && h("b", {}, `×${count}`));
}

/**
 * A sacrifice card of a good.
 * @param {string} good
 * @param {number} [count]
 */
export function sacrifice(good, count = 1) {
  return h("span", { class: `token ${good}`, title: t(`good_${good}`) }, icon(good), h("b", {}, count), h("span", { class: "hidden" }, t(`good_${good}`)));
}

/**
 * @param {string[]} things
 * @returns {[string, number][]} each kind once, with its number, in the order of appearance
 */
export function grouped(things) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const one of things) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}
