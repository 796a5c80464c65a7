/** Drawings as elements of their own, made part by part: no markup is written as a string. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} facts
 * @param {string} [text]
 */
export function s(tag, facts, text = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}
