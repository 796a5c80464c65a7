/** A table on the page: people gather, play, and go on; the connection comes and goes. */

import { forget, remember } from "../api.js";
import { announce, byId, fill, h } from "../dom.js";
import { note } from "../home/store.js";
import { LettersGame } from "../letters/game.js";
import { ShrinesGame } from "../shrines/game.js";
import { t } from "../speech.js";
import { Wire } from "../wire.js";
import { Lobby } from "./lobby.js";
import { ring } from "./sound.js";

/** @typedef {import("../types.js").TableMessage} TableMessage */

export class TableView {
  /**
   * @param {HTMLElement} place
   * @param {string} code
   * @param {boolean} tv
   * @param {(path: string) => void} go
   */
  constructor(place, code, tv, go) {
    this.code = code;
    this.go = go;
    this.tv = tv;
    document.body.classList.toggle("tv", tv);
    this.lost = h("p", { class: "lost", role: "status", hidden: true }, t("reconnecting"));
    this.body = h("div", { class: "table" }, h("p", { class: "loading" }, t("loading")));
    fill(place, this.lost, this.body);
    /** @type {{ show: (message: TableMessage) => void, close: () => void, kind?: string } | null} */
    this.part = null;
    this.kind = "";
    this.mine = false;
    this.wire = new Wire(code, tv);
    this.wire.addEventListener("table", (event) => this.show(/** @type {CustomEvent} */ (event).detail));
    this.wire.addEventListener("offline", () => (this.lost.hidden = false));
    this.wire.addEventListener("online", () => (this.lost.hidden = true));
    this.wire.addEventListener("gone", () => this.#gone());
  }

  close() {
    document.body.classList.remove("tv");
    this.wire.close();
    this.part?.close();
  }

  /** @param {TableMessage} message */
  show(message) {
    if (message.following && message.following !== this.code) {
      this.go(`/t/${message.following}${this.tv ? "#tv" : ""}`);
      return;
    }
    const kind = message.play ? message.game : "lobby";
    if (kind !== this.kind) {
      this.part?.close();
      if (this.kind) scrollTo(0, 0); // who dealt had gone far down the lobby
      this.kind = kind;
      this.part = this.#make(kind);
    }
    if (message.you >= 0) {
      remember({ code: this.code, game: message.game, alone: message.chairs.length === 1 });
      note(message);
    }
    this.part?.show(message);
    this.body.dataset.at = String(message.at);
    this.#turn(message);
  }

  /** @param {string} kind */
  #make(kind) {
    if (kind === "letters") return new LettersGame(this.body, this.wire);
    if (kind === "shrines") return new ShrinesGame(this.body, this.wire);
    return new Lobby(this.body, this.wire, this.tv);
  }

  /**
   * Show the turn in the title, and let it be heard.
   * @param {TableMessage} message
   */
  #turn(message) {
    const several = message.chairs.length > 1;
    const mine = several && message.you >= 0 && message.waiting.includes(message.you);
    document.title = mine ? `● ${t("your_turn")} – Bali` : "Bali";
    if (mine && !this.mine) {
      ring();
      if (document.visibilityState === "hidden") announce(t("your_turn"));
    }
    this.mine = mine;
  }

  #gone() {
    forget(this.code);
    byId("status").textContent = "";
    fill(this.body, h("h1", {}, t("no_table")), h("p", {}, t("no_table_text")), h("p", {}, h("a", { class: "button main", href: "/" }, t("to_start"))));
  }
}
