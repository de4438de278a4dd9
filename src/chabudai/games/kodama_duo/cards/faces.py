"""Kodama and Decrees as data for those who speak of them."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from chabudai.games.kodama_duo.cards.deck import FEATURES, NO_FEATURE, Decree, Kodama
from chabudai.games.kodama_duo.cards.loading import load_deck


class Face(TypedDict):
    """A Kodama or Decree: its names and what it does."""

    en: str
    fr: str
    rule: str
    points: int
    tied: int
    feature: str | None
    becomes: str | None


@cache
def all_faces(source: str | None = None) -> dict[str, Face]:
    """Every Kodama and Decree of a deck by key."""
    deck = load_deck(source)
    faces = {kodama.key: kodama_face(kodama) for kodama in deck.kodama}
    return faces | {decree.key: decree_face(decree) for decree in deck.decrees}


def kodama_face(kodama: Kodama) -> Face:
    return Face(
        en=kodama.names["en"],
        fr=kodama.names["fr"],
        rule=kodama.scores,
        points=kodama.points,
        tied=kodama.tied,
        feature=name_feature(kodama.feature),
        becomes=None,
    )


def decree_face(decree: Decree) -> Face:
    return Face(
        en=decree.names["en"],
        fr=decree.names["fr"],
        rule=decree.effect,
        points=decree.points,
        tied=0,
        feature=name_feature(decree.feature),
        becomes=name_feature(decree.becomes),
    )


def name_feature(feature: int) -> str | None:
    """A feature's name, if it is one."""
    return None if feature == NO_FEATURE else FEATURES[feature]
