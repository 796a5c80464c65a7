"""Typical slips: words of a list as people misspell them, and the same ones for ever.

    python -m tests.lexicon.slips fr     shows them

A word is drawn by how common it is (each step of the ten twice as likely), then misspelt once, in
one of the ways of its kind. A quarter of the slips is of each kind:

- typing: a neighbouring key instead, or as well; a letter left out; two letters swapped;
- signs: œ, ç, ß and umlauts by other letters. Missing or wrong French accents fall away
  before a word is looked up (D7), so they are no slips;
- doubled: a double letter written once, a single one twice;
- phonetic: letters that sound alike.

What is a word all the same is no slip, and is drawn again.
"""

import re
import sys
from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import NamedTuple

from baliwords.core.shuffle import Dice
from baliwords.lexicon.spelling import fold
from baliwords.lexicon.store import data_file, load_lexicon, unpacked_lines

SLIPS = 500
SEED = {"fr": 1954, "de": 1955}
SHORTEST = 4  # hardly anybody misspells shorter ones

KEYBOARDS = {
    "fr": ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"),
    "de": ("QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM"),
}

# What is written, as a pattern, and what somebody writes by the ear.
SOUNDS = {
    "fr": """
        PH>F (?<![FP])F(?=[AEIOULR])>PH QU>K QU(?=[AOU])>C (?<!S)C(?=[AOU])>QU K>C K>QU
        EAU>AU EAU>O (?<!E)AU>O O(?=[TSL])>AU G(?=[EI])>J GE(?=[AO])>J J(?=E)>G
        SS(?=[EI])>C (?<![CS])C(?=[EI])>S (?<=[AEIOU])C(?=[EI])>SS SC(?=[EI])>S
        (?<=[AEIOU])S(?=[AEIOU])>Z (?<=[AEIOU])Z(?=[AEIOU])>S
        AI(?!N)>E AI(?!N)>EI EI(?!N)>AI E(?=[LTR][AEIOU])>AI AN>EN EN(?!T$)>AN
        AM(?=[BP])>AN EM(?=[BP])>AN OM(?=[BP])>ON IM(?=[BP])>IN AIN>IN EIN>IN AIN>EIN
        Y>I (?<![AEIOU])I(?![AEIOU])>Y ^H> (?<=[TR])H> CH(?=[RO])>C X(?=[PTC])>S
        TI(?=ON)>SI TI(?=ON)>SSI GN>NI ILL(?=E)>Y OI>WA OEU>EU ER$>E ER$>EZ EZ$>ER E$>ER
        (?<=[AEIOUN])[STDXP]$> (?<=[AEIOU][NTLR])E$>
    """,
    "de": """
        V>F ^F>V V(?=[EI])>W W>V PH>F (?<![FP])F(?=[AEIOU])>PH ^PF>F ^F>PF
        EI>AI AI>EI EU>ÄU ÄU>EU Ä(?!U)>E (?<=^[A-Z])E(?=[LMNRST]{1,2}[AE])>Ä
        IE>I (?<![AEU])I(?=[LMNRST][AE])>IE IH>I (?<=[AEOUÄÖÜ])H(?=[LMNRT])> AA>A EE>E OO>O
        (?<=[AOU])(?=[LMNR][EST])>H D$>T T$>D G$>K K$>G B$>P P$>B IG$>ICH ICH$>IG DT>T DT>D
        D(?=ST)>T CHS>X CHS>KS X>CHS CK>K CK>CH (?<=[AEIOU])K(?=[AEIOU])>CK TZ>Z
        (?<=[AEIOU])Z(?=[AEIOU])>TZ Z$>TS C(?=[AOUKLR])>K ^K>C QU>KW TH>T ^T(?=[AEIO])>TH
        RH>R Y>Ü Y>I TI(?=ON)>ZI ^SCH>CH ^SP>SCHP ^ST>SCHT OU>U ER$>A NG>NK NK>NG GS>X
    """,
}


class Slip(NamedTuple):
    """A word that was meant, what was written, and what kind of slip that is."""

    meant: str
    written: str
    kind: str


class Entry(NamedTuple):
    """A word of the list, the spelling of its lemmas, and how common it is."""

    word: str
    lemmas: str
    commonness: int


def slips_of(lang: str, count: int = SLIPS) -> list[Slip]:
    """Return so many slips of a language, each of another word."""
    dice, is_word = Dice(SEED[lang]), load_lexicon(lang).is_word
    entries = [entry for entry in read_entries(lang) if len(entry.word) >= SHORTEST]
    totals = list(accumulate(1 << entry.commonness for entry in entries))
    found: dict[str, Slip] = {}
    for number, (kind, ways) in enumerate(KINDS.items(), 1):
        while len(found) < number * count // len(KINDS):
            entry = entries[bisect(totals, dice.below(totals[-1]))]
            written = sorted({way for way in ways(entry, lang) if way != entry.word})
            if entry.word not in found and written:
                chosen = written[dice.below(len(written))]
                if not is_word(chosen):
                    found[entry.word] = Slip(entry.word, chosen, kind)
    return list(found.values())


def read_entries(lang: str) -> Iterator[Entry]:
    """Read every word of a language with what is known of it."""
    is_word = load_lexicon(lang).is_word
    for line in unpacked_lines(data_file(lang, "lemmas.tsv.xz")):
        word, lemmas, commonness = line.split("\t")
        if is_word(word):
            yield Entry(word, lemmas, int(commonness))


def mistyped(entry: Entry, lang: str) -> Iterator[str]:
    """Hit the wrong key, another key too, none, or two in the wrong order."""
    word = entry.word
    for place, letter in enumerate(word):
        before, after = word[:place], word[place + 1 :]
        yield before + after
        yield before + after[:1] + letter + after[1:]
        for key in neighbours(letter, lang):
            yield before + key + after
            yield before + letter + key + after


def neighbours(letter: str, lang: str) -> Iterator[str]:
    """Yield the keys beside a key, in its row and in the rows above and below."""
    rows = KEYBOARDS[lang]
    [(height, place)] = [(y, row.index(letter)) for y, row in enumerate(rows) if letter in row] or [
        (0, -9)  # the keyboard has no key for it
    ]
    for y, x in ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)):
        if 0 <= height + y < len(rows) and 0 <= place + x < len(rows[height + y]):
            yield rows[height + y][place + x]


def signs_lost(entry: Entry, lang: str) -> Iterator[str]:
    """Write a letter that is on no plain keyboard by others."""
    word = entry.word
    for sign, letters, others in SIGNS[lang]:
        for place in range(len(word)):
            spelt = word[place : place + len(letters)] == letters
            if spelt and (sign in word or _sign_of_a_lemma(entry, sign, place, lang)):
                yield from (word[:place] + o + word[place + len(letters) :] for o in others)


# The sign, the letters it is folded to, what is written instead.
SIGNS = {
    "fr": [("œ", "OE", ("E", "O", "EO")), ("ç", "C", ("S", "SS"))],
    "de": [
        ("Ä", "Ä", ("A", "AE", "E")),
        ("Ö", "Ö", ("O", "OE")),
        ("Ü", "Ü", ("U", "UE")),
        ("ß", "SS", ("S", "SZ", "B")),
    ],
}


def _sign_of_a_lemma(entry: Entry, sign: str, place: int, lang: str) -> bool:
    """Say whether a lemma has the sign where the word has the letters it is folded to."""
    for lemma in re.split(r"[|;]", entry.lemmas):
        start, found, _ = lemma.partition(sign)
        if found and len(fold(start, lang)) == place and entry.word.startswith(fold(start, lang)):
            return True
    return False


def doubled(entry: Entry, lang: str) -> Iterator[str]:
    """Write a double letter once, or a single consonant between vowels twice."""
    word = entry.word
    for found in re.finditer(r"(.)\1|(?<=[AEIOUYÄÖÜ])[BCDFGLMNPRST](?=[AEIOUYÄÖÜ])", word):
        letters = found[1] or 2 * found[0]
        yield word[: found.start()] + letters + word[found.end() :]


def by_ear(entry: Entry, lang: str) -> Iterator[str]:
    """Write letters that sound alike."""
    for rule in SOUNDS[lang].split():
        heard, _, written = rule.partition(">")
        for found in re.finditer(heard, entry.word):
            yield entry.word[: found.start()] + written + entry.word[found.end() :]


KINDS: dict[str, Callable[[Entry, str], Iterator[str]]] = {
    "typing": mistyped,
    "signs": signs_lost,
    "doubled": doubled,
    "phonetic": by_ear,
}


if __name__ == "__main__":
    for slip in slips_of(sys.argv[1]):
        sys.stdout.write(f"{slip.kind:9} {slip.meant:26} {slip.written}\n")
