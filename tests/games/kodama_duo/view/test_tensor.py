"""What a seat may know, as numbers, and a number for every answer."""

from __future__ import annotations

import pytest

from chabudai import IllegalAction
from tests.games.kodama_duo.tables import barren, grove, placing, played_34
from tests.games.kodama_duo.trees import PLACED_34
from tests.table import dealt, table
from tests.tensors import read_slice


def test_a_seat_reads_its_kodama_with_what_they_would_score_now() -> None:
    """R4, R16."""
    t = grove(PLACED_34)
    assert list(read_slice(t.state, 0, "hand")) == ["k01", "k07", "k08", "k09"]
    assert read_slice(t.state, 0, "hand.worth")["k01"] == 18
    assert list(read_slice(t.state, 1, "hand")) == ["k02", "k03", "k04", "k05"]


def test_a_card_of_a_tree_is_read_with_its_exact_place() -> None:
    """Lengths and angles are split in two, so that int8 loses nothing."""
    t = grove(PLACED_34)
    tree = t.view(0)["players"][0]["tree"]
    entry = read_slice(t.state, 0, f"players[0].tree[{len(tree) - 1}]")
    assert entry["card"] == 34
    x, y = ([entry.get(f"{way} {unit}", 0) for unit in UNITS] for way in "xy")
    assert [100 * x[0] + x[1], 100 * y[0] + y[1]] == [tree[-1]["x"], tree[-1]["y"]]
    assert 3 * entry.get("angle / 3", 0) + entry.get("angle % 3", 0) == tree[-1]["angle"]
    assert entry["parent"] == tree[-1]["parent"]


UNITS = ["centimetres", "tenths of millimetres"]


def test_the_places_on_offer_are_read_by_who_is_asked() -> None:
    """R12, G10."""
    t = placing("34")
    best = max(place["points"] for place in t.view(0)["asked"]["places"])
    assert max(read_slice(t.state, 0, "asked.places.points").values()) == best
    assert read_slice(t.state, 1, "asked.places.points") == {}
    t.play(0, PLACED_34)
    assert read_slice(t.state, 0, "answer") == {"34": 1}
    assert read_slice(t.state, 1, "answer") == {}
    assert read_slice(t.state, 1, "players[1].figures")["ready"] == 1


def test_a_card_face_down_is_read_by_the_splitter_alone() -> None:
    """R10: Hidden Leaf."""
    kept, hands = [["k10", "k11"], ["k12", "k13"]], [["k07", "k08"], ["k02", "k03"]]
    t = grove(decrees=["d2", "d5", "d8"], season="fall", kept=kept, hands=hands)
    seen = sorted(read_slice(t.state, 0, "revealed"))
    assert len(seen) == 3
    assert read_slice(t.state, 1, "revealed") == {}
    assert read_slice(t.state, 1, "table")["all face down"] == 1
    t.play(0, f"hide {seen[0]}")
    assert read_slice(t.state, 0, "hidden") == {seen[0]: 1}
    t.play(0, f"split {seen[1]}")
    assert read_slice(t.state, 1, "single") == {seen[1]: 1}
    assert list(read_slice(t.state, 1, "pair")) == [seen[2]]
    assert read_slice(t.state, 1, "table")["pair face down"] == 1
    assert read_slice(t.state, 1, "hidden") == {}


def test_a_claim_is_read_with_its_token() -> None:
    """R14."""
    t = played_34()
    assert read_slice(t.state, 0, "asked.question") == {"claim": 1}
    assert read_slice(t.state, 0, "discard.top") == {"9": 1}
    token = t.asked(0)[0].split()[1]
    t.play(0, f"claim {token}")
    assert read_slice(t.state, 1, "asked.feature") == {token: 1}
    assert token not in read_slice(t.state, 1, "supply")


def test_a_number_leads_to_a_place_and_back() -> None:
    """543 of them: 319 words, then 2 cards on 14 by 8 places."""
    t = placing("34", "6")
    state, game = t.state, t.game
    marked = [number for number, mark in enumerate(state.mask()) if mark]
    assert len(state.mask()) == 543
    assert sorted(game.decode_action(state, number) for number in marked) == state.legal()
    assert sorted(game.number_actions(state)) == marked


def test_a_point_names_its_own_place_where_that_is_legal() -> None:
    """Though it is not on offer: here it is the rulebook's own."""
    t = placing("34")
    pose = t.state.actions.parse(PLACED_34)
    _, _, x, y, angle = PLACED_34.split()
    point = [0.0, float(x), float(y), float(angle)]
    assert pose not in t.state.legal()
    assert t.game.nearest_action(t.state, point) == pose


def test_a_point_elsewhere_names_the_nearest_place_on_offer() -> None:
    """Of the card that it names; every coordinate counts."""
    t = placing("34", "6")
    for card, share in (("34", 0.9), ("6", 0.1)):
        for place in [token for token in t.asked(0) if token.startswith(f"place {card} ")]:
            _, _, x, y, angle = place.split()
            exact = [share, float(x), float(y), float(angle)]
            assert t.state.actions.token(t.game.nearest_action(t.state, exact)) == place
    far = t.game.nearest_action(t.state, [1.0, 1500.0, 1500.0, 360.0])
    assert far in t.state.legal()


def test_a_point_names_a_word_by_its_share() -> None:
    """Where no place is asked for."""
    t = grove()
    words = t.asked(0)
    named = [t.game.nearest_action(t.state, [share, 0, 0, 0]) for share in (0.0, 0.5, 1.0)]
    assert [t.state.actions.token(action) for action in named] == words


def test_every_answer_has_a_point_that_names_it() -> None:
    """Words and places."""
    for t in (placing("34", "6"), grove()):
        points = t.game.action_points(t.state)
        assert [t.game.nearest_action(t.state, point) for point in points] == t.state.legal()


def test_a_number_without_a_place_is_refused() -> None:
    """Whether or not places are asked for."""
    for t in (placing("34"), grove()):
        with pytest.raises(IllegalAction, match="No place on offer has the number 542"):
            t.game.decode_action(t.state, 542)


def test_a_card_left_for_want_of_a_place_is_read_by_who_left_it() -> None:
    """G8."""
    t = table("kodama_duo", 2, cards=barren(), held=[["34"], ["21", "9"]])
    t.set("asked", [["place", 1], ["place", 0]])
    t.play(0, "leave 34")
    assert read_slice(t.state, 0, "answer") == {"34": 1}


def test_what_was_drafted_and_scored_is_read_by_who_chose_it() -> None:
    """G12, G20."""
    t = dealt("kodama_duo", 2, 1, growing="draft")
    seat = t.state.actor()
    card = t.asked(seat)[0].split()[1]
    t.play(seat, f"draft {card}")
    assert read_slice(t.state, seat, "answer") == {card: 1}
    kept, hands = [["k10"], ["k12"]], [["k07", "k08", "k09"], ["k02", "k03", "k04"]]
    asked = [["score", 1], ["score", 0]]
    t = grove(PLACED_34, kept=kept, hands=hands, asked=asked, round=4)
    t.play(0, "score k07")
    assert read_slice(t.state, 0, "answer kodama") == {"k07": 1}
    t.play(1, "score k02")
    assert list(read_slice(t.state, 1, "players[1].scored")) == ["k07", "k10"]
