"""What a seat can work out from what it sees: the branches left, the Kodama nobody has shown."""

from __future__ import annotations

from typing import cast

from chabudai.games.kodama_duo.cards import FEATURES, N_BRANCHES
from chabudai.games.kodama_duo.faces import all_faces
from chabudai.games.kodama_duo.seen import Face, Seen
from chabudai.games.kodama_duo.voice import SYMBOLS, Voice

View = dict[str, object]
DECREES = 9


def known(view: View) -> View:
    """The branch cards unseen, their features, and how likely the other holds each Kodama."""
    seen = cast(Seen, view)
    return {
        "branches": unseen_branches(seen),
        "features": unseen_features(seen),
        "kodama": unseen_kodama(seen),
    }


def unseen_branches(seen: Seen) -> list[int]:
    """The branch cards that may still be turned up."""
    shown = set(seen["discard"])
    for player in seen["players"]:
        shown.update(int(laid["card"]) for laid in player["tree"] if laid["card"].isdecimal())
        shown.update(player["held"])
    shown.update(card for card in [*seen["revealed"], *(seen["draft"] or [])] if card is not None)
    return [card for card in range(1, N_BRANCHES + 1) if card not in shown]


def unseen_features(seen: Seen) -> dict[str, int]:
    """How often each feature is on the cards unseen."""
    voice = Voice([], "en", seen)
    printed = "".join(voice.icons(card) for card in unseen_branches(seen))
    return {feature: printed.count(SYMBOLS[feature]) for feature in FEATURES}


def unseen_kodama(seen: Seen) -> dict[str, float]:
    """The Kodama not seen, and how likely the other holds each; for a spectator, either of them."""
    viewer = seen["viewer"]
    mine = [each["card"] for each in seen["hand"] or []]
    shown = mine + [each["card"] for player in seen["players"] for each in player["scored"]]
    held = sum([player["hand"] for seat, player in enumerate(seen["players"]) if seat != viewer])
    left = [key for key in kodama(seen) if key not in shown]
    return {key: round(held / len(left), 4) for key in left}


def kodama(seen: Seen) -> list[str]:
    """The keys of all Kodama of the deck in play."""
    faces: dict[str, Face] = seen["own_deck"] or all_faces()
    return [key for place, key in enumerate(faces) if place < len(faces) - DECREES]


def lines(view: View, names: list[str], lang: str) -> list[str]:
    """The same in words."""
    seen = cast(Seen, view)
    voice = Voice(names, lang, seen)
    counts = [
        voice.say("insight-feature", feature=voice.feature(feature), count=count)
        for feature, count in unseen_features(seen).items()
    ]
    held = unseen_kodama(seen)
    share = round(100 * max(held.values()))
    return [
        voice.say("insight-branches", count=len(unseen_branches(seen)), features=counts),
        voice.say("insight-kodama", count=len(held), share=share),
    ]
