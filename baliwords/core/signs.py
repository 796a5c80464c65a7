"""Signs that a screen can show: lookalikes in ASCII, and nothing that commands a terminal."""

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
    import unicodedata  # only now: most terminals know every sign

    base = unicodedata.normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def in_ascii(sign: str) -> str:
    """Return how ASCII writes a sign where it may take more room: `œ` is `oe`."""
    return _SPELLED.get(sign) or lookalike(sign)


def harmless(text: str) -> str:
    """Return a text that only shows: signs that command a terminal are written out, as `\\x1b`."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign in "\n\t" else _written(sign) for sign in text
    )


def _written(sign: str) -> str:
    # A space that does not break, which French puts before a colon, is no command.
    return sign if sign.isspace() and ord(sign) >= ord("\xa0") else ascii(sign)[1:-1]
