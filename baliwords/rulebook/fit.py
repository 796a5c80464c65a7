"""How well a word of a question fits a word of a text, both folded."""

from collections.abc import Collection, Iterable, Iterator

EXACT, PLURAL, PLAIN_UMLAUT, ENDING, INSIDE = 1.0, 0.95, 0.95, 0.7, 0.5
TYPO = {1: 0.6, 2: 0.4}
SHORTEST_PART = 4  # letters of a word that is looked for in a compound
LONGEST_ENDING = 2  # letters that a word may have more than the one it fits


def fitting(word: str, known: Iterable[str]) -> list[tuple[str, float]]:
    """Return the known words that fit, and how well; typing errors only if none fits well."""
    plain = _without_e(word)
    found = [(other, fit) for other in known if (fit := _fit(word, plain, other))]
    fits_well = any(fit > ENDING for _, fit in found)
    return found if fits_well else [*found, *_nearly(word, known)]


def parts_of(word: str, known: Collection[str]) -> list[str]:
    """Return the two known words of a compound, `katun` and `karte`, or else the word itself."""
    if len(word) < 2 * SHORTEST_PART or _fits_well(word, known):
        return [word]
    if len(word) > 2 * (max(map(len, known)) + LONGEST_ENDING):
        return [word]  # longer than any two of them: no place in it needs to be tried
    if any(fit >= TYPO[1] for _other, fit in _nearly(word, known)):
        return [word]
    for place in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        parts = [word[:place], word[place:]]
        if all(_fits_well(part, known) for part in parts):
            return parts
    return [word]


def distance(one: str, other: str, limit: int = 2) -> int:
    """Count the letters to change, add, leave out or swap; `limit + 1` means too many."""
    if abs(len(one) - len(other)) > limit:
        return limit + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(row[-1] + 1, last[j] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before, last = last, row
    return min(last[-1], limit + 1)


def _fits_well(word: str, known: Iterable[str]) -> bool:
    plain = _without_e(word)
    return any(_fit(word, plain, other) > INSIDE for other in known)


def _fit(word: str, plain: str, other: str) -> float:
    if word == other:
        return EXACT
    if f"{word}s" == other or word == f"{other}s":
        return PLURAL
    extra = len(other) - len(word)
    if len(word) >= 3 and other.startswith(word):
        return 0.9 - 0.05 * min(extra, 6)
    if len(other) >= 4 and extra >= -LONGEST_ENDING and word.startswith(other):
        return ENDING
    if plain == other:
        return PLAIN_UMLAUT
    return INSIDE if len(word) >= 4 and word in other else 0.0


def _nearly(word: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """Yield the words one letter away, two letters if the word is long."""
    limit = 2 if len(word) >= 7 else 1 if len(word) >= 4 else 0
    letters = set(word)
    for other in known:
        # Each wrong letter changes the set of letters by two at most.
        if abs(len(other) - len(word)) > limit or len(letters ^ set(other)) > 2 * limit:
            continue
        if 0 < (errors := distance(word, other, limit)) <= limit:
            yield other, TYPO[errors]


def _without_e(word: str) -> str:
    """`Gefaengnis` and `Gefängnis` are the same word."""
    return word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
