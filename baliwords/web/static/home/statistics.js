/** One's own figures: games of one sort together, honest and assisted ones apart. */

import { fill, h } from "../dom.js";
import { figure, t } from "../speech.js";
import { bars, curve } from "./charts.js";
import { games } from "./store.js";

/** @typedef {import("./store.js").KeptGame} KeptGame */

const STEP = 50;
const RECENT = 10;

/**
 * @param {HTMLElement} place
 * @param {(path: string) => void} go
 */
export function statistics(place, go) {
  const all = [...games()].reverse();
  fill(
    place,
    h("h1", {}, t("statistics")),
    h("p", { class: "lead" }, t("statistics_text")),
    !all.length && h("p", {}, t("no_games_yet")),
    ...sorts(all).map(([key, some]) => account(key, some)),
    h("p", { class: "row" }, h("a", { class: "button", href: "/#games", onclick: (/** @type {Event} */ event) => (event.preventDefault(), go("/#games")) }, t("your_games")), ...(all.length ? exporting(all) : [])),
  );
}

/**
 * @param {KeptGame[]} all
 * @returns {[string, KeptGame[]][]}
 */
function sorts(all) {
  /** @type {Map<string, KeptGame[]>} */
  const found = new Map();
  for (const one of all) {
    const table = one.game === "shrines" ? "shrines" : one.seats > 1 ? "several" : "alone";
    const key = `${table}${one.helped ? "_helped" : ""}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}

/**
 * @param {string} key
 * @param {KeptGame[]} some in the order of playing
 */
function account(key, some) {
  const points = some.map((one) => one.points);
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const trend = points.map((_, at) => average(points.slice(Math.max(0, at + 1 - RECENT), at + 1)));
  const accuracy = some.flatMap((one) => one.accuracy ?? []);
  const alone = key.startsWith("alone");
  const words = some.flatMap((one) => one.words).sort((a, b) => b[1] - a[1]).slice(0, 5);
  const facts = [
    [t("games_played"), some.length],
    [t("points_mean"), figure(mean, 1)],
    [t("points_best"), Math.max(...points)],
    alone ? [t("bali_share"), percent(some.filter((one) => one.bali).length, some.length)] : [t("games_won"), `${some.filter((one) => one.won).length} (${percent(some.filter((one) => one.won).length, some.length)})`],
    accuracy.length ? [t("accuracy_mean"), `${average(accuracy).toFixed(0)} %`] : null,
    [t("days_in_row"), longest(some)],
  ].filter((one) => one !== null);
  return h(
    "section",
    { class: "box" },
    h("h2", {}, t(`sort_${key}`)),
    h("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    h("h3", {}, t("chart_distribution")),
    bars(distribution(points), t("chart_distribution")),
    some.length > 1 && h("h3", {}, t("chart_trend")),
    some.length > 1 && curve(trend, t("chart_said", { name: t("chart_trend"), from: Math.round(trend[0]), to: Math.round(trend[trend.length - 1]) })),
    accuracy.length > 1 && h("h3", {}, t("chart_accuracy")),
    accuracy.length > 1 && curve(accuracy, t("chart_said", { name: t("chart_accuracy"), from: Math.round(accuracy[0]), to: Math.round(accuracy[accuracy.length - 1]) })),
    levels(some),
    words.length > 0 && h("h3", {}, t("best_words")),
    words.length > 0 && h("ol", { class: "words" }, ...words.map(([word, worth]) => h("li", {}, word, h("small", {}, worth)))),
  );
}

/** @param {number[]} numbers */
function average(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/**
 * @param {number} some
 * @param {number} all
 */
function percent(some, all) {
  return `${Math.round((100 * some) / Math.max(1, all))} %`;
}

/**
 * @param {number[]} points
 * @returns {[string, number][]} how many games have from so many points on
 */
function distribution(points) {
  const low = Math.floor(Math.min(...points) / STEP);
  const high = Math.floor(Math.max(...points) / STEP);
  return Array.from({ length: high - low + 1 }, (_, at) => [String((low + at) * STEP), points.filter((one) => Math.floor(one / STEP) === low + at).length]);
}

/** @param {KeptGame[]} some the most days in a row on which a game was finished */
function longest(some) {
  const days = [...new Set(some.map((one) => one.day))].sort();
  let [most, row] = [0, 0];
  days.forEach((day, at) => {
    row = at && Date.parse(day) - Date.parse(days[at - 1]) === 86_400_000 ? row + 1 : 1;
    most = Math.max(most, row);
  });
  return most;
}

/** @param {KeptGame[]} some how one stands against each computer, where two play */
function levels(some) {
  const duels = some.filter((one) => one.against.length === 1 && one.against[0]);
  if (!duels.length) return null;
  const names = [...new Set(duels.map((one) => one.against[0]))];
  const row = (/** @type {string} */ level) => {
    const met = duels.filter((one) => one.against[0] === level);
    return h("tr", {}, h("th", { scope: "row" }, t(`level_${level}`)), h("td", {}, met.length), h("td", {}, met.filter((one) => one.won).length));
  };
  return h("div", { class: "scroll" }, h("h3", {}, t("against_levels")), h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), h("th", { scope: "col" }, t("games_played")), h("th", { scope: "col" }, t("games_won")))), h("tbody", {}, ...names.map(row))));
}

/** @param {KeptGame[]} all */
function exporting(all) {
  const fields = /** @type {(keyof KeptGame)[]} */ (["day", "code", "game", "seats", "lang", "points", "won", "bali", "helped", "accuracy", "luck", "lost"]);
  const csv = () => [fields.join(","), ...all.map((one) => fields.map((field) => String(one[field] ?? "")).join(","))].join("\n") + "\n";
  const button = (/** @type {string} */ name, /** @type {() => string} */ text) => h("button", { type: "button", "data-focus": name, onclick: () => save(name, text()) }, t("save_as", { name: name.split(".")[1].toUpperCase() }));
  return [button("bali.csv", csv), button("bali.json", () => JSON.stringify(all, null, 1))];
}

/**
 * @param {string} name
 * @param {string} text
 */
function save(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
