"""Puzzles that ask who somebody is: where what was seen says so strongly, and truly."""

from __future__ import annotations

from collections import Counter

from chabudai.bots.glimpse import redeal_world
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.lab.mining.naming import find_theme_names, list_seen
from chabudai.lab.mining.plan import MiningPlan, name_origin
from chabudai.lab.mining.weighing import imagine_world
from chabudai.learn.puzzle import Puzzle, Question, name_puzzle, read_questions
from chabudai.session.history import History

SAMPLES = (100, 200, 400)  # worlds at three budgets, which have to agree
SURE = 0.75  # of the worlds: so many have to say the same
LEVELS_BY_ODDS = (0.97, 0.93, 0.88, 0.82)  # the surer, the easier
TOLD = 30  # events at most


def mine_guesses(plan: MiningPlan, number: int, history: History) -> list[Puzzle]:
    """At most one puzzle for each question about who is who, at the first moment that tells it."""
    asked = [each for each in read_questions(plan.game).questions if each.trait]
    found = [find_guess(plan, number, history, question) for question in asked]
    return [puzzle for puzzle in found if puzzle is not None]


def find_guess(
    plan: MiningPlan, number: int, history: History, question: Question
) -> Puzzle | None:
    for step in history.turn_starts:
        state = history.states[step]
        if state.over():
            break
        if guess := judge_guess(plan, number, history, step, question):
            return guess
    return None


def judge_guess(
    plan: MiningPlan, number: int, history: History, step: int, question: Question
) -> Puzzle | None:
    """A puzzle if the odds are strong at every budget, and the truth is what they say."""
    state = history.states[step]
    seat, seed = state.actor(), plan.make_seed(number, step, question.name)
    truth = [each for each in range(state.seats) if has_trait(state, each, question)]
    if len(truth) != 1 or seat in truth or not is_hidden(state, seat, truth[0], question, seed):
        return None
    odds = [count_odds(state, seat, question, seed, worlds) for worlds in SAMPLES]
    if any(each.get(truth[0], 0.0) < SURE for each in odds):
        return None
    return make_guess(plan, history, step, question, odds[-1], truth[0])


def has_trait(state: State, seat: int, question: Question) -> bool:
    return state.game.traits(state)[seat].get(question.trait) == question.value


def is_hidden(state: State, seat: int, who: int, question: Question, seed: int) -> bool:
    """Whether the seat cannot know: it is another way in some world that fits its view."""
    worlds = (redeal_world(state, seat, FastRng(seed + n)) for n in range(SAMPLES[0]))
    return any(not has_trait(world, who, question) for world in worlds)


def count_odds(
    state: State, seat: int, question: Question, seed: int, worlds: int
) -> dict[int, float]:
    """In which share of imagined worlds each seat is the one that is asked for."""
    counted: Counter[int] = Counter()
    for number in range(worlds):
        world = imagine_world(state, seat, seed + number)
        counted.update(each for each in range(state.seats) if has_trait(world, each, question))
    return {each: count / worlds for each, count in counted.items()}


def make_guess(
    plan: MiningPlan,
    history: History,
    step: int,
    question: Question,
    odds: dict[int, float],
    who: int,
) -> Puzzle:
    state = history.states[step]
    seat, position = state.actor(), state.to_position()
    values = {f"seat {each}": round(odds.get(each, 0.0), 3) for each in range(state.seats)}
    right = f"seat {who}"
    runner_up = max((each for each in values if each != right), key=lambda each: values[each])
    level = 1 + sum(values[right] < bound for bound in LEVELS_BY_ODDS)
    told = list_seen(history, 0, step, seat)
    return Puzzle(
        name=name_puzzle(position, seat, question.name),
        seat=seat,
        question=question.name,
        right=[right],
        next=runner_up,
        values=values,
        line=[],
        before=[each for each in told if each["event"] in question.evidence][-TOLD:],
        worlds=SAMPLES[-1],
        better=round(values[right] * SAMPLES[-1]),
        even=0,
        worse=SAMPLES[-1] - round(values[right] * SAMPLES[-1]),
        examples=[],
        themes=find_theme_names(history, step, question, right, 0),
        level=level,
        rounds=0,
        margin=round(values[right] - values[runner_up], 3),
        origin=name_origin(plan, history.match.record),
        step=step,
        position=position,
    )
