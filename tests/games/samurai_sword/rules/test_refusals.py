"""Why something is not allowed: the very reason, and all of them where there are several."""

from __future__ import annotations

import pytest

from tests.table import Table, table

CHARACTERS = ["ieyasu", "hanzo", "nobunaga", "tomoe"]


def refusal_codes(t: Table, token: str) -> list[str]:
    """The codes of the sentences with which a token is refused."""
    state = t.state
    return [each.sentence.code for each in state.why_not(state.actions.parse(token))]


def table_with_hand(*hand: str, **zones: object) -> Table:
    """Seat 0 is in its Play phase with these cards."""
    hands = [list(hand), ["bo"], ["daimyo"], []]
    return table("samurai_sword", 4, characters=CHARACTERS, hands=hands, **zones)


IN_PLAY = [
    ("strike bo 1", ["refused-not-in-hand"]),
    ("strike katana 0", ["refused-self"]),
    ("strike katana 3", ["refused-harmless"]),
    ("strike katana 6", ["refused-no-seat"]),
    ("strike wakizashi 6", ["refused-not-in-hand", "refused-no-seat"]),
    ("strike kiseru 2", ["refused-reach"]),
    ("strike bokken 3", ["refused-not-in-hand", "refused-harmless"]),
    ("spend", ["refused-not-nobunaga"]),
    ("play focus", ["refused-not-in-hand"]),
    ("play breathing 0", ["refused-breathing-self"]),
    ("play breathing 5", ["refused-no-seat"]),
    ("play bushido 1", ["refused-second-bushido"]),
    ("play diversion 0", ["refused-own-hand"]),
    ("play diversion 3", ["refused-empty-hand"]),
    ("play geisha 0 hand", ["refused-not-in-hand", "refused-own-hand"]),
    ("play geisha 3 hand", ["refused-not-in-hand", "refused-empty-hand"]),
    ("play geisha 1 hand", ["refused-not-in-hand"]),
    ("play geisha 1 armor", ["refused-not-in-hand", "refused-no-property"]),
    ("play geisha 2 bushido", ["refused-not-in-hand"]),
    ("parry", ["refused-not-asked"]),
    ("parry katana", ["refused-not-asked"]),
    ("take", ["refused-not-asked"]),
    ("lose", ["refused-not-asked"]),
    ("give katana", ["refused-not-asked"]),
    ("discard katana", ["refused-not-asked"]),
    ("draw deck", ["refused-not-asked"]),
]


@pytest.mark.parametrize(("token", "codes"), IN_PLAY)
def test_a_play_is_refused_for_every_rule_it_breaks(token: str, codes: list[str]) -> None:
    """R2, R3, R4, R5, R6, R7, R9."""
    t = table_with_hand("katana", "kiseru", "breathing", "bushido", "diversion", "parry", bushido=2)
    t.armor(2, 1)
    assert refusal_codes(t, token) == codes


def test_the_weapon_limit_is_a_reason_beside_others() -> None:
    """R4, R6."""
    t = table_with_hand("katana", weapons_played=1)
    assert refusal_codes(t, "strike katana 1") == ["refused-weapon-limit"]
    assert refusal_codes(t, "strike katana 0") == ["refused-weapon-limit", "refused-self"]


def test_an_own_property_is_a_reason_only_by_the_other_reading() -> None:
    """Q10."""
    t = table_with_hand("geisha", armor=[1, 0, 0, 0], options={"geisha": "others"})
    assert refusal_codes(t, "play geisha 0 armor") == ["refused-own-property"]
    assert refusal_codes(t, "play geisha 0 focus") == [
        "refused-own-property",
        "refused-no-property",
    ]


def test_nobunaga_is_told_that_it_is_his_last_point() -> None:
    """R8."""
    t = table("samurai_sword", 4, turn=2, resilience=[5, 4, 1, 5])
    assert refusal_codes(t, "spend") == ["refused-last-resilience"]


ANSWERS = [
    ("katana", "parry", ["refused-not-in-hand"]),
    ("katana", "parry bo", ["refused-only-card"]),
    ("katana", "parry bokken", ["refused-not-in-hand", "refused-only-card"]),
    ("katana", "give bo", ["refused-not-asked"]),
    ("katana", "end", ["refused-not-asked"]),
    ("battle-cry", "parry bo", ["refused-only-card"]),
    ("battle-cry", "give bo", ["refused-not-asked"]),
    ("jujutsu", "give katana", ["refused-not-in-hand"]),
    ("jujutsu", "parry", ["refused-not-asked"]),
    ("jujutsu", "discard bo", ["refused-not-asked"]),
]


@pytest.mark.parametrize(("card", "token", "codes"), ANSWERS)
def test_an_answer_is_refused_for_every_rule_it_breaks(
    card: str, token: str, codes: list[str]
) -> None:
    """R6, R7: asked is Hanzō, who holds one Weapon and nothing else."""
    t = table_with_hand(card)
    t.play(0, f"strike {card} 1" if card == "katana" else f"play {card}")
    assert refusal_codes(t, token) == codes


def test_nobody_but_hanzo_parries_with_a_weapon() -> None:
    """R6."""
    t = table("samurai_sword", 4, hands=[["katana"], ["bo", "parry"], [], []])
    t.play(0, "strike katana 1")
    assert refusal_codes(t, "parry bo") == ["refused-not-hanzo"]
    assert refusal_codes(t, "parry bokken") == ["refused-not-in-hand", "refused-not-hanzo"]


DISCARDS = [
    ("discard katana", ["refused-not-in-hand"]),
    ("discard geisha", ["refused-chosen"]),
    ("strike bo 1", ["refused-not-asked"]),
    ("end", ["refused-not-asked"]),
]


@pytest.mark.parametrize(("token", "codes"), DISCARDS)
def test_a_discard_is_refused_that_is_not_there_or_chosen_already(
    token: str, codes: list[str]
) -> None:
    """R4, Q33."""
    t = table_with_hand(*["parry"] * 5, "geisha", "armor", "bo", "bo", "bokken")
    t.play(0, "end", "discard geisha")
    assert refusal_codes(t, token) == codes


BUSHIDO = [("give katana", ["refused-not-in-hand"]), ("take", ["refused-not-asked"])]


@pytest.mark.parametrize(("token", "codes"), BUSHIDO)
def test_an_answer_to_bushido_needs_a_weapon_in_hand(token: str, codes: list[str]) -> None:
    """R9."""
    t = table_with_hand("parry", bushido=0, asked=[["bushido", 0]])
    assert refusal_codes(t, token) == codes


ASKED = [
    ("defend", "end", "R6"),
    ("battle-cry", "give bo", "R7"),
    ("jujutsu", "parry", "R7"),
    ("bushido", "take", "R9"),
    ("draw", "end", "R4"),
    ("discard", "end", "R4"),
    ("play", "take", "R4"),
]


@pytest.mark.parametrize(("question", "token", "rule"), ASKED)
def test_an_answer_to_another_question_cites_the_rule_of_the_one_asked(
    question: str, token: str, rule: str
) -> None:
    t = table("samurai_sword", 4, turn=0, characters=["ieyasu", "goemon", "tomoe", "benkei"])
    t.set("discard", ["bo"])
    t.set("hands", [["parry"] * 8, ["parry"], ["parry"], ["parry"]])
    if question in ("defend", "battle-cry", "jujutsu"):
        t.set("limbo", ["katana" if question == "defend" else question])
        name = "defend" if question == "defend" else "answer"
        t.set("asked", [["play", 0], [name, 1, 0]])
        assert t.refused(1, token) == [rule]
        return
    t.set("bushido", 0 if question == "bushido" else -1)
    t.set("asked", [[question, 0]])
    assert t.refused(0, token) == [rule]


def test_after_the_end_nothing_is_asked() -> None:
    """R11."""
    t = table("samurai_sword", 4, turn=0, honor=[1, 3, 3, 3], bushido=0, asked=[["bushido", 0]])
    t.play(0, "lose")
    assert [refusal.rule for refusal in t.state.why_not(0)] == ["R11"]
