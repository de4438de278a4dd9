"""A game as an environment of Gymnasium: one seat learns, and policies play the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from chabudai.bots import Glimpse, load_bot
from chabudai.engine import BadOptions, IllegalAction, State
from chabudai.engine.text.catalog import default_language
from chabudai.envs.pictures import MODES, check_mode, render_state
from chabudai.envs.setup import LOST, Row, Setup, make_row, read_seats, sentence

# The name of a bot, or a function from an observation to an action.
Policy = str | Callable[[Any], Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; `seat=None` takes another one by chance in every game.

    An action that is not allowed loses the game at once, and `info["illegal"]` says why.

    >>> env = SeatEnv("kodama_duo", others="random")
    >>> observation, info = env.reset(seed=1)
    >>> env.tokens()[int(info["action_mask"].argmax())]
    'split 2'
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        others: Policy | Sequence[Policy] = "novice",
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
        actions: str = "number",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, seats, options, deck, actions)
        self.render_mode = check_mode(render_mode)
        self.fixed_seat = check_seat(seat, self.setup.seats)
        self.others = read_policies(others, self.setup.seats - 1)
        self.observation_space = self.setup.observation_space()
        self.action_space = self.setup.action_space()
        self.seat = self.fixed_seat or 0
        self.table: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        position = (options or {}).get("position")
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.setup.seats))
        key = self.np_random.bytes(32)
        self.table = self.setup.deal(key) if position is None else self.setup.take_up(position)
        self.let_others_play(self.table)
        return self.look(self.table)

    def step(self, action: object) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again or it is over."""
        state = self.current()
        try:
            chosen = self.setup.read_action(state, action)
        except IllegalAction as refused:
            if state.over():
                raise
            observation, info = self.look(state)
            info["illegal"] = refused.sentence.text(default_language())
            return observation, LOST, True, False, info
        state.apply(chosen)
        self.let_others_play(state)
        observation, info = self.look(state)
        reward = self.setup.count_rewards(state)[self.seat] if state.over() else 0.0
        return observation, reward, state.over(), False, info

    def let_others_play(self, state: State) -> None:
        """Ask the policies until this seat is asked."""
        while not state.over() and state.actor() != self.seat:
            place = (state.actor() - self.seat - 1) % self.setup.seats
            state.apply(self.ask_policy(self.others[place], state))

    def ask_policy(self, policy: Policy, state: State) -> int:
        """The legal action that a bot or a function chooses."""
        if callable(policy):
            mask = make_row(state.mask())
            seen = self.setup.observe(state, state.actor(), mask)
            return self.setup.read_action(state, policy(seen))
        bot = load_bot(policy)
        seed = int(self.np_random.integers(2**63))
        return bot.choose(Glimpse.of(state, state.actor(), seed, samples=bot.samples))

    def look(self, state: State) -> tuple[Any, dict[str, Any]]:
        """What this seat sees, and what goes with it."""
        mask = self.action_masks()
        info = self.setup.inform(state, mask.copy())
        return self.setup.observe(state, self.seat, mask), info

    def action_masks(self) -> Row:
        """Which numbers are allowed now; MaskablePPO asks for it by this name."""
        return make_row(self.current().mask())

    def current(self) -> State:
        """The game that is played; hidden cards included."""
        if self.table is None:
            raise BadOptions(sentence("not-reset"))
        return self.table

    def tokens(self) -> dict[int, str]:
        """What may be answered now, in words, by number."""
        return self.setup.list_tokens(self.current())

    def position(self) -> dict[str, object]:
        """The whole table, for `reset(options={"position": …})`."""
        return self.current().to_position()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What this seat sees, as `render_mode` wants it."""
        return render_state(self.current(), self.seat, self.render_mode)


def check_seat(seat: int | None, seats: int) -> int | None:
    """A seat of the table, or none; raises BadOptions."""
    if seat is None:
        return None
    chosen = read_seats(seat)
    if not 0 <= chosen < seats:
        raise BadOptions(sentence("no-seat", seat=chosen, last=seats - 1))
    return chosen


def read_policies(others: object, count: int) -> list[Policy]:
    """A policy for each other seat, clockwise from the left; raises BadOptions."""
    alone = isinstance(others, str) or callable(others)
    given = [others] * count if alone else others
    if not isinstance(given, Sequence) or len(given) != count:
        raise BadOptions(sentence("policies-form", count=count, others=repr(others)))
    for each in given:
        if isinstance(each, str):
            load_bot(each)
        elif not callable(each):
            raise BadOptions(sentence("policies-form", count=count, others=repr(others)))
    return cast(list[Policy], list(given))
