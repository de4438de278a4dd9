"""The twelve characters, each by its own ability; Benkei and Kojirō are in test_difficulty."""

import pytest

from tests.table import Table, table


def table_before_duel(attacker: str, weapon: str, target: str, *hand: str) -> Table:
    """One character is about to attack another."""
    t = table("samurai_sword", seats=4, turn=0)
    t.set("characters", [attacker, target, "benkei", "kojiro"])
    t.set("hands", [[weapon, "daimyo"], list(hand) or ["daimyo"], ["geisha"], ["geisha"]])
    return t


def strike_and_hit(t: Table) -> None:
    """The attack is carried out and not parried."""
    t.play(0, next(token for token in t.asked(0) if token.endswith(" 1") and "strike" in token))
    t.play(1, "take")


# Chiyome


@pytest.mark.parametrize("action", ["battle-cry", "jujutsu"])
def test_chiyome_is_not_asked_by_battle_cry_and_jujutsu(action: str) -> None:
    """Scenario 24, R7."""
    t = table_before_duel("ieyasu", action, "chiyome", "parry", "bo")
    t.play(0, f"play {action}")
    assert t.question() == ["answer", 2, 0]
    assert t.resilience(1) == 4
    assert t.hand(1) == ["parry", "bo"]


def test_chiyome_draws_from_a_tea_ceremony() -> None:
    """Scenario 24, R7."""
    t = table_before_duel("ieyasu", "tea-ceremony", "chiyome", "parry")
    t.play(0, "play tea-ceremony")
    assert len(t.hand(1)) == 2


@pytest.mark.parametrize(
    "token", ["play geisha 1 hand", "play diversion 1", "play bushido 1", "play breathing 1"]
)
def test_other_cards_work_on_chiyome(token: str) -> None:
    """Scenario 24, R7."""
    t = table_before_duel("ieyasu", token.split()[1], "chiyome", "parry")
    assert token in t.asked(0)


def test_weapons_wound_chiyome() -> None:
    """Scenario 24, R6."""
    t = table_before_duel("ieyasu", "katana", "chiyome")
    strike_and_hit(t)
    assert t.resilience(1) == 1


# Ginchiyo and Musashi


@pytest.mark.parametrize(("weapon", "left"), [("katana", 2), ("kiseru", 3), ("bokken", 3)])
def test_ginchiyo_takes_one_wound_less_but_at_least_one(weapon: str, left: int) -> None:
    """R6."""
    t = table_before_duel("ieyasu", weapon, "ginchiyo")
    strike_and_hit(t)
    assert t.resilience(1) == left


def test_ginchiyo_takes_the_one_wound_of_a_battle_cry() -> None:
    """Scenario 12, R7."""
    t = table_before_duel("ieyasu", "battle-cry", "ginchiyo")
    t.play(0, "play battle-cry")
    t.play(1, "take")
    assert t.resilience(1) == 3


def test_musashi_wounds_one_more_with_a_weapon() -> None:
    """R6."""
    t = table_before_duel("musashi", "bokken", "hideyoshi")
    strike_and_hit(t)
    assert t.resilience(1) == 2


def test_musashi_and_fast_draw_and_ginchiyo_add_up() -> None:
    """R6."""
    t = table_before_duel("musashi", "bokken", "ginchiyo")
    t.fast_draw(0, 1)
    strike_and_hit(t)
    assert t.resilience(1) == 2


def test_musashi_wounds_no_more_with_jujutsu() -> None:
    """Scenario 12, R7."""
    t = table_before_duel("musashi", "jujutsu", "hideyoshi")
    t.play(0, "play jujutsu")
    t.play(1, "take")
    assert t.resilience(1) == 3


# Hanzō


def test_hanzo_cannot_parry_with_his_only_card() -> None:
    """Scenario 21, R6."""
    t = table_before_duel("ieyasu", "katana", "hanzo", "bokken")
    t.play(0, "strike katana 1")
    assert t.asked(1) == ["take"]
    assert t.refused(1, "parry bokken") == ["R6"]


def test_hanzo_parries_with_a_weapon_while_he_holds_another_card() -> None:
    """Scenario 21, R6, Q7."""
    t = table_before_duel("ieyasu", "katana", "hanzo", "bokken", "daimyo")
    t.play(0, "strike katana 1")
    assert t.asked(1) == ["take", "parry bokken"]
    t.play(1, "parry bokken")
    assert t.hand(1) == ["daimyo"]
    assert t.discard() == ["bokken", "katana"]


def test_hanzo_with_two_weapons_parries_with_either_but_not_with_both() -> None:
    """Scenario 21, R6."""
    t = table_before_duel("ieyasu", "katana", "hanzo", "bokken", "kiseru")
    t.set("hands", [["katana", "bo"], ["bokken", "kiseru"], ["geisha"], ["geisha"]])
    t.focus(0, 1)
    t.play(0, "strike katana 1")
    assert t.asked(1) == ["take", "parry bokken", "parry kiseru"]
    t.play(1, "parry kiseru")
    t.play(0, "strike bo 1")
    assert t.asked(1) == ["take"]


def test_hanzo_answers_a_battle_cry_with_a_weapon() -> None:
    """Scenario 22, R7."""
    t = table_before_duel("ieyasu", "battle-cry", "hanzo", "bokken", "bokken", "tea-ceremony")
    t.play(0, "play battle-cry")
    assert t.asked(1) == ["take", "parry bokken"]
    t.play(1, "parry bokken")
    assert t.resilience(1) == 4
    assert t.hand(1) == ["tea-ceremony", "bokken"]


def test_hanzo_cannot_answer_a_battle_cry_with_his_only_card() -> None:
    """Scenario 22, R7."""
    t = table_before_duel("ieyasu", "battle-cry", "hanzo", "bokken")
    t.play(0, "play battle-cry")
    assert t.asked(1) == ["take"]
    assert t.refused(1, "parry bokken") == ["R7"]


def test_hanzo_may_give_his_only_card_to_jujutsu() -> None:
    """Scenario 23, R7."""
    t = table_before_duel("ieyasu", "jujutsu", "hanzo", "bokken")
    t.play(0, "play jujutsu")
    assert t.asked(1) == ["take", "give bokken"]


def test_a_parry_does_not_help_hanzo_against_jujutsu() -> None:
    """Scenario 23, R7."""
    t = table_before_duel("ieyasu", "jujutsu", "hanzo", "parry")
    t.play(0, "play jujutsu")
    assert t.asked(1) == ["take"]


def test_a_weapon_hanzo_parries_with_is_not_played_as_a_weapon() -> None:
    """Q23."""
    t = table_before_duel("ieyasu", "katana", "hanzo", "bokken", "kusarigama", "parry")
    t.play(0, "strike katana 1")
    t.play(1, "parry bokken")
    t.play(0, "end")
    assert t.weapons_played() == 0
    assert "strike kusarigama 2" in t.asked(1)


# Nobunaga


def test_nobunaga_spends_resilience_for_cards_but_never_the_last_point() -> None:
    """Scenario 25, R8."""
    t = table_before_duel("nobunaga", "bo", "hideyoshi")
    t.resilience(0, 3)
    t.play(0, "spend", "spend")
    assert t.resilience(0) == 1
    assert len(t.hand(0)) == 4
    assert t.refused(0, "spend") == ["R8"]
    assert t.honor() == [5, 3, 3, 3]


def test_nobunaga_spends_only_in_his_play_phase() -> None:
    """Scenario 25, Q19: neither before the Bushido check nor in the Discard phase."""
    t = table("samurai_sword", seats=4, turn=2, begin=1, bushido=2)
    t.deck("katana")
    assert t.refused(2, "spend") == ["R9"]


def test_nobunaga_does_not_spend_while_he_discards() -> None:
    """Scenario 25, Q19."""
    t = table_before_duel("nobunaga", "bo", "hideyoshi")
    t.set("hands", [["parry"] * 8, ["bo"], ["bo"], ["bo"]])
    t.play(0, "end")
    assert t.refused(0, "spend") == ["R4"]


def test_nobody_else_spends_resilience() -> None:
    """R4."""
    assert table_before_duel("ieyasu", "bo", "hideyoshi").refused(0, "spend") == ["R4"]


# Ieyasu


def test_ieyasu_is_not_asked_while_nothing_is_discarded() -> None:
    """Scenario 27, Q21."""
    t = table("samurai_sword", seats=4, turn=0, begin=1)
    t.character(0, "ieyasu")
    assert t.question() == ["play", 0]
    assert len(t.hand(0)) == 2


def test_ieyasu_may_take_the_top_of_the_discards_first() -> None:
    """Scenario 27, R4."""
    t = table("samurai_sword", seats=4, turn=0, begin=1)
    t.character(0, "ieyasu")
    t.discard("bo", "nodachi")
    t.deck("parry", "daimyo")
    assert t.asked(0) == ["draw deck", "draw discard"]
    t.play(0, "draw discard")
    assert t.hand(0) == ["parry", "nodachi"]
    assert t.discard() == ["bo"]


def test_ieyasu_may_draw_from_the_deck_only() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0, begin=1)
    t.character(0, "ieyasu")
    t.discard("bo", "nodachi")
    t.deck("parry", "daimyo")
    t.play(0, "draw deck")
    assert t.hand(0) == ["parry", "daimyo"]
    assert t.discard() == ["bo", "nodachi"]


def test_ieyasu_as_shogun_of_three_takes_the_discard_and_draws_two() -> None:
    """Scenario 27, R13, Q21."""
    t = table("samurai_sword", seats=3, turn=0, begin=1)
    t.character(0, "ieyasu")
    t.discard("nodachi")
    t.deck("parry", "daimyo")
    t.play(0, "draw discard")
    assert t.hand(0) == ["parry", "daimyo", "nodachi"]


def test_ieyasu_may_take_the_card_that_bushido_turned_over() -> None:
    """Q20."""
    t = table("samurai_sword", seats=4, turn=0, begin=1, bushido=0)
    t.character(0, "ieyasu")
    t.deck("daimyo", "parry")
    t.play(0, "draw discard")
    assert t.hand(0) == ["parry", "daimyo"]


@pytest.mark.parametrize(("answer", "top"), [("give katana", "katana"), ("lose", "bushido")])
def test_ieyasu_may_take_what_bushido_made_him_discard(answer: str, top: str) -> None:
    """Q20."""
    t = table("samurai_sword", seats=4, turn=0, begin=1, bushido=0)
    t.character(0, "ieyasu")
    t.hand(0, "katana")
    t.deck("bokken", "parry")
    t.play(0, answer, "draw discard")
    assert top in t.hand(0)


def test_ieyasu_must_choose_where_to_draw_before_he_plays() -> None:
    """R4."""
    t = table("samurai_sword", seats=4, turn=0, begin=1)
    t.character(0, "ieyasu")
    t.hand(0, "focus")
    t.discard("nodachi")
    assert t.refused(0, "play focus") == ["R4"]


# Tomoe


def test_tomoe_draws_one_card_when_her_weapon_hits() -> None:
    """Scenario 14, R6."""
    t = table_before_duel("tomoe", "kusarigama", "hideyoshi")
    t.deck("parry", "parry")
    strike_and_hit(t)
    assert t.hand(0) == ["parry", "daimyo"]


def test_tomoe_draws_nothing_when_her_weapon_is_parried() -> None:
    """Scenario 14, R6."""
    t = table_before_duel("tomoe", "kusarigama", "hideyoshi", "parry", "bo")
    t.play(0, "strike kusarigama 1")
    t.play(1, "parry")
    assert t.hand(0) == ["daimyo"]


def test_tomoe_draws_one_card_for_a_hit_that_defeats() -> None:
    """Scenario 14, Q5."""
    t = table_before_duel("tomoe", "kusarigama", "hideyoshi")
    t.resilience(1, 1)
    strike_and_hit(t)
    assert len(t.hand(0)) == 2


def test_tomoe_draws_nothing_for_a_hit_that_ends_the_game() -> None:
    """Scenario 14, Q5."""
    t = table_before_duel("tomoe", "kusarigama", "hideyoshi")
    t.resilience(1, 1)
    t.honor(1, 1)
    strike_and_hit(t)
    assert t.state.over()
    assert t.hand(0) == ["daimyo"]


def test_tomoe_draws_nothing_for_a_battle_cry() -> None:
    """R7."""
    t = table_before_duel("tomoe", "battle-cry", "hideyoshi")
    t.play(0, "play battle-cry")
    t.play(1, "take")
    assert t.hand(0) == ["daimyo"]


def test_tomoe_draws_before_ushiwaka() -> None:
    """Q5."""
    t = table_before_duel("tomoe", "bokken", "ushiwaka")
    t.deck("parry", "armor")
    strike_and_hit(t)
    assert t.hand(0) == ["parry", "daimyo"]
    assert t.hand(1) == ["daimyo", "armor"]


# Ushiwaka


def test_ushiwaka_draws_a_card_for_each_wound_of_a_weapon() -> None:
    """Scenario 15, R6."""
    t = table_before_duel("ieyasu", "katana", "ushiwaka")
    strike_and_hit(t)
    assert len(t.hand(1)) == 4


@pytest.mark.parametrize(("reading", "cards"), [("suffered", 2), ("dealt", 4)])
def test_ushiwaka_draws_for_the_wounds_suffered_or_as_an_option_for_all_dealt(
    reading: str, cards: int
) -> None:
    """Scenario 15, Q4: and he is Harmless though he holds cards."""
    t = table_before_duel("ieyasu", "katana", "ushiwaka")
    t.set("options", {"ushiwaka": reading})
    t.resilience(1, 1)
    strike_and_hit(t)
    assert len(t.hand(1)) == cards
    assert t.view(0)["players"][1]["harmless"]


def test_ushiwaka_draws_nothing_for_a_jujutsu() -> None:
    """Scenario 15, R7."""
    t = table_before_duel("ieyasu", "jujutsu", "ushiwaka")
    t.play(0, "play jujutsu")
    t.play(1, "take")
    assert t.hand(1) == ["daimyo"]


def test_ushiwaka_draws_nothing_for_a_hit_that_ends_the_game() -> None:
    """Q5."""
    t = table_before_duel("ieyasu", "katana", "ushiwaka")
    t.resilience(1, 1)
    t.honor(1, 1)
    strike_and_hit(t)
    assert t.hand(1) == ["daimyo"]
