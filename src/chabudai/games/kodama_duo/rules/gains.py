"""What an answer would bring, worked out for the seat that is asked."""

from __future__ import annotations

from chabudai.games.kodama_duo.cards.deck import FEATURES, N_SLOTS
from chabudai.games.kodama_duo.rules.kodama import kodama_points, kodama_points_on
from chabudai.games.kodama_duo.rules.placing import (
    decree_points,
    find_parent,
    name_card,
    with_card,
    with_token,
)
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.pose import card_of
from chabudai.games.kodama_duo.tree.runs import score_card
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

Figures = dict[str, object]


def list_prospects(s: KodamaState, cards: list[int]) -> list[Figures]:
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
        scored = score_card(tree, s.limits, card, parent)
        if scored <= s.limits.cap:
            best = max(best, scored + decree_points(s, tree, card, parent))
    return best


def list_place_offers(s: KodamaState, seat: int) -> list[Figures]:
    """Every place on offer with its parent and points; `roomiest` marks the best on its parent."""
    found: list[Figures] = []
    gains: dict[int, Figures] = {}
    for card in sorted(s.held[seat]):
        for pose in s.find_places(seat, card):
            parent = find_parent(s.trees[seat], pose)
            key = card * 100 + parent
            is_first = key not in gains
            if is_first:
                gains[key] = place_gain(s, seat, pose, parent)
            found.append({"place": s.ids.token(pose), **gains[key], "roomiest": is_first})
    return found


def place_gain(s: KodamaState, seat: int, pose: int, parent: int) -> Figures:
    """What a card on this parent brings: points, Decree points and growth of the Kodama in hand."""
    tree, card = s.trees[seat], card_of(pose)
    return {
        "card": card,
        "on": name_card(tree.cards[parent]),
        "points": score_card(tree, s.limits, card, parent),
        "bonus": decree_points(s, tree, card, parent),
        "kodama": kodama_gain(s, seat, with_card(tree, pose, parent)),
    }


def kodama_gain(s: KodamaState, seat: int, tree: Tree) -> int:
    """How much more the Kodama in hand would be worth, all together, with this tree."""
    hand = s.hands[seat]
    return sum(
        [kodama_points_on(s, seat, card, tree) - kodama_points(s, seat, card) for card in hand]
    )


def list_claims(s: KodamaState, features: list[int]) -> list[Figures]:
    """Tokens, each with the seat whose tree holds it, or None for the supply."""
    owners = [s.token_owner(feature) for feature in features]
    return [
        {"feature": FEATURES[feature], "from": None if owner == NO_CARD else owner}
        for feature, owner in zip(features, owners, strict=True)
    ]


def list_slots(s: KodamaState, seat: int, feature: int) -> list[Figures]:
    """The features that a token may cover, and what that does to the Kodama in hand."""
    tree = s.trees[seat]
    return [
        {
            "put": s.ids.token(s.ids.put_action(tree.cards[place // N_SLOTS], place % N_SLOTS)),
            "card": name_card(tree.cards[place // N_SLOTS]),
            "slot": place % N_SLOTS + 1,
            "over": FEATURES[tree.printed_feature(place // N_SLOTS, place % N_SLOTS)],
            "kodama": kodama_gain(s, seat, with_token(tree, place, feature)),
        }
        for place in s.free_slots(seat)
    ]
