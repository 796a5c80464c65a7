/** The socket to a table: it comes back by itself, and no command is lost or done twice. */

import { language } from "./speech.js";

/** @typedef {{ t: string, id?: string, v: number, why?: string, say?: string, answer?: any }} Reply */

const PING = 4000;
const SILENCE = 10000;
const SLOWEST = 5000;
const PATIENCE = 700; // before a command that came too fast is sent again

export class Wire extends EventTarget {
  /**
   * @param {string} code
   * @param {boolean} watch look on only, as a television does
   */
  constructor(code, watch = false) {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.url = `${scheme}//${location.host}/ws/${code}?ui=${language}${watch ? "&watch=1" : ""}`;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, { text: string, done: (reply: Reply) => void }>} */
    this.commands = new Map();
    /** @type {Map<string, (reply: Reply) => void>} */
    this.questions = new Map();
    this.wait = 250;
    this.heard = 0;
    this.closed = false;
    this.timer = setInterval(() => this.#pulse(), PING);
    this.wake = () => {
      if (document.visibilityState === "visible" && !this.socket) this.#connect();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  /** Leave the table. */
  close() {
    this.closed = true;
    clearInterval(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /**
   * Give a command; the promise is kept once it is on the server's disk, or refused there.
   * It is sent again after a lost connection, under the same name.
   * @param {string} what
   * @param {Record<string, any>} [facts]
   * @returns {Promise<Reply>}
   */
  do(what, facts = {}) {
    const id = newId();
    const text = JSON.stringify({ t: "do", id, what, ...facts });
    return new Promise((done) => {
      this.commands.set(id, { text, done });
      this.#send(text);
    });
  }

  /**
   * Ask a question; who loses the connection gets no answer.
   * @param {string} what
   * @param {Record<string, any>} [facts]
   * @returns {Promise<Reply>}
   */
  ask(what, facts = {}) {
    const id = newId();
    return new Promise((done) => {
      this.questions.set(id, done);
      if (!this.#send(JSON.stringify({ t: "ask", id, what, ...facts }))) this.#giveUp();
    });
  }

  #connect() {
    if (this.closed || this.socket) return;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = Date.now();
    socket.addEventListener("open", () => {
      this.wait = 250;
      this.dispatchEvent(new Event("online"));
      for (const { text } of this.commands.values()) this.#send(text);
    });
    socket.addEventListener("message", (event) => this.#hear(event.data));
    socket.addEventListener("close", (event) => this.#lost(socket, event.code));
  }

  /** @param {string} text */
  #send(text) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  /** @param {string} data */
  #hear(data) {
    this.heard = Date.now();
    const message = JSON.parse(data);
    if (message.t === "table") {
      this.dispatchEvent(new CustomEvent("table", { detail: message }));
      return;
    }
    const id = message.id ?? "";
    const early = message.why === "slowly" ? this.commands.get(id) : undefined;
    if (early) {
      setTimeout(() => this.commands.has(id) && this.#send(early.text), PATIENCE);
      return;
    }
    this.commands.get(id)?.done(message);
    this.commands.delete(id);
    this.questions.get(id)?.(message);
    this.questions.delete(id);
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  #lost(socket, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.#giveUp();
    if (code === 4404) {
      this.close();
      this.dispatchEvent(new Event("gone"));
      return;
    }
    if (this.closed) return;
    this.dispatchEvent(new Event("offline"));
    setTimeout(() => this.#connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(SLOWEST, this.wait * 2);
  }

  #giveUp() {
    for (const done of this.questions.values()) done({ t: "no", v: 0, why: "offline" });
    this.questions.clear();
  }

  #pulse() {
    if (this.socket && Date.now() - this.heard > SILENCE) {
      const silent = this.socket;
      silent.close();
      this.#lost(silent, 0);
    } else {
      this.#send('{"t":"ping"}');
    }
  }
}

/** @returns {string} a name that no other command has */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
