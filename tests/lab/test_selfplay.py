"""Learning by playing: the same command gives the same bot, and what pays is learned."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from chabudai.bots import Glimpse, load_bot
from chabudai.bots.learned.bot import LearnedBot
from chabudai.bots.learned.checkpoint import write_checkpoint
from chabudai.engine import load
from chabudai.lab.training import selfplay
from chabudai.lab.training.adam import Adam, Floats
from chabudai.lab.training.policy import Choices, Policy, fit_scaling
from chabudai.lab.training.ppo import (
    CURIOSITY,
    OUTLOOK,
    PolicyPlayer,
    clip_weights,
    estimate_advantages,
    imitate,
    improve,
    weigh_scores,
)
from chabudai.lab.training.tables import (
    Decision,
    Table,
    Task,
    answer_as_novice,
    deal_for_test,
    deal_to_all,
    play_step,
)

ROWS = np.array([[1, 0, 2], [0, 1, 0], [2, 1, 1], [0, 0, 3]], np.int8)
CHOICES = Choices.of([[0, 2], [1, 2, 3], [3], [0, 1]])
PICKED = CHOICES.starts + np.array([1, 0, 0, 1])


def make_policy() -> Policy:
    """A small one, exact enough to measure its slopes."""
    rng = np.random.default_rng(1)
    policy = Policy(fit_scaling(ROWS), 6, 4, rng)
    for name in ("lower", "upper", "scores", "outlook"):
        setattr(policy, name, rng.standard_normal(getattr(policy, name).shape))
    vars(policy)["biases"] = [rng.standard_normal(each.shape) for each in policy.biases]
    return policy


def test_gradients_are_the_slopes_of_the_loss() -> None:
    """Measured by moving each parameter a little; some odds have moved far and count no more."""
    policy = make_policy()
    weights = np.array([1.0, -0.5, 2.0, -1.0])
    old, wanted = np.log([0.3, 0.9, 1.0, 0.2]), np.array([0.5, -1.0, 0.0, 1.0])

    def loss() -> float:
        thoughts = policy.think(ROWS, CHOICES)
        ratio = np.exp(thoughts.logs[PICKED] - old)
        kept = np.minimum(ratio * weights, np.clip(ratio, 0.8, 1.2) * weights)
        entropy = -(thoughts.odds * thoughts.logs).sum()
        missed = ((thoughts.outlooks - wanted) ** 2).sum() / 2
        return float(-kept.sum() - CURIOSITY * entropy + OUTLOOK * missed)

    thoughts = policy.think(ROWS, CHOICES)
    pull = clip_weights(thoughts.logs[PICKED] - old, weights)
    by_score = weigh_scores(thoughts, CHOICES, PICKED, pull)
    by_outlook = OUTLOOK * (thoughts.outlooks - wanted)
    gradients = policy.gradients(thoughts, CHOICES, by_score, by_outlook)
    for part, gradient in zip(policy.parameters(), gradients, strict=True):
        for place in np.ndindex(part.shape):
            assert gradient[place] == pytest.approx(slope(loss, part, place), abs=1e-5)


def slope(loss: Callable[[], float], part: Floats, place: tuple[int, ...]) -> float:
    by = 1e-6
    part[place] += by
    above = loss()
    part[place] -= 2 * by
    below = loss()
    part[place] += by
    return (above - below) / (2 * by)


def make_chain(rewards: list[float], outlooks: list[float], is_over: bool) -> list[Decision]:
    """What one seat did, move after move."""
    chain = [Decision(b"", [0, 1], 0.0) for _ in rewards]
    for place, decision in enumerate(chain):
        decision.reward, decision.outlook = rewards[place], outlooks[place]
        decision.following = chain[place + 1] if place + 1 < len(chain) else None
    chain[-1].is_last = is_over
    return chain


def test_a_decision_is_credited_with_what_followed() -> None:
    chain = make_chain([0.0, 0.5, 1.0], [0.2, 0.1, 0.4], is_over=True)
    known, pending = estimate_advantages(chain, trace=0.5)
    last = 1.0 - 0.4
    middle = 0.5 - 0.1 + 0.4 + 0.5 * last
    first = 0.0 - 0.2 + 0.1 + 0.5 * middle
    assert [each.advantage for each in known] == pytest.approx([first, middle, last])
    assert pending == []


def test_a_decision_whose_sequel_is_open_waits() -> None:
    chain = make_chain([0.0, 0.0], [0.2, 0.1], is_over=False)
    known, pending = estimate_advantages(chain)
    assert (known, pending) == ([chain[0]], [chain[1]])
    assert known[0].advantage == pytest.approx(0.1 - 0.2)


def test_what_pays_is_done_more_often() -> None:
    """A bandit with three arms: only the middle one pays."""
    rng = np.random.default_rng(3)
    row = np.array([1, 1, 1], np.int8)
    policy = Policy(fit_scaling(ROWS), 8, 3, rng)
    adam, player = Adam(policy.parameters()), PolicyPlayer(policy, rng)
    for _ in range(30):
        played = [Decision(row.tobytes(), [0, 1, 2], 0.0, is_last=True) for _ in range(128)]
        player(None, played)
        for decision in played:
            decision.reward = 1.0 if decision.chosen == 1 else -1.0
        improve(policy, adam, estimate_advantages(played)[0], 0.01, rng)
    thoughts = policy.think(row[None], Choices.of([[0, 1, 2]]))
    assert thoughts.odds[1] > 0.8
    assert thoughts.outlooks[0] == pytest.approx(1.0, abs=0.4)


def test_every_seat_is_rewarded_for_its_own_game() -> None:
    task, rng = Task("kodama_duo", 2), np.random.default_rng(1)
    table = Table(task, deal_to_all(task, rng), load_bot("novice"), rng)
    played: list[Decision] = []
    while not table.shares:
        played += play_step([table], answer_as_novice)
    ends = [each.reward for each in played if each.is_last]
    assert sorted(ends) == [-1.0, 1.0]
    assert all(each.reward == 0.0 for each in played if not each.is_last)
    assert all(len(each.numbers) > 1 for each in played), "what leaves no choice is not learned"


def test_points_ahead_add_up_to_the_final_lead() -> None:
    task, rng = Task("kodachi", 2, points=0.01), np.random.default_rng(1)
    (state, seats) = next(deal_for_test(task, 1, seed=4))
    table = Table(task, iter([(state, seats)]), load_bot("novice"), rng)
    played: list[Decision] = []
    while step := play_step([table], answer_as_novice):
        played += step
    scores = state.scores()
    total = sum(each.reward for each in played) - (1.0 if scores[0] > scores[1] else -1.0)
    assert total == pytest.approx(0.01 * (scores[0] - scores[1]) - played[0].lead)


def test_imitation_answers_as_it_was_shown() -> None:
    task, rng = Task("samurai_sword", 3), np.random.default_rng(2)
    table = Table(task, deal_to_all(task, rng), load_bot("novice"), rng)
    shown: list[Decision] = []
    while len(table.shares) < 3:
        shown += play_step([table], answer_as_novice)
    known, _ = estimate_advantages(shown, trace=1.0)
    rows = np.frombuffer(b"".join([each.row for each in known]), np.int8).reshape(len(known), -1)
    policy = Policy(fit_scaling(rows), 32, len(task.deal("x").mask()), rng)
    adam = Adam(policy.parameters())
    for _ in range(60):
        imitate(policy, adam, known, 0.003, rng)
    right = [each.chosen for each in known]
    PolicyPlayer(policy, rng, sharpness=8.0)(None, known)
    again = [each.chosen for each in known]
    assert np.mean(np.array(right) == np.array(again)) > 0.9


TINY = ["samurai_sword", "--games", "2", "--units", "4", "--novices", "0.5", "--points", "0.01"]


def make_everything_small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"TABLES": 4, "STEPS": 64, "LOOKED_AT": 32}.items():
        monkeypatch.setattr(selfplay, name, small)


def learn(folder: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> Path:
    """Run the command; the folder has its files."""
    words = [*TINY, "--out", str(folder), *more]
    monkeypatch.setattr(sys, "argv", ["selfplay", *words])
    make_everything_small(monkeypatch)
    selfplay.main()
    return folder


def test_the_same_command_writes_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = ["--steps", "128", "--evaluate-every", "64", "--warm-games", "1"]
    one, other = (learn(tmp_path / name, monkeypatch, *more) for name in ("one", "other"))
    for name in ("samurai_sword.json", "curve.json", "curve.svg"):
        assert (one / name).read_bytes() == (other / name).read_bytes()
    points = json.loads((one / "curve.json").read_text("utf-8"))["points"]
    assert [each["steps"] for each in points] == [0, 64, 128]
    assert all(0.0 <= each["low"] <= each["share"] <= each["high"] <= 1.0 for each in points)


def test_another_seed_learns_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (
        learn(tmp_path / seed, monkeypatch, "--steps", "64", "--seed", seed) for seed in "12"
    )
    assert (one / "samurai_sword.json").read_bytes() != (other / "samurai_sword.json").read_bytes()


def test_the_bot_scores_answers_as_the_network_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain Python without a matrix library, on numbers that are not scaled any more."""
    make_everything_small(monkeypatch)
    learner = selfplay.SelfPlay(Task("kodachi", 2), 8, 0.0, warm_games=0, seed=1)
    path = tmp_path / "bot.json"
    write_checkpoint(path, learner.to_checkpoint({}))
    bot, state = LearnedBot(str(path)), load("kodachi").new(2, seed=5)
    for turn in range(20):
        glimpse = Glimpse.of(state, state.actor(), turn)
        row, numbers = state.tensor(state.actor()), state.game.number_actions(state)
        scores = np.array(bot.network.score(row, numbers))
        logs = scores - np.log(np.exp(scores).sum())
        thoughts = learner.policy.think(np.frombuffer(row, np.int8)[None], Choices.of([numbers]))
        assert logs == pytest.approx(thoughts.logs, abs=1e-4)
        state.apply(bot.choose(glimpse))


BAD = [
    (["kodachi", "--seats", "9"], "for 2 to 4 players"),
    (["chess"], "chess"),
    (["kodachi", "--steps", "0"], "--steps has to be at least 1"),
    (["kodachi", "--games", "-1"], "--games has to be at least 1"),
    (["kodachi", "--novices", "2"], "goes from 0 to 1"),
    (["kodachi", "--out", "/dev/null/here"], "cannot be saved"),
]


@pytest.mark.parametrize(("words", "said"), BAD)
def test_what_cannot_be_learned_is_said_before_hours_of_it(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["selfplay", *words])
    with pytest.raises(SystemExit) as ended:
        selfplay.main()
    assert said in str(ended.value)


def test_a_bot_plays_without_numpy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process of its own, to which numpy is missing."""
    learn(tmp_path, monkeypatch, "--steps", "1", "--novices", "0")
    script = "import sys; sys.modules['numpy'] = None; from chabudai.cli.main import main; main()"
    words = ["simulate", "samurai_sword", "--bots", f"ppo:{tmp_path / 'samurai_sword.json'}"]
    more = ["--seats", "3", "--games", "1", "--workers", "1", "--json"]
    done = subprocess.run([sys.executable, "-c", script, *words, *more], capture_output=True)
    assert json.loads(done.stdout)["games"] == 1


def test_minutes_count_from_the_start_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time is left after the games that are imitated; what is there is tested and written."""
    learn(tmp_path, monkeypatch, "--minutes", "0.0001", "--warm-games", "1")
    points = json.loads((tmp_path / "curve.json").read_text("utf-8"))["points"]
    assert [each["steps"] for each in points] == [0]
    assert LearnedBot(str(tmp_path / "samurai_sword.json")).checkpoint.run["steps"] == 0
