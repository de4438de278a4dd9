"""How long people wait when something happens to one of two servers on one database.

    PYTHONPATH=src:tools:. .venv/bin/python bench/failover.py [TABLES]

Real processes: two servers, PostgreSQL, HAProxy with deploy/haproxy-nodes.cfg, and two people at
each table who play without a pause. One trial comes after the other on the same tables, and at last
everything that was acknowledged is looked for in the log. A table is silent from its last move to
its next one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from tests.server.cluster.test_haproxy import Front, run_haproxy, wait_until_up
from tests.server.evening import Evening
from tests.server.postgres import Postgres
from tests.server.running import Server

CALM_SECONDS = 3.0
HUNG_SECONDS = 8.0


class Trials:
    """Two servers, the database, and what happens to them."""

    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres()
        self.database = self.postgres.create_database()
        folders = [folder / str(number) for number in range(2)]
        self.servers = [Server(each, database=self.database, proxied=True) for each in folders]
        for each in self.servers:
            each.start()

    def count_tables(self) -> list[int]:
        """How many tables each server has."""
        name = self.database.partition("?")[0].rpartition("/")[2]
        counted = "SELECT count(*) FROM owners GROUP BY node"
        return [row[0] for row in self.postgres.execute(counted, name)]

    async def kill(self) -> None:
        await asyncio.to_thread(self.servers[0].kill)

    async def bring_back(self) -> None:
        await asyncio.to_thread(self.servers[0].start)

    async def hang(self) -> None:
        pid = self.servers[1].process.pid or 0
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(HUNG_SECONDS)
        os.kill(pid, signal.SIGCONT)

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)

    def close(self) -> None:
        for each in self.servers:
            each.stop()
        self.postgres.remove()


async def run_trials(trials: Trials, front: Front, tables: int) -> None:
    """All trials in turn, and what came of each."""
    await wait_until_up(front.url)
    async with AsyncExitStack() as stack:
        tonight = Evening(front)
        await tonight.sit_down(stack, tables)
        steps: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            ("nothing", calm),
            ("a server is killed", trials.kill),
            ("it comes back", trials.bring_back),
            ("the other one hangs", trials.hang),
            ("the database restarts", trials.restart_database),
        ]
        async with asyncio.TaskGroup() as group:
            tonight.begin(group)
            await tonight.go_on()
            print(f"{2 * tables} people, tables of the servers: {trials.count_tables()}")
            for name, trouble in steps:
                since, before = time.monotonic(), count_moves(tonight)
                await trouble()
                await tonight.go_on()
                await asyncio.sleep(CALM_SECONDS)
                passed = time.monotonic() - since
                silences = tonight.list_silences(since)
                moves = count_moves(tonight) - before
                silent = f"longest silence {max(silences):.2f} s, median {median(silences):.2f} s"
                print(f"{name:24} {silent}, {moves} moves, {moves / passed:.0f}/s", flush=True)
            await tonight.end()
        await tonight.check(trials.database)
        print(f"{count_moves(tonight)} acknowledged, none lost, none played twice")


async def calm() -> None:
    """Nothing happens."""


def count_moves(tonight: Evening) -> int:
    return sum(map(len, tonight.acknowledged.values()))


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        trials = Trials(Path(folder))
        try:
            with run_haproxy(trials.servers, Path(folder)) as front:
                asyncio.run(run_trials(trials, front, tables))
        finally:
            trials.close()
            for each in trials.servers:
                print(each.log.read_text(), file=sys.stderr)


if __name__ == "__main__":
    main()
