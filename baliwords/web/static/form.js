/** Fields of forms. */

import { h } from "./dom.js";

/**
 * @param {string} id
 * @param {string} title
 * @param {string[]} values
 * @param {(value: string) => string} say
 * @param {string} chosen
 */
export function select(id, title, values, say, chosen) {
  const box = /** @type {HTMLSelectElement} */ (h("select", { id, name: id }, ...values.map((value) => h("option", { value, selected: value === chosen }, say(value)))));
  return { select: box, field: h("p", { class: "field" }, h("label", { for: id }, title), box) };
}
