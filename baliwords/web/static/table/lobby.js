/** Where people gather: the code and its picture, the seats, the house rules. */

import { about, guest, spoken } from "../api.js";
import { announce, fill, h } from "../dom.js";
import { handOn } from "../sharing.js";
import { reason, t } from "../speech.js";
import { rulesForm, rulesList } from "./rules.js";

/** @typedef {import("../types.js").TableMessage} TableMessage */

export class Lobby {
  /**
   * @param {HTMLElement} place
   * @param {import("../wire.js").Wire} wire
   * @param {boolean} tv
   */
  constructor(place, wire, tv) {
    this.wire = wire;
    this.tv = tv;
    this.invite = h("section", { class: "box invite" });
    this.seats = h("section", { class: "box" });
    this.rules = h("section", { class: "box" });
    this.said = h("p", { class: "say error", role: "alert" });
    this.code = "";
    fill(place, h("h1", {}, t("gather")), h("div", { class: "choices" }, this.invite, this.seats, this.rules), this.said);
  }

  close() {}

  /** @param {TableMessage} message */
  show(message) {
    if (this.code !== message.code) this.#invite(message.code);
    const invited = !message.host && !this.tv; // and looks for a seat first
    if (invited && this.seats.nextElementSibling !== this.invite) this.invite.before(this.seats);
    fill(this.seats, h("h2", {}, t("seats")), this.#chairs(message), this.#sitting(message), this.#starting(message));
    fill(this.rules, h("h2", {}, t("house_rules")), message.host ? rulesForm(message.game, message.rules, (rules) => this.#do("rules", { rules })) : rulesList(message.game, message.rules));
  }

  /**
   * @param {string} what
   * @param {Record<string, any>} [facts]
   */
  async #do(what, facts) {
    const reply = await this.wire.do(what, facts);
    this.said.textContent = reply.t === "no" ? reason(reply) : "";
    if (reply.t === "no") announce(this.said.textContent);
  }

  /** @param {string} code */
  #invite(code) {
    this.code = code;
    const link = `${about.url || location.origin}/t/${code}`;
    const shown = h("output", { class: "link", "data-focus": "link" }, link);
    const share = h("button", { type: "button", "data-focus": "share", onclick: () => handOn({ url: link }, shown, share, t("copied")) }, t("share"));
    fill(
      this.invite,
      h("h2", {}, t("invite")),
      h("p", { class: "code" }, spoken(code)),
      h("p", {}, t("invite_text")),
      h("img", { class: "qr", src: `/api/tables/${code}/qr.svg`, alt: t("qr_alt"), width: 200, height: 200 }),
      h("p", {}, shown),
      h("p", { class: "row" }, share, !this.tv && h("a", { class: "button quiet", href: `/t/${code}#tv`, target: "_blank", rel: "noopener" }, t("tv"))),
    );
  }

  /** @param {TableMessage} message */
  #chairs(message) {
    const levels = about.levels[message.game] ?? [];
    return h(
      "ol",
      { class: "chairs" },
      ...message.chairs.map((chair, seat) => {
        const empty = !chair.name && !chair.computer;
        const clear = (message.host || seat === message.you) && !empty;
        return h(
          "li",
          { class: empty ? "empty" : chair.here ? "" : "away" },
          h("strong", {}, chair.name || (chair.computer ? t(`level_${chair.computer}`) : t("empty_seat"))),
          seat === message.you && h("span", { class: "small" }, t("you")),
          clear && h("button", { type: "button", class: "quiet", "data-focus": `clear ${seat}`, onclick: () => this.#do("stand", { seat }) }, t(seat === message.you ? "stand_up" : "clear_seat")),
          empty &&
            message.host &&
            this.#computers(seat, levels),
        );
      }),
    );
  }

  /**
   * @param {number} seat
   * @param {string[]} levels
   */
  #computers(seat, levels) {
    const options = levels.map((level) => h("option", { value: level }, t(`level_${level}`)));
    const box = /** @type {HTMLSelectElement} */ (h("select", { id: `computer-${seat}`, "data-focus": `computer ${seat}`, "aria-label": t("computer_for", { number: seat + 1 }) }, h("option", { value: "" }, t("add_computer")), ...options));
    box.addEventListener("change", () => box.value && this.#do("computer", { seat, level: box.value }));
    return box;
  }

  /** @param {TableMessage} message */
  #sitting(message) {
    const full = message.chairs.every((chair) => chair.name || chair.computer);
    const seated = message.you >= 0;
    if (this.tv) return null;
    if (full && !seated) return h("p", {}, t("looking_on"));
    const name = /** @type {HTMLInputElement} */ (h("input", { id: "sit-name", name: "name", value: seated ? message.chairs[message.you].name : guest.name, maxlength: 24, required: true, autocomplete: "nickname", "data-focus": "sit-name" }));
    return h(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          guest.name = name.value.trim();
          this.#do("sit", { name: name.value.trim() });
        },
      },
      h("p", { class: "field" }, h("label", { for: "sit-name" }, t("your_name")), name),
      h("button", { type: "submit", class: seated ? "" : "main", "data-focus": "sit" }, t(seated ? "rename" : "sit_down")),
    );
  }

  /** @param {TableMessage} message */
  #starting(message) {
    const full = message.chairs.every((chair) => chair.name || chair.computer);
    if (!message.host) return h("p", { class: "small" }, t("host_starts"));
    return h("p", {}, h("button", { type: "button", class: "main", disabled: !full, "data-focus": "start", onclick: () => this.#do("start") }, t("start")), !full && h("span", { class: "small" }, ` ${t("no_seats")}`));
  }
}
