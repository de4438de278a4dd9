"""Bark as discs along the spines of a drawing, in millimetres."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, sqrt
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Disc: TypeAlias = tuple[float, float, float]  # middle and radius
Spine: TypeAlias = list[Point]  # four points of a cubic curve, then the widths at both ends

SAMPLES: Final = 65
SPACING: Final = 2.0


def grow_bark(spines: list[Spine]) -> list[list[Disc]]:
    """The discs of every limb; what is shipped in bark.json for the cards of this game."""
    return [grow_limb(spine) for spine in spines]


def grow_limb(spine: Spine) -> list[Disc]:
    """Discs at equal steps of at most SPACING along one spine, rounded to 0.01 mm."""
    curve = [point_on_curve(spine, n / (SAMPLES - 1)) for n in range(SAMPLES)]
    lengths = arc_lengths(curve)
    steps = ceil(lengths[-1] / SPACING)
    first, last = spine[4]
    limb: list[Disc] = []
    for n in range(steps + 1):
        x, y = point_at_length(curve, lengths, lengths[-1] * n / steps)
        radius = (first + (last - first) * n / steps) / 2
        limb.append((round(x, 2), round(y, 2), round(radius, 3)))
    return limb


def point_on_curve(spine: Spine, t: float) -> Point:
    u = 1.0 - t
    a, b, c, d = u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = spine[:4]
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def arc_lengths(curve: list[Point]) -> list[float]:
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(curve):
        lengths.append(lengths[-1] + sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)))
    return lengths


def point_at_length(curve: list[Point], lengths: list[float], distance: float) -> Point:
    n = 1
    while n < len(lengths) - 1 and lengths[n] < distance:
        n += 1
    share = (distance - lengths[n - 1]) / (lengths[n] - lengths[n - 1])
    (x0, y0), (x1, y1) = curve[n - 1], curve[n]
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
