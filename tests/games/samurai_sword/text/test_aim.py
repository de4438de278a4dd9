"""The aim, what has changed for a viewer, and reasons: from their view, at every table."""

from __future__ import annotations

import re

import pytest

from chabudai.engine.text.catalog import LANGUAGES
from tests.games.samurai_sword.text.game_text import NAMES, TEXT
from tests.games.walking import walk
from tests.table import Table, table

ROLES = {
    3: ["shogun", "ninja-1", "ninja-3"],
    4: ["shogun", "samurai", "ninja-1", "ninja-2"],
    5: ["shogun", "samurai", "ninja-1", "ninja-2", "ronin"],
    6: ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"],
    7: ["shogun", "samurai", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"],
}


def aim(seats: int, viewer: int | None, lang: str = "en", **zones: object) -> list[str]:
    t = table("samurai_sword", seats, roles=ROLES[seats], **zones)
    return TEXT.describe_aim(t.view(viewer), NAMES[:seats], lang)


TEAMS = [
    (3, 0, "You are the Shogun: you win alone, against all the others."),
    (3, 1, "You are a Ninja ★: you win with the other Ninja."),
    (4, 0, "You are the Shogun: you win with the Samurai, one of the others."),
    (4, 1, "You are the Samurai: you win with the Shogun, Ren."),
    (4, 3, "You are a Ninja ★★: you win with the other Ninja."),
    (5, 4, "You are the Ronin: you win alone, against everybody."),
    (6, 3, "You are a Ninja ★★: you win with the 2 other Ninjas."),
    (7, 0, "You are the Shogun: you win with the 2 Samurai among the others."),
    (7, 2, "You are a Samurai: you win with the Shogun, Ren, and the other Samurai."),
]


@pytest.mark.parametrize(("seats", "viewer", "said"), TEAMS)
def test_the_aim_says_with_whom_one_wins(seats: int, viewer: int, said: str) -> None:
    """R1, R2, R13."""
    assert aim(seats, viewer)[0] == said


WORTH = [
    (3, 0, "counts 2 for you"),
    (3, 2, "counts 1 for you"),
    (4, 1, "counts 2 for you"),
    (4, 2, "counts 1 for you"),
    (4, 3, "counts 2 for you if the other Ninja has fewer stars than you, otherwise 1"),
    (5, 1, "counts 1 for you"),
    (5, 4, "counts 2 for you; Daimyo count nothing"),
    (6, 1, "counts 2 for you"),
    (6, 4, "counts 1 for you"),
    (7, 6, "counts 3 for you; Daimyo count nothing"),
]


@pytest.mark.parametrize(("seats", "viewer", "said"), WORTH)
def test_the_aim_says_what_honor_is_worth(seats: int, viewer: int, said: str) -> None:
    """R11, R13."""
    assert said in aim(seats, viewer)[1]


def test_three_players_have_rules_of_their_own() -> None:
    """R12, R13: no Swordmaster, and the Shogun's privileges."""
    assert any("draw 1 card more" in line for line in aim(3, 0))
    for viewer in range(3):
        assert not any("last player with any Resilience" in line for line in aim(3, viewer))
    assert any("last player with any Resilience" in line for line in aim(4, 0))


def test_the_deadly_strike_is_told_to_who_has_a_team() -> None:
    """R11."""
    told = [any("own team" in line for line in aim(5, viewer)) for viewer in range(5)]
    assert told == [True, True, True, True, False]
    assert not any("own team" in line for line in aim(3, 0))


def test_the_aim_ends_with_the_character() -> None:
    characters = ["benkei", "tomoe", "hanzo", "goemon"]
    assert aim(4, 0, characters=characters)[-1] == (
        "You play Benkei (5 Resilience). Attacks on you have 1 more Difficulty, on top of Armor."
    )


def test_a_spectator_hears_who_wins_with_whom_and_no_role() -> None:
    """R15."""
    assert aim(5, None)[0] == (
        "The Shogun, Ren, wins with the Samurai; the 2 Ninjas win together; the Ronin wins alone."
    )
    assert aim(3, None)[0] == "The Shogun, Ren, wins alone; the 2 Ninjas win together."


def test_the_aim_tells_nobody_another_hidden_role() -> None:
    """R15: it is the same however the roles of the others lie."""
    for seats, roles in ROLES.items():
        view = table("samurai_sword", seats, roles=roles).view(1)
        hidden = roles[2:][::-1]
        other = table("samurai_sword", seats, roles=[*roles[:2], *hidden]).view(1)
        people = NAMES[:seats]
        assert TEXT.describe_aim(view, people, "en") == TEXT.describe_aim(other, people, "en")


# What has changed


def test_what_others_did_is_told_as_losses_and_gains() -> None:
    """R8, R15."""
    t = table("samurai_sword", 4, armor=[0, 1, 0, 0], resilience=[5, 3, 5, 5], focus=[1, 0, 0, 0])
    t.set("hands", [["katana", "geisha"], ["bo", "parry"], ["bo"], ["bo"]])
    before = t.view(1)
    t.play(0, "play geisha 1 armor", "strike katana 1")
    t.play(1, "take")
    assert TEXT.describe_change(before, t.view(1), NAMES[:4], "en") == [
        "You lost 3 Resilience: no Resilience left.",
        "You lost 1 honor: 2 honor left.",
        "No longer in front of you: Armor.",
        "You are Harmless now: nobody can attack you.",
    ]
    assert TEXT.describe_change(before, t.view(None), NAMES[:4], "en") == []
    assert TEXT.describe_change(before, before, NAMES[:4], "fr") == []


def test_cards_gained_and_lost_are_named() -> None:
    t = table("samurai_sword", 4, bushido=-1)
    t.set("hands", [["diversion", "bushido"], ["bo"], ["bo"], ["bo"]])
    before = t.view(1)
    t.play(0, "play bushido 1", "play diversion 1")
    assert TEXT.describe_change(before, t.view(1), NAMES[:4], "en") == [
        "Gone from your hand: Bō.",
        "New in front of you: Bushido.",
        "You are Harmless now: nobody can attack you.",
    ]


# Reasons


def reason(t: Table, seat: int, token: str) -> str:
    assert token in t.asked(seat)
    return TEXT.describe_reason(token, t.view(seat), NAMES[: t.state.seats], "en")


def table_of_samurai(**zones: object) -> Table:
    """The Samurai, between the Shogun and a Ninja, is to play."""
    t = table("samurai_sword", 4, turn=1, characters=["goemon", "musashi", "ginchiyo", "tomoe"])
    t.set("hands", [["bo"], ["kiseru", "parry", "parry"], ["bo"], ["bo"]])
    for zone, value in zones.items():
        t.set(zone, value)
    return t


def test_an_attack_is_given_its_wounds_and_whose_side_it_hits() -> None:
    """R1, R6: Musashi's Kiseru on Ginchiyo."""
    t = table_of_samurai()
    assert reason(t, 1, "strike kiseru 0") == (
        "Deals 3 wounds unless Ren parries: 2 Resilience left. Ren is on your side."
    )
    assert reason(t, 1, "strike kiseru 2").endswith("2 Resilience left. Bo is your enemy.")
    assert reason(t, 1, "end") == "Keeps 3 cards in your hand, 2 Parries among them."


def test_a_defeat_is_given_the_honor_it_wins() -> None:
    """R8, R11."""
    t = table_of_samurai(resilience=[5, 5, 2, 5])
    assert "wins you 1 honor" in reason(t, 1, "strike kiseru 2")
    t = table_of_samurai(resilience=[5, 5, 2, 5], honor=[5, 3, 1, 3])
    assert "last honor, which ends the game" in reason(t, 1, "strike kiseru 2")


def test_a_hidden_role_is_judged_by_whom_it_attacked() -> None:
    """R15."""
    t = table("samurai_sword", 5, turn=0, strikes=[0] * 5 + [0] * 5 + [2, 0, 0, 0, 0] + [0] * 10)
    t.set("characters", ["kojiro", "musashi", "ginchiyo", "tomoe", "goemon"])
    t.set("hands", [["bo", "parry"]] + [["bo"]] * 4)
    assert reason(t, 0, "strike bo 2").endswith("Bo has attacked you 2 times.")
    assert reason(t, 0, "strike bo 3").endswith("Whose side Chie is on has not shown yet.")


def test_a_parry_is_given_what_it_saves_and_leaves() -> None:
    t = table("samurai_sword", 4, hands=[["katana"], ["parry", "parry"], ["bo"], ["bo"]])
    t.play(0, "strike katana 1")
    assert reason(t, 1, "parry") == "Saves you 3 Resilience and leaves you 1 Parry."
    assert reason(t, 1, "take").startswith("You keep your 2 cards for worse")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(3, 8))
def test_every_answer_of_a_game_has_a_reason_for_who_is_asked_alone(seats: int, lang: str) -> None:
    people = NAMES[:seats]
    for state in walk("samurai_sword", seats, seats)[:-1:3]:
        seat = state.actor()
        for action in state.legal():
            token = state.actions.token(action)
            said = TEXT.describe_reason(token, state.view(seat), people, lang)
            assert said
            assert not re.search(r"[{}]|None|\b[a-z]+_| [;:?!»]", said)
            other = state.view((seat + 1) % seats)
            assert TEXT.describe_reason(token, other, people, lang) == ""
