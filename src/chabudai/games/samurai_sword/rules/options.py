"""The disputed readings of Samurai Sword; RULES.md gives the reasons."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.rules.options import option


@dataclass(frozen=True)
class SamuraiOptions:
    """Each option names its ruling; the first reading is the default."""

    reshuffle: str = option("lazy", "eager", ruling="Q2")
    ushiwaka: str = option("suffered", "dealt", ruling="Q4")
    geisha: str = option("any", "others", ruling="Q10")
    penalty: str = option("full", "floor", ruling="Q15")
    last_standing: str = option("swordmaster", "honor", ruling="Q16")
