"""Answers to the short questions about words: `check`, `part`, `challenge`, `score`.

No Typer, no Rich: both doors of the command line (see `quick`) take their answers here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from baliwords.cli.show import Answer
from baliwords.play.letters import questions
from baliwords.settings import house_rules, language

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.letters.values import Values
    from baliwords.lexicon.explain import Explanation
    from baliwords.lexicon.lexicon import Lexicon

Rules = Mapping[str, str]
"""House rules as texts, as `read_rules` gives them."""

_EXAMPLES = 10


def check(words: list[str], lang: str | None = None, rules: Rules | None = None) -> Answer:
    """Say of each word whether it is admissible, and why (L28)."""
    from baliwords.lexicon.spelling import SHORTEST_WORD

    rules = house_rules(lang) if rules is None else rules
    # Most people have no house rules, and to read some takes half as long as the whole answer.
    at_least = options_of(lang, rules).min_word_length if rules else SHORTEST_WORD
    lexicon = chosen_lexicon(lang, rules)
    found = [lexicon.explain(word, at_least) for word in words]
    value = questions.checked(lexicon, found)
    return Answer(value, "\n".join(map(_explanation_as_text, found)), all(e.valid for e in found))


def part(
    words: list[str],
    lang: str | None = None,
    rules: Rules | None = None,
    top: int = _EXAMPLES,
) -> Answer:
    """Say whether cards may lie together in a column, and which words contain them (D9)."""
    lexicon, options = at_the_table(lang, rules)
    value = questions.part(lexicon, options, words[0], top)
    count, legal, examples = value["words"], value["legal"], value["examples"]
    number = f"{count} word{'' if count == 1 else 's'} of {lexicon.source.title}"
    text = f"{value['part']}: {'yes' if legal else 'no'}, in {number}"
    return Answer(value, ": ".join([text, *filter(None, [" ".join(examples)])]), legal)


def challenge(words: list[str], lang: str | None = None, rules: Rules | None = None) -> Answer:
    """Say whether the challenged player, who names a word for a column, is right (D33)."""
    lexicon, options = at_the_table(lang, rules)
    value = questions.challenge(lexicon, options, words[0], words[1])
    verdict = "right" if value["right"] else "wrong"
    text = f"{value['part']} {value['word']}: {verdict}, {value['why']}"
    return Answer(value, text, value["right"])


def score(words: list[str], lang: str | None = None, rules: Rules | None = None) -> Answer:
    """Count the points of each word and of all together (L34)."""
    values = options_of(lang, house_rules(lang) if rules is None else rules).letter_values
    scored = [_score_one(word, values) for word in words]
    rows, lines = [row for row, _ in scored], [line for _, line in scored]
    total = sum(row["points"] for row in rows)
    if len(rows) > 1:
        lines.append(f"total = {total}")
    return Answer({"words": rows, "total": total}, "\n".join(lines))


def chosen_lexicon(lang: str | None, rules: Rules) -> "Lexicon":
    """Load the lexicon of the language and of the house rule `word_list` (D8)."""
    from baliwords.lexicon.store import load_lexicon

    return load_lexicon(_language(lang, rules), rules.get("word_list") or None)


def at_the_table(lang: str | None, rules: Rules | None) -> "tuple[Lexicon, Options]":
    """Load the lexicon and read the house rules that go with it."""
    rules = house_rules(lang) if rules is None else rules
    options = options_of(lang, rules)
    return chosen_lexicon(lang, rules), options


def options_of(lang: str | None, rules: Rules) -> "Options":
    """Read house rules; a wrong one is refused, whether or not the question depends on it."""
    from baliwords.letters.options import read_options

    return read_options({**rules, "language": _language(lang, rules)})


def _language(lang: str | None, rules: Rules) -> str:
    """Return the language asked for: the option goes before the house rule."""
    return language(lang or rules.get("language"))


def _score_one(word: str, values: "Values") -> tuple[dict[str, Any], str]:
    """Return the points of a word as a row, and how they come about as a line."""
    from baliwords.errors import BadNotation
    from baliwords.letters.cards import check_supply, parse_cards
    from baliwords.letters.scoring import score as score_column

    cards = parse_cards(word)
    if not cards:
        raise BadNotation(f"{word!r} is no word (expected letters, like PARTIE)")
    check_supply([cards], packs=2)
    found = score_column(cards, values)
    row = {"word": cards, "cards": found.cards, "sum": found.sum, "points": found.points}
    worth = " + ".join(str(values.of(card)) for card in cards if values.of(card))
    return row, f"{cards}  ({worth or 0}) × {found.cards} = {found.points}"


def _explanation_as_text(found: "Explanation") -> str:
    verdict = "yes" if found.valid else "no"
    lemmas = "; ".join(map(str, found.lemmas))
    near = " ".join(found.suggestions)
    known = [found.sentence, lemmas, f"near: {near}" if near else ""]
    return f"{found.word}: {verdict}, " + "; ".join(filter(None, known))
