"""Any legal action, all equally likely."""

from __future__ import annotations

from chabudai.bots.glimpse import Glimpse


class RandomBot:
    """It plays by the rules, and by nothing else."""

    name = "random"
    samples = False

    def choose(self, glimpse: Glimpse) -> int:
        """Draw a lot."""
        return glimpse.legal[glimpse.rng.randbelow(len(glimpse.legal))]


BOT = RandomBot()
