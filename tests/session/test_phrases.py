"""A game's sentences for one reader."""

from __future__ import annotations

from copy import copy

import pytest

from chabudai.session.phrases import Phrases
from tests.session.random_match import play_randomly

NAMES = ["Mika", "Jun", "Kim"]


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
