"""A turn and its four phases: R4."""

from itertools import permutations

import pytest

from tests.table import Table, table


def test_the_turn_passes_clockwise_and_nobody_is_skipped() -> None:
    """R4, R8: not even who has neither Resilience nor cards."""
    t = table("samurai_sword", seats=4, turn=0)
    t.set("characters", ["kojiro", "hideyoshi", "nobunaga", "tomoe"])
    t.resilience(1, 0)

    turns = []
    for _ in range(5):
        seat = t.turn()
        turns.append(seat)
        t.play(seat, "end")

    assert turns == [0, 1, 2, 3, 0]


def test_resilience_is_not_recovered_while_any_is_left() -> None:
    """Scenario 46, R4."""
    t = table("samurai_sword", seats=4, turn=1, begin=1)
    t.resilience(1, 1)
    assert t.resilience(1) == 1


def test_all_resilience_is_recovered_from_none() -> None:
    """Scenario 46, R4."""
    t = table("samurai_sword", seats=4, turn=2, begin=1)
    t.resilience(2, 0)
    assert t.resilience(2) == 5


def test_two_cards_are_drawn_in_the_draw_phase() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=2, begin=1)
    t.deck("katana", "parry", "daimyo")
    assert t.hand(2) == ["parry", "katana"]
    assert t.deck()[0] == "daimyo"


def test_hideyoshi_draws_three() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=1, begin=1)
    t.character(1, "hideyoshi")
    t.deck("katana", "parry", "daimyo", "bo")
    assert t.hand(1) == ["parry", "daimyo", "katana"]


def test_nothing_has_to_be_played() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "focus", "katana")
    t.hand(1, "parry")
    assert "end" in t.asked(0)
    t.play(0, "end")
    assert t.hand(0) == ["focus", "katana"]


def test_any_number_of_cards_that_are_no_weapons_may_be_played() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "focus", "focus", "armor", "armor", "fast-draw")
    t.play(0, "play focus", "play focus", "play armor", "play armor", "play fast-draw")
    assert (t.focus(0), t.armor(0), t.fast_draw(0)) == (2, 2, 1)


def test_one_weapon_may_be_played_each_turn() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "bokken", "kiseru")
    t.hand(1, "daimyo")
    t.play(0, "strike bokken 1")
    t.play(1, "take")
    assert t.refused(0, "strike kiseru 1") == ["R4"]


def test_the_weapons_played_are_counted_from_zero_again_in_the_next_turn() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0, weapons_played=1)
    t.hand(1, "bokken")
    t.play(0, "end")
    assert t.weapons_played() == 0


def test_a_focus_played_after_an_attack_allows_a_second_one() -> None:
    """Scenario 19, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "bokken", "kiseru", "focus")
    t.hand(1, "daimyo")
    t.play(0, "strike bokken 1")
    t.play(1, "take")
    t.play(0, "play focus")
    assert "strike kiseru 1" in t.asked(0)


def test_goemon_with_a_focus_attacks_three_times_and_no_more() -> None:
    """Scenario 19, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.set("characters", ["goemon", "hideyoshi", "nobunaga", "tomoe"])
    t.focus(0, 1)
    t.hand(0, "bokken", "bokken", "bokken", "bokken")
    t.hand(1, "daimyo")
    for _ in range(3):
        t.play(0, "strike bokken 1")
        t.play(1, "take")
    assert t.refused(0, "strike bokken 1") == ["R4"]


def test_ten_cards_at_the_end_of_a_turn_mean_three_discards_of_choice() -> None:
    """Scenario 39, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    kept = ["daimyo", "bokken", "bokken", "bo", "bo", "katana", "nodachi"]
    t.hand(0, *kept, "parry", "geisha", "kiseru")
    t.play(0, "end", "discard parry", "discard geisha", "discard kiseru")
    assert sorted(t.hand(0)) == sorted(kept)
    assert t.discard() == ["parry", "geisha", "kiseru"]
    assert t.turn() == 1


def test_every_choice_of_three_in_ten_can_be_discarded() -> None:
    """Scenario 39, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    hand = ["parry", "battle-cry", "breathing", "bushido", "daimyo"]
    hand += ["diversion", "geisha", "jujutsu", "armor", "focus"]
    t.hand(0, *hand)
    t.play(0, "end", "discard jujutsu", "discard armor", "discard focus")
    assert t.hand(0) == hand[:7]


def test_seven_cards_may_be_kept() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "parry", "parry", "parry", "parry", "parry", "parry", "parry")
    t.play(0, "end")
    assert t.turn() == 1


def test_cards_drawn_outside_the_own_turn_are_kept_until_its_end() -> None:
    """Scenario 39, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "tea-ceremony")
    t.hand(2, "parry", "parry", "parry", "parry", "parry", "parry", "parry", "bo")
    t.play(0, "play tea-ceremony", "end")
    assert len(t.hand(2)) == 9


def test_weapons_cannot_be_played_in_the_discard_phase() -> None:
    """Scenario 20, R4."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "parry", "parry", "parry", "parry", "parry", "parry", "parry", "bo")
    t.hand(1, "parry")
    t.play(0, "end")
    assert t.refused(0, "strike bo 1") == ["R4"]


def test_a_parry_cannot_be_played_in_the_own_turn() -> None:
    """R4, R7."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, "parry")
    assert t.refused(0, "parry") == ["R4"]


def table_with_ten_cards() -> Table:
    """Four seats; the first ends its turn with three cards too many."""
    t = table("samurai_sword", seats=4, turn=0)
    t.hand(0, *["parry"] * 5, "geisha", "armor", "bo", "bo", "katana")
    t.play(0, "end")
    return t


def test_cards_to_discard_are_chosen_in_any_order() -> None:
    """R4, Q33."""
    t = table_with_ten_cards()
    every = ["discard parry", "discard geisha", "discard armor", "discard bo", "discard katana"]
    assert t.asked(0) == every
    t.play(0, "discard katana")
    assert t.asked(0) == every[:-1]
    t.play(0, "discard bo", "discard geisha")
    assert t.hand(0) == ["parry"] * 5 + ["armor", "bo"]


@pytest.mark.parametrize("order", list(permutations(["katana", "bo", "geisha"])))
def test_the_last_card_named_lies_on_top_and_the_pile_tells_no_more(order: tuple[str, ...]) -> None:
    """Q33: of the others nobody learns in which order they were named."""
    t = table_with_ten_cards()
    t.play(0, *[f"discard {card}" for card in order])
    rest = [card for card in ("geisha", "bo", "katana") if card != order[-1]]
    assert t.discard() == [*rest, order[-1]]
    assert t.told(None, "discarded")[0]["cards"] == [*rest, order[-1]]
    shown = [line for line in t.look("story") if line.startswith("show 0")]
    assert shown == [f"show 0 {card}" for card in [*rest, order[-1]]]


def test_ieyasu_takes_the_card_that_was_named_last() -> None:
    """Q33, R4."""
    t = table("samurai_sword", seats=4, turn=0, characters=["goemon", "ieyasu", "tomoe", "benkei"])
    t.hand(0, *["parry"] * 6, "armor", "bo", "katana")
    t.play(0, "end", "discard katana", "discard armor")
    t.play(1, "draw discard")
    assert "armor" in t.hand(1)
    assert t.discard() == ["katana"]
