"""Tables for the tests: TREE-1 before the first seat, a bare trunk before the second."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.loading import read_data
from chabudai.games.kodama_duo.tree.pose import angle_of, card_of, parse_token, x_of, y_of
from tests.games.kodama_duo.trees import PLACED_34, TREE_1
from tests.table import Table, table

PLAIN = ["d2", "d5", "d9"]  # Decrees that change nothing on TREE-1 without tokens
HANDS = [["k01", "k07", "k08", "k09"], ["k02", "k03", "k04", "k05"]]


def laid(*places: str) -> list[list[int]]:
    """Placements as a position lists them."""
    poses = [parse_token(words) for words in places]
    return [[card_of(pose), x_of(pose), y_of(pose), angle_of(pose)] for pose in poses]


def grove(*more: str, **zones: object) -> Table:
    """Summer before TREE-1 and what is laid on it; the first seat is Splitter."""
    usual: dict[str, object] = {
        "trunks": ["t1", "t2"],
        "trees": [laid(*TREE_1, *more), []],
        "decrees": PLAIN,
        "hands": HANDS,
        "season": "summer",
        "splitter": 0,
    }
    return table("kodama_duo", 2, **(usual | zones))


def placing(*mine: str, **zones: object) -> Table:
    """Both seats hold cards to lay; the first is asked first."""
    held = [list(mine), ["21", "9"]]
    return grove(held=held, asked=[["place", 1], ["place", 0]], **zones)


def played_34(**zones: object) -> Table:
    """The rulebook's example is laid, then the other seat's #21; #9 is left over."""
    t = placing("34", **zones)
    t.play(0, PLACED_34)
    t.play(1, next(place for place in t.asked(1) if place.startswith("place 21")))
    return t


def barren(*, both: bool = True) -> str:
    """A deck with trunks on which nothing can grow: a feature lies close above a stub of bark.

    With `both` off only the second trunk is so.
    """
    source = read_data("cards.toml")
    head, first, second = source.split("[[trunk]]")
    second, branches = second.split("[[branch]]", 1)
    stub = "spines = [[[44, 0], [44, 1], [44, 2], [44, 3], [6, 6]]]"
    one = barren_trunk(first, stub) if both else "[[trunk]]" + first
    return head + one + barren_trunk(second, stub) + "[[branch]]" + branches


def barren_trunk(row: str, stub: str) -> str:
    """A trunk's row with the stub for its limbs."""
    before, rest = row.split("spines = [\n", 1)
    _, after = rest.split("\n]\n", 1)
    lines = before.splitlines(keepends=True)
    kept = ["slot = [44, 12]\n" if line.startswith("slot") else line for line in lines]
    return "[[trunk]]" + "".join(kept) + stub + "\n" + after


def redrawn() -> str:
    """A deck of one's own: other features on other trunks, other bark, drawings that changed keys.

    Branch cards are a little taller, so that no figure of the usual cards fits.
    """
    source = read_data("cards.toml")
    for usual, own in (
        ('key = "t1"', 'key = "oak"'),
        ('key = "t2"', 'key = "elm"'),
        ('feature = "caterpillar"\nslot = [44, 24]', 'feature = "star"\nslot = [44, 30]'),
        ('feature = "cloud"\nslot = [44, 24]', 'feature = "mushroom"\nslot = [40, 22]'),
        ("[20, 126], [15, 10]", "[30, 126], [19, 14]"),
        ("width = 63\nheight = 88", "width = 63\nheight = 92"),
        ("[55, 68], [7, 4.5]", "[52, 80], [8, 5]"),
        ('shape = "a"\n', 'shape = "g"\n'),
        ('shape = "b"\n', 'shape = "e"\n'),
        ('shape = "d"\n', 'shape = "b"\n'),
    ):
        assert usual in source, usual
        source = source.replace(usual, own)
    return source
