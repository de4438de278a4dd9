"""A lesson as its learner sees it after some answers: a worker process plays it from its start.

Nothing is kept between two requests: who comes with the same answers is at the same moment.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from chabudai.engine import load
from chabudai.engine.errors import Refusal
from chabudai.engine.text.text_view import Zone
from chabudai.learn.lesson import Lesson, find_lesson, list_examples, list_lessons
from chabudai.learn.tutor import Tutor, Verdict, start_lesson
from chabudai.server.protocol.messages import Bilingual, Choice, Reason, Told, Update
from chabudai.session.phrases import Phrases


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game, with the numbers of the rules that it teaches."""

    name: str
    title: Bilingual
    steps: int
    rules: list[str]


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson after some answers.

    `step` is how many steps are behind the learner; `say` what is to be done now, `remark` what is
    to be said to the last answer, `verdict` what it was (none at the beginning). A step that
    `reads` is answered with null. `look` names places of the board. What happened since the last
    step is in `update`, whose version is the number of right answers.
    """

    step: int
    steps: int
    over: bool
    reads: bool
    say: str
    remark: str
    verdict: Literal["right", "wrong", "refused"] | None
    reasons: list[Reason]
    look: list[str]
    names: list[str]
    seat: int
    update: Update
    zones: list[Zone]


def describe_lessons(game: str) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    return [describe_lesson(lesson) for lesson in list_lessons(load(game))]


def describe_examples(game: str) -> list[LessonInfo]:
    """The examples of a game's rules, in the order of the rules."""
    return [describe_lesson(example) for example in list_examples(load(game))]


def describe_lesson(lesson: Lesson) -> LessonInfo:
    title = Bilingual(lesson.title.en, lesson.title.fr)
    steps = len(lesson.steps)
    return LessonInfo(name=lesson.name, title=title, steps=steps, rules=lesson.rules)


def play_lesson(
    game: str, name: str, learner: str, answers: list[str | None], lang: str
) -> tuple[bytes, bool]:
    """The moment after these answers, as JSON, and whether a lesson is over by them.

    An example of the rules is looked at and forgotten: nobody has to have done it.
    """
    lesson = find_lesson(load(game), name)
    tutor, verdict = start_lesson(lesson, learner, answers)
    moment = describe_moment(tutor, verdict, lang)
    is_over = moment.over and moment.verdict == "right"
    return msgspec.json.encode(moment), is_over and lesson in list_lessons(load(game))


def describe_moment(tutor: Tutor, verdict: Verdict | None, lang: str) -> LessonMoment:
    phrases = tutor.phrases(lang)
    step, view = tutor.step, tutor.match.state.view(tutor.lesson.seat)
    return LessonMoment(
        step=tutor.done,
        steps=len(tutor.lesson.steps),
        over=step is None,
        reads=step is not None and not step.right,
        say=step.say.text(lang, tutor.names) if step else "",
        remark=verdict.text(lang, tutor.names) if verdict else "",
        verdict=verdict.kind if verdict else None,
        reasons=[describe_reason(each, lang) for each in verdict.reasons] if verdict else [],
        look=step.look if step else [],
        names=tutor.names,
        seat=tutor.lesson.seat,
        update=describe_update(tutor, verdict, phrases, view),
        zones=phrases.zones(view),
    )


def describe_reason(refusal: Refusal, lang: str) -> Reason:
    return Reason(refusal.rule, refusal.sentence.text(lang))


def describe_update(
    tutor: Tutor, verdict: Verdict | None, phrases: Phrases, view: dict[str, object]
) -> Update:
    """The game as a table would tell it; nobody caused what is told, so that it is all shown."""
    state, seat = tutor.match.state, tutor.lesson.seat
    seen = [event.seen_by(seat) for event in (verdict.events if verdict else [])]
    choices = phrases.label_legal_actions(state, view) if tutor.expects_answer() else []
    return Update(
        v=tutor.done,
        before=len(tutor.match.log) - len(seen),
        events=[Told(each, phrases.describe_event(each, view), None) for each in seen],
        view=view,
        legal=[Choice(each.token, each.label) for each in choices],
        prompt="" if state.over() else phrases.prompt(view),
        result=phrases.describe_result(state, view),
        undo=0,
        clocks=None,
    )
