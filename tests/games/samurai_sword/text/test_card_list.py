"""The card list, and the cards as the rules tell them."""

from __future__ import annotations

import pytest

from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.games.samurai_sword.cards.deck import load_deck
from tests.games.samurai_sword.text.game_text import GAME

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_rules_name_every_weapon_with_the_figures_of_the_deck(lang: str) -> None:
    cards = load_deck()
    for card in range(len(cards.keys)):
        name = cards.names[card][lang]
        line = f"| {name} | {cards.reach[card]} | {cards.wounds[card]} | {cards.copies[card]} |"
        wanted = line if cards.reach[card] else f"{cards.copies[card]} {name}"
        assert wanted in " ".join(GAME.rules(lang).split("\n"))


@every_language
def test_the_rules_tell_what_every_character_can_do(lang: str) -> None:
    cards = load_deck()
    for row, resilience in zip(cards.characters, cards.resilience, strict=True):
        assert f"- **{row.values[lang]}** ({resilience}" in GAME.rules(lang)


def test_the_card_list_has_every_card_and_adds_up() -> None:
    totals: dict[str, int] = {}
    for line in GAME.list_cards(None):
        totals[line.group["en"][:5]] = totals.get(line.group["en"][:5], 0) + line.copies
    assert totals == {"Weapo": 32, "Prope": 15, "Actio": 43, "Chara": 12, "Roles": 7}


def test_every_card_has_an_effect_in_every_language() -> None:
    for line in GAME.list_cards(None):
        assert all(line.effect[lang] for lang in LANGUAGES)


def test_a_weapon_is_told_in_words() -> None:
    """R5, R6."""
    effects = {line.key: line.effect["en"] for line in GAME.list_cards(None)}
    assert effects["kusarigama"] == "Reaches up to 2 seats away and deals 2 wounds."
    assert effects["bokken"] == "Reaches 1 seat away, the neighbours, and deals 1 wound."


def test_the_stars_of_a_ninja_show_what_they_are_worth_at_four() -> None:
    """R11."""
    worth = {
        line.key: line.figures["honor-4"]
        for line in GAME.list_cards(None)
        if "honor-4" in line.figures
    }
    assert worth == {
        "shogun": "×1",
        "samurai": "×2",
        "ninja-1": "×1",
        "ninja-2": "×1/×2",
        "ninja-3": "×2",
        "ronin": "–",
    }


def test_a_deck_that_does_not_say_where_a_card_comes_from_is_reconstructed() -> None:
    deck = read_deck_text("chabudai.games.samurai_sword").replace(
        'source = "CARD; copies C1 C2 C3 C4"\nconfidence = "printed"\n', "", 1
    )
    bokken = GAME.list_cards(deck)[0]
    assert (bokken.key, bokken.source, bokken.confidence) == ("bokken", "–", "reconstructed")
