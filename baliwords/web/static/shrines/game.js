/** The shrine game on the page: what lies open, the own hand, and the decision that is due. */

import { announce, fill, h, redraw } from "../dom.js";
import { name } from "../letters/news.js";
import { reason, t } from "../speech.js";
import { ending } from "../table/ending.js";
import { leaving } from "../table/leaving.js";
import { GOODS, grouped, icon, playingCard, sacrifice } from "./cards.js";
import { told } from "./news.js";
import { ShrinesTable } from "./table.js";

/** @typedef {import("../types.js").ShrinesPlay} ShrinesPlay */
/** @typedef {import("../types.js").TableMessage} TableMessage */

export class ShrinesGame {
  /**
   * @param {HTMLElement} place
   * @param {import("../wire.js").Wire} wire
   */
  constructor(place, wire) {
    this.wire = wire;
    this.busy = false;
    this.said = "";
    /** @type {TableMessage | null} */
    this.message = null;
    this.bar = h("div", { class: "bar" });
    this.end = h("div", { class: "end" });
    this.panel = h("section", { class: "panel", "aria-label": t("decision") });
    this.table = new ShrinesTable((m) => this.#move(m));
    this.own = h("section", { class: "hand", "aria-label": t("your_hand") });
    this.tools = h("div", { class: "tools" });
    fill(place, h("h1", { class: "hidden" }, t("shrines")), this.bar, this.end, h("div", { class: "shrines" }, ...this.table.parts, this.own, this.panel), this.tools);
  }

  close() {}

  /** @param {TableMessage} message */
  show(message) {
    this.message = message;
    if (message.news) {
      this.said = told(message) || this.said;
      if (this.said) announce(this.said);
    }
    this.#draw(message);
  }

  /** @param {string} m */
  async #move(m) {
    if (this.busy || !this.message) return;
    this.busy = true;
    const reply = await this.wire.do("move", { m, at: this.message.at });
    this.busy = false;
    if (reply.t === "no") this.#answer(reason(reply), this.message);
  }

  /** @param {TableMessage} message */
  #draw(message) {
    /** @type {ShrinesPlay} */
    const play = message.play;
    const mine = message.waiting.includes(message.you);
    const whose = message.outcome ? t("over") : mine ? t("your_turn") : t("turn_of", { name: message.waiting.map((seat) => name(message, seat)).join(", ") });
    redraw(this.bar, h("span", {}, h("b", {}, play.pile), " ", t("in_pile")), h("span", {}, t("round_turn", { number: play.turn })), h("span", { class: "turn" }, whose));
    this.table.draw(message);
    redraw(this.own, ...(message.you >= 0 ? this.#hand(play) : []));
    if (message.outcome) {
      if (!this.end.firstChild) fill(this.end, this.#sheet(message));
      redraw(this.panel);
      redraw(this.tools);
      return;
    }
    redraw(this.panel, h("p", { class: "say" }, this.said || t("begin")), mine && h("p", { class: "due" }, t(`phase_${play.phase}`)), h("div", { class: "row decisions" }, ...play.choices.map((choice) => this.#choice(play, choice))));
    redraw(this.tools, this.#hinting(message), ...leaving(message, this.wire));
  }

  /** @param {ShrinesPlay} play */
  #hand(play) {
    return [
      h("h2", {}, t("your_hand")),
      h("p", { class: "row" }, ...play.hand.map((kind) => playingCard(kind))),
      h("h2", {}, t("your_sacrifices")),
      h("p", { class: "row" }, ...grouped(play.sacrifices).map(([good, count]) => sacrifice(good, count)), !play.sacrifices.length && h("span", { class: "small" }, t("none"))),
      play.looked.length > 0 && h("p", { class: "row" }, t("looked"), ...play.looked.map((one) => sacrifice(one.slice(0, -1)))),
    ];
  }

  /**
   * @param {ShrinesPlay} play
   * @param {string} choice
   */
  #choice(play, choice) {
    const [verb, what = "", number = "1"] = choice.split(" ");
    const picture = verb === "take" ? play.market[Number(what) - 1].at(-1) : verb === "keep" ? play.looked[Number(what) - 1].slice(0, -1) : what === "shrine" || t(`card_${what}`) !== `card_${what}` ? what : null;
    return h("button", { type: "button", class: verb === "pass" ? "quiet" : "choice", "data-focus": `choose ${choice}`, "data-move": choice, onclick: () => this.#move(choice) }, picture && icon(picture), this.#say(play, verb, what, Number(number)));
  }

  /**
   * @param {ShrinesPlay} play
   * @param {string} verb
   * @param {string} what
   * @param {number} count
   */
  #say(play, verb, what, count) {
    if (verb === "pass") return t(`pass_${play.phase}`);
    if (verb === "take") return t("do_take", { number: what, card: t(`card_${play.market[Number(what) - 1].at(-1)}`) });
    if (verb === "keep") return t("do_keep", { good: t(`good_${play.looked[Number(what) - 1].slice(0, -1)}`) });
    if (verb === "play") return count > 1 ? t("do_play_many", { number: count, card: t(`card_${what}`) }) : t("do_play", { card: t(`card_${what}`) });
    if (verb === "buy") return t("do_buy", { good: t(`good_${what}`), price: play.prices[GOODS.indexOf(what)] });
    return t(`do_${verb}`, { good: t(`good_${what}`) });
  }

  /** @param {TableMessage} message */
  #sheet(message) {
    /** @type {ShrinesPlay} */
    const play = message.play;
    const outcome = /** @type {import("../types.js").Outcome} */ (message.outcome);
    const sheet = play.sheet ?? [];
    const lines = /** @type {[string, (one: import("../types.js").ShrinesSheet) => number][]} */ ([
      ["sheet_tokens", (one) => one.tokens],
      ["sheet_shrines", (one) => one.shrines],
      ["sheet_stones", (one) => one.stones],
      ...GOODS.map((good, place) => [`good_${good}`, (/** @type {any} */ one) => one.sacrifices[place]]),
      ["sheet_total", (one) => one.total],
    ]);
    return h(
      "section",
      { class: "sheet", "aria-label": t("final_sheet") },
      h("h2", {}, t("wins", { count: outcome.winners.length, name: outcome.winners.map((seat) => name(message, seat)).join(", ") })),
      h(
        "div",
        { class: "scroll", tabindex: "0", role: "region", "aria-label": t("final_sheet") },
        h(
          "table",
          {},
          h("thead", {}, h("tr", {}, h("td"), ...message.chairs.map((_, seat) => h("th", { scope: "col" }, name(message, seat))))),
          h("tbody", {}, ...(sheet.length ? lines : []).map(([key, of]) => h("tr", { class: key }, h("th", { scope: "row" }, t(key)), ...sheet.map((one) => h("td", {}, of(one)))))),
        ),
      ),
      ending(message, this.wire),
    );
  }

  /** @param {TableMessage} message */
  #hinting(message) {
    if (!message.helped) return null;
    const mine = message.waiting.includes(message.you);
    return h("button", { type: "button", class: "quiet", disabled: this.busy || !mine, "data-focus": "hint", onclick: () => this.#hint(message) }, t("hint"));
  }

  /** @param {TableMessage} message */
  async #hint(message) {
    this.busy = true;
    this.#answer(t("thinking"), message);
    const reply = await this.wire.ask("hint");
    this.busy = false;
    if (!this.message || this.message.at !== message.at) return;
    if (reply.t !== "answer") return this.#answer(reason(reply), message);
    const [verb, what = "", number = "1"] = String(reply.answer.m).split(" ");
    this.#answer(t("hint_3", { move: this.#say(message.play, verb, what, Number(number)), why: reply.answer.why }), message);
  }

  /**
   * @param {string} sentence
   * @param {TableMessage} message
   */
  #answer(sentence, message) {
    this.said = sentence;
    announce(sentence);
    this.#draw(message);
  }
}
