"""A game line by line: it asks at a prompt and answers in sentences."""

from typing import Any

from baliwords.cli.resume import kept
from baliwords.core.match import Match
from baliwords.errors import BadNotation, BaliwordsError
from baliwords.games import PLAYERS, finish_match, letters, make_player
from baliwords.letters.cards import parse_cards
from baliwords.letters.judge import Judge
from baliwords.letters.moves import Accept, Assemble, Challenge, Move
from baliwords.letters.notation import read_move, write_move
from baliwords.letters.state import State
from baliwords.letters.ways_to_spell import spellings, ways_to_spell
from baliwords.play.letters.tell import HELP, final_lines, table_lines, what_happened
from baliwords.solver.letters.at_sight import Computer
from baliwords.solver.letters.contest import choose

_LEAVE = ("quit", "exit", "q")


class LineGame:
    """Plays a match at the prompt: people type, computers answer by themselves."""

    def __init__(self, match: Match[State, Move, Any, Any]) -> None:
        self.match = match
        self.names = match.header.players
        options = match.state.table.options
        self.game = letters(options.language, options.word_list)
        from baliwords.lexicon import load_lexicon

        self.lexicon = load_lexicon(options.language, options.word_list or None)
        self.judge = Judge(self.lexicon, options)
        self.computers: dict[int, Computer] = {
            seat: make_player(name, options, seed=seat)
            for seat, name in enumerate(self.names)
            if name in PLAYERS
        }

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    def run(self) -> None:
        """Play to the end, or until the player quits."""
        print("Type help for help.")
        self._show_table()
        while self.match.outcome is None:
            move = self._next_move()
            if move is None:
                print(kept(self.match.header.game))
                return
            self._play(move)
        print("\n".join(final_lines(self.game, self.state, self.names)))
        if path := finish_match(self.match):
            print(f"Record: {path}")

    # --- whose move ---------------------------------------------------------------------

    def _next_move(self) -> Move | None:
        window = self.state.table.window
        if window and window.challenger is None:
            return self._ask_for_challenge()
        seat = self.game.to_move(self.state)
        if seat in self.computers:
            return self.computers[seat](self.game.view(self.state, seat))
        return self._ask_person(seat)

    def _ask_for_challenge(self) -> Move | None:
        """Ask computers first, then all people at once, whether an assembly may stand."""
        table = self.state.table
        assert table.window is not None
        people = [s for s in table.seats_from(table.window.seat)[1:] if s not in self.computers]
        bots = [self.computers.get(seat, _accepting) for seat in range(len(self.names))]
        answer = choose(self.game, self.state, bots)
        if isinstance(answer, Challenge) or not people:
            return answer
        return self._ask_people(people)

    def _ask_people(self, people: list[int]) -> Move | None:
        """Ask people whether they challenge; None to leave the game."""
        who = ", ".join(f"{seat + 1} {self.names[seat]}" for seat in people)
        while True:
            text = input(f"Does anybody challenge ({who})? Seat, or Enter for no: ").strip()
            if text in ("", "ok", "n", "no"):
                return Accept()
            if text in _LEAVE:
                return None
            if text in ("y", "yes", "challenge") and len(people) == 1:
                return Challenge(people[0])
            if text in {str(seat + 1) for seat in people}:
                return Challenge(int(text) - 1)
            print(f"{text[:40]!r}: type the number of a seat ({who}), or Enter.")

    def _ask_person(self, seat: int) -> Move | None:
        """Ask until a legal move is typed; None to leave the game."""
        prompt = f"{self.names[seat]}> " if len(self.names) > 1 else "> "
        if self.state.table.window:
            prompt = f"{self.names[seat]}, which word do you have in mind? word "
        while True:
            line = input(prompt).strip()
            try:
                if line in _LEAVE:
                    return None
                if not self._command(line):
                    return self._legal(self._read(line))
                if line.split()[:1] in (["undo"], ["redo"]):
                    return self._next_move()
            except BaliwordsError as error:
                print(error)

    # --- reading ------------------------------------------------------------------------

    def _read(self, line: str) -> Move:
        """Read a move: in notation, or just the letters to be spelled."""
        table = self.state.table
        if table.window:
            return read_move(table, line if line.startswith("word ") else f"word {line or '-'}")
        letters = line.removesuffix("!").rstrip()
        capitals = line.isupper() and line.isalpha()  # STOP is then a word, not the command
        try:
            if not capitals:
                return read_move(table, line)
        except BadNotation:
            if not letters.isalpha():
                raise
        return self._spell(letters, line.endswith("!"))

    def _spell(self, letters: str, remove: bool) -> Move:
        """Find the columns that spell what was typed; legal ones, if there are any."""
        table = self.state.table
        text = next(self.judge.readings(parse_cards(letters.upper())))
        if way := next(ways_to_spell(table, text, self.judge, remove), None):
            return way
        pool = [unit for seat in table.seats_from(table.turn) for unit in table.units(seat)]
        for units, declared in spellings(table, text, self.judge, pool):
            return Assemble(units, declared, remove)
        raise BadNotation(f"No columns on the table spell {text[:60]!r} (help shows the moves)")

    def _legal(self, move: Move) -> Move:
        if reason := self.game.why_illegal(self.state, move):
            raise BadNotation(f"Not allowed: {reason}.")
        return move

    # --- commands -----------------------------------------------------------------------

    def _command(self, line: str) -> bool:
        """Run a command that is no move; tell whether it was one."""
        name, _, rest = line.partition(" ")
        commands = {
            "": lambda _: None,
            "help": lambda _: print(HELP),
            "table": lambda _: self._show_table(),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "words": lambda _: self._show_words(),
            "hint": lambda _: self._hint(),
            "check": self._check,
            "part": self._part,
        }
        # Whoever is challenged names a word, and that may be "table".
        if name not in commands or (self.state.table.window and name != "help"):
            return False
        commands[name](rest)
        return True

    def _undo(self) -> None:
        """Take back to the last turn of a person, with the challenge that followed it."""
        self.match.undo()
        while not self._is_turn_of_person() and self.match.can_undo:
            self.match.undo()
        self._show_table()

    def _redo(self) -> None:
        self.match.redo()
        while not self._is_turn_of_person() and self.match.can_redo:
            self.match.redo()
        self._show_table()

    def _is_turn_of_person(self) -> bool:
        return self.state.table.window is None and self.state.table.turn not in self.computers

    def _show_words(self) -> None:
        from baliwords.letters.words_now import words_now

        table = self.state.table
        found = words_now(table, self.judge)[:15]
        lines = [f"{w.word} {w.points}  {write_move(table, w.move)}" for w in found]
        print("\n".join(lines) or "No complete word can be made now.")

    def _hint(self) -> None:
        """Say the best move and why: by search in a solitaire, else at sight."""
        from baliwords.play.letters.hints import advise
        from baliwords.play.letters.shelf import Dictionary
        from baliwords.play.letters.unseen import unseen_letters

        table = self.state.table
        words = Dictionary(table.options.language, table.options.word_list)
        hint = advise(table, unseen_letters(self.state), words, lambda: False)
        print(f"Try {write_move(table, hint.move)}: {hint.why}")

    def _check(self, word: str) -> None:
        found = self.lexicon.explain(word, self.state.table.options.min_word_length)
        near = f"; near: {' '.join(found.suggestions)}" if found.suggestions else ""
        print(f"{found.word}: {'yes' if found.valid else 'no'}, {found.sentence}{near}")

    def _part(self, text: str) -> None:
        words = [found.word for found in self.lexicon.containing(parse_cards(text))]
        some = f": {', '.join(words[:12])}" if words else ""
        print(f"{len(words)} words contain {text.strip().upper()}{some}")

    # --- playing and showing ------------------------------------------------------------

    def _play(self, move: Move) -> None:
        before = self.state
        after = self.match.play(move)
        print(what_happened(before, after, self.names, move))
        if self.match.outcome is None:
            self._show_table()

    def _show_table(self) -> None:
        print("\n".join(table_lines(self.state.table, self.names, self.judge)))


def _accepting(view: Any) -> Move:  # noqa: ARG001 - people are asked separately
    return Accept()
