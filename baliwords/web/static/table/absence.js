/** One who is not at the table, and how the others go on. */

import { dialog, h } from "../dom.js";
import { reason, t } from "../speech.js";

/**
 * Say of a seat that nobody plays it just now, and why.
 * @param {import("../types.js").Chair} chair
 */
export function absence(chair) {
  const why = chair.resigned ? "gave_up" : chair.absent ? "stand_in" : chair.here ? "" : "away";
  return why ? h("span", { class: "small" }, t(why)) : null;
}

/**
 * Offer those who wait for somebody who is away to go on: a computer plays until he is back.
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 * @returns {import("../dom.js").Child[]}
 */
export function goingOn(message, wire) {
  if (message.you < 0) return [];
  const awaited = message.waiting.filter((seat) => !message.chairs[seat].here && !message.chairs[seat].absent);
  return awaited.map((seat) => {
    const name = message.chairs[seat].name;
    const attributes = { type: "button", class: "quiet", "data-focus": `go_on.${seat}`, title: t("go_on_text"), onclick: () => goOn(seat, name, wire) };
    return h("button", attributes, t("go_on_without", { name }));
  });
}

/**
 * @param {number} seat
 * @param {string} name
 * @param {import("../wire.js").Wire} wire
 */
async function goOn(seat, name, wire) {
  const reply = await wire.do("go_on", { seat });
  if (reply.t === "no") dialog(t("go_on_without", { name }), t("close"), () => [h("p", {}, reason(reply))]);
}
