"""Where two cards meet: the tests of a pose, in tenths of a millimetre [R12].

Only + − × / sqrt and comparisons on the shared table, in the order written here: every language
with IEEE doubles then gives the same verdict. `x, y, turn` is the pose of the new card as the
other card sees it, from its own middle and turned upright.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

from mypy_extensions import i64

from chabudai.games.kodama_duo.cards.deck import HALF_MOUTH, Disc, Shape, Slot
from chabudai.games.kodama_duo.tree.trig import COS, SIN, TURNS

TOLERANCE: Final = 0.5
LEAST_CONTACT: Final = 10.0
FEATURE_RADIUS: Final = 55.0

# A point, a direction and the stretch of the line that lies on the other card.
Mouth: TypeAlias = tuple[float, float, float, float, float, float]


def to_card_frame(angle: i64, x: float, y: float) -> tuple[float, float]:
    """A vector as a card turned by this angle sees it."""
    c = COS[angle]
    s = SIN[angle]
    return c * x + s * y, c * y - s * x


def gap(card: Shape, other: Shape, x: float, y: float, turn: i64) -> float:
    """How far apart two cards are along the best of their edge normals; negative: how deep."""
    # The separating axis test: two rectangles are apart if and only if they are along the normal of
    # an edge of one of them, so four projections are enough.
    at = TURNS[turn]
    c = at.c
    s = at.s
    ac = at.abs_c
    az = at.abs_s
    best = abs(x) - (other.half_width + card.half_width * ac + card.half_height * az)
    here = abs(y) - (other.half_height + card.half_width * az + card.half_height * ac)
    if here > best:
        best = here
    here = abs(c * x + s * y) - (card.half_width + other.half_width * ac + other.half_height * az)
    if here > best:
        best = here
    here = abs(c * y - s * x) - (card.half_height + other.half_width * az + other.half_height * ac)
    if here > best:
        best = here
    return best


def covers_slot(card: Shape, slot: Slot, x: float, y: float, turn: i64) -> bool:
    """Whether the card lies over a feature of the other; to touch its rim is no covering."""
    at = TURNS[turn]
    dx = slot.x - x
    dy = slot.y - y
    beside = abs(at.c * dx + at.s * dy) - card.half_width
    above = abs(at.c * dy - at.s * dx) - card.half_height
    if beside < 0.0:
        beside = 0.0
    if above < 0.0:
        above = 0.0
    return beside * beside + above * above < FEATURE_RADIUS * FEATURE_RADIUS


def clip_mouth(card: Shape, other: Shape, x: float, y: float, turn: i64) -> Mouth:
    """The mouth of the card, clipped to the other card grown by the tolerance."""
    c = COS[turn]
    s = SIN[turn]
    mx = x + c * card.mouth_x - s * card.mouth_y
    my = y + s * card.mouth_x + c * card.mouth_y
    ux = -s if card.mouth_is_upright else c
    uy = c if card.mouth_is_upright else s
    low, high = clip_interval(mx, ux, other.half_width + TOLERANCE, -HALF_MOUTH, HALF_MOUTH)
    low, high = clip_interval(my, uy, other.half_height + TOLERANCE, low, high)
    return mx, my, ux, uy, low, high


def clip_interval(
    middle: float, slope: float, limit: float, low: float, high: float
) -> tuple[float, float]:
    """The part of a stretch where middle + slope · t stays within ± limit; empty if low > high."""
    if slope == 0.0:
        return (low, high) if abs(middle) <= limit else (high, low)
    enter = (-limit - middle) / slope
    leave = (limit - middle) / slope
    if enter > leave:
        enter, leave = leave, enter
    return enter if enter > low else low, leave if leave < high else high


def chord(disc: Disc, mouth: Mouth) -> tuple[float, float]:
    """The part of the mouth that one disc of bark lies under; empty if the start is not less."""
    mx, my, ux, uy, low, high = mouth
    dx = disc.x - mx
    dy = disc.y - my
    r = disc.radius
    off = dx * uy - dy * ux
    square = r * r - off * off
    if square <= 0.0:
        return 0.0, 0.0
    along = dx * ux + dy * uy
    half = sqrt(square)
    start = along - half
    end = along + half
    return start if start > low else low, end if end < high else high


def is_mouth_on_bark(card: Shape, other: Shape, x: float, y: float, turn: i64) -> bool:
    mouth = clip_mouth(card, other, x, y, turn)
    mx, my, ux, uy, low, high = mouth
    if high - low < LEAST_CONTACT:
        return False
    # Most often one disc is enough; only where several graze the mouth is their union measured.
    is_grazed = False
    for disc in other.discs_near(mx, my):
        if abs((disc.x - mx) * uy - (disc.y - my) * ux) < disc.radius:
            start, end = chord(disc, mouth)
            if end - start >= LEAST_CONTACT:
                return True
            is_grazed = is_grazed or end > start
    return is_grazed and total_length(bark_stretches(card, other, x, y, turn)) >= LEAST_CONTACT


def bark_stretches(card: Shape, other: Shape, x: float, y: float, turn: i64) -> list[float]:
    """Where along the mouth there is bark below: starts and ends by turns, from its middle."""
    mouth = clip_mouth(card, other, x, y, turn)
    chords: list[tuple[float, float]] = []
    for disc in other.discs_near(mouth[0], mouth[1]):
        start, end = chord(disc, mouth)
        if end > start:
            chords.append((start, end))
    chords.sort()
    return merge_overlaps(chords)


def merge_overlaps(chords: list[tuple[float, float]]) -> list[float]:
    """Sorted stretches with those that overlap made one."""
    ends: list[float] = []
    for start, end in chords:
        if ends and start <= ends[-1]:
            if end > ends[-1]:
                ends[-1] = end
        else:
            ends.append(start)
            ends.append(end)
    return ends


def total_length(ends: list[float]) -> float:
    length = 0.0
    for n in range(0, len(ends), 2):
        length += ends[n + 1] - ends[n]
    return length
