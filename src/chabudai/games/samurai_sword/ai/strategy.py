"""How Samurai Sword is played well, as search and bots ask it."""

from __future__ import annotations

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.rng import Rng
from chabudai.games.samurai_sword.ai import determinize, evaluate, novice, rollout
from chabudai.games.samurai_sword.rules.state import SamuraiState


class SamuraiStrategy(Strategy[SamuraiState]):
    """Each answer stands in the file of that name; what is short stands here."""

    def choose_from_view(self, view: dict[str, object], legal: list[str], rng: Rng) -> str:
        return novice.choose_from_view(view, legal, rng)

    def rollout_action(self, s: SamuraiState, rng: Rng) -> int:
        return rollout.rollout_action(s, rng)

    def win_probabilities(self, s: SamuraiState) -> list[float]:
        return evaluate.win_probabilities(s)

    def features(self, s: SamuraiState) -> list[list[float]]:
        return evaluate.features(s)

    def teams(self, s: SamuraiState) -> list[int]:
        return evaluate.teams(s)

    def determinize(self, s: SamuraiState, seat: int, rng: Rng) -> None:
        """Redeal, with the roles as who struck whom suggests."""
        determinize.determinize(s, seat, rng)

    def turn_id(self, s: SamuraiState) -> int:
        """Whose turn it is."""
        return s.turn

    def search_horizon(self, s: SamuraiState) -> int:
        """Once round the table."""
        return s.seats
