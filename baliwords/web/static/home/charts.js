/** Charts of figures over time and of how often something was, each told in words as well. */

import { s } from "../svg.js";

const [WIDE, HIGH, EDGE, FOOT] = [640, 200, 44, 24];

/** @param {string} said */
function picture(said) {
  return s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "graph", role: "img", "aria-label": said });
}

/**
 * @param {number[]} numbers
 * @param {string} said what a screen reader tells
 */
export function curve(numbers, said) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const x = (/** @type {number} */ at) => EDGE + (at * (WIDE - EDGE - 8)) / Math.max(1, numbers.length - 1);
  const y = (/** @type {number} */ value) => 12 + ((high - value) * (HIGH - FOOT - 16)) / Math.max(1e-9, high - low);
  const drawn = picture(said);
  for (const value of new Set([low, high])) {
    drawn.append(s("line", { x1: EDGE, x2: WIDE, y1: y(value), y2: y(value), class: "rule" }), s("text", { x: EDGE - 6, y: y(value) + 4, class: "label" }, String(Math.round(value))));
  }
  drawn.append(s("path", { d: numbers.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(""), class: "curve" }));
  for (const [at, value] of numbers.entries()) {
    if (numbers.length <= 60) drawn.append(s("circle", { cx: x(at), cy: y(value), r: 2.5, class: "dot" }));
  }
  return drawn;
}

/**
 * @param {[string, number][]} named bars with what stands below each
 * @param {string} said
 */
export function bars(named, said) {
  const most = Math.max(1, ...named.map(([, count]) => count));
  const step = (WIDE - EDGE) / named.length;
  const every = Math.ceil(named.length / 12);
  const drawn = picture(said);
  named.forEach(([name, count], at) => {
    const high = (count * (HIGH - FOOT - 28)) / most;
    const [left, top] = [EDGE + at * step, HIGH - FOOT - high];
    drawn.append(s("rect", { x: left + 2, y: top, width: Math.max(1, step - 4), height: high, class: "bar-of" }));
    if (count) drawn.append(s("text", { x: left + step / 2, y: top - 5, class: "axis" }, String(count)));
    if (at % every === 0) drawn.append(s("text", { x: left + step / 2, y: HIGH - 6, class: "axis" }, name));
  });
  return drawn;
}
