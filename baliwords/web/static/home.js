/** The first page: play alone, open a table, join one, go on with one. */

import { call, guest, spoken, visits } from "./api.js";
import { announce, fill, h } from "./dom.js";
import { select } from "./form.js";
import { doors } from "./home/doors.js";
import { games, settings } from "./home/store.js";
import { wordsNow } from "./offline.js";
import { t } from "./speech.js";
import { rulesForm } from "./table/rules.js";

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 */
export function home(place, go) {
  const said = h("p", { class: "say error", role: "alert" });
  const name = /** @type {HTMLInputElement} */ (h("input", { id: "name", name: "name", value: guest.name, maxlength: 24, autocomplete: "nickname" }));
  const open = async (/** @type {Record<string, any>} */ wish) => {
    guest.name = name.value.trim();
    try {
      const { code } = await call("/api/tables", { name: guest.name || t("guest"), ...wish });
      go(`/t/${code}`);
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
      announce(said.textContent);
    }
  };
  fill(
    place,
    h("h1", {}, t("welcome")),
    h("p", { class: "lead" }, t("welcome_text")),
    h("p", { class: "field" }, h("label", { for: "name" }, t("your_name")), name),
    said,
    again(go),
    h("div", { class: "choices" }, alone(open), ...doors(go, open), together(open), join(go)),
  );
}

/** @param {(wish: Record<string, any>) => void} open */
function alone(open) {
  const words = wordsOf("alone-words");
  const place = h("div");
  /** @type {Record<string, string>} */
  let rules = settings().rules;
  const ask = () => {
    const form = rulesForm("letters", rules, (changed) => ((rules = changed), ask()), true);
    form.querySelector("p:has(#rule-language)")?.remove(); // asked above
    fill(place, form);
  };
  ask();
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t("alone")),
    h("p", {}, t("alone_text")),
    words.field,
    h("details", {}, h("summary", {}, t("house_rules")), place),
    h("button", { type: "button", class: "main", "data-focus": "alone", onclick: () => open({ game: "letters", rules: { ...rules, language: words.value() }, start: true }) }, t("alone_start")),
  );
}

/** @param {(wish: Record<string, any>) => void} open */
function together(open) {
  const words = wordsOf("together-words");
  const seats = select("seats", t("how_many"), ["2", "3", "4"], (n) => t("people", { count: Number(n) }), "2");
  const game = select("game", t("which_game"), ["letters", "shrines"], (name) => t(name), "letters");
  game.select.addEventListener("change", () => (words.field.hidden = game.select.value !== "letters"));
  const wish = () => {
    const letters = game.select.value === "letters";
    const rules = letters ? { ...settings().rules, language: words.value(), seats: seats.select.value } : { seats: seats.select.value };
    return { game: game.select.value, rules };
  };
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t("together")),
    h("p", {}, t("together_text")),
    game.field,
    seats.field,
    words.field,
    h("button", { type: "button", class: "main", "data-focus": "together", onclick: () => open(wish()) }, t("open_table")),
  );
}

/**
 * @param {(path: string) => void} go
 */
function join(go) {
  const said = h("p", { class: "say error", role: "alert" });
  const code = /** @type {HTMLInputElement} */ (
    h("input", { id: "code", name: "code", placeholder: "KWPT-RDXM", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 12, required: true })
  );
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const found = await call(`/api/tables/${encodeURIComponent(code.value.trim())}`);
      go(`/t/${found.code}`);
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t("join_table")),
    h("p", {}, t("join_text")),
    h("form", { onsubmit: enter }, h("p", { class: "field" }, h("label", { for: "code" }, t("code")), code), said, h("button", { type: "submit", class: "main", "data-focus": "enter" }, t("enter"))),
  );
}

/** @param {(path: string) => void} go */
function again(go) {
  const ended = new Set(games().map((one) => one.code.toUpperCase())); // found among one's games
  const tables = visits().filter((one) => !ended.has(one.code.toUpperCase()));
  if (!tables.length) return null;
  return h(
    "section",
    { class: "box wide" },
    h("h2", {}, t("go_on_with")),
    h(
      "ul",
      { class: "plain row" },
      ...tables.map((one) =>
        h("li", {}, h("a", { class: "button", href: `/t/${one.code}`, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/t/${one.code}`)) }, `${one.alone ? t("alone") : t(one.game)} · ${spoken(one.code)}`)),
      ),
    ),
  );
}

/** @param {string} id */
function wordsOf(id) {
  const chosen = select(id, t("words_in"), ["fr", "de"], (lang) => t(`words_${lang}`), wordsNow());
  chosen.select.addEventListener("change", () => localStorage.setItem("words", chosen.select.value));
  return { field: chosen.field, value: () => chosen.select.value };
}
