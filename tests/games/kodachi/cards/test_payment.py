"""What house cards cost, and what pays for them: R25 to R27."""

from __future__ import annotations

import pytest

from tests.games.kodachi.invasion import table_before_taking
from tests.table import Table

GUARDS = {
    "fan": ["sentry-1-fan", "sentry-2-fan", "sentry-3-fan"],
    "scroll": ["sentry-2-scroll", "sentry-3-scroll", "sentry-4-scroll"],
    "vase": ["sentry-2-vase", "sentry-3-vase"],
    "jade": ["sentry-2-jade", "sentry-3-jade", "sentry-4-jade"],
    "gold": ["sentry-1-gold", "sentry-5-gold"],
}


def table_with_offer(card: str, held: str) -> Table:
    """Seat 0 may buy a card and holds these treasures."""
    t = table_before_taking(["-"], [card])
    kinds = held.split()
    t.treasure(0, *[GUARDS[kind][kinds[:place].count(kind)] for place, kind in enumerate(kinds)])
    return t


def can_buy(card: str, paid: str) -> bool:
    """Whether a card can be had for what is held, all of it."""
    t = table_with_offer(card, paid)
    t.play(0, f"buy {card} {paid}")
    return [t.hand(0), t.treasure(0)] == [[card], []]


@pytest.mark.parametrize("paid", ["vase", "scroll", "gold"])
def test_any_one_pays_for_a_secret(paid: str) -> None:
    """T31, R26."""
    assert can_buy("secret", paid)


def test_nothing_pays_for_nothing() -> None:
    """T31, R25, R29."""
    assert table_with_offer("secret", "").refused(0, "buy secret fan") == ["R25"]


@pytest.mark.parametrize("paid", ["fan fan", "scroll scroll", "jade gold", "gold gold"])
def test_two_of_one_kind_pay_for_smoke(paid: str) -> None:
    """T32, R26, R27, Q22."""
    assert can_buy("smoke", paid)


def test_two_kinds_do_not_pay_for_smoke() -> None:
    """T32, R26."""
    t = table_with_offer("smoke", "vase jade")
    assert t.refused(0, "buy smoke jade vase") == ["R26"]
    assert t.asked(0) == ["pass"]


@pytest.mark.parametrize("paid", ["fan vase", "jade jade", "fan jade", "vase gold"])
def test_any_two_pay_for_an_echo(paid: str) -> None:
    """T33, R26."""
    assert can_buy("echo", paid)


def test_one_treasure_does_not_pay_for_two() -> None:
    """T33, R25, Q23."""
    t = table_with_offer("echo", "fan")
    assert t.refused(0, "buy echo fan vase") == ["R25"]
    assert t.refused(0, "buy echo fan") == ["R26"]


@pytest.mark.parametrize("paid", ["fan fan jade", "scroll scroll scroll", "fan scroll gold"])
def test_any_one_and_a_pair_pay_for_a_monk(paid: str) -> None:
    """R26, Q22."""
    assert can_buy("red-monk", paid)


def test_three_kinds_do_not_pay_for_a_monk() -> None:
    """R26."""
    assert table_with_offer("red-monk", "fan scroll jade").asked(0) == ["pass"]


@pytest.mark.parametrize("paid", ["fan fan scroll", "fan scroll gold"])
def test_two_fans_and_a_scroll_pay_for_a_merchant(paid: str) -> None:
    """T35, R26, R27."""
    assert can_buy("blue-merchant", paid)


def test_a_fan_and_two_scrolls_do_not_pay_for_a_merchant() -> None:
    """T35, R26."""
    t = table_with_offer("blue-merchant", "fan scroll scroll")
    assert t.refused(0, "buy blue-merchant fan scroll scroll") == ["R26"]


@pytest.mark.parametrize("paid", ["scroll vase jade", "scroll jade gold"])
def test_jade_vase_and_scroll_pay_for_a_poet(paid: str) -> None:
    """T36, R26, R27."""
    assert can_buy("green-poet", paid)


def test_a_fan_is_no_scroll() -> None:
    """T36, R26."""
    t = table_with_offer("green-poet", "fan vase jade")
    assert t.refused(0, "buy green-poet fan vase jade") == ["R26"]


def test_treasures_may_be_named_in_any_order() -> None:
    """R25."""
    t = table_with_offer("green-poet", "scroll vase jade")
    t.play(0, "buy green-poet jade scroll vase")
    assert t.hand(0) == ["green-poet"]


def test_nobody_overpays() -> None:
    """Q23."""
    assert table_with_offer("secret", "fan fan").refused(0, "buy secret fan fan") == ["R26"]


def test_every_payment_that_differs_is_offered() -> None:
    """R25, R27."""
    t = table_with_offer("smoke", "fan fan gold")
    assert t.asked(0) == ["pass", "buy smoke fan fan", "buy smoke fan gold"]


def test_the_offer_that_keeps_gold_is_proposed() -> None:
    """R27."""
    t = table_with_offer("echo", "fan jade gold")
    offer = t.view(0)["asked"]["offers"][0]
    assert (offer["card"], offer["propose"]) == ("echo", "buy echo fan jade")
    assert len(offer["tokens"]) == 3
    assert "offers" not in t.view(1)["asked"]


def test_a_coin_is_proposed_before_any_treasure() -> None:
    """Q21."""
    t = table_before_taking(["sentry-3-fan"], ["secret"], coins=1)
    t.treasure(0, "sentry-1-fan")
    assert [offer["propose"] for offer in t.view(0)["asked"]["offers"]] == [
        "buy secret coin",
        "take sentry-3-fan",
    ]


def test_the_treasure_held_longest_is_spent_first() -> None:
    """Q48."""
    t = table_before_taking(["-"], ["secret"])
    t.treasure(0, "sentry-3-fan", "sentry-1-fan")
    t.play(0, "buy secret fan")
    assert t.treasure(0) == ["sentry-1-fan"]
    assert t.guard_discard() == ["sentry-3-fan"]


def test_what_is_missing_is_said() -> None:
    """R25."""
    state = table_with_offer("green-poet", "scroll vase").state
    broken = state.why_not(state.actions.parse("buy green-poet scroll vase jade"))
    assert broken[0].text() == (
        "Green Poet costs 1 scroll + 1 vase + 1 jade; "
        "to pay like that you are missing 1 jade. [R25]"
    )


def test_a_card_of_the_starting_set_cannot_be_bought() -> None:
    """R25, R26."""
    assert table_with_offer("echo", "fan").refused(0, "buy dojo-1 fan") == ["R26"]


def test_words_nobody_understands_are_refused_as_such() -> None:
    t = table_with_offer("echo", "fan fan")
    assert t.refused(0, "buy") == t.refused(0, "buy echo silver") == t.refused(0, "") == []
    assert t.refused(0, "buy echoes fan fan") == []
