"""The colours of the table: a dark felt and a light wood; the palette offers many more."""

from textual.theme import Theme

DARK = Theme(
    name="bali",
    primary="#2f7f6d",
    secondary="#4f9d8a",
    accent="#f0b429",
    warning="#f0b429",
    error="#e5716a",
    success="#8fd694",
    foreground="#ece8dc",
    background="#0f1d19",
    surface="#172b25",
    panel="#1d362f",
    dark=True,
)
LIGHT = Theme(
    name="bali-light",
    primary="#2f7f6d",
    secondary="#3c6e63",
    accent="#a8500f",
    warning="#a8500f",
    error="#a3261e",
    success="#1f6b2c",
    foreground="#22281f",
    background="#f4efe2",
    surface="#ebe4d2",
    panel="#e0d7c0",
    dark=False,
)
