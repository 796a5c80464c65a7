/**
 * What this browser remembers of its person: settings, finished games, solved puzzles, the deals
 * of the day. Nobody needs an account, and nothing of it leaves the browser; the games themselves
 * lie on the server and are found again by their code.
 */

/** @typedef {import("../types.js").TableMessage} TableMessage */
/**
 * @typedef {{
 *   code: string, day: string, game: string, seats: number, lang: string, points: number,
 *   won: boolean, bali: boolean, helped: boolean, words: [string, number][], against: string[],
 *   accuracy?: number, luck?: number, lost?: number
 * }} KeptGame
 * @typedef {{ theme: string, opponent: string, known: boolean, rules: Record<string, string> }} Settings
 */

const MOST_GAMES = 2000;
const BEST_WORDS = 5;

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
function read(key, otherwise) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null");
    return found && typeof found === "object" && Array.isArray(found) === Array.isArray(otherwise) ? found : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full store forgets the newest: the games still lie on the server.
  }
}

// --- settings -------------------------------------------------------------------------------

/** @returns {Settings} */
export function settings() {
  return { theme: "system", opponent: "regular", known: true, rules: {}, ...read("settings", {}) };
}

/** @param {Partial<Settings>} changed */
export function set(changed) {
  write("settings", { ...settings(), ...changed });
}

// --- finished games -------------------------------------------------------------------------

/** @returns {KeptGame[]} the newest first */
export function games() {
  return read("games", /** @type {KeptGame[]} */ ([])).filter((one) => one && typeof one.code === "string" && typeof one.points === "number");
}

/** @param {TableMessage} message of a game that is over, in which this browser has a seat */
export function note(message) {
  const known = games();
  if (!message.outcome || message.you < 0 || known.some((one) => one.code === message.code)) return;
  const { outcome, you, play } = message;
  const words = (play.removed ?? []).filter((/** @type {any} */ one) => one.seat === you);
  /** @type {KeptGame} */
  const game = {
    code: message.code,
    day: utcDay(),
    game: message.game,
    seats: message.chairs.length,
    lang: message.rules.language ?? "",
    points: outcome.scores[you],
    won: message.chairs.length > 1 && outcome.winners.includes(you),
    bali: !!play.bali?.[you],
    helped: message.practice,
    words: words
      .map((/** @type {any} */ one) => [one.word, one.points])
      .sort((/** @type {any} */ a, /** @type {any} */ b) => b[1] - a[1])
      .slice(0, BEST_WORDS),
    against: message.chairs.filter((_, seat) => seat !== you).map((chair) => chair.computer),
  };
  write("games", [game, ...known].slice(0, MOST_GAMES));
}

/**
 * Keep what a review found of a game.
 * @param {string} code
 * @param {{ accuracy?: number, luck?: number, lost?: number }} found
 */
export function noteReview(code, { accuracy, luck, lost }) {
  if (accuracy === undefined) return;
  write("games", games().map((one) => (one.code === code ? { ...one, accuracy, luck, lost } : one)));
}

/** @param {string} code */
export function drop(code) {
  write("games", games().filter((one) => one.code !== code));
}

/** The day that counts: the same everywhere, from midnight UTC on. */
export function utcDay() {
  return new Date().toISOString().slice(0, 10);
}

// --- the deal of the day --------------------------------------------------------------------

/**
 * @param {string} day
 * @param {string} lang
 * @returns {string} the code of the first table with the cards of a day, or nothing
 */
export function dailyCode(day, lang) {
  return read("dailies", /** @type {Record<string, string>} */ ({}))[`${day} ${lang}`] ?? "";
}

/** @param {string} code @returns {string} the day whose cards a table has, or nothing */
export function dailyDay(code) {
  const found = Object.entries(read("dailies", /** @type {Record<string, string>} */ ({}))).find(([, one]) => one === code);
  return found ? found[0].slice(0, 10) : "";
}

/**
 * @param {string} day
 * @param {string} lang
 * @param {string} code
 */
export function noteDaily(day, lang, code) {
  const known = read("dailies", /** @type {Record<string, string>} */ ({}));
  write("dailies", { ...known, [`${day} ${lang}`]: known[`${day} ${lang}`] ?? code });
}

/**
 * Count the days in a row, up to this one or the one before, that were played on their day.
 * @param {string} day
 * @param {string} lang
 */
export function streak(day, lang) {
  const ended = new Map(games().map((one) => [one.code, one.day]));
  const played = (/** @type {string} */ one) => ended.get(dailyCode(one, lang)) === one;
  let at = played(day) ? day : before(day);
  let days = 0;
  for (; played(at); at = before(at)) days++;
  return days;
}

/** @param {string} day */
function before(day) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

// --- puzzles --------------------------------------------------------------------------------

/** @param {string} lang @returns {Set<number>} */
export function solved(lang) {
  return new Set(read(`solved ${lang}`, /** @type {number[]} */ ([])));
}

/**
 * @param {string} lang
 * @param {number} number
 */
export function noteSolved(lang, number) {
  write(`solved ${lang}`, [...solved(lang).add(number)]);
}
