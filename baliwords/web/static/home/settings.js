/** Settings of this browser: language, colours, name, words, usual opponent, house rules. */

import { about, guest } from "../api.js";
import { fill, h } from "../dom.js";
import { select } from "../form.js";
import { wordsNow } from "../offline.js";
import { LANGUAGES, language, speak, t } from "../speech.js";
import { rulesForm } from "../table/rules.js";
import { set, settings } from "./store.js";
import { THEMES, dress } from "./theme.js";

/**
 * @param {HTMLElement} place
 * @param {() => void} again shows the page anew, in another language
 */
export function settingsPage(place, again) {
  const now = settings();
  const name = /** @type {HTMLInputElement} */ (h("input", { id: "own-name", name: "name", value: guest.name, maxlength: 24, autocomplete: "nickname" }));
  name.addEventListener("change", () => (guest.name = name.value.trim()));
  const spoken = select("ui", t("language"), LANGUAGES, (one) => t(`language_${one}`), language);
  spoken.select.addEventListener("change", async () => {
    await speak(spoken.select.value);
    again();
  });
  const theme = select("theme", t("theme"), THEMES, (one) => t(`theme_${one}`), now.theme);
  theme.select.addEventListener("change", () => {
    set({ theme: theme.select.value });
    dress();
  });
  const words = select("words", t("words_in"), ["fr", "de"], (one) => t(`words_${one}`), wordsNow());
  words.select.addEventListener("change", () => localStorage.setItem("words", words.select.value));
  const opponent = select("opponent", t("usual_opponent"), about.levels.letters ?? [], (one) => t(`level_${one}`), now.opponent);
  opponent.select.addEventListener("change", () => set({ opponent: opponent.select.value }));
  const known = select("known", t("known_words"), ["first", "points"], (one) => t(`known_${one}`), now.known ? "first" : "points");
  known.select.addEventListener("change", () => set({ known: known.select.value === "first" }));
  const rules = h("div");
  const ask = () => {
    const form = rulesForm("letters", settings().rules, (changed) => (set({ rules: changed }), ask()));
    form.querySelector("p:has(#rule-language)")?.remove(); // asked above
    form.querySelector("p:has(#rule-seats)")?.remove(); // asked when a table is opened
    fill(rules, form);
  };
  ask();
  fill(
    place,
    h("h1", {}, t("settings")),
    h("p", { class: "lead" }, t("settings_text")),
    h("section", { class: "box" }, h("p", { class: "field" }, h("label", { for: "own-name" }, t("your_name")), name), spoken.field, theme.field, words.field, known.field, opponent.field),
    h("section", { class: "box" }, h("h2", {}, t("house_rules")), h("p", { class: "small" }, t("settings_rules")), rules, h("p", {}, h("button", { type: "button", "data-focus": "usual rules", onclick: () => (set({ rules: {} }), ask()) }, t("usual_rules")))),
  );
}
