"""MaskablePPO of sb3-contrib at one seat of a game, with novices in the others.

    pip install 'chabudai[envs]' sb3-contrib
    python maskable_ppo.py kodachi --steps 100000

sb3-contrib brings PyTorch, which is large: from PyPI some 3 GB on Linux, 190 MB for the CPU alone.
"""

from __future__ import annotations

import argparse
import sys

import gymnasium

import chabudai.envs  # noqa: F401  # it registers the games

MISSING = "MaskablePPO is not installed: pip install sb3-contrib (it brings PyTorch)."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="kodachi")
    parser.add_argument("--steps", type=int, default=100_000)
    args = parser.parse_args()
    try:
        from sb3_contrib import MaskablePPO
        from sb3_contrib.common.maskable.evaluation import evaluate_policy
    except ImportError:
        sys.exit(MISSING)
    # The seat changes from game to game; the environment's action_masks says what is allowed.
    env = gymnasium.make(f"chabudai/{args.game}-v1", seat=None, others="novice")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, verbose=1, seed=1)
    model.learn(args.steps)
    reward, spread = evaluate_policy(model, env, n_eval_episodes=100, warn=False)
    print(f"mean reward of 100 games: {reward:.2f} ± {spread / 10:.2f}")
    model.save(f"{args.game}_maskable_ppo")


if __name__ == "__main__":
    main()
