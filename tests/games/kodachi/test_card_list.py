"""The card list, with what is known and what is reconstructed."""

from __future__ import annotations

from chabudai.engine.deck import deck_text
from chabudai.engine.zones import CardLine
from chabudai.games.kodachi.card_list import card_lines

LINES = {line.key: line for line in card_lines(None)}


def test_every_card_and_clan_has_a_line() -> None:
    assert len(LINES) == 4 + 1 + 21 + 4 + 9 + 20 + 15 + 3 == len(card_lines(None))


def test_a_line_says_how_sure_it_is_and_why() -> None:
    assert LINES["feint"].confidence == LINES["red"].confidence == "printed"
    assert LINES["red-poet"].confidence == "reconstructed"
    assert all(line.source for line in LINES.values())


def test_a_line_has_its_figures() -> None:
    assert LINES["red-poet"].figures == {"value": "2", "points": "5", "cost": "scroll vase jade"}
    assert LINES["watcher-2-4-vase"].figures == {
        "treasure": "vase",
        "stealth": "2",
        "strength": "4",
    }
    assert LINES["twins-3-5-gold"].figures == {"treasure": "gold", "value": "3", "second": "5"}
    assert LINES["red"].figures == {"tokens": "2 4 5"}


def test_effects_are_in_words() -> None:
    """R13, R17, R39."""
    assert effect("feint") == "3 dojo or +1 or −1"
    assert effect("balance") == "+1 or −1, then draw 1 card; costs any 1 + any 1"
    assert effect("meditation") == "draw 3 cards; costs 2 of one kind"
    assert effect("bribe") == "3 dojo, then 1 gold while you take cards; costs 2 of one kind"
    assert effect("red-monk") == (
        "1 dojo; wins the top token of its clan with the fight; costs any 1 + 2 of one kind"
    )
    assert effect("echo").startswith("5 dojo; 1 point for each of your rumors")


def effect(key: str) -> str:
    """A card's effect in English."""
    return LINES[key].effect["en"]


def test_guards_say_how_they_are_beaten() -> None:
    """R9, R18, R19."""
    keys = ["sentry-1-fan", "watcher-2-4-vase", "twins-3-5-gold"]
    assert len({effect(key) for key in keys}) == 3


def test_a_deck_that_does_not_say_is_taken_for_reconstructed() -> None:
    bare = deck_text("chabudai.games.kodachi").replace('confidence = "printed"\n', "")
    line: CardLine = {line.key: line for line in card_lines(bare)}["feint"]
    assert line.confidence == "reconstructed"
