"""What an answer would do to the viewer's tree, drawn and said before it is given."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.text.ascii_tree import sketch_tree
from chabudai.games.kodama_duo.text.phrasing import SYMBOLS, Phrasing
from chabudai.games.kodama_duo.tree.pose import angle_of, parse_token, x_of, y_of
from chabudai.games.kodama_duo.view.view_types import LaidCard, PlaceOffer, SeatView, SlotOffer


def sketch_answer(token: str, view: dict[str, object], names: list[str], lang: str) -> list[str]:
    """A place on offer as it would look on the tree, or a token as it would lie on its card.

    The Decree is told with it: it may lie below."""
    seen = cast(SeatView, view)
    asked, phrasing = seen["asked"], Phrasing(names, lang, seen)
    if asked is None or asked["seat"] != seen["viewer"]:
        return []
    for offer in asked.get("places", []):
        if offer["place"] == token:
            return sketch_place(offer, seen, phrasing)
    for slot in asked.get("slots", []):
        if slot["put"] == token:
            effect = describe_token(slot, asked.get("feature", ""), seen, phrasing)
            return [phrasing.decree(seen["decree"]), effect]
    return []


def sketch_place(offer: PlaceOffer, seen: SeatView, phrasing: Phrasing) -> list[str]:
    """The tree with the card in its place, and what the place brings."""
    player = seen["players"][seen["viewer"] or 0]
    gain = phrasing.say(
        "preview-place",
        card=phrasing.branch_in_words(offer["card"]),
        on=phrasing.branch(offer["on"]),
        points=offer["points"],
        bonus=offer["bonus"],
        kodama=offer["kodama"],
    )
    told = [phrasing.decree(seen["decree"]), gain]
    if seen["own_branches"]:
        return told
    return [*told, *sketch_tree([*player["tree"], lay_card(offer)], player["trunk"])]


def lay_card(offer: PlaceOffer) -> LaidCard:
    """A card as it would lie in its place."""
    pose = parse_token(offer["place"])
    return LaidCard(
        card=str(offer["card"]),
        x=x_of(pose),
        y=y_of(pose),
        angle=angle_of(pose),
        parent=None,
        depth=0,
        end=True,
        features=[],
        tokens=[],
    )


def describe_token(slot: SlotOffer, feature: str, seen: SeatView, phrasing: Phrasing) -> str:
    """The features of a card before a token lies on it and after, and what the Kodama gain."""
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    laid = next(card for card in tree if card["card"] == slot["card"])
    before = [SYMBOLS[each] for each in laid["features"]]
    after = [*before]
    after[slot["slot"] - 1] = f"({SYMBOLS[feature]})"
    return phrasing.say(
        "preview-put",
        card=phrasing.branch(slot["card"]),
        before="".join(before),
        after="".join(after),
        kodama=slot["kodama"],
    )
