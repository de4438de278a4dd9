"""Compare our games with those of other projects, all in one run, per second of CPU time.

Needs the extra `peers`. Compiled code is measured if `./play compile` has made it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import compilation
from goals import Verdict, verdicts
from peer_envs import goals as env_goals
from peer_envs import measure as measure_envs
from peer_games import measure_peers
from peer_search import GOAL, PYTHON
from peer_search import goals as search_goals
from peer_search import measure as measure_search

from chabudai.lab.bench.bench import (
    ROUNDS,
    Bench,
    Figures,
    find_code,
    make_bench,
    measure_round,
    median_figures,
)

COLUMNS = {
    "whole_games": "whole games",
    "whole_games_steps": "and chance",
    "dealt_games": "once dealt",
    "dealt_games_steps": "and chance",
    "own_loop": "own loop",
    "own_loop_steps": "and chance",
    "clones": "clones",
}


def main() -> None:
    """Measure, then print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    if compilation.is_fresh(compilation.ROOT / ".venv"):
        compilation.copy_source(compilation.COMPILED)
    ours, peers = measure(make_bench([], None, args.seconds))
    searches = measure_search(args.seconds)
    environments = measure_envs(args.seconds)
    if args.json:
        search = {"per_second": searches, "goals": search_goals(searches)}
        envs = {"per_second": environments, "goals": env_goals(environments)}
        print(json.dumps({**to_json(ours, peers), "search": search, "envs": envs}))
    else:
        shown = [*tables(ours, peers), search_table(searches), *env_tables(environments)]
        Console().print(*shown, sep="\n")


def measure(bench: Bench) -> tuple[dict[str, dict[str, Figures]], dict[str, Figures]]:
    """Let our games and the peers take turns for a few rounds; return the medians."""
    ours: dict[str, list[dict[str, Figures]]] = {game: [] for game in bench.seats}
    peers: list[dict[str, Figures]] = []
    for _ in range(ROUNDS):
        for game, seats in bench.seats.items():
            ours[game].append(measure_round(game, seats, bench.seconds, find_code()))
        peers.append(measure_peers(bench.seconds / ROUNDS))
    return {game: median_figures(rounds) for game, rounds in ours.items()}, median_figures(peers)


def over(mine: Figures, peer: Figures) -> Figures:
    """Our figures over those that a peer has; where it counts chance, ours has none to count."""
    return {name: mine[name.removesuffix("_steps")] / peer[name] for name in peer}


def to_json(ours: dict[str, dict[str, Figures]], peers: dict[str, Figures]) -> dict[str, object]:
    """All figures, our ratios to each peer, and the goals."""
    speedups = {
        game: {
            kind: {peer: over(mine, theirs) for peer, theirs in peers.items()}
            for kind, mine in kinds.items()
        }
        for game, kinds in ours.items()
    }
    goals = [each.to_json() for each in verdicts(ours, peers)]
    return {"ours": ours, "peers": peers, "ratios": speedups, "goals": goals}


def tables(ours: dict[str, dict[str, Figures]], peers: dict[str, Figures]) -> list[Table]:
    """The figures, our ratios to each peer, and the goals."""
    mine = {f"{game}, {kind}": each for game, kinds in ours.items() for kind, each in kinds.items()}
    speedups = [
        table(f"{name}, over …", {peer: over(each, theirs) for peer, theirs in peers.items()})
        for name, each in mine.items()
    ]
    return [table("per second", {**mine, **peers}), *speedups, goal_table(verdicts(ours, peers))]


def table(title: str, rows: dict[str, Figures]) -> Table:
    """A row for each subject, a column for each figure."""
    filled = Table("", title=title)
    for heading in COLUMNS.values():
        filled.add_column(heading, justify="right")
    for name, figures in rows.items():
        filled.add_row(name, *[cell(figures.get(column)) for column in COLUMNS])
    return filled


def search_table(found: dict[str, float]) -> Table:
    """Rounds of search a second, and how many times the peer's in Python that is."""
    filled = Table("search", "rounds/s", "times", "", title=f"search, wanted {GOAL:.0f} times")
    outcomes = search_goals(found)
    for name, figure in found.items():
        outcome = "" if name not in outcomes else "met" if outcomes[name] else "missed"
        filled.add_row(name, cell(figure), f"{figure / found[PYTHON]:.2f}", outcome)
    return filled


def env_tables(found: dict[str, float]) -> list[Table]:
    """Steps a second of every environment, and the goals."""
    steps = Table("environment", "steps/s", title="environments, with tensor and mask")
    for name, figure in found.items():
        steps.add_row(name, cell(figure))
    reached = Table("environment", "times", "wanted", "reached", "", title="goals of environments")
    for name, peer, wanted, ratio in env_goals(found):
        outcome = "met" if ratio >= wanted else "missed"
        reached.add_row(name, peer, f"{wanted:.2f}", f"{ratio:.2f}", outcome)
    return [steps, reached]


def cell(figure: float | None) -> str:
    """A figure with three digits that count."""
    if figure is None:
        return ""
    return f"{figure:.2f}" if figure < 100 else f"{float(f'{figure:.3g}'):,.0f}"


def goal_table(found: list[Verdict]) -> Table:
    """A row for each goal."""
    filled = Table("game", "figure", "times", "wanted", "reached", "", title="goals")
    for each in found:
        goal = each.goal
        outcome = "met" if each.met else "missed"
        figures = [f"{goal.wanted:.2f}", f"{each.ratio:.2f}"]
        filled.add_row(goal.game, COLUMNS[goal.figure], goal.peer, *figures, outcome)
    return filled


if __name__ == "__main__":
    main()
