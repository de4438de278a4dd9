"""Measure games on the compiled and on the plain code, each in processes of its own."""

from __future__ import annotations

import filecmp
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from statistics import median

from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load, own_games
from chabudai.lab.text import lab_sentence

ROUNDS = 5
MOST_SEATS = 5
COMPILED = "compiled"
PLAIN = "plain"
HERE = Path(__file__).parents[3]

Figures = dict[str, float]


@dataclass(frozen=True)
class Bench:
    """What to measure: games, the seats of each, and the CPU time that each figure may take."""

    seats: dict[str, int]
    seconds: float = 1.0

    def check(self) -> None:
        """Refuse what cannot be measured, before any process starts."""
        if not self.seconds > 0:
            raise BadOptions(lab_sentence("bench-seconds"))
        for game, seats in self.seats.items():
            load(game).new(seats)


def make_bench(games: Sequence[str], seats: int | None, seconds: float) -> Bench:
    """The games named, or all of ours; at most five sit down unless it is said."""
    usual = {name: min(load(name).max_seats, MOST_SEATS) for name in games or own_games()}
    bench = Bench(usual if seats is None else dict.fromkeys(usual, seats), seconds)
    bench.check()
    return bench


def measure(bench: Bench, codes: dict[str, Path]) -> dict[str, dict[str, Figures]]:
    """The figures of each game on each code, the median of a few rounds that take turns."""
    return {
        game: median_figures(
            [measure_round(game, seats, bench.seconds, codes) for _ in range(ROUNDS)]
        )
        for game, seats in bench.seats.items()
    }


def measure_round(
    game: str, seats: int, seconds: float, codes: dict[str, Path]
) -> dict[str, Figures]:
    """Measure each code once."""
    share = seconds / ROUNDS
    return {kind: measure_in_process(path, game, seats, share) for kind, path in codes.items()}


def measure_in_process(code: Path, game: str, seats: int, seconds: float) -> Figures:
    """Measure one game in a process that runs this code."""
    paths = [str(code), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-P", "-m", "chabudai.lab.bench.figures"]
    command += [game, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def median_figures(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    """The figures in the middle of several rounds."""
    first = rounds[0]
    return {
        kind: {name: median([each[kind][name] for each in rounds]) for name in first[kind]}
        for kind in first
    }


def speedups(figures: dict[str, Figures]) -> Figures | None:
    """How many times as fast compiled code is, if both kinds were measured."""
    if not {COMPILED, PLAIN} <= figures.keys():
        return None
    pairs = {name: (figures[COMPILED][name], figures[PLAIN][name]) for name in figures[PLAIN]}
    return {
        name: plain / compiled if name.endswith("_ms") else compiled / plain
        for name, (compiled, plain) in pairs.items()
    }


# The code that is here


def find_code(here: Path = HERE) -> dict[str, Path]:
    """Find the kinds of code to measure, and the folder where Python finds each."""
    root = find_clone(here)
    if root is None:
        return {COMPILED if is_compiled(here) else PLAIN: here}
    source, compiled = root / "src", root / "build" / "compiled"
    if os.environ.get("CHABUDAI_PLAIN") == "1" or not is_copy(compiled, source):
        return {PLAIN: source}
    return {COMPILED: compiled, PLAIN: source}


def find_clone(here: Path) -> Path | None:
    """The clone that this code is part of, as its source or as its compiled copy."""
    for root, place in ((here.parent, "src"), (here.parent.parent, "build/compiled")):
        if root / place == here and (root / "play").exists():
            return root
    return None


def is_compiled(code: Path) -> bool:
    """Whether a folder has the engine as machine code for this Python."""
    return (code / "chabudai" / "engine" / f"state{EXTENSION_SUFFIXES[0]}").exists()


def is_copy(compiled: Path, source: Path) -> bool:
    """Whether a folder is compiled from the source as it is now."""
    modules = [path.relative_to(source) for path in source.glob("chabudai/**/*.py")]
    return is_compiled(compiled) and all(
        (compiled / module).exists() and filecmp.cmp(compiled / module, source / module)
        for module in modules
    )
