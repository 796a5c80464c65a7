/** Sentences in the language of the page: one catalogue a language, chosen from the browser's. */

export const LANGUAGES = ["fr", "de", "en"];

/** @type {Record<string, string>} */
let catalogue = {};
/** @type {Intl.PluralRules} */
let plurals = new Intl.PluralRules("en");

/** The language that the page speaks. */
export let language = "en";

/**
 * Load a catalogue; without a wish, that of the browser.
 * @param {string} [wish]
 */
export async function speak(wish) {
  const wishes = [wish, localStorage.getItem("language"), ...navigator.languages.map((l) => l.slice(0, 2))];
  language = wishes.find((l) => !!l && LANGUAGES.includes(l)) ?? "en";
  if (wish) localStorage.setItem("language", language);
  const answer = await fetch(`/static/speech/${language}.json`);
  catalogue = await answer.json();
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/**
 * Say a sentence with its parts: `t("turn_of", { name })`. A part `count` chooses the plural.
 * @param {string} key
 * @param {Record<string, string | number>} [parts]
 */
export function t(key, parts = {}) {
  const form = "count" in parts ? `${key}#${plurals.select(Number(parts.count))}` : key;
  const sentence = catalogue[form] ?? catalogue[`${key}#other`] ?? catalogue[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}

/**
 * Write a number as the language does: 12.5 or 12,5.
 * @param {number} number
 * @param {number} [digits] behind the point
 */
export function figure(number, digits = 0) {
  return number.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {string} day like 2026-11-18 @returns {string} the day as the language writes it */
export function dated(day) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}

/** @param {string} key */
export function knows(key) {
  return key in catalogue || `${key}#other` in catalogue;
}

/**
 * Say why something was refused: by its word if the page knows it, else as the server says it.
 * @param {{ why?: string, say?: string }} refusal
 */
export function reason(refusal) {
  const key = `no_${refusal.why ?? ""}`;
  return knows(key) ? t(key) : (refusal.say ?? "");
}

