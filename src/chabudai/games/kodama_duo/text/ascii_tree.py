"""A tree as dots for a screen of text: its bark, and the number of every card."""

from __future__ import annotations

from functools import lru_cache

from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS, TRUNK_1, TRUNK_2
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.tree.trig import COS, SIN
from chabudai.games.kodama_duo.view.view_types import LaidCard

BLANK = 0x2800
# The dots of a Braille cell, two columns of four from the top.
DOTS = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
WIDTH = 28
HEIGHT = 12
MARGIN = 60.0

# Where a card lies: x and y in tenths of a millimetre, and its turn in degrees.
Pose = tuple[int, int, int]


class Sheet:
    """A sheet of Braille cells over a part of the table."""

    def __init__(self, left: float, right: float, top: float) -> None:
        self.left = left
        self.top = top
        self.scale = max((right - left) / (2 * WIDTH), top / (4 * HEIGHT))
        self.width = int((right - left) / self.scale / 2) + 1
        self.height = int(top / self.scale / 4) + 1
        self.cells = [[BLANK] * self.width for _ in range(self.height)]
        self.letters: dict[tuple[int, int], str] = {}

    def draw_dot(self, x: float, y: float) -> None:
        column, row = int((x - self.left) / self.scale), int((self.top - y) / self.scale)
        if 0 <= column < 2 * self.width and 0 <= row < 4 * self.height:
            self.cells[row // 4][column // 2] |= DOTS[column % 2][row % 4]

    def write(self, x: float, y: float, word: str) -> None:
        """Write a word around a point of the table."""
        column, row = int((x - self.left) / self.scale / 2), int((self.top - y) / self.scale / 4)
        start = max(0, min(self.width - len(word), column - len(word) // 2))
        for n, letter in enumerate(word):
            self.letters[min(row, self.height - 1), start + n] = letter

    def rows(self) -> list[str]:
        return [
            "".join(self.letters.get((row, n), chr(cell)) for n, cell in enumerate(cells))
            for row, cells in enumerate(self.cells)
        ]


def sketch_tree(tree: list[LaidCard], trunk: str) -> list[str]:
    """A tree of the usual deck in lines of dots."""
    poses = [(laid["x"], laid["y"], laid["angle"]) for laid in tree]
    cards = [find_card(laid, trunk) for laid in tree]
    return list(sketch_cards(tuple(zip(cards, poses, strict=True))))


def find_card(laid: LaidCard, trunk: str) -> int:
    """The number of a card in the deck; trunks are told apart by their feature."""
    if laid["card"] != "trunk":
        return int(laid["card"])
    is_first = FEATURES[load_deck().printed[TRUNK_1 * N_SLOTS]] == trunk
    return TRUNK_1 if is_first else TRUNK_2


# A tree changes only when a card is laid, and only by that card; it is asked for at every step.
@lru_cache(maxsize=64)
def sketch_cards(cards: tuple[tuple[int, Pose], ...]) -> tuple[str, ...]:
    barks = [bark_points(card, pose) for card, pose in cards]
    xs = [x for bark in barks for x, _ in bark]
    ys = [y for bark in barks for _, y in bark]
    sheet = Sheet(min(xs) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN)
    for x, y in zip(xs, ys, strict=True):
        sheet.draw_dot(x, y)
    for card, (left, up, _) in cards[1:]:
        sheet.write(left, up, str(card))
    return tuple(sheet.rows())


@lru_cache(maxsize=256)
def bark_points(card: int, pose: Pose) -> list[tuple[float, float]]:
    """Points all over the bark of a laid card."""
    left, up, angle = pose
    c, s = COS[angle], SIN[angle]
    points: list[tuple[float, float]] = []
    for disc in load_deck().shapes[card].discs:
        x, y, r = disc.x, disc.y, disc.radius
        for u, v in [(x, y), *circle_points(x, y, r), *circle_points(x, y, r / 2)]:
            points.append((left + c * u - s * v, up + s * u + c * v))
    return points


def circle_points(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [(x + r * COS[turn], y + r * SIN[turn]) for turn in range(0, 360, 45)]
