"""Text and bytes that mean harm, drawn from a seed: what people type, send and damage."""

from random import Random

COMMANDS = ("\x1b[2J", "\x1b]0;x\x07", "\x9b31m", "\x9d0;x\x9c", "\x1bP", "\x7f", "\r", "\x08")
"""Signs that a terminal obeys."""

BREAKS = ("\n", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029")

STRANGE = (
    *("", " ", "-", "--", ".", "..", "?", "!", "+", "@", ":", "=", "/", "\\", "~", "#", "%", ","),
    *("ß", "œ", "ﬁ", "É", "E\u0301", "A\u0308", "ẞ", "İ", "ı", "Ǆ", "\u200d", "\u202e", "\ufeff"),
    *("٣", "²", "Ⅷ", "😀", "[b]", "[/b]", "[link=x]", "{x}", "%s", "$(id)", "'", '"', "\udc80"),
    *("nan", "inf", "-inf", "1e309", "-0", "0x10", "1_000", "٣٤", "true", "None", "null", "[]"),
    *("-1", "0", "2147483648", "18446744073709551616", "9" * 400, "9" * 5000, "-" + "9" * 30),
    *("A" * 60, "A" * 5000, "?" * 30, "M+U+R!", "1:MUR", "ON@3", "?=U", "word MAISON", "x3"),
)

WORDS = (
    *("MUR", "MURS", "murir", "MuR", "MAISON", "AISON", "ARC-EN-CIEL", "PARIS", "HÄUSER", "Ü"),
    *("S ON AI T LAM R E", "T M U Z E R Q", "S ON / AI T", "? ? ? ? ? ? ?", "TMUZERQKVR"),
    *("M+U+R", "M+U+R!", "MUR!", "stop", "undo", "redo", "hint", "words", "table", "help", "end"),
    *("pass", "challenge", "ok", "buy rice", "play priest", "take 3", "offer rice", "top rice"),
    *("fr", "de", "en", "greedy", "random", "expert", "fast", "You", "Anna,greedy", "Anna,Ben"),
    *("greedy,random", "42", "1", "2", "3", "7", "0.05", "rice=3 peanut=4 banana=4 pepper=5"),
    *("Anna: rice=3 shrines=1", "red:1,blue:1", "red", "blue", "T26", "L22", "M47", "D9", "oracle"),
    *("min_word_length=4", "unique_words=true", "bali_bonus=x3", "umlaut_as_plain=false"),
)


def text(dice: Random) -> str:
    """Return a text that somebody might type, or that nobody should."""
    match dice.randrange(10):
        case 0 | 1 | 2 | 3 | 4:
            return dice.choice(WORDS)
        case 5:
            return dice.choice(STRANGE)
        case 6:
            return dice.choice(COMMANDS + BREAKS) + dice.choice(WORDS)
        case 7:
            return " ".join(dice.choice(WORDS) for _ in range(dice.randrange(1, 5)))
        case 8:
            return spoilt(dice, dice.choice(WORDS))
    return "".join(chr(_code(dice)) for _ in range(dice.randrange(1, 12)))


def _code(dice: Random) -> int:
    return dice.randrange(1, dice.choice((0x80, 0x100, 0x250, 0x3000, 0x110000)))


def spoilt(dice: Random, word: str) -> str:
    """Return a text with something strange somewhere in it."""
    place = dice.randrange(len(word) + 1)
    return word[:place] + dice.choice(STRANGE + COMMANDS + BREAKS) + word[place:]


def damaged(dice: Random, contents: bytes) -> bytes:
    """Return the bytes of a file after an accident: cut, changed, doubled, overwritten."""
    spoiled = bytearray(contents)
    for _ in range(dice.choice((1, 1, 1, 2, 5, 30))):
        place = dice.randrange(len(spoiled) + 1)
        end = min(len(spoiled), place + dice.choice((1, 1, 2, 8, 64)))
        match dice.randrange(7):
            case 0:
                del spoiled[place:]
            case 1:
                del spoiled[place:end]
            case 2:
                spoiled[place:end] = dice.randbytes(end - place)
            case 3 if place < len(spoiled):
                spoiled[place] ^= 1 << dice.randrange(8)
            case 4:
                spoiled[place:place] = text(dice).encode("utf-8", "surrogatepass")
            case 5:
                other = dice.randrange(len(spoiled) + 1)
                spoiled[place:place] = spoiled[other : other + dice.choice((1, 8, 64))]
            case 6:
                lines = spoiled.split(b"\n")
                dice.shuffle(lines)
                spoiled[:] = b"\n".join(lines)
    return bytes(spoiled)
