"""Sit down at a table in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.engine import BadOptions, load
from chabudai.engine.options import parse_options
from chabudai.engine.text.catalog import LANGUAGES, default_language
from chabudai.engine.text.setup import usual_seats
from chabudai.terminal import files
from chabudai.terminal.lines import has_full_screen
from chabudai.terminal.session import Session, resume
from chabudai.terminal.setup import Invitation, own_name
from chabudai.terminal.text import sentence, spoken

HELP = "play in the terminal, against bots or with friends sharing one screen"
PACE = "0.8"


def arguments(parser: argparse.ArgumentParser) -> None:
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
        help="bots for the other seats, for example novice,random (default novice)",
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
        "--lang",
        choices=LANGUAGES,
        default=default_language(),
        help="en or fr (default: the language of your system)",
    )
    parser.add_argument(
        "--plain", action="store_true", help="print lines of text, without a full screen"
    )
    parser.add_argument(
        "--pace",
        metavar="SECONDS",
        default=PACE,
        help=f"seconds before a bot's move is shown (default {PACE})",
    )


def run(args: argparse.Namespace) -> int:
    """Play, on the full screen where there is one."""
    pace = seconds(args.pace)
    session = asked_for(args)
    if args.plain or not has_full_screen():
        from chabudai.terminal.plain import play_plainly

        return play_plainly(session, args.lang)
    from chabudai.terminal.screen.play import play_on_screen

    return play_on_screen(session, args.lang, pace)


def asked_for(args: argparse.Namespace) -> Session | None:
    """The game to go on with, or a new one; None where the menu has to ask."""
    if args.resume is not None:
        path = Path(args.resume) if args.resume else files.newest_unfinished()
        return resume(path, args.lang)
    return invitation(args).sit_down() if args.game else None


def invitation(args: argparse.Namespace) -> Invitation:
    """The game that the words describe."""
    game = load(args.game)
    named = words_of(args.hotseat or "")
    fewest = max(usual_seats(game), len(named))
    seats = fewest if args.seats is None else whole(args.seats, "--seats")
    chosen = {} if args.seed is None else {"seed": args.seed}
    return Invitation(
        game=game,
        seats=seats,
        people=named or people(args, seats),
        first=whole(args.seat, "--seat"),
        bots=words_of(args.bots),
        options=parse_options(args.option),
        deck=None if args.deck is None else files.load_deck(Path(args.deck)),
        **chosen,
    )


def words_of(listed: str) -> list[str]:
    """Words that were given with commas between them."""
    return [word.strip() for word in listed.split(",") if word.strip()]


def people(args: argparse.Namespace, seats: int) -> list[str]:
    """One person, or one in every seat to share the screen."""
    if args.hotseat is None:
        return [args.name or own_name(args.lang)]
    return [spoken("somebody", args.lang, seat=seat) for seat in range(seats)]


def whole(word: str, name: str) -> int:
    """A whole number; raises BadOptions."""
    if not word.isdecimal():
        raise BadOptions(sentence("not-whole", name=name, word=word))
    return int(word)


def seconds(word: str) -> float:
    """A time; raises BadOptions."""
    try:
        given = float(word)
    except ValueError:
        given = -1.0
    if not 0 <= given <= 60:
        raise BadOptions(sentence("bad-pace", word=word))
    return given
