"""`chabudai review`, as people and programs run it."""

import json
from pathlib import Path

import pytest

from chabudai.cli.main import main

Output = pytest.CaptureFixture[str]
QUICK = ["--bot", "novice", "--budget", "2it", "--workers", "1"]


@pytest.fixture
def record_path(tmp_path: Path, capsys: Output) -> Path:
    """The record of a game that bots have record_path."""
    simulate = ["simulate", "samurai_sword", "--seats", "3", "--games", "1", "--workers", "1"]
    assert main([*simulate, "--bots", "random,novice", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "000000.json"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Samurai Sword", "chance to win", "decisions", "(luck)", "(skill)", "at the end"]),
        ("fr", ["chances de gagner", "décisions", "(chance)", "(habileté)", "à la fin"]),
    ],
)
def test_people_read_it_in_their_language(
    lang: str, words: list[str], record_path: Path, capsys: Output
) -> None:
    assert main(["review", str(record_path), "--seat", "1", *QUICK, "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert [word for word in words if word not in said] == []
    assert "█" in said


def test_json_is_the_review_that_is_kept_beside_the_record(
    record_path: Path, capsys: Output
) -> None:
    assert main(["review", str(record_path), "--seat", "0", *QUICK, "--json"]) == 0
    said = capsys.readouterr().out
    assert said == record_path.with_suffix(".review.json").read_text(encoding="utf-8")
    found = json.loads(said)
    assert (found["game"], found["bot"], found["budget"]) == ("samurai_sword", "novice", "2it")
    assert [each["seat"] for each in found["seats"]] == [0]


def test_a_review_that_is_kept_is_not_made_again(record_path: Path, capsys: Output) -> None:
    command = ["review", str(record_path), "--seat", "0", *QUICK, "--json"]
    assert main(command) == 0
    kept = record_path.with_suffix(".review.json")
    kept.write_text(kept.read_text().replace('"prior": ', '"prior": 7'))
    capsys.readouterr()
    assert main(command) == 0
    assert '"prior": 7' in capsys.readouterr().out


@pytest.mark.parametrize("other", [["--seat", "1"], ["--seed", "1"], ["--budget", "3it"]])
def test_a_review_of_something_else_is_made_anew(
    other: list[str], record_path: Path, capsys: Output
) -> None:
    record_path.with_suffix(".review.json").write_text("{}")
    assert main(["review", str(record_path), "--seat", "0", *QUICK]) == 0
    assert main(["review", str(record_path), "--seat", "0", *QUICK, *other]) == 0
    found = json.loads(record_path.with_suffix(".review.json").read_text())
    made = [found["seats"][0]["seat"], found["seed"], found["budget"]]
    assert made != [0, 0, "2it"]


def test_all_seats_are_looked_at_where_no_person_played(record_path: Path, capsys: Output) -> None:
    assert main(["review", str(record_path), *QUICK, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == 3


@pytest.mark.parametrize(
    "wrong",
    [["--seat", "3"], ["--bot", "novize"], ["--budget", "soon"], ["--workers", "0"]],
)
def test_wrong_input_costs_one_sentence(
    wrong: list[str], record_path: Path, capsys: Output
) -> None:
    assert main(["review", str(record_path), *QUICK, *wrong]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there_costs_one_sentence(tmp_path: Path, capsys: Output) -> None:
    assert main(["review", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
