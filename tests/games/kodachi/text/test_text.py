"""What the game says: no more than the listener may know."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.engine import State, load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.text.catalog import LANGUAGES, has_message
from chabudai.games.kodachi.cards.deck import PACKAGE
from tests.games.kodachi.invasion import table_before_fight, table_before_taking
from tests.table import Table, table

GAME = load("kodachi")
TEXT = GAME.text
NAMES = ["Ren", "Aki", "Bo", "Chie"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def screen_text(state: State, viewer: int | None, lang: str) -> list[str]:
    """The table, and the score when the game is over."""
    people, view = NAMES[: state.seats], state.view(viewer)
    zones = TEXT.describe_zones(view, people, lang)
    words = [word for zone in zones for word in (zone.title, *zone.rows)]
    if not state.over():
        return words
    return words + TEXT.describe_result(state.breakdown(), view, people, lang).as_sentences()


# Nothing is missing


@every_language
def test_every_question_has_a_message_for_who_is_asked_and_for_the_others(lang: str) -> None:
    questions = ["declare", "fight", "fight-twin", "take", "drop", "shape"]
    wanted = [f"{manner}-{each}" for manner in ("asked", "waiting") for each in questions]
    assert [code for code in wanted if not has_message(PACKAGE, code, lang)] == []


@every_language
def test_every_action_of_the_game_has_a_label_of_its_own(lang: str) -> None:
    t = table_before_fight("sentry-3-fan", "dojo-4")
    actions = t.state.actions
    view = t.view(0)
    labels = [
        TEXT.describe_action(actions.token(n), view, NAMES, lang) for n in range(len(actions))
    ]
    assert len(set(labels)) == len(labels)


# Events


def event_sentences(t: Table, name: str, seat: int | None, lang: str = "en") -> list[str]:
    """The events of a name in words."""
    return [TEXT.describe_event(event, t.view(seat), NAMES, lang) for event in t.told(seat, name)]


def test_what_is_drawn_is_said_to_the_one_who_draws() -> None:
    """Q42."""
    t = table_before_fight("sentry-3-fan", "meditation", "dojo-4", bare=1)
    t.deck(0, "dojo-5", "dojo-5", "dojo-1")
    t.play(0, "play meditation")
    assert event_sentences(t, "drew", 0) == ["You draw 3 cards: Dojo 1, 2 × Dojo 5."]
    assert event_sentences(t, "drew", 1) == ["Ren draws 3 cards."]


def test_a_fight_is_told_blow_by_blow() -> None:
    """R9."""
    t = table_before_fight("sentry-2-fan", "dojo-2", "feint", "turnabout", approach="stealth")
    t.play(0, "play dojo-2", "play feint -1", "play turnabout")
    assert event_sentences(t, "played", None) == [
        "Ren plays Dojo 2 as 2: 2, but it must be lower than 2.",
        "Ren plays Feint for −1: 1 beats the guard.",
        "Ren plays Turnabout: Strength for the guards to come.",
    ]


def test_twins_are_told_one_by_one() -> None:
    """R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "thunder")
    t.play(0, "play dojo-4", "next", "play thunder", "stop")
    assert event_sentences(t, "twin", 1) == [
        "Against the second guard, the total must be higher than 5."
    ]
    assert event_sentences(t, "defeated", 1) == [
        "The first guard of Twins 3 & 5 (gold) is beaten; the second is still to come.",
        "Twins 3 & 5 (gold) is defeated: 1 guard card so far.",
    ]


@pytest.mark.parametrize(("why", "said"), [("fourth", "a fourth"), ("last", "the last")])
def test_it_is_told_why_the_end_comes(why: str, said: str) -> None:
    """R36."""
    event: dict[str, Any] = {"event": "ending", "seat": 1, "why": why, "left": 1}
    assert said in TEXT.describe_event(event, table("kodachi", 2).view(None), NAMES, "en")


# Labels and prompts


def list_labels(t: Table, seat: int, lang: str = "en") -> list[str]:
    """What a seat may answer, in words."""
    return [TEXT.describe_action(token, t.view(seat), NAMES, lang) for token in t.asked(seat)]


def test_plays_are_labelled_with_what_comes_of_them() -> None:
    """R9, Q8."""
    t = table_before_fight("sentry-3-fan", "dojo-4", "balance")
    assert list_labels(t, 0) == [
        "Give up and take nothing, although your hand can win",
        "Play Dojo 4 as 4: total 4 – beats the guard",
        "Play Balance for +1: total 1, draw 1 card",
        "Play Balance for −1: total −1, draw 1 card",
    ]


def test_stopping_is_labelled_with_the_takes_and_going_on_with_the_next_back() -> None:
    """R20, R23."""
    guards = ["sentry-1-fan", "sentry-2-fan", "sentry-3-fan"]
    t = table("kodachi", 2, guard_row=guards, house_row=["-"] * 3, approach="strength")
    t.set("guard_deck", ["champion-6-fan"])
    t.hand(0, "dojo-4")
    t.play(0, "play dojo-4")
    assert list_labels(t, 0) == ["Stop and take 2 cards", "Continue against an elite"]


def test_buying_is_labelled_with_what_is_paid() -> None:
    """R25."""
    t = table_before_taking(["-"], ["echo"], coins=1)
    t.treasure(0, "sentry-1-fan", "sentry-2-fan")
    assert list_labels(t, 0)[1:] == [
        "Buy Echo for 2 fans",
        "Buy Echo for 1 fan, 1 gold from a skill – the cheapest way",
    ]


def test_who_takes_reads_what_there_is_to_pay_with() -> None:
    """R25, Q21."""
    t = table_before_taking(["-"], ["echo"], coins=1)
    t.treasure(0, "sentry-1-fan", "sentry-2-fan")
    told = TEXT.describe_question(t.view(0), NAMES, "en")
    assert told.endswith("To pay with, you have 2 fans, 1 gold from a skill.")
    assert TEXT.describe_question(
        table_before_taking(["-"], ["echo"]).view(0), NAMES, "fr"
    ).endswith("pas de trésor.")


def test_who_discards_reads_how_many_go() -> None:
    """R32."""
    t = table("kodachi", 2, asked=[["shape", 0]], hands=[["dojo-1", "dojo-5"], []])
    assert list_labels(t, 0)[0] == "Keep your hand and draw up to 6"
    t.play(0, "discard dojo-1")
    assert list_labels(t, 0)[0] == "Discard 1 card and draw up to 6"


def test_need_and_total_are_in_the_prompt() -> None:
    """R9, Q12."""
    t = table_before_fight("sentry-3-fan", "dojo-5", "dojo-4", approach="stealth")
    assert TEXT.describe_question(t.view(0), NAMES, "en") == (
        "To beat Sentry 3 (fan), your total must be lower than 3. It is 0, with no dojo card yet."
        " Nothing in your hand can win."
    )
    assert TEXT.describe_question(t.view(1), NAMES, "en") == (
        "Ren is fighting Sentry 3 (fan): the total must be lower than 3; it is 0 now."
    )


def test_the_prompt_speaks_of_the_second_guard() -> None:
    """R19."""
    t = table_before_fight("twins-3-5-gold", "dojo-4", "dojo-5")
    t.play(0, "play dojo-4")
    assert TEXT.describe_question(t.view(0), NAMES, "en") == (
        "The first guard of Twins 3 & 5 (gold) is beaten. Go on to the second: higher than 5?"
    )


def test_cards_of_an_own_deck_go_by_their_own_names() -> None:
    t = table("kodachi", 2, cards=renamed_deck(), hands=[["echo"], []])
    t.token(0, "red-2")
    words = "\n".join(screen_text(t.state, 0, "fr"))
    assert "Rumeur (Dojo 5)" in words
    assert "Noir 2" in words
    event: dict[str, Any] = {"event": "took", "seat": 0, "card": "echo"}
    assert TEXT.describe_event(event, t.view(1), NAMES, "fr") == "Ren prend Rumeur comme trésor."


def renamed_deck() -> str:
    """The usual deck with another rumor and another clan."""
    own = read_deck_text("chabudai.games.kodachi").replace('fr = "Écho"', 'fr = "Rumeur"')
    return own.replace('fr = "Rouge"', 'fr = "Noir"')


# The table and the score


def test_the_table_shows_the_display_with_costs_and_what_is_left() -> None:
    """R7, R20."""
    guards = {"guard_row": ["sentry-1-fan", "-"], "house_row": ["red-poet", "-"], "beaten": 2}
    t = table("kodachi", 2, asked=[["shape", 0], ["take", 1]], takes=1, **guards)
    t.set("guard_deck", ["champion-6-fan"])
    t.set("house_row", ["red-poet", "blue-merchant"])
    middle = TEXT.describe_zones(t.view(None), NAMES, "en")[0]
    assert middle.rows[0] == "Sentry 1 (fan) | Red Poet ⌂2 → ⚑ ★5 [1 scroll + 1 vase + 1 jade]"
    assert middle.rows[1] == "– | Blue Merchant ⌂2 → ⚑ ★4 [2 fans + 1 scroll]"
    assert "next: ELITE" in middle.rows[2]
    assert middle.rows[3] == "⌂ dojo value · ⚑ clan token · ★ points · → then"


def test_a_dojo_card_in_hand_says_its_value_once() -> None:
    own = read_deck_text(PACKAGE).replace('en = "Dojo 5"', 'en = "Kata"')
    t = table("kodachi", 2, cards=own, hands=[["dojo-1", "dojo-5", "feint"], []])
    hand = TEXT.describe_zones(t.view(0), NAMES, "en")[-1]
    assert hand.rows == ["Dojo 1 · Kata (5 dojo) · Feint (3 dojo or +1 or −1)"]


def test_the_seats_show_their_treasure_tokens_and_known_cards() -> None:
    t = table("kodachi", 2, hands=[[], ["echo"]], known=[[], ["echo"]])
    t.treasure(1, "sentry-1-fan", "sentry-2-fan")
    t.token(1, "red-2")
    zone = TEXT.describe_zones(t.view(0), NAMES, "en")[2]
    assert zone.rows[1:] == ["Treasure: 2 fans · Tokens: Red 2", "Definitely holds: Echo"]


def zone_marks(t: Table, seat: int) -> list[str]:
    """How the zones of a table stand out."""
    return [zone.mark for zone in TEXT.describe_zones(t.view(seat), NAMES, "en")]


def test_seats_stand_out_by_what_they_do() -> None:
    t = table_before_taking(["sentry-3-fan"], ["echo"])
    t.play(0, "pass")
    assert zone_marks(t, 0) == ["", "turn", "asked", "hand"]
    assert zone_marks(table("kodachi", 3, asked=[["shape", 0]]), 2) == [
        "",
        "me",
        "asked",
        "",
        "hand",
    ]
    t = table("kodachi", 2, ending=1, asked=[], hands=[["red-monk"], []])
    assert zone_marks(t, 1) == ["", "me", "winner"]


def test_a_column_without_a_house_card_is_told() -> None:
    """Q27."""
    event: dict[str, Any] = {"event": "revealed", "house": None, "guard": "sentry-1-fan"}
    assert TEXT.describe_event(
        {**event, "elite": None}, table("kodachi", 2).view(None), NAMES, "en"
    ) == ("An empty house turns up, guarded by Sentry 1 (fan). It is the last guard.")


def score_sentences(t: Table) -> list[str]:
    """The score in words."""
    return TEXT.describe_result(t.state.breakdown(), t.view(None), NAMES, "en").as_sentences()


def finished_game(*owned: list[str], **zones: object) -> Table:
    """A game that is over."""
    return table("kodachi", len(owned), ending=1, asked=[], discards=list(owned), **zones)


def test_the_score_is_told_term_by_term() -> None:
    """R38, R39, R40."""
    t = finished_game(["red-monk", "court-talk", "secret"], [])
    t.treasure(0, "sentry-1-fan")
    assert score_sentences(t) == [
        "Ren: 1 × 1 for rumors by envoys + 1 × 6 for rumors with 1 owner + 4 for envoys"
        " + 1 for treasure = 12",
        "Aki: nothing = 0",
        "Ren wins.",
        "With 12 points, 12 more than Aki.",
    ]


def test_ties_are_told_with_what_broke_them() -> None:
    """R40, Q46."""
    assert score_sentences(finished_game(["red-monk"], ["balance", "smoke"]))[-1] == (
        "Tied with Aki on points, and decided by envoys: 1 to 0."
    )
    assert score_sentences(finished_game([], []))[-2:] == [
        "Ren and Aki share the victory.",
        "Tied on points, envoys and tokens.",
    ]
    for reading, words in (("points", "by points on tokens: 9 to 6"), ("tokens", "tokens: 3 to 2")):
        t = finished_game([], [], options={"tie_break": reading})
        t.set("treasures", [["sentry-1-fan", "sentry-2-fan", "sentry-3-fan"], []])
        t.set("tokens", [["red-2", "blue-2", "green-2"], ["red-4", "red-5"]])
        assert words in score_sentences(t)[-1]


def test_what_wins_is_listed_first_and_giving_up_last() -> None:
    t = table_before_fight("sentry-3-fan", "dojo-1", "dojo-4")
    listed = GAME.order_choices(t.asked(0), t.view(0))
    assert listed[0] == "play dojo-4"
    assert listed[-1] == "give-up"
