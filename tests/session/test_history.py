"""The states of a match, who decided, and where turns begin."""

from __future__ import annotations

import pytest

from chabudai.session.branch import Branch
from chabudai.session.history import (
    History,
    iterate_match_states,
    list_deciders,
    list_record_states,
    list_turn_starts,
)
from tests.session.random_match import play_randomly

GAMES = [("samurai_sword", 4), ("kodachi", 3), ("kodama_duo", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_states_go_from_the_deal_to_now(game: str, seats: int) -> None:
    match = play_randomly(game, seats, 15)
    states = list(iterate_match_states(match))
    assert len(states) == 16
    assert states[0].to_position() == match.origin(match.record).to_position()
    assert states[-1].to_position() == match.state.to_position()


def test_each_state_is_a_copy_of_its_own() -> None:
    states = list(iterate_match_states(play_randomly("samurai_sword", 4, 15)))
    before = states[7].to_position()
    states[6].apply(states[6].legal()[0])
    assert states[7].to_position() == before


def test_a_record_goes_through_the_states_of_its_match() -> None:
    match = play_randomly("kodachi", 3, 15)
    recorded = [state.to_position() for state in list_record_states(match.record)]
    assert recorded == [state.to_position() for state in iterate_match_states(match)]


def test_a_match_from_a_position_starts_there() -> None:
    match = play_randomly("kodachi", 3, 6)
    branch = Branch(match.record.before(0), match.state.to_position())
    (start,) = iterate_match_states(branch)
    assert start.to_position() == match.state.to_position()


def test_the_decider_of_an_action_is_the_seat_that_was_asked() -> None:
    match = play_randomly("samurai_sword", 4, 0)
    asked = []
    for _ in range(20):
        asked.append(match.state.actor())
        match.play(match.state.legal()[-1])
    assert list_deciders(list(iterate_match_states(match))) == asked
    assert len(set(asked)) > 1


@pytest.mark.parametrize(("game", "seats"), GAMES[:2])
def test_turns_begin_where_the_game_says_so(game: str, seats: int) -> None:
    """Two games tell an event when a turn begins."""
    history = History(play_randomly(game, seats, 60))
    told = [
        step
        for step in range(1, history.last + 1)
        if any(event.name == "turn" for event in history.events(step))
    ]
    assert history.turn_starts == told
    assert len(told) > 2


def test_a_round_of_kodama_duo_is_a_turn_though_no_event_tells_it() -> None:
    history = History(play_randomly("kodama_duo", 2, 20))
    assert len(history.turn_starts) == 3
    assert [history.turn_number(step) for step in (0, history.last)] == [1, 4]
    first = history.turn_starts[0]
    assert [history.begins_turn(step) for step in (0, first - 1, first)] == [False, False, True]


def test_one_state_has_no_turn_but_its_own() -> None:
    assert list_turn_starts(list_record_states(play_randomly("kodachi", 2, 0).record)) == []


def test_the_events_of_all_steps_are_the_log() -> None:
    match = play_randomly("samurai_sword", 4, 25)
    history = History(match)
    steps = [history.events(step) for step in range(history.last + 1)]
    assert [event for events in steps for event in events] == match.log
    assert steps[0]
