/** The moment in which a column may be doubted, and the word that answers a doubt. */

import { h } from "../dom.js";
import { t } from "../speech.js";
import { read } from "./cards.js";
import { name } from "./news.js";

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 */
export function doubts(message, wire) {
  /** @type {import("../types.js").LettersPlay} */
  const play = message.play;
  const open = /** @type {import("../types.js").DoubtWindow} */ (play.window);
  const column = read(play.rows[open.seat][open.slot]);
  const move = (/** @type {string} */ m) => wire.do("move", { m, at: message.at });
  if (open.challenger !== null) return answer(message, open, column, move);
  const who = name(message, open.seat);
  if (!message.waiting.includes(message.you)) {
    const waiting = message.waiting.map((seat) => name(message, seat)).join(", ");
    return h("p", { class: "say" }, t("doubt_waits", { column, who: waiting }));
  }
  return h(
    "div",
    { class: "doubt" },
    h("p", { class: "say" }, t("doubt_ask", { who, column })),
    h("p", { class: "small" }, t("doubt_rule"), message.seconds === null ? "" : ` ${t("seconds_left", { count: message.seconds })}`),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "main", "data-focus": "ok", onclick: () => move("ok") }, t("let_stand")),
      h("button", { type: "button", class: "danger", "data-focus": "doubt", onclick: () => move("challenge") }, t("doubt")),
    ),
  );
}

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../types.js").DoubtWindow} open
 * @param {string} column
 * @param {(m: string) => void} move
 */
function answer(message, open, column, move) {
  const doubter = name(message, open.challenger ?? 0);
  if (!message.waiting.includes(message.you)) {
    return h("p", { class: "say" }, t("answer_waits", { who: name(message, open.seat), doubter, column }));
  }
  const field = /** @type {HTMLInputElement} */ (
    h("input", { id: "named", name: "word", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 40, required: true, "data-focus": "named" })
  );
  return h(
    "form",
    {
      class: "doubt",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        move(`word ${field.value.trim() || "-"}`);
      },
    },
    h("p", { class: "say" }, t("answer_ask", { doubter, column })),
    h("label", { for: "named" }, t("answer_label")),
    h(
      "div",
      { class: "row" },
      field,
      h("button", { type: "submit", class: "main" }, t("answer_give")),
      h("button", { type: "button", onclick: () => move("word -") }, t("answer_none")),
    ),
  );
}
