"""Strength from results: Bradley and Terry's model, on Elo's scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

Pair = tuple[str, str]

SCALE = 400.0
SMALL = 1e-6
ROUNDS = 10_000


def elo_ratings(bots: Sequence[str], wins: Mapping[Pair, float]) -> dict[str, float]:
    """The ratings that make these wins (first over second) likeliest; they add up to nothing.

    Who is γ times as strong wins γ games for each one lost. Every bot needs a win and a loss, or
    its rating would have no end.
    """
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        better = {bot: improve_strength(bot, strengths, wins) for bot in bots}
        change = max(abs(better[bot] / strengths[bot] - 1) for bot in bots)
        strengths = better
        if change < SMALL:
            break
    ratings = {bot: SCALE * log10(strengths[bot]) for bot in bots}
    mean = sum(ratings.values()) / len(bots)
    return {bot: rating - mean for bot, rating in ratings.items()}


def improve_strength(bot: str, strengths: Mapping[str, float], wins: Mapping[Pair, float]) -> float:
    """A likelier strength, given those of the others (Zermelo's step)."""
    won = expected = 0.0
    for other in strengths:
        if other != bot:
            ours, theirs = wins.get((bot, other), 0.0), wins.get((other, bot), 0.0)
            won += ours
            expected += (ours + theirs) / (strengths[bot] + strengths[other])
    return won / expected
