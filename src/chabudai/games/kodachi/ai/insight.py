"""What a seat can work out from what it sees: the guards to come, and the house cards left."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodachi.ai.guard_odds import Guards, blows, elites, rest_after, unseen_guards
from chabudai.games.kodachi.cards.faces import faces_of
from chabudai.games.kodachi.text.phrasing import Voice
from chabudai.games.kodachi.view.view_types import Seen

View = dict[str, object]
APPROACHES = ("stealth", "strength")
HOUSE = ("envoy", "rumor", "skill")


def known(view: View) -> View:
    """How many of each guard and house card are unseen, and how likely the hand beats the next."""
    seen = cast(Seen, view)
    return {"guards": next_guards(seen), "house": unseen_house(seen), "beats": beats(seen)}


def next_guards(seen: Seen) -> dict[str, int]:
    """The guards that may come next: unseen, and with the back that shows [R20]."""
    unseen = unseen_guards(seen)
    if seen["next_elite"] is None:
        return unseen
    return elites(unseen, faces_of(seen["own_deck"]), seen["next_elite"])


def unseen_house(seen: Seen) -> dict[str, int]:
    """How many house cards of each kind nobody has seen since the last shuffle."""
    faces = faces_of(seen["own_deck"])
    shown = [key for key in seen["house_row"] if key] + seen["house_discard"]
    for player in seen["players"]:
        shown += player["owned"]
    left = dict.fromkeys(HOUSE, 0)
    for key, face in faces.items():
        if face["kind"] in HOUSE:
            left[face["kind"]] += face["copies"] - shown.count(key)
    return left


def beats(seen: Seen) -> dict[str, float]:
    """How likely the hand beats the next guard, by approach; nothing for a spectator."""
    if seen["hand"] is None:
        return {}
    return {approach: odds(seen, seen["hand"], approach) for approach in APPROACHES}


def odds(seen: Seen, cards: list[str], approach: str) -> float:
    """The share of the guards to come that a hand beats by itself."""
    guards = Guards(seen, approach).next
    hand = blows(cards, faces_of(seen["own_deck"]), approach)
    beaten = sum([count for guard, count in guards.items() if rest_after(hand, guard) is not None])
    return round(beaten / max(1, sum(guards.values())), 4)


def lines(view: View, names: list[str], lang: str) -> list[str]:
    """The same in words."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    house: View = {**unseen_house(seen)}
    told = [voice.say("insight-house", **house)]
    if found := beats(seen):
        shares = {approach: round(100 * share) for approach, share in found.items()}
        told.append(voice.say("insight-beats", count=sum(next_guards(seen).values()), **shares))
    return told
