"""What Actions do: R7."""

import pytest

from tests.table import Table, table


def table_with_hand(*hand: str, seats: int = 4) -> Table:
    """Seat 0 holds these cards, three others a Tea Ceremony; no ability gets in the way."""
    t = table("samurai_sword", seats, turn=0)
    characters = ["kojiro", "hideyoshi", "nobunaga", "tomoe", "musashi", "goemon", "benkei"]
    t.set("characters", characters[:seats])
    t.set("hands", [list(hand), *[["tea-ceremony"]] * 3, [], [], []][:seats])
    return t


# Battle Cry and Jujutsu


def test_battle_cry_asks_all_others_clockwise() -> None:
    """R7, Q8."""
    t = table_with_hand("parry")
    t.set("turn", 2)
    t.hand(2, "battle-cry")
    t.play(2, "play battle-cry")
    for seat in (3, 0, 1):
        assert t.question() == ["answer", seat, 2]
        t.play(seat, "take")
    assert t.resilience() == [4, 3, 5, 4]
    assert t.question() == ["play", 2]


def test_a_parry_answers_a_battle_cry() -> None:
    """R7, Q7: and lies below it."""
    t = table_with_hand("battle-cry", seats=3)
    t.set("hands", [["battle-cry"], ["parry", "bo"], []])
    t.play(0, "play battle-cry")
    t.play(1, "parry")
    assert t.resilience(1) == 4
    assert t.discard() == ["parry", "battle-cry"]


def test_a_weapon_answers_jujutsu() -> None:
    """R7, Q7, Q23."""
    t = table_with_hand("jujutsu", seats=3)
    t.set("hands", [["jujutsu"], ["parry", "bo", "bo", "katana"], []])
    t.play(0, "play jujutsu")
    assert t.asked(1) == ["take", "give bo", "give katana"]
    t.play(1, "give bo")
    assert t.resilience(1) == 4
    assert t.discard() == ["bo", "jujutsu"]
    assert t.weapons_played() == 0


def test_the_wound_may_be_preferred_to_the_answer() -> None:
    """Scenario 30, R7, Q9."""
    t = table_with_hand("jujutsu", seats=3)
    t.set("hands", [["jujutsu"], ["bo"], []])
    t.play(0, "play jujutsu")
    t.play(1, "take")
    assert t.resilience(1) == 3
    assert t.hand(1) == ["bo"]


@pytest.mark.parametrize(("action", "answer"), [("jujutsu", "give bo"), ("battle-cry", "parry")])
def test_only_cards_in_hand_answer(action: str, answer: str) -> None:
    """R7."""
    t = table_with_hand(action)
    t.play(0, f"play {action}")
    assert t.refused(1, answer) == ["R7"]


def test_jujutsu_that_defeats_goes_on_to_the_next_seat() -> None:
    """Scenario 29, R7, R8, Q8, Q26."""
    t = table_with_hand("jujutsu")
    t.honor(1, 2)
    t.resilience(1, 1)
    t.play(0, "play jujutsu")
    t.play(1, "take")
    assert (t.resilience(1), t.honor()) == (0, [6, 1, 3, 3])
    assert t.hand(1) == ["tea-ceremony"]
    assert t.view(0)["players"][1]["harmless"]
    assert t.question() == ["answer", 2, 0]


def test_nobody_is_asked_after_the_answer_that_ends_the_game() -> None:
    """R11, Q8."""
    t = table_with_hand("jujutsu")
    t.honor(1, 1)
    t.resilience(1, 1)
    t.play(0, "play jujutsu")
    t.play(1, "take")
    assert t.question() is None
    assert t.resilience(2) == 5


def test_battle_cry_does_not_touch_the_harmless() -> None:
    """Scenario 30, R3, R7."""
    t = table_with_hand("battle-cry")
    t.set("hands", [["battle-cry"], [], ["bo", "bo", "bo"], ["parry"]])
    t.resilience(2, 0)
    t.play(0, "play battle-cry")
    assert t.question() == ["answer", 3, 0]
    assert t.asked(3) == ["take", "parry"]


@pytest.mark.parametrize("action", ["battle-cry", "jujutsu"])
def test_battle_cry_and_jujutsu_may_be_played_when_they_touch_nobody(action: str) -> None:
    """Q11."""
    t = table_with_hand(action)
    t.set("hands", [[action], [], [], []])
    t.play(0, f"play {action}")
    assert t.discard() == [action]
    assert t.question() == ["play", 0]


# Breathing


def test_breathing_restores_all_resilience_and_another_seat_draws() -> None:
    """R7."""
    t = table_with_hand("breathing")
    t.resilience(0, 1)
    t.deck("katana")
    t.play(0, "play breathing 2")
    assert t.resilience(0) == 5
    assert t.hand(2) == ["tea-ceremony", "katana"]
    assert t.discard() == ["breathing"]


def test_breathing_is_allowed_at_full_resilience() -> None:
    """Scenario 33, R7."""
    assert "play breathing 1" in table_with_hand("breathing").asked(0)


def test_who_breathes_cannot_draw_himself() -> None:
    """Scenario 33, R7."""
    assert table_with_hand("breathing").refused(0, "play breathing 0") == ["R7"]


def test_a_card_from_breathing_ends_being_harmless() -> None:
    """Scenario 33, R3, R7: for who has Resilience."""
    t = table_with_hand("breathing")
    t.set("hands", [["breathing"], [], [], []])
    t.play(0, "play breathing 1")
    assert not t.view(0)["players"][1]["harmless"]


def test_who_has_no_resilience_stays_harmless_after_breathing() -> None:
    """Scenario 33, R3, R7."""
    t = table_with_hand("breathing")
    t.resilience(1, 0)
    t.play(0, "play breathing 1")
    assert len(t.hand(1)) == 2
    assert t.view(0)["players"][1]["harmless"]


# Daimyo and Tea Ceremony


def test_daimyo_draws_two() -> None:
    """Scenario 37, R7."""
    t = table_with_hand("daimyo")
    t.deck("bo", "katana")
    t.play(0, "play daimyo")
    assert t.hand(0) == ["bo", "katana"]
    assert t.discard() == ["daimyo"]


def test_tea_ceremony_gives_three_then_one_to_everybody_else_clockwise() -> None:
    """R7, R3: to the Harmless too."""
    t = table_with_hand("tea-ceremony")
    t.set("hands", [["tea-ceremony"], [], [], []])
    t.resilience(2, 0)
    t.deck("bo", "bo", "bo", "armor", "focus", "katana")
    t.play(0, "play tea-ceremony")
    assert t.hands() == [["bo", "bo", "bo"], ["armor"], ["focus"], ["katana"]]


def test_tea_ceremony_goes_clockwise_past_the_last_chair() -> None:
    """R7."""
    t = table_with_hand("bo")
    t.set("turn", 2)
    t.set("hands", [[], [], ["tea-ceremony"], []])
    t.deck("bo", "bo", "bo", "armor", "focus", "katana")
    t.play(2, "play tea-ceremony")
    assert t.hands() == [["focus"], ["katana"], ["bo", "bo", "bo"], ["armor"]]


# Diversion


def test_diversion_takes_a_card_from_another_hand() -> None:
    """R7."""
    t = table_with_hand("diversion")
    t.play(0, "play diversion 2")
    assert (t.hand(0), t.hand(2)) == (["tea-ceremony"], [])
    assert t.discard() == ["diversion"]


def test_every_card_of_the_hand_may_be_the_one_taken() -> None:
    """R7."""
    taken = set()
    for pick in range(40):
        t = table_with_hand("diversion")
        t.set("picks", pick)
        t.hand(2, "bo", "katana", "parry")
        t.play(0, "play diversion 2")
        taken.add(t.hand(0)[0])
    assert taken == {"bo", "katana", "parry"}


def test_diversion_takes_from_who_has_cards_but_no_resilience() -> None:
    """Scenario 35, R3, R7."""
    t = table_with_hand("diversion")
    t.resilience(1, 0)
    assert "play diversion 1" in t.asked(0)


def test_diversion_takes_nothing_from_an_empty_hand() -> None:
    """Scenario 35, R7, Q11: if there is no other hand it cannot be played at all."""
    t = table_with_hand("diversion")
    t.set("hands", [["diversion"], [], [], []])
    assert t.asked(0) == ["end"]
    assert t.refused(0, "play diversion 1") == ["R7"]


@pytest.mark.parametrize("token", ["play diversion 0", "play geisha 0 hand"])
def test_nobody_takes_from_his_own_hand(token: str) -> None:
    """R7, Q10."""
    assert table_with_hand("diversion", "geisha", "bo").refused(0, token) == ["R7"]


# Geisha


def test_geisha_discards_a_random_card_of_another_hand() -> None:
    """R7, Q7: below the Geisha."""
    t = table_with_hand("geisha")
    t.play(0, "play geisha 3 hand")
    assert t.hand(3) == []
    assert t.discard() == ["tea-ceremony", "geisha"]


@pytest.mark.parametrize("card", ["armor", "focus", "fast-draw"])
def test_geisha_discards_a_property(card: str) -> None:
    """R7."""
    t = table_with_hand("geisha")
    t.give(card.replace("-", "_"), 2, [2])
    t.play(0, f"play geisha 2 {card}")
    assert t.look(card.replace("-", "_")) == [0, 0, 1, 0]
    assert t.discard() == [card, "geisha"]


def test_geisha_discards_bushido_and_another_may_be_played() -> None:
    """Scenario 36, R7, R9."""
    t = table_with_hand("geisha", "bushido")
    t.set("bushido", 1)
    t.play(0, "play geisha 1 bushido")
    assert t.discard() == ["bushido", "geisha"]
    assert "play bushido 3" in t.asked(0)


def test_geisha_discards_an_own_property() -> None:
    """Scenario 36, Q10."""
    t = table_with_hand("geisha")
    t.set("bushido", 0)
    t.play(0, "play geisha 0 bushido")
    assert t.bushido() == -1


def test_geisha_only_touches_others_as_an_option() -> None:
    """Scenario 36, Q10."""
    t = table_with_hand("geisha")
    t.set("options", {"geisha": "others"})
    t.set("bushido", 0)
    t.armor(1, 1)
    assert t.refused(0, "play geisha 0 bushido") == ["R7"]
    assert "play geisha 1 armor" in t.asked(0)


def test_geisha_needs_a_card_to_discard() -> None:
    """Q11."""
    t = table_with_hand("geisha")
    t.set("hands", [["geisha"], [], [], []])
    assert t.asked(0) == ["end"]
    assert t.refused(0, "play geisha 1 hand") == ["R7"]
    assert t.refused(0, "play geisha 1 focus") == ["R7"]


def test_geisha_reaches_everybody() -> None:
    """R7: whatever the Difficulty."""
    t = table_with_hand("geisha", seats=7)
    t.armor(3, 4)
    assert "play geisha 3 armor" in t.asked(0)
    assert "play geisha 3 hand" in t.asked(0)
