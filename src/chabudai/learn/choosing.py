"""Which puzzle comes next: that of the day, or the easiest that somebody has not done."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from hashlib import blake2b

from chabudai.engine import Game
from chabudai.learn.puzzle import Puzzle, list_puzzles

DAY = timedelta(days=1)


def pick_daily(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; none comes twice before all have come."""
    puzzles = sorted(list_puzzles(game), key=lambda each: blake2b(each.name.encode()).digest())
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def pick_next(
    game: Game, done: Collection[str], theme: str = "", level: int = 0, after: str = ""
) -> Puzzle | None:
    """The easiest puzzle that is not done, of a theme and a level if these are named.

    Who leaves one out gets the one that comes after it, then the first again.
    """
    names = [each.name for each in list_puzzles(game)]
    start = names.index(after) + 1 if after in names else 0
    puzzles = list_puzzles(game)
    for each in [*puzzles[start:], *puzzles[:start]]:
        fits = (not theme or theme in each.themes) and (not level or level == each.level)
        if fits and each.name not in done and each.name != after:
            return each
    return None


def count_streak(days: Collection[str], today: date) -> int:
    """On how many days in a row the daily puzzle was solved, up to today or yesterday."""
    day = today if today.isoformat() in days else today - DAY
    streak = 0
    while day.isoformat() in days:
        streak, day = streak + 1, day - DAY
    return streak
