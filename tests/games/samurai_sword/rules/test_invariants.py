"""What holds at every moment of every game, whoever plays and however."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from chabudai.engine.rng import FastRng
from tests.games.machine import RandomPlay, any_options, any_seats, any_seed, check_game_ends
from tests.table import dealt

PRINTED = dealt("samurai_sword", 7).state.census()
MOST_ACTIONS = 5000


class SamuraiPlay(RandomPlay):
    game = "samurai_sword"
    most_actions = 20

    def begin(self) -> None:
        self.honor = sum(self.t.honor())

    @invariant()
    def every_printed_card_is_there(self) -> None:
        """Hands, deck, discards, Properties and the card in the air make up the printed deck."""
        position = self.t.state.to_position()
        assert self.t.state.census() == PRINTED
        assert len(list_all_cards(position)) == 90

    @invariant()
    def resilience_is_between_nothing_and_the_printed_value(self) -> None:
        """Wounds stop at 0, healing at the character's value."""
        for player in self.t.view(None)["players"]:
            assert 0 <= player["resilience"] <= player["full"]

    @invariant()
    def honor_is_never_negative_and_never_grows_in_sum(self) -> None:
        """It passes from hand to hand or goes to the box; without any the game is over."""
        honor = self.t.honor()
        assert min(honor) >= 0
        assert sum(honor) <= self.honor
        assert min(honor) > 0 or self.t.state.over()
        self.honor = sum(honor)

    @invariant()
    def weapons_stay_within_the_limit(self) -> None:
        """Except that a Focus may be lost after its Weapon was played."""
        view = self.t.view(None)
        most = 1 + 6 + 1 + 1
        assert view["weapons_played"] <= most
        if view["weapons_played"] >= view["weapon_limit"] and not view["over"]:
            assert not [token for token in self.t.asked(view["turn"]) if "strike" in token]

    @invariant()
    def one_shogun_is_revealed_and_nobody_else(self) -> None:
        """Until the end."""
        view = self.t.view(None)
        shown = [player["role"] for player in view["players"] if player["role"]]
        assert view["over"] or shown == ["shogun"]

    @invariant()
    def somebody_is_asked_something_until_the_end(self) -> None:
        """And nothing is on the stack when it is over."""
        over = self.t.cause() != ""
        assert self.t.state.over() == over == (self.t.look("asked") == [])
        assert bool(self.t.state.legal()) != over


def list_all_cards(position: dict[str, Any]) -> list[str]:
    """Add up all zones of the table."""
    piles = [*position["hands"], position["deck"], position["discard"], position["limbo"]]
    properties = sum(sum(position[zone]) for zone in ("armor", "focus", "fast_draw"))
    before = ["property"] * (properties + (position["bushido"] >= 0))
    return [card for pile in piles for card in pile] + before


SamuraiPlay.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestPlay = SamuraiPlay.TestCase


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@settings(max_examples=15, deadline=None)
@given(seed=any_seed, options=any_options("samurai_sword"))
def test_every_random_game_ends(seats: int, seed: int, options: dict[str, str]) -> None:
    """R10: each new deck costs everybody an honor, so it must."""
    check_game_ends("samurai_sword", seats, seed, options, MOST_ACTIONS)


@settings(max_examples=25, deadline=None)
@given(seats=any_seats("samurai_sword"), seed=any_seed, steps=st.integers(0, 300))
def test_a_bushido_lies_before_one_seat_at_most(seats: int, seed: int, steps: int) -> None:
    """R9: both copies are never in play, and nobody may play the second."""
    t, rng = dealt("samurai_sword", seats, seed), FastRng(seed)
    for _ in range(steps):
        if t.state.over():
            return
        legal = t.state.legal()
        if t.bushido() >= 0:
            assert not [a for a in legal if t.state.actions.token(a).startswith("play bushido")]
        t.state.apply(legal[rng.randbelow(len(legal))])


@settings(max_examples=20, deadline=None)
@given(seats=any_seats("samurai_sword"), seed=any_seed, options=any_options("samurai_sword"))
def test_honor_moves_only_by_defeat_bushido_and_the_deck(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """R8, R9, R10."""
    t, rng = dealt("samurai_sword", seats, seed, **options), FastRng(seed)
    while not t.state.over():
        before, told = t.honor(), len(t.state.events or [])
        legal = t.state.legal()
        t.state.apply(legal[rng.randbelow(len(legal))])
        causes = {event.name for event in (t.state.events or [])[told:]}
        assert t.honor() == before or causes & {"defeated", "bushido_lost", "reshuffled"}
