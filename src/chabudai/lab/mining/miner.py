"""Look for puzzles in a game: decisions on which searches of three lengths agree, clearly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from time import process_time

from chabudai.bots import Budget, Glimpse
from chabudai.bots.registry import STRONGEST, load_bot
from chabudai.engine import Match
from chabudai.engine.match.record import Record
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import State
from chabudai.lab.mining.guesses import mine_guesses
from chabudai.lab.mining.naming import find_theme_names, list_events_before
from chabudai.lab.mining.plan import BUDGETS, MiningPlan, name_origin
from chabudai.lab.mining.weighing import (
    LADDER,
    Decision,
    Weighed,
    count_outcomes,
    is_clearly_better,
)
from chabudai.learn.puzzle import Puzzle, Question, World, name_puzzle, read_questions
from chabudai.session.advice import think
from chabudai.session.history import History

LOOK = 90  # rounds of a first look, which leaves out what is not clear
CLEAR = 0.05  # of a win: a smaller margin is not worth a puzzle
HALF_CLEAR = 0.03  # at the first look, which is rough
MOST_PER_GAME = 4
MOST_OF_A_KIND = 2  # with the same question, in one game
MOST_EASY = 1  # that a beginner answers rightly, in one game
LINE = 6  # actions
LINE_ROUNDS = 60


@dataclass
class Found:
    """What was found in some games, and the time of a processor that it took."""

    puzzles: list[Puzzle] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, other: Found) -> None:
        known = {each.name for each in self.puzzles}
        self.puzzles += [each for each in other.puzzles if each.name not in known]
        self.counts.update(other.counts)
        self.seconds += other.seconds


def mine_game(plan: MiningPlan, number: int) -> Found:
    """Look for puzzles in one game of a plan."""
    start = process_time()
    miner = Miner(plan, number, plan.find_record(number))
    miner.mine()
    miner.found.seconds = process_time() - start
    return miner.found


class Miner:
    """Looks through one game, at decisions in an order drawn by lot."""

    def __init__(self, plan: MiningPlan, number: int, record: Record) -> None:
        self.plan = plan
        self.number = number
        self.record = record
        self.history = History(Match(record))
        self.questions = read_questions(plan.game).questions
        self.found = Found()

    def mine(self) -> None:
        """Collect puzzles until there are enough of this game, or enough was looked at."""
        steps = [step for step in range(self.history.last) if self.may_ask(step)]
        shuffled = shuffle_steps(steps, self.plan.make_seed(self.number, "order"))
        for step in shuffled[: self.plan.decisions]:
            puzzle = self.examine(step)
            if puzzle is not None and self.has_room_for(puzzle.question):
                self.found.puzzles.append(puzzle)
            if len(self.found.puzzles) >= MOST_PER_GAME:
                break
        self.found.puzzles += mine_guesses(self.plan, self.number, self.history)
        self.found.counts["games"] += 1

    def may_ask(self, step: int) -> bool:
        state = self.history.states[step]
        asked = state.stack[-1].name()
        return len(state.legal()) > 1 and any(each.asked == asked for each in self.questions)

    def has_room_for(self, question: str) -> bool:
        kind = [each for each in self.found.puzzles if each.question == question]
        return len(kind) < MOST_OF_A_KIND

    def is_one_too_easy(self, decision: Decision, look: Weighed, seed: int) -> bool:
        easy = [each for each in self.found.puzzles if each.level == 1]
        return len(easy) >= MOST_EASY and decision.novice_answer(seed) in look.right

    def examine(self, step: int) -> Puzzle | None:
        """Search ever longer, and give up as soon as it is not clear."""
        state, counts = self.history.states[step], self.found.counts
        seed = self.plan.make_seed(self.number, step)
        counts["decisions"] += 1
        asked = state.stack[-1].name()
        first = next(each for each in self.questions if each.asked == asked)
        decision = Decision.of(state, first)
        look = decision.weigh(seed, LOOK)
        if look is None or look.margin < HALF_CLEAR or self.is_one_too_easy(decision, look, seed):
            return None
        counts["promising"] += 1
        weighed = self.weigh_at_budgets(decision, seed)
        question = None if weighed is None else self.find_question(state, weighed)
        if weighed is None or question is None:
            return None
        return self.make_puzzle(
            Decision(state, decision.seat, question, decision.keys), step, weighed
        )

    def weigh_at_budgets(self, decision: Decision, seed: int) -> Weighed | None:
        """The answer of the longest search, if it is clear and the shorter ones agree."""
        weighed = [decision.weigh(seed + rounds, rounds) for rounds in BUDGETS]
        found = [each for each in weighed if each is not None]
        if len(found) < len(BUDGETS):
            return None
        agree = all(each.right == found[-1].right for each in found)
        self.found.counts["agreeing"] += agree
        if not agree or found[-1].margin < CLEAR:
            return None
        self.found.counts["clear"] += 1
        return found[-1]

    def find_question(self, state: State, weighed: Weighed) -> Question | None:
        """The first question that fits the decision and its right answer."""
        asked = state.stack[-1].name()
        tokens = [state.actions.token(action) for action in state.legal()]
        for each in self.questions:
            like = [token for token in tokens if is_like(token, each.right)]
            if each.asked == asked and weighed.best in like and len(like) >= each.among:
                return each
        return None

    def make_puzzle(self, decision: Decision, step: int, weighed: Weighed) -> Puzzle | None:
        """Compare the best two answers in many worlds, and say how hard it is; none if unsure."""
        seed = self.plan.make_seed(self.number, step, "worlds")
        worlds = decision.compare(weighed.best, weighed.next, seed)
        if not is_clearly_better(worlds):
            return None
        better, even, worse = count_outcomes(worlds)
        self.found.counts["kept"] += 1
        rounds = decision.count_rounds_needed(weighed.right, seed, BUDGETS[0])
        position = decision.state.to_position()
        question = decision.question
        return Puzzle(
            name=name_puzzle(position, decision.seat, question.name),
            seat=decision.seat,
            question=question.name,
            right=[weighed.best, *[each for each in weighed.right if each != weighed.best]],
            next=weighed.next,
            values=weighed.values,
            line=self.find_line(decision, weighed.best, seed),
            before=list_events_before(self.history, step),
            worlds=weighed.worlds,
            better=better,
            even=even,
            worse=worse,
            examples=pick_examples(worlds),
            themes=find_theme_names(self.history, step, question, weighed.best, rounds),
            level=level_of(rounds),
            rounds=rounds,
            margin=round(weighed.margin, 3),
            origin=name_origin(self.plan, self.record),
            step=step,
            position=position,
        )

    def find_line(self, decision: Decision, answer: str, seed: int) -> list[str]:
        """How strong bots go on after the answer, each by what it knows."""
        state, line = decision.state.clone(), list[str]()
        state.apply(state.actions.parse(answer))
        while state.stack and len(line) < LINE:
            actor = state.actor()
            glimpse = Glimpse.of(state, actor, seed + len(line), Budget(iterations=LINE_ROUNDS))
            action = think(load_bot(STRONGEST), glimpse).action
            line.append(state.actions.token(action))
            state.apply(action)
        return line


def level_of(rounds: int) -> int:
    """From 1, what a beginner finds, to 5, what only a long search finds."""
    return 1 + [0, *LADDER, BUDGETS[0]].index(rounds)


def is_like(token: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(token, pattern) for pattern in patterns)


def pick_examples(worlds: list[World]) -> list[World]:
    """Worlds to tell of: where the answer gains most, a usual one, and where it gains least."""
    ordered = sorted(worlds, key=lambda each: each.next - each.right)
    return [ordered[0], ordered[len(ordered) // 2], ordered[-1]]


def shuffle_steps(steps: list[int], seed: int) -> list[int]:
    rng, left = FastRng(seed), list(steps)
    return [left.pop(rng.randbelow(len(left))) for _ in range(len(left))]
