"""Worlds as likely as play makes them: the other hand by its tree, sealed answers good ones."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai.belief import draw_hand, weigh_kodama
from chabudai.games.kodama_duo.ai.rollout import guess_sealed_answer
from chabudai.games.kodama_duo.rules.kodama import kodama_points
from chabudai.games.kodama_duo.rules.state import NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.view.redeal import redeal


class WeightCache:
    """What spoke for each Kodama on the tree last looked at: one search asks again and again.

    Trees and limits are replaced and never changed, so the very same ones are worth the same.
    """

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.limits: PlacementLimits | None = None
        self.weights: list[float] = []

    def get(self, s: KodamaState, seat: int) -> list[float]:
        """What speaks for each Kodama in a seat's hand."""
        if self.tree is not s.trees[seat] or self.limits is not s.limits:
            self.tree, self.limits = s.trees[seat], s.limits
            self.weights = [weigh_card(s, seat, card) for card in range(len(s.cards.kodama))]
        return self.weights


WEIGHTS: Final = WeightCache()


def weigh_card(s: KodamaState, seat: int, card: int) -> float:
    """What a seat's tree says for a Kodama in its hand."""
    kodama = s.cards.kodama[card]
    laid = len(s.trees[seat].cards) - 1
    return weigh_kodama(kodama.scores, kodama.points, kodama_points(s, seat, card), laid)


def determinize(s: KodamaState, seat: int, rng: Rng) -> None:
    """Redeal, then let the other seat hold what its tree suggests and have answered well."""
    redeal(s, seat, rng)
    if not s.stack:
        return
    deal_likely_hand(s, 1 - seat, rng)
    if s.sealed[1 - seat] != NO_ANSWER:
        s.sealed[1 - seat] = guess_sealed_answer(s, 1 - seat)


def deal_likely_hand(s: KodamaState, seat: int, rng: Rng) -> None:
    pool = sorted(s.hands[seat] + s.box)
    every = WEIGHTS.get(s, seat)
    chosen = draw_hand([every[card] for card in pool], len(s.hands[seat]), rng)
    s.hands[seat] = [card for card, is_held in zip(pool, chosen, strict=True) if is_held]
    s.box = [card for card, is_held in zip(pool, chosen, strict=True) if not is_held]
