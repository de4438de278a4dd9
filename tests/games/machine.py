"""A Hypothesis machine that plays whatever is allowed; each game adds what must hold in it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import load
from chabudai.engine.ai.playout import playout
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.options import list_readings, option_names
from tests.table import Table, dealt

any_seed = st.integers(0, 2**32)


@cache
def any_options(game: str) -> st.SearchStrategy[dict[str, str]]:
    options = load(game).options
    return st.fixed_dictionaries(
        {name: st.sampled_from(list_readings(options, name)) for name in option_names(options)}
    )


@cache
def any_seats(game: str) -> st.SearchStrategy[int]:
    return st.integers(load(game).min_seats, load(game).max_seats)


class RandomPlay(RuleBasedStateMachine):
    """Seats sit down and play at random. A subclass names the game and adds its invariants."""

    game: ClassVar[str]
    most_actions: ClassVar[int]  # that are played between two looks at the table

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        seats, options = data.draw(any_seats(self.game)), data.draw(any_options(self.game))
        self.t: Table = dealt(self.game, seats, data.draw(any_seed), **options)
        self.census = self.t.state.census()
        self.begin()

    def begin(self) -> None:
        """Remember what a game needs to know of its deal."""

    @precondition(lambda self: self.t.state.over())
    @rule(data=st.data())
    def sit_down_again(self, data: st.DataObject) -> None:
        self.sit_down(data)

    @precondition(lambda self: not self.t.state.over())
    @rule(choice=st.integers(0, 2**16), data=st.data())
    def play_on(self, choice: int, data: st.DataObject) -> None:
        """Play some actions: a chosen one first, then any."""
        rng = FastRng(choice)
        for _ in range(data.draw(st.integers(1, self.most_actions))):
            legal = self.t.state.legal()
            self.t.state.apply(legal[choice % len(legal)])
            if self.t.state.over():
                return
            choice = int(rng.randbelow(2**16))

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        assert self.t.state.census() == self.census


def check_game_ends(game: str, seats: int, seed: int, options: dict[str, str], most: int) -> None:
    """Play a random game; it must end within so many actions, and somebody must win."""
    state = load(game).new(seats, seed, options)
    assert playout(state, FastRng(seed)) < most
    assert state.over()
    assert state.winners()
