"""The end of the deck: R10."""

import pytest

from tests.table import Table, table


def table_with_short_deck(
    deck: list[str], discard: list[str], reading: str = "lazy", **zones: object
) -> Table:
    """All cards are in sight but these in the deck and the discards; seat 2 plays."""
    t = table("samurai_sword", 4, turn=2, bare=1, deck=deck, discard=discard, **zones)
    t.set("options", {"reshuffle": reading})
    return t


def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    """R10, Q2."""
    t = table_with_short_deck([], ["parry", "parry"], begin=1)
    assert t.hand(2) == ["parry", "parry"]
    assert t.honor() == [4, 2, 2, 2]
    assert t.discard() == []


@pytest.mark.parametrize(("reading", "honor"), [("lazy", [5, 3, 3, 3]), ("eager", [4, 2, 2, 2])])
def test_the_deck_is_made_anew_when_needed_or_as_an_option_when_it_runs_out(
    reading: str, honor: list[int]
) -> None:
    """Q2."""
    t = table_with_short_deck(["bo", "bo"], ["parry", "parry"], reading, begin=1)
    assert t.hand(2) == ["bo", "bo"]
    assert t.honor() == honor
    assert len(t.deck()) == (2 if reading == "eager" else 0)


def test_an_eager_deck_waits_for_discards_where_there_are_none() -> None:
    """Q2, Q14."""
    t = table_with_short_deck(["bo", "bo"], [], "eager", begin=1)
    assert t.honor() == [5, 3, 3, 3]


@pytest.mark.parametrize(("reading", "discard"), [("lazy", []), ("eager", ["parry"])])
def test_the_last_card_turned_over_for_bushido_is_not_shuffled_into_an_eager_deck(
    reading: str, discard: list[str]
) -> None:
    """Q2, R9: that deck is made anew while the card is in the air."""
    t = table_with_short_deck(["parry"], ["armor", "armor", "armor"], reading, begin=1, bushido=2)
    assert t.discard() == discard
    assert len(t.deck() + t.hand(2)) == 4 - len(discard)


def test_a_check_that_empties_an_eager_deck_may_end_the_game() -> None:
    """Q2, R9, R11."""
    t = table_with_short_deck(["katana"], ["armor"], "eager", begin=1, bushido=2)
    t.honor(1, 1)
    assert t.cause() == "deck"
    assert t.discard() == ["katana"]


def test_a_draw_goes_on_with_the_new_deck() -> None:
    """Q3."""
    t = table_with_short_deck(["bo"], ["parry", "parry"], begin=1)
    assert t.hand(2) == ["parry", "bo"]
    assert t.honor() == [4, 2, 2, 2]


def test_a_draw_stops_when_the_new_deck_ends_the_game() -> None:
    """Q3, R11."""
    t = table_with_short_deck(["bo"], ["parry", "parry"], begin=1)
    t.honor(3, 1)
    assert t.cause() == "deck"
    assert t.hand(2) == ["bo"]


def test_everybody_loses_honor_even_the_harmless() -> None:
    """R10, R3."""
    t = table_with_short_deck([], ["parry", "parry"], begin=1)
    t.resilience(0, 0)
    assert t.honor(0) == 4


def test_the_shogun_of_three_loses_honor_to_the_deck() -> None:
    """R10, R13."""
    t = table("samurai_sword", 3, turn=0, begin=1, bare=1, discard=["bo", "bo", "bo"])
    t.character(0, "kojiro")
    assert t.honor() == [5, 2, 2]


def test_two_seats_may_lose_their_last_honor_at_once() -> None:
    """Scenario 48, R10, R11, Q32."""
    t = table_with_short_deck([], ["parry", "parry"], begin=1)
    t.set("honor", [5, 1, 1, 3])
    assert t.cause() == "deck"
    assert t.honor() == [4, 0, 0, 2]


def test_nothing_is_drawn_where_no_card_is_left() -> None:
    """Scenario 58, Q14."""
    t = table_with_short_deck([], [])
    t.hand(2, "tea-ceremony")
    t.play(2, "play tea-ceremony")
    assert t.hands() == [[], [], [], []]
    assert t.honor() == [5, 3, 3, 3]
    assert t.question() == ["play", 2]


def test_a_draw_phase_without_cards_is_skipped() -> None:
    """Q14."""
    t = table_with_short_deck([], [], begin=1)
    assert t.question() == ["play", 2]
    assert t.hand(2) == []


def test_the_card_in_play_is_not_shuffled_into_the_deck() -> None:
    """R7, R10, Q7: it is discarded when its effect is over."""
    t = table_with_short_deck([], ["parry", "parry", "parry"])
    t.hand(2, "daimyo")
    t.play(2, "play daimyo")
    assert t.hand(2) == ["parry", "parry"]
    assert t.discard() == ["daimyo"]


@pytest.mark.parametrize(
    ("cards", "token"),
    [
        (["daimyo"], "play daimyo"),
        (["breathing"], "play breathing 1"),
        (["tea-ceremony"], "play tea-ceremony"),
        (["bo"], "spend"),
    ],
)
def test_every_draw_makes_the_deck_anew_and_may_end_the_game(cards: list[str], token: str) -> None:
    """R10, R11."""
    t = table_with_short_deck([], ["parry"] * 9)
    t.character(2, "nobunaga")
    t.hand(2, *cards)
    t.honor(1, 1)
    t.play(2, token)
    assert t.cause() == "deck"
    assert t.hands()[0] == t.hands()[1] == []


def test_an_action_that_ends_the_game_lies_on_the_discards() -> None:
    """R11, Q7."""
    t = table_with_short_deck([], ["parry"] * 9)
    t.hand(2, "daimyo")
    t.honor(1, 1)
    t.play(2, "play daimyo")
    assert t.discard() == ["daimyo"]


@pytest.mark.parametrize(("attacker", "target"), [("tomoe", "hideyoshi"), ("goemon", "ushiwaka")])
def test_draws_for_a_hit_make_the_deck_anew(attacker: str, target: str) -> None:
    """R10: the Weapon that hit is among the cards shuffled."""
    t = table_with_short_deck([], ["parry"])
    t.set("characters", ["kojiro", "benkei", attacker, target])
    t.set("hands", [[], [], ["katana"], ["daimyo"]])
    t.play(2, "strike katana 3")
    t.play(3, "take")
    assert t.honor() == [4, 2, 2, 2]
    assert "katana" in t.deck() + t.hand(2) + t.hand(3)


def test_ieyasu_takes_the_discard_before_the_deck_is_made_anew() -> None:
    """Q22."""
    t = table_with_short_deck([], ["parry", "parry", "katana"], begin=1)
    t.set("characters", ["kojiro", "benkei", "ieyasu", "tomoe"])
    t.play(2, "draw discard")
    assert t.hand(2) == ["parry", "katana"]
    assert t.honor() == [4, 2, 2, 2]
    assert t.deck() == ["parry"]


def test_ieyasu_may_take_the_last_card_of_all() -> None:
    """Q22, Q14."""
    t = table_with_short_deck([], ["katana"], begin=1)
    t.set("characters", ["kojiro", "benkei", "ieyasu", "tomoe"])
    t.play(2, "draw discard")
    assert t.hand(2) == ["katana"]
    assert t.honor() == [5, 3, 3, 3]


def test_the_draw_of_ieyasu_may_end_the_game() -> None:
    """R10, R11."""
    t = table_with_short_deck([], ["parry", "katana"], begin=1)
    t.set("characters", ["kojiro", "benkei", "ieyasu", "tomoe"])
    t.honor(0, 1)
    t.play(2, "draw discard")
    assert t.cause() == "deck"
    assert t.hand(2) == ["katana"]


def test_every_deck_is_shuffled_differently() -> None:
    """R10."""
    cards = ["parry", "bo", "kiseru", "geisha", "armor", "focus", "bokken", "daimyo"] * 2
    orders = set()
    for reshuffles in range(5):
        t = table_with_short_deck([], cards[:11], begin=1, reshuffles=reshuffles)
        orders.add(str(t.deck()))
    assert len(orders) == 5
