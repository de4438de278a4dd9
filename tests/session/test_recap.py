"""What happened since a seat's last own action."""

from __future__ import annotations

import pytest

from chabudai.engine import game_names
from chabudai.session.history import History
from chabudai.session.phrases import Phrases
from chabudai.session.recap import find_last_own_step, recap_since_own_action
from tests.session.random_match import play_randomly

NAMES = ["Mika", "Jun", "Kim"]
SEATS = {"samurai_sword": 3, "kodachi": 3}


@pytest.mark.parametrize("game", game_names())
def test_a_seat_is_retold_all_that_it_was_told_since_it_last_acted(game: str) -> None:
    match = play_randomly(game, SEATS.get(game, 2), 25)
    history, phrases = History(match), Phrases(match.game, NAMES, "en")
    for seat in range(match.state.seats):
        last = max([0, *(n for n, each in enumerate(history.deciders, 1) if each == seat)])
        told = [
            (sentence, history.deciders[step - 1])
            for step in range(last + 1, history.last + 1)
            for sentence in phrases.describe_events(
                history.events(step), seat, history.states[step].view(seat)
            )
        ]
        recap = recap_since_own_action(match, history.deciders, seat, phrases)
        assert [(each.text, each.by) for each in recap.events] == told
        if last < history.last:
            before, now = (history.states[step].view(seat) for step in (last, -1))
            assert recap.change == phrases.change(before, now)


def test_who_acted_last_is_retold_nothing() -> None:
    match = play_randomly("samurai_sword", 3, 12)
    deciders = History(match).deciders
    recap = recap_since_own_action(match, deciders, deciders[-1], Phrases(match.game, NAMES, "en"))
    assert (recap.events, recap.change) == ([], [])


def test_who_has_not_acted_is_retold_everything_since_the_deal() -> None:
    assert find_last_own_step([0, 0, 1], 2) == 0
    assert find_last_own_step([0, 0, 1], 0) == 2


def test_that_another_seat_took_something_back_is_retold_but_not_one_s_own_taking_back() -> None:
    match = play_randomly("samurai_sword", 3, 12)
    match.undo(1, seat=1)
    deciders, phrases = History(match).deciders, Phrases(match.game, NAMES, "fr")
    own = deciders[-1]
    retold = recap_since_own_action(match, deciders, own, phrases).events
    expected = [] if own == 1 else ["Jun reprend un coup."]
    assert [each.text for each in retold] == expected
    match.undo(1, seat=own)
    deciders = History(match).deciders
    sentences = [each.text for each in recap_since_own_action(match, deciders, 1, phrases).events]
    assert f"{NAMES[own]} reprend un coup." in sentences or own == 1
