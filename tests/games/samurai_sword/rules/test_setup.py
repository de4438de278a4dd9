"""The cards, and how the table is set: R2, R13."""

import json
from collections import Counter

import pytest

from chabudai.games.samurai_sword.cards.deck import CHARACTERS, load_deck
from tests.table import dealt, table

WEAPONS = {  # reach, wounds, copies
    "bokken": (1, 1, 6),
    "kiseru": (1, 2, 5),
    "bo": (2, 1, 5),
    "kusarigama": (2, 2, 4),
    "shuriken": (3, 1, 3),
    "naginata": (4, 1, 2),
    "katana": (2, 3, 1),
    "kanabo": (3, 2, 1),
    "nagayari": (4, 2, 1),
    "nodachi": (3, 3, 1),
    "tanegashima": (5, 1, 1),
    "daikyu": (5, 2, 1),
    "wakizashi": (1, 3, 1),
}
PROPERTIES = {"focus": 6, "armor": 4, "fast-draw": 3, "bushido": 2}
ACTIONS = {
    "parry": 15,
    "geisha": 6,
    "diversion": 5,
    "battle-cry": 4,
    "tea-ceremony": 4,
    "breathing": 3,
    "daimyo": 3,
    "jujutsu": 3,
}
RESILIENCE = {
    "benkei": 5,
    "chiyome": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}
# Seats: roles, honor of the Shogun and of others, hands clockwise from the Shogun, deck left.
SETUPS = [
    (3, {"shogun": 1, "ninja": 2}, 6, 3, [4, 5, 5], 76),
    (4, {"shogun": 1, "samurai": 1, "ninja": 2}, 5, 3, [4, 5, 5, 6], 70),
    (5, {"shogun": 1, "samurai": 1, "ronin": 1, "ninja": 2}, 5, 3, [4, 5, 5, 6, 6], 64),
    (6, {"shogun": 1, "samurai": 1, "ronin": 1, "ninja": 3}, 5, 4, [4, 5, 5, 6, 6, 7], 57),
    (7, {"shogun": 1, "samurai": 2, "ronin": 1, "ninja": 3}, 5, 4, [4, 5, 5, 6, 6, 7, 7], 50),
]


def test_the_deck_has_every_card_as_often_as_printed() -> None:
    """Scenario 1, R2."""
    cards = load_deck()
    copies = dict(zip(cards.keys, cards.copies, strict=True))
    weapons = {key: copies for key, (_, _, copies) in WEAPONS.items()}
    assert copies == {**weapons, **PROPERTIES, **ACTIONS}
    groups = [sum(each.values()) for each in (weapons, PROPERTIES, ACTIONS)]
    assert groups == [32, 15, 43]


def test_every_weapon_reaches_and_wounds_as_printed() -> None:
    """Scenario 1, R6."""
    cards = load_deck()
    printed = {key: (reach, wounds) for key, (reach, wounds, _) in WEAPONS.items()}
    figures = {key: (cards.reach[n], cards.wounds[n]) for n, key in enumerate(cards.keys)}
    assert {key: figures[key] for key in printed} == printed


def test_there_are_twelve_characters_with_their_resilience() -> None:
    """Scenario 1, R2."""
    assert dict(zip(CHARACTERS, load_deck().resilience, strict=True)) == RESILIENCE


@pytest.mark.parametrize(("seats", "roles", "shogun", "others", "hands", "deck"), SETUPS)
@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_set_for_its_number_of_seats(
    seats: int,
    roles: dict[str, int],
    shogun: int,
    others: int,
    hands: list[int],
    deck: int,
    seed: int,
) -> None:
    """Scenarios 2 and 3, R2, R13, Q1."""
    t = dealt("samurai_sword", seats, seed)
    order = [(t.turn() + place) % seats for place in range(seats)]
    drawn = t.told(None, "drew")[0]["count"]
    assert Counter(role.split("-")[0] for role in t.roles()) == roles
    assert t.role(order[0]) == "shogun"
    assert [t.honor(seat) for seat in order] == [shogun] + [others] * (seats - 1)
    assert [len(t.hand(seat)) for seat in order] == [hands[0] + drawn, *hands[1:]]
    assert len(t.deck()) == deck - drawn


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_the_shogun_plays_first_and_draws_two(seats: int) -> None:
    """Scenario 2, R2, R4."""
    t = table("samurai_sword", seats, begin=1)
    t.hand(0, "parry", "parry", "parry", "parry")
    t.character(0, "benkei")

    assert t.question() == ["play", 0]
    assert len(t.hand(0)) == 6


def test_hideyoshi_as_shogun_starts_with_seven_cards() -> None:
    """Scenario 2, R4."""
    t = table("samurai_sword", seats=4, begin=1)
    t.hand(0, "parry", "parry", "parry", "parry")
    t.set("characters", ["hideyoshi", "ieyasu", "tomoe", "musashi"])
    assert len(t.hand(0)) == 7


def test_the_shogun_of_three_draws_three() -> None:
    """Scenario 3, R13."""
    t = table("samurai_sword", seats=3, begin=1)
    t.set("characters", ["kojiro", "ieyasu", "tomoe"])
    assert len(t.hand(0)) == 3


def test_hideyoshi_as_shogun_of_three_draws_four() -> None:
    """Scenario 3, R4, R13."""
    t = table("samurai_sword", seats=3, begin=1)
    t.set("characters", ["hideyoshi", "ieyasu", "tomoe"])
    assert len(t.hand(0)) == 4


def test_a_ninja_of_three_draws_two() -> None:
    """R13."""
    t = table("samurai_sword", seats=3, begin=1, turn=1)
    t.set("characters", ["hideyoshi", "musashi", "tomoe"])
    assert len(t.hand(1)) == 2


@pytest.mark.parametrize(
    ("shogun", "focus", "limit"), [("kojiro", 0, 2), ("goemon", 0, 3), ("goemon", 2, 5)]
)
def test_the_shogun_of_three_may_play_one_weapon_more(shogun: str, focus: int, limit: int) -> None:
    """Scenario 3, R4, R13."""
    t = table("samurai_sword", seats=3)
    t.set("characters", [shogun, "ieyasu", "tomoe"])
    t.set("focus", [focus, 0, 0])
    assert t.view(None)["weapon_limit"] == limit


def test_with_four_seats_every_pair_of_ninjas_is_dealt_and_the_third_is_never_seen() -> None:
    """Scenario 4, R2."""
    pairs: set[str] = set()
    for seed in range(1000):
        t = dealt("samurai_sword", 4, seed)
        pairs.add(" ".join(sorted(role for role in t.roles() if "ninja" in role)))
        for seat in range(4):
            assert json.dumps(t.view(seat)).count("ninja-") == t.role(seat).count("ninja-")
            assert "box_roles" not in t.view(seat)
    assert pairs == {"ninja-1 ninja-2", "ninja-1 ninja-3", "ninja-2 ninja-3"}


@pytest.mark.parametrize("seats", [3, 5])
def test_with_three_or_five_seats_the_two_ninjas_are_any_two(seats: int) -> None:
    """R2, Q31."""
    left_out = {dealt("samurai_sword", seats, seed).box_roles()[0] for seed in range(60)}
    assert left_out == {"ninja-1", "ninja-2", "ninja-3"}


def test_every_seat_may_get_every_role_and_every_character() -> None:
    """R2."""
    tables = [dealt("samurai_sword", 5, seed) for seed in range(150)]
    for seat in range(5):
        assert len({t.role(seat) for t in tables}) == 6
        assert len({t.character(seat) for t in tables}) == 12


def test_characters_lie_open_with_their_full_resilience() -> None:
    """R2, R15."""
    for player in dealt("samurai_sword", 7).view(None)["players"]:
        assert player["resilience"] == RESILIENCE[player["character"]]
