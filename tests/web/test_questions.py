"""Questions about words, asked of a server."""

from tests.web.running import Guest


def test_check_answers_as_the_command_does(anna: Guest) -> None:
    found = anna.get("/api/check?word=murs&word=ZZZ&lang=fr")
    assert found["lang"] == "fr"
    assert [(w["word"], w["valid"], w["reason"]) for w in found["words"]] == [
        ("MURS", True, None),
        ("ZZZ", False, "unknown"),
    ]
    assert set(found["words"][0]) >= {"word", "valid", "reason", "lemmas", "suggestions"}


def test_parts_challenges_letters_and_patterns_are_answered(anna: Guest) -> None:
    assert anna.get("/api/part?letters=MUR")["words"] == 5
    assert anna.get("/api/challenge?part=AISON&word=maison")["right"]
    assert not anna.get("/api/challenge?part=AISON&word=murs")["right"]
    assert anna.get("/api/letters?letters=rums")["words"] == [["MURS", 16], ["MUR", 9]]
    assert anna.get("/api/pattern?pattern=M?R")["words"] == [["MER", 9], ["MUR", 9]]
    assert anna.get("/api/check?word=T%C3%9CR&lang=de")["words"][0]["valid"]


def test_bad_questions_get_a_sentence(anna: Guest) -> None:
    for path, part in (
        ("/api/check", "word is missing"),
        ("/api/check?word=A&lang=xx", "xx"),
        ("/api/part", "etters is missing"),
        ("/api/letters?letters=" + "A" * 30, "at most"),
        ("/api/graph/xx", "xx"),
        ("/api/check?word=" + "A" * 300, "300 letters"),
    ):
        status, _, content = anna.request("GET", path)
        assert status == 400, path
        assert part in content.decode(), path


def test_the_server_says_when_it_is_ready(anna: Guest) -> None:
    while not anna.get("/healthz")["ready"]:
        pass
    assert anna.request("GET", "/healthz")[0] == 200


def test_related_forms_are_told_with_their_kind_in_the_language_of_the_page(anna: Guest) -> None:
    assert anna.get("/api/forms?word=ZZZ&lang=fr") == {"word": "ZZZ", "families": []}
    found = anna.get("/api/forms?word=murs&lang=fr")
    assert found["word"] == "MURS"
    assert [one["count"] for one in found["families"]] == [
        len(one["words"]) for one in found["families"]
    ]
    assert anna.request("GET", "/api/forms?lang=fr")[0] == 400
