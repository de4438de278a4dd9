"""Holds by the ends of the mouth, all around: where a card fits, though no coarse hold does (4.5).

What a hold must touch or cover it still must a few degrees on: depth over arm's length tells how
many.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.games.kodama_duo.cards.deck import Disc, Shape
from chabudai.games.kodama_duo.places.cell_grid import FULL_TURN
from chabudai.games.kodama_duo.places.coarse import from_tips
from chabudai.games.kodama_duo.places.grip import place_of
from chabudai.games.kodama_duo.places.obstacles.neighbour import Neighbour
from chabudai.games.kodama_duo.places.parent_search import Search, whole
from chabudai.games.kodama_duo.tree.geometry import FEATURE_RADIUS, TOLERANCE
from chabudai.games.kodama_duo.tree.placement import overhang
from chabudai.games.kodama_duo.tree.trig import TURNS

FREE: Final = -1
DEGREE: Final = 0.01746
ROUNDING: Final = 2.0
GRIP_REACH: Final = 100.0


@mypyc_attr(acyclic=True)
class Spot:
    """A disc of the parent's bark, and where on the table it lies."""

    def __init__(self, own: Neighbour, disc: Disc) -> None:
        self.disc = disc
        self.x: float = own.x + (own.c * disc.x - own.s * disc.y)
        self.y: float = own.y + (own.s * disc.x + own.c * disc.y)

    def is_below(self, other: Neighbour) -> bool:
        """Whether another card lies over the whole disc: a mouth there would touch it."""
        dx = self.x - other.x
        dy = self.y - other.y
        radius = self.disc.radius
        return abs(other.c * dx + other.s * dy) < other.half_width - radius and (
            abs(other.c * dy - other.s * dx) < other.half_height - radius
        )


def sweep(search: Search, discs: int, degrees: int) -> None:
    """Try the ends of the mouth on the rim of the bark: a card fits there most easily."""
    for disc in from_tips(search.bark, discs):
        spot = Spot(search.own, search.bark.discs[disc])
        if not any([spot.is_below(other) for other in search.near]):
            radius = spot.disc.radius
            for along in (-30.0 - 0.6 * radius, 30.0 + 0.6 * radius):
                for aside in (-0.7 * radius, 0.7 * radius):
                    sweep_disc(search, spot, degrees, along, aside)


def sweep_disc(search: Search, spot: Spot, degrees: i64, along: float, aside: float) -> None:
    """Turn all around a disc; where no pose can be legal, go to where that ends."""
    x, y = grip(search.shape, along, aside)
    turn: i64 = 0
    while turn < FULL_TURN:
        dead = covered_turns(search.shape, search.bark, search.n_guarded, spot.disc, turn, x, y)
        if dead == FREE:
            dead = try_hold(search, spot, turn, x, y)
        turn += max(degrees, dead + 1)


def try_hold(search: Search, spot: Spot, turn: i64, grip_x: float, grip_y: float) -> i64:
    """Note a hold if it is legal; return for how many more degrees none can be."""
    shape = search.shape
    angle = search.angle_at(turn)
    at = TURNS[angle]
    x = whole(spot.x - (at.c * grip_x - at.s * grip_y))
    y = whole(spot.y - (at.s * grip_x + at.c * grip_y))
    over = overhang(search.terms, shape, x, y, angle)
    if over > TOLERANCE:
        return dead_turns(over, 2.0 * shape.radius + GRIP_REACH)
    dead = blocked_turns(search, spot, x, y, angle)
    if dead != FREE:
        return dead
    if search.fits(x, y, angle):
        search.note(place_of(spot.disc.limb, turn), x, y, angle)
    return 0


def blocked_turns(search: Search, spot: Spot, x: float, y: float, angle: i64) -> i64:
    """FREE if a pose touches no card but the parent, else how many more degrees it must."""
    grip_arm = 2.0 * search.shape.radius + GRIP_REACH
    for n, other in enumerate(search.near):
        here = other.gap_to(x, y, angle)
        if here <= TOLERANCE:
            search.bring_forward(n)
            arm = abs(spot.x - other.x) + abs(spot.y - other.y)
            return dead_turns(-here, max(arm + other.radius, grip_arm))
    return FREE


def grip(shape: Shape, along: float, aside: float) -> tuple[float, float]:
    """The point so far along the mouth from its middle, and so far beside it."""
    if shape.mouth_is_upright:
        return shape.mouth_x + aside, shape.mouth_y + along
    return shape.mouth_x + along, shape.mouth_y + aside


def covered_turns(
    shape: Shape, bark: Shape, n_guarded: i64, disc: Disc, turn: i64, grip_x: float, grip_y: float
) -> i64:
    """FREE if a hold covers no feature of the parent, else how many more degrees it must."""
    at = TURNS[turn]
    dead: i64 = FREE
    for n in range(n_guarded):
        dx = bark.slots[n].x - disc.x
        dy = bark.slots[n].y - disc.y
        beside = abs(at.c * dx + at.s * dy + grip_x) - shape.half_width
        above = abs(at.c * dy - at.s * dx + grip_y) - shape.half_height
        outside = beside if beside > above else above
        # Off a corner the feature may be √2 as far away; what that leaves open is judged later.
        depth = FEATURE_RADIUS - (outside if outside < 0.0 else 1.4143 * outside)
        if depth > 0.0:
            dead = max(dead, dead_turns(depth, abs(dx) + abs(dy)))
    return dead


def dead_turns(depth: float, arm: float) -> i64:
    """For how many degrees something so deep stays below a card that turns at this arm's length."""
    return int((depth - ROUNDING) / (DEGREE * (arm + 1.0))) if depth > ROUNDING else 0
