"""A game on one page: every picture is one of a table that the rules lead to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from chabudai.engine import load
from chabudai.engine.registry import own_games
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.learn.book import Book, draw_pictures
from chabudai.learn.overview import Overview, find_overview, list_moments
from chabudai.learn.tutor import shows
from tests.learn.writing import check_words

every_game = pytest.mark.parametrize("game", own_games())


def overview_of(game: str) -> Overview:
    overview = find_overview(load(game))
    assert overview is not None
    return overview


@every_game
def test_a_turn_is_told_in_three_or_four_pictures_that_all_differ(game: str) -> None:
    turn = overview_of(game).turn
    moments = list_moments(turn, "Mika")
    assert [tutor.done for tutor in moments] == list(range(len(turn.steps)))
    assert 3 <= len(moments) <= 4
    views = [tutor.match.state.view(turn.seat) for tutor in moments]
    assert all(one != other for one, other in pairwise(views))
    assert all(tutor.match.record.actions for tutor in moments[1:])


@every_game
def test_nothing_is_asked_of_who_only_reads(game: str) -> None:
    steps = overview_of(game).turn.steps
    assert not any(step.right or step.mistakes or step.done for step in steps)


@every_game
def test_what_the_words_promise_is_in_the_next_picture(game: str) -> None:
    turn = overview_of(game).turn
    *wanted, at_last = [step.shows for step in turn.steps]
    assert all(wanted)
    assert not at_last
    for tutor, figures in zip(list_moments(turn, "Mika")[1:], wanted, strict=True):
        assert shows(tutor.match.state.view(turn.seat), figures), figures


@every_game
def test_it_says_the_same_in_both_languages(game: str) -> None:
    overview = overview_of(game)
    said = [overview.aim, overview.wins, overview.turn.title]
    check_words([*said, *(step.say for step in overview.turn.steps)], overview.turn)


@every_game
def test_it_names_rules_that_exist(game: str) -> None:
    rules = load(game).rules("en")
    assert all(f"### {rule} " in rules for rule in overview_of(game).turn.rules)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_begins_with_the_aim(game: str, lang: str) -> None:
    _, aim, *_ = Book(load(game), lang).write().split("\n\n")
    assert aim == overview_of(game).aim.text(lang, [])


def test_a_game_that_draws_shows_drawings_and_others_the_table_in_words() -> None:
    drawn, told = load("kodama_duo"), load("kodachi")
    assert Book(drawn, "en", "here").write_overview().count("](here/turn-") == 4
    assert set(draw_pictures(drawn)) >= {f"turn-{number}" for number in range(1, 5)}
    assert draw_pictures(told) == {}
    assert Book(told, "en", "here").write_overview().count("```text") == 4


def test_a_table_in_words_is_told_again_only_where_it_has_changed() -> None:
    text = Book(load("kodama_duo"), "en").write_overview()
    first, second = text.split("```text")[1:3]
    assert "Ren · Splitter" in first
    assert "Ren · Splitter" not in second
    assert "Alone: 34" in second
