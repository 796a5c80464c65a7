from baliwords.cli.main import run


def test_an_unknown_command_is_one_sentence_and_exit_code_2(capsys: object) -> None:
    assert run(["frobnicate"]) == 2
