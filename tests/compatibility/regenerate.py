"""Write down anew what the files here lead to, after a change of the rules or of what is shown.

`python -m tests.compatibility.regenerate` from the root. Records, archives and the data folder stay
as they are: they are what earlier versions wrote. It stops where a record ends with another score.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from chabudai import load, read_record, replay
from chabudai.client import Client
from tests.compatibility.test_files import DATA, ENDS, HERE, RECORDS, digest
from tests.compatibility.test_trajectories import GAMES_PER_HASH, KEPT
from tests.compatibility.trajectory import trajectory
from tests.server.running import Server


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")


def hash_games(game: str, parts: int) -> list[str]:
    firsts = [part * GAMES_PER_HASH for part in range(parts)]
    return [trajectory(load(game), range(first, first + GAMES_PER_HASH)) for first in firsts]


def find_ends() -> dict[str, Any]:
    found = {}
    for path in RECORDS:
        state, kept = replay(read_record(path.read_bytes())), ENDS[path.name]
        assert (state.scores(), state.winners()) == (kept["scores"], kept["winners"]), path.name
        found[path.name] = {**kept, "position": digest(state)}
    return found


async def look_at_tables(server: Server) -> None:
    """Fetch what a player of the data folder is shown now."""
    mika = Client(server.url, DATA["token"])
    for kept in [*DATA["running"].values(), *DATA["finished"].values()]:
        async with mika.at(kept["id"]) as guest:
            await guest.until(lambda guest=guest: guest.update is not None)  # type: ignore[misc]
            assert guest.update is not None
            kept["view"] = guest.update.view
            if "legal" in kept:
                kept["legal"] = [choice.token for choice in guest.update.legal]


def main() -> None:
    write(HERE / "trajectories.json", {game: hash_games(game, len(KEPT[game])) for game in KEPT})
    write(HERE / "records" / "ends.json", find_ends())
    with tempfile.TemporaryDirectory() as folder:
        with sqlite3.connect(Path(folder) / "chabudai.sqlite") as database:
            database.executescript((HERE / "data.sql").read_text("utf-8"))
        server = Server(Path(folder)).start()
        try:
            asyncio.run(look_at_tables(server))
        finally:
            server.stop()
    write(HERE / "data.json", DATA)


if __name__ == "__main__":
    main()
