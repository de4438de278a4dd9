"""The card list: every card of a deck with its figures, its effect and where they come from."""

from __future__ import annotations

from collections.abc import Callable

from chabudai.engine.deck import Row
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.engine.text.text_view import CardLine, Icon
from chabudai.games.kodachi.cards.card_icons import icons_of
from chabudai.games.kodachi.cards.deck import Cards, load_cards
from chabudai.games.kodachi.cards.faces import Face, all_faces
from chabudai.games.kodachi.text.phrasing import Voice


def card_lines(deck: str | None) -> list[CardLine]:
    """Every card and the tokens of every clan; raises BadDeck."""
    cards = load_cards(deck)
    faces = all_faces(deck)
    lines = [card_line(cards, card, faces[key]) for card, key in enumerate(cards.keys)]
    return [*lines, *(clan_line(cards, clan) for clan in range(len(cards.clans)))]


def in_all_languages(words: Callable[[Voice], str]) -> dict[str, str]:
    """Words in every language."""
    return {lang: words(Voice([], lang)) for lang in LANGUAGES}


def card_line(cards: Cards, card: int, face: Face) -> CardLine:
    """A card with its figures and its effect in words."""
    row = cards.rows[card]
    return CardLine(
        group=in_all_languages(lambda voice: voice.say(f"group-{row.table}")),
        key=cards.keys[card],
        names=cards.names[card],
        copies=cards.copies[card],
        figures=figures_of(row),
        effect=in_all_languages(lambda voice: effect_of(face, voice)),
        source=str(row.values.get("source", "–")),
        confidence=row.confidence(),
        icons=icons_of(face),
    )


PLAIN = ["value", "points"]


def figures_of(row: Row) -> dict[str, str]:
    """The numbers of a card, as its row gives them; those of an elite may be two [R18, R19]."""
    figures = {name: str(row.values[name]) for name in PLAIN if name in row.values}
    for first, second, between in (("stealth", "strength", "/"), ("first", "second", " & ")):
        if first in row.values:
            figures["value"] = f"{row.values[first]}{between}{row.values[second]}"
    return figures


def effect_of(face: Face, voice: Voice) -> str:
    """What a card does, in words."""
    if "treasure" in face:
        treasure = voice.say(f"treasure-{face['treasure']}")
        return voice.say(guard_form(face), treasure=treasure)
    ways = voice.effect(face)
    if face["kind"] == "envoy":
        ways = voice.say("effect-envoy", ways=ways)
    if "scores" in face:
        ways = voice.say(f"effect-rumor-{face['scores']}", ways=ways)
    return (
        voice.say("effect-cost", ways=ways, cost=voice.cost(face["cost"])) if face["cost"] else ways
    )


def guard_form(face: Face) -> str:
    """The message for a guard: one value, two values, or two guards."""
    if "second" in face:
        return "effect-double"
    return "effect-dual" if face["stealth"] != face["strength"] else "effect-guard"


def clan_line(cards: Cards, clan: int) -> CardLine:
    """The three tokens of a clan."""
    row = cards.clans[clan]
    names = row.names()
    return CardLine(
        group=in_all_languages(lambda voice: voice.say("group-clan")),
        key=row.key(),
        names=in_all_languages(lambda voice: voice.say("clan", clan=names)),
        copies=len(cards.tokens[clan]),
        figures={"tokens": " ".join(map(str, cards.tokens[clan]))},
        effect=in_all_languages(lambda voice: voice.say("effect-clan")),
        source=str(row.values.get("source", "–")),
        confidence=row.confidence(),
        icons={"kind": [Icon("token", of=row.key())]},
    )
