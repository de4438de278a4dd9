"""Worlds as likely as play makes them: the other hand by its tree, sealed answers good ones."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai.belief import draw, weight
from chabudai.games.kodama_duo.ai.rollout import sealed_answer
from chabudai.games.kodama_duo.rules.kodama import value
from chabudai.games.kodama_duo.rules.state import NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.limits import Terms
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.view.redeal import redeal


class Recollection:
    """What spoke for each Kodama on the tree last looked at: one search asks again and again.

    Trees and terms are replaced and never changed, so the very same ones are worth the same.
    """

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.terms: Terms | None = None
        self.weights: list[float] = []

    def of(self, s: KodamaState, seat: int) -> list[float]:
        """What speaks for each Kodama in a seat's hand."""
        if self.tree is not s.trees[seat] or self.terms is not s.terms:
            self.tree, self.terms = s.trees[seat], s.terms
            self.weights = [weight_of(s, seat, card) for card in range(len(s.cards.kodama))]
        return self.weights


LAST: Final = Recollection()


def weight_of(s: KodamaState, seat: int, card: int) -> float:
    """What a seat's tree says for a Kodama in its hand."""
    kodama = s.cards.kodama[card]
    laid = len(s.trees[seat].cards) - 1
    return weight(kodama.scores, kodama.points, value(s, seat, card), laid)


def determinize(s: KodamaState, seat: int, rng: Rng) -> None:
    """Redeal, then let the other seat hold what its tree suggests and have answered well."""
    redeal(s, seat, rng)
    if not s.stack:
        return
    deal_hand(s, 1 - seat, rng)
    if s.sealed[1 - seat] != NO_ANSWER:
        s.sealed[1 - seat] = sealed_answer(s, 1 - seat)


def deal_hand(s: KodamaState, seat: int, rng: Rng) -> None:
    """Deal a hand of Kodama by what speaks for each."""
    pool = sorted(s.hands[seat] + s.box)
    every = LAST.of(s, seat)
    chosen = draw([every[card] for card in pool], len(s.hands[seat]), rng)
    s.hands[seat] = [card for card, is_held in zip(pool, chosen, strict=True) if is_held]
    s.box = [card for card, is_held in zip(pool, chosen, strict=True) if not is_held]
