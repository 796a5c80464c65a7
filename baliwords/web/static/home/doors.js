/** What brings one back, on the first page: today's deal, a puzzle, the lesson, a computer. */

import { about } from "../api.js";
import { h } from "../dom.js";
import { select } from "../form.js";
import { wordsNow } from "../offline.js";
import { t } from "../speech.js";
import { games, set, settings, solved, streak, utcDay } from "./store.js";

/**
 * @param {(path: string) => void} go
 * @param {(wish: Record<string, any>) => void} open
 */
export function doors(go, open) {
  const link = (/** @type {string} */ path, /** @type {string} */ key, /** @type {string} */ focus) => h("a", { class: "button", href: path, "data-focus": focus, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(path)) }, t(key));
  const [lang, fresh] = [wordsNow(), !games().length && localStorage.getItem("lesson") !== "seen"];
  const days = streak(utcDay(), lang);
  return [
    h("section", { class: `box ${fresh ? "first" : ""}` }, h("h2", {}, t("lesson")), h("p", {}, t("lesson_text")), link("/#lesson", "lesson_start", "lesson")),
    h("section", { class: "box" }, h("h2", {}, t("daily")), h("p", {}, t("daily_short"), days > 1 ? ` ${t("daily_streak", { count: days })}` : ""), link("/#today", "daily_open", "daily")),
    h("section", { class: "box" }, h("h2", {}, t("puzzles")), h("p", {}, t("puzzles_short"), solved(lang).size ? ` ${t("puzzles_count", { count: solved(lang).size })}` : ""), h("p", { class: "row" }, link("/#puzzles/today", "puzzle_today", "puzzle"), link("/#puzzles", "all_puzzles", "puzzles"))),
    computer(open),
  ];
}

/** @param {(wish: Record<string, any>) => void} open */
function computer(open) {
  const level = select("level", t("usual_opponent"), about.levels.letters ?? [], (one) => t(`level_${one}`), settings().opponent);
  level.select.addEventListener("change", () => set({ opponent: level.select.value }));
  const start = () => open({ game: "letters", rules: { ...settings().rules, language: wordsNow(), seats: "2" }, computers: [level.select.value], start: true });
  return h("section", { class: "box" }, h("h2", {}, t("against_computer")), h("p", {}, t("against_computer_text")), level.field, h("button", { type: "button", "data-focus": "computer", onclick: start }, t("against_computer_start")));
}
