"""How Kodachi is played well, as search and bots ask it."""

from __future__ import annotations

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.rng import Rng
from chabudai.games.kodachi.ai import evaluate, novice, rollout
from chabudai.games.kodachi.rules.state import KodachiState


class KodachiStrategy(Strategy[KodachiState]):
    """Each answer stands in the file of that name; what is short stands here."""

    def choose_from_view(self, view: dict[str, object], legal: list[str], rng: Rng) -> str:
        return novice.choose_from_view(view, legal, rng)

    def rollout_action(self, s: KodachiState, rng: Rng) -> int:
        return rollout.rollout_action(s, rng)

    def rank_actions(self, s: KodachiState) -> list[int]:
        return rollout.rank_actions(s)

    def win_probabilities(self, s: KodachiState) -> list[float]:
        return evaluate.win_probabilities(s)

    def features(self, s: KodachiState) -> list[list[float]]:
        return evaluate.features(s)

    def turn_id(self, s: KodachiState) -> int:
        """Whose turn it is."""
        return s.turn

    def chance_key(self, s: KodachiState) -> int:
        """The guard that stands there."""
        return s.guard_row[-1] + 1 if s.guard_row else 0

    def search_horizon(self, s: KodachiState) -> int:
        """To the end of the turn."""
        return 1
