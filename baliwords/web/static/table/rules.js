/** House rules by a form; who is not the host reads them. */

import { h } from "../dom.js";
import { t } from "../speech.js";

/** The rules that a form offers: what each may be; the first is what holds if nothing is said. */
const CHOICES = {
  letters: /** @type {[string, string[]][]} */ ([
    ["seats", ["2", "3", "4"]],
    ["language", ["fr", "de"]],
    ["validation", ["auto", "challenge"]],
    ["min_word_length", ["3", "4", "5"]],
    ["bali_bonus", ["50", "60", "x2", "x3", "0"]],
    ["partial_rule", ["factor", "prefix"]],
    ["steal_complete_words", ["true", "false"]],
    ["unique_words", ["false", "true"]],
    ["show_removed", ["false", "true"]],
    ["refill", ["turn", "round"]],
    ["joker_fix", ["on_join", "on_removal"]],
  ]),
  shrines: /** @type {[string, string[]][]} */ ([
    ["seats", ["2", "3", "4"]],
    ["oracle", ["no", "yes"]],
    ["demon", ["no", "yes"]],
    ["open_information", ["no", "yes"]],
  ]),
};

/**
 * @param {import("../types.js").TableMessage} message
 * @param {(rules: Record<string, string>) => void} change
 */
export function rulesForm(message, change) {
  const game = message.game === "shrines" ? "shrines" : "letters";
  const now = (/** @type {string} */ key, /** @type {string[]} */ values) => message.rules[key] ?? values[0];
  if (!message.host) {
    const changed = CHOICES[game].filter(([key, values]) => now(key, values) !== values[0] || key === "seats" || key === "language");
    return h("dl", { class: "rules" }, ...changed.flatMap(([key, values]) => [h("dt", {}, t(`rule_${key}`)), h("dd", {}, said(key, now(key, values)))]));
  }
  return h(
    "form",
    { class: "rules" },
    ...CHOICES[game].map(([key, values]) => {
      const id = `rule-${key}`;
      const box = /** @type {HTMLSelectElement} */ (h("select", { id, name: key, "data-focus": id }, ...values.map((value) => h("option", { value, selected: value === now(key, values) }, said(key, value)))));
      box.addEventListener("change", () => change({ ...message.rules, [key]: box.value }));
      return h("p", { class: "field" }, h("label", { for: id }, t(`rule_${key}`)), box);
    }),
  );
}

/**
 * @param {string} key
 * @param {string} value
 */
function said(key, value) {
  if (value === "true" || value === "yes") return t("yes");
  if (value === "false" || value === "no") return t("no");
  if (/^\d+$/.test(value)) return value;
  return t(`rule_${key}_${value}`);
}
