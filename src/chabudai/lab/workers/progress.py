"""A bar for those who wait at a terminal; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.lab.simulate.plan import words


@contextmanager
def watched(total: int, lang: str, doing: str = "playing") -> Iterator[Callable[[int], None]]:
    """Show how much of something is done; call what is given with how much that is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar:
        task = bar.add_task(words(doing).text(lang), total=total)
        yield lambda done: bar.update(task, completed=done)
