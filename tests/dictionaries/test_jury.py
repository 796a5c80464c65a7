"""The jury of the French recipe: verdicts first, then opinions with witnesses, then witnesses."""

import pytest

from dictionaries.recipe.files import read_opinions
from dictionaries.recipe.french import Jury, Lemma, Witnesses, odds
from dictionaries.recipe.hunspell import Entry, Form

NOBODY: frozenset[str] = frozenset()


def lemma(root: str, *tags: str) -> Lemma:
    form = Form(root, root, ())
    return Lemma(Entry(root, (), tags), (form,), frozenset({root.upper()}))


def witnesses(**known: frozenset[str]) -> Witnesses:
    lists = ("letterpress", "debian", "in_use", "dico", "lefff", "thesaurus")
    return Witnesses(**{name: known.get(name, NOBODY) for name in lists})


def accepts(
    one: Lemma,
    known: Witnesses | None = None,
    verdict: bool | None = None,
    opinion: float | None = None,
) -> bool:
    root = one.entry.root
    verdicts = {} if verdict is None else {root: verdict}
    opinions = {} if opinion is None else {root: opinion}
    return Jury([one], known or witnesses(), verdicts, opinions).accepts(one)


@pytest.mark.parametrize("verdict", [True, False])
def test_a_verdict_stands_above_all(verdict: bool) -> None:
    everybody = witnesses(letterpress=frozenset({"MUR"}))
    contrary = 0 if verdict else 9
    assert accepts(lemma("mur", "fq:6"), everybody, verdict, contrary) is verdict


def test_a_high_opinion_is_enough_and_a_low_one_needs_witnesses() -> None:
    rare = lemma("joran", "po:nom", "fq:3")
    assert accepts(rare, opinion=8)
    assert not accepts(rare, opinion=4)
    known = frozenset({"JORAN"})
    assert accepts(rare, witnesses(dico=known, lefff=known, letterpress=known), opinion=4)


def test_a_verb_and_a_doubtful_word_need_more() -> None:
    just = next(
        grade / 10 for grade in range(90) if accepts(lemma("a", "fq:3"), opinion=grade / 10)
    )
    assert not accepts(lemma("a", "fq:3", "po:v1__t____a"), opinion=just)
    assert not accepts(lemma("a", "fq:3", "lx:rare"), opinion=just)


def test_without_an_opinion_two_witnesses_are_needed() -> None:
    plain, known = lemma("opposite", "fq:4"), frozenset({"OPPOSITE"})
    assert not accepts(plain)
    assert not accepts(plain, witnesses(dico=known))
    assert accepts(plain, witnesses(dico=known, in_use=known))
    assert accepts(plain, witnesses(letterpress=known))


def test_only_words_that_no_other_lemma_has_are_evidence() -> None:
    shared, own = frozenset({"POTE", "POTES", "POTERA"}), frozenset({"POTE", "POTES"})
    verb = Lemma(Entry("poter", (), ("fq:4", "po:v1__t____a")), (), shared)
    noun = Lemma(Entry("pote", (), ("fq:6",)), (), own)
    jury = Jury([verb, noun], witnesses(letterpress=own), {}, {})
    assert jury.accepts(noun)
    assert not jury.accepts(verb)


def test_opinions_are_digits_and_count_by_their_mean() -> None:
    assert read_opinions("# heading\nmur 99\nabader 12\n") == {"mur": 9, "abader": 1.5}


def test_odds_rise_with_the_opinion() -> None:
    nothing = dict.fromkeys(
        ("letterpress", "debian", "in use", "dico", "lefff", "thesaurus"), 0
    ) | {"frequency": 0, "verb": 0, "doubtful": 0}
    rising = [odds(grade, nothing) for grade in range(10)]
    assert rising == sorted(rising)
    assert rising[0] < 0 < rising[9]
