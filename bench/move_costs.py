"""What a move costs the server's one thread, part by part.

    PYTHONPATH=build/compiled .venv/bin/python bench/move_costs.py [GAMES]

Games of Samurai Sword with four seats are folded from their logs and shown to one seat and one
spectator, as a table does. Each game is played twice, in turn: with sentences kept that were said
already, and with each one said anew. CPU time, so that other work on the machine matters little.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from chabudai.engine import load
from chabudai.engine.rng import FastRng
from chabudai.engine.text import catalog
from chabudai.server.bots import pool
from chabudai.server.protocol import messages
from chabudai.server.storage import log as e
from chabudai.server.tables import presenter
from chabudai.server.tables.state import TableState
from chabudai.server.tables.summary import summarize

GAME = "samurai_sword"
BOTS: list[str | None] = [None, "novice", "novice", "novice"]
KEPT = catalog.format_spoken
ANEW: Callable[..., str] = KEPT.__wrapped__


@contextmanager
def timed(costs: Counter[str], part: str) -> Iterator[None]:
    start = time.thread_time()
    yield
    costs[part] += int(1e9 * (time.thread_time() - start))


def open_table(number: int) -> TableState:
    table = TableState(f"table {number}")
    terms = messages.Terms(game=GAME, seats=len(BOTS), bots=BOTS)
    table.apply(e.Opened(terms=terms, host="host", secret="00" * 32))
    table.apply(e.Seated(seat=0, person="person", name=f"Player {number}", entropy=""))
    table.apply(e.Started(seed=str(number), rules=load(GAME).version))
    return table


def play_game(number: int, costs: Counter[str]) -> None:
    """Play at random to the end, and count what each part takes."""
    table, rng = open_table(number), FastRng(number)
    assert table.match is not None
    while not (state := table.match.state).over():
        legal = state.legal()
        action = legal[rng.randbelow(len(legal))]
        played = e.Played(seat=state.actor(), token=state.actions.token(action))
        with timed(costs, "apply"):
            events = table.apply(played, action)
        with timed(costs, "show"):
            for seat in (0, None):
                messages.encode(presenter.present_update(table, seat, "en", events, None))
        with timed(costs, "summarize"):
            summarize(table)
        if not state.over():
            with timed(costs, "ask a bot"):
                msgspec.json.encode(pool.question("novice", state, state.actor(), 1, 1.0))
        costs["moves"] += 1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    ways: dict[str, Any] = {"said anew": ANEW, "kept": KEPT}
    found = {name: Counter[str]() for name in ways}
    play_game(0, Counter())
    for number in range(1, games + 1):
        for name, format_spoken in ways.items():
            catalog.format_spoken = format_spoken
            play_game(number, found[name])
    for name, costs in found.items():
        moves = costs.pop("moves")
        parts = ", ".join(f"{part} {spent / moves / 1e6:.3f}" for part, spent in costs.items())
        print(f"sentences {name}: {moves} moves, ms each: {parts}")


if __name__ == "__main__":
    main()
