/** Hand a link or a text on to others. */

import { announce } from "./dom.js";

/**
 * Open the phone's own menu, or copy: by hand too, where a page of plain HTTP may not ask for either.
 * @param {{ url: string } | { text: string }} what
 * @param {HTMLElement} shown where it can be read
 * @param {HTMLElement} button says then that it is copied
 * @param {string} copied
 */
export async function handOn(what, shown, button, copied) {
  if (navigator.share) return navigator.share(what).catch(() => undefined); // who changes his mind is asked nothing
  try {
    await navigator.clipboard.writeText("url" in what ? what.url : what.text);
  } catch {
    getSelection()?.selectAllChildren(shown);
    if (!document.execCommand("copy")) return;
  }
  button.textContent = copied;
  announce(copied);
}
