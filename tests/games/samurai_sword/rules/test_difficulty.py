"""How hard it is to attack somebody: R3, R5."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table import Table, table

A, B, C, D, E, F = range(6)


def six_with_a_card_each() -> Table:
    """Six seats, nobody Harmless, no character that changes the Difficulty."""
    t = table("samurai_sword", seats=6)
    t.set("characters", ["ieyasu", "hideyoshi", "nobunaga", "tomoe", "musashi", "goemon"])
    t.set("hands", [["parry"]] * 6)
    return t


def difficulties_clockwise(t: Table, attacker: int) -> list[int]:
    """The Difficulty of an attack on every other seat, clockwise."""
    terms = t.view(attacker)["difficulty"]
    seats = len(terms)
    return [terms[(attacker + place) % seats]["total"] for place in range(1, seats)]


def test_difficulty_is_the_distance_the_shorter_way_round() -> None:
    """Scenario 5, R5."""
    t = six_with_a_card_each()
    assert difficulties_clockwise(t, A) == [1, 2, 3, 2, 1]


def test_armor_raises_the_difficulty_of_attacks_on_its_owner() -> None:
    """Scenario 5, R5, Q29: it does not raise that of his own attacks."""
    t = six_with_a_card_each()
    t.armor(A, 2)
    assert t.view(B)["difficulty"][A]["total"] == 3
    assert t.view(C)["difficulty"][A]["total"] == 4
    assert t.view(D)["difficulty"][A]["total"] == 5
    assert t.view(A)["difficulty"][D]["total"] == 3


def test_armor_does_not_lengthen_the_way_to_others() -> None:
    """R5."""
    t = six_with_a_card_each()
    t.armor(B, 3)
    assert t.view(A)["difficulty"][C]["total"] == 2


def test_the_harmless_are_not_counted_on_the_way() -> None:
    """Scenario 6, R3, R5."""
    t = six_with_a_card_each()
    t.hand(A, "daikyu")
    t.set("hands", [["daikyu"], [], ["parry"], ["parry"], ["parry"], ["parry"]])
    t.resilience(F, 0)
    assert [t.view(A)["difficulty"][seat]["total"] for seat in (C, D, E)] == [1, 2, 1]
    assert t.refused(A, "strike daikyu 1") == ["R3"]
    assert t.refused(A, "strike daikyu 5") == ["R3"]


def test_harmless_is_who_has_no_cards_or_no_resilience() -> None:
    """R3."""
    t = table("samurai_sword", seats=4)
    t.set("hands", [["bo"], [], ["bo"], ["bo"]])
    t.resilience(2, 0)
    assert [each["harmless"] for each in t.view(None)["players"]] == [False, True, True, False]


@pytest.mark.parametrize(("attacker", "weapon"), [("tomoe", "naginata"), ("kojiro", "bokken")])
def test_benkei_behind_two_armors_is_at_difficulty_four(attacker: str, weapon: str) -> None:
    """Scenario 7, R5, R14: Kojirō's text wins against the Difficulty."""
    t = table("samurai_sword", seats=4)
    t.set("characters", [attacker, "benkei", "nobunaga", "musashi"])
    t.set("hands", [["shuriken", weapon], ["parry"], ["parry"], ["parry"]])
    t.armor(1, 2)
    assert t.view(0)["difficulty"][1] == {"steps": 1, "armor": 2, "benkei": 1, "total": 4}
    assert f"strike {weapon} 1" in t.asked(0)


def test_a_weapon_that_does_not_reach_cannot_be_played() -> None:
    """Scenario 7, R5."""
    t = table("samurai_sword", seats=4)
    t.set("characters", ["tomoe", "benkei", "nobunaga", "musashi"])
    t.set("hands", [["shuriken"], ["parry"], ["parry"], ["parry"]])
    t.armor(1, 2)
    assert t.refused(0, "strike shuriken 1") == ["R5"]


def test_kojiro_cannot_attack_the_harmless() -> None:
    """Scenario 7, R3."""
    t = table("samurai_sword", seats=4)
    t.set("characters", ["kojiro", "benkei", "nobunaga", "musashi"])
    t.set("hands", [["bokken"], ["parry"], ["parry"], ["parry"]])
    t.resilience(1, 0)
    assert t.refused(0, "strike bokken 1") == ["R3"]


def test_a_nodachi_reaches_difficulty_three() -> None:
    """Scenario 8, R5, after the book's example."""
    t = six_with_a_card_each()
    t.set("hands", [["nodachi"]] + [["parry"]] * 5)
    assert "strike nodachi 3" in t.asked(A)


def test_an_armor_takes_the_target_out_of_the_reach_of_a_nodachi() -> None:
    """Scenario 8, R5, after the book's example."""
    t = six_with_a_card_each()
    t.set("hands", [["nodachi"]] + [["parry"]] * 5)
    t.armor(D, 1)
    assert t.refused(A, "strike nodachi 3") == ["R5"]


def test_the_refusal_explains_the_difficulty_term_by_term() -> None:
    """R5."""
    t = six_with_a_card_each()
    t.set("hands", [["nodachi"]] + [["parry"]] * 5)
    t.armor(D, 1)
    (refusal,) = t.state.why_not(t.state.actions.parse("strike nodachi 3"))
    terms = refusal.sentence.figures
    assert [terms[n] for n in ("steps", "armor", "benkei", "total", "reach")] == [3, 1, 0, 4, 3]


def steps_by_walking(harmless: list[bool], attacker: int, target: int) -> int:
    """Walk both ways from seat to seat, counting who is not Harmless, and the target."""
    ways = []
    for direction in (1, -1):
        steps, seat = 1, (attacker + direction) % len(harmless)
        while seat != target:
            steps += not harmless[seat]
            seat = (seat + direction) % len(harmless)
        ways.append(steps)
    return min(ways)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.booleans(), st.integers(0, 5), st.integers(0, 1)), min_size=3, max_size=7)
)
def test_a_weapon_is_allowed_exactly_where_it_reaches(seats: list[tuple[bool, int, int]]) -> None:
    """R3, R5, R6: on any table, against a walk round it."""
    harmless = [not cards or not resilience for cards, resilience, _ in seats]
    t = table("samurai_sword", len(seats))
    characters = ["tomoe", "benkei", "kojiro", "goemon", "ieyasu", "nobunaga", "musashi"]
    t.set("characters", characters[: len(seats)])
    t.set("hands", [["shuriken"], *[["parry"] if cards else [] for cards, _, _ in seats[1:]]])
    t.set("resilience", [5, *[resilience for _, resilience, _ in seats[1:]]])
    t.set("armor", [0, *[armor for _, _, armor in seats[1:5]], *[0] * (len(seats) - 5)])
    for seat in range(1, len(seats)):
        steps = steps_by_walking([False, *harmless[1:]], 0, seat)
        allowed = not harmless[seat] and steps + t.armor(seat) + (seat == 1) <= 3
        assert (f"strike shuriken {seat}" in t.asked(0)) == allowed
        assert t.view(0)["difficulty"][seat]["steps"] == steps
