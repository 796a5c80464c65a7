/** Where the page begins: which address shows what. */

import { call, greet } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { home } from "./home.js";
import { daily } from "./home/daily.js";
import { yourGames } from "./home/games.js";
import { lesson } from "./home/lesson.js";
import { puzzles } from "./home/puzzles.js";
import { settingsPage } from "./home/settings.js";
import { statistics } from "./home/statistics.js";
import { dress } from "./home/theme.js";
import { keepOffline } from "./offline.js";
import { LANGUAGES, language, speak, t } from "./speech.js";
import { TableView } from "./table/view.js";
import { words } from "./words.js";

/** @type {TableView | null} */
let table = null;

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  show();
}

/** Show what the address names. */
async function show() {
  table?.close();
  table = null;
  const main = byId("main");
  document.title = "Bali";
  top();
  const code = /^\/t\/([A-Za-z-]{8,9})$/.exec(location.pathname)?.[1]?.replace("-", "").toUpperCase();
  if (code) {
    const secret = /^#pass=([\w-]{22})$/.exec(location.hash)?.[1];
    if (secret) await takeUp(code, secret);
    table = new TableView(main, code, location.hash === "#tv", go);
  } else await part(main);
  main.focus({ preventScroll: true });
}

/**
 * Show a part of the page: `#words`, `#puzzles/12`.
 * @param {HTMLElement} main
 */
async function part(main) {
  const [name, which = ""] = location.hash.slice(1).split("/");
  /** @type {Record<string, () => unknown>} */
  const parts = {
    words: () => words(main),
    today: () => daily(main, go),
    puzzles: () => puzzles(main, go, which),
    lesson: () => lesson(main, go),
    statistics: () => statistics(main, go),
    games: () => yourGames(main, go, /^[A-Z]{8}$/.test(which) ? which : ""),
    settings: () => settingsPage(main, show),
  };
  try {
    await (parts[name] ?? (() => home(main, go)))();
  } catch (error) {
    fill(main, h("h1", {}, "Bali"), h("p", { class: "error", role: "alert" }, error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Take up a seat that another device of the same person has opened; the secret leaves the address.
 * @param {string} code
 * @param {string} secret
 */
async function takeUp(code, secret) {
  history.replaceState(null, "", `/t/${code}`);
  try {
    await call(`/api/tables/${code}/enter`, { secret });
  } catch (error) {
    byId("status").textContent = error instanceof Error ? error.message : "";
  }
}

function top() {
  const link = (/** @type {string} */ path, /** @type {string} */ key) =>
    h(
      "a",
      {
        href: path,
        onclick: (/** @type {Event} */ event) => {
          event.preventDefault();
          go(path);
        },
      },
      t(key),
    );
  const choose = h("select", { "aria-label": t("language"), name: "language" }, ...LANGUAGES.map((one) => h("option", { value: one, selected: one === language, lang: one }, t(`language_${one}`))));
  choose.addEventListener("change", async () => {
    await speak(/** @type {HTMLSelectElement} */ (choose).value);
    show();
  });
  fill(byId("top"), h("a", { class: "brand", href: "/", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/")) }, "Bali"), h("nav", { "aria-label": "Bali" }, link("/", "play"), link("/#words", "words"), link("/#puzzles", "puzzles"), link("/#statistics", "statistics"), link("/#settings", "settings")), choose);
}

addEventListener("popstate", show);
dress();
await speak();
try {
  await greet();
} catch {
  // Offline: words can still be looked up.
}
show();
keepOffline();
