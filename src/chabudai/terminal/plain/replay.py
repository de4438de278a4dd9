"""A recorded game printed step by step."""

from __future__ import annotations

from chabudai.terminal.game.replay_steps import ReplaySteps, Watcher
from chabudai.terminal.plain.lines import Lines
from chabudai.terminal.text import translate


def print_replay(steps: ReplaySteps, watcher: Watcher, lang: str) -> None:
    """Print what happened in every step, then how the table lies and the score."""
    lines = Lines(lang)
    title = steps.match.game.title()
    lines.say_message(
        "replay-title", "bold", game=title, names=steps.names, eyes=watcher.title(steps.names, lang)
    )
    for step in range(steps.last + 1):
        for number, text in enumerate(steps.describe_step(step, watcher, lang)):
            lines.say(f"{step if number == 0 else '':>4}  {text}")
    lines.say()
    lines.show_zones(steps.zones(steps.last, watcher, lang))
    lines.say()
    for text in steps.describe_result(lang) or [translate("not-over", lang)]:
        lines.say(text)
