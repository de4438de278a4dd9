"""`chabudai rules` prints the rules of a game."""

from __future__ import annotations

import pytest
from rich.markdown import Markdown

from chabudai.cli import rules
from chabudai.cli.main import main
from chabudai.engine import game_names, load
from chabudai.engine.text.catalog import LANGUAGES

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_pipe_gets_the_rules_as_they_are_written(game: str, lang: str, capsys: Capture) -> None:
    assert main(["rules", game, "--lang", lang]) == 0
    assert capsys.readouterr().out.strip() == load(game).rules(lang).strip()


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
