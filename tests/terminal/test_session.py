"""Playing on, taking back, taking up."""

from __future__ import annotations

import pytest

from chabudai.engine import IllegalAction
from chabudai.terminal.session import Session, foreseen, resume
from tests.terminal.conftest import Seat


def first(seat: Seat, wanted: bool) -> tuple[Session, int]:
    """A game and an action the acting seat can foresee all of, or cannot, and acts on after."""
    for seed in map(str, range(100)):
        session = seat("A", "B", "C", seed=seed)
        for action in session.match.state.legal():
            after = session.match.state.clone()
            after.apply(action)
            stays = after.actor() == session.actor()
            if stays and foreseen(session.match.state, action) == wanted:
                return session, action
    raise AssertionError("no such action in a hundred games")


def test_an_action_nobody_learned_from_can_be_taken_back(seat: Seat) -> None:
    session, action = first(seat, wanted=True)
    before = session.match.state.view(None)
    session.play(action)
    session.undo()
    assert session.match.state.view(None) == before


def test_what_was_taken_back_is_not_kept(seat: Seat) -> None:
    session, action = first(seat, wanted=True)
    session.play(action)
    session.undo()
    assert resume(session.path, "en").match.record.actions == []


def test_an_action_that_showed_a_card_cannot_be_taken_back(seat: Seat) -> None:
    session, action = first(seat, wanted=False)
    session.play(action)
    assert not session.can_undo()


def test_nothing_can_be_taken_back_once_another_seat_is_asked(seat: Seat) -> None:
    session, action = first(seat, wanted=True)
    session.play(action)
    session.play(session.match.state.actions.parse("end"))
    assert not session.can_undo()


def test_an_illegal_action_changes_nothing(seat: Seat) -> None:
    session = seat("A", "B", "C")
    kept = session.path.read_bytes()
    with pytest.raises(IllegalAction):
        session.play(session.match.state.actions.parse("take"))
    assert session.path.read_bytes() == kept


def test_bots_play_the_same_game_again_from_the_same_seed(seat: Seat) -> None:
    one, other = seat(seed="4"), seat(seed="4")
    for session in (one, other):
        while not session.over() and len(session.match.record.actions) < 60:
            legal = session.match.state.legal()
            session.play(legal[0] if session.asks_a_person() else session.choose())
    assert one.match.record.actions == other.match.record.actions


def test_a_game_is_taken_up_where_it_was_left(seat: Seat) -> None:
    session = seat("A", "B", seats=4)
    session.play(
        session.choose() if not session.asks_a_person() else session.match.state.legal()[0]
    )
    again = resume(session.path, "en")
    assert again.players == session.players
    assert again.match.state.view(0) == session.match.state.view(0)
