"""What a seat can work out from what it sees: the branches left, the Kodama nobody has shown."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.ai.belief import holding_odds, weigh_kodama
from chabudai.games.kodama_duo.ai.tree_counts import TreeCounts
from chabudai.games.kodama_duo.cards.deck import FEATURES, N_BRANCHES
from chabudai.games.kodama_duo.cards.faces import Face, all_faces
from chabudai.games.kodama_duo.text.phrasing import SYMBOLS, Phrasing
from chabudai.games.kodama_duo.view.view_types import PlayerView, SeatView

View = dict[str, object]
DECREES = 9
LIKELIEST = 5


def compute_insights(view: View) -> View:
    """The branch cards unseen, their features, and how likely the other holds each Kodama."""
    seen = cast(SeatView, view)
    return {
        "branches": unseen_branches(seen),
        "features": unseen_features(seen),
        "kodama": unseen_kodama(seen),
    }


def unseen_branches(seen: SeatView) -> list[int]:
    """The branch cards that may still be turned up."""
    shown = set(seen["discard"])
    for player in seen["players"]:
        shown.update(int(laid["card"]) for laid in player["tree"] if laid["card"].isdecimal())
        shown.update(player["held"])
    shown.update(card for card in [*seen["revealed"], *(seen["draft"] or [])] if card is not None)
    return [card for card in range(1, N_BRANCHES + 1) if card not in shown]


def unseen_features(seen: SeatView) -> dict[str, int]:
    phrasing = Phrasing([], "en", seen)
    printed = "".join(phrasing.icons(card) for card in unseen_branches(seen))
    return {feature: printed.count(SYMBOLS[feature]) for feature in FEATURES}


def unseen_kodama(seen: SeatView) -> dict[str, float]:
    """The Kodama not seen, and how likely the other holds each; for a spectator, either of them."""
    viewer = seen["viewer"]
    mine = [each["card"] for each in seen["hand"] or []]
    shown = mine + [each["card"] for player in seen["players"] for each in player["scored"]]
    faces = {key: face for key, face in list_kodama(seen).items() if key not in shown}
    if viewer is None:
        held = sum([player["hand"] for player in seen["players"]])
        return dict.fromkeys(faces, round(held / len(faces), 4))
    other = seen["players"][1 - viewer]
    chances = holding_odds(weigh_hand(seen, other, list(faces.values())), other["hand"])
    return {key: round(chance, 4) for key, chance in zip(faces, chances, strict=True)}


def weigh_hand(seen: SeatView, player: PlayerView, faces: list[Face]) -> list[float]:
    """What a seat's tree says for each of some Kodama in its hand."""
    tree, laid = TreeCounts(seen, player), len(player["tree"]) - 1
    return [
        weigh_kodama(face["rule"], face["points"], face["points"] * tree.count(face), laid)
        for face in faces
    ]


def list_kodama(seen: SeatView) -> dict[str, Face]:
    """All Kodama of the deck in play."""
    faces: dict[str, Face] = seen["own_deck"] or all_faces()
    return dict(list(faces.items())[:-DECREES])


def describe_insights(view: View, names: list[str], lang: str) -> list[str]:
    """The same in words."""
    seen = cast(SeatView, view)
    phrasing = Phrasing(names, lang, seen)
    counts = [
        phrasing.say("insight-feature", feature=phrasing.feature(feature), count=count)
        for feature, count in unseen_features(seen).items()
    ]
    held = unseen_kodama(seen)
    return [
        phrasing.say("insight-branches", count=len(unseen_branches(seen)), features=counts),
        phrasing.say("insight-kodama", count=len(held), likely=describe_likeliest(phrasing, held)),
    ]


def describe_likeliest(phrasing: Phrasing, held: dict[str, float]) -> list[str]:
    best = sorted(held, key=lambda key: (-held[key], key))[:LIKELIEST]
    return [
        phrasing.say("insight-held", card=phrasing.card(key), share=round(100 * held[key]))
        for key in best
    ]
