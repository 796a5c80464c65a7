"""The letter game in plain sentences: for the line mode, screen readers and news on a screen."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from baliwords.core.game import Outcome
from baliwords.core.match import Match
from baliwords.letters.assembly import column_of, shows_as_word
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Answer, Assemble, Challenge, Move, Pass
from baliwords.letters.notation import write_move
from baliwords.letters.options import Options
from baliwords.letters.scoring import has_bali
from baliwords.letters.state import Removal, Row, State, Table, Unit
from baliwords.letters.view import View
from baliwords.play.victory import victory
from baliwords.speech import _, counted, points_of, to_or_of, together


class Happening(NamedTuple):
    """A move that was made, with the states around it."""

    before: State
    move: Move
    after: State

    @property
    def removal(self) -> Removal | None:
        """The word that was taken off, if one was."""
        taken = len(self.after.removed) > len(self.before.removed)
        return self.after.removed[-1] if taken else None


# --- the table --------------------------------------------------------------------------


def table_lines(table: Table, names: Sequence[str], judge: Judge) -> list[str]:
    """Describe the table: pile, scores, each row with its places."""
    if table.options.solitaire:
        head = _("Pile {pile}. Score {score}.", pile=table.pile_size, score=table.scores[0])
        return [head, _row_line(table.rows[0], table, judge), *used_words_line(table)]
    scores = ", ".join(f"{n} {s}" for n, s in zip(names, table.scores, strict=True))
    lines: list[str] = [_("Pile {pile}. Scores: {scores}.", pile=table.pile_size, scores=scores)]
    for seat, row in enumerate(table.rows):
        columns = _row_line(row, table, judge)
        lines.append(
            _("Seat {seat}, {name}: {columns}", seat=seat + 1, name=names[seat], columns=columns)
        )
    return [*lines, *used_words_line(table)]


def used_words_line(table: Table) -> list[str]:
    """Tell the words that cannot be taken off again; they lie open to all (D16)."""
    words = ", ".join(sorted(table.used_words))
    return [_("Used up: {words}", words=words)] if words else []


def _row_line(row: Row, table: Table, judge: Judge) -> str:
    """Write a row with its places; a complete word carries the ! that would take it off."""
    marked = (
        f"{place} {column}{'!' if shows_as_word(table, column, judge) else ''}"
        for place, column in enumerate(row, 1)
        if column
    )
    return "   ".join(marked) or _("no columns")


# --- what happened ----------------------------------------------------------------------


def what_happened(happening: Happening, names: Sequence[str], judge: Judge) -> str:
    """Say in sentences what a move did, to those who do not see the table."""
    before, move, after = happening
    said = [_who_did_what(before.table, names, move)]
    if taken := happening.removal:
        said.append(
            counted(
                "{word} taken off, {count} point.",
                "{word} taken off, {count} points.",
                taken.points,
                word=taken.word,
            )
        )
    if isinstance(move, Answer):
        said.append(_who_lost(before.table, move, names, judge))
    drawn = before.pile[: len(before.pile) - len(after.pile)]
    if drawn:
        said.append(_("Drawn: {cards}.", cards=" ".join(drawn)))
    if after.table.ending and not before.table.ending:
        said.append(_("That was the last card of the pile."))
    return together(*said)


def _who_did_what(table: Table, names: Sequence[str], move: Move) -> str:
    if isinstance(move, Accept):
        return _("Nobody challenges.")
    if isinstance(move, Challenge):
        name = names[move.seat]
        return to_or_of(name, _("You challenge."), _("{name} challenges.", name=name))
    if isinstance(move, Pass):
        return _passes(names[table.turn])
    if isinstance(move, Answer):
        return _names_word(names[table.turn], move.word)
    return _("{name}: {move}.", name=names[table.turn], move=write_move(table, move))


def _names_word(name: str, word: str) -> str:
    if not word:
        return to_or_of(name, _("You name no word."), _("{name} names no word.", name=name))
    named = _("{name} names {word}.", name=name, word=word)
    return to_or_of(name, _("You name {word}.", word=word), named)


def _who_lost(table: Table, answer: Answer, names: Sequence[str], judge: Judge) -> str:
    """Say who won a challenge that was settled by a word, and who pays for it (L56, L57)."""
    window = table.window
    assert window is not None and window.challenger is not None
    column = table.column(Unit(window.seat, window.slot))
    if judge.proves(answer.word, column):
        name = names[window.challenger]
        return to_or_of(
            name,
            _("Right: {column} stays, and you skip a turn.", column=column),
            _("Right: {column} stays, and {name} skips a turn.", column=column, name=name),
        )
    name = names[window.seat]
    return to_or_of(
        name,
        _("No word for {column}: the columns go back, and you lose this turn.", column=column),
        _(
            "No word for {column}: the columns go back, and {name} loses this turn.",
            column=column,
            name=name,
        ),
    )


def _passes(name: str) -> str:
    return to_or_of(name, _("You pass."), _("{name} passes.", name=name))


def news(happening: Happening, names: Sequence[str], judge: Judge) -> str:
    """Say in a sentence what a move did, to those who see the table."""
    table, move = happening.before.table, happening.move
    if taken := happening.removal:
        return counted(
            "{column} taken off: {count} point.",
            "{column} taken off: {count} points.",
            taken.points,
            column=taken.column,
        )
    if isinstance(move, Assemble):
        return _("{column} laid.", column=column_of(table, move))
    if isinstance(move, Pass):
        return _passes(names[table.turn])
    if isinstance(move, Accept):
        return _("Nobody doubted it.")
    return verdict(table, move, names, judge) if isinstance(move, Answer) else ""


def verdict(table: Table, answer: Answer, names: Sequence[str], judge: Judge) -> str:
    """Say who was right in a challenge that a word has settled (L56, L57, D33)."""
    window = table.window
    assert window is not None and window.challenger is not None
    builder, doubter = names[window.seat], names[window.challenger]
    if judge.proves(answer.word, table.column(Unit(window.seat, window.slot))):
        return _who_was_right(builder, doubter, answer.word)
    return to_or_of(
        builder,
        _("You were wrong: the cards go back, the turn is over."),
        _("{builder} was wrong: the cards go back, the turn is over.", builder=builder),
    )


def _who_was_right(builder: str, doubter: str, word: str) -> str:
    named = _(
        "{builder} was right with {word}: {doubter} skips a turn.",
        builder=builder,
        word=word,
        doubter=doubter,
    )
    to_doubter = _("{builder} was right with {word}: you skip a turn.", builder=builder, word=word)
    to_builder = _(
        "You were right with {word}: {doubter} skips a turn.", word=word, doubter=doubter
    )
    return to_or_of(builder, to_builder, to_or_of(doubter, to_doubter, named))


# --- the moves so far -------------------------------------------------------------------


def move_list(match: Match[State, Move, Options, View], names: Sequence[str]) -> Iterator[str]:
    """Yield the moves, as far as L27 allows: those whose letters are gone without the letters."""
    for number, veil in enumerate(veils(match)):
        done = Happening(match.states[number], match.played[number], match.states[number + 1])
        told = veil or listed(done, match.moves[number], names)
        name = names[done.before.table.turn]
        yield told if len(names) == 1 else _("{name}: {told}", name=name, told=told)


def veils(match: Match[State, Move, Options, View]) -> Iterator[str]:
    """Yield what each move is told as while its letters may not be seen again (L27, D17).

    Empty where they may: they still lie on the table, or the game is over.
    """
    table = match.state.table
    open_words = match.outcome is not None or table.options.show_removed
    columns = [column for row in table.rows for column in row]
    for number, move in enumerate(match.played):
        done = Happening(match.states[number], move, match.states[number + 1])
        made = done.removal.column if done.removal else column_of(done.before.table, move)
        shown = open_words or any(made in column for column in columns)
        yield "" if shown else _veiled(done, made)


def listed(done: Happening, text: str, names: Sequence[str]) -> str:
    """Tell a move in the list of moves: as it is written, or in words where it has no letters."""
    if isinstance(done.move, Pass):
        return _("passes")
    if isinstance(done.move, Challenge):
        name = names[done.move.seat]
        return to_or_of(name, _("doubted by you"), _("doubted by {name}", name=name))
    if isinstance(done.move, Accept):
        return _("stands")
    if isinstance(done.move, Answer):
        return _("names {word}", word=done.move.word or "-")
    return f"{text} +{done.removal.points}" if done.removal else text


def _veiled(done: Happening, made: str) -> str:
    if done.removal:
        off = _("a word of {count} off", count=len(made))
        return together(off, f"+{done.removal.points}")
    return _("{count} letters joined", count=len(made))


# --- the end ----------------------------------------------------------------------------


def final_lines(state: State, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Tell how the game ended: why, the words, the scores, the winners."""
    lines = [why_it_ended(outcome.reason)]
    for seat, name in enumerate(names):
        lines.append(_final_line(state, outcome, seat, name))
    if len(names) > 1:
        lines += [*bali_lines(state.table, names), winners_line(outcome, names)]
    return lines


def bali_lines(table: Table, names: Sequence[str]) -> list[str]:
    """Explain each BALI that a player has while cards still lie before others (L61, D30)."""
    empty = [name for seat, name in enumerate(names) if has_bali(table, seat)]
    if not any(map(any, table.rows)):
        return []
    return [_why_bali(name) for name in empty]


def _why_bali(name: str) -> str:
    return to_or_of(
        name,
        _(
            "Your BALI: no card is left in your row. Who took the last ones, and whether they "
            "became words, does not matter (D30)."
        ),
        _(
            "The BALI of {name}: no card is left in that row. Who took the last ones, and "
            "whether they became words, does not matter (D30).",
            name=name,
        ),
    )


def _final_line(state: State, outcome: Outcome, seat: int, name: str) -> str:
    points = outcome.scores[seat]
    bonus = points - state.table.scores[seat]
    words = ", ".join(f"{r.word} {r.points}" for r in state.removed if r.seat == seat)
    told = {"name": name, "points": points_of(points)}
    line = (
        _("{name}: {points}, of these {bonus} for the BALI.", **told, bonus=bonus)
        if bonus
        else _("{name}: {points}.", **told)
    )
    return together(line, words)


def winners_line(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who won."""
    return victory([names[seat] for seat in outcome.winners])


def why_it_ended(reason: str) -> str:
    """Say why a game is over."""
    return {
        "stopped": _("The game was stopped."),
        "used up": _("Every card went into a word: BALI!"),
        "passed": _("Everybody passed."),
        "stuck": _("No column can be joined or taken off any more, with cards left in the pile."),
        "ended": _("The players ended the game."),
        "finished": _("Nothing more can be made of the cards."),
    }[reason]
