"""Review a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from chabudai.bots import load_bot
from chabudai.bots.registry import STRONGEST
from chabudai.cli.language import add_language
from chabudai.cli.verify import load_any_record
from chabudai.engine import Match, Record
from chabudai.engine.text.catalog import program_name
from chabudai.lab.arena.player import parse_budget
from chabudai.lab.review.review import budget_text, review
from chabudai.lab.review.review_types import Review
from chabudai.lab.review.text import SeatReport
from chabudai.lab.text import lab_sentence
from chabudai.session.history import History
from chabudai.session.phrases import Phrases
from chabudai.session.review import ReviewText
from chabudai.terminal.game.files import REVIEW_SUFFIX
from chabudai.terminal.game.seating import list_players
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.progress import progress_bar

HELP = "review a recorded game: win probability, turning points, better moves, luck and skill"
ALL = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a record, and say for whom and how long to look."""
    parser.add_argument("file", metavar="RECORD", type=Path, help="file of a finished game")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="seat to review, the first is 0 (default: all people, or all seats)",
    )
    parser.add_argument(
        "--budget",
        default="30s",
        metavar="TIME",
        help="total time such as 30s, or possible deals per decision such as 64it (default 30s)",
    )
    parser.add_argument(
        "--bot",
        default=STRONGEST,
        metavar="KIND",
        help=f"bot that judges the moves (default {STRONGEST})",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="random seed: the same seed gives the same review (default 0)",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="number of processes (default: one per core)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Take the review that is kept beside the record, or make one and keep it; then show it."""
    record = load_any_record(args.file)
    load_bot(args.bot)
    wanted = choose_seats(record, args)
    path = args.file.with_suffix(REVIEW_SUFFIX)
    found = load_review(path, record, wanted, args)
    if found is None:
        found = make_review(record, wanted, args)
        save_review(path, found, args.lang)
    if args.json:
        print(found.to_json().decode(), end="")
    else:
        print_review(found, record, wanted, args)
    return 0


def choose_seats(record: Record, args: argparse.Namespace) -> list[int]:
    """Whose game is reviewed."""
    if args.seat is not None:
        return [args.seat]
    people = [seat for seat, each in enumerate(list_players(record, args.lang)) if each.bot is None]
    return people or list(range(record.seats))


def make_review(record: Record, wanted: list[int], args: argparse.Namespace) -> Review:
    """A new review."""
    budget = parse_budget(args.budget)
    pool = choose_pool(args.workers)
    with progress_bar(ALL, lab_sentence("looking-back").text(args.lang)) as show:
        return review(
            record, wanted, args.bot, budget, args.seed, pool, lambda done: show(round(ALL * done))
        )


def load_review(
    path: Path, record: Record, wanted: list[int], args: argparse.Namespace
) -> Review | None:
    """The review in a file, if it is of this game, made like this, and for these seats."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Review)
    except (OSError, msgspec.DecodeError):
        return None
    made = (found.check, found.bot, found.budget, found.seed)
    asked = (record.checked().check, args.bot, budget_text(parse_budget(args.budget)), args.seed)
    return found if made == asked and all(found.of(seat) for seat in wanted) else None


def save_review(path: Path, found: Review, lang: str) -> None:
    """Write a review beside its record; that it cannot be kept costs only a sentence."""
    try:
        path.write_bytes(found.to_json())
    except OSError:
        print(lab_sentence("review-not-kept", path=str(path)).text(lang), file=sys.stderr)


def print_review(
    found: Review, record: Record, wanted: list[int], args: argparse.Namespace
) -> None:
    """Print the game as each seat could know it."""
    match, lang = Match(record), args.lang
    command = f"{program_name()} terminal --again {args.file}"
    phrases = Phrases(match.game, [each.name for each in list_players(record, lang)], lang)
    figures = {"game": match.game.title(), "names": phrases.names, "worlds": found.worlds}
    advice = {"bot": found.bot, "thinking": found.thinking}
    print(lab_sentence("review-heading", **figures, **advice).text(lang))
    history = History(match)
    for of in [each for each in found.seats if each.seat in wanted]:
        print()
        report = SeatReport(ReviewText(history, phrases, of.seat), command)
        print("\n".join(report.lines(found, of)))
