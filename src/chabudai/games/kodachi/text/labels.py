"""What an action does, for the one who may choose it."""

from __future__ import annotations

from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodachi.text.phrasing import Phrasing, format_number, format_signed
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

View = dict[str, object]
Figures = dict[str, object]
GIVING_UP = ("give-up", "pass")


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


def order_choices(tokens: list[str], view: View) -> list[str]:
    """Answers as people like to read them: what wins first, what cannot and giving up last."""
    asked = cast(SeatView, view)["asked"] or QuestionView(seat=0, question="")
    winning, losing = asked.get("winning", []), asked.get("losing", [])
    return sorted(
        tokens, key=lambda token: (token in GIVING_UP, token in losing, token not in winning)
    )


def is_proposed(token: str, seen: SeatView) -> bool:
    """Tell the payment that keeps most, where there are others."""
    offers = seen["asked"].get("offers", []) if seen["asked"] else []
    return any(offer["propose"] == token and len(offer["tokens"]) > 1 for offer in offers)


def label_verb(verb: str, seen: SeatView, phrasing: Phrasing) -> str:
    asked = seen["asked"] or QuestionView(seat=0, question="")
    figures: Figures = {
        "count": count_takes(seen) if verb == "stop" else len(asked.get("chosen", [])),
        "second": figure_second(asked),
        "losing": yes_no_or_none(verb in asked.get("losing", [])),
        "elite": yes_no_or_none(seen["next_elite"]),
        "able": yes_no_or_none(asked.get("can_win", False)),
        "empty": yes_no_or_none(has_taken_nothing(seen, asked)),
        "than": asked.get("strength" if verb == "strength" else "stealth", 0),
    }
    return phrasing.say(f"label-{verb}", **figures)


def has_taken_nothing(seen: SeatView, asked: QuestionView) -> bool:
    """Whether who takes may still take as much as at first."""
    return asked["seat"] != seen["turn"] or asked.get("takes") == max(1, seen["beaten"] - 1)


def count_takes(seen: SeatView) -> int:
    """Count the cards that stopping now gives; the guard that is fought may be open still [Q2]."""
    beaten = seen["beaten"] + (seen["beaten"] < len(seen["guard_row"]))
    return max(1, beaten - 1)


def figure_second(asked: QuestionView) -> object:
    """The value of the second guard on a card, to choose by."""
    second = asked.get("second")
    return "none" if second is None else second


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
        losing=yes_no_or_none(token in asked.get("losing", [])),
        late=yes_no_or_none(asked.get("won", False) and token not in asked.get("winning", [])),
    )
