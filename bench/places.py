"""Measure how fast Kodama Duo judges poses and finds places, compiled and interpreted by turns.

Compiled code is measured if `./play compile` has made it. All figures are CPU time in one process.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table as Rows

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import compilation

from chabudai.engine.ai.playout import playout
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.games.kodama_duo.places.coarse import make_grip
from chabudai.games.kodama_duo.places.offers import offer_places
from chabudai.games.kodama_duo.rules.state import KodamaState
from chabudai.games.kodama_duo.tree.limits import PlacementLimits
from chabudai.games.kodama_duo.tree.placement import is_legal
from chabudai.games.kodama_duo.tree.tree import Tree
from chabudai.games.kodama_duo.tree.trig import COS, SIN
from chabudai.lab.bench.bench import Figures, find_code, speedups

Pose = tuple[Tree, PlacementLimits, int, int, int, int]

FIRST_GAMES = range(40)
NEXT_GAMES = range(40, 240)
TREES = 25
POSES = 20_000
N_CARDS = 12  # of a tree that places are looked for on
HERE = "--here"

ROWS = {
    "first_games": "random games/s, the first 40",
    "next_games": "random games/s, the next 200",
    "thousand_poses_ms": "ms to judge a thousand poses on a full tree",
    "offers_ms": "ms to find the places on offer for a card, median",
    "slowest_offers_ms": "ms to find the places on offer for a card, most",
}


def main() -> None:
    """Measure in processes of their own, then print; or measure the code that runs here."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="the median counts (5)")
    parser.add_argument(HERE, action="store_true", help="measure this code once, as JSON")
    args = parser.parse_args()
    if args.here:
        print(json.dumps(figures()))
        return
    if compilation.is_fresh(compilation.ROOT / ".venv"):
        compilation.copy_source(compilation.COMPILED)
    rounds = [
        {kind: measured(path) for kind, path in find_code().items()} for _ in range(args.rounds)
    ]
    Console().print(table(rounds))


def measured(code: Path) -> Figures:
    """The figures of one process that runs this code."""
    environment = {**os.environ, "PYTHONPATH": str(code)}
    command = [sys.executable, __file__, HERE]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: Figures = json.loads(done.stdout)
    return found


def figures() -> Figures:
    """All figures, the games first: later ones profit from what is known by then."""
    first, following = games_per_second(FIRST_GAMES), games_per_second(NEXT_GAMES)
    rng = Random(1)
    trees = [tree for seed in range(TREES) for tree in grown(seed)]
    poses = [some_pose(rng.choice(trees), rng) for _ in range(POSES)]
    gc.freeze()  # else the collector would look at all of that in between
    searches = [seconds(partial(offer_places, *each)) for each in searched(trees, rng)]
    return {
        "first_games": first,
        "next_games": following,
        "thousand_poses_ms": 1000 * seconds(partial(judge_all, poses)) / (POSES / 1000),
        "offers_ms": 1000 * median(searches),
        "slowest_offers_ms": 1000 * max(searches),
    }


def seconds(work: Callable[[], object]) -> float:
    """The CPU time that some work takes."""
    start = process_time()
    work()
    return process_time() - start


def judge_all(poses: list[Pose]) -> None:
    """Judge many poses, one after the other."""
    for pose in poses:
        is_legal(*pose)


def games_per_second(seeds: range) -> float:
    """How many random games are played to their end in a second."""
    game = load("kodama_duo")
    start = process_time()
    for seed in seeds:
        playout(game.new(2, f"p{seed}"), FastRng(seed))
    return len(seeds) / (process_time() - start)


def grown(seed: int) -> list[Tree]:
    """Both trees of a random game."""
    state = load("kodama_duo").new(2, seed)
    playout(state, FastRng(seed))
    assert isinstance(state, KodamaState)
    return state.trees


def some_pose(tree: Tree, rng: Random) -> Pose:
    """Any card at any angle, the middle of its mouth on any bark of a tree."""
    parent = rng.randrange(len(tree.cards))
    card, turned = rng.randint(1, 36), tree.angles[parent]
    grip = make_grip(
        tree.deck.shapes[card], rng.choice(tree.shapes[parent].discs), rng.randrange(360)
    )
    x = tree.x[parent] + COS[turned] * grip.x - SIN[turned] * grip.y
    y = tree.y[parent] + SIN[turned] * grip.x + COS[turned] * grip.y
    return tree, PlacementLimits(), card, round(x), round(y), (grip.turn + turned) % 360


def searched(
    trees: list[Tree], rng: Random
) -> Iterator[tuple[Tree, PlacementLimits, int, set[int]]]:
    """For each tree, cut down to so many cards, a card that is not part of it."""
    for tree in trees:
        smaller = tree.clone()
        for column in (smaller.cards, smaller.shapes, smaller.x, smaller.y, smaller.angles):
            del column[N_CARDS:]
        card = rng.choice([n for n in range(1, 37) if n not in tree.cards])
        yield smaller, PlacementLimits(), card, set()


def table(rounds: list[dict[str, Figures]]) -> Rows:
    """Every figure, and how many times as fast compiled code is in the same round."""
    shown = Rows("Kodama Duo", *rounds[0], "times as fast")
    times = [found for found in map(speedups, rounds) if found]
    for name, words in ROWS.items():
        cells = [spread([each[kind][name] for each in rounds]) for kind in rounds[0]]
        shown.add_row(words, *cells, spread([each[name] for each in times]) if times else "")
    return shown


def spread(found: list[float]) -> str:
    """The median, with the lowest and the highest."""
    return f"{median(found):,.3g} ({min(found):,.3g}–{max(found):,.3g})"


if __name__ == "__main__":
    main()
