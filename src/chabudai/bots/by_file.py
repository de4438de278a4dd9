"""Bots that are named by a file on this machine: programs, and networks that learned.

Such a name must never come over a network or from a file: it runs or reads what the path leads to.
"""

from __future__ import annotations

from chabudai.bots.glimpse import Bot
from chabudai.bots.learned.bot import (
    LearnedBot,
    is_checkpoint,
    load_checkpoint,
    name_checkpoint,
    path_of_checkpoint,
)
from chabudai.bots.program.bot import ProgramBot, is_program, name_program, open_program


def is_file_bot(name: str) -> bool:
    """Whether a bot is named by a file: `./mybot.py`, `ppo:kodachi.json`."""
    return is_checkpoint(name) or is_program(name)


def name_file_bot(name: str) -> str:
    """What records call it: nothing of where the file lies."""
    if is_checkpoint(name):
        return name_checkpoint(path_of_checkpoint(name))
    return name_program(name)


def open_file_bot(name: str, quiet: bool = False) -> Bot:
    """A bot for one game; a quiet one's errors are not shown; raises BadOptions."""
    if is_checkpoint(name):
        return load_checkpoint(path_of_checkpoint(name))
    return open_program(name, quiet)


def check_file_bot(bot: Bot, game: str, seats: int, deck: str | None) -> None:
    """Refuse a program that does not say hello, or a network that learned something else.

    Raises BadOptions; of other bots there is nothing to check.
    """
    if isinstance(bot, ProgramBot):
        bot.program.check()
    elif isinstance(bot, LearnedBot):
        bot.check(game, seats, deck)
