"""Arenas: the same cards for everybody, and every game counted once."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from chabudai.engine import BadOptions
from chabudai.lab.arena.arena import (
    Arena,
    Outcome,
    TeamArena,
    compete,
    complete_deals,
    traits_at_end,
    victory_shares,
)
from chabudai.workers.choose_pool import choose_pool

NAMES = ["random@1it", "random@2it", "random@3it", "random@4it", "random@5it"]


def arena(bots: int = 2, seats: int = 4, games: int = 4, **changes: object) -> Arena:
    """A small one, of random bots by different names."""
    usual = {"game": "samurai_sword", "seats": seats, "games": games, "bots": NAMES[:bots]}
    return Arena(**{**usual, **changes})  # type: ignore[arg-type]


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """Outcomes without what a clock said."""
    return [replace(outcome, thinking_times={}) for outcome in outcomes]


SIZES = [(2, 2), (3, 2), (5, 2), (2, 3), (3, 4), (2, 4), (4, 4), (5, 3)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_each_bot_holds_each_seat_equally_often_on_every_deal(bots: int, seats: int) -> None:
    game = "kodachi" if seats < 5 else "samurai_sword"
    table = arena(bots, seats, game=game)
    games = range(table.games_per_deal())
    sat = Counter((seat, bot) for n in games for seat, bot in enumerate(table.seat_bots(n)))
    assert set(sat.values()) == {1}
    assert len({table.game_seed(n) for n in games}) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_each_pair_meets_equally_often(bots: int, seats: int) -> None:
    table = arena(bots, seats, game="kodachi", games=1)
    met: Counter[tuple[str, ...]] = Counter()
    for number in range(table.total_games()):
        met.update(combinations(sorted(set(table.seat_bots(number))), 2))
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_rounds_are_played_to_their_end() -> None:
    assert arena(bots=2, seats=4, games=5).total_games() == 6
    assert arena(bots=3, seats=2, games=7, game="kodachi").total_games() == 12


def test_every_deal_has_a_seed_of_its_own() -> None:
    table = arena(games=6)
    assert len({table.game_seed(number) for number in range(6)}) == 3


def test_neighbours_change_from_deal_to_deal() -> None:
    table = arena(bots=2, seats=5)
    assert len({tuple(table.seat_bots(2 * deal)) for deal in range(20)}) > 5


def test_two_processes_play_the_games_that_one_plays() -> None:
    alone, crew = (list(compete(arena(games=10), choose_pool(workers))) for workers in (1, 2))
    assert timeless(alone) == timeless(crew)
    assert [outcome.number for outcome in alone] == list(range(10))


def test_a_clock_runs_beside_every_bot() -> None:
    (outcome,) = list(compete(arena()))[:1]
    assert sum(pace.moves for pace in outcome.thinking_times.values()) == outcome.decisions
    assert all(0 < pace.slowest <= pace.seconds for pace in outcome.thinking_times.values())


def test_a_team_wins_whole_and_sides_that_tie_share() -> None:
    assert victory_shares([0, 2], [5, 6, 5]) == [1, 0, 1]
    assert victory_shares([0, 2], [0, 1, 2]) == [0.5, 0, 0.5]


def test_a_table_that_was_not_finished_is_left_out() -> None:
    table = arena(games=4)
    outcomes = list(compete(table))[:3]
    assert [[game.number for game in games] for games in complete_deals(table, outcomes)] == [
        [0, 1]
    ]


def test_a_team_arena_gives_each_team_once_to_the_first_bot_and_ends_with_the_mirror() -> None:
    table = TeamArena("samurai_sword", 5, 4, bots=NAMES[:2])
    first, second = table.bots
    for number, team in enumerate(["ninja", "ronin", "shogun"]):
        teams = [traits["team"] for traits in traits_at_end(table.deal(number))]
        assert table.seat_bots(number) == [first if each == team else second for each in teams]
    assert table.seat_bots(3) == [second] * 5


@pytest.mark.parametrize(
    "changes",
    [
        {"bots": ["novice"]},
        {"bots": ["novice", "novice"]},
        {"bots": ["novice", "novize"]},
        {"bots": ["novice", "random@soon"]},
        {"budget": "1.5it"},
        {"games": 0},
        {"seats": 9},
    ],
)
def test_what_cannot_be_played_is_refused_in_both_languages(changes: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        compete(replace(arena(), **changes))  # type: ignore[arg-type]
    assert refused.value.sentence.text("en") != refused.value.sentence.text("fr")


@pytest.mark.parametrize(("game", "bots"), [("samurai_sword", NAMES[:3]), ("kodachi", NAMES[:2])])
def test_teams_need_two_bots_and_a_game_that_has_them(game: str, bots: list[str]) -> None:
    with pytest.raises(BadOptions) as refused:
        compete(TeamArena(game, 4, 4, bots=bots))
    assert refused.value.sentence.text("en") != refused.value.sentence.text("fr")
