"""A tree of what may follow: moves as edges, the moments after them as nodes."""

from __future__ import annotations

from math import log, sqrt


class Edge:
    """A move at a moment: how often it could be played, how often it was, and what came of it.

    What follows is told apart by who is asked next and by what was turned up.
    """

    def __init__(self, action: int) -> None:
        self.action = action
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}

    def value(self) -> float:
        """The mean of what came of it, for the seat that played it."""
        return self.total / self.visits if self.visits > 0 else 0.0

    def appeal(self, spread: float) -> float:
        """What it is worth to try it again: its value, more where it was tried seldom [UCB]."""
        visits = float(self.visits)
        return self.total / visits + spread * sqrt(log(float(self.offered)) / visits)

    def after(self, key: int) -> Node:
        """The moment that follows, by what was turned up."""
        node = self.nodes.get(key)
        if node is None:
            node = Node()
            self.nodes[key] = node
        return node


class Node:
    """A moment as the one who looks ahead can tell it from others."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}

    def try_first(self, action: int) -> Edge:
        """A move that was not tried here before."""
        edge = Edge(action)
        edge.offered = 1
        self.edges[action] = edge
        return edge

    def follow(self, action: int) -> Edge:
        """A move that was not chosen for its appeal."""
        edge = self.edges.get(action)
        if edge is None:
            return self.try_first(action)
        edge.offered += 1
        return edge

    def untried(self, actions: list[int]) -> list[int]:
        """Those of the moves that were not tried here yet."""
        return [action for action in actions if action not in self.edges]

    def among(self, actions: list[int]) -> Node:
        """The same moment, if these are the only moves."""
        node = Node()
        for action in actions:
            if action in self.edges:
                node.edges[action] = self.edges[action]
                node.visits += self.edges[action].visits
        return node

    def best_of(self, actions: list[int], spread: float) -> Edge:
        """Of the moves tried here that can be played now, the one with most appeal."""
        best: Edge | None = None
        most = 0.0
        for action in actions:
            edge = self.edges.get(action)
            if edge is None:
                continue
            edge.offered += 1
            appeal = edge.appeal(spread)
            if best is None or appeal > most:
                best, most = edge, appeal
        assert best is not None
        return best

    def by_visits(self) -> list[Edge]:
        """The moves tried here, the most visited first."""
        return sorted(self.edges.values(), key=visit_order)


def visit_order(edge: Edge) -> tuple[int, float, int]:
    """What moves are ordered by: visits, then value, then their number."""
    return -int(edge.visits), -edge.value(), edge.action
