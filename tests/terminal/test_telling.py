"""What a person is offered, and what is said to their words."""

from __future__ import annotations

from chabudai.terminal.transcript import Choice, Chronicle, answer, choices
from tests.terminal.conftest import Seat

STRIKE = Choice(12, 40, "strike bo 2", "Strike Kōji with the Bō")


def test_a_choice_is_found_by_the_beginning_of_its_number() -> None:
    assert STRIKE.fits("1")
    assert not STRIKE.fits("2")


def test_a_choice_is_found_by_words_without_accents() -> None:
    assert STRIKE.fits("koji BO")


def test_a_choice_is_found_by_its_token() -> None:
    assert STRIKE.fits("strike bo 2")


def test_everything_legal_is_offered_in_order(seat: Seat) -> None:
    match = seat("A", "B", "C").match
    offered = choices(match.game, match.state, ["A", "B", "C"], "en")
    assert [each.action for each in offered] == match.state.legal()
    assert [each.number for each in offered] == list(range(1, len(offered) + 1))


def test_a_number_stands_for_its_choice(seat: Seat) -> None:
    match = seat("A", "B", "C").match
    offered = choices(match.game, match.state, ["A", "B", "C"], "en")
    assert answer(match.state, offered, "1", "en").action == offered[0].action


def test_a_number_nobody_offered_is_explained(seat: Seat) -> None:
    match = seat("A", "B", "C").match
    assert answer(match.state, [STRIKE], "7", "fr").text.startswith("Il n’y a pas de numéro 7")


def test_a_token_that_is_not_allowed_is_explained_with_its_rule(seat: Seat) -> None:
    """R4."""
    said = answer(seat("A", "B", "C").match.state, [], "take", "en")
    assert said.action is None
    assert said.rule is not None
    assert f"[{said.rule}]" in said.text


def test_a_viewer_hears_only_their_own_secrets(seat: Seat) -> None:
    """R15."""
    session = seat("A", "B", "C")
    chronicle = Chronicle(session.match, session.names)
    told = {seat: chronicle.sentences(seat, "en") for seat in (None, 0, 1, 2)}
    knowing = [seat for seat in (0, 1, 2) if told[seat] != told[None]]
    assert knowing == [session.actor()]
