"""The six features, drawn: each knows itself by its shape, the colour only helps."""

from __future__ import annotations

from math import cos, pi, sin

from chabudai.engine.text.svg import (
    GOLD,
    INDIGO,
    INK,
    VERMILION,
    WASHI,
    draw_circle,
    draw_path,
    draw_stroke,
)

LEAF = "#5f7a46"
MIST = "#8aa0bd"
CHESTNUT = "#8c4f36"


def draw_caterpillar() -> str:
    """Five beads, two feelers."""
    beads = [(-32, 12, 12), (-16, 3, 13), (0, 9, 13), (16, 0, 13), (31, -8, 15)]
    feelers = draw_stroke("M33 -22 q2 -11 10 -13 M26 -21 q-4 -10 -1 -16", INK, 4)
    rim = f' stroke="{WASHI}" stroke-width="3"'
    body = "".join(draw_circle(x, y, r, LEAF, rim) for x, y, r in beads)
    return feelers + body + draw_circle(35, -11, 3, INK)


def draw_cloud() -> str:
    """Three puffs on a flat foot."""
    puffs = (
        draw_circle(-19, 5, 17, MIST) + draw_circle(3, -8, 23, MIST) + draw_circle(23, 6, 16, MIST)
    )
    return puffs + draw_path("M-30 8 h60 a14 14 0 0 1 -8 14 h-44 a14 14 0 0 1 -8 -14", MIST)


def draw_firefly() -> str:
    """A dark back, two wings, a light."""
    light = draw_circle(0, 17, 24, GOLD, ' opacity=".3"') + draw_circle(0, 17, 14, GOLD)
    wings = "".join(
        f'<ellipse cx="{side * 17}" cy="-4" rx="16" ry="8" fill="{MIST}" opacity=".8" '
        f'transform="rotate({side * 28} {side * 17} -4)"/>'
        for side in (-1, 1)
    )
    return light + wings + draw_path("M-9 -24 q9 -12 18 0 l-2 34 q-7 6 -14 0 z", INK)


def draw_flower() -> str:
    """Five petals around a golden eye."""
    petals = "".join(
        f'<ellipse cx="0" cy="-21" rx="14" ry="19" fill="{VERMILION}" stroke="{WASHI}" '
        f'stroke-width="2.5" transform="rotate({turn})"/>'
        for turn in range(0, 360, 72)
    )
    return petals + draw_circle(0, 0, 10, GOLD)


def draw_mushroom() -> str:
    """A spotted cap on a stem."""
    rim = f' stroke="{INK}" stroke-width="3"'
    stem = draw_path("M-9 4 h18 q-3 18 4 28 h-26 q7 -10 4 -28", WASHI, rim)
    cap = draw_path("M-36 6 a36 34 0 0 1 72 0 q-36 10 -72 0", CHESTNUT)
    spots = [(-15, -9, 5), (4, -16, 6), (19, -5, 4)]
    return stem + cap + "".join(draw_circle(x, y, r, WASHI) for x, y, r in spots)


def draw_star() -> str:
    """Five points."""
    corners = [(r * sin(pi * n / 5), -r * cos(pi * n / 5)) for n, r in enumerate([38, 16] * 5)]
    return draw_path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z", INDIGO)


ICONS = [
    draw_caterpillar(),
    draw_cloud(),
    draw_firefly(),
    draw_flower(),
    draw_mushroom(),
    draw_star(),
]
