"""Watch a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.terminal.game.files import load_record
from chabudai.terminal.game.replay_steps import ReplaySteps, parse_watcher
from chabudai.terminal.plain.lines import has_full_screen

HELP = "watch a recorded game, forwards and backwards, from any seat"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a record, and whose eyes to see it with."""
    parser.add_argument("file", metavar="FILE", type=Path, help="file of a recorded game")
    parser.add_argument(
        "--seat",
        metavar="N|spectator|all",
        default="spectator",
        help="whose view to watch: a seat (the first is 0), spectator or all (default spectator)",
    )
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="print all steps as text, without a full screen"
    )


def run(args: argparse.Namespace) -> int:
    """Show the game, on the full screen where there is one."""
    steps = ReplaySteps(load_record(args.file), args.lang)
    watcher = parse_watcher(args.seat, steps.record.seats)
    if args.plain or not has_full_screen():
        from chabudai.terminal.plain.replay import print_replay

        print_replay(steps, watcher, args.lang)
        return 0
    from chabudai.terminal.screen.replay import replay_on_screen

    return replay_on_screen(steps, watcher, args.lang)
