"""The table on a screen of text: the display, the seats from the viewer's on, the hand."""

from __future__ import annotations

from itertools import chain
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.engine.text.text_view import Icon, Zone, explain_icons, format_icons, zone_mark
from chabudai.games.kodachi.cards.card_icons import list_icons, list_signs
from chabudai.games.kodachi.text.phrasing import Phrasing, format_number
from chabudai.games.kodachi.view.view_types import PlayerView, SeatView

BETWEEN = " · "


def describe_zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    """Lay out the table for a screen of text."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    first = seen["viewer"] or 0
    order = [*seen["players"][first:], *seen["players"][:first]]
    table = [display_zone(seen, phrasing), *(seat_zone(player, seen, phrasing) for player in order)]
    if seen["hand"] is not None and "hands" not in seen:
        table.append(hand_zone(seen["hand"], phrasing))
    return table


def seat_zone(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> Zone:
    """A seat: its cards and points, its treasure and tokens, what is known of its hand."""
    deck = phrasing.say("seat-deck", deck=player["deck"], discard=len(player["discard"]))
    points = phrasing.say("seat-points", points=player["score"]["points"])
    rows = [BETWEEN.join([phrasing.say("cards", count=player["cards"]), deck, points])]
    rows.append(BETWEEN.join(describe_possessions(player, phrasing)))
    if "hands" in seen and (hand := seen["hands"][player["seat"]]):
        rows.append(phrasing.say("seat-hand", cards=phrasing.cards(hand)))
    elif player["known"] and player["seat"] != seen["viewer"]:
        rows.append(phrasing.say("seat-known", cards=phrasing.cards(player["known"])))
    title = BETWEEN.join(seat_title(player, seen, phrasing))
    return Zone(title, [row for row in rows if row], zone_mark(player["seat"], seen))


def seat_title(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Name who sits there, and who has the shuriken."""
    words = [phrasing.names[player["seat"]]]
    if player["seat"] == seen["turn"]:
        words.append(phrasing.say("seat-turn"))
    if player["seat"] == seen["viewer"]:
        words.append(phrasing.say("seat-you"))
    return words


def describe_possessions(player: PlayerView, phrasing: Phrasing) -> list[str]:
    """Name treasure and tokens, where there are any."""
    words = []
    if player["kinds"]:
        words.append(phrasing.say("seat-treasures", kinds=phrasing.treasures(player["kinds"])))
    if player["tokens"]:
        tokens = ", ".join(phrasing.token(token) for token in player["tokens"])
        words.append(phrasing.say("seat-tokens", tokens=tokens))
    return words


def display_zone(seen: SeatView, phrasing: Phrasing) -> Zone:
    """The display column by column, the fight, the decks and the tokens left."""
    columns = zip(seen["guard_row"], seen["house_row"], strict=True)
    rows = [
        phrasing.say(
            "middle-column",
            guard=describe_guard(guard, phrasing),
            house=describe_house_card(house, phrasing),
        )
        for guard, house in columns
    ]
    asked = seen["asked"]
    if asked and (approach := asked.get("approach")):
        rows.append(
            phrasing.say(
                "middle-fight",
                approached=phrasing.say(f"approach-{approach}"),
                approach=approach,
                than=asked.get("than", 0),
                total=format_number(asked.get("total", 0)),
            )
        )
    rows.append(BETWEEN.join(describe_decks(seen, phrasing)))
    on_offer = [part for card in seen["house_row"] if card for part in use_icons(card, phrasing)]
    if on_offer:
        rows.append(BETWEEN.join(explain_icons(chain(*on_offer), list_signs(), phrasing.lang)))
    title = phrasing.say("middle-title", ending=yes_no_or_none(seen["ending"]), round=seen["round"])
    return Zone(title, rows)


def describe_guard(card: str | None, phrasing: Phrasing) -> str:
    """Name a guard of the display, or say that it was taken."""
    return phrasing.card(card) if card else phrasing.say("middle-taken")


def describe_house_card(card: str | None, phrasing: Phrasing) -> str:
    """Name a house card with what it does and scores in signs, and its cost."""
    if not card:
        return phrasing.say("middle-taken")
    cost = phrasing.cost(phrasing.faces[card]["cost"])
    letters = " ".join(format_icons(part, list_signs()) for part in use_icons(card, phrasing))
    return phrasing.say("middle-priced", card=phrasing.card(card), signs=letters, cost=cost)


def use_icons(card: str, phrasing: Phrasing) -> list[list[Icon]]:
    """What a house card does, and what it scores."""
    icons = list_icons(phrasing.faces[card])
    return [icons["effect"], icons["points"]]


def describe_decks(seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Say how many cards are left, the back of the next guard, the tokens."""
    stacks = [
        phrasing.token(f"{stack['clan']}-{'/'.join(map(str, stack['tokens']))}")
        for stack in seen["stacks"]
        if stack["tokens"]
    ]
    return [
        phrasing.say("middle-decks", guards=seen["guard_deck"], house=seen["house_deck"]),
        phrasing.say("middle-next", elite=yes_no_or_none(seen["next_elite"])),
        *([phrasing.say("middle-stacks", stacks=", ".join(stacks))] if stacks else []),
    ]


def hand_zone(hand: list[str], phrasing: Phrasing) -> Zone:
    """The viewer's cards with what they do."""
    cards = [describe_hand_card(key, hand.count(key), phrasing) for key in dict.fromkeys(hand)]
    return Zone(phrasing.say("hand-title", count=len(hand)), [BETWEEN.join(cards)], "hand")


def describe_hand_card(key: str, count: int, phrasing: Phrasing) -> str:
    """Name so many of a card and what it does, unless its name says so."""
    face = phrasing.faces[key]
    if face["kind"] == "dojo" and str(face["plays"][0]["amount"]) in phrasing.card(key).split():
        return phrasing.copies(key, count)
    return phrasing.say("hand-card", card=phrasing.copies(key, count), effect=phrasing.effect(face))
