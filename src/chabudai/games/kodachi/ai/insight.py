"""What a seat can work out from what it sees: the guards to come, and the house cards left."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodachi.ai.guard_odds import count_unseen_guards, filter_by_back
from chabudai.games.kodachi.cards.faces import faces_in_play
from chabudai.games.kodachi.text.phrasing import Phrasing
from chabudai.games.kodachi.view.hand_odds import APPROACHES, count_beaten
from chabudai.games.kodachi.view.view_types import SeatView

View = dict[str, object]
HOUSE = ("envoy", "rumor", "skill")


def compute_insights(view: View) -> View:
    """How many of each guard and house card are unseen, and how likely the hand beats the next."""
    seen = cast(SeatView, view)
    return {
        "guards": count_next_guards(seen),
        "house": count_unseen_house(seen),
        "beats": beat_probabilities(seen),
    }


def count_next_guards(seen: SeatView) -> dict[str, int]:
    """Count the guards that may come next: unseen, and with the back that shows [R20]."""
    unseen = count_unseen_guards(seen)
    if seen["next_elite"] is None:
        return unseen
    return filter_by_back(unseen, faces_in_play(seen["own_deck"]), seen["next_elite"])


def count_unseen_house(seen: SeatView) -> dict[str, int]:
    """Count the house cards of each kind that nobody has seen since the last shuffle."""
    faces = faces_in_play(seen["own_deck"])
    seen_cards = [key for key in seen["house_row"] if key] + seen["house_discard"]
    for player in seen["players"]:
        seen_cards += player["owned"]
    left = dict.fromkeys(HOUSE, 0)
    for key, face in faces.items():
        if face["kind"] in HOUSE:
            left[face["kind"]] += face["copies"] - seen_cards.count(key)
    return left


def beat_probabilities(seen: SeatView) -> dict[str, float]:
    """How likely the hand beats the next guard, by approach; nothing for a spectator."""
    if seen["hand"] is None:
        return {}
    return {approach: beat_probability(seen, seen["hand"], approach) for approach in APPROACHES}


def beat_probability(seen: SeatView, cards: list[str], approach: str) -> float:
    """The share of the guards to come that a hand beats without a draw, switched or not."""
    coming = count_next_guards(seen)
    return round(count_beaten(seen, cards, approach, coming) / max(1, sum(coming.values())), 4)


def describe_insights(view: View, names: list[str], lang: str) -> list[str]:
    """Say the same in words."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    house: View = {**count_unseen_house(seen)}
    sentences = [phrasing.say("insight-house", **house)]
    if found := beat_probabilities(seen):
        shares = {approach: round(100 * share) for approach, share in found.items()}
        sentences.append(
            phrasing.say("insight-beats", count=sum(count_next_guards(seen).values()), **shares)
        )
    return sentences
