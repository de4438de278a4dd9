"""The table on a screen of text: the display, the seats from the viewer's on, the hand."""

from __future__ import annotations

from itertools import chain
from typing import cast

from chabudai.engine.text.phrasing import yes
from chabudai.engine.text.text_view import Icon, Zone, mark, meanings, written
from chabudai.games.kodachi.cards.card_icons import icons_of, signs
from chabudai.games.kodachi.text.phrasing import Voice, number
from chabudai.games.kodachi.view.view_types import Player, Seen

BETWEEN = " · "


def zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    """The table, for a screen of text."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    first = seen["viewer"] or 0
    order = [*seen["players"][first:], *seen["players"][:first]]
    table = [middle(seen, voice), *(seat_zone(player, seen, voice) for player in order)]
    if seen["hand"] is not None and "hands" not in seen:
        table.append(hand_zone(seen["hand"], voice))
    return table


def seat_zone(player: Player, seen: Seen, voice: Voice) -> Zone:
    """A seat: its cards and points, its treasure and tokens, what is known of its hand."""
    deck = voice.say("seat-deck", deck=player["deck"], discard=len(player["discard"]))
    points = voice.say("seat-points", points=player["score"]["points"])
    rows = [BETWEEN.join([voice.say("cards", count=player["cards"]), deck, points])]
    rows.append(BETWEEN.join(possessions(player, voice)))
    if "hands" in seen and (hand := seen["hands"][player["seat"]]):
        rows.append(voice.say("seat-hand", cards=voice.cards(hand)))
    elif player["known"] and player["seat"] != seen["viewer"]:
        rows.append(voice.say("seat-known", cards=voice.cards(player["known"])))
    title = BETWEEN.join(title_of(player, seen, voice))
    return Zone(title, [row for row in rows if row], mark(player["seat"], seen))


def title_of(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """Who sits there, and who has the shuriken."""
    words = [voice.names[player["seat"]]]
    if player["seat"] == seen["turn"]:
        words.append(voice.say("seat-turn"))
    if player["seat"] == seen["viewer"]:
        words.append(voice.say("seat-you"))
    return words


def possessions(player: Player, voice: Voice) -> list[str]:
    """Treasure and tokens, where there are any."""
    words = []
    if player["kinds"]:
        words.append(voice.say("seat-treasures", kinds=voice.treasures(player["kinds"])))
    if player["tokens"]:
        tokens = ", ".join(voice.token(token) for token in player["tokens"])
        words.append(voice.say("seat-tokens", tokens=tokens))
    return words


def middle(seen: Seen, voice: Voice) -> Zone:
    """The display column by column, the fight, the decks and the tokens left."""
    columns = zip(seen["guard_row"], seen["house_row"], strict=True)
    rows = [
        voice.say("middle-column", guard=shown(guard, voice), house=priced(house, voice))
        for guard, house in columns
    ]
    asked = seen["asked"]
    if asked and (approach := asked.get("approach")):
        rows.append(
            voice.say(
                "middle-fight",
                approached=voice.say(f"approach-{approach}"),
                approach=approach,
                than=asked.get("than", 0),
                total=number(asked.get("total", 0)),
            )
        )
    rows.append(BETWEEN.join(decks(seen, voice)))
    on_offer = [part for card in seen["house_row"] if card for part in use_of(card, voice)]
    if on_offer:
        rows.append(BETWEEN.join(meanings(chain(*on_offer), signs(), voice.lang)))
    title = voice.say("middle-title", ending=yes(seen["ending"]), round=seen["round"])
    return Zone(title, rows)


def shown(card: str | None, voice: Voice) -> str:
    """A card of the display, or that it was taken."""
    return voice.card(card) if card else voice.say("middle-taken")


def priced(card: str | None, voice: Voice) -> str:
    """A house card with what it does and scores in signs, and its cost."""
    if not card:
        return voice.say("middle-taken")
    cost = voice.cost(voice.faces[card]["cost"])
    shown = " ".join(written(part, signs()) for part in use_of(card, voice))
    return voice.say("middle-priced", card=voice.card(card), signs=shown, cost=cost)


def use_of(card: str, voice: Voice) -> list[list[Icon]]:
    """What a house card does, and what it scores."""
    icons = icons_of(voice.faces[card])
    return [icons["effect"], icons["points"]]


def decks(seen: Seen, voice: Voice) -> list[str]:
    """How many cards are left, the back of the next guard, the tokens."""
    stacks = [
        voice.token(f"{stack['clan']}-{'/'.join(map(str, stack['tokens']))}")
        for stack in seen["stacks"]
        if stack["tokens"]
    ]
    return [
        voice.say("middle-decks", guards=seen["guard_deck"], house=seen["house_deck"]),
        voice.say("middle-next", elite=yes(seen["next_elite"])),
        *([voice.say("middle-stacks", stacks=", ".join(stacks))] if stacks else []),
    ]


def hand_zone(hand: list[str], voice: Voice) -> Zone:
    """The viewer's cards with what they do."""
    cards = [in_hand(key, hand.count(key), voice) for key in dict.fromkeys(hand)]
    return Zone(voice.say("hand-title", count=len(hand)), [BETWEEN.join(cards)], "hand")


def in_hand(key: str, count: int, voice: Voice) -> str:
    """So many of a card and what it does, unless its name says so."""
    face = voice.faces[key]
    if face["kind"] == "dojo" and str(face["plays"][0]["amount"]) in voice.card(key).split():
        return voice.copies(key, count)
    return voice.say("hand-card", card=voice.copies(key, count), effect=voice.effect(face))
