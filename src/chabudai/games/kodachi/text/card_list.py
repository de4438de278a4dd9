"""The card list: every card of a deck with its figures, its effect and where they come from."""

from __future__ import annotations

from collections.abc import Callable

from chabudai.engine.cards.deck import Row
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.text_view import CardLine, Icon
from chabudai.games.kodachi.cards.card_icons import list_icons
from chabudai.games.kodachi.cards.deck import Deck, load_deck
from chabudai.games.kodachi.cards.faces import Face, load_faces
from chabudai.games.kodachi.text.phrasing import Phrasing


def list_cards(deck: str | None) -> list[CardLine]:
    """List every card and the tokens of every clan; raises BadDeck."""
    cards = load_deck(deck)
    faces = load_faces(deck)
    lines = [describe_card(cards, card, faces[key]) for card, key in enumerate(cards.keys)]
    return [*lines, *(describe_clan(cards, clan) for clan in range(len(cards.clans)))]


def in_all_languages(phrase: Callable[[Phrasing], str]) -> dict[str, str]:
    return {lang: phrase(Phrasing([], lang)) for lang in LANGUAGES}


def describe_card(cards: Deck, card: int, face: Face) -> CardLine:
    row = cards.rows[card]
    return CardLine(
        group=in_all_languages(lambda phrasing: phrasing.say(f"group-{row.table}")),
        key=cards.keys[card],
        names=cards.names[card],
        copies=cards.copies[card],
        figures=printed_figures(row),
        effect=in_all_languages(lambda phrasing: describe_effect(face, phrasing)),
        source=str(row.values.get("source", "–")),
        confidence=row.confidence(),
        icons=list_icons(face),
    )


PLAIN_FIGURES = ["value", "points"]


def printed_figures(row: Row) -> dict[str, str]:
    """Give the numbers of a card as its row does; those of an elite may be two [R18, R19]."""
    figures = {name: str(row.values[name]) for name in PLAIN_FIGURES if name in row.values}
    for first, second, between in (("stealth", "strength", "/"), ("first", "second", " & ")):
        if first in row.values:
            figures["value"] = f"{row.values[first]}{between}{row.values[second]}"
    return figures


def describe_effect(face: Face, phrasing: Phrasing) -> str:
    if "treasure" in face:
        treasure = phrasing.say(f"treasure-{face['treasure']}")
        return phrasing.say(guard_message(face), treasure=treasure)
    ways = phrasing.effect(face)
    if face["kind"] == "envoy":
        ways = phrasing.say("effect-envoy", ways=ways)
    if "scores" in face:
        ways = phrasing.say(f"effect-rumor-{face['scores']}", ways=ways)
    return (
        phrasing.say("effect-cost", ways=ways, cost=phrasing.cost(face["cost"]))
        if face["cost"]
        else ways
    )


def guard_message(face: Face) -> str:
    """Choose the message for a guard: one value, two values, or two guards."""
    if "second" in face:
        return "effect-double"
    return "effect-dual" if face["stealth"] != face["strength"] else "effect-guard"


def describe_clan(cards: Deck, clan: int) -> CardLine:
    """Describe the three tokens of a clan."""
    row = cards.clans[clan]
    names = row.names()
    return CardLine(
        group=in_all_languages(lambda phrasing: phrasing.say("group-clan")),
        key=row.key(),
        names=in_all_languages(lambda phrasing: phrasing.say("clan", clan=names)),
        copies=len(cards.tokens[clan]),
        figures={"tokens": " ".join(map(str, cards.tokens[clan]))},
        effect=in_all_languages(lambda phrasing: phrasing.say("effect-clan")),
        source=str(row.values.get("source", "–")),
        confidence=row.confidence(),
        icons={"kind": [Icon("token", of=row.key())]},
    )
