"""`baliwords challenge`: who is right when a column is doubted?"""

from collections.abc import Iterator
from typing import Annotated, Any

from baliwords.cli.answer import NO, YES, Reply
from baliwords.cli.letters.options import House
from baliwords.cli.show import Shown
from baliwords.cli.signature import Argument
from baliwords.translation import _, speak


def challenge(
    part: Annotated[str, Argument("The column that is doubted, like AISON.")],
    word: Annotated[str, Argument("The word that its player names, like MAISON.")],
    *,
    house: House,
) -> Reply:
    """Settle a challenge: is the named word admissible, and does it contain the column?

    Example: baliwords challenge AISON MAISON
    """
    from baliwords.play.letters import questions

    options, lexicon = house.at_the_table()
    value = questions.challenge(lexicon, options, part, word)
    verdict = _("right") if value["right"] else _("wrong")
    asked = f"{value['part']} {value['word']}"
    text = _("{asked}: {verdict}, {why}", asked=asked, verdict=verdict, why=speak(value["why"]))
    return Reply(value, _shown(value), YES if value["right"] else NO, text)


def _shown(value: dict[str, Any]) -> Iterator[Shown]:
    if value["right"]:
        verdict, style = _("The challenged player is right."), "bold green"
        follows = _("The column stays; the challenger skips a turn (L57).")
    else:
        verdict, style = _("The challenged player is wrong."), "bold red"
        follows = _("The cards go back and the turn is lost (L56).")
    yield from ([(verdict, style)], f"{speak(value['why'])}.", [(follows, "dim")])
