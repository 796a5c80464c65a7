/** Leave a table for a while, give it up, go on on another device; and the sound. */

import { about } from "../api.js";
import { dialog, h, redraw } from "../dom.js";
import { handOn } from "../sharing.js";
import { t } from "../speech.js";
import { goingOn } from "./absence.js";
import { isLoud, setLoud } from "./sound.js";

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 * @returns {import("../dom.js").Child[]}
 */
export function leaving(message, wire) {
  const alone = message.chairs.length === 1;
  const seated = message.you >= 0;
  const button = (/** @type {string} */ key, /** @type {() => void} */ onclick) => h("button", { type: "button", class: "quiet", "data-focus": key, onclick }, t(key));
  return [
    ...goingOn(message, wire),
    h("a", { class: "button quiet", "data-focus": "leave", href: "/", title: seated ? t("leave_text") : "" }, t("leave")),
    seated && !message.chairs[message.you].resigned && button(alone ? "stop" : "resign", () => giveUp(alone, wire)),
    seated && button("other_device", () => otherDevice(message.code, wire)),
    !alone && sound(),
  ];
}

/**
 * @param {boolean} alone
 * @param {import("../wire.js").Wire} wire
 */
function giveUp(alone, wire) {
  const what = alone ? "stop" : "resign";
  dialog(t(`${what}_title`), t("go_on"), (close) => [
    h("p", {}, t(`${what}_text`)),
    h("p", { class: "row" }, h("button", { type: "button", class: "main", "data-focus": "sure", onclick: () => (close(), wire.do("resign")) }, t(what))),
  ]);
}

/**
 * Make a link that gives the own seat to another device, once. The secret is made here and stands
 * behind the `#`: no server ever reads it there, and the table keeps only its hash.
 * @param {string} code
 * @param {import("../wire.js").Wire} wire
 */
async function otherDevice(code, wire) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const secret = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const reply = await wire.do("pass", { secret });
  if (reply.t === "no") return;
  const link = `${about.url || location.origin}/t/${code}#pass=${secret}`;
  const shown = h("output", { class: "link", "data-focus": "link" }, link);
  const share = h("button", { type: "button", class: "main", "data-focus": "share", onclick: () => handOn({ url: link }, shown, share, t("copied")) }, t("share"));
  dialog(t("other_device_title"), t("close"), () => [
    h("p", {}, t("other_device_text")),
    h("p", {}, shown),
    h("p", {}, share),
  ]);
}

/** @returns {HTMLElement} */
function sound() {
  const change = (/** @type {Event} */ event) => {
    setLoud(!isLoud());
    redraw(/** @type {Element} */ (event.currentTarget), t(isLoud() ? "sound_on" : "sound_off"));
  };
  return h("button", { type: "button", class: "quiet", "data-focus": "sound", onclick: change }, t(isLoud() ? "sound_on" : "sound_off"));
}
