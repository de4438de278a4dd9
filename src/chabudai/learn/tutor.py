"""A lesson being taken: each answer is tried by the game's own rules before it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, Literal

from chabudai.engine import Game, IllegalAction, Match, Record, State, load
from chabudai.engine.errors import Refusal
from chabudai.engine.match.play import play
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import Sentence
from chabudai.learn.lesson import PACKAGE, AtLeast, Lesson, Step, Words
from chabudai.session.branch import Branch
from chabudai.session.phrases import Phrases
from chabudai.session.players import free_bot_names

Kind = Literal["right", "wrong", "refused"]
READ: Final = None  # the answer to a step that is only read


@dataclass(frozen=True)
class Verdict:
    """What a tutor says to an answer: why it is wrong, or what it showed; and what happened.

    A wrong answer is one that the rules allow and the step does not ask for: nothing happens. What
    the rules refuse comes with their reasons.
    """

    kind: Kind
    words: Words | Sentence | None
    reasons: list[Refusal] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def text(self, lang: str, names: list[str]) -> str:
        if self.words is None:
            return ""
        if isinstance(self.words, Sentence):
            return self.words.text(lang)
        return self.words.text(lang, names)


class Tutor:
    """Takes somebody through a lesson. `done` is how many of its steps are behind them."""

    def __init__(self, lesson: Lesson, learner: str) -> None:
        self.lesson = lesson
        self.match: Match = lay_out_position(load(lesson.game), lesson.position)
        self.names = name_seats(self.match.state.seats, lesson.seat, learner)
        self.done = 0

    def phrases(self, lang: str) -> Phrases:
        """What the game says in this lesson, in a language."""
        return Phrases(self.match.game, self.names, lang)

    @property
    def step(self) -> Step | None:
        """The step that is to be done now; none when the lesson is over."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    def expects_answer(self) -> bool:
        """Whether the learner is asked for something now, and not only told."""
        return self.step is not None and bool(self.step.right)

    def answer(self, token: str | None) -> Verdict:
        """Judge an answer, and go on if it is right; READ goes on from what is only read."""
        step = self.step
        if step is None:
            return Verdict("refused", say("lesson-is-over"))
        if token is READ and step.right:
            return Verdict("refused", say("an-answer-first"))
        if token is not READ and not step.right:
            return Verdict("refused", say("only-to-read"))
        verdict = self._judge(step, token)
        self.done += verdict.kind == "right"
        return verdict

    def _judge(self, step: Step, token: str | None) -> Verdict:
        tokens = list(step.then) if token is READ else [token, *step.then]
        state = self.match.state
        try:
            if token is not READ:
                tokens[0] = token = canonical_token(state, token)
        except IllegalAction as error:
            return Verdict("refused", error.sentence, error.refusals)
        if token is not READ and not self._is_right(step, token):
            return Verdict("wrong", find_mistake(step, token) or say("not-this-one"))
        events = [event for each in tokens for event in self.match.play(each)]
        return Verdict("right", step.done, events=events)

    def _is_right(self, step: Step, token: str) -> bool:
        if not any(fnmatchcase(token, pattern) for pattern in step.right):
            return False
        trial = self.match.state.clone()
        for each in [token, *step.then]:
            play(trial, each)
        return shows(trial.view(self.lesson.seat), step.shows)


def lay_out_position(
    game: Game, position: Mapping[str, Any], before: Sequence[Event] = ()
) -> Branch:
    """A match that begins with a position, as the rules of today play it."""
    record = Record(
        game=game.name,
        rules=game.version,
        seats=game.position(position).seats,
        options=dict(position.get("options", {})),
        seed="lesson",
    )
    return Branch(record, dict(position), before)


def name_seats(seats: int, learner_seat: int, learner: str) -> list[str]:
    """The learner in their seat, and bots in all others."""
    names = iter(free_bot_names([learner]))
    return [learner if each == learner_seat else next(names) for each in range(seats)]


def start_lesson(
    lesson: Lesson, learner: str, answers: Sequence[str | None] = ()
) -> tuple[Tutor, Verdict | None]:
    """Take a lesson up again after some answers, which are judged anew, up to a wrong one."""
    tutor, verdict = Tutor(lesson, learner), None
    for token in answers:
        verdict = tutor.answer(token)
        if verdict.kind != "right":
            break
    return tutor, verdict


def say(code: str) -> Sentence:
    return Sentence(PACKAGE, code, {})


def canonical_token(state: State, token: str) -> str:
    """The one way to write a legal action; raises IllegalAction, with the rules, for others."""
    action = state.actions.parse(token)
    play(state.clone(), action)
    return state.actions.token(action)


def find_mistake(step: Step, token: str) -> Words | None:
    """What a step says to a likely mistake."""
    found = (each.say for each in step.mistakes if fnmatchcase(token, each.answer))
    return next(found, None)


def shows(view: dict[str, object], wanted: Mapping[str, AtLeast | bool | int | str]) -> bool:
    """Whether a view has what a step wants to be seen at the end of it."""
    return all(fits(look_up(view, path), value) for path, value in wanted.items())


def fits(found: object, wanted: AtLeast | bool | int | str) -> bool:
    if isinstance(wanted, AtLeast):
        return isinstance(found, int) and found >= wanted.least
    return found == wanted


def look_up(view: object, path: str) -> object:
    """What lies in a view under names and numbers with dots between them; None if nothing."""
    for part in path.split("."):
        if isinstance(view, list) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        elif isinstance(view, dict):
            view = view.get(part)
        else:
            return None
    return view
