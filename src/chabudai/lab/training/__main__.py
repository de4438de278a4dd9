"""Learn how likely each side is to win, from games that quick players play against themselves.

    python -m chabudai.lab.training kodachi --games 8000 --seed 1

writes `weights.json` beside the game's rules, with the curve of its loss. The same command gives
the same file on the same machine, however many processes play the games.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path

from chabudai.engine import load
from chabudai.engine.ai.evaluator import WEIGHTS_FILE
from chabudai.lab.training.dataset import make_dataset
from chabudai.lab.training.train import fit
from chabudai.workers.choose_pool import choose_pool


def main() -> None:
    """Play the games, fit the network, and write its file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=0, help="hidden units beside the weighed sum")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--depth", type=int, default=1, help="how many times as far to look ahead")
    parser.add_argument("--workers", type=int, help="processes that play, one for each core")
    parser.add_argument("--out", type=Path, help="where to write, beside the rules by default")
    args = parser.parse_args()
    found = make_dataset(args.game, args.games, args.seed, choose_pool(args.workers))
    parts, curve = fit(found, args.units, args.epochs, args.seed)
    run = {name: getattr(args, name) for name in ("games", "seed", "units", "epochs")}
    weights = {
        **parts,
        "depth": args.depth,
        "run": run,
        "positions": len(found.rows),
        "curve": curve,
    }
    beside = Path(str(files(load(args.game).package).joinpath(WEIGHTS_FILE)))
    (args.out or beside).write_text(json.dumps(weights) + "\n", encoding="utf-8")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
