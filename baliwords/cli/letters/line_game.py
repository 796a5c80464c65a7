"""A letter game line by line: it asks at a prompt and answers in sentences."""

from pathlib import Path

from baliwords.cli.letters.letter_lines import LetterLines
from baliwords.cli.resume import kept, sitting_wanted
from baliwords.cli.talk import tell
from baliwords.core.journal import Journal
from baliwords.core.record import Header
from baliwords.errors import BadNotation
from baliwords.letters.cards import parse_cards
from baliwords.letters.moves import Accept, Challenge, Move
from baliwords.letters.notation import read_answer, write_move
from baliwords.letters.words_now import words_now
from baliwords.play.letters.shelf import Shelf
from baliwords.play.letters.sitting import Due, Sitting
from baliwords.play.letters.tell import what_happened
from baliwords.speech import _ as sentence
from baliwords.speech import to_or_of, together
from baliwords.translation import _, counted

# What people type at a question, in any of the languages.
_NO = ("", "ok", "n", "no", "non", "nein")
_YES = ("y", "yes", "o", "oui", "j", "ja", "challenge")


def run_line_game(header: Header, offer: bool, resume: bool) -> None:
    """Play at the prompt: an unfinished game if wanted, else a new one."""
    shelf = Shelf()

    def take_up(journal: Journal) -> Sitting:
        return Sitting.resume(journal, shelf)

    def begin(new: Header) -> Sitting:
        return Sitting.begin(new, shelf)

    LineGame(sitting_wanted(header, take_up, begin, offer, resume)).run()


class LineGame(LetterLines):
    """Plays a match at the prompt: people type, computers answer by themselves."""

    sitting: Sitting

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.commands |= {
            "": lambda _rest: None,
            "help": lambda _rest: tell(_help()),
            "words": lambda _rest: self._show_words(),
            "undo": lambda _rest: self._undo(),
            "check": self._check,
            "part": self._part,
        }

    def begin(self) -> None:
        """Show the table."""
        self.show_table()

    def go_on(self) -> None:
        """Let a computer play, or ask a person."""
        move = self.sitting.choose(self.sitting.state) or self._ask()
        if move is not None:
            told = what_happened(self.sitting.play(move), self.names, self.sitting.judge)
            tell(told)
            if not self.over:
                self.show_table()

    def kept(self) -> str:
        """Say how the game is taken up again."""
        return kept("play")

    def put_away(self) -> Path | None:
        """Keep the record of the ended game and return where."""
        return self.sitting.finish()

    # --- asking -------------------------------------------------------------------------

    def _ask(self) -> Move | None:
        name = self.names[self.sitting.decider]
        match self.sitting.due:
            case Due.DOUBTS:
                return self._ask_for_doubts()
            case Due.WORD:
                return self.ask(_which_word(name), read_answer)
        return self.ask(f"{name}> " if len(self.names) > 1 else "> ", self.read_legal)

    def is_command(self, name: str) -> bool:
        """Tell whether a word is a command now: who is challenged may name "table"."""
        return name in self.commands and (self.sitting.due is Due.TURN or name == "help")

    def _ask_for_doubts(self) -> Move | None:
        """Ask the people who may challenge what was laid, all at once."""
        people = self.sitting.doubters
        who = ", ".join(f"{seat + 1} {self.names[seat]}" for seat in people)

        def read(text: str) -> Move:
            if text in _NO:
                return Accept()
            if text in _YES and len(people) == 1:
                return Challenge(people[0])
            if text in {str(seat + 1) for seat in people}:
                return Challenge(int(text) - 1)
            raise BadNotation(
                sentence(
                    "{text!r}: type the number of a seat ({who}), or Enter.",
                    text=text[:40],
                    who=who,
                )
            )

        question = _("Does anybody challenge ({who})? Seat, or Enter for no: ", who=who)
        return self.ask(question, read)

    # --- commands -----------------------------------------------------------------------

    def _undo(self) -> str | None:
        """Take back to the last turn of a person, who is asked first."""
        assisted = self.sitting.assisted or not self.sitting.can_undo
        return self.travel(self.sitting.undo) if self.may_take_back(assisted) else None

    def _show_words(self) -> None:
        self.sitting.take_help("words")
        table = self.sitting.table
        found = words_now(table, self.sitting.judge)[:15]
        lines = [f"{w.word} {w.points}  {write_move(table, w.move)}" for w in found]
        tell("\n".join(lines) or _("No complete word can be made now."))

    def _check(self, word: str) -> None:
        options = self.sitting.options
        found = self.sitting.words.lexicon.explain(word, options.min_word_length)
        near = " ".join(found.suggestions)
        known = (found.sentence, sentence("near: {words}", words=near) if near else "")
        tell(_verdict(found.word, found.valid, together(*known, between="; ")))

    def _part(self, text: str) -> None:
        found = self.sitting.words.lexicon.containing(parse_cards(text))
        words = [one.word for one in found]
        part = text.strip().upper()
        number = counted(
            "{count} word contains {part}", "{count} words contain {part}", len(words), part=part
        )
        some = ", ".join(words[:12])
        tell(_("{number}: {words}", number=number, words=some) if some else number)


def _which_word(name: str) -> str:
    return to_or_of(
        name,
        _("Which word do you have in mind? word "),
        _("{name}, which word do you have in mind? word ", name=name),
    )


def _verdict(word: str, valid: bool, about: str) -> str:
    if valid:
        return _("{word}: yes, {about}", word=word, about=about)
    return _("{word}: no, {about}", word=word, about=about)


def _help() -> str:
    return _(
        """\
Join columns by their letters or places: M+U+R or 2+3+6. Add ! to take the word off at once.
Or just type the letters: MUR joins columns to MUR, MUR! joins and takes off.
  MUR!         take a complete word off (complete words are shown with !)
  M+?=U+R      the BALI card ? stands for the letter you declare
  S+2:ON       take column ON from seat 2      ON@3   the ON in place 3
  -            pass       stop    end a solitaire
  undo, redo   take a move back (the game then counts apart), play it again
  words        words you can make now          hint   what the computer would do
  check WORD   look a word up                  part LETTERS   words that contain them
  table        show the table again            help   this text
  quit         leave; the game is kept and can be resumed
A word that is also a command is letters when in capitals: TABLE, STOP."""
    )
