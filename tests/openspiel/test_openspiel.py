"""Our games inside OpenSpiel: its own tests, and what they do not ask."""

from __future__ import annotations

import json
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import chabudai.openspiel
from chabudai.engine import BadOptions, BadPosition, IllegalAction, load
from chabudai.engine.registry import own_games
from chabudai.openspiel import make_resampler
from tests.decks import make_short_deck
from tests.scale import choose

SEATS = {"kodachi": 3, "kodama_duo": 2, "samurai_sword": 4}
LAST = 6  # decisions that are left in a short position

every_game = pytest.mark.parametrize("name", own_games())


def play_to_the_end(game: Any, seed: int) -> list[Any]:
    """All states of a random game, from the deal on."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    states = [state.clone()]
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
        states.append(state.clone())
    return states


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """For each game the name of one that begins shortly before its end."""
    folder, named = tmp_path_factory.mktemp("positions"), {}
    for name in own_games():
        file = folder / f"{name}.json"
        named[name] = f"chabudai_{name}(deals=3,position={file})"
        deck = folder / f"{name}.toml"
        deck.write_text(make_short_deck(name) or "", encoding="utf-8")
        given = {"players": SEATS[name], "deck": str(deck) if make_short_deck(name) else ""}
        states = play_to_the_end(pyspiel.load_game(f"chabudai_{name}", given), 1)
        file.write_text(str(states[-LAST]), encoding="utf-8")
    return named


@every_game
def test_random_games_keep_the_rules_of_openspiel(name: str, short: dict[str, str]) -> None:
    """States go through serialization on the way."""
    pyspiel.random_sim_test(
        pyspiel.load_game(short[name]), num_sims=2, serialize=True, verbose=False
    )


@every_game
def test_the_api_of_openspiel_is_kept(name: str, short: dict[str, str]) -> None:
    """On states sampled from all over the game."""
    given = {"game": pyspiel.load_game(short[name]), "game_name": f"chabudai_{name}"}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), given)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert [*result.errors, *result.failures, *result.skipped] == []


def test_a_whole_game_keeps_the_rules_of_openspiel() -> None:
    game = pyspiel.load_game("chabudai_samurai_sword(players=3)")
    pyspiel.random_sim_test(game, num_sims=choose(1, 10), serialize=False, verbose=False)


@every_game
def test_a_game_goes_as_it_does_here(name: str) -> None:
    """The same actions are legal, with the same words, and the same seats win."""
    spiel = pyspiel.load_game(f"chabudai_{name}(players={SEATS[name]})")
    state, ours = spiel.new_initial_state(), load(name).new(SEATS[name], 7)
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1_000
    state.apply_action(7)
    for turn in range(100):
        if ours.over():
            break
        words = [state.action_to_string(number) for number in state.legal_actions()]
        assert sorted(words) == sorted(ours.actions.token(each) for each in ours.legal())
        assert state.current_player() == ours.actor()
        number = state.legal_actions()[turn % len(words)]
        ours.apply(ours.actions.parse(words[turn % len(words)]))
        state.apply_action(number)
    assert json.loads(str(state)) == ours.to_position()


@every_game
def test_the_end_pays_the_winners(name: str, short: dict[str, str]) -> None:
    end = play_to_the_end(pyspiel.load_game(short[name]), 2)[-1]
    assert end.returns() == [
        1.0 if seat in end.recall.state.winners() else -1.0 for seat in range(SEATS[name])
    ]
    assert 1.0 in end.returns()


@every_game
def test_a_state_is_serialized(name: str) -> None:
    """With all that the seats remember."""
    game = pyspiel.load_game(f"chabudai_{name}")
    state = game.new_initial_state()
    for action in (5, *[None] * 8):
        state.apply_action(state.legal_actions()[-1] if action is None else action)
    packed = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(packed)
    for each in (state, again):
        each.apply_action(each.legal_actions()[0])
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@every_game
def test_an_observer_tells_what_a_seat_sees(name: str) -> None:
    """By slices and in words; before the deal nothing."""
    game = pyspiel.load_game(f"chabudai_{name}")
    look = make_observation(game)
    state = game.new_initial_state()
    look.set_from(state, 0)
    assert not look.tensor.any()
    assert look.string_from(state, 0) == ""
    state.apply_action(2)
    look.set_from(state, 1)
    table = state.recall.state
    assert look.tensor.tolist() == np.frombuffer(table.tensor(1), np.int8).tolist()
    assert list(look.dict) == [each.name for each in load(name).layout()]
    assert json.loads(look.string_from(state, 1)) == table.view(1)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert json.loads(public.string_from(state, 1)) == table.view(None)
    assert public.string_from(state, 0) == public.string_from(state, 1)


@every_game
def test_structs_hold_state_action_and_observation(name: str) -> None:
    state = pyspiel.load_game(f"chabudai_{name}").new_initial_state()
    assert json.loads(state.to_struct().to_json()) == {}
    state.apply_action(2)
    player, number = state.current_player(), state.legal_actions()[0]
    table = state.recall.state
    assert json.loads(state.to_struct().to_json()) == table.to_position()
    assert json.loads(state.to_observation_struct(1).to_json()) == table.view(1)
    struct = json.loads(state.action_to_struct(player, number).to_json())
    assert struct == {"number": number, "token": state.action_to_string(number)}


@every_game
def test_a_world_dealt_anew_leaves_a_player_what_it_knows(name: str) -> None:
    """And gives the others another past."""
    game = pyspiel.load_game(f"chabudai_{name}")
    state = game.new_initial_state()
    for action in (3, *[None] * 12):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    player = state.current_player()
    resample = make_resampler(1)
    worlds = [resample(state, player) for _ in range(4)]
    assert {each.information_state_string(player) for each in worlds} == {
        state.information_state_string(player)
    }
    assert len({str(each) for each in [state, *worlds]}) == 5


def test_their_search_plays_with_our_resampling(short: dict[str, str]) -> None:
    """OpenSpiel's ISMCTS in Python."""
    game = pyspiel.load_game(short["samurai_sword"])
    chance = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=8,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    searcher.set_resampler(make_resampler(1))
    state = game.new_initial_state()
    state.apply_action(1)
    assert searcher.step(state) in state.legal_actions()


def test_their_bots_are_evaluated(short: dict[str, str]) -> None:
    game = pyspiel.load_game(short["kodama_duo"])
    chance = np.random.RandomState(1)
    bots = [UniformRandomBot(seat, chance) for seat in range(2)]
    results = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, chance)
    assert set(results) <= {1.0, -1.0}


@every_game
def test_their_rl_environment_steps(name: str, short: dict[str, str]) -> None:
    table = Environment(pyspiel.load_game(short[name]))
    table.seed(1)
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert 1.0 in step.rewards


def test_a_playthrough_of_a_short_position(short: dict[str, str]) -> None:
    """Written down twice it is the same."""
    written = [
        generate_playthrough.playthrough(short["kodama_duo"], None, seed=4) for _ in range(2)
    ]
    assert written[0] == written[1]
    assert "IsTerminal() = True" in written[0]
    assert 'StringLegalActions() = ["' in written[0]


def test_options_are_played() -> None:
    """Also once the game went through its name."""
    game = pyspiel.load_game("chabudai_kodama_duo(options=growing:draft table:small)")
    again = pyspiel.load_game(str(game))
    state = again.new_initial_state()
    state.apply_action(1)
    options = json.loads(str(state))["options"]
    assert (options["growing"], options["table"]) == ("draft", "small")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("players=9", "Kodachi is for 2 to 4 players, not 9"),
        ("deals=0", "deals must be a whole number from 1"),
        ("deck=/nowhere", "The file /nowhere cannot be read"),
        ("options=x:y", "There is no option x"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(given: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        pyspiel.load_game(f"chabudai_kodachi({given})")


def test_a_position_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("[", encoding="utf-8")
    with pytest.raises(BadPosition, match="is not JSON of a position"):
        pyspiel.load_game(f"chabudai_kodachi(position={file})")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("chabudai_kodachi").new_initial_state()
    state.apply_action(1)
    before = str(state)
    with pytest.raises(IllegalAction):
        state.apply_action(996)
    assert str(state) == before


def test_the_games_are_registered_once() -> None:
    chabudai.openspiel.game.register_games()
    assert {f"chabudai_{name}" for name in own_games()} <= set(pyspiel.registered_names())
