"""The disputed readings of Kodama Duo, and its variants; RULES.md gives the reasons."""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine.rules.options import option


@dataclass(frozen=True)
class KodamaOptions:
    """Each option names its ruling; the first reading is the default."""

    splitter: str = option("random", "first", "second", ruling="G1")
    splitter_tie: str = option("first-round", "last-round", ruling="G2")
    claim_own_tree: str = option("no", "yes", ruling="G3")
    protect_trunk_feature: str = option("yes", "no", ruling="G13")
    trunk_within_two: str = option("yes", "no", ruling="G16")
    table: str = option("endless", "small", ruling="G19")
    growing: str = option("split", "draft", ruling="G20")
