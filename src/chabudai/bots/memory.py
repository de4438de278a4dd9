"""What a bot still knows of its last thoughts: the part of the tree that came true.

After its move a bot may be asked again at once. If it then sees exactly what it foresaw, what it
thought of that moment still holds. It is found by what the seat sees, so it tells nothing else.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from chabudai.bots.glimpse import Glimpse
from chabudai.bots.search import SEATS
from chabudai.bots.tree import Edge, Node

KEPT = 8


class Memory:
    """The last few moments foreseen, each by what its seat would see."""

    def __init__(self) -> None:
        self._nodes: dict[bytes, Node] = {}

    def recall(self, glimpse: Glimpse) -> Node:
        """What was thought of this moment before; a blank page if nothing was.

        In other worlds the same seat may have been asked something else then: of those moves only
        the ones that can be played now are kept.
        """
        node = self._nodes.pop(hash_moment(glimpse.seat, glimpse.view), None)
        return Node() if node is None else node.among(glimpse.legal)

    def keep(self, glimpse: Glimpse, move: Edge) -> None:
        """Remember the moment after a move, if the same seat is asked then."""
        world = glimpse.known_world().clone()
        world.apply(move.action)
        node = move.nodes.get(world.game.strategy.chance_key(world) * SEATS + world.actor())
        if node is None or world.actor() != glimpse.seat:
            return
        while len(self._nodes) >= KEPT:
            del self._nodes[next(iter(self._nodes))]
        self._nodes[hash_moment(glimpse.seat, world.view(glimpse.seat))] = node


def hash_moment(seat: int, view: dict[str, object]) -> bytes:
    """A fingerprint of what a seat sees."""
    return blake2b(f"{seat} {json.dumps(view, sort_keys=True)}".encode()).digest()
