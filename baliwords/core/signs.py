"""Signs for a screen without Unicode: each has a lookalike in ASCII."""

import unicodedata

_LOOKALIKES = {
    **dict.fromkeys("─━═▔▁▂╌┄▄▀", "-"),
    **dict.fromkeys("│┃║▎▏▊▌▐▕", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫╔╗╚╝", "+"),
    **dict.fromkeys("█▇▆▅▃▓▒░", "#"),
    **dict.fromkeys("·•∙●", "."),
    **dict.fromkeys("«»“”„", '"'),
    **{"★": "*", "▸": ">", "▶": ">", "◀": "<", "→": ">", "←": "<", "↑": "^", "↓": "v"},
    **{"…": ".", "–": "-", "—": "-", "’": "'", "⏎": "<", "×": "x", "▼": "v", "▲": "^"},
    **{"✓": "+", "✔": "+", "✗": "x", "✘": "x", "⌃": "^", "⭘": "o", "⏺": "*", "−": "-"},
}

_SPELLED = {
    **{"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ẞ": "SS"},
    **{"…": "...", "±": "+-", "→": "->"},
}


def lookalike(sign: str) -> str:
    """Return the one sign of ASCII that looks most like this one."""
    if sign.isascii():
        return sign
    if sign in _LOOKALIKES:
        return _LOOKALIKES[sign]
    base = unicodedata.normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def spelled(sign: str) -> str:
    """Return how ASCII writes a sign where it may take more room: `œ` is `oe`."""
    return _SPELLED.get(sign) or lookalike(sign)
