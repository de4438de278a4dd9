"""Samurai Sword in sentences: what happened, what one can do, who decides, and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.catalog import has
from chabudai.engine.text.phrasing import yes
from chabudai.games.samurai_sword.cards.deck import PACKAGE
from chabudai.games.samurai_sword.text.card_list import card_lines
from chabudai.games.samurai_sword.text.phrasing import Voice
from chabudai.games.samurai_sword.text.result import result
from chabudai.games.samurai_sword.text.screen import zones
from chabudai.games.samurai_sword.view.view_types import Asked, Seen

__all__ = ["card_lines", "event", "label", "prompt", "result", "zones"]

View = dict[str, object]
Figures = dict[str, object]

# What happened


def event(seen: View, view: View, names: list[str], lang: str) -> str:
    """An event, as somebody saw it."""
    voice = Voice(names, lang, cast(Seen, view))
    figures: Figures = {"itself": yes(seen.get("target") == seen.get("seat"))}
    for part, value in seen.items():
        figures.update(figures_of(part, value, voice))
    figures.update(honor_left(seen))
    return voice.say(event_code(seen), **figures)


def event_code(seen: View) -> str:
    """The message for an event: one of its own for some cards, and for those who saw a card."""
    code = f"event-{seen['event']}"
    closer = f"{code}-{seen.get('card')}" if code == "event-played" else f"{code}-seen"
    known = "card" in seen or "cards" in seen
    return closer if known and has(PACKAGE, closer) else code


def figures_of(part: str, value: object, voice: Voice) -> Figures:
    """One part of an event, as its message wants it."""
    if part in ("seat", "target", "to", "by", "shogun") and isinstance(value, int):
        return {part: voice.names[value]}
    if part == "card" and isinstance(value, str):
        return {"key": value, "card": voice.card(value), "weapon": voice.weapon(value)}
    if part == "cards" and isinstance(value, list):
        return {"cards": voice.cards(value)}
    if part == "honor" and isinstance(value, list):
        return {"honor": honors(value, voice)}
    return {} if value is None else {"count" if part == "wounds" else part: value}


def honors(honor: list[int], voice: Voice) -> str:
    """Everybody's honor in a row."""
    return ", ".join(f"{name} {points}" for name, points in zip(voice.names, honor, strict=True))


def honor_left(seen: View) -> Figures:
    """The honor of the seat that lost some, and of the one that won it."""
    honor, seat, by = seen.get("honor"), seen.get("seat"), seen.get("by")
    if not isinstance(honor, list) or not isinstance(seat, int):
        return {}
    return {"left": honor[seat], "gained": honor[by] if isinstance(by, int) else 0}


# What an action does


def label(token: str, view: View, names: list[str], lang: str) -> str:
    """What an action does, said to the seat that is asked."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, voice)


def label_word(code: str) -> Callable[[list[str], Seen, Voice], str]:
    """The label of a verb without objects."""
    return lambda objects, seen, voice: voice.say(code)


def label_take(objects: list[str], seen: Seen, voice: Voice) -> str:
    """The wounds of the Weapon in the air, or the one of an action."""
    asked = seen["asked"]
    return voice.say("label-take", count=asked.get("wounds", 1) if asked else 1)


def label_parry(objects: list[str], seen: Seen, voice: Voice) -> str:
    """With a Parry, or with a Weapon."""
    if objects:
        return voice.say("label-parry-with", weapon=voice.weapon(objects[0]))
    return voice.say("label-parry")


def label_lose(objects: list[str], seen: Seen, voice: Voice) -> str:
    """What Bushido costs."""
    return voice.say("label-lose", spared=yes(is_spared(seen)))


def is_spared(seen: Seen) -> bool:
    """Whether the seat that is asked is the Shogun of three [R13]."""
    asked = seen["asked"]
    return (
        asked is not None
        and seen["seats"] == 3
        and seen["players"][asked["seat"]]["role"] == "shogun"
    )


def label_draw(objects: list[str], seen: Seen, voice: Voice) -> str:
    """Where the first card comes from."""
    if objects == ["deck"]:
        return voice.say("label-draw-deck")
    return voice.say("label-draw-discard", card=voice.card(seen["discard"][-1]))


def label_play(objects: list[str], seen: Seen, voice: Voice) -> str:
    """An action or property, with its target and what it does."""
    card, *aim = objects
    figures: Figures = {"card": voice.card(card)}
    if aim:
        asked = seen["asked"]
        itself = asked is not None and asked["seat"] == int(aim[0])
        figures.update(target=voice.names[int(aim[0])], itself=yes(itself))
    if aim[1:] == ["hand"]:
        return voice.say("label-play-geisha-hand", **figures)
    if aim[1:]:
        return voice.say("label-play-geisha-property", property=voice.card(aim[1]), **figures)
    return voice.say(f"label-play-{card}", **figures)


def label_strike(objects: list[str], seen: Seen, voice: Voice) -> str:
    """An attack with its Difficulty, for the one who makes it."""
    key, target = objects[0], int(objects[1])
    figures: Figures = {"target": voice.names[target], "weapon": voice.weapon(key)}
    viewer, asked, difficulty = seen["viewer"], seen["asked"], seen["difficulty"]
    if viewer is None or difficulty is None or asked is None or asked["seat"] != viewer:
        return voice.say("label-strike-unseen", **figures)
    figures.update(difficulty=difficulty[target]["total"], reach=voice.reach(key))
    everywhere = seen["players"][viewer]["character"] == "kojiro"
    return voice.say("label-strike-any" if everywhere else "label-strike", **figures)


def label_give(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A Weapon given up."""
    return voice.say("label-give", weapon=voice.weapon(objects[0]))


def label_discard(objects: list[str], seen: Seen, voice: Voice) -> str:
    """A card discarded."""
    return voice.say("label-discard", card=voice.card(objects[0]))


LABELS: dict[str, Callable[[list[str], Seen, Voice], str]] = {
    "end": label_word("label-end"),
    "spend": label_word("label-spend"),
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


def prompt(view: View, names: list[str], lang: str) -> str:
    """Who decides what, now; it says nothing of what the seat could answer."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return voice.say("asked-nobody")
    code = asked["question"]
    if code == "answer":
        code = f"answer-{asked['card']}"
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    return voice.say(f"{manner}-{code}", **prompt_figures(asked, seen, voice))


def prompt_figures(asked: Asked, seen: Seen, voice: Voice) -> Figures:
    """All that prompts speak of."""
    seat = asked["seat"]
    figures: Figures = {
        "seat": voice.names[seat],
        "next": voice.names[(seat + 1) % seen["seats"]],
        "played": seen["weapons_played"],
        "limit": seen["weapon_limit"],
        "spared": yes(is_spared(seen)),
        "count": asked.get("wounds", asked.get("count", 0) - len(asked.get("chosen", []))),
    }
    if "by" in asked:
        figures["by"] = voice.names[asked["by"]]
    if asked["question"] == "draw":
        figures["card"] = voice.card(seen["discard"][-1])
    return figures | figures_of("card", asked.get("card"), voice)
