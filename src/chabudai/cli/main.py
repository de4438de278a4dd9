"""Find the command that was asked for and run it."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from chabudai.engine.errors import ChabudaiError
from chabudai.engine.text.catalog import LANGUAGES, default_language, program_name

# Repeated from the modules, so that a start imports only the one command it runs.
COMMANDS: Final[dict[str, str]] = {
    "arena": "let bots compete on mirrored deals, and measure how strong each one is",
    "backup": "save all games of a server into one file, also while it runs",
    "bench": "measure how fast the games run on this machine, compiled and interpreted",
    "bot": "connect your own bot to a server, where people invite it to their tables by its name",
    "cards": "list the cards of a game, with the source of every number",
    "dataset": "let bots play many games, and keep every decision as Parquet files to learn from",
    "dataset from-server": (
        "make a data set of a server's finished games, without names, if everyone there agreed"
    ),
    "dataset verify": "check a data set: the sums of its files, and each row by replaying its game",
    "doctor": "check where a server keeps its games: folder, permissions, space, file, every entry",
    "draw": "draw a moment of a recorded game as an SVG or PNG picture",
    "learn": "learn a game by playing: short lessons, then a game with a guide",
    "mcp": "give a language model a seat: tools for it to play, here or on a server",
    "migrate": (
        "copy all games from the data folder into an empty PostgreSQL database, and compare them"
    ),
    "puzzles": "solve the puzzles of a game; or mine new ones: puzzles mine GAME -o FILE",
    "replay": "watch a recorded game, forwards and backwards, from any seat",
    "restore": "put a backup in the place of a server's games; the server must be stopped",
    "review": (
        "review a recorded game: win probability, turning points, better moves, luck and skill"
    ),
    "rules": "print a game on one page, all of its rules, or a single rule",
    "serve": "start the server: play in a browser, alone or with others; every game is saved",
    "simulate": "let bots play many games against each other, and count who wins",
    "terminal": "play in the terminal, against bots or with friends sharing one screen",
    "verify": "check a recorded game by replaying it, and its shuffles if a server exported it",
    "version": "print the version, and whether the engine is compiled",
}
# The modules of those that lie in a folder of their own.
MODULES: Final = {
    **{name: f"operate.{name}" for name in ("backup", "doctor", "migrate", "restore")},
    "dataset": "dataset.make",
    "dataset from-server": "dataset.from_server",
    "dataset verify": "dataset.verify",
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; bad input costs one sentence."""
    words = join_command(sys.argv[1:] if words is None else words)
    try:
        return run_command(words)
    except ChabudaiError as error:
        print(error.sentence.text(find_language(words)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        close_output()
        return 141


def join_command(words: Sequence[str]) -> list[str]:
    """Make one word of a command that has two, as `dataset verify`."""
    both = " ".join(words[:2])
    return [both, *words[2:]] if both in COMMANDS else list(words)


def find_language(words: Sequence[str]) -> str:
    """The language the words ask for with --lang, or else that of the locale."""
    asked = " ".join(words).replace("--lang=", "--lang ").partition("--lang ")[2][:2]
    return asked if asked in LANGUAGES else default_language()


def run_command(words: Sequence[str]) -> int:
    """Read the words and do what they say."""
    try:
        args = make_parser(words).parse_args(words)
        return int(import_command(args.command).run(args))
    finally:
        sys.stdout.flush()


def make_parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Describe all commands by their help, and the one that was named in full."""
    parser = argparse.ArgumentParser(
        prog=program_name(), description="Card games: play, simulate, replay, review."
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, help_text in COMMANDS.items():
        command = commands.add_parser(name, help=help_text, description=help_text)
        if name in words[:1]:
            import_command(name).add_arguments(command)
    return parser


def import_command(name: str) -> Any:  # noqa: ANN401
    """The module of a command."""
    return importlib.import_module(f"chabudai.cli.{MODULES.get(name, name)}")


def close_output() -> None:
    """Point standard output nowhere, so that Python's last flush cannot fail as well."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
