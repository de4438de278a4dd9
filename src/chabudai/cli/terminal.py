"""Sit down at a table in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, load
from chabudai.engine.rules.options import parse_options
from chabudai.engine.text.setup import default_seats
from chabudai.terminal.game import files
from chabudai.terminal.game.again import try_again
from chabudai.terminal.game.local_game import LocalGame, resume_game
from chabudai.terminal.game.setup import GameSetup, default_name, find_file_bots
from chabudai.terminal.pacing import NO_PACE, SPEEDS, USUAL_PACE, USUAL_SPEED, Pace, find_pace
from chabudai.terminal.plain.lines import has_full_screen
from chabudai.terminal.text import sentence, translate

HELP = "play in the terminal, against bots or with friends sharing one screen"
SPEED_HELP = "how others' turns are shown: " + ", ".join(SPEEDS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what to play, and with whom; a menu asks where nothing is said."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="name of the game (default: a menu asks)"
    )
    parser.add_argument(
        "--seats", metavar="N", help="number of players, bots included (default: the usual number)"
    )
    parser.add_argument(
        "--name", metavar="NICK", help="your name at the table (default: your user name)"
    )
    parser.add_argument(
        "--seat", metavar="N", default="0", help="your seat, the first is 0 (default 0)"
    )
    parser.add_argument(
        "--bots",
        metavar="KINDS",
        default="",
        help="bots for the other seats, for example novice,random, a program such as ./mybot.py, "
        "which has 1 second for a move, or ppo:FILE, which has learned (default novice)",
    )
    parser.add_argument(
        "--hotseat",
        nargs="?",
        const="",
        metavar="NAMES",
        help="people who share this screen, for example Mika,Jun; without names, all seats",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose a rule variant; may be repeated",
    )
    parser.add_argument("--deck", metavar="FILE", help="play with your own deck, a TOML file")
    parser.add_argument(
        "--seed", metavar="WORD", help="seed: the same word deals the same cards (default: random)"
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="continue a saved game (without FILE: the newest)",
    )
    parser.add_argument(
        "--again",
        metavar="FILE",
        help="try a moment of a recorded game again, for practice, as whoever decided it",
    )
    parser.add_argument(
        "--move", metavar="N", default="1", help="with --again: the move to decide anew (default 1)"
    )
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="print lines of text, without a full screen"
    )
    parser.add_argument(
        "--speed",
        metavar="SPEED",
        help=f"{SPEED_HELP} (default {USUAL_SPEED}; in lines of text none)",
    )
    parser.add_argument(
        "--pace", metavar="SECONDS", help="seconds after every action of others, instead of --speed"
    )
    parser.add_argument(
        "--practice",
        action="store_true",
        help="play for practice: hints and insights are free, and any move can be taken back, "
        "even after a card was seen; the record says so",
    )


def run(args: argparse.Namespace) -> int:
    """Play, on the full screen where there is one."""
    pace = choose_pace(args)
    game = open_game(args)
    if args.plain or not has_full_screen():
        from chabudai.terminal.plain.table import play_plainly

        return play_plainly(game, args.lang, pace or NO_PACE, args.practice)
    from chabudai.terminal.screen.play import play_on_screen

    return play_on_screen(game, args.lang, pace or USUAL_PACE, args.practice)


def choose_pace(args: argparse.Namespace) -> Pace | None:
    """The pace that was asked for, if any; raises BadOptions."""
    if args.pace is not None:
        return Pace(parse_seconds(args.pace))
    if args.speed is None:
        return None
    if (pace := find_pace(args.speed)) is None:
        allowed = ", ".join(SPEEDS)
        raise BadOptions(sentence("bad-speed", word=args.speed, allowed=allowed))
    return pace


def open_game(args: argparse.Namespace) -> LocalGame | None:
    """The game to go on with, or a new one; None where the menu has to ask."""
    if args.again is not None:
        from chabudai.cli.verify import load_any_record  # archives are the server's, which is large

        record = load_any_record(Path(args.again))
        move = parse_whole_number(args.move, "--move")
        return try_again(record, move, split_words(args.bots), args.lang)
    if args.resume is not None:
        path = Path(args.resume) if args.resume else files.find_newest_unfinished()
        file_bots = find_file_bots(split_words(args.bots))
        return resume_game(path, args.lang, args.practice, file_bots)
    return make_setup(args).start_game() if args.game else None


def make_setup(args: argparse.Namespace) -> GameSetup:
    """The game that the words describe."""
    game = load(args.game)
    named = split_words(args.hotseat or "")
    fewest = max(default_seats(game), len(named))
    seats = fewest if args.seats is None else parse_whole_number(args.seats, "--seats")
    chosen = {} if args.seed is None else {"seed": args.seed}
    return GameSetup(
        game=game,
        seats=seats,
        people=named or list_people(args, seats),
        first=parse_whole_number(args.seat, "--seat"),
        bots=split_words(args.bots),
        options=parse_options(args.option),
        deck=None if args.deck is None else files.load_deck(Path(args.deck)),
        practice=args.practice,
        **chosen,
    )


def split_words(listed: str) -> list[str]:
    """Words that were given with commas between them."""
    return [word.strip() for word in listed.split(",") if word.strip()]


def list_people(args: argparse.Namespace, seats: int) -> list[str]:
    """One person, or one in every seat to share the screen."""
    if args.hotseat is None:
        return [args.name or default_name(args.lang)]
    return [translate("somebody", args.lang, seat=seat) for seat in range(seats)]


def parse_whole_number(word: str, name: str) -> int:
    """A whole number; raises BadOptions."""
    if not word.isdecimal():
        raise BadOptions(sentence("not-whole", name=name, word=word))
    return int(word)


def parse_seconds(word: str) -> float:
    """A time; raises BadOptions."""
    try:
        given = float(word)
    except ValueError:
        given = -1.0
    if not 0 <= given <= 60:
        raise BadOptions(sentence("bad-pace", word=word))
    return given
