"""What an action does, for the one who may choose it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.samurai_sword.text.consequences import count_landing_wounds, find_fate
from chabudai.games.samurai_sword.text.phrasing import Phrasing
from chabudai.games.samurai_sword.view.view_types import SeatView

View = dict[str, object]
Figures = dict[str, object]
DONE = ["strike", "play", "parry", "give", "discard", "draw"]
VERBS_IN_ORDER = [*DONE, "spend", "take", "lose", "end"]


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    """Say what an action does to the seat that is asked."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    verb, *objects = token.split(" ")
    return LABELS[verb](objects, seen, phrasing)


def order_choices(tokens: list[str], view: View) -> list[str]:
    """Answers as people like to read them: what one does first, what one puts up with last."""
    return sorted(tokens, key=lambda token: VERBS_IN_ORDER.index(token.split(" ")[0]))


def label_verb(code: str) -> Callable[[list[str], SeatView, Phrasing], str]:
    return lambda objects, seen, phrasing: phrasing.say(code)


def label_take(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """The wounds of the Weapon in the air, or the one of an Action, and what comes of them."""
    asked = seen["asked"]
    count = asked.get("wounds", 1) if asked else 1
    fatal = find_fate(seen, asked["seat"], count) if asked else "no"
    return phrasing.say("label-take", count=count, fatal=fatal)


def label_parry(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    if objects:
        return phrasing.say("label-parry-with", weapon=phrasing.weapon(objects[0]))
    return phrasing.say("label-parry")


def label_lose(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """What Bushido costs."""
    asked = seen["asked"]
    honor = seen["players"][asked["seat"]]["honor"] if asked else 0
    return phrasing.say("label-lose", spared=yes_no_or_none(is_spared(seen)), honor=honor)


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
    """An attack with its wounds and its Difficulty, for the one who makes it."""
    key, target = objects[0], int(objects[1])
    figures: Figures = {"target": phrasing.names[target], "weapon": phrasing.weapon(key)}
    viewer, asked, difficulty = seen["viewer"], seen["asked"], seen["difficulty"]
    if viewer is None or difficulty is None or asked is None or asked["seat"] != viewer:
        return phrasing.say("label-strike-unseen", **figures)
    count = count_landing_wounds(seen, phrasing.wounds(key), viewer, target)
    figures.update(count=count, fatal=find_fate(seen, target, count))
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
