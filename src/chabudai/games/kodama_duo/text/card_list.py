"""The card list: every card of a deck with its figures, its effect and where they come from."""

from __future__ import annotations

from chabudai.engine.text.catalog import LANGUAGES, format_message
from chabudai.engine.text.text_view import CardLine, Icon, Sign
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_SLOTS,
    PACKAGE,
    SEASONS,
    TRUNKS,
    Deck,
    Decree,
    Kodama,
)
from chabudai.games.kodama_duo.cards.faces import Face, decree_face, kodama_face
from chabudai.games.kodama_duo.cards.icons import ICONS
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.text.phrasing import SYMBOLS, Phrasing
from chabudai.games.kodama_duo.tree.export import describe_shape


def list_cards(deck: str | None) -> list[CardLine]:
    """Every branch card, trunk, Kodama and Decree; raises BadDeck.

    Clients know the drawings of the usual deck, so only those of another one are listed.
    """
    cards = load_deck(deck)
    is_own = deck is not None
    return [
        *(branch_line(cards, card, "branch", is_own) for card in range(1, N_BRANCHES + 1)),
        *(branch_line(cards, card, "trunk", is_own) for card in TRUNKS),
        *(kodama_line(kodama) for kodama in cards.kodama),
        *(decree_line(decree) for decree in cards.decrees),
    ]


def translate(code: str) -> dict[str, str]:
    return {lang: format_message(PACKAGE, code, lang) for lang in LANGUAGES}


def list_signs() -> list[Sign]:
    return [
        Sign(feature, SYMBOLS[feature], translate(f"the-{feature}"), drawing)
        for feature, drawing in zip(FEATURES, ICONS, strict=True)
    ]


def branch_line(cards: Deck, card: int, group: str, is_own: bool) -> CardLine:
    first = card * N_SLOTS
    features = [FEATURES[n] for n in cards.printed[first : first + cards.n_slots[card]]]
    effect = {
        lang: ", ".join(format_message(PACKAGE, f"the-{each}", lang) for each in features)
        for lang in LANGUAGES
    }
    return CardLine(
        group=translate(f"group-{group}"),
        key=f"#{card}" if group == "branch" else cards.shapes[card].key,
        names=cards.names[card],
        copies=1,
        figures={"shape": cards.shapes[card].key.upper()},
        effect=effect,
        source=cards.sources[card],
        confidence=cards.confidences[card],
        icons={"effect": [Icon(feature) for feature in features]},
        drawing=describe_shape(cards, card) if is_own else None,
    )


def describe_effect(face: Face) -> dict[str, str]:
    return {lang: Phrasing([], lang).effect(face) for lang in LANGUAGES}


def kodama_line(kodama: Kodama) -> CardLine:
    return CardLine(
        group=translate("group-kodama"),
        key=kodama.key,
        names=kodama.names,
        copies=1,
        figures={},
        effect=describe_effect(kodama_face(kodama)),
        source=kodama.source,
        confidence=kodama.confidence,
    )


def decree_line(decree: Decree) -> CardLine:
    return CardLine(
        group=translate(f"group-decree-{SEASONS[decree.season]}"),
        key=decree.key,
        names=decree.names,
        copies=1,
        figures={},
        effect=describe_effect(decree_face(decree)),
        source=decree.source,
        confidence=decree.confidence,
    )
