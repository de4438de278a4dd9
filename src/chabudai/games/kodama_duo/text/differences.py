"""What an answer keeps or gains over another, from the view of who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.differences import Comparison, Outcome
from chabudai.games.kodama_duo.text.labels import list_offers, list_slots
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.text.reasons import (
    best_of,
    count_beside,
    count_open_ends,
    find_lines,
    find_owner,
    list_piles,
    most_points,
    other_name,
)
from chabudai.games.kodama_duo.view.view_types import SeatView

View = dict[str, object]
Figures = dict[str, int]


def describe_difference(token: str, other: str, view: View, names: list[str], lang: str) -> str:
    """Compare what two answers to one question lead to; nothing of a place nobody offered."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    verb, other_verb = (each.split(" ")[0] for each in (token, other))
    if asked is None or asked["seat"] != seen["viewer"] or verb != other_verb:
        return ""
    phrasing = Phrasing(names, lang, seen)
    better, worse = (foresee_answer(each, seen, phrasing) for each in (token, other))
    if better is None or worse is None:
        return ""
    comparison = Comparison(
        phrasing, lambda of: explain_object(of, seen, phrasing), {}, frozenset({"theirs"})
    )
    return comparison.describe(Outcome(better), Outcome(worse))


def explain_object(of: list[str], seen: SeatView, phrasing: Phrasing) -> dict[str, object]:
    """Name the other player, and the feature that a figure is of."""
    figures: dict[str, object] = {"other": other_name(seen, phrasing)}
    if of:
        figures["feature"] = phrasing.feature(of[0])
        figures["features"] = phrasing.features(of[0])
    return figures


def foresee_answer(token: str, seen: SeatView, phrasing: Phrasing) -> Figures | None:
    """What an answer leads to, in figures; None where the view does not tell."""
    verb, *objects = token.split(" ")
    return FORESEEN[verb](token, objects, seen, phrasing) if verb in FORESEEN else None


# Cards turned up


def foresee_split(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    """The other takes the better pile, and leaves at least the worse one."""
    me = seen["viewer"] or 0
    one: list[int | None] = [int(objects[0])]
    piles = (one, [card for card in seen["revealed"] if card not in one])
    mine = min(best_of(pile, me, seen) for pile in piles)
    return {"least": mine, "theirs": max(best_of(pile, 1 - me, seen) for pile in piles)}


def foresee_hide(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    return {"hidden": most_points(int(objects[0]), 1 - (seen["viewer"] or 0), seen)}


def foresee_choose(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    me = seen["viewer"] or 0
    mine, theirs = list_piles(objects[0], seen)
    points = {"mine": best_of(mine, me, seen), "theirs": best_of(theirs, 1 - me, seen)}
    return {**points, "turn": int(objects[0] == "one")}


def foresee_draft(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    me, card = seen["viewer"] or 0, int(objects[0])
    return {"mine": most_points(card, me, seen), "passed": most_points(card, 1 - me, seen)}


# On the tree


def foresee_place(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    offer = next((each for each in list_offers(cast(View, seen)) if each["place"] == token), None)
    if offer is None:
        return None
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    lines = find_lines(offer, tree, seen, phrasing)
    return {
        "points": offer["points"] + offer["bonus"],
        "kodama": count_kodama(seen) + offer["kodama"],
        "ends": count_open_ends(offer, tree),
        "room": int(offer["roomiest"]),
        **{f"line {feature}": count for feature, count in lines},
    }


def foresee_put(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    slot = next((each for each in list_slots(cast(View, seen)) if each["put"] == token), None)
    asked = seen["asked"]
    if slot is None or asked is None:
        return None
    beside = {f"beside {asked['feature']}": count_beside(slot, seen)}
    return {"kodama": count_kodama(seen) + slot["kodama"], **beside}


def count_kodama(seen: SeatView) -> int:
    """What the Kodama in hand are worth together as the tree is now."""
    return sum(each["worth"] for each in seen["hand"] or [])


# Tokens and Kodama


def foresee_claim(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    me = seen["viewer"] or 0
    shown = [each for laid in seen["players"][me]["tree"] for each in laid["features"]]
    stolen = int(find_owner(objects[0], seen) == 1 - me)
    return {"shown": shown.count(objects[0]), "stolen": stolen}


def foresee_score(
    token: str, objects: list[str], seen: SeatView, phrasing: Phrasing
) -> Figures | None:
    worths = {each["card"]: each["worth"] for each in seen["hand"] or []}
    return {"points": worths[objects[0]]} if objects[0] in worths else None


Foresee = Callable[[str, list[str], SeatView, Phrasing], Figures | None]
FORESEEN: dict[str, Foresee] = {
    "split": foresee_split,
    "hide": foresee_hide,
    "choose": foresee_choose,
    "draft": foresee_draft,
    "place": foresee_place,
    "put": foresee_put,
    "claim": foresee_claim,
    "score": foresee_score,
}
