"""Print a hash of what 200 seeded games of every kind went through, and whether compiled."""

from __future__ import annotations

import json
from hashlib import blake2b

import chabudai.engine.state
from chabudai.engine.game import HOUSE, Game, load
from chabudai.engine.rng import Quick
from chabudai.engine.state import OVER

GAMES = 200


def trajectory(game: Game) -> str:
    """Hash every legal list, every action, and the last position with its views, of every game."""
    digest = blake2b(digest_size=16)
    for seed in range(GAMES):
        state = game.new(game.fewest + seed % (game.most - game.fewest + 1), seed)
        rng = Quick(seed)
        while state.actor() != OVER:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            digest.update(json.dumps([state.actor(), legal, action]).encode())
            state.apply(action)
        views = [state.view(seat) for seat in range(state.seats)]
        digest.update(json.dumps([state.to_position(), views, state.breakdown()]).encode())
    return digest.hexdigest()


def report() -> dict[str, object]:
    """The hashes, and which code made them."""
    compiled = not str(chabudai.engine.state.__file__).endswith(".py")
    return {"compiled": compiled, "hashes": {name: trajectory(load(name)) for name in HOUSE}}


if __name__ == "__main__":
    print(json.dumps(report()))
