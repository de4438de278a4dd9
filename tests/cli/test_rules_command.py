"""`chabudai rules` prints the rules of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.markdown import Markdown

from chabudai.cli import rules
from chabudai.cli.main import main
from chabudai.engine import game_names, load
from chabudai.engine.registry import own_games
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.learn.book import Book

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_pipe_gets_all_rules_as_they_are_written(game: str, lang: str, capsys: Capture) -> None:
    assert main(["rules", game, "--all", "--lang", lang]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in load(game).rules(lang).splitlines() if line not in printed] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own_games())
def test_the_first_page_is_short_and_says_where_the_rest_is(
    game: str, lang: str, capsys: Capture
) -> None:
    assert main(["rules", game, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.startswith(Book(load(game), lang).write_overview())
    assert f"rules {game} --all" in out
    assert "### R1" not in out


def test_all_of_it_is_written_to_a_file_with_its_drawings(tmp_path: Path) -> None:
    file = tmp_path / "rules.md"
    assert main(["rules", "kodama_duo", "--lang", "en", "--output", str(file)]) == 0
    linked = re.findall(r"\]\(([^)]+\.svg)\)", file.read_text("utf-8"))
    assert len(linked) >= 4
    assert all((tmp_path / each).read_text("utf-8").startswith("<svg") for each in linked)


def test_a_file_that_cannot_be_written_costs_one_sentence(capsys: Capture) -> None:
    assert main(["rules", "kodachi", "--lang", "en", "--output", "/nowhere/rules.md"]) == 2
    assert capsys.readouterr().err == "/nowhere/rules.md cannot be written.\n"


def test_one_rule_can_be_asked_for_in_small_letters(capsys: Capture) -> None:
    assert main(["rules", "samurai_sword", "--rule", "r14", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("### R14 The golden rule")
    assert "R15" not in out


def test_a_terminal_gets_them_set(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["rules", "samurai_sword", "--rule", "R14", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "R14 The golden rule" in out
    assert "###" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_page_is_markdown_that_rich_can_set(lang: str) -> None:
    page = Markdown(rules.find_rules("samurai_sword", None, lang))
    tables = [token for token in page.parsed if token.type == "table_open"]
    assert len(tables) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rules", "go"], "There is no game called go. The games are"),
        (["rules", "samurai_sword", "--rule", "R99"], "There is no rule R99."),
        (["rules", "samurai_sword", "--rule", "golden"], "There is no rule golden."),
    ],
)
def test_what_is_not_there_costs_one_sentence(words: list[str], said: str, capsys: Capture) -> None:
    assert main([*words, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(said)
    assert captured.err.count("\n") == 1
    assert captured.out == ""
