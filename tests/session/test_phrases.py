"""A game's sentences for one reader."""

from __future__ import annotations

from copy import copy
from importlib import import_module
from pathlib import Path

import pytest

from chabudai.session.phrases import Phrases
from tests.session.random_match import play_randomly

NAMES = ["Mika", "Jun", "Kim"]
LANTERNS = Path(__file__).parents[2] / "examples" / "lanterns" / "src"


def test_every_legal_action_is_labelled() -> None:
    match = play_randomly("samurai_sword", 3, 0)
    view = match.state.view(match.state.actor())
    labelled = Phrases(match.game, NAMES, "en").label_legal_actions(match.state, view)
    assert sorted(each.action for each in labelled) == match.state.legal()
    assert all(match.state.actions.parse(each.token) == each.action for each in labelled)


def test_actions_come_in_the_reading_order_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_randomly("samurai_sword", 3, 0)
    backwards = copy(match.game)
    monkeypatch.setattr(backwards, "order_choices", lambda tokens, view: tokens[::-1])
    view = match.state.view(match.state.actor())
    labelled = Phrases(backwards, NAMES, "en").label_legal_actions(match.state, view)
    assert [each.action for each in labelled] == match.state.legal()[::-1]


def test_a_seat_reads_its_own_secrets_and_nobody_else_does() -> None:
    """R15."""
    match = play_randomly("samurai_sword", 3, 0)
    phrases = Phrases(match.game, NAMES, "en")
    told = {
        seat: phrases.describe_events(match.log, seat, match.state.view(seat))
        for seat in (None, 0, 1, 2)
    }
    knowing = [seat for seat in (0, 1, 2) if told[seat] != told[None]]
    assert knowing == [match.state.actor()]


def test_a_game_that_goes_on_has_no_result_yet() -> None:
    match = play_randomly("kodachi", 3, 5)
    phrases, view = Phrases(match.game, NAMES, "fr"), match.state.view(0)
    assert phrases.describe_result(match.state, view) is None
    assert phrases.list_result_sentences(match.state, view) == []


def test_a_game_without_insight_has_none_to_tell() -> None:
    match = play_randomly("kodachi", 3, 5)
    view = match.state.view(0)
    assert Phrases(match.game, NAMES, "en").insights(view)
    silent = copy(match.game)
    silent.insight = None
    assert Phrases(silent, NAMES, "en").insights(view) == []


@pytest.mark.parametrize(
    ("lang", "apart", "alike"),
    [
        ("en", "Rather than “Show lantern", "At once both bring the same"),
        ("fr", "Plutôt que « Montrer la lanterne", "Sur le moment, les deux rapportent autant"),
    ],
)
def test_where_a_game_compares_nothing_the_reasons_are_opposed(
    monkeypatch: pytest.MonkeyPatch, lang: str, apart: str, alike: str
) -> None:
    """As in the game of examples/lanterns: its dimmest lantern has a reason, the others none."""
    monkeypatch.syspath_prepend(str(LANTERNS))
    game = import_module("lanterns").GAME
    state = game.new(2)
    view, phrases = state.view(0), Phrases(game, NAMES[:2], lang)
    dimmest, *others = sorted(
        (state.actions.token(each) for each in state.legal()), key=lambda each: int(each.split()[1])
    )
    reason = phrases.reason(dimmest, view)
    assert phrases.difference(dimmest, others[0], view) == reason
    said = phrases.difference(others[0], dimmest, view)
    assert said.startswith(apart)
    assert said.endswith(reason)
    assert phrases.difference(others[0], others[1], view).startswith(alike)
