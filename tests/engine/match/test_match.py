"""A match: the record grows, the state follows, the log remembers."""

from __future__ import annotations

import json

import msgspec
import pytest

from chabudai import BadDeck, BadOptions, BadRecord, IllegalAction, Match, load, replay, start

GAME = load("samurai_sword")


def begun(actions: int = 0) -> Match:
    """A match with some actions played."""
    match = start(GAME, 4, 7)
    for _ in range(actions):
        match.play(match.state.legal()[-1])
    return match


def whole(match: Match) -> str:
    """Everything about the state."""
    return json.dumps(match.state.to_position())


def test_the_record_leads_to_the_state() -> None:
    """At any time."""
    match = begun(8)
    assert json.dumps(replay(match.record).to_position()) == whole(match)


def test_actions_are_played_by_id_or_by_words() -> None:
    """The record keeps the words, tidied."""
    match = begun()
    match.play("  END ")
    match.play(GAME.new(4).actions.parse("end"))
    assert match.record.actions == ["end", "end"]


def test_what_happened_is_returned_and_logged() -> None:
    """The deal first."""
    match = begun()
    assert [event.name for event in match.log[:2]] == ["dealt", "turn"]
    before = len(match.log)
    happened = match.play("end")
    assert match.log[before:] == happened
    assert match.starts == [0, before]


@pytest.mark.parametrize("action", ["dance", "parry", -1, 10**6])
def test_what_is_not_allowed_changes_nothing(action: int | str) -> None:
    """Neither state nor record nor log."""
    match = begun(3)
    before = (whole(match), match.record, len(match.log), list(match.starts))
    with pytest.raises(IllegalAction):
        match.play(action)
    assert (whole(match), match.record, len(match.log), list(match.starts)) == before


@pytest.mark.parametrize("back", [0, 1, 5, 8, 20])
def test_taking_back_is_exact(back: int) -> None:
    """State, record and log are those of the shorter match."""
    match, shorter = begun(8), begun(max(0, 8 - back))
    match.undo(back)
    assert whole(match) == whole(shorter)
    assert match.record == shorter.record
    assert repr(match.log) == repr(shorter.log)
    assert match.starts == shorter.starts


def test_that_a_seat_took_back_stays_in_the_log_where_the_game_went_on() -> None:
    """Also if more is taken back later; what the log ends in is returned."""
    match, shorter = begun(8), begun(6)
    told = match.undo(2, seat=1)
    assert [event.seen_by(None) for event in told] == [took_back(1, 2)]
    assert repr(match.log) == repr([*shorter.log, *told])
    match.play(match.state.legal()[-1])
    assert repr(match.log[match.starts[7] - 1]) == repr(told[0])
    again = match.undo(3, seat=0)
    assert [event.seen_by(None) for event in again] == [took_back(1, 2), took_back(0, 3)]
    assert repr(match.log) == repr([*begun(4).log, *again])
    assert match.undo(0, seat=2)[0].seen_by(2) == took_back(2, 0)
    assert [event.name for event in match.log[-3:]] == ["took_back"] * 3


def took_back(seat: int, actions: int) -> dict[str, object]:
    return {"event": "took_back", "seat": seat, "actions": actions}


def test_a_match_is_taken_up_from_its_record() -> None:
    """With its whole log."""
    match = begun(8)
    again = Match(match.record)
    assert whole(again) == whole(match)
    assert repr(again.log) == repr(match.log)


def test_a_record_that_does_not_replay_is_not_taken_up() -> None:
    """It is the record that is at fault."""
    with pytest.raises(BadRecord):
        Match(msgspec.structs.replace(begun().record, actions=["dance"]))


def test_nobody_sits_down_to_a_game_that_cannot_be_dealt() -> None:
    """Seats, options and deck are checked first."""
    with pytest.raises(BadOptions):
        start(GAME, 2, 0)
    with pytest.raises(BadOptions):
        start(GAME, 4, 0, {"trumps": "yes"})
    with pytest.raises(BadDeck):
        start(GAME, 4, 0, deck="[[")
