"""Sines and cosines of whole degrees, from the one table that every client shares."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final


def read_column(name: str) -> list[float]:
    source = files("chabudai.games.kodama_duo").joinpath("trig.json")
    table: dict[str, list[float]] = json.loads(source.read_text(encoding="utf-8"))
    return table[name]


# Python lists count negative indices from the end, so a turn from -359 to 359 needs no modulo.
SIN: Final[list[float]] = read_column("sin")
COS: Final[list[float]] = read_column("cos")


class Rotation:
    """Cosine and sine of one angle, and their absolute values."""

    def __init__(self, angle: int) -> None:
        self.c = COS[angle]
        self.s = SIN[angle]
        self.abs_c = abs(self.c)
        self.abs_s = abs(self.s)


TURNS: Final[list[Rotation]] = [Rotation(angle) for angle in range(360)]
