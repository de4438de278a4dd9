"""Games of other projects, with the same work for them that `chabudai bench` does for ours."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pyspiel
import rlcard
from env_loop import play_agents
from pettingzoo.classic import leduc_holdem_v4

from chabudai.lab.bench.bench import Figures
from chabudai.lab.bench.figures import POSITIONS, SEED, TABLES, measure_rate

ROLLOUTS = 100
COUNTED = 200


class OpenSpiel:
    """A game of OpenSpiel, written in C++ and driven from Python; its chance is uniform."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.chance = Random(SEED).random
        self.decisions = self.draws = 0
        self.dealt = [self.deal() for _ in range(TABLES)]
        self.tables = cycle(self.dealt)
        self.positions = self.sample_evenly()
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        # One simulation of its search is so many rollouts from the root, all of them in C++.
        self.search = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, SEED, False)

    def draw(self, state: pyspiel.State) -> None:
        """Settle a chance node."""
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(self.chance() * len(outcomes))][0])

    def deal(self) -> pyspiel.State:
        """A new game up to its first decision."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.draw(state)
        return state

    def sample_evenly(self) -> list[pyspiel.State]:
        """Positions from all over random games."""
        states = []
        for _ in range(TABLES):
            state = self.deal()
            while not state.is_terminal():
                states.append(state.clone())
                self.step(state)
        return [states[place * len(states) // POSITIONS] for place in range(POSITIONS)]

    def step(self, state: pyspiel.State) -> None:
        """Settle a chance node or take a random decision, whichever is due."""
        if state.is_chance_node():
            self.draw(state)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(self.chance() * len(legal))])

    def drive(self, state: pyspiel.State) -> int:
        """Play at random to the end; return the decisions, and count them and the draws."""
        chance, decisions, draws = self.chance, 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                draws += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
        self.decisions += decisions
        self.draws += draws
        return decisions

    def whole_games(self) -> int:
        """Decisions, with the chance nodes that deal each game."""
        return self.drive(self.game.new_initial_state())

    def dealt_games(self) -> int:
        """Decisions from a table that is dealt already."""
        return self.drive(next(self.tables).clone())

    def rollouts(self) -> int:
        """Whole games in C++, from a table that is dealt already."""
        self.search.mcts_search(next(self.tables))
        return ROLLOUTS

    def clones(self) -> int:
        """Clones of positions from all over the game."""
        for state in self.positions:
            state.clone()
        return len(self.positions)

    def measure(self, seconds: float) -> Figures:
        """Every figure; `…_steps` count chance nodes as well as decisions."""
        whole, whole_steps = self.with_steps(measure_rate(self.whole_games, seconds))
        dealt, dealt_steps = self.with_steps(measure_rate(self.dealt_games, seconds))
        own, own_steps = self.with_steps(measure_rate(self.rollouts, seconds) * self.length())
        return {
            "whole_games": whole,
            "whole_games_steps": whole_steps,
            "dealt_games": dealt,
            "dealt_games_steps": dealt_steps,
            "own_loop": own,
            "own_loop_steps": own_steps,
            "clones": measure_rate(self.clones, seconds),
        }

    def with_steps(self, decisions: float) -> tuple[float, float]:
        """A rate of decisions, and with the chance nodes met since the last figure."""
        steps = decisions * (self.decisions + self.draws) / self.decisions
        self.decisions = self.draws = 0
        return decisions, steps

    def length(self) -> float:
        """How many decisions a rollout takes: C++ does not tell, so some are played here."""
        games = COUNTED * TABLES
        return sum(self.dealt_games() for _ in range(games)) / games


class RlcardUno:
    """RLCard's Uno with its two players: through its environment, and its bare game object."""

    def __init__(self) -> None:
        self.env = rlcard.make("uno", config={"seed": SEED})
        self.chance = Random(SEED).random

    def environment(self) -> int:
        """Decisions of a whole game as its manual plays it, observations included."""
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            legal = list(state["legal_actions"])
            state, _ = self.env.step(legal[int(self.chance() * len(legal))])
            decisions += 1
        return decisions

    def bare_game(self) -> int:
        """Decisions of a whole game on the object underneath, with no encoding of anything."""
        game = self.env.game
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(self.chance() * len(legal))])
            decisions += 1
        return decisions


class PettingZooLeduc:
    """PettingZoo's Leduc Hold'em, stepped agent by agent."""

    def __init__(self) -> None:
        self.env = leduc_holdem_v4.env()
        self.env.reset(seed=SEED)
        self.chance = Random(SEED).random

    def whole_game(self) -> int:
        """Decisions of a whole game, observations and masks included."""
        return play_agents(self.env, self.chance)


def measure_peers(seconds: float) -> dict[str, Figures]:
    """Every figure of every peer, so many seconds each."""
    names = ("hearts", "crazy_eights(players=5)", "gin_rummy", "leduc_poker")
    spiel = {f"OpenSpiel {name}": OpenSpiel(name).measure(seconds) for name in names}
    uno, leduc = RlcardUno(), PettingZooLeduc()
    return {
        **spiel,
        "RLCard uno": {"whole_games": measure_rate(uno.environment, seconds)},
        "RLCard uno, bare game": {"whole_games": measure_rate(uno.bare_game, seconds)},
        "PettingZoo leduc_holdem": {"whole_games": measure_rate(leduc.whole_game, seconds)},
    }
