/** The moment in which a column may be doubted, and the word that answers a doubt. */

import { h } from "../dom.js";
import { t } from "../speech.js";
import { drawCard, read } from "./cards.js";
import { name } from "./news.js";

/** @typedef {import("../types.js").TableMessage} TableMessage */
/** @typedef {import("./game.js").LettersGame} LettersGame */

/** Counts the seconds that are left. */
class Clock extends HTMLElement {
  connectedCallback() {
    this.#show();
    this.timer = setInterval(() => this.#show(), 500);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  #show() {
    const left = Math.ceil((Number(this.dataset.until) - Date.now()) / 1000);
    this.textContent = left >= 0 ? t("seconds_left", { count: left }) : "";
  }
}

customElements.define("bali-clock", Clock);

/**
 * @param {LettersGame} game
 * @param {TableMessage} message
 */
export function doubts(game, message) {
  const open = /** @type {import("../types.js").DoubtWindow} */ (game.play.window);
  const column = game.play.rows[open.seat][open.slot];
  const asked = message.waiting.includes(message.you);
  const content = open.challenger !== null ? answer(game, message, read(column), asked) : question(game, message, read(column), asked);
  return h(
    "section",
    { class: `doubt ${asked ? "asked" : ""}`, "aria-label": t("doubt") },
    h("p", { class: "chosen", "aria-hidden": "true" }, h("span", { class: "mini" }, ...Array.from(column, (card) => drawCard(card, game.play.values)))),
    content,
  );
}

/**
 * @param {LettersGame} game
 * @param {TableMessage} message
 * @param {string} column
 * @param {boolean} asked
 */
function question(game, message, column, asked) {
  const clock = game.until > 0 && h("bali-clock", { "data-until": game.until, "aria-hidden": "true" });
  if (!asked) return h("p", { class: "say" }, t("doubt_waits", { column, who: message.waiting.map((seat) => name(message, seat)).join(", ") }), " ", clock);
  const who = name(message, /** @type {any} */ (game.play.window).seat);
  return h(
    "div",
    {},
    h("p", { class: "say" }, t("doubt_ask", { who, column })),
    h("p", { class: "small" }, t("doubt_rule"), " ", clock),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "main", "data-focus": "ok", onclick: () => game.move("ok") }, t("let_stand")),
      h("button", { type: "button", class: "danger", "data-focus": "doubt", onclick: () => game.move("challenge") }, t("doubt")),
    ),
  );
}

/**
 * @param {LettersGame} game
 * @param {TableMessage} message
 * @param {string} column
 * @param {boolean} asked
 */
function answer(game, message, column, asked) {
  const open = /** @type {import("../types.js").DoubtWindow} */ (game.play.window);
  const doubter = name(message, open.challenger ?? 0);
  if (!asked) return h("p", { class: "say" }, t("answer_waits", { who: name(message, open.seat), doubter, column }));
  const field = h("input", { id: "named", name: "word", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 40, required: true, "data-focus": "named" });
  const give = (/** @type {Event} */ event) => {
    event.preventDefault();
    const named = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("word");
    game.move(`word ${String(named).trim() || "-"}`);
  };
  return h(
    "form",
    { onsubmit: give },
    h("p", { class: "say" }, t("answer_ask", { doubter, column })),
    h("label", { for: "named" }, t("answer_label")),
    h(
      "div",
      { class: "row" },
      field,
      h("button", { type: "submit", class: "main", "data-focus": "give" }, t("answer_give")),
      h("button", { type: "button", "data-focus": "none", onclick: () => game.move("word -") }, t("answer_none")),
    ),
  );
}
