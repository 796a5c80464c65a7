/** The letter game on the page: what is picked, what it would make, what may be done with it. */

import { announce, dialog, fill, h } from "../dom.js";
import { reason, t } from "../speech.js";
import { Board, same } from "./board.js";
import { drawCard, read } from "./cards.js";
import { tell } from "./news.js";
import { sheet } from "./sheet.js";
import { doubts } from "./doubts.js";

/** @typedef {import("../types.js").LettersPlay} LettersPlay */
/** @typedef {import("../types.js").TableMessage} TableMessage */
/** @typedef {import("../types.js").Unit} Unit */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Choice} Choice */
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
    /** @type {Unit[]} */
    this.picked = [];
    /** @type {Preview | null} */
    this.preview = null;
    this.letters = "";
    /** @type {{ m: string, units: Unit[], why: string, step: number } | null} */
    this.hint = null;
    this.busy = false;
    this.news = "";
    this.bar = h("div", { class: "bar" });
    this.board = /** @type {Board} */ (h("bali-board"));
    this.panel = h("div", { class: "panel" });
    this.tools = h("div", { class: "tools" });
    this.end = h("div", { class: "end" });
    fill(place, h("h1", { class: "hidden" }, t("letters")), this.bar, this.end, this.board, this.panel, this.tools);
    this.board.addEventListener("pick", (event) => this.pick(/** @type {CustomEvent} */ (event).detail));
    this.board.addEventListener("join", (event) => this.join(/** @type {CustomEvent} */ (event).detail));
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
    if (message.news) {
      this.news = tell(message);
      announce(this.news);
    } else if (message.at === 0 || !this.news) {
      this.news = t("begin");
    }
    this.#draw();
  }

  get play() {
    return /** @type {LettersPlay} */ (this.message?.play);
  }

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

  /** @param {Unit[]} units */
  async join(units) {
    if (!this.mine) return;
    const fresh = units.filter((unit) => !this.picked.some((one) => same(one, unit)));
    // What is laid on a column that is picked already goes on with what is being put together.
    const units2 = fresh.length === 1 && this.picked.length > 1 ? [...this.picked, ...fresh] : units;
    await this.choose(units2);
    const found = this.preview;
    if (this.play.alone && found && found.keep.length === 1 && !found.take.length) this.move(found.keep[0].m);
  }

  /** @param {Unit[]} units */
  async choose(units) {
    this.picked = units;
    this.letters = "";
    this.preview = null;
    this.#draw();
    if (!units.length) return;
    const reply = await this.wire.ask("preview", { units });
    if (this.picked !== units) return;
    this.preview = reply.t === "answer" ? reply.answer : { units, keep: [], take: [], say: reason(reply) };
    this.#draw();
    announce(this.#verdict());
  }

  /** @param {string} m */
  async move(m) {
    if (this.busy || !this.message) return;
    this.busy = true;
    this.#draw();
    const reply = await this.wire.do("move", { m, at: this.message.at });
    this.busy = false;
    if (reply.t === "no") {
      this.news = reason(reply);
      announce(this.news);
    }
    this.#draw();
  }

  /** @param {boolean} off take the word off, or let it lie */
  confirm(off) {
    const choices = this.#choices(off);
    if (choices.length === 1) this.move(choices[0].m);
  }

  /** @param {boolean} off */
  #choices(off) {
    const all = (off ? this.preview?.take : this.preview?.keep) ?? [];
    return this.letters ? all.filter((choice) => choice.letters === this.letters) : all;
  }

  async #help() {
    if (this.hint) {
      this.hint.step = Math.min(3, this.hint.step + 1);
    } else {
      this.busy = true;
      this.news = t("thinking");
      this.#draw();
      const reply = await this.wire.ask("hint");
      this.busy = false;
      if (reply.t === "answer") this.hint = { ...reply.answer, step: 1 };
      else this.news = reason(reply);
    }
    if (this.hint) {
      const columns = this.hint.units.map(([seat, slot]) => read(this.play.rows[seat][slot]));
      const first = columns[0] ?? "";
      if (this.hint.step === 1) this.news = t("hint_1", { column: first });
      if (this.hint.step === 2) this.news = t("hint_2", { move: this.hint.m });
      if (this.hint.step === 3) this.news = t("hint_3", { move: this.hint.m, why: this.hint.why });
    }
    announce(this.news);
    this.#draw();
  }

  async #peek() {
    const unit = this.picked.at(-1);
    if (!unit) return;
    const column = this.play.rows[unit[0]][unit[1]];
    const reply = await this.wire.ask("peek", { column });
    if (reply.t !== "answer") return;
    const { count, words } = reply.answer;
    dialog(t("peek_title", { column: read(column) }), t("close"), () => [
      h("p", {}, t("in_words", { count })),
      h(
        "ul",
        { class: "words" },
        ...words.map((/** @type {[string, string, string, number]} */ [before, after, word, points]) =>
          h("li", {}, h("span", {}, before, h("mark", {}, word.slice(before.length, word.length - after.length)), after), h("small", {}, points)),
        ),
      ),
    ]);
  }

  async #count() {
    const reply = await this.wire.ask("count");
    if (reply.t !== "answer") return;
    dialog(t("count_title"), t("close"), () => [
      h("p", {}, t("count_text")),
      h(
        "ul",
        { class: "count" },
        ...reply.answer.cards.map((/** @type {[string, number]} */ [card, number]) =>
          h("li", {}, drawCard(card, this.play.values), h("span", {}, `× ${number}`)),
        ),
      ),
    ]);
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
    else if (event.key === "+") this.confirm(this.#choices(false).length === 0);
    else if (event.key === "h" && this.play.alone && this.mine) this.#help();
    else if (event.key === "u" && this.message.back) this.wire.do("undo", { at: this.message.at });
    else return;
    event.preventDefault();
  }

  // --- drawing ----------------------------------------------------------------------------

  #draw() {
    const message = this.message;
    if (!message?.play) return;
    const hinted = this.hint ? (this.hint.step === 1 ? this.hint.units.slice(0, 1) : this.hint.units) : [];
    fill(this.bar, ...this.#figures(message));
    this.board.show(message, this.picked, hinted);
    if (message.outcome) {
      fill(this.end, sheet(message, this.wire));
      fill(this.panel);
      fill(this.tools);
      return;
    }
    fill(this.end);
    fill(this.panel, this.play.window ? doubts(message, this.wire) : this.#entry(message));
    fill(this.tools, ...this.#buttons(message));
  }

  /** @param {TableMessage} message */
  #figures(message) {
    const play = this.play;
    const alone = play.rows.length === 1;
    return [
      h("span", {}, h("b", {}, play.pile), " ", t("in_pile")),
      alone && h("span", {}, h("b", {}, t("points", { count: play.scores[0] }))),
      alone && h("span", {}, t("words_off", { count: play.removals[0] })),
      !alone && !message.outcome && h("span", { class: "turn" }, this.#whose(message)),
      play.ending && !message.outcome && h("span", { class: "badge" }, t("ending")),
      message.practice && h("span", { class: "badge" }, t("practice")),
    ];
  }

  /** @param {TableMessage} message */
  #whose(message) {
    if (message.waiting.includes(message.you)) return this.play.window ? t("your_doubt") : t("your_turn");
    const names = message.waiting.map((seat) => message.chairs[seat].name || t(`level_${message.chairs[seat].computer}`));
    return t("turn_of", { name: names.join(", ") });
  }

  /** @param {TableMessage} message */
  #entry(message) {
    if (!this.mine) return h("p", { class: "say" }, this.news);
    if (!this.picked.length) {
      return h("div", {}, h("p", { class: "say" }, this.news), h("p", { class: "small" }, t("how_to_pick")));
    }
    const cards = this.picked.map(([seat, slot]) =>
      h("span", { class: "mini" }, ...Array.from(message.play.rows[seat][slot], (card) => drawCard(card, this.play.values))),
    );
    return h(
      "div",
      {},
      h("p", { class: "chosen", "aria-hidden": "true" }, ...cards),
      h("p", { class: "say" }, this.#verdict()),
      h("div", { class: "row" }, ...this.#jokers(), ...this.#confirming()),
    );
  }

  /** Say what the picked columns would make. */
  #verdict() {
    const found = this.preview;
    if (!found) return "…";
    const choices = [...this.#choices(true), ...this.#choices(false)];
    const letters = new Set(choices.map((choice) => choice.letters));
    if (!choices.length) {
      const [seat, slot] = this.picked[0] ?? [0, 0];
      if (this.picked.length === 1) return t("and_then", { column: read(this.play.rows[seat][slot]) });
      return found.say;
    }
    if (letters.size > 1) return t("choose_joker");
    const { column, word, points } = choices[0];
    if (word === null) return t("would_bluff", { column: read(column) });
    return word ? t("would_be_word", { column: read(column), count: points }) : t("would_be_part", { column: read(column) });
  }

  #jokers() {
    const found = this.preview;
    const letters = [...new Set([...(found?.keep ?? []), ...(found?.take ?? [])].map((choice) => choice.letters))].sort();
    if (letters.length < 2) return [];
    const words = new Set((found?.take ?? []).map((choice) => choice.letters));
    return [
      h(
        "div",
        { class: "jokers", role: "group", "aria-label": t("choose_joker") },
        ...letters.map((letter) =>
          h(
            "button",
            {
              type: "button",
              class: words.has(letter) ? "word" : "",
              "aria-pressed": String(this.letters === letter),
              "data-focus": `joker ${letter}`,
              onclick: () => {
                this.letters = letter;
                this.#draw();
                announce(this.#verdict());
              },
            },
            letter,
          ),
        ),
      ),
    ];
  }

  #confirming() {
    const [keep, take] = [this.#choices(false), this.#choices(true)];
    const single = this.picked.length === 1;
    return [
      take.length === 1 &&
        h("button", { type: "button", class: "main", disabled: this.busy, "data-focus": "take", onclick: () => this.confirm(true) }, t("take_off", { word: read(take[0].column), count: take[0].points })),
      keep.length === 1 &&
        h("button", { type: "button", class: take.length ? "" : "main", disabled: this.busy, "data-focus": "keep", onclick: () => this.confirm(false) }, t("join", { column: read(keep[0].column) })),
      single && this.play.alone && h("button", { type: "button", "data-focus": "peek", onclick: () => this.#peek() }, t("peek")),
      h("button", { type: "button", class: "quiet", "data-focus": "clear", onclick: () => this.choose([]) }, t("clear")),
    ];
  }

  /** @param {TableMessage} message */
  #buttons(message) {
    const alone = this.play.alone;
    const button = (/** @type {string} */ key, /** @type {() => void} */ onclick, shown = true, disabled = false) =>
      shown && h("button", { type: "button", class: "quiet", disabled, "data-focus": key, onclick }, t(key));
    const stop = () =>
      dialog(t(alone ? "stop_title" : "resign_title"), t("go_on"), (close) => [
        h("p", {}, t(alone ? "stop_text" : "resign_text")),
        h("p", { class: "row" }, h("button", { type: "button", class: "main", onclick: () => (close(), this.wire.do("resign")) }, t(alone ? "stop" : "resign"))),
      ]);
    const hinting = this.hint ? (this.hint.step < 3 ? "hint_more" : "hint") : "hint";
    return [
      button(hinting, () => this.#help(), alone && message.you >= 0, this.busy || (this.hint?.step ?? 0) >= 3),
      button("undo", () => void this.wire.do("undo", { at: message.at }), alone && message.you >= 0, !message.back),
      button("redo", () => void this.wire.do("redo", { at: message.at }), alone && message.you >= 0, !message.forth),
      button("count", () => this.#count(), alone && message.you >= 0),
      button("pass", () => this.move("-"), !alone && this.mine),
      button(alone ? "stop" : "resign", stop, message.you >= 0 && !message.chairs[message.you].resigned),
    ];
  }
}
