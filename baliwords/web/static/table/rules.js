/** House rules by a form, as the server declares them; who is not the host reads them. */

import { about } from "../api.js";
import { h } from "../dom.js";
import { t } from "../speech.js";

const SHOWN = 5; // the rest one has to ask for
let opened = false;

/**
 * The house rules that decide something here.
 * @param {string} game
 * @param {boolean} alone
 */
function offered(game, alone) {
  return (about.rules[game] ?? []).filter((rule) => !(alone && (rule.several || rule.key === "seats")));
}

/**
 * @param {string} game
 * @param {Record<string, string>} rules as they are now
 * @param {(rules: Record<string, string>) => void} change
 * @param {boolean} [alone] a solitaire: neither seats nor what needs others
 */
export function rulesForm(game, rules, change, alone = false) {
  const fields = offered(game, alone).map(({ key, default: usual, choices }) => {
    const id = `rule-${key}`;
    const now = rules[key] ?? usual;
    const values = (choices.includes(now) ? choices : [now, ...choices]).filter((value) => key !== "seats" || value !== "1");
    const box = /** @type {HTMLSelectElement} */ (h("select", { id, name: key, "data-focus": id }, ...values.map((value) => h("option", { value, selected: value === now }, said(key, value)))));
    box.addEventListener("change", () => change({ ...rules, [key]: box.value }));
    return h("p", { class: "field" }, h("label", { for: id }, t(`rule_${key}`)), box);
  });
  const more = h("details", { open: opened, ontoggle: () => (opened = /** @type {HTMLDetailsElement} */ (more).open) }, h("summary", { "data-focus": "more rules" }, t("more_rules")), ...fields.slice(SHOWN));
  return h("div", { class: "rules" }, ...fields.slice(0, SHOWN), fields.length > SHOWN && more);
}

/**
 * The house rules in words: the number of seats, the language, and what is not as usual.
 * @param {string} game
 * @param {Record<string, string>} rules
 */
export function rulesList(game, rules) {
  const told = offered(game, false).filter(({ key, default: usual }) => (rules[key] ?? usual) !== usual || key === "seats" || key === "language");
  return h("dl", { class: "rules" }, ...told.flatMap(({ key, default: usual }) => [h("dt", {}, t(`rule_${key}`)), h("dd", {}, said(key, rules[key] ?? usual))]));
}

/**
 * @param {string} key
 * @param {string} value
 */
function said(key, value) {
  if (value === "true" || value === "yes") return t("yes");
  if (value === "false" || value === "no") return t("no");
  return /^\d+$/.test(value) ? value : t(`rule_${key}_${value}`);
}
