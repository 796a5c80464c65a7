/** Light or dark: as the system says, or as was chosen; the dark colours are a sheet of their own. */

import { settings } from "./store.js";

export const THEMES = ["system", "light", "dark"];

/** Take up the colours that were chosen. */
export function dress() {
  const { theme } = settings();
  const dark = document.querySelector("#dark");
  if (dark instanceof HTMLLinkElement) dark.media = theme === "dark" ? "all" : theme === "light" ? "not all" : "(prefers-color-scheme: dark)";
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
}
