/** Puzzles: a list by difficulty, today's first; one position after the other. */

import { call, guest } from "../api.js";
import { fill, h } from "../dom.js";
import { drawCard } from "../letters/cards.js";
import { written } from "../letters/help.js";
import { wordsNow } from "../offline.js";
import { t } from "../speech.js";
import { Exercise } from "./exercise.js";
import { noteSolved, solved } from "./store.js";

/** @typedef {[number, number, number]} Listed number, players, difficulty */

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {string} asked the number of a puzzle, or nothing for the list
 */
export async function puzzles(place, go, asked) {
  const lang = wordsNow();
  fill(place, h("h1", {}, t("puzzles")), h("p", { class: "loading" }, t("thinking")));
  const { puzzles: all, today } = await call(`/api/puzzles/${lang}`);
  const number = asked === "today" ? today : Number(asked);
  if (number) await puzzle(place, go, lang, number, all);
  else list(place, go, lang, all, today);
}

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {string} lang
 * @param {Listed[]} all
 * @param {number} today
 */
function list(place, go, lang, all, today) {
  const done = solved(lang);
  const link = (/** @type {number} */ number, /** @type {string} */ said, label = said) =>
    h("a", { class: `button ${done.has(number) ? "done" : ""}`, href: `/#puzzles/${number}`, "aria-label": done.has(number) ? `${label} ${t("puzzle_done")}` : label, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/#puzzles/${number}`)) }, done.has(number) ? `✓ ${said}` : said);
  const grades = [1, 2, 3, 4, 5].map((grade) => ({ grade, ones: all.filter((one) => one[2] === grade) })).filter(({ ones }) => ones.length);
  fill(
    place,
    h("h1", {}, t("puzzles")),
    h("p", { class: "lead" }, t("puzzles_text")),
    h("p", {}, t("puzzles_solved", { count: all.filter(([number]) => done.has(number)).length, all: all.length })),
    h("p", {}, h("a", { class: "button main", "data-focus": "today", href: `/#puzzles/${today}`, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/#puzzles/${today}`)) }, t("puzzle_today"))),
    ...grades.map(({ grade, ones }) =>
      h("section", { class: "box" }, h("h2", {}, t(`grade_${grade}`)), h("div", { class: "numbers" }, ...ones.map(([number, seats]) => link(number, seats > 1 ? `${number} ⚇` : String(number), t("puzzle_named", { number, count: seats }))))),
    ),
    h("p", { class: "small" }, t("puzzles_signs")),
  );
}

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {string} lang
 * @param {number} number
 * @param {Listed[]} all
 */
async function puzzle(place, go, lang, number, all) {
  const found = await call(`/api/puzzles/${lang}/${number}`);
  const ask = (/** @type {string} */ what, /** @type {Record<string, any>} */ body) => call(`/api/puzzles/${lang}/${number}/${what}`, body);
  const next = h("a", { class: "button main", hidden: true, "data-focus": "next", href: `/#puzzles/${after(lang, number, all)}`, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/#puzzles/${after(lang, number, all)}`)) }, t("puzzle_next"));
  let shown = false;
  const exercise = new Exercise(found.play, [guest.name || t("guest"), t("the_other")], ask, async (m) => {
    exercise.say(t("thinking"));
    try {
      const { right, say } = await ask("try", { m });
      exercise.say(say);
      if (right && !shown) noteSolved(lang, number);
      next.hidden = !right;
    } catch (error) {
      exercise.say(error instanceof Error ? error.message : "");
    }
  });
  const answer = h("button", { type: "button", "data-focus": "answer" }, t("show_answer"));
  answer.addEventListener("click", async () => {
    shown = true;
    const { m, why } = await ask("answer", {});
    exercise.say(t("answer_is", { move: written(m), why }));
    next.hidden = false;
  });
  exercise.news = t("puzzle_ask");
  exercise.draw();
  fill(
    place,
    h("h1", {}, t("puzzle_named", { number, count: found.seats }), " ", h("small", { class: "badge" }, t(`grade_${found.difficulty}`))),
    h("p", {}, found.seats > 1 ? t("puzzle_two") : t("puzzle_one", { count: found.play.scores[0] })),
    exercise.element,
    h("p", { class: "row" }, next, answer, h("a", { class: "button quiet", href: "/#puzzles", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/#puzzles")) }, t("all_puzzles"))),
    found.play.pile === 0 ? h("p", {}, t("ending")) : h("details", { open: true }, h("summary", {}, t("left_in_pile", { count: found.play.pile })), h("ul", { class: "count" }, ...found.left.map((/** @type {[string, number]} */ [card, count]) => h("li", {}, drawCard(card, found.play.values), h("span", {}, `× ${count}`))))),
  );
}

/**
 * The puzzle to go on with: not solved, as hard or harder, the easiest of them.
 * @param {string} lang
 * @param {number} number
 * @param {Listed[]} all
 */
function after(lang, number, all) {
  const done = solved(lang);
  const grade = all.find((one) => one[0] === number)?.[2] ?? 1;
  const fresh = all.filter((one) => one[0] !== number && !done.has(one[0]));
  const fitting = fresh.filter((one) => one[2] >= grade);
  return [...(fitting.length ? fitting : fresh)].sort((a, b) => a[2] - b[2] || a[0] - b[0])[0]?.[0] ?? number;
}
