"""Kodama Duo in sentences: what happened, what one can do, who decides, and the table."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi
from typing import cast

from chabudai.engine.text.catalog import has
from chabudai.engine.text.phrasing import yes
from chabudai.games.kodama_duo.cards.deck import PACKAGE
from chabudai.games.kodama_duo.text.card_list import card_lines
from chabudai.games.kodama_duo.text.phrasing import Voice
from chabudai.games.kodama_duo.text.result import result
from chabudai.games.kodama_duo.text.screen import zones
from chabudai.games.kodama_duo.view.view_types import Offer, Seen

__all__ = ["card_lines", "event", "label", "prompt", "result", "zones"]

View = dict[str, object]
Figures = dict[str, object]
ARROWS = "→↗↑↖←↙↓↘"

# What happened


def event(seen: View, view: View, names: list[str], lang: str) -> str:
    """An event, as somebody saw it."""
    voice = Voice(names, lang, cast(Seen, view))
    figures: Figures = {}
    for part, value in seen.items():
        figures.update(figures_of(part, value, voice))
    return voice.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """The message for an event: one of its own for those who saw more of it, and for the draft."""
    code = f"event-{seen['event']}"
    if seen.get("splitter", 0) is None:
        return f"{code}-draft"
    closer = {"claimed": seen.get("from") is not None, "chose": seen.get("turned") is not None}
    sees_more = closer.get(str(seen["event"]), any(part in seen for part in ("card", "cards")))
    return f"{code}-seen" if sees_more and has(PACKAGE, f"{code}-seen") else code


def figures_of(part: str, value: object, voice: Voice) -> Figures:
    """One part of an event, as its message wants it."""
    if part in ("seat", "splitter", "from") and isinstance(value, int):
        return {part: voice.names[value]}
    if part in ("feature", "over", "shows") and isinstance(value, str):
        return {part: voice.feature(value)}
    if part in ("decree", "season"):
        name = str(value)
        return {part: voice.card(name) if part == "decree" else voice.say(f"season-{name}")}
    if part in ("card", "on", "turned", "single"):
        return {part: named(value, voice)}
    if isinstance(value, list):
        return lists_of(part, value, voice)
    return {} if value is None else {part: value}


def named(value: object, voice: Voice) -> str:
    """A card of any kind; whether somebody took the single card is no card."""
    if isinstance(value, bool):
        return yes(value)
    if isinstance(value, str) and value in voice.faces:
        return voice.card(value)
    return voice.branch(cast(int | str | None, value))


def lists_of(part: str, value: list[object], voice: Voice) -> Figures:
    """A list of an event in words."""
    if part == "trunks":
        pairs = zip(voice.names, value, strict=True)
        return {part: ", ".join(f"{name} {voice.feature(str(each))}" for name, each in pairs)}
    if part == "unscored":
        return {part: ", ".join(voice.card(str(each)) for each in value)}
    if part == "scores":
        pairs = zip(voice.names, value, strict=True)
        return {part: ", ".join(f"{name} {points}" for name, points in pairs)}
    if part == "runs":
        return {part: runs_in_words(cast(list[View], value), voice)}
    if value and isinstance(value[0], list):
        hands = cast(list[list[int]], value)
        return {part: "; ".join(hand_of(n, hands[n], voice) for n in range(len(hands)))}
    return {part: voice.branches_in_a_row(cast(list[int | None], value))}


def hand_of(seat: int, cards: list[int], voice: Voice) -> str:
    """A seat and the cards it holds now."""
    return f"{voice.names[seat]} {voice.branches_in_a_row(cards)}"


def runs_in_words(runs: list[View], voice: Voice) -> str:
    """The features that scored, with their points."""
    scored = [run for run in runs if run["points"]]
    return ", ".join(f"{voice.feature(str(run['feature']))} {run['points']}" for run in scored)


# What an action does


def label(token: str, view: View, names: list[str], lang: str) -> str:
    """What an action does, said to the seat that is asked."""
    seen = cast(Seen, view)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, Voice(names, lang, seen))


def label_card(objects: list[str], seen: Seen, voice: Voice, code: str) -> str:
    """A verb and a branch card."""
    return voice.say(code, card=voice.drawn(int(objects[0])))


def label_split(objects: list[str], seen: Seen, voice: Voice) -> str:
    """The two piles."""
    one = int(objects[0])
    two = [card for card in seen["revealed"] if card != one]
    return voice.say("label-split", one=voice.drawn(one), two=voice.branches_in_a_row(two))


def label_choose(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A pile with its cards."""
    pile = [seen["single"]] if objects[0] == "one" else seen["pair"] or []
    return voice.say(f"label-choose-{objects[0]}", cards=voice.branches_in_a_row(pile))


def label_place(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A card on its parent with its points; a pose nobody offered by its figures."""
    asked = seen["asked"]
    place = " ".join(["place", *objects])
    offers = asked.get("places", []) if asked else []
    for offer in offers:
        if offer["place"] == place:
            return label_offer(offer, seen, voice)
    card, x, y, angle = objects
    return voice.say("label-place-at", card=voice.branch(card), x=x, y=y, angle=angle)


def in_order(tokens: list[str], view: View) -> list[str]:
    """Answers as people like to read them: places by points, the best first."""
    asked = cast(Seen, view)["asked"]
    offers = asked.get("places", []) if asked else []
    points = {offer["place"]: offer["points"] + offer["bonus"] for offer in offers}
    return sorted(tokens, key=lambda token: -points.get(token, 0))


def label_offer(offer: Offer, seen: Seen, voice: Voice) -> str:
    """A place on offer."""
    return voice.say(
        "label-place",
        card=voice.branch(offer["card"]),
        on=voice.branch(offer["on"]),
        arrow=arrow(offer, seen),
        points=offer["points"],
        bonus=offer["bonus"],
        roomiest=yes(offer["roomiest"]),
    )


def arrow(offer: Offer, seen: Seen) -> str:
    """The way the card lies from the one it grows from."""
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    parent = next(laid for laid in tree if laid["card"] == offer["on"])
    _, _, x, y, _ = offer["place"].split(" ")
    up, right = float(y) - parent["y"] / 10, float(x) - parent["x"] / 10
    return ARROWS[round(atan2(up, right) * 4 / pi) % 8]


def label_claim(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A token, and where it lies."""
    asked = seen["asked"]
    tokens = asked.get("tokens", []) if asked else []
    owner = next((each["from"] for each in tokens if each["feature"] == objects[0]), None)
    figures: Figures = {"feature": voice.feature(objects[0])}
    if owner is None:
        return voice.say("label-claim", **figures)
    return voice.say("label-claim-from", name=voice.names[owner], **figures)


def label_put(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A feature that the token in hand covers."""
    asked = seen["asked"]
    slots = asked.get("slots", []) if asked else []
    over = [slot["over"] for slot in slots if slot["put"] == " ".join(["put", *objects])]
    card = voice.branch(objects[0])
    if not over:
        return voice.say("label-put-slot", card=card, slot=objects[-1])
    slot = objects[1] if len(objects) > 1 else "1"
    return voice.say("label-put", card=card, over=voice.feature(over[0]), slot=slot)


def label_score(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A Kodama card with what it is worth."""
    worths = [each["worth"] for each in seen["hand"] or [] if each["card"] == objects[0]]
    card = voice.card(objects[0])
    if not worths:
        return voice.say("label-score-unseen", card=card)
    return voice.say("label-score", card=card, points=worths[0])


Label = Callable[[list[str], Seen, Voice], str]


def of_card(code: str) -> Label:
    """The label of a verb that needs but a card."""
    return lambda objects, seen, voice: label_card(objects, seen, voice, code)


LABELS: dict[str, Label] = {
    "hide": of_card("label-hide"),
    "leave": of_card("label-leave"),
    "draft": of_card("label-draft"),
    "split": label_split,
    "choose": label_choose,
    "place": label_place,
    "claim": label_claim,
    "put": label_put,
    "pass": lambda objects, seen, voice: voice.say("label-pass"),
    "score": label_score,
}


# Who decides what


def prompt(view: View, names: list[str], lang: str) -> str:
    """Who decides what, now."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return voice.say("asked-nobody")
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    figures: Figures = {"seat": voice.names[asked["seat"]], "cap": seen["cap"]}
    figures["second"] = yes(asked.get("second", False))
    if "card" in asked:
        figures["card"] = voice.drawn(asked["card"])
    if "feature" in asked:
        figures["feature"] = voice.feature(asked["feature"])
    held = seen["players"][asked["seat"]]["held"]
    figures["cards"] = voice.branches_in_a_row(held)
    return voice.say(f"{manner}-{asked['question']}", **figures)
