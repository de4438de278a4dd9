"""Who reads is spoken to: what wins, what changed, why, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.engine import load
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.games.kodachi.view.card_worth import count_points_gained
from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.games.walking import walk
from tests.table import Table, table

TEXT = load("kodachi").text
NAMES = ["Ren", "Aki", "Bo", "Chie"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def say_event(event: dict[str, Any], viewer: int | None, lang: str = "en") -> str:
    return TEXT.describe_event(event, table("kodachi", 2).view(viewer), NAMES, lang)


def test_you_are_you_in_events() -> None:
    bought = {"event": "bought", "seat": 1, "card": "echo", "paid": ["fan", "fan"]}
    assert say_event(bought, 1) == "You buy Echo for 2 fans."
    assert say_event(bought, 0) == "Aki buys Echo for 2 fans."
    assert say_event(bought, None, "fr") == "Aki achète Écho pour 2 éventails."
    assert say_event(bought, 1, "fr") == "Vous achetez Écho pour 2 éventails."


def test_the_end_is_told_with_its_cause_and_the_turns_left() -> None:
    """R36."""
    ending = {"event": "ending", "seat": 0, "why": "fourth", "left": 1}
    assert say_event(ending, 0) == (
        "You have a fourth token: this is the last round. 1 more turn follows this one."
    )
    assert "La partie s’achève après ce tour." in say_event({**ending, "left": 0}, 1, "fr")


def test_a_token_is_told_with_the_envoy_that_won_it() -> None:
    """R17, Q14."""
    token = {"event": "token", "seat": 0, "token": "red-2", "card": "red-captain"}
    assert say_event(token, 1) == "Ren wins the token Red 2 with Red Captain."
    assert say_event({**token, "card": None}, 0) == (
        "Both guards are beaten: you win the token Red 2."
    )


def test_who_has_taken_nothing_takes_nothing_and_not_nothing_else() -> None:
    """R23, R29."""
    passed = {"event": "passed", "seat": 1}
    assert say_event({**passed, "empty": True}, 0) == "Aki takes nothing."
    assert say_event({**passed, "empty": False}, 1, "fr") == "Vous ne prenez rien d’autre."
    guards = ["sentry-1-scroll", "sentry-2-vase", "sentry-3-fan"]
    t = table_before_taking(guards, ["-"] * 3, takes=2)
    assert label(t, 0, "pass") == "Take nothing"
    t.play(0, "take sentry-2-vase")
    assert label(t, 0, "pass") == "Take nothing else"
    t.play(0, "take sentry-3-fan")
    assert label(t, 1, "pass") == "Take nothing"


def label(t: Table, seat: int, token: str) -> str:
    return TEXT.describe_action(token, t.view(seat), NAMES, "en")


# Prompts with their cause


def prompt(t: Table, seat: int | None, lang: str = "en") -> str:
    return TEXT.describe_question(t.view(seat), NAMES, lang)


def test_the_declaration_tells_both_guards() -> None:
    """R8, R19."""
    t = table("kodachi", 2, guard_row=["twins-3-5-gold"], house_row=["echo"])
    assert prompt(t, 0) == (
        "You face Twins 3 & 5 (gold): Strength (higher than 3, then 5)"
        " or Stealth (lower than 3, then 5)?"
    )
    assert TEXT.describe_action("strength", t.view(1), NAMES, "en") == (
        "Strength: higher than 3, then 5, wins"
    )


def test_the_fight_tells_the_guard_that_follows() -> None:
    """R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "thunder")
    assert "higher than 3, then higher than 5 for the second guard." in prompt(t, 0)
    assert "puis plus de 5 contre le second" in prompt(t, 0, "fr")


def test_who_takes_is_told_why() -> None:
    """R23, R28."""
    t = table_before_taking(["sentry-1-fan", "sentry-2-fan", "sentry-3-fan"], ["-"] * 3, takes=2)
    assert prompt(t, 0).startswith("You stopped after 3 guard cards: you may take 2 cards.")
    t.play(0, "pass")
    assert prompt(t, 1).startswith("Ren stopped after 3 guard cards: you may take 1 card.")
    assert prompt(t, None) == "Ren stopped after 3 guard cards: Aki may take 1 card."


def test_who_takes_after_a_failure_is_told_so() -> None:
    """R22, R28."""
    t = table_before_fight("sentry-5-fan", "dojo-2")
    t.play(0, "give-up")
    assert prompt(t, 1).startswith("Ren failed: you may take 1 card.")


def test_a_choice_that_cannot_win_says_so() -> None:
    """R8, Q12."""
    t = table("kodachi", 2, guard_row=["sentry-5-fan"], house_row=["echo"], bare=1)
    t.hand(0, "dojo-4", "dojo-2", "feint")
    said = [TEXT.describe_action(token, t.view(0), NAMES, "en") for token in t.asked(0)]
    assert said == [
        "Stealth: lower than 5 wins",
        "Strength: higher than 5 wins – your hand cannot do that",
    ]
    t.play(0, "stealth")
    t = table_before_fight("sentry-5-fan", "dojo-5", "dojo-2", "feint", bare=1)
    told = TEXT.describe_action("play dojo-2", t.view(0), NAMES, "en")
    assert told.endswith("then nothing in your hand can win")
    reason = TEXT.describe_reason("play dojo-2", t.view(0), NAMES, "en")
    assert reason == "Nothing in your hand could win then."


# The aim and what has changed


@every_language
def test_the_aim_is_told_to_players_and_to_others(lang: str) -> None:
    """R36, R40."""
    t = table("kodachi", 3)
    mine, theirs = (TEXT.describe_aim(t.view(seat), NAMES, lang) for seat in (1, None))
    assert len(mine) == len(theirs) == 5
    assert mine[0] != theirs[0]


def test_what_changed_for_you_is_told() -> None:
    """R25, R38."""
    t = table_before_taking(["-"], ["secret"])
    t.treasure(0, "sentry-1-fan", "sentry-2-vase")
    before = t.view(0)
    t.play(0, "buy secret fan")
    assert TEXT.describe_change(before, t.view(0), NAMES, "en") == [
        "You got Secret.",
        "You have 1 fan less.",
        "2 → 7 points for you.",
    ]
    assert TEXT.describe_change(before, t.view(None), NAMES, "en") == []


def test_a_rumor_that_others_share_is_told_to_have_fallen() -> None:
    """R39."""
    t = table_before_taking(["-"], ["secret"])
    t.discard(1, "secret")
    t.treasure(0, "sentry-1-fan")
    before = t.view(1)
    t.play(0, "buy secret fan")
    assert TEXT.describe_change(before, t.view(1), NAMES, "en") == [
        "Your rumors that count owners are worth 4 points each now, not 6.",
        "6 → 4 points for you.",
    ]


def test_a_third_token_and_the_last_round_are_told() -> None:
    """R36."""
    t = table_before_fight("sentry-3-fan", "red-captain", "blue-captain")
    t.token(0, "green-2", "green-4")
    t.set("guard_deck", ["sentry-3-scroll"])
    before = t.view(1)
    t.play(0, "play red-captain")
    third = t.view(1)
    assert TEXT.describe_change(before, third, NAMES, "en") == [
        "Ren has three tokens: one more, and the last round begins."
    ]
    t.play(0, "continue", "play blue-captain")
    assert TEXT.describe_change(third, t.view(1), NAMES, "en") == ["The last round has begun."]


# Reasons


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_has_a_reason_of_its_own_table(seats: int, lang: str) -> None:
    """For whoever is asked, and for nobody else."""
    for state in walk("kodachi", seats, 3)[:250]:
        for action in state.legal():
            token = state.actions.token(action)
            seat = state.actor()
            assert TEXT.describe_reason(token, state.view(seat), NAMES, lang)
            other = state.view((seat + 1) % seats)
            assert TEXT.describe_reason(token, other, NAMES, lang) == ""


def test_reasons_count_the_guards_and_the_points() -> None:
    """R19, R20, R23, R38."""
    t = table_before_fight(
        "sentry-2-fan", "dojo-5", "dojo-4", bare=1, guard_deck=["sentry-1-fan", "sentry-5-fan"]
    )
    t.play(0, "play dojo-5")
    assert TEXT.describe_reason("stop", t.view(0), NAMES, "en") == (
        "Takes 1 card for sure; your hand beats 1 of the 2 guards that may come next."
    )
    t = table_before_taking(["-"], ["red-monk"])
    t.discard(0, "court-talk", "court-talk")
    t.treasure(0, "sentry-1-fan", "sentry-2-fan", "sentry-3-vase")
    said = TEXT.describe_reason("buy red-monk fan fan vase", t.view(0), NAMES, "en")
    assert said == "Gives you 6 points, and may win the token Red 2."


def test_the_points_of_a_card_are_those_it_adds() -> None:
    """R38, R39: for each card of the house, bought or not."""
    t = table("kodachi", 3, discards=[["court-talk", "echo", "secret"], ["red-monk"], ["secret"]])
    t.set("house_deck", ["blue-monk"])
    view = t.view(None)
    for seat in range(3):
        for card in ("blue-monk", "court-talk", "echo", "renown", "secret", "smoke"):
            owned = [player["owned"] for player in view["players"]]
            piles = [
                [each for each in cards if not each.startswith(("dojo", "feint"))]
                for cards in owned
            ]
            before = view["players"][seat]["score"]["points"]
            piles[seat].append(card)
            after = table("kodachi", 3, discards=piles).view(None)["players"][seat]["score"]
            gained = count_points_gained(card, view, seat)  # type: ignore[arg-type]
            assert gained == after["points"] - before, (card, seat)


# The end


def finished_game(*owned: list[str]) -> Table:
    return table("kodachi", len(owned), ending=1, asked=[], discards=list(owned))


def test_the_result_speaks_to_who_reads_it() -> None:
    """R40."""
    t = finished_game(["red-monk", "red-poet", "court-talk", "court-talk"], ["smoke"])
    results = [
        TEXT.describe_result(t.state.breakdown(), t.view(seat), NAMES, "en") for seat in (0, 1)
    ]
    assert [each.headline for each in results] == ["You win.", "Ren wins."]
    assert [each.why for each in results] == [
        "With 13 points, 11 more than Aki.",
        "With 13 points, 11 more than you.",
    ]


def test_the_result_is_a_table_by_kind() -> None:
    """R38, R39."""
    t = finished_game(["red-monk", "blue-monk", "red-poet", "court-talk", "court-talk"], ["smoke"])
    t.token(0, "red-2", "blue-2", "red-4")
    t.treasure(0, "sentry-1-fan")
    result = TEXT.describe_result(t.state.breakdown(), t.view(0), NAMES, "en")
    assert result.columns == ["Envoys", "Rumors", "Skills", "Tokens", "Treasure"]
    assert [row.cells for row in result.rows] == [
        ["5 + 2 × 4 = 13", "2 × 3 = 6", "0", "4 + 2 × 2 = 8", "1"],
        ["0", "0", "2", "0", "0"],
    ]
    assert [(row.total, row.won) for row in result.rows] == [("28", True), ("2", False)]
    assert [row.name for row in result.rows] == ["You", NAMES[1]]


def test_a_shared_victory_names_the_others() -> None:
    """R40."""
    t = finished_game([], [])
    said = [
        TEXT.describe_result(t.state.breakdown(), t.view(seat), NAMES, "fr").headline
        for seat in (0, None)
    ]
    assert said == ["Vous partagez la victoire avec Aki.", "Ren et Aki partagent la victoire."]
