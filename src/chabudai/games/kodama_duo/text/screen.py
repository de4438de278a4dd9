"""The table on a screen of text: both trees, the middle, the viewer's Kodama."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.engine.text.text_view import Zone, zone_mark
from chabudai.games.kodama_duo.text.ascii_tree import sketch_tree
from chabudai.games.kodama_duo.text.phrasing import BETWEEN, SYMBOLS, Phrasing
from chabudai.games.kodama_duo.view.view_types import HandCard, LaidCard, PlayerView, SeatView


def describe_zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    first = seen["viewer"] or 0
    table = [seat_zone(seen["players"][seat], seen, phrasing) for seat in (first, 1 - first)]
    table.append(middle_zone(seen, phrasing))
    if seen["hand"] and not seen["over"]:
        table.append(hand_zone(seen["hand"], seen, phrasing))
    return table


def seat_zone(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> Zone:
    """A seat: its points, its tree as a sketch, and the features of every card."""
    rows = [BETWEEN.join(seat_standing(player, seen, phrasing))]
    if not seen["own_branches"]:
        rows += sketch_tree(player["tree"], player["trunk"])
    rows.append(
        BETWEEN.join(describe_laid_card(card, player["tree"], phrasing) for card in player["tree"])
    )
    if player["held"]:
        cards = phrasing.list_in_signs(player["held"])
        rows.append(phrasing.say("seat-held", cards=cards, ready=yes_no_or_none(player["ready"])))
    if player["known"] and player["seat"] != seen["viewer"]:
        rows.append(phrasing.say("seat-known", cards=phrasing.list_in_signs(player["known"])))
    return Zone(
        BETWEEN.join(seat_title(player, seen, phrasing)), rows, zone_mark(player["seat"], seen)
    )


def seat_title(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Who sits there, and in which role."""
    words = [phrasing.names[player["seat"]]]
    if not seen["draft_variant"] and not seen["over"]:
        role = "splitter" if player["seat"] == seen["splitter"] else "chooser"
        words.append(phrasing.say(f"role-{role}"))
    if player["seat"] == seen["viewer"]:
        words.append(phrasing.say("seat-you"))
    return words


def seat_standing(player: PlayerView, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """Points, where they come from, and the trunk."""
    words = [phrasing.say("points", count=player["score"])]
    words += [
        phrasing.say("seat-scored", card=phrasing.card(line["card"]), points=line["points"])
        for line in player["scored"]
    ]
    trunk = phrasing.feature(player["trunk"])
    words.append(phrasing.say("seat-trunk", feature=trunk, count=player["occurrences"]))
    return words


def describe_laid_card(card: LaidCard, tree: list[LaidCard], phrasing: Phrasing) -> str:
    """A card of a tree: its number, what it grows from, its features, tokens in brackets."""
    icons = "".join(
        f"({SYMBOLS[feature]})" if token else SYMBOLS[feature]
        for feature, token in zip(card["features"], card["tokens"], strict=True)
    )
    if card["parent"] is None:
        return f"{phrasing.say('small-trunk')} {icons}"
    parent = tree[card["parent"]]["card"]
    below = phrasing.say("small-trunk") if parent == "trunk" else parent
    return f"{card['card']}→{below} {icons}"


def middle_zone(seen: SeatView, phrasing: Phrasing) -> Zone:
    """The season and its Decree, the cards turned up, the tokens left and the discards."""
    rows = [phrasing.decree(seen["decree"])]
    if seen["revealed"]:
        rows.append(describe_piles(seen, phrasing))
    supply = BETWEEN.join(f"{SYMBOLS[each]} {phrasing.feature(each)}" for each in seen["supply"])
    if not seen["draft_variant"]:
        rows.append(phrasing.say("middle-supply", tokens=supply or "–"))
    rows.append(phrasing.say("middle-deck", count=seen["deck"], discards=len(seen["discard"])))
    season = phrasing.say(f"season-{seen['season']}")
    return Zone(phrasing.say("middle-title", season=season, round=seen["round"]), rows)


def describe_piles(seen: SeatView, phrasing: Phrasing) -> str:
    """The cards turned up, in piles once they are split."""
    if seen["pair"] is None:
        return phrasing.say("middle-revealed", cards=phrasing.list_in_signs(seen["revealed"]))
    one, two = phrasing.list_in_signs([seen["single"]]), phrasing.list_in_signs(seen["pair"])
    return phrasing.say("middle-piles", one=one, two=two)


def hand_zone(hand: list[HandCard], seen: SeatView, phrasing: Phrasing) -> Zone:
    """The viewer's Kodama with what each would score now; in the draft the branch cards too."""
    rows = phrasing.list_kodama(hand)
    if seen["draft"]:
        rows.append(phrasing.say("hand-draft", cards=phrasing.list_in_signs(seen["draft"])))
    return Zone(phrasing.say("hand-title", count=len(hand)), rows, "hand")
