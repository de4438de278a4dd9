"""The table on a screen of text: the seats from the viewer's on, the middle, the viewer's hand."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.text_view import Zone, mark
from chabudai.games.samurai_sword.text.phrasing import Voice
from chabudai.games.samurai_sword.view.view_types import Player, Seen

BETWEEN = " · "


def zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    """The table, for a screen of text."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    first = seen["viewer"] or 0
    order = [*seen["players"][first:], *seen["players"][:first]]
    table = [seat_zone(player, seen, voice) for player in order]
    table.append(middle(seen, voice))
    if seen["hand"] is not None and "hands" not in seen:
        table.append(hand_zone(seen["hand"], seen, voice))
    return table


def seat_zone(player: Player, seen: Seen, voice: Voice) -> Zone:
    """A seat in two rows; a third shows the hand when the game is over."""
    rows = [BETWEEN.join(standing(player, seen, voice))]
    if "hands" in seen and (hand := seen["hands"][player["seat"]]):
        rows.append(voice.say("seat-hand", cards=voice.cards(hand)))
    return Zone(BETWEEN.join(title(player, seen, voice)), rows, mark(player["seat"], seen))


def title(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """Who sits there: name, character, and the role if the viewer knows it."""
    words = [voice.names[player["seat"]], voice.character(player["character"])]
    if player["role"]:
        words.append(voice.say(f"role-{player['role']}"))
    if player["seat"] == seen["viewer"]:
        words.append(voice.say("seat-you"))
    return words


def standing(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """How a seat stands: pips, cards, properties, and how hard it is to attack."""
    lost = player["full"] - player["resilience"]
    words = ["♥" * player["resilience"] + "♡" * lost, "◆" * player["honor"] or "◇"]
    words.append(voice.say("cards", count=player["cards"]))
    words += properties(player, seen, voice)
    if player["harmless"]:
        words.append(voice.say("seat-harmless"))
    elif seen["difficulty"] and player["seat"] != seen["viewer"]:
        total = seen["difficulty"][player["seat"]]["total"]
        words.append(voice.say("seat-difficulty", total=total))
    return words


def properties(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """The Properties before a seat."""
    before = {
        "armor": player["armor"],
        "focus": player["focus"],
        "fast-draw": player["fast_draw"],
        "bushido": int(seen["bushido"] == player["seat"]),
    }
    return [
        voice.say("seat-property", card=voice.card(key), count=count)
        for key, count in before.items()
        if count
    ]


def middle(seen: Seen, voice: Voice) -> Zone:
    """The piles, Bushido and the card in the air."""
    pile, bushido, limbo = seen["discard"], seen["bushido"], seen["limbo"]
    top = voice.card(pile[-1]) if pile else ""
    words = [
        voice.say("middle-deck", count=seen["deck"]),
        voice.say("middle-discard", count=len(pile), card=top),
    ]
    if bushido is not None:
        words.append(voice.say("middle-bushido", name=voice.names[bushido]))
    if limbo:
        words.append(voice.say("middle-limbo", card=voice.card(limbo)))
    return Zone(voice.say("middle-title"), [BETWEEN.join(words)])


def hand_zone(hand: list[str], seen: Seen, voice: Voice) -> Zone:
    """The viewer's cards, and those of others the viewer is sure of."""
    rows = [BETWEEN.join(in_hand(key, hand.count(key), voice) for key in dict.fromkeys(hand))]
    rows += [
        voice.say("hand-known", name=voice.names[player["seat"]], cards=voice.cards(known))
        for player in seen["players"]
        if (known := player["known"])
    ]
    return Zone(voice.say("hand-title", count=len(hand)), [row for row in rows if row], "hand")


def in_hand(key: str, count: int, voice: Voice) -> str:
    """A card as often as it is held; Weapons with reach and wounds."""
    reach = voice.reach(key)
    if not reach:
        return voice.copies(key, count)
    name = voice.copies(key, count)
    return voice.say("hand-weapon", card=name, reach=reach, wounds=voice.wounds(key))
