"""What holds at every moment of every game, whoever plays and however."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis.stateful import invariant

from chabudai.engine.rng import FastRng
from tests.games.machine import RandomPlay, any_options, any_seed, check_game_ends
from tests.table import dealt

MOST_ACTIONS = 20_000


class KodachiPlay(RandomPlay):
    game = "kodachi"
    most_actions = 40

    @invariant()
    def every_printed_card_is_there(self) -> None:
        starting = 12 * self.t.state.seats
        assert sum(self.census) == starting + 60 + 50

    @invariant()
    def there_are_nine_tokens(self) -> None:
        """In the stacks and before the seats."""
        stacks = [token for stack in self.t.view(None)["stacks"] for token in stack["tokens"]]
        held = [token for tokens in self.t.token() for token in tokens]
        assert len(stacks) + len(held) == 9

    @invariant()
    def the_end_is_near_exactly_when_the_tokens_say_so(self) -> None:
        """A fourth token, or no token left [R36]."""
        held = [len(tokens) for tokens in self.t.token()]
        assert bool(self.t.ending()) == (max(held) >= 4 or sum(held) == 9)

    @invariant()
    def what_is_known_of_a_hand_is_in_it(self) -> None:
        """And never more than is in it."""
        for hand, known in zip(self.t.hand(), self.t.known(), strict=True):
            assert all(known.count(card) <= hand.count(card) for card in known)

    @invariant()
    def somebody_is_asked_something_until_the_end(self) -> None:
        """What to keep is asked last of every turn."""
        asked = self.t.look("asked")
        assert bool(asked) != self.t.state.over()
        assert not asked or asked[0][0] == "shape"

    @invariant()
    def a_fight_is_on_only_while_its_guard_stands(self) -> None:
        """The columns are defeated ones, then at most one more."""
        assert self.t.beaten() <= len(self.t.guard_row()) <= self.t.beaten() + 1


KodachiPlay.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestPlay = KodachiPlay.TestCase


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=10, deadline=None)
@given(seed=any_seed, options=any_options("kodachi"))
def test_every_random_game_ends(seats: int, seed: int, options: dict[str, str]) -> None:
    """R36."""
    check_game_ends("kodachi", seats, seed, options, MOST_ACTIONS)


@pytest.mark.parametrize("seed", range(4))
def test_no_view_names_a_hidden_card(seed: int) -> None:
    """Q42: worlds that differ only in hidden cards give the same view, at every step."""
    t, rng = dealt("kodachi", 3, seed), FastRng(seed)
    for step in range(300):
        if t.state.over():
            return
        viewer = step % 3
        assert json.dumps(t.view(viewer)) == json.dumps(t.redealt(viewer, rng).view(viewer))
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_equally_many_turns(seats: int) -> None:
    """R36."""
    t, rng = dealt("kodachi", seats, "turns"), FastRng(1)
    while not t.state.over():
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
    turns = [each["seat"] for each in t.told(None, "turn")]
    assert {turns.count(seat) for seat in range(seats)} == {len(turns) // seats}
