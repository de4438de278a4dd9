"""The table on a screen of text: the seats from the viewer's on, the middle, the viewer's hand."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.text_view import Zone, zone_mark
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import PlayerView, SeatView

BETWEEN = " · "


def describe_zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    """Lay out the table for a screen of text."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    first = seen["viewer"] or 0
    order = [*seen["players"][first:], *seen["players"][:first]]
    table = [seat_zone(player, seen, phrasing) for player in order]
    table.append(middle_zone(seen, phrasing))
    if seen["hand"] is not None and "hands" not in seen:
        table.append(hand_zone(seen["hand"], seen, phrasing))
    return table


def seat_zone(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> Zone:
    """A seat in two rows; a third shows the hand when the game is over."""
    rows = [BETWEEN.join(describe_seat(player, seen, phrasing))]
    if "hands" in seen and (hand := seen["hands"][player["seat"]]):
        rows.append(phrasing.say("seat-hand", cards=phrasing.cards(hand)))
    return Zone(
        BETWEEN.join(seat_title(player, seen, phrasing)), rows, zone_mark(player["seat"], seen)
    )


def seat_title(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Name who sits there: name, character, and the role if the viewer knows it."""
    words = [phrasing.names[player["seat"]], phrasing.character(player["character"])]
    if player["role"]:
        words.append(phrasing.say(f"role-{player['role']}"))
    if player["seat"] == seen["viewer"]:
        words.append(phrasing.say("seat-you"))
    return words


def describe_seat(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Say how a seat stands: pips, cards, properties, and how hard it is to attack."""
    lost = player["full"] - player["resilience"]
    words = ["♥" * player["resilience"] + "♡" * lost, "◆" * player["honor"] or "◇"]
    words.append(phrasing.say("cards", count=player["cards"]))
    words += describe_properties(player, seen, phrasing)
    if player["harmless"]:
        words.append(phrasing.say("seat-harmless"))
    elif seen["difficulty"] and player["seat"] != seen["viewer"]:
        total = seen["difficulty"][player["seat"]]["total"]
        words.append(phrasing.say("seat-difficulty", total=total))
    return words


def describe_properties(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    before = {
        "armor": player["armor"],
        "focus": player["focus"],
        "fast-draw": player["fast_draw"],
        "bushido": int(seen["bushido"] == player["seat"]),
    }
    return [
        phrasing.say("seat-property", card=phrasing.card(key), count=count)
        for key, count in before.items()
        if count
    ]


def middle_zone(seen: SeatView, phrasing: Phrasing) -> Zone:
    """The piles, Bushido and the card in the air."""
    pile, bushido, limbo = seen["discard"], seen["bushido"], seen["limbo"]
    top = phrasing.card(pile[-1]) if pile else ""
    words = [
        phrasing.say("middle-deck", count=seen["deck"]),
        phrasing.say("middle-discard", count=len(pile), card=top),
    ]
    if bushido is not None:
        words.append(phrasing.say("middle-bushido", name=phrasing.names[bushido]))
    if limbo:
        words.append(phrasing.say("middle-limbo", card=phrasing.card(limbo)))
    return Zone(phrasing.say("middle-title"), [BETWEEN.join(words)])


def hand_zone(hand: list[str], seen: SeatView, phrasing: Phrasing) -> Zone:
    """The viewer's cards, and those of others the viewer is sure of."""
    rows = [
        BETWEEN.join(
            describe_hand_card(key, hand.count(key), phrasing) for key in dict.fromkeys(hand)
        )
    ]
    rows += [
        phrasing.say("hand-known", name=phrasing.names[player["seat"]], cards=phrasing.cards(known))
        for player in seen["players"]
        if (known := player["known"])
    ]
    return Zone(phrasing.say("hand-title", count=len(hand)), [row for row in rows if row], "hand")


def describe_hand_card(key: str, count: int, phrasing: Phrasing) -> str:
    """Name a card as often as it is held; Weapons with reach and wounds."""
    reach = phrasing.reach(key)
    if not reach:
        return phrasing.copies(key, count)
    name = phrasing.copies(key, count)
    return phrasing.say("hand-weapon", card=name, reach=reach, wounds=phrasing.wounds(key))
