/** Elements are built here, and text is only ever text: no HTML is written as a string. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * Make an element: `h("button", { class: "main", onclick: go }, "Go")`.
 * @param {string} tag
 * @param {Record<string, any>} [facts] attributes; functions are listeners, `null` leaves one out
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, facts = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...texts(children.flat()));
  return element;
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function texts(children) {
  /** @type {(Node | string)[]} */
  const kept = [];
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    kept.push(child instanceof Node ? child : String(child));
  }
  return kept;
}

/**
 * Replace what an element holds; the focus stays on what has the same `data-focus`, and what is
 * being typed there stays too.
 * @param {Element} place
 * @param {...(Child | Child[])} children
 */
export function fill(place, ...children) {
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && place.contains(active);
  const focus = inside ? active.dataset.focus : undefined;
  place.replaceChildren(...texts(children.flat()));
  if (focus === undefined) return;
  const again = place.querySelector(`[data-focus="${CSS.escape(focus)}"]`);
  if (again instanceof HTMLInputElement && active instanceof HTMLInputElement) again.value = active.value;
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * Make an element hold what is wished by changing only what differs, so that nothing moves away
 * under a finger, a pen or a screen reader while others play. Of listeners only those follow that
 * `h` was given.
 * @param {Element} place
 * @param {...(Child | Child[])} wished
 */
export function redraw(place, ...wished) {
  const nodes = texts(wished.flat()).map((one) => (one instanceof Node ? one : document.createTextNode(one)));
  nodes.forEach((node, number) => {
    const old = place.childNodes[number];
    if (!old) place.append(node);
    else if (!alike(old, node)) old.replaceWith(node);
    else if (old instanceof HTMLElement && node instanceof HTMLElement) {
      dress(old, node);
      redraw(old, ...node.childNodes);
    } else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
  });
  while (place.childNodes.length > nodes.length) place.lastChild?.remove();
}

/**
 * Whether one may become the other: a deed never becomes another deed under a finger.
 * @param {Node} old
 * @param {Node} wished
 */
function alike(old, wished) {
  if (old.nodeName !== wished.nodeName) return false;
  return !(old instanceof HTMLElement && wished instanceof HTMLElement) || old.dataset.focus === wished.dataset.focus;
}

/**
 * @param {HTMLElement} old
 * @param {HTMLElement} wished
 */
function dress(old, wished) {
  for (const { name } of [...old.attributes]) if (!wished.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wished.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  [old.onclick, old.onsubmit] = [wished.onclick, wished.onsubmit];
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/**
 * Say something to those who cannot see it.
 * @param {string} sentence
 */
export function announce(sentence) {
  byId("status").textContent = sentence;
}

/**
 * Open a dialog; it closes by its button, by Escape, or by what `close` is called for.
 * @param {string} title
 * @param {string} closing the label of the closing button
 * @param {(close: () => void) => Child[]} content
 */
export function dialog(title, closing, content) {
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": title }));
  const close = () => box.close();
  box.append(
    h("h2", {}, title),
    ...texts(content(close)),
    h("p", { class: "row" }, h("button", { type: "button", onclick: close }, closing)),
  );
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.scrollTop = 0; // its button has the focus, and may stand under a long list
}
