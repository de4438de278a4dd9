"""Learn to play a game by playing it: every seat learns, and novices are the yardstick.

    python -m chabudai.lab.training.selfplay kodachi --seats 2 --steps 2000000 --out DIR

writes `DIR/kodachi.json`, which is a bot (`--bots ppo:DIR/kodachi.json`), and its curve against
`novice` as `curve.json` and `curve.svg`. The same command gives the same files on the same machine,
as long as it counts steps and not minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from time import monotonic, process_time

import numpy as np

from chabudai.bots import load_bot
from chabudai.bots.learned.bot import SHARPNESS
from chabudai.bots.learned.checkpoint import (
    Checkpoint,
    fingerprint_meaning,
    write_checkpoint,
)
from chabudai.engine import BadOptions, ChabudaiError, load
from chabudai.engine.text.catalog import default_language
from chabudai.lab.simulate.plan import make_folder
from chabudai.lab.text import lab_sentence
from chabudai.lab.training.adam import Adam, Floats
from chabudai.lab.training.curve import Curve
from chabudai.lab.training.policy import Policy, fit_scaling
from chabudai.lab.training.ppo import PolicyPlayer, estimate_advantages, imitate, improve
from chabudai.lab.training.tables import (
    NOVICE,
    Decision,
    Table,
    Task,
    answer_as_novice,
    deal_to_all,
    deal_to_one,
    play_step,
    play_steps,
    stack_rows,
)

TABLES = 64
STEPS = 8192  # between two updates
WARM_RATE = 1e-3
WARM_EPOCHS = 4
LOOKED_AT = 2048  # positions that say how far each number spreads


class SelfPlay:
    """A network while it learns."""

    def __init__(
        self, task: Task, units: int, against_novices: float, warm_games: int, seed: int
    ) -> None:
        self.task = task
        self.rng = np.random.default_rng(seed)
        self.tables = list(self.set_tables(against_novices))
        self.pending: list[Decision] = []
        self.steps = 0
        shown = play_steps(self.tables, answer_as_novice, LOOKED_AT)
        state = task.deal("layout")
        scaling = fit_scaling(stack_rows(shown))
        self.policy = Policy(scaling, units, len(state.mask()), self.rng)
        self.adam = Adam(self.policy.parameters())
        self.warm_up(warm_games)
        self.tables = list(self.set_tables(against_novices))

    def set_tables(self, against_novices: float) -> Iterator[Table]:
        """Tables for learning, so large a share of them with novices in all seats but one."""
        for number in range(TABLES):
            if number < round(against_novices * TABLES):
                deals = deal_to_one(self.task, self.rng, number)
            else:
                deals = deal_to_all(self.task, self.rng)
            yield Table(self.task, deals, load_bot(NOVICE), self.rng)

    def warm_up(self, games: int) -> None:
        """Learn first what novices do, from so many games of theirs."""
        if not games:
            return
        tables = [
            Table(self.task, deal_to_all(self.task, self.rng), load_bot(NOVICE), self.rng)
            for _ in range(TABLES)
        ]
        shown: list[Decision] = []
        while sum(len(table.shares) for table in tables) < games * self.task.seats:
            shown += play_step(tables, answer_as_novice)
        known, _ = estimate_advantages(shown, trace=1.0)
        for epoch in range(WARM_EPOCHS):
            rate = WARM_RATE * (1 - epoch / WARM_EPOCHS)
            imitate(self.policy, self.adam, known, rate, self.rng)

    def learn(self, rate: float) -> None:
        """Play for a while, and learn from it."""
        played = play_steps(self.tables, PolicyPlayer(self.policy, self.rng), STEPS)
        self.steps += len(played)
        known, self.pending = estimate_advantages([*self.pending, *played])
        improve(self.policy, self.adam, known, rate, self.rng)

    def to_checkpoint(self, run: dict[str, object]) -> Checkpoint:
        """The network for tensors as they are, with all that a bot needs."""
        policy, task = self.policy, self.task
        lower = policy.lower / policy.scale[:, None]
        return Checkpoint(
            game=task.game,
            seats=task.seats,
            meaning=fingerprint_meaning(task.game, task.seats, task.deck),
            units=len(policy.upper),
            lower=pack_layer(lower),
            lower_bias=pack_layer(policy.biases[0] - policy.middle @ lower),
            upper=pack_layer(policy.upper),
            upper_bias=pack_layer(policy.biases[1]),
            scores=pack_layer(policy.scores),
            scores_bias=pack_layer(policy.biases[2]),
            run=run,
        )


def pack_layer(part: Floats) -> bytes:
    """A layer as files have it."""
    return part.astype("<f4").tobytes()


def learn_until(
    learner: SelfPlay, steps: int, start: float, minutes: float | None, rate: float
) -> Iterator[int]:
    """Learn until it has enough, ever more slowly; tell the steps after each update."""
    while (done := count_done(learner.steps, steps, start, minutes)) < 1.0:
        learner.learn(rate * (1 - done))
        yield learner.steps


def count_done(played: int, steps: int, start: float, minutes: float | None) -> float:
    """How much of the time is over, from 0 to 1."""
    by_clock = 0.0 if minutes is None else (monotonic() - start) / (60 * minutes)
    return max(played / steps, by_clock)


def main() -> None:
    """Learn, test now and then, and write the bot and its curve."""
    args = read_arguments()
    try:
        run(args)
    except ChabudaiError as error:
        sys.exit(error.sentence.text(default_language()))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="the fewest by default")
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    parser.add_argument(
        "--minutes", type=float, help="learn no longer than these, imitation included"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder (learned)")
    parser.add_argument("--evaluate-every", type=int, default=100_000, metavar="STEPS")
    parser.add_argument("--games", type=int, default=200, help="in each test against novices")
    parser.add_argument("--units", type=int, default=128, help="in each of the two hidden layers")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    parser.add_argument(
        "--novices", type=float, default=0.5, help="share of tables with novices as opponents"
    )
    parser.add_argument(
        "--warm-games", type=int, default=0, help="games of novices to imitate before anything else"
    )
    parser.add_argument(
        "--points", type=float, default=0.0, help="what a point ahead counts; a win counts 1"
    )
    return parser.parse_args()


def run(args: argparse.Namespace) -> None:
    """Learn by what the command line says."""
    start = monotonic()
    seats = load(args.game).min_seats if args.seats is None else args.seats
    task = Task(args.game, seats, args.points)
    check_arguments(args, task)
    make_folder(args.out)
    curve = Curve(task, args.games, args.seed)
    curve.find_fair_share()
    learner = SelfPlay(task, args.units, args.novices, args.warm_games, args.seed)
    report(args, learner, curve)
    tested = 0
    for steps in learn_until(learner, args.steps, start, args.minutes, args.rate):
        if steps // args.evaluate_every > tested:
            tested = steps // args.evaluate_every
            report(args, learner, curve)
    if curve.points[-1].steps < learner.steps:
        report(args, learner, curve)


def check_arguments(args: argparse.Namespace, task: Task) -> None:
    """Refuse what cannot be learned, before hours of it; raises ChabudaiError."""
    task.deal("check")
    for name in ("steps", "evaluate_every", "games", "units"):
        if getattr(args, name) < 1:
            raise BadOptions(lab_sentence("learn-least", name=name.replace("_", "-")))
    if not 0.0 <= args.novices <= 1.0:
        raise BadOptions(lab_sentence("learn-share", share=args.novices))


def report(args: argparse.Namespace, learner: SelfPlay, curve: Curve) -> None:
    """Test the network as it is, write it and its curve, and print a line."""
    player = PolicyPlayer(learner.policy, np.random.default_rng(args.seed), SHARPNESS)
    point = curve.test(player, learner.steps)
    curve.save(args.out, default_language())
    names = ("seed", "units", "rate", "novices", "warm_games", "points")
    settings = {name: getattr(args, name) for name in names}
    checkpoint = learner.to_checkpoint({**settings, "steps": learner.steps})
    write_checkpoint(args.out / f"{args.game}.json", checkpoint)
    times = {"seconds": round(process_time())}
    print(json.dumps({**asdict(point), **times}), flush=True)


if __name__ == "__main__":
    main()
