"""What a form of a word is, as sentences that can be said in another language.

The lists write `future 3rd person singular, past participle plural`: forms with commas between
them, each a tense or a case, then perhaps a person.
"""

from baliwords.speech import _, label, together

_TERMS = (
    label("noun"),
    label("verb"),
    label("adjective"),
    label("adverb"),
    label("preposition"),
    label("interjection"),
    label("determiner"),
    label("pronoun"),
    label("numeral"),
    label("conjunction"),
    label("particle"),
    label("singular"),
    label("plural"),
    label("feminine"),
    label("feminine plural"),
    label("inflected"),
    label("comparative"),
    label("superlative"),
    label("gerundive"),
    label("genitive singular"),
    label("dative singular"),
    label("dative plural"),
    label("infinitive"),
    label("infinitive with zu"),
    label("present"),
    label("past"),
    label("future"),
    label("imperfect"),
    label("past historic"),
    label("conditional"),
    label("imperative"),
    label("imperative singular"),
    label("imperative plural"),
    label("subjunctive present"),
    label("subjunctive imperfect"),
    label("subjunctive I"),
    label("subjunctive II"),
    label("present participle"),
    label("past participle"),
    label("past participle plural"),
    label("past participle feminine"),
    label("past participle feminine plural"),
    label("1st person singular"),
    label("2nd person singular"),
    label("3rd person singular"),
    label("1st person plural"),
    label("2nd person plural"),
    label("3rd person plural"),
    label("1st or 2nd person singular"),
    label("1st or 3rd person singular"),
)
_BY_NAME = {str(term): term for term in _TERMS}


def forms(features: str) -> str:
    """Return the forms that a list writes down."""
    return together(*map(_form, features.split(", ")), between=", ") if features else ""


def term(name: str) -> str:
    """Return a word of grammar; one that is not known stays as it is written."""
    return _BY_NAME.get(name, name)


def _form(written: str) -> str:
    if written in _BY_NAME:
        return _BY_NAME[written]
    words = written.split(" ")
    for place in range(1, len(words)):
        if (person := " ".join(words[place:])) in _BY_NAME:
            tense = " ".join(words[:place])
            return _("{tense} {person}", tense=_tenses(tense), person=_BY_NAME[person])
    return written


def _tenses(written: str) -> str:
    """Return one tense, or several with `or` between them."""
    first, found, rest = written.partition(" or ")
    if not found:
        return term(written)
    return _("{first} or {second}", first=term(first), second=_tenses(rest))
