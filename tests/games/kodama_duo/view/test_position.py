"""Positions: what is not described is as at the start, and what cannot be is refused."""

from __future__ import annotations

import pytest

from tests.games.kodama_duo.tables import HANDS, PLAIN, grove, laid, placing
from tests.games.kodama_duo.trees import PLACED_34, TREE_1
from tests.table import table


def test_an_empty_description_is_a_table_newly_set() -> None:
    """R1, R9."""
    t = table("kodama_duo", 2)
    assert t.question() == ["split", t.splitter()]
    assert t.tree() == [[], []]
    assert [len(hand) for hand in t.hand()] == [4, 4]


def test_what_is_described_lies_there() -> None:
    """R12, R14."""
    t = grove(PLACED_34, tokens=[[["star", "7", 1]], []], discard=["1"], deck=["2", "3", "4"])
    assert t.tree(0) == laid(*TREE_1, PLACED_34)
    assert t.token(0) == [["star", "7", 1]]
    assert (t.discard(), t.revealed()) == (["1"], ["2", "3", "4"])


def test_kodama_that_were_scored_are_not_dealt_again() -> None:
    """R16."""
    t = table("kodama_duo", 2, kept=[["k01"], ["k02"]], season="summer", decrees=PLAIN)
    assert [len(hand) for hand in t.hand()] == [3, 3]
    assert not {"k01", "k02"} & {*t.hand(0), *t.hand(1)}


ASKED = [["place", 1], ["place", 0]]
WRONG = [
    ({"trunks": ["t1", "t1"]}, "position-trunks"),
    ({"decrees": ["d4", "d5", "d9"]}, "position-decree"),
    ({"trees": [[], [], []]}, "position-seats"),
    ({"trees": [7, []]}, "position-seats"),
    ({"trees": [[[7, 0, 0]], []]}, "position-pose"),
    ({"trees": [[[7, 0, "x", 0]], []]}, "position-pose"),
    ({"trees": [[[7, 9000, 9000, 0]], []]}, "position-tree"),
    ({"tokens": [[["star", "34", 1]], []]}, "position-token"),
    ({"tokens": [[["star", "7", 4]], []]}, "position-token"),
    ({"tokens": [[["star", 7, 1]], []]}, "position-token"),
    ({"tokens": [[["moon", "7", 1]], []]}, "position-token"),
    ({"tokens": [[["star", "7", "1"]], []]}, "position-token"),
    ({"tokens": [[["star", "7", 1], ["cloud", "7", 1]], []]}, "position-token"),
    ({"tokens": [[["star", "7", 1], ["star", "7", 2]], []]}, "position-token"),
    ({"revealed": ["1", "2"]}, "position-revealed"),
    ({"revealed": ["1", "2", "3"], "single": ["4"]}, "position-revealed"),
    ({"known": [["1"], []]}, "position-known"),
    ({"discard": ["7"]}, "position-copies"),
    ({"hands": [HANDS[0], HANDS[0]]}, "position-copies"),
    ({"hands": [["k01"], HANDS[1]]}, "position-kodama"),
    ({"grown": [[1], []]}, "position-points"),
    ({"grown": [[1, 2, 3, -4], []]}, "position-points"),
    ({"sealed": "none"}, "position-seats"),
    ({"held": [["34"], ["9"]], "sealed": ["dance", ""], "asked": ASKED[:1]}, "position-sealed"),
    ({"held": [["34"], ["9"]], "sealed": [TREE_1[0], ""], "asked": ASKED[:1]}, "position-sealed"),
    (
        {"held": [["34"], ["9"]], "sealed": ["place 34 0.0 900.0 0", ""], "asked": ASKED[:1]},
        "position-sealed",
    ),
    ({"held": [["34"], ["9"]], "asked": ASKED[:1]}, "position-question"),
    ({"held": [["34"], ["9"]], "asked": [["place", 1], ["score", 0]]}, "position-question"),
    ({"season": "spring"}, "position-deck-short"),
    ({"asked": []}, "position-asked"),
    ({"asked": "split"}, "position-asked"),
    ({"asked": [["dance", 0]]}, "position-asked"),
    ({"asked": [["split", 2]]}, "position-asked"),
    ({"asked": [["split", 0]]}, "position-question"),
    ({"asked": [["split", 1]], "revealed": ["1", "2", "3"]}, "position-question"),
    ({"asked": [["hide", 0]], "revealed": ["1", "2", "3"]}, "position-question"),
    ({"asked": [["choose", 1]], "revealed": ["1", "2", "3"]}, "position-question"),
    ({"asked": [["place", 0]]}, "position-question"),
    ({"asked": [["draft", 0]]}, "position-question"),
    ({"asked": [["score", 0]]}, "position-question"),
    ({"asked": [["split", 0]], "revealed": ["1", "2", "3"], "round": 4}, "position-question"),
    ({"asked": [["claim", 0, -1]]}, "position-question"),
    ({"asked": [["claim", 0]], "discard": ["1"]}, "position-question"),
    ({"asked": [["put", 0, -1, -1]], "discard": ["1"]}, "position-question"),
    (
        {"asked": [["claim", 0, 2]], "discard": ["5"], "tokens": [[["mushroom", "24", 1]], []]},
        "position-question",
    ),
    (
        {"asked": [["split", 0]] * 2, "revealed": ["1", "2", "3"]},
        "position-asked",
    ),
]


@pytest.mark.parametrize(("zones", "code"), WRONG)
def test_what_cannot_be_is_refused_in_a_sentence(zones: dict[str, object], code: str) -> None:
    """R8."""
    assert grove(**zones).unlaid() == code


def test_a_draft_knows_how_many_cards_trees_can_have() -> None:
    """G20."""
    t = grove(options={"growing": "draft"}, season="spring", hands=[[], []])
    t.set("decrees", ["d2", "d4", "d7"])
    assert t.unlaid() == "position-deck-short"


def test_a_sealed_answer_is_described_by_its_words() -> None:
    """G10."""
    t = placing("34")
    t.play(0, PLACED_34)
    again = t.game.position(t.state.to_position())
    assert again.to_position()["sealed"] == [PLACED_34, ""]
