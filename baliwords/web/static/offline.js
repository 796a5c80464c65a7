/** What works without the server: the page itself, and whether a word is in the list. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ";
const ENDS = 32;
const LAST = 64;

/** @type {Map<string, Promise<Uint32Array>>} */
const graphs = new Map();

/**
 * Read the graph of a language's words: `graph.py` says how it is written.
 * @param {string} lang
 */
function graph(lang) {
  let found = graphs.get(lang);
  if (!found) {
    found = fetch(`/api/graph/${lang}`)
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))))
      .then((bytes) => new Uint32Array(bytes));
    found.catch(() => graphs.delete(lang));
    graphs.set(lang, found);
  }
  return found;
}

/**
 * Tell whether a word is in the list of a language.
 * @param {string} word
 * @param {string} lang
 */
export async function has(word, lang) {
  return inGraph(await graph(lang), fold(word, lang));
}

/**
 * @param {Uint32Array} edges
 * @param {string} word
 */
export function inGraph(edges, word) {
  let at = 0;
  let ends = false;
  for (const letter of word) {
    const wanted = LETTERS.indexOf(letter);
    if (wanted < 0 || at < 0) return false;
    while ((edges[at] & 31) !== wanted) if (edges[at++] & LAST) return false;
    ends = (edges[at] & ENDS) !== 0;
    at = edges[at] >>> 8 || -1;
  }
  return ends;
}

/**
 * Write a word in the letters of the cards: capitals, no accents, ligatures apart.
 * @param {string} text
 * @param {string} lang
 */
export function fold(text, lang) {
  const apart = text.trim().toUpperCase().replaceAll("Œ", "OE").replaceAll("Æ", "AE").replaceAll("ẞ", "SS").replaceAll("Ø", "O").replaceAll("Ł", "L").replaceAll("Đ", "D");
  const kept = lang === "de" ? /[ÄÖÜ]/u : /$^/u;
  return Array.from(apart.normalize("NFC"), (sign) => (kept.test(sign) ? sign : sign.normalize("NFD").replace(/\p{M}/gu, ""))).join("");
}

/** The language in which words were last looked up, or that of the page if it has a list. */
export function wordsNow() {
  return localStorage.getItem("words") ?? (document.documentElement.lang === "de" ? "de" : "fr");
}

/** Keep the page and the word lists for the time without a network, where the browser allows it. */
export function keepOffline() {
  const fetchList = () => graph(wordsNow()).catch(() => undefined);
  if (!("serviceWorker" in navigator) || !window.isSecureContext) {
    setTimeout(fetchList, 2500);
    return;
  }
  // What the worker is to keep must pass through it.
  if (navigator.serviceWorker.controller) setTimeout(fetchList, 2500);
  else navigator.serviceWorker.addEventListener("controllerchange", fetchList, { once: true });
  /** @type {any} */
  const types = /** @type {any} */ (window).trustedTypes;
  const policy = types?.createPolicy("bali", { createScriptURL: (/** @type {string} */ url) => (url === "/sw.js" ? url : "") });
  navigator.serviceWorker.register(policy ? policy.createScriptURL("/sw.js") : "/sw.js").catch(() => undefined);
}
