"""A recorded game as steps and turns."""

from __future__ import annotations

from chabudai.terminal.game.replay_steps import ReplaySteps
from tests.session.random_match import play_randomly


def test_a_replay_of_kodama_duo_has_a_turn_for_every_round() -> None:
    """The game tells no event when a round begins; the state says it."""
    match = play_randomly("kodama_duo", 2, 20)
    steps = ReplaySteps(match.record, "en")
    assert len(steps.turns) == 4
    assert steps.history.turn_number(steps.last) == 4
