"""A progress bar on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(total: int, description: str) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr, if that is a terminal; the function given sets how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar:
        task = bar.add_task(description, total=total)
        yield lambda done: bar.update(task, completed=done)
