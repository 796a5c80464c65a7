/** What can be done when a game is over. */

import { call, guest } from "../api.js";
import { h } from "../dom.js";
import { t } from "../speech.js";

/**
 * @param {import("../types.js").TableMessage} message
 * @param {import("../wire.js").Wire} wire
 */
export function ending(message, wire) {
  const alone = message.chairs.length === 1;
  const anew = async () => {
    const { code } = await call("/api/tables", { game: message.game, rules: message.rules, name: guest.name || t("guest"), start: true });
    history.pushState(null, "", `/t/${code}`);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  return h(
    "p",
    { class: "row" },
    message.you >= 0 && alone && h("button", { type: "button", class: "main", "data-focus": "anew", onclick: anew }, t("new_game")),
    message.you >= 0 && !alone && h("button", { type: "button", class: "main", "data-focus": "rematch", onclick: () => wire.do("rematch") }, t("rematch")),
    h("a", { class: "button", href: `/api/tables/${message.code}/record`, download: true }, t("record")),
    message.you >= 0 && h("a", { class: "button", href: "/#statistics" }, t("statistics")),
    message.game === "letters" && h("a", { class: "button", href: `/#games/${message.code}` }, t("play_through")),
    h("a", { class: "button", href: "/" }, t("to_start")),
  );
}
