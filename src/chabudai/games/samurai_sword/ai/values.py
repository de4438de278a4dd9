"""What things are worth to both players of this room, the novice and the rollout.

All is on one scale: an honor point of an enemy that becomes one's own is worth about 1.
"""

from __future__ import annotations

from typing import Final

from chabudai.games.samurai_sword.cards.deck import FIRST_WEAPON

WIN: Final = 20.0
HONOR: Final = 1.0
WOUND: Final = 0.25
DEFEAT: Final = HONOR + WOUND
LAST_RESILIENCE: Final = 0.3  # what it costs to be left with a single point
FRIENDSHIP: Final = 1.3  # how much a friend's loss hurts, where the leading enemy's is worth 1
LESSER_RIVAL: Final = 0.7
DRAWN_PARRY: Final = 0.1  # what it is worth to make an enemy spend a Parry

# The chance that a card nobody has seen is no parry, no Weapon, no answer of Hanzō's.
NO_PARRY: Final = 0.83
NO_WEAPON: Final = 0.64
NO_HANZO: Final = 0.5

# What it is worth to hold a card, by its id; Weapons by their figures.
HOLDING: Final = [1.0, 0.55, 0.8, 0.4, 0.6, 0.5, 0.45, 0.5, 0.6, 0.65, 0.7, 0.75]
USUAL_CARD: Final = 0.5
# What it costs to give up a card in answer; less where there are more of the kind.
PARRY_COST: Final = 0.45
SPARE_PARRY_COST: Final = 0.25
MANY_WEAPONS: Final = 2
WEAPON_COST: Final = 0.8  # the part of what it is worth to hold it
SPARE_WEAPON_COST: Final = 0.5
# What it costs to strike with a Weapon: long and heavy ones are kept where others do.
REACH_COST: Final = 0.01
WOUNDS_COST: Final = 0.005


def rate_holding(card: int, wounds: int, reach: int) -> float:
    """Rate holding a card with these figures."""
    if card < FIRST_WEAPON:
        return HOLDING[card]
    return 0.2 + 0.13 * wounds + 0.04 * reach
