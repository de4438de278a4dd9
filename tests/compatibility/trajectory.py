"""Print a hash of what seeded games went through, and whether the code is compiled.

`trajectory.py GAME SEED COUNT` plays COUNT games from that seed on.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

import chabudai.engine.rules.state
from chabudai.engine.game import Game
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import OVER


def trajectory(game: Game, seeds: range) -> str:
    """Hash every legal list, every action, and the last position with its views, of every game."""
    digest = blake2b(digest_size=16)
    for seed in seeds:
        state = game.new(game.min_seats + seed % (game.max_seats - game.min_seats + 1), seed)
        rng = FastRng(seed)
        while state.actor() != OVER:
            legal = state.legal()
            action = legal[rng.randbelow(len(legal))]
            digest.update(json.dumps([state.actor(), legal, action]).encode())
            state.apply(action)
        views = [state.view(seat) for seat in range(state.seats)]
        digest.update(json.dumps([state.to_position(), views, state.breakdown()]).encode())
    return digest.hexdigest()


def report(game: str, seed: int, count: int) -> dict[str, object]:
    """The hash, and which code made it."""
    compiled = not str(chabudai.engine.rules.state.__file__).endswith(".py")
    return {"compiled": compiled, "hash": trajectory(load(game), range(seed, seed + count))}


if __name__ == "__main__":
    print(json.dumps(report(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
