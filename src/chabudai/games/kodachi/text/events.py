"""Kodachi in sentences: what happened, what one can do, who decides, and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodachi.text.card_list import list_cards
from chabudai.games.kodachi.text.phrasing import Phrasing, format_number, format_signed
from chabudai.games.kodachi.text.result import describe_result
from chabudai.games.kodachi.text.screen import describe_zones
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

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
    figures: Figures = {}
    for part, value in seen.items():
        figures.update(event_figures(part, value, phrasing))
    code = f"event-{seen['event']}"
    return phrasing.say(
        f"{code}-seen" if code == "event-drew" and "cards" in seen else code, **figures
    )


def event_figures(part: str, value: object, phrasing: Phrasing) -> Figures:
    """Give one part of an event as its message wants it."""
    if part in FIGURES:
        return FIGURES[part](value, phrasing)
    return {part: value}


def figure_seat(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: {part: phrasing.names[cast(int, value)]}


def figure_card(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: {part: phrasing.card(cast(str, value))}


def figure_yes(part: str) -> Callable[[object, Phrasing], Figures]:
    return lambda value, phrasing: {part: yes_no_or_none(cast(bool | None, value))}


def figure_house(value: object, phrasing: Phrasing) -> Figures:
    """The house card of a column; there may be none [Q27]."""
    return {"house": phrasing.card(cast(str, value)) if value else phrasing.say("nothing-in-house")}


def figure_treasures(value: object, phrasing: Phrasing) -> Figures:
    """Who starts with which treasure."""
    starts = [
        phrasing.say(
            "dealt-treasure", seat=phrasing.names[seat], treasure=phrasing.say(f"treasure-{kind}")
        )
        for seat, kinds in enumerate(cast(list[list[str]], value))
        for kind in kinds
    ]
    return {"treasures": phrasing.series(starts)}


FIGURES: dict[str, Callable[[object, Phrasing], Figures]] = {
    "seat": figure_seat("seat"),
    "first": figure_seat("first"),
    "card": figure_card("card"),
    "guard": figure_card("guard"),
    "house": figure_house,
    "elite": figure_yes("elite"),
    "won": figure_yes("won"),
    "treasures": figure_treasures,
    "takes": lambda value, voice: {"count": value},
    "cards": lambda value, voice: {"cards": voice.cards(cast(list[str], value))},
    "paid": lambda value, voice: {"paid": voice.treasures(cast(list[str], value))},
    "token": lambda value, voice: {"token": voice.token(cast(str, value))},
    "total": lambda value, voice: {"total": format_number(cast(int, value))},
    "amount": lambda value, voice: {"amount": value, "signed": format_signed(cast(int, value))},
    "approach": lambda value, voice: approach_figures(cast(str, value), voice),
}


def approach_figures(approach: str, phrasing: Phrasing) -> Figures:
    """Give an approach to choose by, and its name."""
    return {"approach": approach, "approached": phrasing.say(f"approach-{approach}")}


# What an action does


def describe_action(token: str, view: View, names: list[str], lang: str) -> str:
    """Say what an action does to the seat that is asked."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    verb, *objects = token.split(" ")
    if verb == "play":
        return label_play(token, objects, seen, phrasing)
    if verb in ("take", "discard"):
        return phrasing.say(f"label-{verb}", card=phrasing.card(objects[0]))
    if verb == "buy":
        paid, cheapest = phrasing.treasures(objects[1:]), yes_no_or_none(is_proposed(token, seen))
        return phrasing.say(
            "label-buy", card=phrasing.card(objects[0]), paid=paid, cheapest=cheapest
        )
    if verb == "drop":
        return phrasing.say("label-drop", treasure=phrasing.say(f"treasure-{objects[0]}"))
    return label_verb(verb, seen, phrasing)


def is_proposed(token: str, seen: SeatView) -> bool:
    """Tell the payment that keeps most, where there are others."""
    offers = seen["asked"].get("offers", []) if seen["asked"] else []
    return any(offer["propose"] == token and len(offer["tokens"]) > 1 for offer in offers)


def label_verb(verb: str, seen: SeatView, phrasing: Phrasing) -> str:
    asked = seen["asked"] or QuestionView(seat=0, question="")
    beaten = seen["beaten"] + (seen["beaten"] < len(seen["guard_row"]))
    figures: Figures = {
        "count": max(1, beaten - 1) if verb == "stop" else len(asked.get("chosen", [])),
        "elite": yes_no_or_none(seen["next_elite"]),
        "able": yes_no_or_none(asked.get("can_win", False)),
        "than": asked.get("strength" if verb == "strength" else "stealth", 0),
    }
    return phrasing.say(f"label-{verb}", **figures)


def label_play(token: str, objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """Say which card is played, how, and what comes of it."""
    asked = seen["asked"] or QuestionView(seat=0, question="")
    face = phrasing.faces[objects[0]]
    play = next(each for each in face["plays"] if each["word"] in objects[1:] or not objects[1:])
    other = "stealth" if seen["approach"] == "strength" else "strength"
    return phrasing.say(
        "label-play",
        card=phrasing.card(objects[0]),
        way=play["way"],
        amount=play["amount"],
        signed=format_signed(play["amount"]),
        total=format_number(asked.get("total", 0) + play["amount"]),
        approached=phrasing.say(f"approach-{other}"),
        draw=face["draw"],
        won=yes_no_or_none(token in asked.get("winning", [])),
    )


# Who decides what


def describe_question(view: View, names: list[str], lang: str) -> str:
    """Say who decides what, now; nothing of what the seat could answer."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    asked = seen["asked"]
    if asked is None:
        return phrasing.say("asked-nobody")
    manner = "asked" if seen["viewer"] == asked["seat"] else "waiting"
    twin = "-twin" if asked.get("twin") and asked.get("won") else ""
    code = f"{manner}-{asked['question']}{twin}"
    owned = seen["players"][asked["seat"]]["kinds"] + ["coin"] * asked.get("coins", 0)
    return phrasing.say(
        code, purse=phrasing.treasures(owned) or "none", **prompt_figures(asked, phrasing)
    )


def prompt_figures(asked: QuestionView, phrasing: Phrasing) -> Figures:
    return {
        "seat": phrasing.names[asked["seat"]],
        "guard": phrasing.card(asked.get("guard", "")),
        "stealth": asked.get("stealth", 0),
        "strength": asked.get("strength", 0),
        "approach": asked.get("approach", ""),
        "than": asked.get("than", 0),
        "total": format_number(asked.get("total", 0)),
        "dojo": yes_no_or_none(bool(asked.get("dojo"))),
        "won": yes_no_or_none(asked.get("won", False)),
        "hopeless": yes_no_or_none(asked.get("hopeless", False)),
        "takes": asked.get("takes", 0),
        "count": max(0, asked.get("count", 0) - len(asked.get("chosen", []))),
    }
