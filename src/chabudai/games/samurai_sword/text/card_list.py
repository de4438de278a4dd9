"""The card list: every card of a deck with its figures, its effect and where they come from."""

from __future__ import annotations

from chabudai.engine.cards.deck import CONFIDENCES, Row
from chabudai.engine.text.catalog import LANGUAGES, format_message
from chabudai.engine.text.text_view import CardLine
from chabudai.games.samurai_sword.cards.deck import (
    CHARACTERS,
    NINJA_1,
    NINJA_2,
    NINJA_3,
    NINJA_TEAM,
    PACKAGE,
    ROLES,
    SHOGUN,
    TEAM_OF,
    Deck,
    Setup,
    load_deck,
)


def list_cards(deck: str | None) -> list[CardLine]:
    """List every playing card, character and role; raises BadDeck."""
    cards = load_deck(deck)
    playing = sorted(range(len(cards.keys)), key=lambda card: GROUPS.index(cards.rows[card].table))
    return [
        *(describe_playing_card(cards, card) for card in playing),
        *(describe_character(cards, character) for character in range(len(CHARACTERS))),
        *(describe_role(cards, role) for role in range(len(ROLES))),
    ]


GROUPS = ["weapon", "property", "action"]


def in_all_languages(code: str) -> dict[str, str]:
    return {lang: format_message(PACKAGE, code, lang) for lang in LANGUAGES}


def describe_playing_card(cards: Deck, card: int) -> CardLine:
    """A Weapon with its figures, or a Property or Action with its effect."""
    row, key = cards.rows[card], cards.keys[card]
    weapon = row.table == "weapon"
    return CardLine(
        group=in_all_languages(f"group-{row.table}"),
        key=key,
        names=cards.names[card],
        copies=cards.copies[card],
        figures={name: str(row.values[name]) for name in ("reach", "wounds") if weapon},
        effect=describe_weapon(cards, card) if weapon else in_all_languages(f"effect-{key}"),
        source=join_sources([row]),
        confidence=weakest_confidence([row]),
    )


def describe_weapon(cards: Deck, card: int) -> dict[str, str]:
    """How far a Weapon reaches and what it deals, in words."""
    figures: dict[str, object] = {"reach": cards.reach[card], "count": cards.wounds[card]}
    return {lang: format_message(PACKAGE, "effect-weapon", lang, figures) for lang in LANGUAGES}


def describe_character(cards: Deck, character: int) -> CardLine:
    row = cards.characters[character]
    return CardLine(
        group=in_all_languages("group-character"),
        key=CHARACTERS[character],
        names=row.names(),
        copies=1,
        figures={"resilience": str(cards.resilience[character])},
        effect=in_all_languages(f"effect-{CHARACTERS[character]}"),
        source=join_sources([row]),
        confidence=weakest_confidence([row]),
    )


def describe_role(cards: Deck, role: int) -> CardLine:
    """A role with what its honor is worth, by the number of players [R11]."""
    setups = list(cards.setups.values())
    rows = [setup.row for setup in setups if count_role_cards(setup, role)]
    return CardLine(
        group=in_all_languages("group-role"),
        key=ROLES[role],
        names=in_all_languages(f"role-{ROLES[role]}"),
        copies=max(count_role_cards(setup, role) for setup in setups),
        figures={f"honor-{setup.seats}": describe_multiplier(setup, role) for setup in setups},
        effect=in_all_languages(f"effect-{ROLES[role]}"),
        source=join_sources(rows),
        confidence=weakest_confidence(rows),
    )


def count_role_cards(setup: Setup, role: int) -> int:
    """Count the cards of a role that a table may meet; each Ninja is one of its own."""
    if TEAM_OF[role] == NINJA_TEAM or role == SHOGUN:
        return 1
    return setup.samurai if ROLES[role] == "samurai" else setup.ronin


def describe_multiplier(setup: Setup, role: int) -> str:
    """Write the multiplier; where stars double, it is the Ninja with more of them [R11]."""
    times = setup.times[role]
    doubled = {NINJA_1: f"×{times}", NINJA_2: f"×{times}/×{2 * times}", NINJA_3: f"×{2 * times}"}
    if setup.stars_double and role in doubled:
        return doubled[role]
    return f"×{times}" if count_role_cards(setup, role) else "–"


def join_sources(rows: list[Row]) -> str:
    return "; ".join(dict.fromkeys(str(row.values.get("source", "–")) for row in rows))


def weakest_confidence(rows: list[Row]) -> str:
    return max([row.confidence() for row in rows], key=CONFIDENCES.index)
