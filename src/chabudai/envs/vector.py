"""Many games at once: one call plays a step of each, and arrays come out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from chabudai.engine import BadOptions, IllegalAction, State
from chabudai.engine.rng import KEY_BYTES
from chabudai.envs.setup import Row, Setup, make_generator, read_seats, sentence


class Batch(NamedTuple):
    """Where all games stand, a row for each.

    A game that ended with the last step is dealt anew: its `rewards` tell how the old one ended,
    all else is about the new one.
    """

    observations: Row  # what the seat that is asked sees
    masks: Row  # what it may answer
    seats: NDArray[np.int64]  # which one it is
    rewards: NDArray[np.float32]  # of every seat, 0 but for games that just ended
    ended: NDArray[np.bool_]


class VectorGames:
    """So many games of one kind, each of which goes on with a new deal when it is over.

    >>> games = VectorGames("samurai_sword", count=4, seats=3)
    >>> batch = games.reset(seed=1)
    >>> batch = games.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape
    (4, 697)
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
    ) -> None:
        self.setup = Setup(game, seats, options, deck)
        self.count = read_seats(count)
        if self.count < 1:
            raise BadOptions(sentence("count-form", count=self.count))
        self.size, self.numbers = self.setup.size, self.setup.numbers
        self.rng = make_generator(None)
        self.states: list[State] = []
        self.masks: list[bytes] = []

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all games; a seed says what they and those after them are."""
        if seed is not None:
            self.rng = make_generator(seed)
        self.states = [self.deal() for _ in range(self.count)]
        return self.look({})

    def deal(self) -> State:
        return self.setup.deal(self.rng.bytes(KEY_BYTES))

    def step(self, actions: ArrayLike) -> Batch:
        """Play one action in each game; one that is not allowed raises, and nothing is played."""
        numbers = self.read_numbers(actions)
        decode = self.setup.game.decode_action
        ended: dict[int, list[float]] = {}
        for place, state in enumerate(self.states):
            state.apply(decode(state, numbers[place]))
            if not state.stack:
                ended[place] = self.setup.count_rewards(state)
                self.states[place] = self.deal()
        return self.look(ended)

    def read_numbers(self, actions: ArrayLike) -> list[int]:
        """The actions as ints, each allowed in its game; raises IllegalAction."""
        if not self.states:
            raise BadOptions(sentence("not-reset"))
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise IllegalAction(sentence("actions-count", count=self.count))
        numbers: list[int] = given.tolist()
        for place, number in enumerate(numbers):
            if not 0 <= number < self.numbers or not self.masks[place][number]:
                self.refuse(place, number)
        return numbers

    def refuse(self, place: int, number: int) -> None:
        """Say why an action is not allowed."""
        try:
            self.setup.read_action(self.states[place], number)
        except IllegalAction as refused:
            reason = refused.sentence
            raise IllegalAction(
                sentence("in-game", number=place, reason=reason), refused.refusals
            ) from None

    def look(self, ended: dict[int, list[float]]) -> Batch:
        """Where all games stand now."""
        tensor, mask = self.setup.game.tensor, self.setup.game.mask
        seats = [state.stack[-1].seat for state in self.states]
        rows = [tensor(state, seat) for state, seat in zip(self.states, seats, strict=True)]
        self.masks = [mask(state) for state in self.states]
        rewards = np.zeros((self.count, self.setup.seats), np.float32)
        over = np.zeros(self.count, np.bool_)
        for place, shares in ended.items():
            rewards[place] = shares
            over[place] = True
        return Batch(
            stack_rows(rows), stack_rows(self.masks), np.array(seats, np.int64), rewards, over
        )

    def tokens(self, place: int) -> dict[int, str]:
        """What may be answered in a game now, in words, by number."""
        return self.setup.list_tokens(self.states[place])


def stack_rows(rows: list[bytes]) -> Row:
    """Rows of the same length as one array that may be written to."""
    return np.frombuffer(bytearray().join(rows), np.int8).reshape(len(rows), -1)
