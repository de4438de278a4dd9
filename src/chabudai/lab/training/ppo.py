"""Proximal policy optimization: learn from what was played, never far from how it was played."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from chabudai.lab.training.adam import Adam, Floats
from chabudai.lab.training.policy import Choices, Numbers, Policy, Thoughts
from chabudai.lab.training.tables import Decision, stack_rows

TRACE = 0.95  # how far back a surprise is credited [lambda of GAE]; nothing is discounted
CLIP = 0.2  # how far the odds of an answer may move in one update
CURIOSITY = 0.01  # what it counts to stay undecided [entropy]
OUTLOOK = 0.5  # what it counts to foresee the reward
EPOCHS = 3
BATCH = 1024
SHOWN_BATCH = 256  # who imitates learns from the same few games, in smaller steps
LONGEST = 0.5  # the gradient of a batch is cut to this length


class PolicyPlayer:
    """Plays by the odds of a policy, taken to a power: the higher, the less is left to chance."""

    def __init__(self, policy: Policy, rng: np.random.Generator, sharpness: float = 1.0) -> None:
        self.policy = policy
        self.rng = rng
        self.sharpness = sharpness

    def __call__(self, tables: object, decisions: list[Decision]) -> None:
        """Answer, and note how likely the answers were."""
        choices = Choices.of([each.numbers for each in decisions])
        thoughts = self.policy.think(stack_rows(decisions), choices)
        # The highest after Gumbel noise is one drawn by the odds.
        noise = self.rng.gumbel(size=len(thoughts.logs))
        picked = pick_best(self.sharpness * thoughts.logs + noise, choices)
        chosen = (picked - choices.starts).tolist()
        logs, outlooks = thoughts.logs[picked].tolist(), thoughts.outlooks.tolist()
        for place, decision in enumerate(decisions):
            decision.chosen = chosen[place]
            decision.log = logs[place]
            decision.outlook = outlooks[place]


def pick_best(figures: NDArray[np.floating], choices: Choices) -> Numbers:
    """Where the highest figure of each position is."""
    best = np.maximum.reduceat(figures, choices.starts)
    places = np.flatnonzero(figures == best[choices.rows])
    _, first = np.unique(choices.rows[places], return_index=True)
    return places[first]


def estimate_advantages(
    played: Sequence[Decision], trace: float = TRACE
) -> tuple[list[Decision], list[Decision]]:
    """Credit every decision with what followed [GAE]; those whose sequel is open come second."""
    known, pending = [], []
    for decision in reversed(played):
        later = decision.following
        if later is None and not decision.is_last:
            pending.append(decision)
            continue
        surprise = decision.reward - decision.outlook
        if later is not None:
            surprise += later.outlook + trace * later.advantage
        decision.advantage = surprise
        known.append(decision)
    return known[::-1], pending[::-1]


def improve(
    policy: Policy, adam: Adam, known: list[Decision], rate: float, rng: np.random.Generator
) -> None:
    """Learn from decisions that were credited."""
    advantages = np.array([each.advantage for each in known], np.float32)
    wanted = advantages + np.array([each.outlook for each in known], np.float32)
    old = np.array([each.log for each in known], np.float32)
    weights = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    rows = stack_rows(known)
    for _ in range(EPOCHS):
        for chosen in make_batches(len(known), BATCH, rng):
            choices, picked = list_choices(known, chosen)
            thoughts = policy.think(rows[chosen], choices)
            pull = clip_weights(thoughts.logs[picked] - old[chosen], weights[chosen])
            by_score = weigh_scores(thoughts, choices, picked, pull)
            miss = OUTLOOK * (thoughts.outlooks - wanted[chosen])
            learn_batch(policy, adam, thoughts, choices, by_score, miss, rate)


def imitate(
    policy: Policy, adam: Adam, known: list[Decision], rate: float, rng: np.random.Generator
) -> None:
    """Learn to answer as somebody did, and to foresee the reward that they had."""
    wanted = np.array([each.advantage for each in known], np.float32)
    rows = stack_rows(known)
    for chosen in make_batches(len(known), SHOWN_BATCH, rng):
        choices, picked = list_choices(known, chosen)
        thoughts = policy.think(rows[chosen], choices)
        by_score = thoughts.odds
        by_score[picked] -= 1.0
        miss = OUTLOOK * (thoughts.outlooks - wanted[chosen])
        learn_batch(policy, adam, thoughts, choices, by_score, miss, rate)


def list_choices(known: list[Decision], chosen: Numbers) -> tuple[Choices, Numbers]:
    """The choices of some decisions, and where among them what was chosen is."""
    batch = [known[place] for place in chosen.tolist()]
    choices = Choices.of([each.numbers for each in batch])
    return choices, choices.starts + np.array([each.chosen for each in batch])


def clip_weights(moved: Floats, weights: Floats) -> Floats:
    """How hard to pull at each answer; not at all where its odds have moved far enough."""
    ratio = np.exp(moved)
    is_far = np.where(weights > 0.0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull: Floats = np.where(is_far, 0.0, weights * ratio).astype(np.float32)
    return pull


def weigh_scores(thoughts: Thoughts, choices: Choices, picked: Numbers, pull: Floats) -> Floats:
    """The gradient by each score: towards what paid, and towards staying undecided."""
    odds = thoughts.odds
    spread = np.add.reduceat(odds * thoughts.logs, choices.starts)  # minus the entropy
    by_score: Floats = odds * pull[choices.rows]
    by_score[picked] -= pull
    by_score += CURIOSITY * odds * (thoughts.logs - spread[choices.rows])
    return by_score


def learn_batch(
    policy: Policy,
    adam: Adam,
    thoughts: Thoughts,
    choices: Choices,
    by_score: Floats,
    miss: Floats,
    rate: float,
) -> None:
    """Take one step from the gradient of a batch, which is cut where it is long."""
    size = np.float32(len(miss))
    gradients = policy.gradients(thoughts, choices, by_score / size, miss / size)
    length = float(np.sqrt(sum(float(np.vdot(each, each)) for each in gradients)))
    if length > LONGEST:
        gradients = [each * np.float32(LONGEST / length) for each in gradients]
    adam.step(gradients, rate)


def make_batches(size: int, batch: int, rng: np.random.Generator) -> list[Numbers]:
    """Split so many decisions into batches, mixed."""
    return np.array_split(rng.permutation(size), -(-size // batch))
