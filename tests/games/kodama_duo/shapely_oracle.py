"""R12 told a second time, in shapely's polygons, to check the first."""

from __future__ import annotations

from math import cos, pi, radians, sin

from shapely import LineString, Point, Polygon, box, prepare, union_all  # type: ignore[import-untyped]
from shapely.affinity import affine_transform  # type: ignore[import-untyped]

from chabudai.games.kodama_duo.cards.deck import HALF_MOUTH, N_SLOTS, Shape
from chabudai.games.kodama_duo.tree.geometry import FEATURE_RADIUS, LEAST_CONTACT, TOLERANCE
from chabudai.games.kodama_duo.tree.placement import NO_BARK, OFF_TABLE, Verdict
from chabudai.games.kodama_duo.tree.tree import Tree

ROUNDING = 1e-6
# Shapely's circles have corners: one with this many lies inside a disc, a grown one around it.
QUARTER_CORNERS = 64
GROWN = 1 / cos(pi / (4 * QUARTER_CORNERS))
# Between two corners a gap along the best normal may be that much less than the distance.
CORNERS = 1.4143


class Outline:
    """A tree in polygons."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.cards: list[Polygon] = []
        self.least_bark: list[Polygon] = []
        self.most_bark: list[Polygon] = []
        self.features: list[list[Point]] = []
        for n, shape in enumerate(tree.shapes):
            pose = (tree.x[n], tree.y[n], tree.angles[n])
            self.cards.append(laid(rectangle(shape), *pose))
            self.least_bark.append(laid(bark_of(shape, 1.0), *pose))
            self.most_bark.append(laid(bark_of(shape, GROWN), *pose))
            slots = shape.slots[: tree.n_slots(n)]
            self.features.append([laid(Point(slot.x, slot.y), *pose) for slot in slots])
            prepare(self.cards[n])

    def disagreements(self, verdict: Verdict, card: int, x: int, y: int, angle: int) -> list[str]:
        """What shapely sees otherwise than the verdict on this pose."""
        shape = self.tree.deck.shapes[card]
        new = laid(rectangle(shape), x, y, angle)
        mouth = laid(mouth_of(shape), x, y, angle)
        return [
            *self.of_table(new, verdict),
            *self.of_touching(new, verdict),
            *self.of_covering(new, verdict),
            *(self.of_bark(mouth, verdict) if verdict.touched else []),
        ]

    def of_table(self, new: Polygon, verdict: Verdict) -> list[str]:
        """Test (d)."""
        lowest = new.bounds[1]
        is_off = OFF_TABLE in verdict.reasons
        is_clear = abs(lowest + TOLERANCE) > ROUNDING
        return [f"lowest {lowest}"] if is_clear and is_off != (lowest < -TOLERANCE) else []

    def of_touching(self, new: Polygon, verdict: Verdict) -> list[str]:
        """Test (b)."""
        found = []
        for n, card in enumerate(self.cards):
            away = new.distance(card)
            if away < TOLERANCE - ROUNDING and n not in verdict.touched:
                found.append(f"touches {n}: {away}")
            if away > TOLERANCE * CORNERS and n in verdict.touched:
                found.append(f"does not touch {n}: {away}")
        return found

    def of_covering(self, new: Polygon, verdict: Verdict) -> list[str]:
        """Test (c)."""
        found = []
        for n in verdict.touched:
            for slot, feature in enumerate(self.features[n]):
                away = new.distance(feature)
                is_covered = n * N_SLOTS + slot in verdict.covered
                is_clear = abs(away - FEATURE_RADIUS) > ROUNDING
                if is_clear and is_covered != (away < FEATURE_RADIUS):
                    found.append(f"feature {n}.{slot}: {away}")
        return found

    def of_bark(self, mouth: LineString, verdict: Verdict) -> list[str]:
        """Test (a)."""
        n = verdict.parent
        pose = (self.tree.x[n], self.tree.y[n], self.tree.angles[n])
        card = laid(rectangle(self.tree.shapes[n], TOLERANCE), *pose)
        part = mouth.intersection(card)
        least = part.intersection(self.least_bark[n]).length
        most = part.intersection(self.most_bark[n]).length
        if not least - ROUNDING <= verdict.contact <= most + ROUNDING:
            return [f"contact from {least} to {most}"]
        must_be = least - ROUNDING >= LEAST_CONTACT
        cannot_be = most + ROUNDING < LEAST_CONTACT
        is_bare = NO_BARK in verdict.reasons
        wrong = must_be if is_bare else cannot_be
        return [f"bark from {least} to {most}"] if wrong else []


def laid(figure: Polygon, x: int, y: int, angle: int) -> Polygon:
    """A figure of a card as it lies on the table."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return affine_transform(figure, [c, -s, s, c, x, y])


def rectangle(shape: Shape, grown: float = 0.0) -> Polygon:
    """A card, grown by a little on every side."""
    width, height = shape.half_width + grown, shape.half_height + grown
    return box(-width, -height, width, height)


def bark_of(shape: Shape, grown: float) -> Polygon:
    """The discs of a card as one outline."""
    return union_all(
        [
            Point(disc.x, disc.y).buffer(grown * disc.radius, quad_segs=QUARTER_CORNERS)
            for disc in shape.discs
        ]
    )


def mouth_of(shape: Shape) -> LineString:
    """The mouth of a card."""
    x, y = shape.mouth_x, shape.mouth_y
    if shape.mouth_is_upright:
        return LineString([(x, y - HALF_MOUTH), (x, y + HALF_MOUTH)])
    return LineString([(x - HALF_MOUTH, y), (x + HALF_MOUTH, y)])
