"""Measure how fast the games are here."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console

from chabudai.cli.language import add_language
from chabudai.engine.errors import BadOptions
from chabudai.lab.bench.bench import COMPILED, find_code, make_bench, measure
from chabudai.lab.bench.report import BenchReport
from chabudai.lab.text import lab_sentence
from chabudai.server.errors import sentence

HELP = "measure how fast the games run on this machine, compiled and interpreted"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which games, and how long to measure."""
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help="games to measure, server for the server under load, or soak for the server over time"
        " (default: all games)",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: the maximum, at most 5)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help="seconds of CPU time per measurement (default 1)",
    )
    parser.add_argument(
        "--tables",
        type=int,
        default=200,
        metavar="N",
        help="with server: number of live tables, each with five watchers (default 200)",
    )
    parser.add_argument(
        "--moves",
        type=float,
        metavar="N",
        help="with server: moves a second at all tables together (default: two for each table)",
    )
    parser.add_argument(
        "--nodes",
        type=int,
        default=1,
        metavar="N",
        help="with server: number of servers on one database (default 1)",
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="with server: a PostgreSQL database for the measurement (default: a file)",
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=1.0,
        metavar="M",
        help="minutes that soak takes (default 1)",
    )
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object instead of a table"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Measure, then report; say first if there is no compiled code to measure."""
    if args.games == ["server"]:
        return measure_server(args)
    if args.games == ["soak"]:
        return soak_server(args)
    bench = make_bench(args.games, args.seats, args.seconds)
    found = find_code()
    if COMPILED not in found:
        print(lab_sentence("bench-no-compiled").text(args.lang), file=sys.stderr)
    report = BenchReport(bench, measure(bench, found))
    if args.json:
        print(json.dumps(report.to_json()))
    else:
        Console().print(report.render(args.lang))
    return 0


def measure_server(args: argparse.Namespace) -> int:
    """Put many tables on a server of its own, and say how it bears them."""
    from chabudai.client import load

    if args.nodes > 1 and not args.database:
        raise BadOptions(sentence("bench-nodes"))
    seconds = max(10.0, args.seconds)
    wanted = load.Load(
        tables=args.tables,
        idle=5 * args.tables,
        actions=args.moves or 2.0 * args.tables,
        seconds=seconds,
        nodes=max(1, args.nodes),
        database=args.database,
    )
    found = asdict(load.measure(wanted))
    print(json.dumps(found) if args.json else sentence("bench-server", **found).text(args.lang))
    return 0


def soak_server(args: argparse.Namespace) -> int:
    """Let a server of its own be played on for some minutes, and say what it took."""
    from chabudai.client import soak

    found = asdict(soak.measure_soak(soak.Soak(minutes=args.minutes)))
    print(json.dumps(found) if args.json else sentence("bench-soak", **found).text(args.lang))
    return 0
