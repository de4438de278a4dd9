"""A round: reveal, split, choose, play, score: rules 8 to 13."""

from __future__ import annotations

import pytest

from chabudai.engine.rng import FastRng
from tests.games.kodama_duo.tables import barren, grove, laid, placing, played_34
from tests.games.kodama_duo.trees import PLACED_34, TREE_1
from tests.table import Table, dealt, table


def play_any(t: Table) -> None:
    """Let whoever is asked answer somehow."""
    t.state.apply(t.state.legal()[0])


def test_the_splitter_turns_up_three_cards() -> None:
    """R9."""
    t = grove(deck=["34", "9", "21"])
    assert t.revealed() == ["9", "21", "34"]
    assert t.question() == ["split", 0]


def test_three_cards_can_be_split_in_three_ways() -> None:
    """R10, T33: one card and two, whichever it is."""
    t = grove(deck=["34", "9", "21"])
    assert t.asked(0) == ["split 9", "split 21", "split 34"]
    assert t.refused(0, "split 1") == ["R10"]
    t.play(0, "split 34")
    assert (t.view(1)["single"], t.view(1)["pair"]) == (34, [9, 21])


def test_the_chooser_takes_one_pile_and_the_splitter_gets_the_other() -> None:
    """R11, T34."""
    t = grove(deck=["34", "9", "21"])
    t.play(0, "split 34")
    t.play(1, "choose one")
    assert t.held() == [["9", "21"], ["34"]]


def test_the_chooser_may_take_the_pair() -> None:
    """R11."""
    t = grove(deck=["34", "9", "21"])
    t.play(0, "split 34")
    t.play(1, "choose two")
    assert t.held() == [["34"], ["9", "21"]]


def test_the_rulebooks_example_scores_nine() -> None:
    """R13, T10: fireflies 5, caterpillars 4, and no flower on #7."""
    t = played_34()
    told = t.told(None, "grew")[0]
    assert (told["card"], told["on"], told["points"]) == (34, "7", 9)
    runs = {run["feature"]: (run["points"], run["cards"]) for run in told["runs"]}
    assert runs["caterpillar"] == (4, ["7", "24", "trunk"])
    assert (runs["firefly"][0], runs["flower"][0]) == (5, 0)
    assert t.state.scores()[0] == 9


def test_a_refused_place_names_every_broken_rule_with_figures() -> None:
    """R12, T01: example A hangs over the table and covers a flower."""
    t = placing("34")
    action = t.state.actions.parse("place 34 100.4 19.3 140")
    told = [refusal.text() for refusal in t.state.why_not(action)]
    assert told == [
        "The card covers the flower on #19. [R12]",
        "The card hangs 34.7 mm over the edge of the table. [R12]",
    ]


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("place 34 -58.1 183.2 75", "touches 2 cards, #24, #29"),
        ("place 34 162.5 208.1 45", "does not touch any card"),
        ("place 34 60.5 308.7 350", "0.0 mm of it touch"),
    ],
)
def test_other_places_are_refused_for_their_own_reasons(place: str, reason: str) -> None:
    """R12, T02, T04, T05."""
    t = placing("34")
    told = [refusal.text() for refusal in t.state.why_not(t.state.actions.parse(place))]
    assert any(reason in each for each in told)


def test_more_than_ten_points_are_refused() -> None:
    """R12, T16: #1 on #34 would score 11."""
    t = grove(PLACED_34, held=[["1"], ["21", "9"]], asked=[["place", 1], ["place", 0]])
    action = t.state.actions.parse("place 1 116.1 368.6 330")
    assert [each.text() for each in t.state.why_not(action)] == [
        "That would be 11 points, and a card may not score more than 10. [R12]"
    ]


def test_only_a_card_of_the_own_pile_can_be_played() -> None:
    """R12."""
    t = placing("34")
    assert "R12" in t.refused(0, "place 21 66.1 307.0 270")


def test_a_card_that_was_laid_is_never_moved() -> None:
    """R12, T09: #7 lies where it lies."""
    t = placing("34")
    assert "R12" in t.refused(0, TREE_1[1])


def test_any_legal_pose_may_be_played_offered_or_not() -> None:
    """R12, G18: it lies on top, wherever that is."""
    t = placing("34")
    assert PLACED_34 not in t.asked(0)
    t.play(0, "place 34 66.1 307.0 270")
    assert t.sealed()[0] == PLACED_34


def test_the_first_place_stays_hidden_until_both_are_in() -> None:
    """G10."""
    t = placing("34")
    t.play(0, PLACED_34)
    assert t.told(1, "decided") == [{"event": "decided", "seat": 0}]
    assert t.view(1)["players"][0]["ready"]
    assert PLACED_34 not in str(t.view(1))
    assert PLACED_34 in str(t.view(0))
    assert t.tree(0) == laid(*TREE_1)


def test_both_cards_are_laid_when_both_places_are_in() -> None:
    """G10."""
    t = played_34()
    assert [len(cards) for cards in t.tree()] == [5, 1]
    assert t.sealed() == ["", ""]


def test_the_trunks_feature_may_be_covered_only_where_the_table_says_so() -> None:
    """G13, T07: #1 across the trunk."""
    words, asked = "place 1 -38.0 40.0 90", [["place", 1], ["place", 0]]
    usual: dict[str, object] = {"held": [["1"], ["21", "9"]], "asked": asked, "trees": [[], []]}
    t = grove(**usual, season="spring")
    assert t.refused(0, words) == ["R12"]
    literal = grove(**usual, season="spring", options={"protect_trunk_feature": "no"})
    literal.play(0, words)


def test_a_spirit_token_may_not_be_covered() -> None:
    """G17: it is the feature now."""
    t = placing("34", tokens=[[["star", "19", 1]], []])
    action = t.state.actions.parse("place 34 100.4 19.3 140")
    assert t.state.why_not(action)[0].text() == "The card covers the star on #19. [R12]"


def test_only_one_of_two_cards_fits() -> None:
    """G9, T35: the other one can only be left over, and not by choice."""
    t = placing("34", "1")
    assert t.refused(0, "leave 1") == ["R12"]
    assert t.refused(0, "leave 9") == ["R12"]


def test_who_can_place_nothing_discards_everything() -> None:
    """G8, T36: on a trunk where nothing can grow."""
    t = table(
        "kodama_duo",
        2,
        cards=barren(),
        deck=["1", "2", "3"],
        splitter=0,
        decrees=["d2", "d5", "d9"],
    )
    t.play(0, "split 1")
    t.play(1, "choose two")
    assert t.asked(0) == ["leave 1"]
    t.play(0, "leave 1")
    assert t.asked(1) == ["leave 2", "leave 3"]
    t.play(1, "leave 2")
    assert t.discard() == ["1", "3", "2"]
    assert t.question() == ["claim", 0, -1]
    assert t.state.scores() == [0, 0]


def test_a_whole_game_without_a_single_card_laid_has_an_end() -> None:
    """G8, G4: the only feature of a bare trunk takes one token."""
    t = dealt("kodama_duo", 2, 1)
    t.laid = t.game.new(2, 1, deck=barren(), listen=True)
    rng = FastRng(1)
    while not t.state.over():
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
    assert t.tree() == [[], []]
    assert len(t.discard()) == 36
    assert t.told(None, "unclaimed")


def test_splitter_and_chooser_take_turns() -> None:
    """R15, T37: each is Splitter twice in a season."""
    t = dealt("kodama_duo", 2, 3)
    first = t.splitter()
    seats = []
    while t.look("season") == "spring":
        question = t.question()
        if question and question[0] == "split":
            seats.append(question[1])
        play_any(t)
    assert seats == [first, 1 - first] * 2


def test_a_season_is_a_decree_four_rounds_and_kodama() -> None:
    """R8, R18."""
    t = dealt("kodama_duo", 2, 5)
    while not t.state.over():
        play_any(t)
    names = [event.name for event in t.state.events or []]
    wanted = [name for name in names if name in ("season", "revealed", "looked", "scored")]
    rounds = ["revealed"] * 4
    for season in range(3):
        part = wanted[season * 7 : season * 7 + 7]
        assert [name.replace("looked", "revealed") for name in part] == [
            "season",
            *rounds,
            "scored",
            "scored",
        ]


def test_the_deck_is_used_up_exactly() -> None:
    """R20, T40: twelve cards on each tree, twelve discarded."""
    t = dealt("kodama_duo", 2, 8)
    while not t.state.over():
        play_any(t)
    assert t.deck() == []
    assert len(t.discard()) == 12
    assert [len(cards) for cards in t.tree()] == [12, 12]


def test_a_small_table_has_more_edges() -> None:
    """G19."""
    t = placing("34", options={"table": "small"})
    action = t.state.actions.parse("place 34 66.1 437.0 270")
    told = [each.text() for each in t.state.why_not(action)]
    assert "The card hangs over an edge of the small table. [R12]" in told
