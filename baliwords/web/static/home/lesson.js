/** The first lesson: four moves that end with a BALI, told one after the other. */

import { call, guest } from "../api.js";
import { fill, h } from "../dom.js";
import { wordsNow } from "../offline.js";
import { t } from "../speech.js";
import { Exercise } from "./exercise.js";

const BONUS = 50;

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 * @param {number} [done] how many moves were made
 */
export async function lesson(place, go, done = 0) {
  const lang = wordsNow();
  localStorage.setItem("lesson", "seen");
  const found = await call(`/api/lesson/${lang}/${done}`);
  const over = found.at === found.of;
  const told = over ? t("lesson_over", { bonus: BONUS, count: found.points }) : t(`lesson_${found.at + 1}`, { column: found.column, count: found.points });
  const ask = (/** @type {string} */ what, /** @type {Record<string, any>} */ body) => call(`/api/lesson/${lang}/${done}/${what}`, body);
  const exercise = new Exercise(found.play, [guest.name || t("guest")], ask, async (m) => {
    const { right } = await ask("try", { m });
    if (!right) return exercise.say(t("lesson_not_yet"));
    await lesson(place, go, done + 1);
    place.querySelector("bali-board")?.scrollIntoView({ block: "nearest" });
  });
  if (over) exercise.end();
  fill(
    place,
    h("h1", {}, t("lesson")),
    h("p", { class: "say lesson", role: "status" }, told),
    h("p", { class: "small" }, t("lesson_at", { at: Math.min(found.at + 1, found.of), of: found.of })),
    exercise.element,
    h("p", { class: "row" }, over && h("a", { class: "button main", "data-focus": "to play", href: "/", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/")) }, t("lesson_play")), done > 0 && h("button", { type: "button", onclick: () => lesson(place, go, 0) }, t("lesson_again")), !over && h("a", { class: "button quiet", href: "/", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/")) }, t("lesson_skip"))),
  );
}
