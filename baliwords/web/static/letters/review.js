/** A played solitaire as a graph: the final score to expect after each move, and what moves lost. */

import { h } from "../dom.js";
import { t } from "../speech.js";
import { written } from "./help.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH, EDGE] = [640, 220, 34];

/** @typedef {[string, number, string, number]} Reviewed move, score to expect, best move, points lost */

/**
 * @param {string} tag
 * @param {Record<string, string | number>} facts
 * @param {string} [text]
 */
function s(tag, facts, text = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/**
 * @param {{ moves: Reviewed[] }} found
 * @param {number} points what the game came to
 * @returns {import("../dom.js").Child[]}
 */
export function graph(found, points) {
  const moves = found.moves;
  if (!moves.length) return [h("p", { class: "small" }, t("not_reviewed"))];
  const worst = moves.map((one, number) => ({ one, number })).filter(({ one }) => one[3] > 0).sort((a, b) => b.one[3] - a.one[3]).slice(0, 5);
  const lost = Math.round(moves.reduce((sum, one) => sum + one[3], 0));
  return [
    h("h3", {}, t("review")),
    h("p", {}, t("review_lost", { count: lost })),
    drawn(moves, points),
    worst.length > 0 && h("h4", {}, t("review_worst")),
    h("ol", { class: "missed" }, ...worst.map(({ one, number }) => h("li", { value: number + 1 }, t("review_move", { played: written(one[0]), best: written(one[2]), count: Math.round(one[3]) })))),
  ];
}

/**
 * @param {Reviewed[]} moves
 * @param {number} points
 */
function drawn(moves, points) {
  const expected = [...moves.map((one) => one[1]), points];
  const [low, high] = [Math.min(...expected), Math.max(...expected)];
  const x = (/** @type {number} */ number) => EDGE + (number * (WIDE - EDGE - 8)) / Math.max(1, expected.length - 1);
  const y = (/** @type {number} */ value) => 12 + ((high - value) * (HIGH - 36)) / Math.max(1, high - low);
  const said = t("review_said", { from: Math.round(expected[0]), low: Math.round(low), high: Math.round(high), end: points });
  const picture = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "graph", role: "img", "aria-label": said });
  for (const value of [low, (low + high) / 2, high]) {
    picture.append(s("line", { x1: EDGE, x2: WIDE, y1: y(value), y2: y(value), class: "rule" }), s("text", { x: EDGE - 5, y: y(value) + 4, class: "label" }, String(Math.round(value))));
  }
  picture.append(s("path", { d: expected.map((value, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(value).toFixed(1)}`).join(""), class: "curve" }));
  moves.forEach(([move, value, , lost], number) => {
    const dot = s("circle", { cx: x(number), cy: y(value), r: lost > 0 ? 5 : 2.5, class: lost > 0 ? "lost" : "dot" });
    dot.append(s("title", {}, `${number + 1}. ${written(move)}: ${Math.round(value)}`));
    picture.append(dot);
  });
  picture.append(s("text", { x: WIDE / 2, y: HIGH - 6, class: "axis" }, t("review_axis")));
  return picture;
}
