"""Beliefs about roles: exact under the model, and the same that worlds are imagined by."""

from itertools import permutations

import pytest

from chabudai import load
from chabudai.engine.rng import FastRng
from chabudai.games.samurai_sword.ai.belief import EAGERNESS, MOST_STRIKES, Belief
from chabudai.games.samurai_sword.ai.role_odds import HIDDEN
from chabudai.games.samurai_sword.cards.deck import (
    NINJA_TEAM,
    RONIN_TEAM,
    SHOGUN,
    SHOGUN_TEAM,
    TEAM_OF,
)
from chabudai.games.samurai_sword.rules.state import SamuraiState

GAME = load("samurai_sword")
IDLE = [["geisha"]] * 3
STRIKES = {(1, 0): 2, (1, 3): 1, (2, 3): 1, (3, 0): 3, (4, 1): 1, (0, 4): 2}
SPARED = {(1, 2): 3, (1, 0): 1, (2, 1): 1, (3, 4): 2, (3, 2): 1, (0, 1): 2}


def count_in_reach(attacker: int, seat: int) -> float:
    """In how many of the strikes of one the other could be struck."""
    struck = sum(count for (each, _), count in STRIKES.items() if each == attacker)
    return (STRIKES.get((attacker, seat), 0) + SPARED.get((attacker, seat), 0)) / struck


def flatten_counts(by: dict[tuple[int, int], int]) -> list[int]:
    return [by.get((attacker, target), 0) for attacker in range(5) for target in range(5)]


def odds_by_brute_force(viewer: int, team: int, hidden: list[int]) -> list[list[float]]:
    """Deal the hidden teams in every order and weigh each deal by every single strike: whoever was
    in reach in half of a seat's strikes is half a target of each."""
    odds = [[0.0] * 3 for _ in range(5)]
    for deal in permutations(hidden):
        rest = iter(deal)
        teams = [SHOGUN_TEAM if s == 0 else team if s == viewer else next(rest) for s in range(5)]
        weight = 1.0
        for (attacker, target), count in STRIKES.items():
            if attacker not in (0, viewer):
                mood = EAGERNESS[teams[attacker]]
                eager = [mood[0 if seat == 0 else teams[seat] + 1] for seat in range(5)]
                every = sum(eager[seat] * count_in_reach(attacker, seat) for seat in range(5))
                weight *= (eager[target] / every) ** count
        for seat in range(5):
            odds[seat][teams[seat]] += weight
    return [[each / sum(row) for each in row] for row in odds]


@pytest.mark.parametrize(
    ("viewer", "team", "hidden"),
    [
        (0, SHOGUN_TEAM, [SHOGUN_TEAM, NINJA_TEAM, NINJA_TEAM, RONIN_TEAM]),
        (2, NINJA_TEAM, [SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM]),
        (4, RONIN_TEAM, [SHOGUN_TEAM, NINJA_TEAM, NINJA_TEAM]),
    ],
)
def test_beliefs_are_those_of_every_deal_weighed(viewer: int, team: int, hidden: list[int]) -> None:
    """R15."""
    teams = [HIDDEN] * 5
    teams[0], teams[viewer] = SHOGUN_TEAM, team
    left = [hidden.count(each) for each in range(3)]
    found = Belief(
        teams, left, flatten_counts(STRIKES), flatten_counts(SPARED), 0, viewer
    ).team_odds()
    for row, exact in zip(found, odds_by_brute_force(viewer, team, hidden), strict=True):
        assert row == pytest.approx(exact)


def test_many_strikes_tell_no_more_than_some() -> None:
    """R15."""
    beliefs = []
    for count in (MOST_STRIKES, MOST_STRIKES + 5):
        strikes, spared = [0] * 9, [0] * 9
        strikes[3] = spared[5] = count
        beliefs.append(Belief([0, -1, -1], [1, 1, 0], strikes, spared, 0, 0).team_odds())
    assert beliefs[0] == beliefs[1]


def test_who_could_strike_nobody_else_tells_nothing() -> None:
    """R15."""
    strikes, spared = [0] * 9, [0] * 9
    strikes[3] = 2  # seat 1 at seat 0
    alone = Belief([0, HIDDEN, HIDDEN], [1, 1, 0], strikes, spared, 0, 0).team_odds()
    spared[5] = 2  # and not at seat 2
    by_choice = Belief([0, HIDDEN, HIDDEN], [1, 1, 0], strikes, spared, 0, 0).team_odds()
    assert alone[1] == [0.5, 0.5, 0.0]
    assert by_choice[1][NINJA_TEAM] > 0.9


def test_a_lot_falls_on_an_assignment_by_its_weight() -> None:
    """R15."""
    belief = Belief([0, HIDDEN, HIDDEN], [1, 1, 0], [0] * 9, [0] * 9, 0, 0)
    assert belief.sample_teams(0.0) == [0, 0, 1]
    assert belief.sample_teams(0.75) == belief.sample_teams(1.0) == [0, 1, 0]


def test_imagined_roles_are_as_likely_as_believed() -> None:
    """R15: who strikes the Shogun three times is seldom his Samurai."""
    state = GAME.position({"seats": 4, "roles": ["shogun", "samurai", "ninja-1", "ninja-2"]})
    assert isinstance(state, SamuraiState)
    state.strikes = [3 if place == 4 else 0 for place in range(16)]  # seat 1 at seat 0
    state.spared = [3 if place == 6 else 0 for place in range(16)]  # and not at seat 2
    samurai = 0
    for seed in range(200):
        world = state.clone()
        world.game.strategy.determinize(world, 0, FastRng(seed))
        assert sorted(world.role + world.box_roles) == sorted(state.role + state.box_roles)
        samurai += world.role[1] == 1
    assert samurai < 5


def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    state, rng = GAME.new(4, 2), FastRng(1)
    while not state.over():
        state.apply(state.game.strategy.rollout_action(state, rng))
    before = state.to_position()
    state.game.strategy.determinize(state, 0, rng)
    assert state.to_position() == before


def test_in_an_imagined_world_every_seat_knows_itself_and_the_shogun_alone() -> None:
    """R15: what others are it supposes, each for itself."""
    state = GAME.new(7, 3)
    assert isinstance(state, SamuraiState)
    shogun = state.role.index(SHOGUN)
    ideas = set()
    for seed in range(20):
        world = state.clone()
        world.game.strategy.determinize(world, 2, FastRng(seed))
        for seat, mind in enumerate(world.supposed_roles):
            assert (mind[seat], mind[shogun]) == (world.role[seat], SHOGUN)
            assert sorted(TEAM_OF[role] for role in mind) == sorted(
                TEAM_OF[role] for role in state.role
            )
        ideas.add(tuple(world.supposed_roles[4]))
    assert len(ideas) > 5


def test_a_seat_answers_by_whom_it_takes_the_others_for() -> None:
    """R15: the Samurai strikes nobody whom he takes for a friend, whatever they are."""
    roles = ["shogun", "samurai", "ninja-1", "ninja-2", "ronin"]
    position = {"seats": 5, "roles": roles, "turn": 1, "hands": [["geisha"], ["daikyu"], *IDLE]}
    state = GAME.position(position)
    assert isinstance(state, SamuraiState)
    truth, struck = state.role, []
    for friend in (2, 4):
        state.supposed_roles = [[0, 1, 2, 3, 5] for _ in range(5)]
        state.supposed_roles[1][friend] = 1
        struck.append(state.actions.token(state.game.strategy.rollout_action(state, FastRng(1))))
        assert state.role is truth
    assert struck == ["strike daikyu 4", "strike daikyu 2"]
