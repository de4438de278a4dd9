"""What a hand beats, as its holder can work it out from a view: exact, without a draw."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.games.kodachi.cards.deck import NEVER
from chabudai.games.kodachi.cards.faces import Face, faces_in_play
from chabudai.games.kodachi.rules.beating import Fight, FightingCard, Guard, can_beat_guards
from chabudai.games.kodachi.view.view_types import SeatView

APPROACHES = ("stealth", "strength")
SIGNS = (-1, 1)


def count_beaten(seen: SeatView, hand: list[str], approach: str, coming: Mapping[str, int]) -> int:
    """Count the guards among some to come that a hand beats, switched or not [R18, R19, Q32]."""
    faces = faces_in_play(seen["own_deck"])
    cards = [read_fighting_card(faces[key]) for key in hand]
    fight = Fight(APPROACHES.index(approach))
    return sum(
        [n for key, n in coming.items() if can_beat_guards(cards, fight, list_guards(faces[key]))]
    )


def read_fighting_card(face: Face) -> FightingCard:
    """Read a card as a fight sees it, under Stealth and under Strength."""
    dojo = [each["amount"] for each in face["plays"] if each["way"] == "dojo"]
    adds = [each["amount"] for each in face["plays"] if each["way"] == "add"]
    return FightingCard(
        [max([sign * value for value in dojo], default=NEVER) for sign in SIGNS],
        [max([0, *[sign * value for value in adds]]) for sign in SIGNS],
        any(each["way"] == "switch" for each in face["plays"]),
    )


def list_guards(face: Face) -> list[Guard]:
    """List the guards of a card as what has to be topped, by approach [R18, R19]."""
    guards = [[-face["stealth"], face["strength"]]]
    if "second" in face:
        guards.append([-face["second"], face["second"]])
    return guards
