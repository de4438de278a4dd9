"""Samurai Sword in sentences: what happened, what one can do, who decides, and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.catalog import has_message
from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.cards.deck import PACKAGE
from chabudai.games.samurai_sword.text.card_list import list_cards
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.text.result import describe_result
from chabudai.games.samurai_sword.text.screen import describe_zones
from chabudai.games.samurai_sword.view.view_types import QuestionView, SeatView

__all__ = [
    "describe_action",
    "describe_event",
    "describe_question",
    "describe_result",
    "describe_zones",
    "list_cards",
]

View = dict[str, object]
Figures = dict[str, object]

# What happened


def describe_event(seen: View, view: View, names: list[str], lang: str) -> str:
    """Tell an event as somebody saw it."""
    phrasing = Phrasing(names, lang, cast(SeatView, view))
    figures: Figures = {"itself": yes_no_or_none(seen.get("target") == seen.get("seat"))}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    figures.update(honor_left(seen))
    return phrasing.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """Choose the message: some cards have their own, and those who saw a card another."""
    code = f"event-{seen['event']}"
    closer = f"{code}-{seen.get('card')}" if code == "event-played" else f"{code}-seen"
    known = "card" in seen or "cards" in seen
    return closer if known and has_message(PACKAGE, closer) else code


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """Give one part of an event as its message wants it."""
    if part in ("seat", "target", "to", "by", "shogun") and isinstance(value, int):
        return {part: phrasing.names[value]}
    if part == "card" and isinstance(value, str):
        return {"key": value, "card": phrasing.card(value), "weapon": phrasing.weapon(value)}
    if part == "cards" and isinstance(value, list):
        return {"cards": phrasing.cards(value)}
    if part == "honor" and isinstance(value, list):
        return {"honor": list_honor(value, phrasing)}
    return {} if value is None else {"count" if part == "wounds" else part: value}


def list_honor(honor: list[int], phrasing: Phrasing) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(phrasing.names, honor, strict=True))


def honor_left(seen: View) -> Figures:
    """The honor of the seat that lost some, and of the one that won it."""
    honor, seat, by = seen.get("honor"), seen.get("seat"), seen.get("by")
    if not isinstance(honor, list) or not isinstance(seat, int):
        return {}
    return {"left": honor[seat], "gained": honor[by] if isinstance(by, int) else 0}


# What an action does


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    """Say what an action does to the seat that is asked."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, phrasing)


def label_verb(code: str) -> Callable[[list[str], SeatView, Phrasing], str]:
    return lambda objects, seen, phrasing: phrasing.say(code)


def label_take(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """The wounds of the Weapon in the air, or the one of an Action."""
    asked = seen["asked"]
    return phrasing.say("label-take", count=asked.get("wounds", 1) if asked else 1)


def label_parry(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    if objects:
        return phrasing.say("label-parry-with", weapon=phrasing.weapon(objects[0]))
    return phrasing.say("label-parry")


def label_lose(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """What Bushido costs."""
    return phrasing.say("label-lose", spared=yes_no_or_none(is_spared(seen)))


def is_spared(seen: SeatView) -> bool:
    """Tell whether the seat that is asked is the Shogun of three [R13]."""
    asked = seen["asked"]
    return (
        asked is not None
        and seen["seats"] == 3
        and seen["players"][asked["seat"]]["role"] == "shogun"
    )


def label_draw(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    if objects == ["deck"]:
        return phrasing.say("label-draw-deck")
    return phrasing.say("label-draw-discard", card=phrasing.card(seen["discard"][-1]))


def label_play(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    card, *aim = objects
    figures: Figures = {"card": phrasing.card(card)}
    if aim:
        asked = seen["asked"]
        itself = asked is not None and asked["seat"] == int(aim[0])
        figures.update(target=phrasing.names[int(aim[0])], itself=yes_no_or_none(itself))
    if aim[1:] == ["hand"]:
        return phrasing.say("label-play-geisha-hand", **figures)
    if aim[1:]:
        return phrasing.say("label-play-geisha-property", property=phrasing.card(aim[1]), **figures)
    return phrasing.say(f"label-play-{card}", **figures)


def label_strike(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """An attack with its Difficulty, for the one who makes it."""
    key, target = objects[0], int(objects[1])
    figures: Figures = {"target": phrasing.names[target], "weapon": phrasing.weapon(key)}
    viewer, asked, difficulty = seen["viewer"], seen["asked"], seen["difficulty"]
    if viewer is None or difficulty is None or asked is None or asked["seat"] != viewer:
        return phrasing.say("label-strike-unseen", **figures)
    figures.update(difficulty=difficulty[target]["total"], reach=phrasing.reach(key))
    everywhere = seen["players"][viewer]["character"] == "kojiro"
    return phrasing.say("label-strike-any" if everywhere else "label-strike", **figures)


def label_give(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    return phrasing.say("label-give", weapon=phrasing.weapon(objects[0]))


def label_discard(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    return phrasing.say("label-discard", card=phrasing.card(objects[0]))


LABELS: dict[str, Callable[[list[str], SeatView, Phrasing], str]] = {
    "end": label_verb("label-end"),
    "spend": label_verb("label-spend"),
    "take": label_take,
    "parry": label_parry,
    "lose": label_lose,
    "draw": label_draw,
    "play": label_play,
    "strike": label_strike,
    "give": label_give,
    "discard": label_discard,
}


# Who decides what


def describe_question(view: View, names: list[str], lang: str) -> str:
    """Say who decides what, now; nothing of what the seat could answer."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    code = asked["question"]
    if code == "answer":
        code = f"answer-{asked['card']}"
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    return phrasing.say(f"{manner}-{code}", **prompt_figures(asked, seen, phrasing))


def prompt_figures(asked: QuestionView, seen: SeatView, phrasing: Phrasing) -> Figures:
    seat = asked["seat"]
    figures: Figures = {
        "seat": phrasing.names[seat],
        "next": phrasing.names[(seat + 1) % seen["seats"]],
        "played": seen["weapons_played"],
        "limit": seen["weapon_limit"],
        "spared": yes_no_or_none(is_spared(seen)),
        "count": asked.get("wounds", asked.get("count", 0) - len(asked.get("chosen", []))),
    }
    if "by" in asked:
        figures["by"] = phrasing.names[asked["by"]]
    if asked["question"] == "draw":
        figures["card"] = phrasing.card(seen["discard"][-1])
    return figures | event_figures("card", asked.get("card"), phrasing)
