"""A recorded game printed step by step."""

from __future__ import annotations

from chabudai.terminal.lines import Lines
from chabudai.terminal.steps import Steps, Watcher
from chabudai.terminal.text import spoken


def print_steps(steps: Steps, watcher: Watcher, lang: str) -> None:
    """Print what happened in every step, then how the table lies and the score."""
    lines = Lines(lang)
    title = steps.match.game.title()
    lines.speak(
        "replay-title", "bold", game=title, names=steps.names, eyes=watcher.title(steps.names, lang)
    )
    for step in range(steps.last + 1):
        for number, text in enumerate(steps.told(step, watcher, lang)):
            lines.say(f"{step if number == 0 else '':>4}  {text}")
    lines.say()
    lines.show(steps.zones(steps.last, watcher, lang))
    lines.say()
    for text in steps.result(lang) or [spoken("not-over", lang)]:
        lines.say(text)
