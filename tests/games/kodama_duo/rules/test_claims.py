"""Discard and claim: R14."""

from __future__ import annotations

from tests.games.kodama_duo.tables import grove, played_34
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import Table

FLOWER_ON_7 = [["flower", "7", 1]]


def claiming(seat: int, leftover: str, *more: str, **zones: object) -> Table:
    """A seat is asked to claim for a discarded card."""
    return grove(PLACED_34, *more, discard=[leftover], asked=[["claim", seat, -1]], **zones)


def test_the_leftover_is_discarded_and_the_other_claims() -> None:
    """R14, T31: not the player who had two cards."""
    t = played_34()
    assert t.discard() == ["9"]
    assert t.question() == ["claim", 0, -1]
    assert t.asked(0) == ["claim firefly", "claim mushroom", "claim star"]


def test_a_token_counts_as_the_feature_it_covers_from_now_on() -> None:
    """R14, T20: past points stay."""
    t = claiming(0, "31", grown=[[2, 6, 5, 2, 9], []])
    t.play(0, "claim flower", "put 7 1")
    seven = t.view(0)["players"][0]["tree"][2]
    assert seven["features"] == ["flower", "caterpillar", "firefly"]
    assert seven["tokens"] == ["flower", None, None]
    assert t.state.scores()[0] == 24


def test_a_token_may_be_taken_from_the_opponents_tree() -> None:
    """R14, G7, T25: the printed feature shows again, the points stay."""
    t = claiming(1, "31", tokens=[FLOWER_ON_7, []], grown=[[2, 6, 5, 2, 9], []])
    t.play(1, "claim flower")
    assert t.view(0)["players"][0]["tree"][2]["features"] == ["firefly", "caterpillar", "firefly"]
    assert "flower" not in t.view(0)["supply"]
    t.play(1, "put trunk")
    assert t.token() == [[], [["flower", "trunk", 1]]]
    assert t.state.scores()[0] == 24


def test_a_token_on_the_own_tree_cannot_be_claimed() -> None:
    """G3, T27."""
    t = claiming(0, "31", tokens=[FLOWER_ON_7, []])
    assert t.asked(0) == ["claim cloud", "claim star"]
    assert t.refused(0, "claim flower") == ["G3"]


def test_where_the_table_says_so_it_can_and_moves() -> None:
    """G3, T27."""
    t = claiming(0, "31", tokens=[FLOWER_ON_7, []], options={"claim_own_tree": "yes"})
    t.play(0, "claim flower", "put 34 1")
    assert t.token(0) == [["flower", "34", 1]]


def test_nothing_is_claimed_where_there_is_nothing_to_claim() -> None:
    """G4, T27: all features of the leftover lie on the own tree."""
    tokens = [[["firefly", "24", 1], ["mushroom", "24", 2], ["star", "24", 3]], []]
    t = played_34(tokens=tokens)
    assert t.told(None, "unclaimed") == [{"event": "unclaimed", "seat": 0, "card": 9}]
    assert t.question() == ["split", 1]


def test_a_token_may_not_lie_on_another() -> None:
    """R14, T28."""
    t = claiming(0, "31", tokens=[[["star", "7", 1]], []])
    t.play(0, "claim flower")
    assert t.refused(0, "put 7 1") == ["R14"]


def test_a_token_may_lie_on_a_feature_of_its_kind() -> None:
    """G5, T29."""
    t = claiming(0, "31")
    t.play(0, "claim flower", "put 34 3")
    assert t.token(0) == [["flower", "34", 3]]


def test_a_token_may_lie_on_the_trunk_which_keeps_its_own_feature() -> None:
    """G6."""
    t = claiming(0, "31")
    t.play(0, "claim star", "put trunk")
    player = t.view(0)["players"][0]
    assert (player["trunk"], player["tree"][0]["features"]) == ("caterpillar", ["star"])
    assert player["occurrences"] == 5


def test_only_a_feature_of_the_leftover_can_be_claimed() -> None:
    """R14, T30."""
    t = claiming(0, "31")
    assert t.refused(0, "claim mushroom") == ["R14"]


def test_a_token_lies_on_a_feature_of_the_own_tree() -> None:
    """R14: not on a card that is elsewhere, nor where there is no feature."""
    t = claiming(0, "31")
    t.play(0, "claim flower")
    assert t.refused(0, "put 12 1") == ["R14"]
    assert t.refused(0, "put 7 4") == ["R14"]


def test_a_token_that_joins_a_run_counts_in_it() -> None:
    """R13, T21: #17 on #34 scores exactly ten."""
    zones = {"held": [["17"], ["21", "9"]], "asked": [["place", 1], ["place", 0]]}
    t = grove(PLACED_34, tokens=[FLOWER_ON_7, []], **zones)
    offers = t.view(0)["asked"]["places"]
    assert {offer["points"] for offer in offers if offer["on"] == "34"} == {10}
