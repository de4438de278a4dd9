"""Play many games by bots on all cores, the same ones whatever the number of cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from chabudai.bots import Bot, Glimpse
from chabudai.bots.by_file import is_file_bot, name_file_bot
from chabudai.bots.program.misses import count_misses
from chabudai.engine.ai.playout import playout
from chabudai.engine.match.record import Record
from chabudai.engine.registry import load
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.state import OVER, State
from chabudai.lab.arena.player import open_bot
from chabudai.lab.simulate.counts import Counts
from chabudai.lab.simulate.plan import Plan
from chabudai.workers.pool import InProcessPool, Pool

BATCH = 20


def simulate(plan: Plan, pool: Pool | None = None) -> Iterator[Counts]:
    """Play a plan, batch by batch in the order of the games; raises at once what check raises."""
    plan.check()
    firsts = range(0, plan.games, BATCH)
    batches = [range(first, min(first + BATCH, plan.games)) for first in firsts]
    return (pool or InProcessPool()).each(partial(play_batch, plan), batches)


def play_batch(plan: Plan, numbers: range) -> Counts:
    """Play some games of a plan and count them."""
    counts = Counts()
    for number in numbers:
        play_game(plan, number, counts)
    return counts


def play_game(plan: Plan, number: int, counts: Counts) -> None:
    """Play one game to its end, count it, and keep its record if the plan says so."""
    state = plan.deal(number)
    names = plan.seat_bots(number)
    seed = plan.bot_seed(number)
    if set(names) != {"random"}:
        bots = [open_bot(name) for name in names]
        actions = play_with_bots(state, bots, seed)
        counts.misses.update(count_misses(names, bots))
    elif plan.save:
        actions = play_at_random(state, seed)
    else:
        counts.add_game(state, names, decisions=playout(state, FastRng(seed)))
        return
    counts.add_game(state, names, decisions=len(actions))
    if plan.save:
        save(plan, number, [state.actions.token(action) for action in actions])


def play_with_bots(state: State, bots: Sequence[Bot], seed: int) -> list[int]:
    """Let the bots answer until the game is over; return what they did."""
    actions: list[int] = []
    while (seat := state.actor()) != OVER:
        bot = bots[seat]
        glimpse = Glimpse.of(state, seat, seed + len(actions), samples=bot.samples)
        action = bot.choose(glimpse)
        state.apply(action)
        actions.append(action)
    return actions


def play_at_random(state: State, seed: int) -> list[int]:
    """The very game that `playout` plays, with its actions kept."""
    rng = FastRng(seed)
    actions: list[int] = []
    while not state.over():
        legal = state.legal()
        actions.append(legal[rng.randbelow(len(legal))])
        state.apply(actions[-1])
    return actions


def save(plan: Plan, number: int, tokens: list[str]) -> None:
    """Write the record of one game into the plan's folder."""
    assert plan.save is not None
    players = [name_player(name, seat) for seat, name in enumerate(plan.seat_bots(number))]
    record = make_record(plan, number, players, tokens)
    (plan.save / f"{number:06}.json").write_bytes(record.to_json())


def make_record(plan: Plan, number: int, players: list[str], tokens: list[str]) -> Record:
    """The record of one game of a plan."""
    return Record(
        game=plan.game,
        rules=load(plan.game).version,
        seats=plan.seats,
        options=dict(plan.options),
        deck=plan.deck,
        seed=plan.game_seed(number),
        players=players,
        actions=tokens,
    )


def name_player(bot: str, seat: int) -> str:
    """A bot as a record names it; of a file it says nothing of where that lies."""
    name = name_file_bot(bot) if is_file_bot(bot) else bot
    return f"{name} {seat} ({name})"
