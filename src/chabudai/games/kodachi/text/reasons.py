"""What speaks for an answer, in words a person can use: from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.card_worth import count_points_gained
from chabudai.games.kodachi.view.hand_odds import count_beaten
from chabudai.games.kodachi.view.view_types import QuestionView, SeatView

View = dict[str, object]


def describe_reason(token: str, view: View, names: list[str], lang: str) -> str:
    seen = cast(SeatView, view)
    asked = seen["asked"]
    if asked is None or seen["hand"] is None or asked["seat"] != seen["viewer"]:
        return ""
    verb, *objects = token.split(" ")
    return REASONS[verb](objects, seen, asked, Phrasing(names, lang, seen))


def odds_figures(seen: SeatView, hand: list[str], approach: str) -> dict[str, object]:
    """How many of the guards that may come next a hand beats."""
    coming = seen["next_guards"]
    return {"beats": count_beaten(seen, hand, approach, coming), "coming": sum(coming.values())}


def without_card(hand: list[str], key: str) -> list[str]:
    place = hand.index(key) if key in hand else len(hand)
    return hand[:place] + hand[place + 1 :]


def explain_approach(approach: str) -> Callable[..., str]:
    """An approach that beats the guard, and how much of what may follow."""

    def reason(objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> str:
        hand = seen["hand"] or []
        guard = asked.get("guard", "")
        if not count_beaten(seen, hand, approach, {guard: 1}):
            return phrasing.say("reason-approach-hope")
        return phrasing.say("reason-approach", **odds_figures(seen, hand, approach))

    return reason


def explain_play(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    """A card that wins, with what is left; that brings a token; that draws; that helps."""
    key = objects[0]
    token = " ".join(["play", *objects])
    face = phrasing.faces[key]
    if token in asked.get("winning", []):
        if gained := find_token_won(key, seen, asked, phrasing):
            return phrasing.say("reason-token", token=phrasing.token(gained))
        rest = without_card(seen["hand"] or [], key)
        return phrasing.say("reason-win", **odds_figures(seen, rest, asked.get("approach", "")))
    if token in asked.get("losing", []):
        return phrasing.say("reason-losing")
    if asked.get("won"):
        return phrasing.say("reason-late", draw=face["draw"])
    if face["draw"]:
        return phrasing.say("reason-draw", count=face["draw"])
    return phrasing.say("reason-help" if asked.get("can_win") else "reason-hope")


def find_token_won(key: str, seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> str | None:
    """The token that a winning card brings: its own envoy's, or that of the envoy in the dojo."""
    face = phrasing.faces[key]
    envoy = face if "clan" in face else phrasing.faces.get(asked.get("dojo") or "", face)
    return find_top_token(envoy.get("clan"), seen)


def find_top_token(clan: str | None, seen: SeatView) -> str | None:
    """The token that is won next from a clan, if one is left."""
    stacks = [each for each in seen["stacks"] if each["clan"] == clan and each["tokens"]]
    return f"{clan}-{stacks[0]['tokens'][0]}" if stacks else None


def explain_going_on(verb: str) -> Callable[..., str]:
    """The cards one has for sure, against the guards that may come."""

    def reason(objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> str:
        beaten = len(seen["guard_row"])
        takes, more = max(1, beaten - 1), max(1, beaten)
        odds = odds_figures(seen, seen["hand"] or [], asked.get("approach", ""))
        return phrasing.say(f"reason-{verb}", count=takes, more=more, **odds)

    return reason


def explain_give_up(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    able = "yes" if asked.get("can_win") else "no"
    return phrasing.say("reason-give-up", able=able)


def explain_take(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    """A treasure is a point, and a means to pay."""
    kind = phrasing.faces[objects[0]]["treasure"]
    same = seen["players"][asked["seat"]]["kinds"].count(kind)
    code = "reason-take-gold" if kind == "gold" else "reason-take"
    return phrasing.say(code, same=same + 1, kind=phrasing.treasures([kind] * (same + 1)))


def explain_buy(objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing) -> str:
    """Points now, and the token an envoy may win."""
    points = count_points_gained(objects[0], seen, asked["seat"])
    if coming := find_next_token(objects[0], seen, phrasing):
        return phrasing.say("reason-buy-envoy", points=points, token=phrasing.token(coming))
    return phrasing.say("reason-buy", points=points)


def find_next_token(key: str, seen: SeatView, phrasing: Phrasing) -> str | None:
    """The token that a card bought now may win later; the last round leaves no time for it."""
    return None if seen["ending"] else find_top_token(phrasing.faces[key].get("clan"), seen)


def explain_drop(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    same = seen["players"][asked["seat"]]["kinds"].count(objects[0])
    return phrasing.say("reason-drop", same=same)


def explain_discard(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    """How few of the guards that may come a card beats by itself, in the better way."""
    odds = [odds_figures(seen, [objects[0]], approach) for approach in ("stealth", "strength")]
    best = max(odds, key=lambda each: cast(int, each["beats"]))
    return phrasing.say("reason-discard", **best)


def explain_keep(
    objects: list[str], seen: SeatView, asked: QuestionView, phrasing: Phrasing
) -> str:
    hand = seen["hand"] or []
    for key in asked.get("chosen", []):
        hand = without_card(hand, key)
    stealth, strength = (odds_figures(seen, hand, each) for each in ("stealth", "strength"))
    better = "stealth" if cast(int, stealth["beats"]) > cast(int, strength["beats"]) else "strength"
    figures = stealth if better == "stealth" else strength
    return phrasing.say("reason-keep", approached=phrasing.say(f"approach-{better}"), **figures)


def explain_plain(code: str) -> Callable[..., str]:
    return lambda objects, seen, asked, phrasing: phrasing.say(code)


REASONS: dict[str, Callable[..., str]] = {
    "stealth": explain_approach("stealth"),
    "strength": explain_approach("strength"),
    "play": explain_play,
    "stop": explain_going_on("stop"),
    "continue": explain_going_on("continue"),
    "next": explain_plain("reason-next"),
    "give-up": explain_give_up,
    "take": explain_take,
    "buy": explain_buy,
    "pass": explain_plain("reason-pass"),
    "drop": explain_drop,
    "discard": explain_discard,
    "keep": explain_keep,
}
