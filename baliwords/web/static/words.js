/** The word desk: is it a word, what is it in, what do letters spell; the check works offline too. */

import { call } from "./api.js";
import { fill, h } from "./dom.js";
import { select } from "./form.js";
import { has, wordsNow } from "./offline.js";
import { t } from "./speech.js";

/** @param {HTMLElement} place */
export function words(place) {
  const lang = select("lang", t("words_in"), ["fr", "de"], (one) => t(`words_${one}`), wordsNow());
  const field = /** @type {HTMLInputElement} */ (
    h("input", { id: "word", name: "word", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 40, required: true })
  );
  lang.select.addEventListener("change", () => localStorage.setItem("words", lang.select.value));
  const found = h("div", { class: "found", role: "region", "aria-live": "polite", "aria-label": t("answer") });
  const look = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    fill(found, h("p", { class: "small" }, t("thinking")));
    fill(found, ...(await lookUp(text, lang.select.value)));
  };
  fill(
    place,
    h("h1", {}, t("words_title")),
    h("p", { class: "lead" }, t("words_text")),
    h(
      "form",
      { class: "desk", onsubmit: look },
      h("p", { class: "field" }, h("label", { for: "word" }, t("a_word_or_letters")), field),
      lang.field,
      h("button", { type: "submit", class: "main", "data-focus": "look" }, t("look_up")),
    ),
    found,
    challenge(),
  );
  field.focus();
}

/**
 * @param {string} text
 * @param {string} lang
 * @returns {Promise<HTMLElement[]>}
 */
async function lookUp(text, lang) {
  const query = (/** @type {string} */ path, /** @type {string} */ name) => call(`/api/${path}?${name}=${encodeURIComponent(text)}&lang=${lang}`);
  try {
    if (text.includes("?")) return [list(t("pattern_title"), await query("pattern", "pattern"))];
    const checked = await query("check", "word");
    const parts = [verdict(checked.words[0])];
    if (checked.words[0].lemmas.length) parts.push(...related(await query("forms", "word")));
    if (/^\p{L}+$/u.test(text)) {
      const [part, spelled] = await Promise.all([query("part", "letters"), text.length <= 15 ? query("letters", "letters") : null]);
      parts.push(inside(part));
      if (spelled) parts.push(list(t("letters_title"), spelled));
    }
    return parts;
  } catch (error) {
    const known = await has(text, lang).catch(() => null);
    if (known === null) return [h("p", { class: "say error" }, error instanceof Error ? error.message : String(error))];
    return [h("p", { class: `verdict ${known ? "yes" : "no"}` }, t(known ? "offline_yes" : "offline_no", { word: text.toUpperCase() }))];
  }
}

/** @param {any} word */
function verdict(word) {
  return h(
    "section",
    { class: "box" },
    h("p", { class: `verdict ${word.valid ? "yes" : "no"}` }, h("b", {}, word.word), " ", t(word.valid ? "is_word" : `not_${word.reason}`)),
    word.suggestions.length > 0 && h("p", {}, t("near"), " ", word.suggestions.join(", ")),
  );
}

/**
 * What the word is a form of, with its part of speech, and the other forms.
 * @param {{ families: { about: string, count: number, words: [string, number][] }[] }} found
 */
function related({ families }) {
  return families.map(({ about, count, words }) =>
    h(
      "section",
      { class: "box" },
      h("p", {}, t("form_of"), " ", h("b", {}, about)),
      count > 0 && h("h2", {}, t("other_forms"), " ", h("small", {}, t("words_count", { count }))),
      count > 0 && h("ul", { class: "words" }, ...words.map(([word, points]) => h("li", {}, word, h("small", {}, points)))),
    ),
  );
}

/** @param {any} part */
function inside(part) {
  const best = new Set(part.best.map((/** @type {any} */ one) => one.before + part.part + one.after));
  const others = part.examples.filter((/** @type {string} */ word) => !best.has(word));
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t("in_words", { count: part.words })),
    others.length > 0 && h("p", {}, others.join(" · ")),
    h("ul", { class: "words" }, ...part.best.map((/** @type {any} */ one) => h("li", {}, h("span", {}, one.before, h("mark", {}, part.part), one.after), h("small", {}, one.points)))),
  );
}

/**
 * @param {string} title
 * @param {{ count: number, words: [string, number][] }} found
 */
function list(title, found) {
  return h(
    "section",
    { class: "box" },
    h("h2", {}, title, " ", h("small", {}, t("words_count", { count: found.count }))),
    h("ul", { class: "words" }, ...found.words.map(([word, points]) => h("li", {}, word, h("small", {}, points)))),
  );
}

/** Settle a challenge at a table of real cards. */
function challenge() {
  const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (h("input", { id, name: id, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 40, required: true }));
  const [part, word] = [input("part"), input("named-word")];
  const said = h("p", { class: "say", role: "status" });
  const settle = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const lang = wordsNow();
    try {
      const found = await call(`/api/challenge?part=${encodeURIComponent(part.value)}&word=${encodeURIComponent(word.value)}&lang=${lang}`);
      const key = found.right ? "challenge_right" : found.reason === "not_contained" ? "challenge_not_in" : "challenge_wrong";
      said.textContent = t(key, { part: found.part, word: found.word });
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : "";
    }
  };
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t("challenge_title")),
    h("p", {}, t("challenge_text")),
    h(
      "form",
      { class: "desk", onsubmit: settle },
      h("p", { class: "field" }, h("label", { for: "part" }, t("challenge_part")), part),
      h("p", { class: "field" }, h("label", { for: "named-word" }, t("challenge_word")), word),
      h("button", { type: "submit", class: "main", "data-focus": "settle" }, t("settle")),
    ),
    said,
  );
}
