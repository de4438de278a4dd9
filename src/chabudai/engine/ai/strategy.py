"""How a game is played well: what players who look ahead ask of it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from chabudai.engine.rng import Rng
from chabudai.engine.rules.state import State

S = TypeVar("S", bound=State, contravariant=True)

FAR: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[S]):
    """The AI of a game. Each answer has a default, with which a game is played at random."""

    def choose_from_view(self, view: dict[str, object], legal: list[str], rng: Rng) -> str:
        """Choose what a beginner would, who looks at a view and thinks no move ahead."""
        return legal[rng.randbelow(len(legal))]

    def rollout_action(self, s: S, rng: Rng) -> int:
        """Choose at once, as rollouts need it."""
        legal = s.legal()
        return legal[rng.randbelow(len(legal))]

    def rank_actions(self, s: S) -> list[int]:
        """List the legal actions worth a thought, the most promising first."""
        return s.legal()

    def win_probabilities(self, s: S) -> list[float]:
        """Estimate each seat's chance to win; once the game is over, say who has won."""
        won = s.winners()
        if not won:
            return [1.0 / s.seats] * s.seats
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]

    def features(self, s: S) -> list[list[float]]:
        """Give the figures that win probabilities are estimated from, a row for each team."""
        raise NotImplementedError

    def teams(self, s: S) -> list[int]:
        """Say for each seat which team it wins with."""
        return list(range(s.seats))

    def determinize(self, s: S, seat: int, rng: Rng) -> None:
        """Redeal, with what others did as a sign of what they hold and are."""
        s.redeal(seat, rng)

    def turn_id(self, s: S) -> int:
        """Give a number that changes when a turn ends."""
        return 0

    def chance_key(self, s: S) -> int:
        """Give a number for what was just turned up: search plans apart for each."""
        return 0

    def search_horizon(self, s: S) -> int:
        """Say how many turns to look ahead before estimating."""
        return FAR
