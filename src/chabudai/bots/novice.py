"""A sensible beginner: what it looks at is written in each game's `ai/novice.py`."""

from __future__ import annotations

from chabudai.bots.glimpse import Glimpse
from chabudai.engine.registry import load


class Novice:
    """It judges by the view alone and thinks no move ahead."""

    name = "novice"
    samples = False

    def choose(self, glimpse: Glimpse) -> int:
        """Ask the game what a beginner would do."""
        strategy = load(glimpse.game).strategy
        token = strategy.choose_from_view(glimpse.view, glimpse.tokens, glimpse.rng)
        return glimpse.legal[glimpse.tokens.index(token)]


BOT = Novice()
