"""Bots by name: our own levels, and those that installed packages bring."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from chabudai.bots.glimpse import Bot
from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import Sentence, format_message, has_message

PACKAGE = "chabudai.bots"  # of our own bots, and the group of entry points
LEVELS = ("random", "novice", "adept", "master")  # our own, the weakest first
STRONGEST = LEVELS[-1]


def bot_names() -> list[str]:
    """List the bots that can be loaded: our levels, then others by name."""
    return [*LEVELS, *sorted(set(find_installed_bots()) - set(LEVELS))]


def title_bot(name: str, lang: str) -> str:
    """What people call a bot; one that was installed goes by its name."""
    code = f"level-{name}"
    return format_message(PACKAGE, code, lang) if has_message(PACKAGE, code, lang) else name


def load_bot(name: str) -> Bot:
    """Load the bot of that name; raises BadOptions."""
    if name in LEVELS:
        own: Bot = import_module(f"{PACKAGE}.{name}").BOT
        return own
    if name in find_installed_bots():
        return load_installed_bot(name)
    known = bot_names()
    near = get_close_matches(name, known, n=1)
    code = "unknown-bot-near" if near else "unknown-bot"
    raise BadOptions(Sentence(PACKAGE, code, {"name": name, "near": near, "known": known}))


@cache
def find_installed_bots() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group=PACKAGE)}


@cache
def load_installed_bot(name: str) -> Bot:
    bot: Bot = find_installed_bots()[name].load()
    return bot
