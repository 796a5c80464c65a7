/** What lies open in the shrine game: the players, the market, the altar and the supply. */

import { h, redraw } from "../dom.js";
import { name } from "../letters/news.js";
import { t } from "../speech.js";
import { absence } from "../table/absence.js";
import { GOODS, grouped, icon, playingCard, sacrifice } from "./cards.js";

/** @typedef {import("../types.js").ShrinesPlay} ShrinesPlay */
/** @typedef {import("../types.js").TableMessage} TableMessage */

export class ShrinesTable {
  /** @param {(m: string) => void} [take] is told which stall of the market is chosen */
  constructor(take = () => undefined) {
    this.take = take;
    this.people = h("section", { class: "people", "aria-label": t("players") });
    this.market = h("section", { class: "market", "aria-label": t("market") });
    this.altar = h("section", { class: "altar", "aria-label": t("altar") });
    this.parts = [this.people, this.market, this.altar];
  }

  /** @param {TableMessage} message */
  draw(message) {
    /** @type {ShrinesPlay} */
    const play = message.play;
    redraw(this.people, ...play.seats.map((_, seat) => this.#person(message, seat)));
    redraw(this.market, h("h2", {}, t("market")), h("div", { class: "stalls" }, ...play.market.map((column, place) => this.#stall(play, column, place))));
    redraw(this.altar, ...this.#altar(play));
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
      { type: "button", class: `stall ${may ? "may" : ""}`, disabled: !may, "aria-label": label, "data-focus": take, onclick: () => this.take(take) },
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
}
