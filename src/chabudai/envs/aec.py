"""A game as an environment of PettingZoo: the seats answer one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from chabudai.engine import BadOptions, State
from chabudai.envs.pictures import MODES, check_mode, render_state
from chabudai.envs.setup import LOST, Setup, make_generator, make_row, sentence


class Given(TypedDict, total=False):
    """What may be said about an environment besides its game."""

    seats: int
    options: Mapping[str, str]
    deck: str | None
    actions: str
    render_mode: str | None


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """One game at a time. An action that is not allowed raises IllegalAction and changes nothing.

    `reset(options={"position": …})` begins from a position instead of a deal.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
        actions: str = "number",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, seats, options, deck, actions)
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observed = {agent: self.setup.observation_space() for agent in self.possible_agents}
        self.answered = {agent: self.setup.action_space() for agent in self.possible_agents}
        self.nothing = np.zeros(self.setup.numbers, np.int8)
        self.rng = make_generator(None)
        self.table: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[object]:
        return self.observed[agent]

    def action_space(self, agent: str) -> spaces.Space[object]:
        return self.answered[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; a seed says what this one and those after it are."""
        if seed is not None:
            self.rng = make_generator(seed)
        position = (options or {}).get("position")
        key = self.rng.bytes(32)
        self.table = self.setup.deal(key) if position is None else self.setup.take_up(position)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.inform_idle() for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that is asked now; once it is over, to those who learn how it ended."""
        state = self.current()
        if not state.stack:
            self.end(state)
            return
        self.mask = make_row(state.mask())
        self.agent_selection = self.possible_agents[state.actor()]
        self.infos[self.agent_selection] = self.setup.inform(state, self.mask)

    def end(self, state: State) -> None:
        self.mask = self.nothing
        self.rewards = dict(zip(self.agents, self.setup.count_rewards(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def step(self, action: object) -> None:
        """Answer for the seat that is asked; None for one whose game is over."""
        agent = self.agent_selection
        state = self.current()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.setup.read_action(state, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self.inform_idle()
        state.apply(chosen)
        self.ask()

    def observe(self, agent: str) -> object:
        """What a seat sees; only the mask of the one that is asked allows anything."""
        mask = self.mask if agent == self.agent_selection else self.nothing
        return self.setup.observe(self.current(), self.seat_of[agent], mask.copy())

    def inform_idle(self) -> dict[str, object]:
        return {} if self.setup.by_point else {"action_mask": self.nothing}

    def current(self) -> State:
        """The game that is played; hidden cards included, so not for those who play it."""
        if self.table is None:
            raise BadOptions(sentence("not-reset"))
        return self.table

    def state(self) -> NDArray[np.int8]:
        """What all seats see, one after the other."""
        state = self.current()
        return make_row(b"".join(state.tensor(seat) for seat in range(state.seats)))

    def tokens(self) -> dict[int, str]:
        """What may be answered now, in words, by number."""
        return self.setup.list_tokens(self.current())

    def position(self) -> dict[str, object]:
        """The whole table, for `reset(options={"position": …})`."""
        return self.current().to_position()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees, as `render_mode` wants it."""
        return render_state(self.current(), None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, **given: Unpack[Given]) -> GameEnv:
    """The environment without wrappers: faster, and an illegal action raises."""
    return GameEnv(game, **given)


def env(game: str, **given: Unpack[Given]) -> AECEnv:
    """The environment as PettingZoo's own are: an illegal action loses the game at once."""
    raw = GameEnv(game, **given)
    if raw.setup.by_point:
        return wrappers.OrderEnforcingWrapper(wrappers.ClipOutOfBoundsWrapper(raw))
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def parallel_env(game: str, **given: Unpack[Given]) -> ParallelEnv:
    """The same for all seats at once; only the answer of the one that is asked counts."""
    return turn_based_aec_to_parallel(env(game, **given))
