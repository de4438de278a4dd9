"""What an answer does, said to the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import PlaceOffer, SeatView, SlotOffer

View = dict[str, object]
ARROWS = "→↗↑↖←↙↓↘"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    seen = cast(SeatView, view)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, Phrasing(names, lang, seen))


def order_choices(tokens: list[str], view: View) -> list[str]:
    """Answers as people like to read them: places by points, the best first."""
    points = {offer["place"]: offer["points"] + offer["bonus"] for offer in list_offers(view)}
    return sorted(tokens, key=lambda token: -points.get(token, 0))


def list_offers(view: View) -> list[PlaceOffer]:
    """The places on offer to the viewer."""
    asked = cast(SeatView, view)["asked"]
    return asked.get("places", []) if asked else []


def list_slots(view: View) -> list[SlotOffer]:
    """The features that the viewer may cover with the token in hand."""
    asked = cast(SeatView, view)["asked"]
    return asked.get("slots", []) if asked else []


def letter_of(place: int) -> str:
    """How the n-th feature of a list is marked, on the tree as well: A to Z, then AA, AB …"""
    times, rest = divmod(place, len(LETTERS))
    return (LETTERS[times - 1] if times else "") + LETTERS[rest]


def label_card(objects: list[str], seen: SeatView, phrasing: Phrasing, code: str) -> str:
    return phrasing.say(code, card=phrasing.branch_in_words(int(objects[0])))


def label_split(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    one = int(objects[0])
    two = [card for card in seen["revealed"] if card != one]
    return phrasing.say(
        "label-split",
        one=phrasing.branch_in_words(one),
        two=phrasing.list_branches(two) if two else "",  # nothing is turned up at other times
    )


def label_choose(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    pile = [seen["single"]] if objects[0] == "one" else seen["pair"] or []
    return phrasing.say(f"label-choose-{objects[0]}", cards=phrasing.list_branches(pile))


def label_place(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """A card on its parent with its points; a pose nobody offered by its figures."""
    place = " ".join(["place", *objects])
    for offer in list_offers(cast(View, seen)):
        if offer["place"] == place:
            return label_offer(offer, seen, phrasing)
    card, x, y, angle = objects
    return phrasing.say("label-place-at", card=phrasing.branch(card), x=x, y=y, angle=angle)


def label_offer(offer: PlaceOffer, seen: SeatView, phrasing: Phrasing) -> str:
    return phrasing.say(
        "label-place",
        card=phrasing.branch(offer["card"]),
        on=phrasing.branch(offer["on"]),
        arrow=direction_arrow(offer, seen),
        points=offer["points"],
        bonus=offer["bonus"],
        roomiest=yes_no_or_none(offer["roomiest"]),
    )


def direction_arrow(offer: PlaceOffer, seen: SeatView) -> str:
    """The way the card lies from the one it grows from."""
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    parent = next(laid for laid in tree if laid["card"] == offer["on"])
    _, _, x, y, _ = offer["place"].split(" ")
    up, right = float(y) - parent["y"] / 10, float(x) - parent["x"] / 10
    return ARROWS[round(atan2(up, right) * 4 / pi) % 8]


def label_claim(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """A token, and where it lies."""
    asked = seen["asked"]
    tokens = asked.get("tokens", []) if asked else []
    owner = next((each["from"] for each in tokens if each["feature"] == objects[0]), None)
    feature = phrasing.feature(objects[0])
    if owner is None:
        return phrasing.say("label-claim", feature=feature)
    if owner == seen["viewer"]:
        return phrasing.say("label-claim-own", feature=feature)
    return phrasing.say("label-claim-from", name=phrasing.names[owner], feature=feature)


def label_put(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """A feature that the token in hand covers, with the letter it has on the tree."""
    put = " ".join(["put", *objects])
    card = phrasing.branch(objects[0])
    for n, slot in enumerate(list_slots(cast(View, seen))):
        if slot["put"] == put:
            over = phrasing.feature(slot["over"])
            return phrasing.say("label-put", card=card, over=over, mark=letter_of(n))
    return phrasing.say("label-put-slot", card=card, slot=objects[1] if len(objects) > 1 else "1")


def label_score(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    worths = [each["worth"] for each in seen["hand"] or [] if each["card"] == objects[0]]
    card = phrasing.card(objects[0])
    if not worths:
        return phrasing.say("label-score-unseen", card=card)
    return phrasing.say("label-score", card=card, points=worths[0])


Label = Callable[[list[str], SeatView, Phrasing], str]


def label_for_card(code: str) -> Label:
    """The label of a verb that needs but a card."""
    return lambda objects, seen, phrasing: label_card(objects, seen, phrasing, code)


LABELS: dict[str, Label] = {
    "hide": label_for_card("label-hide"),
    "leave": label_for_card("label-leave"),
    "draft": label_for_card("label-draft"),
    "split": label_split,
    "choose": label_choose,
    "place": label_place,
    "claim": label_claim,
    "put": label_put,
    "pass": lambda objects, seen, phrasing: phrasing.say("label-pass"),
    "score": label_score,
}
