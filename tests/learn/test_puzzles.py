"""Every puzzle loads and is answered by its rules; a few are judged once more by search."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from chabudai.engine import BadOptions, Game, game_names, load
from chabudai.engine.rng import FastRng
from chabudai.engine.text.catalog import LANGUAGES
from chabudai.lab.mining.miner import mine_game
from chabudai.lab.mining.plan import BUDGETS, MiningPlan
from chabudai.lab.mining.weighing import Decision
from chabudai.learn.choosing import count_streak, pick_daily, pick_next
from chabudai.learn.explanation import explain
from chabudai.learn.puzzle import (
    Puzzle,
    decode_puzzles,
    encode_puzzles,
    find_puzzle,
    list_puzzles,
    list_themes,
    name_puzzle,
    name_theme,
    read_questions,
)
from chabudai.learn.solver import GIVE_UP, Solver
from tests.scale import choose

GAMES = [load(name) for name in game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
JUDGED_AGAIN = choose(1, 10)  # puzzles of each game


def find_move(game: Game) -> Puzzle:
    """A puzzle that asks for a move."""
    return next(each for each in list_puzzles(game) if each.line)


@every_game
def test_every_position_loads_and_its_right_answers_are_legal(game: Game) -> None:
    questions = {each.name: each for each in read_questions(game.name).questions}
    assert list_puzzles(game)
    for puzzle in list_puzzles(game):
        state = game.position(puzzle.position)
        assert state.actor() == puzzle.seat
        if questions[puzzle.question].trait:
            continue
        legal = [state.actions.token(action) for action in state.legal()]
        assert set(puzzle.right) <= set(legal)
        assert puzzle.next in legal
        assert puzzle.next not in puzzle.right
        assert puzzle.name == name_puzzle(puzzle.position, puzzle.seat, puzzle.question)


@every_game
def test_the_right_answer_is_far_ahead_of_every_other(game: Game) -> None:
    for puzzle in list_puzzles(game):
        others = [puzzle.values[each] for each in puzzle.values if each not in puzzle.right]
        assert puzzle.margin >= 0.05
        assert puzzle.values[puzzle.next] <= puzzle.values[puzzle.right[0]] - 0.049
        assert puzzle.better > 0
        assert others
        assert 1 <= puzzle.level <= 5


@every_game
def test_a_sample_is_judged_the_same_by_other_searches(game: Game) -> None:
    questions = {each.name: each for each in read_questions(game.name).questions}
    moves = [each for each in list_puzzles(game) if each.line]
    for puzzle in sorted(moves, key=lambda each: -each.margin)[:JUDGED_AGAIN]:
        state = game.position(puzzle.position)
        decision = Decision.of(state, questions[puzzle.question])
        weighed = decision.weigh(4711, BUDGETS[0])
        assert weighed is not None
        assert weighed.best in puzzle.right


@every_game
def test_answers_are_judged_and_a_wrong_one_changes_nothing(game: Game) -> None:
    puzzle = find_move(game)
    solver = Solver(game, puzzle, "Mika")
    before = solver.match.state.to_position()
    wrong = solver.answer(puzzle.next)
    assert (wrong.kind, solver.is_over) == ("wrong", False)
    assert all(wrong.words.text(lang) for lang in LANGUAGES)
    assert solver.match.state.to_position() == before
    assert solver.answer("fly to the moon").kind == "refused"
    assert solver.answer(puzzle.right[0]).kind == "right"
    assert solver.match.record.actions == [puzzle.right[0]]
    assert solver.answer(puzzle.right[0]).kind == "refused"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_explanation_tells_the_line_and_the_worlds(game: Game, lang: str) -> None:
    solver = Solver(game, find_move(game), "Mika")
    assert solver.answer(GIVE_UP).kind == "shown"
    told = explain(solver, lang)
    assert told.answer
    assert told.line
    assert len(told.sentences) >= 2
    assert len(told.worlds) == 3
    assert all(world.holds and world.verdict for world in told.worlds)
    assert solver.ask(lang)


@every_game
def test_nothing_offered_or_asked_depends_on_what_the_seat_cannot_know(game: Game) -> None:
    for puzzle in list_puzzles(game)[:4]:
        world = game.position(puzzle.position)
        world.redeal(puzzle.seat, FastRng(99))
        position = msgspec.json.decode(msgspec.json.encode(world.to_position()))
        other = msgspec.structs.replace(puzzle, position=position)
        one, two = (Solver(game, each, "Mika") for each in (puzzle, other))
        assert one.match.state.view(puzzle.seat) == two.match.state.view(puzzle.seat)
        assert one.offer("en") == two.offer("en")
        assert (one.ask("en"), one.tell_before("en")) == (two.ask("en"), two.tell_before("en"))


def test_a_guess_names_only_who_may_be_it() -> None:
    game = load("samurai_sword")
    guess = next(each for each in list_puzzles(game) if not each.line)
    solver = Solver(game, guess, "Mika")
    offered = [each.token for each in solver.offer("en")]
    assert guess.right[0] in offered
    assert f"seat {guess.seat}" not in offered
    assert solver.answer(f"seat {guess.seat}").kind == "refused"
    wrong = next(each for each in offered if each not in guess.right)
    assert solver.answer(wrong).kind == "wrong"
    assert solver.answer(guess.right[0]).kind == "right"
    told = explain(solver, "en")
    assert told.answer in told.sentences[0]


def test_the_same_mining_gives_the_same_puzzles() -> None:
    plan = MiningPlan("kodama_duo", 1, seed=5, decisions=1)
    one, two = mine_game(plan, 0), mine_game(plan, 0)
    assert encode_puzzles(one.puzzles) == encode_puzzles(two.puzzles)
    assert (one.counts["games"], one.counts["decisions"]) == (1, 1)


@every_game
def test_puzzles_are_kept_as_they_are(game: Game) -> None:
    assert decode_puzzles(encode_puzzles(list_puzzles(game))) == list_puzzles(game)


def test_everybody_has_the_same_puzzle_of_the_day_and_none_comes_twice() -> None:
    game = load("kodachi")
    days = [date.fromordinal(740_000 + n) for n in range(len(list_puzzles(game)))]
    named = [pick_daily(game, day) for day in days]
    assert pick_daily(game, days[0]) == named[0]
    assert len({each.name for each in named if each}) == len(days)


def test_the_next_puzzle_is_the_easiest_not_done_of_its_kind() -> None:
    game = load("kodama_duo")
    puzzles = list_puzzles(game)
    first = pick_next(game, [])
    assert first == puzzles[0]
    assert pick_next(game, [puzzles[0].name]) == puzzles[1]
    assert pick_next(game, [], after=puzzles[1].name) == puzzles[2]
    assert pick_next(game, [each.name for each in puzzles]) is None
    for theme in list_themes(game):
        found = pick_next(game, [], theme)
        assert found is not None
        assert theme in found.themes
        assert all(name_theme(game.name, theme, lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        (["2026-03-01"], 1),
        (["2026-02-28"], 1),
        (["2026-02-27"], 0),
        (["2026-02-27", "2026-02-28", "2026-03-01"], 3),
        (["2026-02-27", "2026-03-01"], 1),
    ],
)
def test_a_streak_counts_days_in_a_row_up_to_today_or_yesterday(
    days: list[str], streak: int
) -> None:
    assert count_streak(days, date(2026, 3, 1)) == streak


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadOptions):
        find_puzzle(load("kodachi"), "flying")


def test_mining_refuses_what_cannot_be_played() -> None:
    with pytest.raises(BadOptions):
        MiningPlan("kodachi", 0).check()
