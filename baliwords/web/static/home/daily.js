/** The deal of the day: the same cards for everybody; one attempt counts; a text to share. */

import { call, guest } from "../api.js";
import { fill, h } from "../dom.js";
import { written } from "../letters/help.js";
import { wordsNow } from "../offline.js";
import { handOn } from "../sharing.js";
import { dated, t } from "../speech.js";
import { dailyCode, dailyDay, games, noteDaily, streak } from "./store.js";

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 */
export async function daily(place, go) {
  const lang = wordsNow();
  const { day } = await call("/api/daily");
  const code = dailyCode(day, lang);
  const ended = games().find((one) => one.code === code);
  const play = async () => {
    if (!code) {
      const opened = await call("/api/tables", { game: "letters", rules: { language: lang }, name: guest.name || t("guest"), start: true, daily: true });
      noteDaily(day, lang, opened.code);
    }
    go(`/t/${dailyCode(day, lang)}`);
  };
  const line = h("div", {}, h("button", { type: "button", "data-focus": "best line" }, t("daily_best")));
  line.firstElementChild?.addEventListener("click", () => bestLine(line, lang));
  fill(
    place,
    h("h1", {}, t("daily_of", { day: dated(day) })),
    h("p", { class: "lead" }, t("daily_text")),
    h("p", {}, t("daily_streak", { count: streak(day, lang) })),
    ended ? shareBox(code) : h("p", {}, h("button", { type: "button", class: "main", "data-focus": "play daily", onclick: play }, t(code ? "daily_go_on" : "daily_play"))),
    ended && h("p", {}, h("a", { class: "button", href: `/t/${code}`, onclick: (/** @type {Event} */ event) => (event.preventDefault(), go(`/t/${code}`)) }, t("final_sheet"))),
    line,
    h("p", { class: "small" }, t("daily_when")),
  );
}

/**
 * @param {HTMLElement} place
 * @param {string} lang
 */
async function bestLine(place, lang) {
  fill(place, h("p", { class: "small", role: "status" }, t("thinking")));
  try {
    const found = await call(`/api/daily/${lang}/best`);
    fill(place, h("h2", {}, t("daily_best_of", { day: dated(found.day) })), h("p", {}, t("points", { count: found.points }), found.bali ? ` ${t("with_bali")}` : ""), h("p", { class: "small" }, found.moves.map(written).join(" · ")));
  } catch (error) {
    fill(place, h("p", { class: "error" }, error instanceof Error ? error.message : ""));
  }
}

/**
 * What can be sent to friends of a finished game, if it has the cards of a day.
 * @param {string} code
 */
export function shareBox(code) {
  const day = dailyDay(code);
  if (!day) return null;
  const box = h("section", { class: "box share" }, h("p", { class: "small" }, t("thinking")));
  write(box, code, day);
  return box;
}

/**
 * @param {HTMLElement} box
 * @param {string} code
 * @param {string} day
 */
async function write(box, code, day) {
  const kept = games().find((one) => one.code === code);
  const { share } = await call(`/api/tables/${code}/share?day=${day}&days=${kept ? streak(day, kept.lang) : 0}`);
  const text = h("pre", { class: "shared", tabindex: 0, "aria-label": t("share_title") }, share);
  const button = h("button", { type: "button", class: "main", "data-focus": "share text", onclick: () => handOn({ text: share }, text, button, t("copied_text")) }, t("share_text"));
  fill(box, h("h2", {}, t("share_title")), text, h("p", {}, button));
}
