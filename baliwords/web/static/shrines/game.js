/** The shrine game on the page: what lies open, the own hand, and the decision that is due. */

import { announce, fill, h, redraw } from "../dom.js";
import { name } from "../letters/news.js";
import { reason, t } from "../speech.js";
import { absence } from "../table/absence.js";
import { ending } from "../table/ending.js";
import { leaving } from "../table/leaving.js";
import { GOODS, grouped, icon, playingCard, sacrifice } from "./cards.js";

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
    this.market = h("section", { class: "market", "aria-label": t("market") });
    this.altar = h("section", { class: "altar", "aria-label": t("altar") });
    this.people = h("section", { class: "people", "aria-label": t("players") });
    this.own = h("section", { class: "hand", "aria-label": t("your_hand") });
    this.tools = h("div", { class: "tools" });
    fill(place, h("h1", { class: "hidden" }, t("shrines")), this.bar, this.end, h("div", { class: "shrines" }, this.people, this.market, this.altar, this.own, this.panel), this.tools);
  }

  close() {}

  /** @param {TableMessage} message */
  show(message) {
    this.message = message;
    if (message.news) {
      this.said = this.#tell(message);
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
    redraw(this.people, ...play.seats.map((_, seat) => this.#person(message, seat)));
    redraw(this.market, h("h2", {}, t("market")), h("div", { class: "stalls" }, ...play.market.map((column, place) => this.#stall(play, column, place))));
    redraw(this.altar, ...this.#altar(play));
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

  /**
   * @param {TableMessage} message
   * @param {number} seat
   */
  #person(message, seat) {
    /** @type {ShrinesPlay} */
    const play = message.play;
    const one = play.seats[seat];
    const chair = message.chairs[seat];
    const open = play.open && seat !== message.you ? play.open : null;
    return h(
      "article",
      { class: `person ${message.waiting.includes(seat) ? "waiting" : ""} ${chair.here ? "" : "away"}` },
      h("h3", {}, name(message, seat), seat === message.you && h("small", {}, ` ${t("you")}`), play.active === seat && h("span", { class: "badge" }, t("active"))),
      h(
        "p",
        { class: "row figures" },
        h("span", { title: t("stones") }, icon("stone"), h("b", {}, one.stones), h("span", { class: "hidden" }, t("stones"))),
        h("span", { title: t("tokens") }, icon("point"), h("b", {}, one.points), h("span", { class: "hidden" }, t("tokens"))),
        h("span", { class: "small" }, t("hand_cards", { count: one.hand })),
        h("span", { class: "small" }, t("sacrifice_cards", { count: one.sacrifices })),
        absence(chair),
      ),
      h("p", { class: "row front" }, ...grouped(one.front).map(([kind, count]) => playingCard(kind, count))),
      open && h("p", { class: "row" }, ...open.hands[seat].map((kind) => playingCard(kind)), ...grouped(open.sacrifices[seat]).map(([good, count]) => sacrifice(good, count))),
    );
  }

  /**
   * @param {ShrinesPlay} play
   * @param {string[]} column
   * @param {number} place
   */
  #stall(play, column, place) {
    const take = `take ${place + 1}`;
    const may = play.choices.includes(take);
    const cards = column.map((kind, row) => h("span", { class: row === column.length - 1 ? "last" : "" }, playingCard(kind)));
    const label = t("stall", { number: place + 1, cards: column.map((kind) => t(`card_${kind}`)).join(", ") });
    return h(
      "button",
      { type: "button", class: `stall ${may ? "may" : ""}`, disabled: !may, "aria-label": label, "data-focus": take, onclick: () => this.#move(take) },
      play.demon === place && h("span", { class: "demon" }, icon("demon"), h("span", { class: "hidden" }, t("demon"))),
      ...cards,
    );
  }

  /** @param {ShrinesPlay} play */
  #altar(play) {
    return [
      h("h2", {}, t("altar")),
      h("p", { class: "row" }, h("span", {}, t("altar_cards", { count: play.altar })), play.top ? h("span", {}, t("altar_top"), " ", sacrifice(play.top)) : null),
      h("h2", {}, t("supply")),
      h("p", { class: "row" }, ...GOODS.map((good, place) => h("span", { class: "supply" }, sacrifice(good, play.supply[place]), play.phase === "buy" && play.choices.length > 0 && h("small", {}, t("costs", { count: play.prices[place] }))))),
    ];
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
  #tell(message) {
    const news = message.news;
    const [verb, what = "", number = "1"] = String(news.m).split(" ");
    if (verb === "pass" && news.phase === "buy") return this.said;
    const thing = verb === "play" ? t(`card_${what}`) : what === "?" ? t("face_down") : GOODS.includes(what) ? t(`good_${what}`) : what;
    const parts = { who: name(message, news.by), thing, number: verb === "play" ? number : what };
    const said = [t(`told_${verb}${verb === "play" && Number(number) > 1 ? "_many" : ""}`, parts)];
    message.chairs.forEach((_, seat) => {
      const gains = [];
      if (news.stones[seat] > 0) gains.push(t("gain_stones", { count: news.stones[seat] }));
      if (news.points[seat] > 0) gains.push(t("gain_points", { count: news.points[seat] }));
      if (news.new_turn && news.sacrifices[seat] > 0) gains.push(t("gain_sacrifices", { count: news.sacrifices[seat] }));
      if (gains.length) said.push(`${name(message, seat)}: ${gains.join(", ")}.`);
    });
    return said.join(" ");
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
