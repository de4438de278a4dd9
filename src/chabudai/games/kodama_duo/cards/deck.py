"""What is printed on the cards, as columns by card; lengths in tenths of a millimetre."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.engine.text.catalog import Sentence

PACKAGE: Final = "chabudai.games.kodama_duo"

HALF_MOUTH: Final = 50.0
# Bark is looked up by tiles: who asks about a point gets the few discs that come near it.
BARK_REACH: Final = 90.0
TILE_SIZE: Final = 50.0
TILE_RADIUS: Final = 35.4

CATERPILLAR: Final = 0
CLOUD: Final = 1
FIREFLY: Final = 2
FLOWER: Final = 3
MUSHROOM: Final = 4
STAR: Final = 5
NO_FEATURE: Final = -1
FEATURES: Final = ["caterpillar", "cloud", "firefly", "flower", "mushroom", "star"]
N_FEATURES: Final = 6
N_SLOTS: Final = 4

# Branch cards go by their printed numbers; the two trunks take the numbers around them.
N_BRANCHES: Final = 36
TRUNK_1: Final = 0
TRUNK_2: Final = 37
TRUNKS: Final = [TRUNK_1, TRUNK_2]
N_CARDS: Final = 38

SEASONS: Final = ["spring", "summer", "fall"]
KODAMA_SCORES: Final = [
    "cards-with",
    "cards-on-trunk",
    "trunk-feature-on-ends",
    "end-cards",
    "trunk-feature-near-trunk",
    "tokens",
    "tokens-near-trunk",
    "tokens-on-ends",
    "cards-beside-tokens",
    "tokens-elsewhere",
    "favourite-token",
    "token-echoes",
    "limbs-with-token",
    "more-tokens",
    "opponent-tokens",
    "discards-with-trunk-feature",
]
DECREE_EFFECTS: Final = [
    "second-token",
    "bonus-on-trunk",
    "bonus-one-card-pile",
    "bonus-per-feature",
    "bonus-beside-token",
    "cap",
    "conversion",
    "facedown-card",
    "tokens-at-end",
]


def game_sentence(code: str, **figures: object) -> Sentence:
    """A sentence of this game's catalog."""
    return Sentence(PACKAGE, code, figures)


@mypyc_attr(acyclic=True)
class Disc:
    def __init__(self, x: float, y: float, radius: float, limb: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.limb = limb

    def power(self, x: float, y: float) -> float:
        """How far off a point is: the square of a tangent's length, negative inside."""
        dx = x - self.x
        dy = y - self.y
        return dx * dx + dy * dy - self.radius * self.radius


@mypyc_attr(acyclic=True)
class Slot:
    """Where a feature is printed."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y


class Shape:
    """A drawing: its rectangle, mouth, bark and slots, measured from the middle of the card."""

    def __init__(self, key: str, half_width: float, half_height: float) -> None:
        self.key = key
        self.half_width = half_width
        self.half_height = half_height
        self.radius = circumradius(half_width, half_height)
        self.inner_radius = min(half_width, half_height)  # the radius of a circle within the card
        self.mouth_x = 0.0
        self.mouth_y = 0.0
        self.mouth_is_upright = False
        self.mouth_reach = 2 * self.radius
        self.discs: list[Disc] = []
        self.slots: list[Slot] = []
        self.half_map = float(self.radius) + BARK_REACH
        self.n_tiles: i64 = int(2.0 * self.half_map / TILE_SIZE) + 1
        self.tiles: list[list[Disc] | None] = [None] * (self.n_tiles * self.n_tiles)

    def set_mouth(self, x: float, y: float, is_upright: bool) -> None:
        self.mouth_x = x
        self.mouth_y = y
        self.mouth_is_upright = is_upright
        along, up = (0.0, HALF_MOUTH) if is_upright else (HALF_MOUTH, 0.0)
        wide, high = self.half_width + abs(x) + along, self.half_height + abs(y) + up
        self.mouth_reach = circumradius(wide, high)  # from the farther end of the mouth

    def discs_near(self, x: float, y: float) -> list[Disc]:
        """The discs of bark that come within BARK_REACH of a point, and a few more."""
        if abs(x) > self.half_map or abs(y) > self.half_map:
            return self.find_discs_within(x, y, BARK_REACH)
        column: i64 = int((x + self.half_map) / TILE_SIZE)
        row: i64 = int((y + self.half_map) / TILE_SIZE)
        found = self.tiles[column * self.n_tiles + row]
        return self.find_discs_near_tile(column, row) if found is None else found

    def find_discs_near_tile(self, column: i64, row: i64) -> list[Disc]:
        """The discs that come within BARK_REACH of a tile, the nearest first: found out once."""
        x = (float(column) + 0.5) * TILE_SIZE - self.half_map
        y = (float(row) + 0.5) * TILE_SIZE - self.half_map
        found = self.find_discs_within(x, y, BARK_REACH + TILE_RADIUS)
        for n, disc in enumerate(found):
            if disc.power(x, y) < found[0].power(x, y):
                found[n], found[0] = found[0], disc
        self.tiles[column * self.n_tiles + row] = found
        return found

    def find_discs_within(self, x: float, y: float, reach: float) -> list[Disc]:
        found: list[Disc] = []
        for disc in self.discs:
            dx = disc.x - x
            dy = disc.y - y
            near = disc.radius + reach
            if dx * dx + dy * dy <= near * near:
                found.append(disc)
        return found

    def has_same_outline(self, other: Shape) -> bool:
        """Whether it lies on a parent as another does: for that only edges and mouth count."""
        same_mouth = self.mouth_x == other.mouth_x and self.mouth_y == other.mouth_y
        return same_mouth and self.half_width == other.half_width


def circumradius(half_width: float, half_height: float) -> int:
    """The whole radius of a circle that holds the card."""
    radius = 1
    while radius * radius < half_width * half_width + half_height * half_height:
        radius += 1
    return radius


class Kodama:
    """A tree spirit: what it scores, and for how much."""

    def __init__(self, key: str, names: dict[str, str], scores: str, points: int) -> None:
        self.key = key
        self.names = names
        self.scores = scores
        self.points = points
        self.tied = 0
        self.feature = NO_FEATURE
        self.is_base = False
        self.source = ""
        self.confidence = ""


class Decree:
    """A rule for one season."""

    def __init__(self, key: str, names: dict[str, str], season: int, effect: str) -> None:
        self.key = key
        self.names = names
        self.season = season
        self.effect = effect
        self.points = 0
        self.feature = NO_FEATURE
        self.becomes = NO_FEATURE
        self.is_base = False
        self.source = ""
        self.confidence = ""


class Deck:
    """Every card of the game. Trees share it and never change it."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.names: list[dict[str, str]] = []
        self.sources: list[str] = []
        self.confidences: list[str] = []
        self.n_slots: list[int] = []
        self.printed: list[int] = []  # N_SLOTS per card
        self.icons: list[int] = []  # N_FEATURES per card: how many of each are printed
        self.kodama: list[Kodama] = []
        self.decrees: list[Decree] = []
        self.outline_of: list[int] = []  # the first card of the same size and mouth
        self.drawing_of: list[int] = []  # the first card with the same drawing

    def add(self, shape: Shape, names: dict[str, str], features: list[int]) -> None:
        self.shapes.append(shape)
        self.outline_of.append([each.has_same_outline(shape) for each in self.shapes].index(True))
        self.drawing_of.append(self.shapes.index(shape))
        self.names.append(names)
        self.n_slots.append(len(features))
        self.printed.extend(features + [NO_FEATURE] * (N_SLOTS - len(features)))
        self.icons.extend([features.count(feature) for feature in range(N_FEATURES)])
