"""A game from a package of its own is played, simulated, served and reviewed like ours."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from chabudai.client import Client
from chabudai.server.protocol.messages import Terms
from tests.examples.conftest import BARE, run
from tests.server.running import play_to_the_end, wait_for


def test_it_is_listed_beside_ours(installed: Path) -> None:
    said = run(installed / "python", "-c", "import chabudai; print(*chabudai.game_names())")
    assert said.split() == ["kodachi", "kodama_duo", "lanterns", "samurai_sword"]


def test_it_is_simulated_on_all_cores_and_reviewed(installed: Path, tmp_path: Path) -> None:
    words = ["--games", "40", "--bots", "novice,random", "--workers", "2", "--seats", "3"]
    command = [str(installed / "chabudai"), "simulate", "lanterns", *words]
    said = json.loads(run(*command, "--save", tmp_path, "--json", cwd=tmp_path))
    assert (said["games"], said["decisions"]) == (40, 40 * 9)
    record = sorted(tmp_path.glob("*.json"))[0]
    words = ["--budget", "4it", "--workers", "2", "--lang", "en"]
    review = run(installed / "chabudai", "review", record, *words, cwd=tmp_path)
    assert "%" in review


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "chabudai"), "terminal", "lanterns", "--plain", "--seats", "2"]
    played = subprocess.run(
        [*command, "--lang", "en"],
        input="1\n1\n1\n",
        env={**BARE, "CHABUDAI_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "wins." in played.stdout or "share the win." in played.stdout


def test_it_is_served_to_programs(served: str) -> None:
    """A person and a bot play it to its end, and the log is told in the game's own words."""

    async def play() -> None:
        mika = await Client.welcome(served, "Mika")
        table = await mika.open_table(Terms(game="lanterns", seats=2, bots=[None, "novice"]))
        async with mika.at(table) as guest:
            await guest.sit(0)
            await guest.ready()
            await play_to_the_end(guest, seed=1)
        told = (await mika.ask("GET", f"/api/tables/{table}/log/en")).json()
        assert re.fullmatch(r"Mika shows lantern \d+\.", told[0]["text"])

    wait_for(play())
