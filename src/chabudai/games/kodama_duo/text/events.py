"""Kodama Duo in sentences: what happened, what one can do, who decides, and the table."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi
from typing import cast

from chabudai.engine.text.catalog import has_message
from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.text.result import describe_result
from chabudai.games.kodama_duo.text.screen import describe_zones
from chabudai.games.kodama_duo.view.view_types import PlaceOffer, SeatView

__all__ = [
    "describe_action",
    "describe_event",
    "describe_question",
    "describe_result",
    "describe_zones",
]

View = dict[str, object]
Figures = dict[str, object]
ARROWS = "→↗↑↖←↙↓↘"

# What happened


def describe_event(seen: View, view: View, names: list[str], lang: str) -> str:
    """An event, as somebody saw it."""
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    figures: Figures = {}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    return phrasing.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """The message for an event: one of its own for those who saw more of it, and for the draft."""
    code = f"event-{seen['event']}"
    if seen.get("splitter", 0) is None:
        return f"{code}-draft"
    closer = {"claimed": seen.get("from") is not None, "chose": seen.get("turned") is not None}
    sees_more = closer.get(str(seen["event"]), any(part in seen for part in ("card", "cards")))
    return f"{code}-seen" if sees_more and has_message(PACKAGE, f"{code}-seen") else code


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """One part of an event, as its message wants it."""
    if part in ("seat", "splitter", "from") and isinstance(value, int):
        return {part: phrasing.names[value]}
    if part in ("feature", "over", "shows") and isinstance(value, str):
        return {part: phrasing.feature(value)}
    if part in ("decree", "season"):
        name = str(value)
        return {part: phrasing.card(name) if part == "decree" else phrasing.say(f"season-{name}")}
    if part in ("card", "on", "turned", "single"):
        return {part: name_any_card(value, phrasing)}
    if isinstance(value, list):
        return list_figures(part, value, phrasing)
    return {} if value is None else {part: value}


def name_any_card(value: object, phrasing: Phrasing) -> str:
    """A card of any kind; whether somebody took the single card is no card."""
    if isinstance(value, bool):
        return yes_no_or_none(value)
    if isinstance(value, str) and value in phrasing.faces:
        return phrasing.card(value)
    return phrasing.branch(cast(int | str | None, value))


def list_figures(part: str, value: list[object], phrasing: Phrasing) -> Figures:
    """A list of an event in words."""
    if part == "trunks":
        pairs = zip(phrasing.names, value, strict=True)
        return {part: ", ".join(f"{name} {phrasing.feature(str(each))}" for name, each in pairs)}
    if part == "unscored":
        return {part: ", ".join(phrasing.card(str(each)) for each in value)}
    if part == "scores":
        pairs = zip(phrasing.names, value, strict=True)
        return {part: ", ".join(f"{name} {points}" for name, points in pairs)}
    if part == "runs":
        return {part: describe_runs(cast(list[View], value), phrasing)}
    if value and isinstance(value[0], list):
        hands = cast(list[list[int]], value)
        return {part: "; ".join(describe_hand(n, hands[n], phrasing) for n in range(len(hands)))}
    return {part: phrasing.list_branches(cast(list[int | None], value))}


def describe_hand(seat: int, cards: list[int], phrasing: Phrasing) -> str:
    return f"{phrasing.names[seat]} {phrasing.list_branches(cards)}"


def describe_runs(runs: list[View], phrasing: Phrasing) -> str:
    scored = [run for run in runs if run["points"]]
    return ", ".join(f"{phrasing.feature(str(run['feature']))} {run['points']}" for run in scored)


# What an action does


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    """What an action does, said to the seat that is asked."""
    seen = cast(SeatView, view)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, Phrasing(names, lang, seen))


def label_card(objects: list[str], seen: SeatView, phrasing: Phrasing, code: str) -> str:
    return phrasing.say(code, card=phrasing.branch_with_icons(int(objects[0])))


def label_split(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    one = int(objects[0])
    two = [card for card in seen["revealed"] if card != one]
    return phrasing.say(
        "label-split", one=phrasing.branch_with_icons(one), two=phrasing.list_branches(two)
    )


def label_choose(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    pile = [seen["single"]] if objects[0] == "one" else seen["pair"] or []
    return phrasing.say(f"label-choose-{objects[0]}", cards=phrasing.list_branches(pile))


def label_place(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """A card on its parent with its points; a pose nobody offered by its figures."""
    asked = seen["asked"]
    place = " ".join(["place", *objects])
    offers = asked.get("places", []) if asked else []
    for offer in offers:
        if offer["place"] == place:
            return label_offer(offer, seen, phrasing)
    card, x, y, angle = objects
    return phrasing.say("label-place-at", card=phrasing.branch(card), x=x, y=y, angle=angle)


def order_choices(tokens: list[str], view: View) -> list[str]:
    """Answers as people like to read them: places by points, the best first."""
    asked = cast(SeatView, view)["asked"]
    offers = asked.get("places", []) if asked else []
    points = {offer["place"]: offer["points"] + offer["bonus"] for offer in offers}
    return sorted(tokens, key=lambda token: -points.get(token, 0))


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
    figures: Figures = {"feature": phrasing.feature(objects[0])}
    if owner is None:
        return phrasing.say("label-claim", **figures)
    return phrasing.say("label-claim-from", name=phrasing.names[owner], **figures)


def label_put(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """A feature that the token in hand covers."""
    asked = seen["asked"]
    slots = asked.get("slots", []) if asked else []
    over = [slot["over"] for slot in slots if slot["put"] == " ".join(["put", *objects])]
    card = phrasing.branch(objects[0])
    if not over:
        return phrasing.say("label-put-slot", card=card, slot=objects[-1])
    slot = objects[1] if len(objects) > 1 else "1"
    return phrasing.say("label-put", card=card, over=phrasing.feature(over[0]), slot=slot)


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


# Who decides what


def describe_question(view: View, names: list[str], lang: str) -> str:
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    figures: Figures = {"seat": phrasing.names[asked["seat"]], "cap": seen["cap"]}
    figures["second"] = yes_no_or_none(asked.get("second", False))
    if "card" in asked:
        figures["card"] = phrasing.branch_with_icons(asked["card"])
    if "feature" in asked:
        figures["feature"] = phrasing.feature(asked["feature"])
    held = seen["players"][asked["seat"]]["held"]
    figures["cards"] = phrasing.list_branches(held)
    return phrasing.say(f"{manner}-{asked['question']}", **figures)
