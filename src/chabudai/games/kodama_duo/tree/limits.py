"""What the options of the table and the Decree of the season ask of a placement."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import NO_FEATURE, Decree

USUAL_CAP: Final = 10
ENDLESS: Final = 0
SMALL_WIDTH: Final = 6000
SMALL_HEIGHT: Final = 4500


class PlacementLimits:
    """The cap, the features that count as others, and the table; never changed once made."""

    def __init__(self) -> None:
        self.cap = USUAL_CAP
        self.converted = NO_FEATURE
        self.becomes = NO_FEATURE
        self.protects_trunk = True
        self.table_width = ENDLESS  # tenths of a millimetre, the trunk in the middle
        self.table_height = ENDLESS

    def with_decree(self, decree: Decree) -> PlacementLimits:
        """These limits with a Decree in force."""
        limits = PlacementLimits()
        limits.protects_trunk = self.protects_trunk
        limits.table_width = self.table_width
        limits.table_height = self.table_height
        if decree.effect == "cap":
            limits.cap = decree.points
        elif decree.effect == "conversion":
            limits.converted = decree.feature
            limits.becomes = decree.becomes
        return limits
