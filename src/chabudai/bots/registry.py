"""Bots by name."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from chabudai.bots.glimpse import Bot
from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import Sentence

PACKAGE = "chabudai.bots"
HOUSE = ("random", "novice", "adept", "master")


def bot_names() -> list[str]:
    """The names of all bots that can be loaded, the simplest first."""
    return list(HOUSE)


def load_bot(name: str) -> Bot:
    """The bot of that name; raises BadOptions."""
    if name not in HOUSE:
        near = get_close_matches(name, HOUSE, n=1)
        code = "unknown-bot-near" if near else "unknown-bot"
        raise BadOptions(
            Sentence(PACKAGE, code, {"name": name, "near": near, "known": bot_names()})
        )
    bot: Bot = import_module(f"{PACKAGE}.{name}").BOT
    return bot
