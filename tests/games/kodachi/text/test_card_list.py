"""The card list, with what is known and what is reconstructed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from chabudai.engine.cards.deck import read_deck_text
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.text_view import CardLine, Icon, format_icons
from chabudai.games.kodachi.cards.card_icons import list_signs
from chabudai.games.kodachi.cards.icons import DRAWINGS
from chabudai.games.kodachi.text.card_list import list_cards

LINES = {line.key: line for line in list_cards(None)}


def test_every_card_and_clan_has_a_line() -> None:
    assert len(LINES) == 4 + 1 + 21 + 4 + 9 + 20 + 15 + 3 == len(list_cards(None))


def test_a_line_says_how_sure_it_is_and_why() -> None:
    assert LINES["feint"].confidence == LINES["red"].confidence == "printed"
    assert LINES["red-poet"].confidence == "reconstructed"
    assert all(line.source for line in LINES.values())


def test_a_line_has_its_figures() -> None:
    assert LINES["red-poet"].figures == {"value": "2", "points": "5"}
    assert LINES["watcher-2-4-vase"].figures == {"value": "2/4"}
    assert LINES["twins-3-5-gold"].figures == {"value": "3 & 5"}
    assert LINES["red"].figures == {"tokens": "2 4 5"}


def test_effects_are_in_words() -> None:
    """R13, R17, R39."""
    assert english_effect("feint") == "3 dojo or +1 or −1"
    assert english_effect("balance") == "+1 or −1, then draw 1 card; costs any 1 + any 1"
    assert english_effect("meditation") == "draw 3 cards; costs 2 of one kind"
    assert (
        english_effect("bribe") == "3 dojo, then 1 gold while you take cards; costs 2 of one kind"
    )
    assert english_effect("red-monk") == (
        "1 dojo; when the fight is won, gains the top token of its clan; "
        "costs any 1 + 2 of one kind"
    )
    assert english_effect("echo").startswith("5 dojo; 1 point for each of your rumors")


def english_effect(key: str) -> str:
    """A card's effect in English."""
    return LINES[key].effect["en"]


def test_guards_say_how_they_are_beaten() -> None:
    """R9, R18, R19."""
    keys = ["sentry-1-fan", "watcher-2-4-vase", "twins-3-5-gold"]
    assert len({english_effect(key) for key in keys}) == 3


def test_a_deck_that_does_not_say_is_taken_for_reconstructed() -> None:
    bare = read_deck_text("chabudai.games.kodachi").replace('confidence = "printed"\n', "")
    line: CardLine = {line.key: line for line in list_cards(bare)}["feint"]
    assert line.confidence == "reconstructed"


# In signs


def card_signs(key: str) -> dict[str, str]:
    """The parts of a card, as a text shows them."""
    return {part: format_icons(icons, list_signs()) for part, icons in LINES[key].icons.items()}


@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("dojo-4", {"kind": "⌂", "effect": "⌂4"}),
        ("feint", {"kind": "✶", "effect": "⌂3 / +1 / −1", "points": "★0"}),
        ("red-poet", {"kind": "♙", "effect": "⌂2 → ⚑", "points": "★5", "cost": "§∪◆"}),
        ("echo", {"kind": "♪", "effect": "⌂5", "points": "★1×♪", "cost": "○○"}),
        ("secret", {"kind": "♪", "effect": "⌂3", "points": "★6 / ★4 / ★2", "cost": "○"}),
        ("meditation", {"kind": "✶", "effect": "▯3", "points": "★2", "cost": "◎"}),
        ("turnabout", {"kind": "✶", "effect": "↕", "points": "★2", "cost": "○○"}),
        ("smoke", {"kind": "✶", "effect": "−2 → ▯1", "points": "★2", "cost": "◎"}),
        ("bribe", {"kind": "✶", "effect": "⌂3 → ●1", "points": "★2", "cost": "◎"}),
        ("sentry-3-fan", {"kind": "♖", "value": "♖3", "treasure": "◓"}),
        ("watcher-2-4-vase", {"kind": "♜", "value": "▼2 / ▲4", "treasure": "∪"}),
        ("twins-3-5-gold", {"kind": "♜", "value": "♜3 → ♜5", "treasure": "●"}),
        ("red", {"kind": "⚑"}),
    ],
)
def test_every_sort_of_card_has_its_parts_in_signs(key: str, parts: dict[str, str]) -> None:
    """R9, R13, R17, R18, R19, R26, R39."""
    assert card_signs(key) == parts


def test_an_icon_of_a_token_says_whose_it_is() -> None:
    """R17."""
    assert LINES["red-poet"].icons["effect"][-1] == Icon("token", of="red")


def test_every_sign_has_a_letter_a_meaning_and_a_drawing_of_its_own() -> None:
    for each in (all_letters(), [sign.drawing for sign in list_signs()]):
        assert len(set(each)) == len(each) == len(DRAWINGS)
    for lang in LANGUAGES:
        assert len({sign.means[lang] for sign in list_signs()}) == len(DRAWINGS)


def all_letters() -> list[str]:
    """The letters of all signs."""
    return [sign.letter.strip() for sign in list_signs()]


def test_a_letter_takes_one_cell_of_a_terminal() -> None:
    assert [letter for letter in all_letters() if cell_len(letter) != 1] == []


def test_drawings_are_sound() -> None:
    for drawing in DRAWINGS.values():
        ElementTree.fromstring(f"<g>{drawing}</g>")
