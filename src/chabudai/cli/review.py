"""Look back upon a recorded game."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

import msgspec

from chabudai.bots import bot_names, load_bot
from chabudai.cli.verify import archive_in
from chabudai.engine import Record
from chabudai.engine.text.catalog import LANGUAGES, default_language
from chabudai.lab.arena.player import parse_budget
from chabudai.lab.review.review import budget_text, review
from chabudai.lab.review.review_types import Judged, Review, SeatReview, Turning
from chabudai.lab.review.text import Telling
from chabudai.lab.text import lab_sentence
from chabudai.terminal.files import REVIEW, load_record
from chabudai.terminal.player import players_of
from chabudai.terminal.steps import Steps, Watcher
from chabudai.workers.choose_pool import choose_pool
from chabudai.workers.progress import progress_bar

HELP = "look back upon a recorded game: chances, turning points, advice, luck and play"
TOLD = 4
ALL = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take a record, and say for whom and how long to look."""
    parser.add_argument("file", metavar="RECORD", type=Path, help="a finished game")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="whose game, counted from 0 (the people's, or all)"
    )
    parser.add_argument(
        "--budget",
        default="30s",
        metavar="TIME",
        help="30s for everything (the default), or as in 64it so many worlds for each question",
    )
    parser.add_argument(
        "--bot", default=bot_names()[-1], metavar="KIND", help=f"who advises ({bot_names()[-1]})"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the same review again (0)"
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    """Take the review that is kept beside the record, or make one and keep it; then show it."""
    archive = archive_in(args.file)
    record = load_record(args.file) if archive is None else archive.record
    load_bot(args.bot)
    wanted = seats_of(record, args)
    kept = args.file.with_suffix(REVIEW)
    found = kept_review(kept, record, wanted, args)
    if found is None:
        found = looked(record, wanted, args)
        keep(kept, found, args.lang)
    if args.json:
        print(found.to_json().decode(), end="")
    else:
        tell(found, record, wanted, args.lang)
    return 0


def seats_of(record: Record, args: argparse.Namespace) -> list[int]:
    """Whose game is looked back upon."""
    if args.seat is not None:
        return [args.seat]
    people = [seat for seat, each in enumerate(players_of(record, args.lang)) if each.bot is None]
    return people or list(range(record.seats))


def looked(record: Record, wanted: list[int], args: argparse.Namespace) -> Review:
    """A new review."""
    budget = parse_budget(args.budget)
    pool = choose_pool(args.workers)
    with progress_bar(ALL, lab_sentence("looking-back").text(args.lang)) as show:
        return review(
            record, wanted, args.bot, budget, args.seed, pool, lambda done: show(round(ALL * done))
        )


def kept_review(
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


def keep(path: Path, found: Review, lang: str) -> None:
    """Write a review beside its record; that it cannot be kept costs only a sentence."""
    try:
        path.write_bytes(found.to_json())
    except OSError:
        print(lab_sentence("review-not-kept", path=str(path)).text(lang), file=sys.stderr)


def tell(found: Review, record: Record, wanted: list[int], lang: str) -> None:
    """Print the game as each seat could know it."""
    steps = Steps(record, lang)
    figures = {"game": steps.match.game.title(), "names": steps.names, "worlds": found.worlds}
    advice = {"bot": found.bot, "thinking": found.thinking}
    print(lab_sentence("review-heading", **figures, **advice).text(lang))
    for of in [each for each in found.seats if each.seat in wanted]:
        print()
        print("\n".join(telling(steps, of, lang).lines(found, of)))


def telling(steps: Steps, of: SeatReview, lang: str) -> Telling:
    """How a seat's game is told."""
    return Telling(
        steps.names[of.seat], lang, partial(told, steps, of.seat, lang), partial(label, steps, lang)
    )


def told(steps: Steps, seat: int, lang: str, turning: Turning) -> list[str]:
    """The last of what happened in a stretch of the game, as a seat saw it."""
    stretch = list(range(turning.first + 1, turning.last + 1))
    if len(stretch) > 1 and steps.begins_a_turn(turning.last):
        stretch.pop()  # that is the next turn
    said = [text for step in stretch for text in steps.told(step, Watcher(seat), lang)]
    return said[-TOLD:]


def label(steps: Steps, lang: str, each: Judged, token: str) -> str:
    """What a move does, in the words of the game."""
    view = steps.states[each.step].view(each.seat)
    return steps.match.game.text.label(token, view, steps.names, lang)
