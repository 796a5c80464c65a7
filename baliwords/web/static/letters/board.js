/**
 * The rows of the letter game. It knows no rules: mouse, finger and keyboard end in the same
 * events, `pick` (a column was chosen) and `join` (one column was laid on another); `over` says
 * what a hand holds over what, before it lets go.
 */

import { h, redraw } from "../dom.js";
import { t } from "../speech.js";
import { absence } from "../table/absence.js";
import { drawCard, spell } from "./cards.js";
import { name } from "./news.js";

/** @typedef {import("../types.js").LettersPlay} LettersPlay */
/** @typedef {import("../types.js").TableMessage} TableMessage */
/** @typedef {import("../types.js").Unit} Unit */

const FAR = 8; // pixels that a finger may tremble

export class Board extends HTMLElement {
  constructor() {
    super();
    /** @type {{ source: Unit, ghost: HTMLElement | null, x: number, y: number, element: HTMLElement } | null} */
    this.dragged = null;
    this.active = false;
    /** @type {{ at: number, rows: string[][] }} the table as it was drawn last */
    this.drawn = { at: -1, rows: [] };
    /** @type {string} what was last held over what */
    this.held = "";
    /** @type {(() => void) | null} what is to be drawn when the hand lets go */
    this.later = null;
    this.addEventListener("pointerdown", (event) => this.#down(event));
    this.addEventListener("pointermove", (event) => this.#move(event));
    this.addEventListener("pointerup", (event) => this.#up(event));
    this.addEventListener("pointercancel", () => this.#letGo());
    this.addEventListener("click", (event) => this.#click(event), true);
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Draw the table.
   * @param {TableMessage} message
   * @param {Unit[]} picked in the order in which they were chosen
   * @param {Unit[]} marked what a hint points at
   */
  show(message, picked, marked) {
    if (this.dragged && message.at === this.drawn.at) {
      this.later = () => this.show(message, picked, marked); // not under somebody's finger
      return;
    }
    /** @type {LettersPlay} */
    const play = message.play;
    this.active = message.waiting.includes(message.you) && !play.window;
    const own = message.you < 0 ? -1 : message.you;
    const seats = play.rows.map((_, seat) => seat);
    const order = own < 0 ? seats : [...seats.slice(own + 1), ...seats.slice(0, own), own];
    this.#drop();
    const rows = order.map((seat) => this.#row(message, seat, own, picked, marked));
    const used = play.used.length ? h("p", { class: "small" }, t("used_up", { words: play.used.join(", ") })) : null;
    redraw(this, ...rows, used);
    this.drawn = { at: message.at, rows: play.rows };
  }

  /**
   * Whether a column has just come or changed, so that it may be seen to come.
   * @param {TableMessage} message
   * @param {number} seat
   * @param {number} slot
   */
  #fresh(message, seat, slot) {
    const { at, rows } = this.drawn;
    return at >= 0 && at !== message.at && rows[seat]?.[slot] !== message.play.rows[seat][slot];
  }

  /**
   * @param {TableMessage} message
   * @param {number} seat
   * @param {number} own
   * @param {Unit[]} picked
   * @param {Unit[]} marked
   */
  #row(message, seat, own, picked, marked) {
    /** @type {LettersPlay} */
    const play = message.play;
    const columns = play.rows[seat].map((column, slot) => {
      const place = picked.findIndex((unit) => same(unit, [seat, slot]));
      const whole = !!play.whole[seat]?.[slot];
      const doubted = play.window?.seat === seat && play.window.slot === slot;
      const names = ["column", column ? "" : "void", place >= 0 ? "picked" : "", whole ? "whole" : ""];
      if (marked.some((unit) => same(unit, [seat, slot]))) names.push("marked");
      if (doubted) names.push("doubted");
      if (this.#fresh(message, seat, slot)) names.push("fresh");
      return h(
        "button",
        {
          type: "button",
          class: names.filter(Boolean).join(" "),
          disabled: !column,
          "aria-pressed": String(place >= 0),
          "aria-label": label(seat === own ? "" : name(message, seat), slot, column, whole),
          "data-unit": `${seat}.${slot}`,
          "data-focus": `${seat}.${slot}`,
        },
        ...Array.from(column, (card) => drawCard(card, play.values)),
        place >= 0 && picked.length > 1 && h("em", { "aria-hidden": "true" }, place + 1),
      );
    });
    const title = own < 0 || seat !== own || play.rows.length > 1 ? this.#plate(message, seat) : null;
    return h(
      "section",
      { class: `seat ${seat === own ? "own" : "other"} ${message.waiting.includes(seat) ? "waiting" : ""}`, "aria-label": t("row_of", { name: name(message, seat) }) },
      title,
      h("div", { class: `columns of${columns.length}` }, ...columns),
    );
  }

  /**
   * @param {TableMessage} message
   * @param {number} seat
   */
  #plate(message, seat) {
    const chair = message.chairs[seat];
    /** @type {LettersPlay} */
    const play = message.play;
    return h(
      "p",
      { class: `plate ${chair.here ? "" : "away"}` },
      h("strong", {}, name(message, seat)),
      h("span", { class: "points" }, t("points", { count: play.scores[seat] })),
      h("span", { class: "small" }, t("words_off", { count: play.removals[seat] })),
      play.skips[seat] ? h("span", { class: "small" }, t("skips", { count: play.skips[seat] })) : null,
      absence(chair),
    );
  }

  // --- mouse and finger -------------------------------------------------------------------

  /** @param {PointerEvent} event */
  #down(event) {
    const element = columnAt(event.target);
    this.quiet = 0;
    if (!this.active || !element || event.button !== 0) return;
    const source = unitOf(element);
    this.dragged = { source, ghost: null, x: event.clientX, y: event.clientY, element };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const dragged = this.dragged;
    if (!dragged) return;
    const [x, y] = [event.clientX - dragged.x, event.clientY - dragged.y];
    if (!dragged.ghost) {
      if (Math.hypot(x, y) < FAR) return;
      this.setPointerCapture(event.pointerId);
      const box = dragged.element.getBoundingClientRect();
      const ghost = /** @type {HTMLElement} */ (dragged.element.cloneNode(true));
      ghost.classList.add("ghost");
      ghost.removeAttribute("data-unit");
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
      document.body.append(ghost);
      dragged.ghost = ghost;
      dragged.element.classList.add("lifted");
    }
    dragged.ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    for (const one of this.querySelectorAll(".target")) one.classList.remove("target", "before");
    const target = this.#under(event);
    target?.classList.add("target");
    target?.classList.toggle("before", before(target, event));
    this.#hold(target ? this.#units(dragged.source, target, event) : []);
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const dragged = this.dragged;
    const target = dragged?.ghost ? this.#under(event) : null;
    const units = dragged && target ? this.#units(dragged.source, target, event) : null;
    if (!dragged) return;
    this.quiet = Date.now();
    this.#letGo();
    if (units) this.dispatchEvent(new CustomEvent("join", { detail: units }));
    else if (!dragged.ghost) this.dispatchEvent(new CustomEvent("pick", { detail: dragged.source }));
  }

  #letGo() {
    const later = this.later;
    this.later = null;
    this.#drop();
    later?.();
  }

  /**
   * What is let go over a column goes under it, or above it near its top.
   * @param {Unit} source
   * @param {HTMLElement} target
   * @param {PointerEvent} event
   * @returns {Unit[]}
   */
  #units(source, target, event) {
    const onto = unitOf(target);
    return before(target, event) ? [source, onto] : [onto, source];
  }

  /** @param {Unit[]} units */
  #hold(units) {
    const held = units.join();
    if (held === this.held) return;
    this.held = held;
    this.dispatchEvent(new CustomEvent("over", { detail: units }));
  }

  #drop() {
    this.dragged?.ghost?.remove();
    this.dragged = null;
    this.held = "";
    for (const one of this.querySelectorAll(".lifted, .target")) one.classList.remove("lifted", "target", "before");
  }

  /** @param {PointerEvent} event */
  #under(event) {
    const found = document.elementsFromPoint(event.clientX, event.clientY).map(columnAt);
    return found.find((element) => element && element !== this.dragged?.element) ?? null;
  }

  // --- tap and keyboard -------------------------------------------------------------------

  /** When a hand let go: the click that follows says nothing new. */
  quiet = 0;

  /** @param {Event} event */
  #click(event) {
    const element = columnAt(event.target);
    if (!element || Date.now() - this.quiet < 400) return;
    this.dispatchEvent(new CustomEvent("pick", { detail: unitOf(element) }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const element = columnAt(event.target);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -100, ArrowDown: 100 }[event.key];
    if (!element || !step) return;
    event.preventDefault();
    const slot = unitOf(element)[1];
    const rows = [...this.querySelectorAll(".columns")].map((row) => [...row.querySelectorAll("button:not(:disabled)")]);
    const row = rows.findIndex((buttons) => buttons.some((b) => b === element));
    const next =
      Math.abs(step) === 1
        ? rows[row][rows[row].indexOf(element) + step]
        : rows[row + Math.sign(step)]?.find((b) => unitOf(b)[1] >= slot) ?? rows[row + Math.sign(step)]?.at(-1);
    if (next instanceof HTMLElement) next.focus();
  }
}

/**
 * Whether what is dropped there goes above the column, not under it.
 * @param {HTMLElement} target
 * @param {PointerEvent} event
 */
function before(target, event) {
  const box = target.getBoundingClientRect();
  return event.clientY < box.top + box.height * 0.3;
}

/**
 * @param {string} owner
 * @param {number} slot
 * @param {string} column
 * @param {boolean} whole
 */
function label(owner, slot, column, whole) {
  const parts = [owner, t("place", { number: slot + 1 }), spell(column), whole ? t("a_word") : ""];
  return parts.filter(Boolean).join(", ");
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function columnAt(target) {
  const found = target instanceof Element ? target.closest("button.column[data-unit]:not(:disabled)") : null;
  return found instanceof HTMLElement ? found : null;
}

/**
 * @param {Element} element
 * @returns {Unit}
 */
function unitOf(element) {
  const [seat, slot] = (element.getAttribute("data-unit") ?? "0.0").split(".").map(Number);
  return [seat, slot];
}

/**
 * @param {Unit} one
 * @param {Unit} other
 */
export function same(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}

customElements.define("bali-board", Board);
