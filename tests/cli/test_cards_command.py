"""`chabudai cards` prints the cards of a game with the source of every figure."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chabudai.cli.main import main
from chabudai.engine import game_names, load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.text.catalog import LANGUAGES

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def widen_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room enough that no line is broken."""
    monkeypatch.setenv("COLUMNS", "400")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_card_is_listed_with_its_source(game: str, lang: str, capsys: Capture) -> None:
    assert main(["cards", game, "--lang", lang]) == 0
    out = capsys.readouterr().out
    for line in load(game).list_cards(None):
        assert line.names[lang] in out
        assert line.source in out


def test_groups_and_the_whole_are_added_up(capsys: Capture) -> None:
    main(["cards", "samurai_sword", "--lang", "en"])
    out = capsys.readouterr().out
    assert "Weapons (13 different, 32 in all)" in out
    assert "Samurai Sword: 109 pieces in this list." in out
    assert "reconstructed" not in out


@pytest.mark.parametrize("game", game_names())
def test_json_has_every_line_in_all_languages(game: str, capsys: Capture) -> None:
    main(["cards", game, "--json"])
    lines = json.loads(capsys.readouterr().out)
    assert [line["key"] for line in lines] == [line.key for line in load(game).list_cards(None)]
    assert {tuple(line["names"]) for line in lines} == {LANGUAGES}


@pytest.mark.parametrize(("lang", "fan"), [("en", "◓ fan"), ("fr", "◓ éventail")])
def test_figures_are_in_signs_that_are_explained(lang: str, fan: str, capsys: Capture) -> None:
    main(["cards", "kodachi", "--lang", lang])
    out = capsys.readouterr().out
    assert "◓◓§" in out
    assert fan in out
    assert "fan fan" not in out


def test_nothing_is_cut_off_in_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    main(["cards", "kodachi", "--lang", "en"])
    assert "…" not in capsys.readouterr().out


def test_the_picture_in_the_guide_shows_the_signs_of_today(tmp_path: Path) -> None:
    drawn = tmp_path / "signs.svg"
    assert main(["cards", "kodachi", "--signs", str(drawn), "--lang", "en"]) == 0
    ElementTree.parse(drawn)
    assert drawn.read_text("utf-8") == Path("docs/images/kodachi_signs.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("samurai_sword", "signs.svg", "The cards of Samurai Sword have no symbols."),
        ("kodachi", "signs.png", "The symbols can be saved as an .svg file, not as signs.png."),
    ],
)
def test_signs_that_cannot_be_drawn_cost_one_sentence(
    game: str, name: str, said: str, capsys: Capture
) -> None:
    assert main(["cards", game, "--signs", name, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{said}\n"


def test_a_reconstructed_card_is_marked(tmp_path: Path, capsys: Capture) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(
        read_deck_text("chabudai.games.samurai_sword").replace('"printed"', '"reconstructed"', 1),
        "utf-8",
    )
    assert main(["cards", "samurai_sword", "--deck", str(deck), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "⚠ reconstructed: CARD; copies C1 C2 C3 C4" in out
    assert "⚠ 1 card is reconstructed: no source shows it." in out


def test_a_name_with_brackets_is_printed_as_it_is(tmp_path: Path, capsys: Capture) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(
        read_deck_text("chabudai.games.samurai_sword").replace(
            'en = "Bokken"', 'en = "Bokken [red]"', 1
        ),
        "utf-8",
    )
    main(["cards", "samurai_sword", "--deck", str(deck), "--lang", "en"])
    assert "Bokken [red]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (None, "The file "),
        ("[[weapon", "The deck file cannot be read: "),
        ("[[weapon]]\n", "The deck has no [[action]] rows."),
    ],
)
def test_a_bad_deck_costs_one_sentence(
    deck: str | None, said: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "mine.toml"
    if deck is not None:
        path.write_text(deck, "utf-8")
    assert main(["cards", "samurai_sword", "--deck", str(path), "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(said)
    assert captured.err.count("\n") == 1


def test_a_game_that_is_not_there_costs_one_sentence(capsys: Capture) -> None:
    assert main(["cards", "go", "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith("Il n’y a pas de jeu go")
