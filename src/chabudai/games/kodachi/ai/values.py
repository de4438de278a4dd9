"""What things are worth to both players of this room, the novice and the rollout, in points."""

from __future__ import annotations

from typing import Final

# What a treasure is worth: its point and what it may buy. A fan, a scroll, a vase, a jade, gold.
TREASURE: Final = [1.6, 1.8, 2.1, 2.4, 3.2]
TREASURE_BEYOND_POINT: Final = [round(worth - 1.0, 1) for worth in TREASURE]
PAIR: Final = 0.4  # what a second treasure of a kind is worth more
TREASURE_OVER_LIMIT: Final = 0.4  # the part of that which is left when a fifth has to go

FIGHTING_CARD: Final = 1.5  # what a skill or an envoy is worth beside its points
RUMOR_CARD: Final = 0.5
RUMOR_GROWTH: Final = 2.0  # the points that a rumor may still grow by
END_WEIGHT: Final = 0.9  # how much of what is to come is gone when the last token is near

# In a fight, where a dojo card that beats every guard is worth 1.
MODIFIER: Final = 0.35
DRAWN_CARD: Final = 0.3
ENVOY: Final = 0.2
