"""Walks through every screen: each stops wherever there is something new to read.

A walk is an application and a path: an asynchronous generator that presses keys and yields at
each stop. Whoever walks reads the screen there, or lets it speak another language.
"""

from tests.languages.walks import alone, learning, over_a_game, real_cards, several, shrines
from tests.languages.walks.steps import Walk

WALKS: dict[str, Walk] = {
    "entries": (alone.twelve_cards, alone.entries),
    "helps": (alone.twelve_cards, alone.helps),
    "undoing": (alone.twelve_cards, alone.undoing),
    "ending": (alone.three_words, alone.ending),
    "joker": (alone.with_joker, alone.joker),
    "pages": (alone.twelve_cards, over_a_game.pages),
    "finished": (alone.twelve_cards, over_a_game.finished),
    "desk": (alone.twelve_cards, over_a_game.desk),
    "settings": (alone.twelve_cards, over_a_game.settings_walk),
    "form": (alone.twelve_cards, over_a_game.letter_form),
    "challenges": (several.two_with_doubts, several.challenges),
    "computer": (several.against_computer, several.with_a_computer),
    "hot seat": (several.hot_seat, several.to_the_end),
    "real cards": (real_cards.table, real_cards.companion),
    "lesson": (learning.first_start, learning.lesson),
    "learning": (learning.seven_cards, learning.learning),
    "days": (learning.seven_cards, learning.days),
    "coached": (learning.seven_cards, learning.coached),
    "shrines": (shrines.with_computer, shrines.entries),
    "shrine pages": (shrines.with_computer, shrines.pages),
    "shrine sheet": (shrines.with_computer, shrines.sheet),
    "curtains": (shrines.two_people, shrines.curtains),
}
