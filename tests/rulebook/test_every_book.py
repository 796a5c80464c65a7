"""One suite for the rulebooks of all games: entries are whole, and search finds them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baliwords.errors import BadNotation
from baliwords.rulebook.book import Book
from baliwords.rulebook.entry import CONFIDENCE, LANGUAGES, Language, RuleEntry
from baliwords.rulebook.folding import fold
from baliwords.rulebook.search import ask, search
from tests.rulebook.books import BOOKS

ENTRIES = {f"{name}-{e.id}": (book, e) for name, book in BOOKS.items() for e in book.entries}

each_entry = pytest.mark.parametrize(("book", "one"), ENTRIES.values(), ids=ENTRIES)
each_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
each_language = pytest.mark.parametrize("language", LANGUAGES)

SUM = re.compile(r"(?<![\d.])([\d(][\d+−×() ]*) = (\d+)")


@each_entry
def test_an_entry_is_whole_in_every_language(book: Book, one: RuleEntry) -> None:
    assert one.topic in book.topics
    assert one.confidence in CONFIDENCE
    assert one.tags
    for language in LANGUAGES:
        assert one.title[language].strip() == one.title[language] != ""
        assert one.text[language].endswith((".", "?"))
    assert set(one.example) in (set(), set(LANGUAGES))
    assert all(text.endswith(".") for text in one.example.values())


@each_entry
def test_an_entry_points_only_to_others_that_exist(book: Book, one: RuleEntry) -> None:
    assert one.id not in one.see
    assert set(one.see) <= set(book.by_id)
    assert set(one.tags) <= set(book.words["tag"])


@each_entry
def test_numbers_and_ids_are_the_same_in_all_languages(book: Book, one: RuleEntry) -> None:
    said = [f"{one.text[lang]} {one.example.get(lang, '')}" for lang in LANGUAGES]
    numbers = [sorted(re.findall(r"\b[A-Z]?\d+\b", text)) for text in said]
    assert numbers[0] == numbers[1] == numbers[2]


@each_entry
def test_the_text_of_an_entry_differs_from_language_to_language(book: Book, one: RuleEntry) -> None:
    assert len({one.text[language] for language in LANGUAGES}) == 3


@each_entry
def test_sums_that_are_written_out_are_right(book: Book, one: RuleEntry) -> None:
    for text in one.example.values():
        for sum_, result in SUM.findall(text):
            assert eval(sum_.replace("×", "*").replace("−", "-")) == int(result), text


@each_entry
def test_an_entry_is_found_by_its_id(book: Book, one: RuleEntry) -> None:
    for language in LANGUAGES:
        hit = search(book, one.id.lower(), prefer=language)[0]
        assert (hit.entry, hit.language) == (one, language)


@each_entry
@each_language
def test_an_entry_is_found_first_by_its_title_without_accents(
    book: Book, one: RuleEntry, language: Language
) -> None:
    assert search(book, fold(one.title[language]))[0].entry == one


@each_entry
@each_language
def test_an_entry_is_found_in_spite_of_a_typing_error(
    book: Book, one: RuleEntry, language: Language
) -> None:
    words = one.title[language].split()
    longest = max(words, key=len)
    typo = longest[:3] + longest[4:] if len(longest) > 5 else longest
    question = " ".join(typo if word == longest else word for word in words)
    assert one in [hit.entry for hit in search(book, question, top=5)]


@each_book
def test_every_tag_is_used_and_known_in_every_language(book: Book) -> None:
    assert {tag for one in book.entries for tag in one.tags} == set(book.words["tag"])
    for called in book.words["tag"].values():
        assert set(called) == set(LANGUAGES)
        assert all(called.values())


@each_book
def test_every_topic_has_entries_and_is_reached_by_its_name_in_every_language(book: Book) -> None:
    for topic in book.topics:
        for language in LANGUAGES:
            found = ask(book, [book.called("topic", topic, language)], language)
            assert topic in {hit.entry.topic for hit in found}
            assert {hit.language for hit in found} == {language}


@each_book
def test_a_topic_is_answered_in_the_language_in_which_it_is_named(book: Book) -> None:
    name = book.called("topic", book.topics[-1], "de")
    assert ask(book, [name], "fr")[0].language == "de"
    assert ask(book, [name], "fr", insist=True)[0].language == "fr"


@each_book
def test_entries_come_topic_by_topic(book: Book) -> None:
    topics = list(dict.fromkeys(one.topic for one in book.entries))
    assert tuple(topics) == book.topics


@each_book
def test_without_words_the_whole_book_is_the_answer(book: Book) -> None:
    assert [hit.entry for hit in ask(book, [], "de")] == list(book.entries)


@each_book
def test_ids_are_answered_in_the_order_asked_for(book: Book) -> None:
    last, first = book.entries[-1].id, book.entries[0].id
    for words in ([last, first.lower()], [f"{last} {first}"]):
        assert [hit.entry.id for hit in ask(book, words, "fr")] == [last, first]


@each_book
def test_an_id_that_is_typed_apart_is_still_an_id(book: Book) -> None:
    last = book.entries[-1].id
    for words in ([last[0], last[1:]], [f"{last[0].lower()} {last[1:]}"]):
        assert [hit.entry.id for hit in ask(book, words, "fr")] == [last]
    assert book.select([last[0], last[1:]]) == (book.entries[-1],)
    assert search(book, f"what says {last[0]} {last[1:]}?")[0].entry.id == last


@each_book
def test_an_id_that_does_not_exist_is_refused_by_name(book: Book) -> None:
    name = f"{book.entries[0].id[0]}999"
    with pytest.raises(BadNotation, match=name):
        ask(book, [name], "en")


@each_book
def test_words_are_answered_in_their_language_unless_one_insists(book: Book) -> None:
    title = book.entries[0].title["de"]
    assert ask(book, title.split(), "fr")[0].language == "de"
    assert ask(book, title.split(), "fr", insist=True)[0].language == "fr"


@each_book
def test_nothing_is_found_for_nonsense(book: Book) -> None:
    assert search(book, "xyzzyqq") == []


@each_book
@pytest.mark.parametrize("question", ["", "   ", "?!"])
def test_a_question_without_words_is_refused(book: Book, question: str) -> None:
    with pytest.raises(BadNotation):
        search(book, question)


@each_book
def test_the_best_comes_first_and_no_more_than_asked_for(book: Book) -> None:
    hits = search(book, book.called("example", "question"), top=3)
    assert 1 <= len(hits) <= 3
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@each_book
@given(question=st.text(max_size=40))
def test_any_question_is_answered_or_refused(book: Book, question: str) -> None:
    try:
        hits = search(book, question)
    except BadNotation:
        return
    assert all(hit.score > 0 for hit in hits)
