"""Setting the table: fifteen lanterns, three in each hand [R1]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.rules.options import read_options
from lanterns.rules.decisions import Show
from lanterns.rules.options import LanternOptions
from lanterns.rules.state import ACTIONS, HAND_SIZE, LANTERNS, LanternsState


def make_empty_state(seats: int, key: bytes) -> LanternsState:
    s = LanternsState()
    s.actions, s.seats, s.key = ACTIONS, seats, key
    s.stack, s.events = [], None
    s.hands, s.shown, s.points, s.deck = [[] for _ in range(seats)], [], [0] * seats, []
    return s


def deal(seats: int, key: bytes, options: Mapping[str, str], listen: bool) -> LanternsState:
    read_options(LanternOptions, options)
    s = make_empty_state(seats, key)
    s.events = [] if listen else None
    s.deck = list(range(1, LANTERNS + 1))
    s.chance("deck").shuffle(s.deck)
    s.hands = [sorted([s.deck.pop() for _ in range(HAND_SIZE)]) for _ in range(seats)]
    s.stack.append(Show(0))
    return s
