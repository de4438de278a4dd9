"""What speaks for an answer, worked out from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from chabudai.engine.text.phrasing import yes_no_or_none
from chabudai.games.kodama_duo.text.labels import list_offers, list_slots
from chabudai.games.kodama_duo.text.phrasing import Phrasing
from chabudai.games.kodama_duo.view.view_types import LaidCard, PlaceOffer, SeatView, SlotOffer

View = dict[str, object]


def describe_reason(token: str, view: View, names: list[str], lang: str) -> str:
    """Empty where nothing is to be said, and for who is not asked."""
    seen = cast(SeatView, view)
    asked = seen["asked"]
    verb, *objects = token.split(" ")
    if asked is None or asked["seat"] != seen["viewer"] or verb not in REASONS:
        return ""
    return REASONS[verb](objects, seen, Phrasing(names, lang, seen))


def other_name(seen: SeatView, phrasing: Phrasing) -> str:
    return phrasing.names[1 - (seen["viewer"] or 0)]


# Cards turned up


def most_points(card: int | None, seat: int, seen: SeatView) -> int:
    """The most a card could score on a tree; nothing is known of one face down."""
    prospects = seen["asked"].get("prospects", []) if seen["asked"] else []
    return next((each["most"][seat] for each in prospects if each["card"] == card), 0)


def best_of(pile: list[int | None], seat: int, seen: SeatView) -> int:
    return max([most_points(card, seat, seen) for card in pile] + [0])


def explain_split(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """What each pile is worth to the other, and what is left in the worse case."""
    me = seen["viewer"] or 0
    one: list[int | None] = [int(objects[0])]
    two = [card for card in seen["revealed"] if card not in one]
    return phrasing.say(
        "reason-split",
        other=other_name(seen, phrasing),
        one=best_of(one, 1 - me, seen),
        two=best_of(two, 1 - me, seen),
        mine=min(best_of(one, me, seen), best_of(two, me, seen)),
    )


def explain_hide(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    me = seen["viewer"] or 0
    theirs = most_points(int(objects[0]), 1 - me, seen)
    return phrasing.say("reason-hide", other=other_name(seen, phrasing), theirs=theirs)


def explain_choose(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    me = seen["viewer"] or 0
    mine, theirs = list_piles(objects[0], seen)
    return phrasing.say(
        "reason-choose",
        pile=objects[0],
        other=other_name(seen, phrasing),
        mine=best_of(mine, me, seen),
        theirs=best_of(theirs, 1 - me, seen),
        unseen=yes_no_or_none(None in [*mine, *theirs]),
    )


def list_piles(chosen: str, seen: SeatView) -> tuple[list[int | None], list[int | None]]:
    """The pile that is chosen, and the one that is left."""
    one, two = [seen["single"]], seen["pair"] or []
    return (one, two) if chosen == "one" else (two, one)


def explain_draft(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    me, card = seen["viewer"] or 0, int(objects[0])
    figures = {"mine": most_points(card, me, seen), "theirs": most_points(card, 1 - me, seen)}
    return phrasing.say("reason-draft", other=other_name(seen, phrasing), **figures)


# Placing


def explain_place(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """The lines that a card goes on with, what they bring, and how many ends stay open."""
    place = " ".join(["place", *objects])
    offer = next((each for each in list_offers(cast(View, seen)) if each["place"] == place), None)
    if offer is None:
        return ""
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    lines = [
        phrasing.count_feature(feature, count)
        for feature, count in find_lines(offer, tree, seen, phrasing)
    ]
    return phrasing.say(
        "reason-place",
        goes_on=yes_no_or_none(bool(lines)),
        lines=phrasing.series(lines) if lines else "",
        points=offer["points"],
        bonus=offer["bonus"],
        kodama=describe_gain(offer["kodama"], phrasing),
        ends=count_open_ends(offer, tree),
    )


def count_open_ends(offer: PlaceOffer, tree: list[LaidCard]) -> int:
    """How many ends of the tree stay open with a card in its place."""
    parent = find_laid(offer["on"], tree)
    return sum(laid["end"] for laid in tree) + (0 if tree[parent]["end"] else 1)


def find_lines(
    offer: PlaceOffer, tree: list[LaidCard], seen: SeatView, phrasing: Phrasing
) -> list[tuple[str, int]]:
    """The features of a card that go on below it, each with how often it is there already."""
    own = [count_as(feature, False, seen) for feature in phrasing.printed(offer["card"])]
    found = [(each, follow_line(each, offer["on"], tree, seen)) for each in dict.fromkeys(own)]
    return [(feature, count) for feature, count in found if count]


def follow_line(feature: str, on: str, tree: list[LaidCard], seen: SeatView) -> int:
    """How often a feature shows from a card down towards the trunk, without a gap."""
    count = 0
    entry: int | None = find_laid(on, tree)
    while entry is not None:
        shown = [count_as(each, entry == 0, seen) for each in tree[entry]["features"]]
        if feature not in shown:
            break
        count += shown.count(feature)
        entry = tree[entry]["parent"]
    return count


def count_as(feature: str, is_trunk: bool, seen: SeatView) -> str:
    """What a feature counts as under the Decree."""
    turns = feature == seen["converted"] and not is_trunk
    return seen["becomes"] or feature if turns else feature


def find_laid(card: str, tree: list[LaidCard]) -> int:
    return next(n for n, laid in enumerate(tree) if laid["card"] == card)


def describe_gain(points: int, phrasing: Phrasing) -> str:
    """What is won or lost on the Kodama in hand."""
    if points == 0:
        return ""
    manner = {"is": "more" if points > 0 else "less"}
    return phrasing.say("reason-kodama", points=abs(points), **manner)


def explain_leave(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    features = [phrasing.feature(each) for each in dict.fromkeys(phrasing.printed(int(objects[0])))]
    return phrasing.say(
        "reason-leave", other=other_name(seen, phrasing), features=phrasing.series(features)
    )


# Tokens and Kodama


def explain_claim(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """How often the own tree shows the feature already, and who loses the token."""
    me = seen["viewer"] or 0
    shown = [each for laid in seen["players"][me]["tree"] for each in laid["features"]]
    return phrasing.say(
        "reason-claim",
        count=shown.count(objects[0]),
        feature=phrasing.feature(objects[0]),
        features=phrasing.features(objects[0]),
        stolen=yes_no_or_none(find_owner(objects[0], seen) == 1 - me),
        other=other_name(seen, phrasing),
    )


def find_owner(feature: str, seen: SeatView) -> int | None:
    """Whose tree a token lies on that is on offer; None for one in the supply."""
    tokens = seen["asked"].get("tokens", []) if seen["asked"] else []
    return next((each["from"] for each in tokens if each["feature"] == feature), None)


def explain_put(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """How often the cards around show the token's feature, and what the Kodama gain."""
    put, asked = " ".join(["put", *objects]), seen["asked"]
    slot = next((each for each in list_slots(cast(View, seen)) if each["put"] == put), None)
    if slot is None or asked is None:
        return ""
    feature = asked["feature"]
    return phrasing.say(
        "reason-put",
        count=count_beside(slot, seen),
        feature=phrasing.feature(feature),
        features=phrasing.features(feature),
        kodama=describe_gain(slot["kodama"], phrasing),
    )


def count_beside(slot: SlotOffer, seen: SeatView) -> int:
    """How often the cards around show the feature of the token in hand."""
    feature = seen["asked"]["feature"] if seen["asked"] else ""
    tree = seen["players"][seen["viewer"] or 0]["tree"]
    return sum(laid["features"].count(feature) for laid in list_around(slot["card"], tree))


def list_around(card: str, tree: list[LaidCard]) -> list[LaidCard]:
    """The cards that touch one."""
    entry = find_laid(card, tree)
    below = tree[entry]["parent"]
    return [laid for n, laid in enumerate(tree) if n == below or laid["parent"] == entry]


def explain_score(objects: list[str], seen: SeatView, phrasing: Phrasing) -> str:
    """What it is worth beside the others."""
    worths = {each["card"]: each["worth"] for each in seen["hand"] or []}
    if objects[0] not in worths:
        return ""
    best = max(worths, key=lambda card: worths[card])
    return phrasing.say(
        "reason-score",
        points=worths[objects[0]],
        is_most=yes_no_or_none(worths[objects[0]] == worths[best]),
        best=phrasing.card(best),
        most=worths[best],
    )


REASONS: dict[str, Callable[[list[str], SeatView, Phrasing], str]] = {
    "split": explain_split,
    "hide": explain_hide,
    "choose": explain_choose,
    "draft": explain_draft,
    "place": explain_place,
    "leave": explain_leave,
    "claim": explain_claim,
    "put": explain_put,
    "score": explain_score,
}
