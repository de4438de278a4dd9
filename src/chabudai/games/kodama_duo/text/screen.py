"""The table on a screen of text: both trees, the middle, the viewer's Kodama."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes
from chabudai.engine.text.text_view import Zone, mark
from chabudai.games.kodama_duo.text.ascii_tree import sketch
from chabudai.games.kodama_duo.text.phrasing import BETWEEN, SYMBOLS, Voice
from chabudai.games.kodama_duo.view.view_types import Held, Laid, Player, Seen


def zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    """The table, for a screen of text."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    first = seen["viewer"] or 0
    table = [seat_zone(seen["players"][seat], seen, voice) for seat in (first, 1 - first)]
    table.append(middle(seen, voice))
    if seen["hand"] and not seen["over"]:
        table.append(hand_zone(seen["hand"], seen, voice))
    return table


def seat_zone(player: Player, seen: Seen, voice: Voice) -> Zone:
    """A seat: its points, its tree as a sketch, and the features of every card."""
    rows = [BETWEEN.join(standing(player, seen, voice))]
    if not seen["own_branches"]:
        rows += sketch(player["tree"], player["trunk"])
    rows.append(BETWEEN.join(laid(card, player["tree"], voice) for card in player["tree"]))
    if player["held"]:
        cards = voice.branches_in_a_row(player["held"])
        rows.append(voice.say("seat-held", cards=cards, ready=yes(player["ready"])))
    if player["known"] and player["seat"] != seen["viewer"]:
        rows.append(voice.say("seat-known", cards=voice.branches_in_a_row(player["known"])))
    return Zone(BETWEEN.join(title(player, seen, voice)), rows, mark(player["seat"], seen))


def title(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """Who sits there, and in which role."""
    words = [voice.names[player["seat"]]]
    if not seen["draft_variant"] and not seen["over"]:
        role = "splitter" if player["seat"] == seen["splitter"] else "chooser"
        words.append(voice.say(f"role-{role}"))
    if player["seat"] == seen["viewer"]:
        words.append(voice.say("seat-you"))
    return words


def standing(player: Player, seen: Seen, voice: Voice) -> list[str]:
    """Points, where they come from, and the trunk."""
    words = [voice.say("points", count=player["score"])]
    words += [
        voice.say("seat-scored", card=voice.card(line["card"]), points=line["points"])
        for line in player["scored"]
    ]
    trunk = voice.feature(player["trunk"])
    words.append(voice.say("seat-trunk", feature=trunk, count=player["occurrences"]))
    return words


def laid(card: Laid, tree: list[Laid], voice: Voice) -> str:
    """A card of a tree: its number, what it grows from, its features, tokens in brackets."""
    icons = "".join(
        f"({SYMBOLS[feature]})" if token else SYMBOLS[feature]
        for feature, token in zip(card["features"], card["tokens"], strict=True)
    )
    if card["parent"] is None:
        return f"{voice.say('small-trunk')} {icons}"
    parent = tree[card["parent"]]["card"]
    below = voice.say("small-trunk") if parent == "trunk" else parent
    return f"{card['card']}→{below} {icons}"


def middle(seen: Seen, voice: Voice) -> Zone:
    """The season and its Decree, the cards turned up, the tokens left and the discards."""
    face = voice.faces[seen["decree"]]
    effect = voice.effect(face)
    rows = [voice.say("middle-decree", decree=voice.card(seen["decree"]), effect=effect)]
    if seen["revealed"]:
        rows.append(piles(seen, voice))
    supply = BETWEEN.join(f"{SYMBOLS[each]} {voice.feature(each)}" for each in seen["supply"])
    if not seen["draft_variant"]:
        rows.append(voice.say("middle-supply", tokens=supply or "–"))
    rows.append(voice.say("middle-deck", count=seen["deck"], discards=len(seen["discard"])))
    season = voice.say(f"season-{seen['season']}")
    return Zone(voice.say("middle-title", season=season, round=min(4, seen["round"])), rows)


def piles(seen: Seen, voice: Voice) -> str:
    """The cards turned up, in piles once they are split."""
    if seen["pair"] is None:
        return voice.say("middle-revealed", cards=voice.branches_in_a_row(seen["revealed"]))
    one, two = voice.drawn(seen["single"]), voice.branches_in_a_row(seen["pair"])
    return voice.say("middle-piles", one=one, two=two)


def hand_zone(hand: list[Held], seen: Seen, voice: Voice) -> Zone:
    """The viewer's Kodama with what each would score now; in the draft the branch cards too."""
    rows = [
        voice.say(
            "hand-kodama",
            card=voice.card(each["card"]),
            worth=each["worth"],
            effect=voice.effect(voice.faces[each["card"]]),
        )
        for each in hand
    ]
    if seen["draft"]:
        rows.append(voice.say("hand-draft", cards=voice.branches_in_a_row(seen["draft"])))
    return Zone(voice.say("hand-title", count=len(hand)), rows, "hand")
