"""What letter commands are told in common: language, word list, house rules."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeAlias

from baliwords.cli.signature import Option
from baliwords.errors import BadInput
from baliwords.files.trouble import reason_of
from baliwords.settings import LANGUAGES, at_the_table, house_rules, language, options_for
from baliwords.speech import _ as sentence

if TYPE_CHECKING:
    from baliwords.letters.options import Options
    from baliwords.lexicon.lexicon import Lexicon

Lang: TypeAlias = Annotated[str | None, Option("Dictionary: fr or de.", offers=LANGUAGES)]


class House(NamedTuple):
    """The words and the rules of the house that a question is asked in."""

    lang: Lang = None
    list_name: Annotated[
        str | None,
        Option("An own word list (see: baliwords dictionary); '' for the built-in.", "--list"),
    ] = None
    rules: Annotated[Path | None, Option("House rules from a TOML file.")] = None
    rule: Annotated[list[str] | None, Option("One house rule, like min_word_length=4.")] = None

    def texts(self) -> dict[str, str]:
        """Collect the house rules: the settings, then a file, single ones, `--list`."""
        texts = _from_file(self.rules) if self.rules is not None else {}
        for pair in self.rule or []:
            key, equals, value = pair.partition("=")
            if not equals or not key.strip():
                raise BadInput(
                    sentence(
                        "--rule {pair!r}: expected key=value, like min_word_length=4",
                        pair=pair[:60],
                    )
                )
            texts[key.strip()] = value.strip()
        if self.list_name is not None:
            texts["word_list"] = self.list_name
        return house_rules(self.lang or texts.get("language")) | texts

    def options(self) -> "Options":
        """Read the house rules; a wrong one is refused even if the question needs none."""
        return options_for(self.texts(), self.lang)

    def game_options(self, seats: int, **defaults: str) -> "Options":
        """Return the options of a game of so many seats."""
        texts = {**defaults, **self.texts()}
        if texts.pop("seats", str(seats)) != str(seats):
            raise BadInput(
                sentence("the house rule 'seats' does not fit: say who plays by --players")
            )
        return options_for({**texts, "seats": str(seats)}, self.lang)

    def at_the_table(self) -> "tuple[Options, Lexicon]":
        """Read the house rules and load the lexicon that goes with them."""
        return at_the_table(self.texts(), self.lang)

    def judging_words(self) -> "tuple[int, Lexicon]":
        """Return how long a word must be, and the lexicon: all that single words need."""
        if texts := self.texts():
            options, lexicon = at_the_table(texts, self.lang)
            return options.min_word_length, lexicon
        # Most people have no house rules, and to read some takes half as long as an answer.
        from baliwords.lexicon.spelling import SHORTEST_WORD
        from baliwords.lexicon.store import load_lexicon

        return SHORTEST_WORD, load_lexicon(language(self.lang))


def _from_file(path: Path) -> dict[str, str]:
    from baliwords.letters.options import options_from_toml
    from baliwords.settings import read_toml

    try:
        table = read_toml(path)
    except OSError as error:
        raise BadInput(
            sentence("cannot read {path!r}: {strerror}", path=str(path), strerror=reason_of(error))
        ) from None
    return options_from_toml(table.get("rules", table))
