/** The letter game on the page: what is picked, what it would make, what is done with it. */

import { announce, fill, h, redraw } from "../dom.js";
import { reason, t } from "../speech.js";
import { leaving } from "../table/leaving.js";
import { Board, same } from "./board.js";
import { choices, entry, verdict } from "./entry.js";
import { count, hint, peek } from "./help.js";
import { name, tell } from "./news.js";
import { sheet } from "./sheet.js";
import { doubts } from "./doubts.js";

/** @typedef {import("../types.js").LettersPlay} LettersPlay */
/** @typedef {import("../types.js").TableMessage} TableMessage */
/** @typedef {import("../types.js").Unit} Unit */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../wire.js").Wire} Wire */

export class LettersGame {
  /**
   * @param {HTMLElement} place
   * @param {Wire} wire
   */
  constructor(place, wire) {
    this.wire = wire;
    /** @type {TableMessage | null} */
    this.message = null;
    /** @type {Unit[]} what is chosen, in the order in which it is to stand */
    this.picked = [];
    /** @type {Preview | null} what it would make, as the server says */
    this.preview = null;
    /** The letters that were chosen for jokers. */
    this.letters = "";
    /** @type {import("./help.js").Hint | null} */
    this.hint = null;
    this.busy = false;
    this.trying = false;
    this.news = "";
    /** When the time to doubt is over. */
    this.until = 0;
    this.bar = h("div", { class: "bar" });
    this.board = /** @type {Board} */ (h("bali-board"));
    this.panel = h("div", { class: "panel" });
    this.tools = h("div", { class: "tools" });
    this.end = h("div", { class: "end" });
    fill(place, h("h1", { class: "hidden" }, t("letters")), this.bar, this.end, this.board, this.panel, this.tools);
    this.board.addEventListener("pick", (event) => this.pick(/** @type {CustomEvent} */ (event).detail));
    this.board.addEventListener("join", (event) => this.join(/** @type {CustomEvent} */ (event).detail));
    this.board.addEventListener("over", (event) => this.tryOut(/** @type {CustomEvent} */ (event).detail));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.keys);
  }

  close() {
    document.removeEventListener("keydown", this.keys);
  }

  /** @param {TableMessage} message */
  show(message) {
    if (message.at !== this.message?.at) {
      this.picked = [];
      this.preview = null;
      this.hint = null;
      this.letters = "";
    }
    this.message = message;
    this.until = message.seconds === null ? 0 : Date.now() + message.seconds * 1000;
    if (message.news) {
      this.news = tell(message);
      announce(this.news);
    } else if (message.at === 0 || !this.news) {
      this.news = t("begin");
    }
    this.draw();
  }

  get play() {
    return /** @type {LettersPlay} */ (this.message?.play);
  }

  /** Whether one may lay columns together now. */
  get mine() {
    return !!this.message && this.message.waiting.includes(this.message.you) && !this.play.window;
  }

  // --- intentions -------------------------------------------------------------------------

  /** @param {Unit} unit */
  pick(unit) {
    if (!this.mine) return;
    const there = this.picked.some((one) => same(one, unit));
    this.choose(there ? this.picked.filter((one) => !same(one, unit)) : [...this.picked, unit]);
  }

  /**
   * Lay one column on another; what is laid on what is picked already goes on with it.
   * @param {Unit[]} units
   */
  async join(units) {
    if (!this.mine) return;
    const fresh = units.filter((unit) => !this.picked.some((one) => same(one, unit)));
    await this.choose(fresh.length === 1 && this.picked.length > 1 ? [...this.picked, ...fresh] : units);
    const found = this.preview;
    if (this.play.alone && found && found.keep.length === 1 && !found.take.length) this.move(found.keep[0].m);
  }

  /** @param {Unit[]} units */
  async choose(units) {
    this.picked = units;
    this.letters = "";
    this.preview = null;
    this.draw();
    if (!units.length) return;
    const reply = await this.wire.ask("preview", { units });
    if (this.picked !== units) return;
    this.preview = reply.t === "answer" ? reply.answer : { units, keep: [], take: [], say: reason(reply) };
    this.draw();
    announce(verdict(this));
  }

  /**
   * Say what columns would make that are held over each other, while the hand still moves.
   * @param {Unit[]} units
   */
  async tryOut(units) {
    if (!this.mine || !units.length || this.picked.length > 1 || this.trying) return;
    this.trying = true;
    const reply = await this.wire.ask("preview", { units });
    this.trying = false;
    if (!this.board.dragged || reply.t !== "answer") return;
    this.picked = [];
    this.preview = reply.answer;
    redraw(this.panel, h("p", { class: "say" }, verdict(this)));
  }

  /** @param {string} m */
  async move(m) {
    if (this.busy || !this.message) return;
    this.busy = true;
    this.draw();
    const reply = await this.wire.do("move", { m, at: this.message.at });
    this.busy = false;
    if (reply.t === "no") this.say(reason(reply));
    else this.draw();
  }

  /** @param {string} sentence */
  say(sentence) {
    this.news = sentence;
    announce(sentence);
    this.draw();
  }

  /** @param {boolean} off take the word off, or let it lie */
  confirm(off) {
    const found = choices(this, off);
    if (found.length === 1) this.move(found[0].m);
  }

  /** @param {"undo" | "redo"} what */
  back(what) {
    this.wire.do(what, { at: this.message?.at });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (typing || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey || !this.message?.play) return;
    const you = this.message.you;
    if (/^[1-7]$/.test(event.key) && this.play.rows[you]?.[Number(event.key) - 1]) this.pick([you, Number(event.key) - 1]);
    else if (event.key === "Escape") this.choose([]);
    else if (event.key === "Backspace") this.choose(this.picked.slice(0, -1));
    else if (event.key === "!") this.confirm(true);
    else if (event.key === "+") this.confirm(choices(this, false).length === 0);
    else if (event.key === "h" && this.message.helped && this.mine) hint(this);
    else if (event.key === "u" && this.message.back) this.back("undo");
    else return;
    event.preventDefault();
  }

  // --- drawing ----------------------------------------------------------------------------

  draw() {
    const message = this.message;
    if (!message?.play) return;
    const hinted = this.hint ? (this.hint.step === 1 ? this.hint.units.slice(0, 1) : this.hint.units) : [];
    redraw(this.bar, ...this.#figures(message));
    this.board.show(message, this.picked, hinted);
    if (message.outcome) {
      if (!this.end.firstChild) fill(this.end, sheet(message, this.wire));
      redraw(this.panel);
      redraw(this.tools);
      return;
    }
    redraw(this.panel, this.play.window ? doubts(this, message) : entry(this));
    redraw(this.tools, ...this.#buttons(message));
  }

  /** @param {TableMessage} message */
  #figures(message) {
    const play = this.play;
    const alone = play.rows.length === 1;
    return [
      h("span", { class: "pile" }, h("span", { class: `back ${play.pile ? "" : "none"}`, "aria-hidden": "true" }), h("b", {}, play.pile), " ", t("in_pile")),
      alone && h("span", {}, h("b", {}, t("points", { count: play.scores[0] }))),
      alone && h("span", {}, t("words_off", { count: play.removals[0] })),
      !alone && !message.outcome && h("span", { class: "turn" }, this.#whose(message)),
      play.ending && !message.outcome && h("span", { class: "badge" }, t("ending")),
      message.practice && h("span", { class: "badge" }, t("practice")),
      message.watching > 0 && h("span", { class: "small" }, t("watching", { count: message.watching })),
    ];
  }

  /** @param {TableMessage} message */
  #whose(message) {
    if (message.waiting.includes(message.you)) return this.play.window ? t("your_doubt") : t("your_turn");
    return t("turn_of", { name: message.waiting.map((seat) => name(message, seat)).join(", ") });
  }

  /** @param {TableMessage} message */
  #buttons(message) {
    const [alone, here] = [this.play.alone, message.you >= 0];
    const button = (/** @type {string} */ key, /** @type {() => void} */ onclick, shown = true, disabled = false) =>
      shown && h("button", { type: "button", class: "quiet", disabled, "data-focus": key, onclick }, t(key));
    const step = this.hint?.step ?? 0;
    return [
      button(step && step < 3 ? "hint_more" : "hint", () => hint(this), message.helped, this.busy || step >= 3 || !this.mine),
      button("undo", () => this.back("undo"), alone && here, !message.back),
      button("redo", () => this.back("redo"), alone && here, !message.forth),
      button("peek", () => peek(this), alone && here, this.busy || !this.picked.length),
      button("count", () => count(this), alone && here),
      button("pass", () => this.move("-"), !alone && this.mine),
      ...leaving(message, this.wire),
    ];
  }
}
