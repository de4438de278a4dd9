"""What a mined puzzle is about: its themes, and what its seat saw before."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from chabudai.learn.puzzle import Question, read_questions
from chabudai.session.history import History
from chabudai.session.recap import find_last_own_step

EARLY = 0.25  # of the actions of a game
LATE = 0.75
TOLD = 8  # events at most


def find_theme_names(
    history: History, step: int, question: Question, answer: str, rounds: int
) -> list[str]:
    """The question itself, what the answer is like, and what any game may have."""
    told = read_questions(history.match.game.name)
    like = [
        each.name
        for each in told.themes
        if each.asked == question.asked and any(fnmatchcase(answer, one) for one in each.right)
    ]
    share = step / history.last
    common = {"opening": share < EARLY, "ending": share >= LATE, "surprise": rounds > 0}
    return [question.name, *like, *[name for name, fits in common.items() if fits]]


def list_events_before(history: History, step: int) -> list[dict[str, Any]]:
    """What the seat that is asked saw since it last answered; the latest of it."""
    seat = history.deciders[step]
    first = find_last_own_step(history.deciders[:step], seat)
    seen = list_seen(history, first + 1, step, seat)
    return seen[-TOLD:]


def list_seen(history: History, first: int, last: int, seat: int) -> list[dict[str, Any]]:
    """What a seat saw from one step to another."""
    steps = range(first, last + 1)
    return [event.seen_by(seat) for step in steps for event in history.events(step)]
