"""Looking ahead: information-set Monte Carlo tree search, in the engine's terms alone.

Each round imagines a world that the seat cannot tell from the true one, goes down the tree with
what is legal there, tries one new move, plays on quickly for a few turns and judges at a glance.
All worlds share one tree, so no plan hangs on what the seat cannot know. Once many worlds were
seen, several moves in a row are tried in the same one: which is better shows sooner so.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from chabudai.bots.tree import Edge, Node
from chabudai.engine.ai.strategy import Strategy
from chabudai.engine.rng import Rng
from chabudai.engine.rules.state import State

SEATS: Final = 16
NO_ADVICE: Final = -1
WIDE: Final = 16  # so many moves at the root are all tried, of more the first by rank
CURIOSITY: Final = 2.5
FORESIGHT: Final = 1.0  # the same below the root, where what is tried weighs on the moves above
LEAST_SPREAD: Final = 0.02
SETTLED: Final = 3.0  # so many standard errors ahead, more thinking hardly changes the move
WIDENING: Final = 0.25  # below the root so much of the square root of the visits are
SHARED: Final = 4  # so many moves are tried in one world at most,
SHARED_AFTER: Final = 200  # one more after each so many rounds


class Search:
    """One seat's thoughts at one moment.

    Who `believes` imagines worlds by what others did, and that others answer there at once, each by
    what it knows and takes the rest for. `doubt` says by how much of the spread of
    outcomes a move must be better than the one advised, `depth` how many times as far as usual to
    look ahead.
    """

    def __init__(
        self,
        world: State,
        seat: int,
        rng: Rng,
        believes: bool,
        doubt: float = 0.0,
        depth: int = 1,
    ) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.believes = believes
        self.doubt = doubt
        self.strategy: Strategy[State] = world.game.strategy
        self.horizon = self.strategy.search_horizon(world) * depth
        self.root = Node()
        self.imagined = world
        self.looks_left = 0
        self.looked_at: list[int] = []
        self.advice = NO_ADVICE
        self.rounds = 0
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0
        self.path: list[Edge] = []
        self.actors: list[int] = []
        self.turns: i64 = 0
        self.now: i64 = 0

    def think(self) -> None:
        """One round: imagine, descend, play on, judge, remember."""
        state = self.next_world()
        self.turns = self.horizon
        self.now = self.strategy.turn_id(state)
        self.path.clear()
        self.actors.clear()
        self.descend(state)
        self.play_on(state)
        self.remember(self.strategy.win_probabilities(state))
        self.rounds += 1

    def next_world(self) -> State:
        """A world to try a move in: the one before, or when enough were tried there, another."""
        if self.looks_left == 0:
            self.imagined = self.imagine()
            self.worlds += 1
            self.looks_left = min(SHARED, 1 + self.rounds // SHARED_AFTER)
            self.looked_at.clear()
        self.looks_left -= 1
        return self.imagined.clone()

    def imagine(self) -> State:
        """A world that the seat cannot tell from the true one."""
        state = self.world.clone()
        if self.believes:
            self.strategy.determinize(state, self.seat, self.rng)
        else:
            state.redeal(self.seat, self.rng)
        return state

    def descend(self, state: State) -> None:
        """Follow the moves of most appeal until one is tried for the first time."""
        node = self.root
        while state.stack and self.turns > 0:
            node.visits += 1
            edge = self.choose(node, state)
            is_new = edge.visits == 0
            if node is self.root:
                self.looked_at.append(edge.action)
            self.path.append(edge)
            self.actors.append(state.actor())
            state.apply(edge.action)
            self.count_turn(state)
            if is_new:
                return
            node = edge.after(self.strategy.chance_key(state) * SEATS + state.actor())

    def choose(self, node: Node, state: State) -> Edge:
        """A move not tried yet where it is time for one, else the one of most appeal."""
        if self.believes and state.actor() != self.seat:
            return node.follow(self.strategy.rollout_action(state, self.rng))
        if not node.edges:
            advised = node is self.root and self.advice != NO_ADVICE
            return node.try_first(
                self.advice if advised else self.strategy.rollout_action(state, self.rng)
            )
        actions = self.strategy.rank_actions(state)
        new = node.untried(actions)
        if len(new) == len(actions):
            return node.try_first(self.strategy.rollout_action(state, self.rng))
        if new and len(actions) - len(new) < self.width(node):
            first = len(actions) > WIDE
            return node.try_first(new[0] if first else new[self.rng.randbelow(len(new))])
        if node is self.root:
            return node.best_of(self.not_looked_at(actions), CURIOSITY * self.spread())
        return node.best_of(actions, FORESIGHT * self.spread())

    def not_looked_at(self, actions: list[int]) -> list[int]:
        """The moves tried before, but not in this world; all of them if there are none."""
        tried = [action for action in actions if action in self.root.edges]
        left = [action for action in tried if action not in self.looked_at]
        return left or tried

    def width(self, node: Node) -> int:
        """How many moves are tried at a moment."""
        grown = sqrt(float(node.visits))
        return max(WIDE, int(grown)) if node is self.root else 1 + int(WIDENING * grown)

    def spread(self) -> float:
        """How far apart the outcomes lie: where all are close, small differences matter."""
        if self.rounds < 2:
            return 1.0
        mean = self.total / self.rounds
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares / self.rounds - mean * mean)))

    def count_turn(self, state: State) -> None:
        """Notice that a turn has ended."""
        mark: i64 = self.strategy.turn_id(state)
        if mark != self.now:
            self.now = mark
            self.turns -= 1

    def play_on(self, state: State) -> None:
        """Play quickly until as many turns have ended as are looked ahead."""
        while state.stack and self.turns > 0:
            state.apply(self.strategy.rollout_action(state, self.rng))
            self.count_turn(state)

    def remember(self, chances: list[float]) -> None:
        """Book what came of the moves, each for the seat that played it."""
        self.total += chances[self.seat]
        self.squares += chances[self.seat] * chances[self.seat]
        for place in range(len(self.path)):
            edge = self.path[place]
            edge.visits += 1
            edge.total += chances[self.actors[place]]

    def best(self) -> Edge:
        """The move looked at most; the advised one unless that is clearly better."""
        best = self.root.by_visits()[0]
        advised = self.root.edges.get(self.advice)
        if advised is None or best.value() > advised.value() + self.doubt * self.spread():
            return best
        return advised

    def lead(self) -> int:
        """By how many visits the best move is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return int(first - second)

    def is_settled(self) -> bool:
        """Whether the move that would be chosen is ahead of all others by more than chance is."""
        chosen = self.best()
        spread = self.spread()
        lead = self.doubt * spread if chosen.action == self.advice else 0.0
        for edge in self.root.edges.values():
            error = spread * sqrt(1.0 / max(1, chosen.visits) + 1.0 / max(1, edge.visits))
            if edge is not chosen and lead + chosen.value() - edge.value() < SETTLED * error:
                return False
        return True
