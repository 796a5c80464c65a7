/** Requests to the server, and what the page remembers of its guest. */

import { language, reason } from "./speech.js";

/** @typedef {{ key: string, default: string, choices: string[], several: boolean }} HouseRule */
/** @type {{ levels: Record<string, string[]>, rules: Record<string, HouseRule[]>, url: string }} */
export let about = { levels: {}, rules: {}, url: "" };

/**
 * @param {string} path
 * @param {Record<string, any>} [body] with a body it is a POST
 * @returns {Promise<any>}
 */
export async function call(path, body) {
  const how = body && { method: "POST", body: JSON.stringify(body), headers: { "accept-language": language } };
  const answer = await fetch(path, how || { headers: { "accept-language": language } });
  const found = await answer.json();
  if (!answer.ok) throw new Error(reason(found));
  return found;
}

/** Let the server know this browser: it gets a key that no script can read. */
export async function greet() {
  about = await call("/api/guest", {});
}

/** The name under which this person last sat down. */
export const guest = {
  get name() {
    return localStorage.getItem("name") ?? "";
  },
  set name(name) {
    localStorage.setItem("name", name);
  },
};

/** @typedef {{ code: string, game: string, alone: boolean }} Visit */

/** @returns {Visit[]} the tables that this browser was at, the last one first */
export function visits() {
  try {
    const found = JSON.parse(localStorage.getItem("tables") ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {Visit} visit */
export function remember(visit) {
  const others = visits().filter((one) => one.code !== visit.code);
  localStorage.setItem("tables", JSON.stringify([visit, ...others].slice(0, 6)));
}

/** @param {string} code */
export function forget(code) {
  localStorage.setItem("tables", JSON.stringify(visits().filter((one) => one.code !== code)));
}

/** @param {string} code */
export function spoken(code) {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
