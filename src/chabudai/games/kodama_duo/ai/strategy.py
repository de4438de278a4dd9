"""How Kodama Duo is played well, as search and bots ask it."""

from __future__ import annotations

from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai import determinize, evaluate, novice, rollout
from chabudai.games.kodama_duo.cards.deck import N_CARDS
from chabudai.games.kodama_duo.rules.state import ROUNDS, KodamaState


class KodamaStrategy(Strategy[KodamaState]):
    """Each answer stands in the file of that name; what is short stands here."""

    def choose_from_view(self, view: dict[str, object], legal: list[str], rng: Rng) -> str:
        return novice.choose_from_view(view, legal, rng)

    def rollout_action(self, s: KodamaState, rng: Rng) -> int:
        return rollout.rollout_action(s, rng)

    def win_probabilities(self, s: KodamaState) -> list[float]:
        return evaluate.win_probabilities(s)

    def features(self, s: KodamaState) -> list[list[float]]:
        return evaluate.features(s)

    def rank_actions(self, s: KodamaState) -> list[int]:
        """List what is legal; of places and slots the good ones."""
        return rollout.rank_actions(s)

    def determinize(self, s: KodamaState, seat: int, rng: Rng) -> None:
        """Redeal, with the other hand as its tree suggests."""
        determinize.determinize(s, seat, rng)

    def turn_id(self, s: KodamaState) -> int:
        """The round; the Kodama Phase counts as one."""
        return s.season * (ROUNDS + 1) + s.round

    def chance_key(self, s: KodamaState) -> int:
        """The cards turned up."""
        number = 0
        for card in s.revealed:
            number = number * (N_CARDS + 1) + card
        return number

    def search_horizon(self, s: KodamaState) -> int:
        """To the end of the round."""
        return 1
