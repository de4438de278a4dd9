"""Questions that programs missed: added up, for machines and for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chabudai.bots.glimpse import Bot
from chabudai.bots.program.bot import ProgramBot
from chabudai.bots.program.process import PACKAGE
from chabudai.engine.text.catalog import format_message

Misses = Counter[tuple[str, str]]  # by what a bot is called, and how it missed


def count_misses(names: Iterable[str], bots: Iterable[Bot]) -> Misses:
    """How often each program missed, and how; the names are those of the bots."""
    found: Misses = Counter()
    for name, bot in zip(names, bots, strict=True):
        if isinstance(bot, ProgramBot):
            found.update({(name, kind): times for kind, times in bot.misses.items()})
    return found


def misses_to_json(misses: Misses) -> dict[str, dict[str, int]]:
    """By bot, then by how it missed."""
    found: dict[str, dict[str, int]] = {}
    for (bot, kind), times in sorted(misses.items()):
        found.setdefault(bot, {})[kind] = times
    return found


def describe_misses(misses: Misses, lang: str) -> list[str]:
    """A line for each program that missed a question; none where all were answered."""
    return [describe_bot(bot, kinds, lang) for bot, kinds in misses_to_json(misses).items()]


def describe_bot(bot: str, kinds: dict[str, int], lang: str) -> str:
    how = [
        format_message(PACKAGE, f"missed-{kind}", lang, {"times": times})
        for kind, times in kinds.items()
    ]
    figures: dict[str, object] = {"bot": bot, "times": sum(kinds.values()), "how": how}
    return format_message(PACKAGE, "misses", lang, figures)
