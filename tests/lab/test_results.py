"""Strength from results, by figures that can be worked out on paper."""

from math import log10

import pytest

from chabudai.bots.thinker import Thinker
from chabudai.lab.arena.arena import Arena, Outcome, TeamArena
from chabudai.lab.arena.elo import elo_ratings
from chabudai.lab.arena.interval import wilson_interval
from chabudai.lab.arena.player import ThinkingTime, load_fresh_bot, parse_budget
from chabudai.lab.arena.resampling import Bootstrap
from chabudai.lab.arena.results import ArenaResults, bot_shares, pair_scores
from chabudai.lab.arena.teams import compare_teams

TEAMS = ["ninja", "shogun"]


def outcome(deal: int, bots: str, shares: list[float], sides: list[int] | None = None) -> Outcome:
    """A game: bots by letters, in order of seats."""
    return Outcome(
        number=0,
        deal_number=deal,
        bots=list(bots),
        shares=shares,
        sides=sides or list(range(len(bots))),
        traits=[{"team": TEAMS[side]} for side in sides or [0] * len(bots)],
        thinking_times={bot: ThinkingTime(moves=2, seconds=0.5, slowest=0.4) for bot in bots},
        decisions=4,
    )


def duel(won_by_a: int, split: int) -> ArenaResults:
    """Deals between a and b, each played from both seats: a wins both games, or one each."""
    both = [[outcome(n, "ab", [1, 0]), outcome(n, "ba", [0, 1])] for n in range(won_by_a)]
    one = [
        [outcome(n, "ab", [1, 0]), outcome(n, "ba", [1, 0])]
        for n in range(won_by_a, won_by_a + split)
    ]
    return ArenaResults(Arena("kodachi", 2, 2, bots=["a", "b"]), [*both, *one])


def test_two_ratings_differ_as_their_wins_do() -> None:
    found = elo_ratings(["a", "b"], {("a", "b"): 30.0, ("b", "a"): 10.0})
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3))
    assert sum(found.values()) == pytest.approx(0)


def test_ratings_find_the_strengths_that_made_the_wins() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    wins = {
        (one, other): 60 * strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    found = elo_ratings(list(strength), wins)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(2), abs=0.01)
    assert found["b"] - found["c"] == pytest.approx(400 * log10(2), abs=0.01)


def test_only_who_won_is_set_against_who_did_not() -> None:
    game = outcome(0, "abc", [1, 0, 0])
    assert pair_scores(game) == {("a", "b"): 1, ("b", "a"): 0, ("a", "c"): 1, ("c", "a"): 0}


def test_partners_are_not_compared() -> None:
    game = outcome(0, "aba", [1, 1, 0], [0, 0, 1])
    assert pair_scores(game) == {("a", "b"): 0, ("b", "a"): 1}


def test_a_draw_is_half_a_win() -> None:
    assert pair_scores(outcome(0, "ab", [0.5, 0.5])) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_a_bot_wins_by_the_share_of_its_seats() -> None:
    assert bot_shares(outcome(0, "aab", [1, 0, 0])) == {"a": 0.5, "b": 0}


def test_results_add_up() -> None:
    strong, weak = duel(won_by_a=3, split=5).rated_bots()
    assert (strong.name, strong.games, strong.wins, strong.win_rate) == ("a", 16, 11, 11 / 16)
    assert weak.wins == 5
    assert (
        strong.thinking_time.moves,
        strong.thinking_time.seconds,
        strong.thinking_time.slowest,
    ) == (32, 8.0, 0.4)


def test_intervals_hold_their_figure_and_come_again() -> None:
    first, again = duel(3, 5).rated_bots(), duel(3, 5).rated_bots()
    assert first == again
    for each in first:
        assert each.elo_interval is not None
        assert each.win_interval is not None
        assert each.elo_interval[0] < (each.elo or 0) < each.elo_interval[1]
        assert each.win_interval[0] < each.win_rate < each.win_interval[1]


def test_nobody_is_sure_of_the_next_victory_after_ten() -> None:
    strong, _ = duel(won_by_a=10, split=0).rated_bots()
    assert strong.win_interval is not None
    assert 0.7 < strong.win_interval[0] < 0.95
    assert strong.win_interval[1] == strong.win_rate == 1


def test_two_deals_say_little() -> None:
    strong, _ = duel(won_by_a=1, split=1).rated_bots()
    assert strong.win_interval is not None
    assert strong.win_interval[0] < 0.4


def test_deals_that_split_make_surer_than_as_many_games_would() -> None:
    strong, _ = duel(won_by_a=10, split=90).rated_bots()
    low, high = wilson_interval(strong.win_rate, 200)
    assert strong.win_interval is not None
    assert strong.win_interval[1] - strong.win_interval[0] < (high - low) / 2


def test_deals_of_one_game_are_as_sure_as_wilson_says() -> None:
    bootstrap = Bootstrap(
        [(0, (float(n < 60), 1.0)) for n in range(100)], {0: [(0.0, 1.0), (1.0, 1.0)]}
    )
    (found,) = bootstrap.intervals(lambda sums: [sums[0] / sums[1]], seed=1)
    assert found == pytest.approx(wilson_interval(0.6, 100), abs=0.015)


def test_a_team_gains_what_it_won_beyond_the_mirror_match() -> None:
    arena = TeamArena("samurai_sword", 3, 4, bots=["a", "b"])
    sides = [0, 0, 1]
    table = [
        outcome(0, "aab", [1, 1, 0], sides),
        outcome(0, "bba", [0, 0, 1], sides),
        outcome(0, "bbb", [0, 0, 1], sides),
    ]
    ninja, shogun, together = compare_teams(arena, [table] * 4)
    assert (ninja.win_rate, ninja.mirror_rate, ninja.gain) == (1, 0, 1)
    assert (shogun.win_rate, shogun.mirror_rate, shogun.gain) == (1, 1, 0)
    assert together.gain == 0.5
    assert ninja.gain_low < 1 == ninja.gain_high


def test_budgets_are_written_as_seconds_or_iterations() -> None:
    assert parse_budget("1.5s").seconds == 1.5
    assert parse_budget("250ms").seconds == 0.25
    assert parse_budget("200it").iterations == 200
    assert parse_budget(None).seconds is None


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_bot_that_is_hired_remembers_nothing_of_other_games(name: str) -> None:
    one, other = load_fresh_bot(name), load_fresh_bot(name)
    assert isinstance(one, Thinker)
    assert isinstance(other, Thinker)
    assert one.memory is not other.memory
