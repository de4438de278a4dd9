"""Each law finds the game that breaks it: the little game of examples/lanterns, spoilt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from chabudai.engine import conformance, registry
from chabudai.engine.conformance import LAWS, Broken, Deal, check, list_deals
from chabudai.engine.game import Game

LANTERNS = Path(__file__).parents[2] / "examples" / "lanterns" / "src"


@pytest.fixture(scope="module")
def lanterns() -> Iterator[Any]:
    """The game of examples/lanterns."""
    sys.path.insert(0, str(LANTERNS))
    yield import_module("lanterns").GAME
    sys.path.remove(str(LANTERNS))


def spoil(lanterns: Any, faults: dict[str, Callable[..., object]]) -> Game:
    """Give the game, and the states it makes, these faults."""
    sound = type(lanterns.new(2))

    def with_faults(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*setting: Any) -> Any:
            state = make(*setting)
            state.__class__ = kind
            return state

        return made

    whole = {"sound": sound, "clone": with_faults(sound.clone)}
    kind = type("Spoilt", (sound,), whole | faults)
    game: Game = type(lanterns)()
    game.__dict__["deal"] = with_faults(lanterns.deal)
    game.__dict__["from_position"] = with_faults(lanterns.from_position)
    return game


def shallow(state: Any) -> Any:
    """A clone that shares the hands."""
    other = state.sound.clone(state)
    other.hands = state.hands
    return other


def loud(state: Any, action: int) -> None:
    """A listener is worth a point."""
    if state.events is not None:
        state.points[0] += 1
    state.sound.apply(state, action)


def forgetful(state: Any, seat: int, rng: Any) -> None:
    """The redealing seat gets another hand as well."""
    state.sound.redeal(state, (seat + 1) % state.seats, rng)


def endless(state: Any, action: int) -> None:
    """Nothing is ever played."""


FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    "legal_is_a_sorted_choice": {"legal": lambda s: [2, 1]},
    "what_is_not_legal_is_refused": {"why_not": lambda s, action: []},
    "clones_are_equal_and_independent": {"clone": shallow},
    "replay_equals_play": {"to_position": lambda s: {"this one": id(s)}},
    "listening_changes_nothing": {"apply": loud},
    "redealt_worlds_look_the_same": {"redeal": forgetful},
    "redealt_worlds_are_whole": {"redeal": lambda s, seat, rng: None},
    "cards_are_conserved": {"census": lambda s: sorted(s.shown)},
    "tokens_round_trip": {"legal": lambda s: [s.actions.parse("show 3")], "apply": endless},
    "tensors_keep_their_layout": {"mask": lambda s: bytes(len(s.actions))},
    "positions_round_trip": {"to_position": lambda s: {"seats": s.seats}},
    "the_end_has_winners": {"winners": lambda s: []},
}


def test_there_is_a_fault_for_every_law() -> None:
    """A new law comes with a game that breaks it."""
    assert list(FAULTS) == [law.__name__ for law in LAWS]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_game_that_breaks_a_law_is_found(
    lanterns: Any, law: Callable[[Deal], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law itself says what is wrong."""
    game = spoil(lanterns, FAULTS[law.__name__])
    monkeypatch.setitem(registry._registered, "lanterns", game)
    monkeypatch.setattr(conformance, "LONGEST", 100)
    with pytest.raises(Broken):
        _ = [law(deal) for deal in list_deals(game, range(3))]  # type: ignore[func-returns-value]


def test_the_suite_names_the_law_the_seats_and_the_seed(lanterns: Any) -> None:
    """Whoever adds a game wants to see it fail again."""
    with pytest.raises(Broken, match=r"legal_is_a_sorted_choice: .*lanterns, 2 seats, seed 0"):
        check(spoil(lanterns, FAULTS["legal_is_a_sorted_choice"]), range(1))


def test_a_sound_game_passes_the_suite(lanterns: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All laws, on a few games."""
    monkeypatch.setitem(registry._registered, "lanterns", lanterns)
    check(lanterns, range(2))
