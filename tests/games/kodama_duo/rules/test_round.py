"""A round: reveal, split, choose, play, score: rules 8 to 13."""

from __future__ import annotations

import pytest

from chabudai.engine.rng import FastRng
from tests.games.kodama_duo.tables import barren, grove, laid, placing, played_34
from tests.games.kodama_duo.trees import PLACED_34, TREE_1
from tests.table import Table, dealt, table

THREE = [["k01", "k07", "k08"], ["k02", "k03", "k04"]]


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
        "The card covers the flower on card 19. [R12]",
        "The card hangs 34.7 mm over the edge of the table. [R12]",
    ]


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("place 34 -58.1 183.2 75", "touches 2 cards, card 24, card 29"),
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
    assert t.state.why_not(action)[0].text() == "The card covers the star on card 19. [R12]"


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


def stuck_beside_a_tree(**zones: object) -> Table:
    """The first seat can grow, the second cannot."""
    usual = {"trunks": ["t1", "t2"], "splitter": 0, "decrees": ["d2", "d5", "d9"]}
    return table("kodama_duo", 2, cards=barren(both=False), **(usual | zones))


@pytest.mark.parametrize("stuck", [0, 1])
def test_the_claim_reads_the_pairs_leftover_even_if_the_single_card_fits_nowhere(
    stuck: int,
) -> None:
    """R14, G8: whichever seat is stuck with its single card, that card is not claimed for."""
    trunks = ["t1", "t2"] if stuck == 1 else ["t2", "t1"]
    t = stuck_beside_a_tree(deck=["3", "9", "21"], trunks=trunks)
    t.play(0, "split 3")
    t.play(1, "choose one" if stuck == 1 else "choose two")
    for seat in (0, 1):
        place = "leave 3" if seat == stuck else next(iter(t.asked(seat)))
        t.play(seat, place)
    leftover = "21" if "9" in str(t.tree(1 - stuck)) else "9"
    assert t.discard() == ["3", leftover]
    assert t.question() == ["claim", stuck, -1]
    assert t.view(stuck)["asked"]["card"] == int(leftover)


def test_only_who_has_chosen_a_place_is_said_to_have() -> None:
    """G8, G10: who can place nothing has only said which card is left over."""
    t = stuck_beside_a_tree(deck=["3", "9", "21"], splitter=1)
    t.play(1, "split 3")
    t.play(0, "choose one")
    t.play(1, "leave 9")
    assert t.told(0, "decided") == []
    assert t.told(0, "gave_up") == [{"event": "gave_up", "seat": 1}]
    assert t.told(1, "gave_up") == [{"event": "gave_up", "seat": 1, "card": 9}]
    t.play(0, t.asked(0)[0])
    assert t.told(1, "decided") == [{"event": "decided", "seat": 0}]


@pytest.mark.parametrize(
    ("played", "rule"),
    [
        ([], "R10"),
        (["split 9"], "R11"),
        (["split 9", "choose one"], "R12"),
        (["split 9", "choose one", "place", "place"], "R14"),
        (["split 9", "choose one", "place", "place", "claim"], "R14"),
    ],
)
def test_an_answer_to_another_question_cites_the_rule_of_the_one_asked(
    played: list[str], rule: str
) -> None:
    """R10, R11, R12, R14."""
    t = grove(deck=["34", "9", "14"])
    for word in played:
        seat = t.state.actor()
        t.play(seat, t.asked(seat)[0] if word in ("place", "claim") else word)
    assert t.refused(t.state.actor(), "score k02") == [rule]
    assert t.refused(t.state.actor(), "hide 36") == [rule]


def test_an_answer_in_the_kodama_phase_and_in_the_draft_cites_theirs() -> None:
    """R16, G20; and R20 once it is over."""
    t = grove(round=4, asked=[["score", 1], ["score", 0]], kept=[["k10"], ["k11"]], hands=THREE)
    assert t.refused(0, "choose one") == ["R16"]
    t = dealt("kodama_duo", 2, 1, growing="draft")
    assert t.refused(t.state.actor(), "choose one") == ["G20"]
    while not t.state.over():
        play_any(t)
    assert [each.rule for each in t.state.why_not(0)] == ["R20"]


def test_the_kodama_phase_is_in_round_four_of_four() -> None:
    """R15, R16."""
    t = grove(round=4, asked=[["score", 1], ["score", 0]], kept=[["k10"], ["k11"]], hands=THREE)
    assert t.view(0)["round"] == 4
    assert grove(deck=["34", "9", "21"]).view(0)["round"] == 1


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
