/** Learn from a game: the positions in which something was lost, "find better", the answer and why. */

import { call, guest } from "../api.js";
import { fill, h } from "../dom.js";
import { whole, written } from "../letters/help.js";
import { t } from "../speech.js";
import { Exercise } from "./exercise.js";

/** @typedef {import("../letters/review.js").Reviewed} Reviewed */

/**
 * @param {string} code
 * @param {Reviewed[]} moves
 * @returns {HTMLElement | null} a button that opens the exercise; nothing if no move lost anything
 */
export function learn(code, moves) {
  const tasks = moves.map((one, at) => ({ number: at + 1, played: one[0], best: one[1], lost: one[2] })).filter(({ lost }) => lost > 0);
  if (!tasks.length) return null;
  const place = h("div", { class: "learn" });
  const button = h("button", { type: "button", class: "main", "data-focus": "learn" }, t("learn", { count: tasks.length }));
  button.addEventListener("click", async () => {
    const { plays } = await call(`/api/tables/${code}/replay`);
    show(place, code, plays, tasks, 0);
  });
  fill(place, button);
  return place;
}

/**
 * @param {HTMLElement} place
 * @param {string} code
 * @param {import("../types.js").LettersPlay[]} plays
 * @param {{ number: number, played: string, best: string, lost: number }[]} tasks
 * @param {number} at
 */
function show(place, code, plays, tasks, at) {
  const { number, played, best, lost } = tasks[at];
  const ask = (/** @type {string} */ what, /** @type {Record<string, any>} */ body) => call(`/api/tables/${code}/moves/${number}/${what}`, { ...body, best, lost });
  const tried = async (/** @type {Record<string, any>} */ body, /** @type {string} */ what) => {
    exercise.say(t("thinking"));
    try {
      const found = await ask(what, body);
      exercise.say(what === "try" ? found.say : t("answer_is", { move: written(found.m), why: found.why }));
    } catch (error) {
      exercise.say(error instanceof Error ? error.message : "");
    }
  };
  const exercise = new Exercise(plays[number - 1], [guest.name || t("guest")], ask, (m) => tried({ m }, "try"));
  const turn = (/** @type {string} */ key, /** @type {number} */ to) => h("button", { type: "button", "data-focus": key, disabled: !tasks[to], onclick: () => show(place, code, plays, tasks, to) }, t(key));
  exercise.news = t("learn_ask", { move: written(played), count: whole(lost) });
  exercise.draw();
  fill(
    place,
    h("h3", {}, t("learn_move", { number, at: at + 1, of: tasks.length })),
    exercise.element,
    h("p", { class: "row" }, h("button", { type: "button", "data-focus": "answer", onclick: () => tried({}, "answer") }, t("show_answer")), turn("task_before", at - 1), turn("task_next", at + 1)),
  );
}
