/** One's finished games: open, play through with arrows, save the record, delete from the list. */

import { call, spoken } from "../api.js";
import { dialog, fill, h } from "../dom.js";
import { written } from "../letters/help.js";
import { told } from "../shrines/news.js";
import { ShrinesTable } from "../shrines/table.js";
import { dated, t } from "../speech.js";
import { drop, games } from "./store.js";
import "../letters/board.js";

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {string} code a game to play through, or nothing for the list
 */
export async function yourGames(place, go, code) {
  if (code) await replay(place, go, code);
  else list(place, go);
}

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 */
function list(place, go) {
  const all = games();
  const link = (/** @type {string} */ path, /** @type {string} */ key, /** @type {string} */ focus) => h("a", { class: "button", href: path, "data-focus": focus, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(path)) }, t(key));
  const remove = (/** @type {string} */ code) =>
    dialog(t("delete_title"), t("keep_game"), (close) => [
      h("p", {}, t("delete_text")),
      h("p", {}, h("button", { type: "button", class: "danger", "data-focus": "really delete", onclick: () => (drop(code), close(), list(place, go)) }, t("delete"))),
    ]);
  const row = (/** @type {import("./store.js").KeptGame} */ one) =>
    h(
      "li",
      { class: "box" },
      h("p", {}, h("b", {}, t("points", { count: one.points })), ` · ${one.game === "shrines" ? t("shrines") : one.seats > 1 ? t("letters") : t("alone")} · ${dated(one.day)} · ${spoken(one.code)}`, one.bali && ` · ${t("with_bali")}`, one.won && ` · ${t("you_won")}`, one.accuracy !== undefined && ` · ${t("accuracy_of", { percent: Math.round(one.accuracy) })}`),
      h(
        "p",
        { class: "row" },
        link(`/t/${one.code}`, one.seats > 1 ? "open_sheet" : "open_analyse", `open ${one.code}`),
        link(`/#games/${one.code}`, "play_through", `replay ${one.code}`),
        h("a", { class: "button", href: `/api/tables/${one.code}/record`, download: true }, t("record")),
        h("button", { type: "button", class: "quiet", "data-focus": `delete ${one.code}`, onclick: () => remove(one.code) }, t("delete")),
      ),
    );
  fill(place, h("h1", {}, t("your_games")), h("p", { class: "lead" }, t("your_games_text")), !all.length && h("p", {}, t("no_games_yet")), h("ul", { class: "plain" }, ...all.slice(0, 100).map(row)));
}

/**
 * @typedef {{ game: string, names: string[], moves: string[], plays: any[], news?: any[] }} Replayed
 * @typedef {{ element: HTMLElement, show: (at: number) => string }} ReplayBoard shows the table after some moves, and returns the last of them in words
 */

/** @param {Replayed} game @param {number} at */
function seen({ names, plays }, at) {
  const chairs = names.map((name) => ({ name, computer: "", here: true, resigned: false }));
  return /** @type {any} */ ({ at, you: names.length > 1 ? -1 : 0, waiting: [], play: plays[at], chairs });
}

/** @param {Replayed} game @returns {ReplayBoard} */
function lettersBoard(game) {
  const board = /** @type {import("../letters/board.js").Board} */ (h("bali-board"));
  const show = (/** @type {number} */ at) => {
    board.show(seen(game, at), [], []);
    const move = at ? written(game.moves[at - 1]) : "";
    return game.names.length > 1 ? move : `${move} · ${t("points", { count: game.plays[at].scores[0] })}`;
  };
  return { element: board, show };
}

/** @param {Replayed} game @returns {ReplayBoard} */
function shrinesBoard(game) {
  const table = new ShrinesTable();
  const show = (/** @type {number} */ at) => {
    const message = { ...seen(game, at), waiting: [game.plays[at].decider], news: at ? game.news?.[at - 1] : null };
    table.draw(message);
    return at ? told(message) || t(`pass_${message.news.phase}`) : "";
  };
  return { element: h("div", { class: "shrines" }, ...table.parts), show };
}

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {string} code
 */
async function replay(place, go, code) {
  /** @type {Replayed} */
  const game = await call(`/api/tables/${code}/replay`);
  const { moves } = game;
  const board = game.game === "shrines" ? shrinesBoard(game) : lettersBoard(game);
  const said = h("p", { class: "say", role: "status" });
  const slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", id: "at", min: 0, max: moves.length, value: 0, "aria-label": t("which_move") }));
  const turn = (/** @type {number} */ to) => {
    const at = Math.max(0, Math.min(moves.length, to));
    slider.value = String(at);
    const move = board.show(at);
    said.textContent = at ? t("move_of", { at, of: moves.length, move }) : t("before_first", { of: moves.length });
  };
  const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ onclick) => h("button", { type: "button", "aria-label": t(key), "data-focus": key, onclick }, sign);
  const at = () => Number(slider.value);
  slider.addEventListener("input", () => turn(at()));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (!said.isConnected) return document.removeEventListener("keydown", keys);
    if (event.target === slider) return;
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: moves.length });
    if (event.key in steps) turn(steps[event.key]), event.preventDefault();
  };
  document.addEventListener("keydown", keys);
  fill(
    place,
    h("h1", {}, t("play_through"), " ", h("small", {}, spoken(code))),
    said,
    h("p", { class: "row" }, button("to_first", "|◀", () => turn(0)), button("one_back", "◀", () => turn(at() - 1)), button("one_on", "▶", () => turn(at() + 1)), button("to_last", "▶|", () => turn(moves.length))),
    h("p", { class: "field" }, slider),
    board.element,
    h("p", { class: "row" }, h("a", { class: "button", href: "/#games", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/#games")) }, t("your_games")), h("a", { class: "button", href: `/t/${code}`, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/t/${code}`)) }, t("final_sheet"))),
  );
  turn(0);
}
