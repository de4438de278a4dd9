"""Draw a moment of a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from chabudai.cli.language import add_language
from chabudai.engine import BadOptions, load, replay
from chabudai.engine.text.catalog import Sentence
from chabudai.terminal.game.files import load_record

HELP = "draw a moment of a recorded game as an SVG or PNG picture"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a record, the moment, and the file to draw to."""
    parser.add_argument("file", metavar="RECORD", type=Path, help="file of a recorded game")
    parser.add_argument(
        "--turn",
        metavar="N",
        type=int,
        help="draw the table after N actions (default: all of them)",
    )
    parser.add_argument(
        "--seat",
        metavar="N",
        type=int,
        help="draw this seat only, the first is 0 (default: all seats)",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        required=True,
        help="picture to write: .svg or .png",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Replay to that moment, and draw it."""
    record = load_record(args.file)
    game, last = load(record.game), len(record.actions)
    turn = last if args.turn is None else args.turn
    if not 0 <= turn <= last:
        raise BadOptions(sentence("draw-turn", last=last, turn=turn))
    state = replay(record.before(turn))
    if args.seat is not None and not 0 <= args.seat < state.seats:
        figures = {"seat": args.seat, "last": state.seats - 1}
        raise BadOptions(Sentence("chabudai.terminal", "no-such-seat", figures))
    picture = game.draw(state, args.seat)
    if picture is None:
        raise BadOptions(sentence("draw-no-picture", game=game.title()))
    write_picture(args.output, picture)
    return 0


def write_picture(path: Path, picture: str) -> None:
    """Write SVG as it is, and PNG through the library that the `draw` extra brings."""
    if path.suffix not in (".svg", ".png"):
        raise BadOptions(sentence("draw-kind", file=str(path)))
    data = picture.encode() if path.suffix == ".svg" else render_png(picture)
    try:
        path.write_bytes(data)
    except OSError:
        raise BadOptions(sentence("draw-not-written", file=str(path))) from None


def sentence(code: str, **figures: object) -> Sentence:
    """A sentence of the commands' catalog."""
    return Sentence("chabudai.cli", code, figures)


def render_png(picture: str) -> bytes:
    """The picture in pixels."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise BadOptions(sentence("draw-no-png")) from None
    return bytes(svg_to_bytes(svg_string=picture))
