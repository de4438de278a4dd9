"""A puzzle being solved: an answer is judged, and what it gives away is said, not what is right."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from chabudai.engine import Game, IllegalAction, Match, State
from chabudai.engine.errors import Refusal
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import Sentence
from chabudai.learn.lesson import PACKAGE
from chabudai.learn.outcome import outcome_key
from chabudai.learn.puzzle import Puzzle, find_question
from chabudai.learn.tutor import canonical_token, lay_out_position, name_seats
from chabudai.session.phrases import Phrases

Kind = Literal["right", "wrong", "refused", "shown"]
GIVE_UP = None  # the answer of somebody who wants to be told
DEALS = 40  # that show who may be whom
LITTLE = 0.02  # of a win: what costs less cannot be told from chance


@dataclass(frozen=True)
class Judgement:
    """What an answer was, in a sentence, and what happened by it.

    What is wrong does not happen: one tries again. What the rules refuse comes with their reasons.
    """

    kind: Kind
    words: Sentence
    reasons: list[Refusal] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class OfferedAnswer:
    """An answer that can be given, with what it does in words."""

    token: str
    label: str


class Solver:
    """Somebody at a puzzle. `is_over` once the answer was found or shown."""

    def __init__(self, game: Game, puzzle: Puzzle, learner: str) -> None:
        self.game = game
        self.puzzle = puzzle
        self.question = find_question(game.name, puzzle.question)
        before = [retell(seen) for seen in puzzle.before]
        self.match: Match = lay_out_position(game, puzzle.position, before)
        self.names = name_seats(self.match.state.seats, puzzle.seat, learner)
        self.is_over = False

    def phrases(self, lang: str) -> Phrases:
        """What the game says in this puzzle, in a language."""
        return Phrases(self.game, self.names, lang)

    def ask(self, lang: str) -> str:
        """The question itself."""
        return self.question.say.text(lang, self.names)

    def tell_before(self, lang: str) -> list[str]:
        """What the seat has seen before it is asked; for a guess, all that speaks for it."""
        seat, view = self.puzzle.seat, self.match.state.view(self.puzzle.seat)
        events = [retell(seen) for seen in self.puzzle.before]
        return self.phrases(lang).describe_events(events, seat, view)

    def offer(self, lang: str) -> list[OfferedAnswer]:
        """The answers that can be given now; none when the puzzle is over."""
        if self.is_over:
            return []
        if self.question.trait:
            return [
                OfferedAnswer(f"seat {each}", self.names[each]) for each in self.list_suspects()
            ]
        state = self.match.state
        labelled = self.phrases(lang).label_legal_actions(state, state.view(self.puzzle.seat))
        return [OfferedAnswer(each.token, each.label) for each in labelled]

    def list_others(self) -> list[int]:
        return [each for each in range(self.match.state.seats) if each != self.puzzle.seat]

    def list_suspects(self) -> list[int]:
        """Whom a guess may name: those who are it in some deal that fits what the seat knows."""
        state, suspects = self.match.state, set[int]()
        for number in range(DEALS):
            world = state.clone()
            world.redeal(self.puzzle.seat, FastRng(number))
            suspects |= {each for each in self.list_others() if self.is_named(world, each)}
        return sorted(suspects)

    def is_named(self, world: State, seat: int) -> bool:
        """Whether a seat is the one that is asked for, as the world lies."""
        return self.game.traits(world)[seat].get(self.question.trait) == self.question.value

    def answer(self, token: str | None) -> Judgement:
        """Judge an answer; a right one is played, and GIVE_UP shows what is right."""
        if self.is_over:
            return Judgement("refused", say("puzzle-is-over"))
        if token is GIVE_UP:
            return self.finish("shown", self.puzzle.right[0])
        if self.question.trait:
            return self.judge_guess(token)
        try:
            meant = canonical_token(self.match.state, token)
        except IllegalAction as error:
            return Judgement("refused", error.sentence, error.refusals)
        if meant in self.puzzle.right or self.comes_to_the_same(meant):
            return self.finish("right", meant)
        return Judgement("wrong", self.say_what_is_lost(meant))

    def judge_guess(self, token: str) -> Judgement:
        if token not in [f"seat {each}" for each in self.list_suspects()]:
            return Judgement("refused", say("not-a-suspect"))
        if token in self.puzzle.right:
            return self.finish("right", token)
        return Judgement("wrong", say("wrong-guess"))

    def comes_to_the_same(self, token: str) -> bool:
        """Whether another answer is as right as the one that is known."""
        return self.find_key(token) == self.find_key(self.puzzle.right[0])

    def find_key(self, token: str) -> str:
        return outcome_key(self.match.state, self.puzzle.seat, token, self.question)

    def finish(self, kind: Kind, token: str) -> Judgement:
        self.is_over = True
        events = [] if self.question.trait else self.match.play(token)
        return Judgement(kind, say(f"puzzle-{kind}"), events=events)

    def say_what_is_lost(self, token: str) -> Sentence:
        """What a wrong answer gives away compared with the right one, as far as it is known."""
        values, key = self.puzzle.values, self.find_key(token)
        alike = [each for each in values if each == token or self.find_key(each) == key]
        best = max((values[each] for each in alike), default=None)
        right = values[self.puzzle.right[0]]
        if best is None or right - best < LITTLE:
            return say("wrong-answer")
        return say("wrong-chance", lost=round(100 * (right - best)))


def retell(seen: dict[str, Any]) -> Event:
    """An event as a seat saw it, as if everybody had."""
    public = {name: value for name, value in seen.items() if name != "event"}
    return Event(seen["event"], public)


def start_puzzle(
    game: Game, puzzle: Puzzle, learner: str, answers: list[str | None]
) -> tuple[Solver, Judgement | None]:
    """A puzzle after some answers; only the last one counts, as wrong ones change nothing."""
    solver = Solver(game, puzzle, learner)
    return solver, solver.answer(answers[-1]) if answers else None


def say(code: str, **figures: object) -> Sentence:
    return Sentence(PACKAGE, code, figures)
