"""`baliwords shrines rules`: the rules of the shrine game."""

from typing import Annotated

from baliwords.cli.answer import Reply
from baliwords.cli.rulebook import rules_of
from baliwords.cli.signature import Argument


def rules(
    words: Annotated[
        list[str] | None,
        Argument("Ids (T26), a topic (phase 4), or words in English, French or German."),
    ] = None,
) -> Reply:
    """Show the rules of the shrine game, all of them or those asked for.

    Words are found with typing errors too, and answered in their language.

    Example: baliwords shrines rules oracle keep
    """
    from baliwords.shrines.rulebook import BOOK

    return rules_of(BOOK, words or [])
