"""Take the lessons of a game in the terminal."""

from __future__ import annotations

import argparse

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, Game, load
from chabudai.engine.text.setup import default_seats
from chabudai.learn.lesson import find_lesson, list_examples_of, list_lessons
from chabudai.terminal.game.setup import GameSetup, default_name
from chabudai.terminal.plain.lesson import play_examples, take_lessons
from chabudai.terminal.plain.table import play_plainly
from chabudai.terminal.text import sentence

HELP = "learn a game by playing: short lessons, then a game with a guide"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which game to learn, and where to begin."""
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--lesson", metavar="NAME", help="begin with this lesson (default: the first not done)"
    )
    parser.add_argument(
        "--example", metavar="RULE", help="play the examples of this rule, for example R6"
    )
    parser.add_argument(
        "--guided",
        action="store_true",
        help="play a game against novices, in which what is new is explained",
    )
    parser.add_argument(
        "--seed",
        metavar="WORD",
        help="deal the guided game by this word: the same word deals the same cards "
        "(default: random)",
    )
    parser.add_argument("--name", metavar="NICK", help="your name (default: your user name)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Take lessons until they are over or somebody leaves, or play a guided game."""
    game = load(args.game)
    learner = args.name or default_name(args.lang)
    if args.guided:
        chosen = {} if args.seed is None else {"seed": args.seed}
        setup = GameSetup(game, default_seats(game), [learner], **chosen)
        return play_plainly(setup.start_game(), args.lang, guided=True)
    if args.example is not None:
        return try_examples(game, args.example.upper(), learner, args.lang)
    if not list_lessons(game):
        raise BadOptions(sentence("no-lessons", game=game.title()[args.lang]))
    first = find_lesson(game, args.lesson) if args.lesson is not None else None
    take_lessons(game, first, learner, args.lang)
    return 0


def try_examples(game: Game, rule: str, learner: str, lang: str) -> int:
    """Play the examples of a rule; raises BadOptions where there are none."""
    examples = list_examples_of(game, rule)
    if not examples:
        raise BadOptions(sentence("no-examples", rule=rule))
    play_examples(game, examples, learner, lang)
    return 0
