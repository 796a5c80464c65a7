/** A played solitaire as a graph: the final score to expect after each move, and what moves lost. */

import { h } from "../dom.js";
import { t } from "../speech.js";
import { s } from "../svg.js";
import { whole, written } from "./help.js";

const [WIDE, HIGH, EDGE] = [640, 220, 46];

/** @typedef {[string, string, number, number]} Reviewed move, best move, points given away, luck of the draw */

/**
 * @param {{ moves?: Reviewed[], expected: number[], say: string[] }} found
 * @returns {import("../dom.js").Child[]}
 */
export function graph(found) {
  const moves = found.moves;
  if (!moves?.length) return [h("p", { class: "small" }, t("not_reviewed"))];
  const missed = moves.map((one, number) => ({ one, number })).filter(({ one }) => one[2] > 0);
  const worst = missed.sort((a, b) => b.one[2] - a.one[2]).slice(0, 5);
  return [
    h("h3", {}, t("review")),
    drawn(moves, found.expected),
    ...found.say.map((sentence) => h("p", {}, sentence)),
    worst.length > 0 && h("h4", {}, t("review_worst")),
    h("ol", { class: "missed" }, ...worst.map(({ one, number }) => h("li", { value: number + 1 }, t("review_move", { played: written(one[0]), best: written(one[1]), count: whole(one[2]) })))),
  ];
}

/**
 * @param {Reviewed[]} moves
 * @param {number[]} expected before the first move, and after each
 */
function drawn(moves, expected) {
  const [low, high] = [Math.min(...expected), Math.max(...expected)];
  const x = (/** @type {number} */ number) => EDGE + (number * (WIDE - EDGE - 8)) / Math.max(1, moves.length);
  const y = (/** @type {number} */ value) => 12 + ((high - value) * (HIGH - 36)) / Math.max(1, high - low);
  const [from, end] = [expected[0], expected[moves.length]].map(Math.round);
  const said = t("review_said", { from, low: Math.round(low), high: Math.round(high), end });
  const picture = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "graph", role: "img", "aria-label": said });
  for (const value of [low, (low + high) / 2, high]) {
    picture.append(s("line", { x1: EDGE, x2: WIDE, y1: y(value), y2: y(value), class: "rule" }), s("text", { x: EDGE - 5, y: y(value) + 4, class: "label" }, String(Math.round(value))));
  }
  picture.append(s("path", { d: expected.map((value, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(value).toFixed(1)}`).join(""), class: "curve" }));
  moves.forEach(([move, , lost], number) => {
    const dot = s("circle", { cx: x(number + 1), cy: y(expected[number + 1]), r: lost > 0 ? 5 : 2.5, class: lost > 0 ? "lost" : "dot" });
    dot.append(s("title", {}, `${number + 1}. ${written(move)}: ${Math.round(expected[number + 1])}`));
    picture.append(dot);
  });
  picture.append(s("text", { x: WIDE / 2, y: HIGH - 6, class: "axis" }, t("review_axis")));
  return picture;
}
