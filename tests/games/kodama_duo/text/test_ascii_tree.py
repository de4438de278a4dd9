"""A tree as dots on a screen of text."""

from __future__ import annotations

from chabudai.games.kodama_duo.text.ascii_tree import HEIGHT, WIDTH, sketch_tree
from chabudai.games.kodama_duo.text.screen import describe_zones
from tests.games.kodama_duo.tables import grove
from tests.games.kodama_duo.trees import PLACED_34


def test_a_tree_is_sketched_with_the_numbers_of_its_cards() -> None:
    """R12."""
    tree = grove(PLACED_34).view(0)["players"][0]["tree"]
    rows = sketch_tree(tree, "caterpillar")
    assert len(rows) <= HEIGHT + 1
    assert max(map(len, rows)) <= WIDTH + 1
    assert all(card in "".join(rows) for card in ("34", "24", "29", "19"))


def test_trunks_are_mirror_images() -> None:
    """R2."""
    tree = grove().view(0)["players"][1]["tree"]
    assert sketch_tree(tree, "caterpillar") != sketch_tree(tree, "cloud")


def test_the_table_shows_both_trees_the_middle_and_the_hand() -> None:
    """R4, R14."""
    t = grove(tokens=[[["star", "7", 1]], []])
    table = describe_zones(t.view(1), ["Mika", "Jun"], "en")
    assert [zone.title for zone in table[:2]] == ["Jun · Chooser · (you)", "Mika · Splitter"]
    assert "7→24 (★)∿✦" in table[1].rows[-1]
    assert table[-1].mark == "hand"
