"""Puzzles as their solver sees them: the seat's view, and the answer only once it was given.

A worker process lays the position out: nothing but what the seat may know leaves it before the
puzzle is over. The themes of a puzzle tell something of its answer, and wait as well.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Literal

import msgspec

from chabudai.engine import BadOptions, load
from chabudai.engine.text.text_view import Zone
from chabudai.learn.choosing import count_streak, pick_daily, pick_next
from chabudai.learn.explanation import Explanation, explain
from chabudai.learn.puzzle import LEVELS, find_puzzle, list_puzzles, list_themes, name_theme
from chabudai.learn.solver import Judgement, Solver, say, start_puzzle
from chabudai.server.learning.moments import describe_reason
from chabudai.server.protocol.messages import Choice, Reason, Told, Update


class ThemeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A theme of puzzles, in the language that was asked for, and how many puzzles have it."""

    name: str
    title: str
    count: int


class PuzzleShelf(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game: how many of each level, by theme, that of today, and what I have done.

    `streak` counts the days in a row on which I solved the puzzle of the day.
    """

    count: int
    levels: list[int]
    themes: list[ThemeInfo]
    day: str
    daily: str | None
    solved: list[str]
    shown: list[str]
    streak: int


class NextPuzzle(msgspec.Struct, frozen=True):
    """The puzzle that comes next; none when all of its kind are done."""

    name: str | None


class WorldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that a puzzle was judged in, in words."""

    holds: list[str]
    verdict: str


class PuzzleExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why an answer is right: only for who has found it, or wants to be told."""

    answer: str
    sentences: list[str]
    line: list[str]
    worlds: list[WorldInfo]
    themes: list[str]


class PuzzleMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before an answer, or after one.

    `say` is the question, `before` what the seat saw before it; `remark` what is to be said to the
    last answer, `verdict` what it was. `update` is the position as the seat sees it.
    """

    puzzle: str
    level: int
    say: str
    before: list[str]
    verdict: Literal["right", "wrong", "refused", "shown"] | None
    remark: str
    reasons: list[Reason]
    over: bool
    names: list[str]
    seat: int
    update: Update
    zones: list[Zone]
    explanation: PuzzleExplanation | None


def today() -> date:
    """The day that it is for everybody, wherever they are."""
    return datetime.now(UTC).date()


def describe_shelf(
    name: str, solved: list[str], shown: list[str], days: list[str], lang: str
) -> PuzzleShelf:
    """The puzzles of a game, and how far somebody is with them."""
    game, day = load(name), today()
    puzzles, daily = list_puzzles(game), pick_daily(game, day)
    counts = dict.fromkeys(list_themes(game), 0)
    for puzzle in puzzles:
        for theme in puzzle.themes:
            counts[theme] += 1
    return PuzzleShelf(
        count=len(puzzles),
        levels=[sum(each.level == level for each in puzzles) for level in range(1, LEVELS + 1)],
        themes=[
            ThemeInfo(name=each, title=name_theme(name, each, lang), count=count)
            for each, count in counts.items()
        ],
        day=day.isoformat(),
        daily=daily.name if daily else None,
        solved=solved,
        shown=shown,
        streak=count_streak(days, day),
    )


def choose_next(game: str, done: list[str], theme: str, level: int, after: str) -> NextPuzzle:
    """The puzzle that comes next; raises BadOptions for a theme that there is not."""
    known = list_themes(load(game))
    if theme and theme not in known:
        raise BadOptions(say("no-such-theme", theme=theme, known=", ".join(known)))
    found = pick_next(load(game), done, theme, level, after)
    return NextPuzzle(found.name if found else None)


def play_puzzle(
    game: str, name: str, learner: str, answers: list[str | None], lang: str
) -> tuple[bytes, str | None]:
    """The puzzle after these answers, as JSON, and what the last of them was."""
    loaded = load(game)
    solver, judged = start_puzzle(loaded, find_puzzle(loaded, name), learner, answers)
    moment = describe_puzzle(solver, judged, lang)
    return msgspec.json.encode(moment), moment.verdict


def describe_puzzle(solver: Solver, judged: Judgement | None, lang: str) -> PuzzleMoment:
    view = solver.match.state.view(solver.puzzle.seat)
    return PuzzleMoment(
        puzzle=solver.puzzle.name,
        level=solver.puzzle.level,
        say=solver.ask(lang),
        before=solver.tell_before(lang),
        verdict=judged.kind if judged else None,
        remark=judged.words.text(lang) if judged else "",
        reasons=[describe_reason(each, lang) for each in judged.reasons] if judged else [],
        over=solver.is_over,
        names=solver.names,
        seat=solver.puzzle.seat,
        update=describe_update(solver, judged, lang),
        zones=solver.phrases(lang).zones(view),
        explanation=describe_explanation(explain(solver, lang)) if solver.is_over else None,
    )


def describe_explanation(told: Explanation) -> PuzzleExplanation:
    return PuzzleExplanation(
        answer=told.answer,
        sentences=told.sentences,
        line=told.line,
        worlds=[WorldInfo(holds=each.holds, verdict=each.verdict) for each in told.worlds],
        themes=told.themes,
    )


def describe_update(solver: Solver, judged: Judgement | None, lang: str) -> Update:
    """The position as a table would tell it."""
    phrases, state, seat = solver.phrases(lang), solver.match.state, solver.puzzle.seat
    view = state.view(seat)
    seen = [event.seen_by(seat) for event in (judged.events if judged else [])]
    return Update(
        v=int(solver.is_over),
        before=len(solver.match.log) - len(seen),
        events=[Told(each, phrases.describe_event(each, view), None) for each in seen],
        view=view,
        legal=[Choice(each.token, each.label) for each in solver.offer(lang)],
        prompt="" if state.over() else phrases.prompt(view),
        result=phrases.describe_result(state, view),
        undo=0,
        clocks=None,
    )
