"""What an answer would bring, worked out for the seat that is asked."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS
from chabudai.games.kodama_duo.rules.kodama import value, value_on
from chabudai.games.kodama_duo.rules.placing import (
    card_word,
    decree_points,
    parent_of,
    with_card,
    with_token,
)
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.pose import card_of
from chabudai.games.kodama_duo.tree.runs import points
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

Figures = dict[str, object]


def prospects(s: KodamaState, cards: list[int]) -> list[Figures]:
    """For each card the most it could score on each tree, were there room everywhere."""
    return [
        {"card": card, "most": [most_points(s, seat, card) for seat in range(s.seats)]}
        for card in cards
    ]


def most_points(s: KodamaState, seat: int, card: int) -> int:
    """The best parent for a card that keeps within the cap, Decree points added."""
    tree = s.trees[seat]
    best = 0
    for parent in range(len(tree.cards)):
        scored = points(tree, s.terms, card, parent)
        if scored <= s.terms.cap:
            best = max(best, scored + decree_points(s, tree, card, parent))
    return best


def placements(s: KodamaState, seat: int) -> list[Figures]:
    """Every place on offer with its parent and points; `roomiest` marks the best on its parent."""
    found: list[Figures] = []
    gains: dict[int, Figures] = {}
    for card in sorted(s.held[seat]):
        for pose in s.poses(seat, card):
            parent = parent_of(s.trees[seat], pose)
            key = card * 100 + parent
            is_first = key not in gains
            if is_first:
                gains[key] = gain(s, seat, pose, parent)
            found.append({"place": s.ids.token(pose), **gains[key], "roomiest": is_first})
    return found


def gain(s: KodamaState, seat: int, pose: int, parent: int) -> Figures:
    """What a card on this parent brings: points, Decree points and growth of the Kodama in hand."""
    tree, card = s.trees[seat], card_of(pose)
    return {
        "card": card,
        "on": card_word(tree.cards[parent]),
        "points": points(tree, s.terms, card, parent),
        "bonus": decree_points(s, tree, card, parent),
        "kodama": kodama_growth(s, seat, with_card(tree, pose, parent)),
    }


def kodama_growth(s: KodamaState, seat: int, tree: Tree) -> int:
    """How much more the Kodama in hand would be worth, all together, with this tree."""
    hand = s.hands[seat]
    return sum([value_on(s, seat, card, tree) - value(s, seat, card) for card in hand])


def claims(s: KodamaState, features: list[int]) -> list[Figures]:
    """Tokens, each with the seat whose tree holds it, or None for the supply."""
    owners = [s.owner(feature) for feature in features]
    return [
        {"feature": FEATURES[feature], "from": None if owner == NO_CARD else owner}
        for feature, owner in zip(features, owners, strict=True)
    ]


def slots(s: KodamaState, seat: int, feature: int) -> list[Figures]:
    """The features that a token may cover, and what that does to the Kodama in hand."""
    tree = s.trees[seat]
    return [
        {
            "put": s.ids.token(s.ids.put_on(tree.cards[place // N_SLOTS], place % N_SLOTS)),
            "card": card_word(tree.cards[place // N_SLOTS]),
            "slot": place % N_SLOTS + 1,
            "over": FEATURES[tree.printed(place // N_SLOTS, place % N_SLOTS)],
            "kodama": kodama_growth(s, seat, with_token(tree, place, feature)),
        }
        for place in s.free_slots(seat)
    ]
