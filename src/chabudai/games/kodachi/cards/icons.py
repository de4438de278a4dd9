"""The signs on the cards, drawn: each is known by its shape, the colour only helps."""

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

JADE = "#4f8a6b"
CLAY = "#8c4f36"
SHADE = "#cfc5ae"
RIM = f' stroke="{INK}" stroke-width="4" stroke-linejoin="round"'


def draw_spokes(turns: list[int], inner: float, outer: float) -> str:
    """Strokes away from the middle, at angles in degrees."""
    ends = [(sin(turn * pi / 180), -cos(turn * pi / 180)) for turn in turns]
    return "".join(
        f"M{x * inner:.1f} {y * inner:.1f}L{x * outer:.1f} {y * outer:.1f}" for x, y in ends
    )


# Treasure


def draw_fan() -> str:
    """An open fan on its ribs."""
    ribs = draw_stroke(draw_spokes([-50, -25, 0, 25, 50], 0, 30), INK, 4)
    leaf = draw_path(
        "M-47.5 -39.9 A62 62 0 0 1 47.5 -39.9 L18.4 -15.4 A24 24 0 0 0 -18.4 -15.4 Z",
        VERMILION,
        RIM,
    )
    folds = draw_stroke(draw_spokes([-25, 0, 25], 30, 56), WASHI, 3)
    return f'<g transform="translate(0 32)">{ribs}{leaf}{folds}{draw_circle(0, 0, 5, INK)}</g>'


def draw_scroll() -> str:
    """A sheet between two rollers, three lines of writing."""
    sheet = draw_path("M-27 -30 H27 V30 H-27 Z", WASHI, RIM)
    rollers = draw_stroke("M-36 -33 H36 M-36 33 H36", INDIGO, 11)
    return sheet + draw_stroke("M-15 -14 H15 M-15 0 H15 M-15 14 H5", INK, 4) + rollers


def draw_vase() -> str:
    """A belly, a neck, a band."""
    body = "M-14 -40 H14 L9 -24 C34 -12 34 22 14 40 H-14 C-34 22 -34 -12 -9 -24 Z"
    return draw_path(body, CLAY, RIM) + draw_stroke("M-24 2 Q 0 12 24 2", WASHI, 5)


def draw_jade() -> str:
    """A ring of stone on a cord."""
    ring = draw_circle(0, 8, 32, JADE, RIM) + draw_circle(0, 8, 12, WASHI, RIM)
    return draw_stroke("M0 -24 V-44 M-7 -44 H7", VERMILION, 5) + ring


def draw_gold() -> str:
    """A coin with a square hole."""
    return draw_circle(0, 0, 38, GOLD, RIM) + draw_path("M-11 -11 H11 V11 H-11 Z", WASHI, RIM)


def draw_any_kind() -> str:
    """An empty place for one treasure."""
    return f'<circle r="32" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="14 11"/>'


def draw_pair() -> str:
    """Two places that belong together."""
    ring = f'fill="none" stroke="{INK}" stroke-width="5"'
    return f'<circle cx="-15" r="25" {ring}/><circle cx="15" r="25" {ring}/>'


# The fight


def draw_dojo() -> str:
    """A roof on two posts."""
    roof = draw_path("M-46 -10 Q-20 -18 0 -38 Q 20 -18 46 -10 L40 -2 H-40 Z", INK)
    return roof + draw_stroke("M-28 -2 V36 M28 -2 V36 M-40 36 H40", INK, 7)


def draw_plus() -> str:
    """More."""
    return draw_stroke("M0 -30 V30 M-30 0 H30", VERMILION, 10)


def draw_minus() -> str:
    """Less."""
    return draw_stroke("M-30 0 H30", INDIGO, 10)


def draw_strength() -> str:
    """Up, past the bar."""
    return draw_path("M0 -44 L34 -4 H14 V22 H-14 V-4 H-34 Z", VERMILION) + draw_stroke(
        "M-34 38 H34", INK, 7
    )


def draw_stealth() -> str:
    """Down, under the bar."""
    return draw_path("M0 44 L34 4 H14 V-22 H-14 V4 H-34 Z", INDIGO) + draw_stroke(
        "M-34 -38 H34", INK, 7
    )


def draw_switch() -> str:
    """Up and down."""
    up = draw_path("M-20 -44 L2 -12 H-12 V40 H-28 V-12 H-42 Z", VERMILION)
    return up + draw_path("M20 44 L42 12 H28 V-40 H12 V12 H-2 Z", INDIGO)


def draw_drawn_card() -> str:
    """A card that comes off a deck."""
    under = draw_path("M-38 -14 H4 V42 H-38 Z", SHADE, RIM)
    return (
        under
        + draw_path("M-12 -42 H34 V18 H-12 Z", WASHI, RIM)
        + draw_stroke("M11 -28 V4", INDIGO, 6)
    )


# The cards


def draw_guard() -> str:
    """A straw hat over two eyes."""
    hat = draw_path("M-46 0 L0 -40 L46 0 Q 0 14 -46 0 Z", CLAY, RIM)
    face = draw_path("M-24 2 Q-24 40 0 42 Q 24 40 24 2 Q 0 10 -24 2 Z", WASHI, RIM)
    return face + hat + draw_circle(-10, 20, 4, INK) + draw_circle(10, 20, 4, INK)


def draw_elite() -> str:
    """A helmet with horns."""
    horns = draw_stroke("M-14 -14 Q-40 -22 -34 -46 M14 -14 Q 40 -22 34 -46", GOLD, 8)
    bowl = draw_path("M-34 16 A34 36 0 0 1 34 16 L46 32 H-46 Z", VERMILION, RIM)
    return horns + bowl + draw_circle(0, -8, 8, GOLD)


def draw_envoy() -> str:
    """Somebody who bows."""
    robe = draw_path("M-36 42 Q-34 -2 6 -10 Q 30 8 32 42 Z", INDIGO)
    return robe + draw_circle(14, -26, 15, INK)


def draw_rumor() -> str:
    """Words from mouth to mouth."""
    bubble = (
        "M-40 -28 H40 Q 46 -28 46 -20 V12 Q 46 20 40 20 H0 L-22 42 V20 H-40 Q-46 20 -46 12 V-20"
    )
    dots = "".join(draw_circle(x, -4, 6, WASHI) for x in (-22, 0, 22))
    return draw_path(f"{bubble} Q-46 -28 -40 -28 Z", INK) + dots


def draw_skill() -> str:
    """A throwing star."""
    reach = [44, 15] * 4
    corners = [(r * sin(pi * n / 4), -r * cos(pi * n / 4)) for n, r in enumerate(reach)]
    star = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    return draw_path(star, INK) + draw_circle(0, 0, 6, WASHI)


def draw_token() -> str:
    """A banner on its pole."""
    return draw_path("M-20 -40 H34 L22 -22 L34 -4 H-20 Z", VERMILION) + draw_stroke(
        "M-24 -44 V46", INK, 6
    )


def draw_points() -> str:
    """A seal."""
    petals = "".join(
        f'<ellipse cy="-24" rx="15" ry="19" fill="{GOLD}" transform="rotate({turn})"/>'
        for turn in range(0, 360, 60)
    )
    return petals + draw_circle(0, 0, 13, WASHI)


# What stands between signs


def draw_or() -> str:
    """One or the other."""
    return draw_stroke("M16 -36 L-16 36", INK, 7)


def draw_arrow() -> str:
    """One after the other."""
    return draw_stroke("M-34 0 H30 M10 -22 L34 0 L10 22", INK, 7)


def draw_times() -> str:
    """For each."""
    return draw_stroke("M-20 -20 L20 20 M20 -20 L-20 20", INK, 7)


DRAWINGS = {
    "fan": draw_fan(),
    "scroll": draw_scroll(),
    "vase": draw_vase(),
    "jade": draw_jade(),
    "gold": draw_gold(),
    "any": draw_any_kind(),
    "pair": draw_pair(),
    "dojo": draw_dojo(),
    "plus": draw_plus(),
    "minus": draw_minus(),
    "switch": draw_switch(),
    "draw": draw_drawn_card(),
    "strength": draw_strength(),
    "stealth": draw_stealth(),
    "guard": draw_guard(),
    "elite": draw_elite(),
    "envoy": draw_envoy(),
    "rumor": draw_rumor(),
    "skill": draw_skill(),
    "token": draw_token(),
    "points": draw_points(),
    "or": draw_or(),
    "then": draw_arrow(),
    "per": draw_times(),
}
