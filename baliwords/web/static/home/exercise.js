/**
 * A table on which moves are tried and nothing is played: puzzles, the lesson, one's own mistakes.
 * Columns are chosen as in a game; what comes of a move is asked of the server.
 */

import { announce, h, redraw } from "../dom.js";
import { entry, choices, verdict } from "../letters/entry.js";
import "../letters/board.js";

/** @typedef {import("../types.js").LettersPlay} LettersPlay */
/** @typedef {import("../types.js").Unit} Unit */

export class Exercise {
  /**
   * @param {LettersPlay} play
   * @param {string[]} names
   * @param {(what: string, body: Record<string, any>) => Promise<any>} ask
   * @param {(m: string) => void} tried is told the move that is tried
   */
  constructor(play, names, ask, tried) {
    this.play = play;
    this.ask = ask;
    this.tried = tried;
    /** @type {Unit[]} */
    this.picked = [];
    /** @type {Unit[]} */
    this.marked = [];
    /** @type {import("../types.js").Preview | null} */
    this.preview = null;
    this.letters = "";
    this.news = "";
    this.busy = false;
    /** @type {any} what a board needs to know of a table */
    this.message = { at: 0, you: 0, waiting: [0], play, chairs: names.map((name) => ({ name, computer: "", here: true, resigned: false })) };
    this.board = /** @type {import("../letters/board.js").Board} */ (h("bali-board"));
    this.panel = h("div", { class: "panel" });
    this.element = h("div", { class: "exercise" }, this.board, this.panel);
    this.board.addEventListener("pick", (event) => this.pick(/** @type {CustomEvent} */ (event).detail));
    this.board.addEventListener("join", (event) => this.choose(/** @type {CustomEvent} */ (event).detail));
    this.keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.keys);
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (typing || document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.element.isConnected) return document.removeEventListener("keydown", this.keys);
    if (/^[1-7]$/.test(event.key) && this.play.rows[0][Number(event.key) - 1]) this.pick([0, Number(event.key) - 1]);
    else if (event.key === "Escape") this.choose([]);
    else if (event.key === "Backspace") this.choose(this.picked.slice(0, -1));
    else if (event.key === "!") this.confirm(true);
    else if (event.key === "+") this.confirm(choices(/** @type {any} */ (this), false).length === 0);
    else return;
    event.preventDefault();
  }

  get mine() {
    return this.message.waiting.length > 0;
  }

  /** Show the table as it is: nothing is to be tried any more. */
  end() {
    this.message.waiting = [];
    this.draw();
  }

  /** @param {Unit} unit */
  pick(unit) {
    const there = this.picked.some((one) => one[0] === unit[0] && one[1] === unit[1]);
    this.choose(there ? this.picked.filter((one) => one[0] !== unit[0] || one[1] !== unit[1]) : [...this.picked, unit]);
  }

  /** @param {Unit[]} units */
  async choose(units) {
    this.picked = units;
    this.letters = "";
    this.preview = null;
    this.draw();
    if (!units.length) return;
    try {
      const found = await this.ask("preview", { units });
      if (this.picked !== units) return;
      this.preview = found;
    } catch (error) {
      this.preview = { units, keep: [], take: [], say: error instanceof Error ? error.message : "" };
    }
    this.draw();
    announce(verdict(/** @type {any} */ (this)));
  }

  /** @param {boolean} off */
  confirm(off) {
    const found = choices(/** @type {any} */ (this), off);
    if (found.length === 1) this.tried(found[0].m);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.news = sentence;
    this.picked = [];
    this.preview = null;
    announce(sentence);
    this.draw();
  }

  draw() {
    this.board.show(this.message, this.picked, this.marked);
    redraw(this.panel, entry(/** @type {any} */ (this)));
  }
}
