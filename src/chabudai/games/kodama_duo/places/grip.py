"""A card gripped by its mouth on another one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

SECTOR: Final = 30
N_SECTORS: Final = 12


@mypyc_attr(acyclic=True)
class Grip:
    """Where the middle of the held card lies as the other one sees it, how it is turned, and by
    which limb it is held."""

    def __init__(self, x: float, y: float, turn: i64, limb: i64) -> None:
        self.x = x
        self.y = y
        self.turn = turn
        self.limb_sector = number_limb_sector(limb, turn)


def number_limb_sector(limb: i64, turn: i64) -> i64:
    """The number of a limb and a sector: grips that share it are alike."""
    return limb * N_SECTORS + turn // SECTOR
