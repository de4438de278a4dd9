"""A server's games for research: only where everybody agreed, and nothing of who they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pyarrow.dataset as ds
import pytest
import sqlalchemy as sql

from chabudai.cli.main import main
from chabudai.client import Client
from chabudai.engine import Match, Record, load
from chabudai.engine.cards.deck import read_deck_text
from chabudai.server.accounts.people import Accounts
from chabudai.server.accounts.research import set_agreed
from chabudai.server.history.research import ResearchGames, read_research_games
from chabudai.server.protocol.messages import Say
from chabudai.server.storage import log as e
from chabudai.server.storage.database import Place, open_database
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import bots, events, people, sessions
from tests.server.conftest import NewServer
from tests.server.running import guests_at, play_to_the_end, start, terms, wait_for
from tests.server.storage.filled import with_store

NAMES = ["Mikachu", "Noabelle", "Zoraida"]
LINES = ["I live in Utrecht", "call me at seven"]
Output = pytest.CaptureFixture[str]


# One evening at a real server


async def spend_evening(url: str) -> list[str]:
    """Two games by two people and a bot, one by people who agree; return what nobody may find."""
    everybody = [await Client.welcome(url, name) for name in NAMES]
    mika, noa, zora = everybody
    for each in (mika, noa):
        await each.ask("POST", "/api/me/research", {"agreed": True})
    tables = [await play_evening(pair) for pair in ([mika, noa], [mika, zora])]
    ids = [(await each.ask("GET", "/api/me")).json()["id"] for each in everybody]
    return [*NAMES, *LINES, *tables, *ids, *[each.token for each in everybody]]


async def play_evening(pair: list[Client]) -> str:
    table = await pair[0].open_table(terms(bots=[None, None, "random"]))
    async with guests_at(pair, table) as guests:
        await start(guests)
        for guest, line in zip(guests, LINES, strict=True):
            await guest.say(Say(text=line))
        await asyncio.gather(*[play_to_the_end(guest, seed) for seed, guest in enumerate(guests)])
    return table


def list_database_secrets(place: Place) -> list[str]:
    """Every id, hash, secret and time of day that the database holds."""
    engine = open_database(place)
    with engine.connect() as connection:
        found = [str(each) for each in connection.scalars(sql.select(people.c.id))]
        found += [each.hex() for each in connection.scalars(sql.select(sessions.c.hash))]
        times = connection.scalars(sql.select(events.c.ts)).all()
        payloads = connection.scalars(sql.select(events.c.payload)).all()
    engine.dispose()
    found += [str(int(each)) for each in times]
    entries = [e.decode_entry(payload) for payload in payloads]
    found += [each.secret for each in entries if isinstance(each, e.Opened)]
    return found + [each.entropy for each in entries if isinstance(each, e.Seated) and each.entropy]


def read_everything(folder: Path) -> str:
    """All that a reader finds: the files as they are, and the tables unpacked."""
    files = [file.read_bytes().decode("latin-1") for file in folder.rglob("*") if file.is_file()]
    tables = [
        str(ds.dataset(folder / name).to_table().to_pylist()) for name in ("games", "decisions")
    ]
    return "\n".join([*files, *tables, *[str(file) for file in folder.rglob("*")]])


def test_no_name_line_id_or_token_is_in_a_data_set_of_a_server(
    new_server: NewServer, place: Place, database: str, tmp_path: Path, capsys: Output
) -> None:
    """Made while the server runs; the game with somebody who has not agreed is left out."""
    server = new_server(database=database)
    canaries = wait_for(spend_evening(server.url))
    where = ["--database", database] if database else ["--data", str(server.folder)]
    made = tmp_path / "made"
    command = ["dataset", "from-server", *where, "--with", "view,tensor", "-o", str(made)]
    assert main([*command, "--workers", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert ": 1 game, " in said
    assert "1 finished game in which not everyone has agreed, and 0 that" in said
    canaries += list_database_secrets(place if database else server.folder)
    assert len(canaries) > 20
    everything = read_everything(made)
    assert [each for each in canaries if each in everything] == []
    assert main(["dataset", "verify", str(made), "--workers", "1"]) == 0
    (game,) = ds.dataset(made / "games").to_table().to_pylist()
    assert game["players"] == ["person", "person", "random"]
    by = {(row["seat"], row["by"]) for row in ds.dataset(made / "decisions").to_table().to_pylist()}
    assert by <= {(0, "person"), (1, "person"), (2, "random")}
    before = {file: file.read_bytes() for file in made.rglob("*") if file.is_file()}
    assert main([*command, "--workers", "1"]) == 0
    assert {file: file.read_bytes() for file in made.rglob("*") if file.is_file()} == before


# Tables of all kinds, by their logs


class Evening:
    """Logs of finished games, written as a server writes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.accounts = Accounts(store)

    async def come(self, name: str, agreed: bool) -> str:
        person, _ = await self.accounts.create_person(name, "cookie")
        await set_agreed(self.store, person.id, agreed)
        return person.id

    async def keep(self, id: str, persons: list[str], **changes: Any) -> None:
        """A game that went to its end, unless `most` actions say otherwise."""
        for seq, entry in enumerate(make_log(persons, **changes)):
            assert await self.store.append(id, seq, entry)


def make_log(
    persons: list[str],
    deck: str | None = None,
    most: int | None = None,
    away: bool = False,
    position: bool = False,
    undo: bool = False,
) -> list[e.AnyEntry]:
    """Three seats, those that no person has for bots; everybody does the first thing allowed."""
    asked_for = terms(bots=[None] * len(persons) + ["novice"] * (3 - len(persons)), deck=deck)
    log: list[e.AnyEntry] = [e.Opened(terms=asked_for, host="host", secret="secret")]
    log += [
        e.Seated(seat=seat, person=each, name=f"Name {each}", entropy="")
        for seat, each in enumerate(persons)
    ]
    game = load("samurai_sword")
    match = Match(Record(game=game.name, rules=game.version, seats=3, deck=deck, seed="7"))
    laid = match.state.to_position() if position else None
    log.append(e.Started(seed="" if position else "7", position=laid, rules=game.version))
    played: list[e.AnyEntry] = []
    while not match.state.over() and len(played) != most:
        seat = match.state.actor()
        token = match.state.actions.token(match.state.legal()[0])
        by: e.By = "bot" if seat >= len(persons) or (away and seat == 0) else "person"
        played.append(e.Played(seat=seat, token=token, by=by))
        match.play(token)
    if undo:
        again = played[0]
        played[1:1] = [e.TookBack(seat=0, actions=1, consent=True), again]
    return [*log, *played, *([e.Ended()] if most is None else [])]


def read_evening(place: Place, spend: Callable[[Evening], Awaitable[None]]) -> ResearchGames:
    """What may be used of an evening."""

    async def run(store: Store) -> None:
        await spend(Evening(store))

    with_store(place, run)
    return read_research_games(place)


def test_every_person_at_a_table_must_have_agreed(place: Place) -> None:
    async def spend(evening: Evening) -> None:
        ana, ben = [await evening.come(name, agreed=True) for name in ("Ana", "Ben")]
        eve = await evening.come("Eve", agreed=False)
        await evening.keep("both", [ana, ben])
        await evening.keep("one", [ana])
        await evening.keep("with-eve", [ana, eve])
        await evening.keep("eve-alone", [eve])

    found = read_evening(place, spend)
    kinds = sorted(game.record.players for game in found.games)
    assert kinds == [["person", "novice", "novice"], ["person", "person", "novice"]]
    assert (found.without_agreement, found.of_other_kinds) == (2, 0)


def test_who_no_longer_agrees_is_left_out_from_then_on(place: Place) -> None:
    async def spend(evening: Evening) -> None:
        ana = await evening.come("Ana", agreed=True)
        await evening.keep("first", [ana])
        await set_agreed(evening.store, ana, False)

    assert read_evening(place, spend).without_agreement == 1


def test_only_finished_games_that_anybody_can_replay_are_used(place: Place) -> None:
    async def spend(evening: Evening) -> None:
        ana = await evening.come("Ana", agreed=True)
        await evening.keep("running", [ana], most=5)
        await evening.keep("what-if", [ana], position=True)
        own = read_deck_text("chabudai.games.samurai_sword") + "\n# a deck by Ana\n"
        await evening.keep("own-deck", [ana], deck=own)
        await evening.keep("damaged", [ana])
        spoil = sql.update(events).where(events.c.table_id == "damaged", events.c.seq == 4)
        await evening.store.run(lambda c: c.execute(spoil.values(payload=b"{}")) and None)

    found = read_evening(place, spend)
    assert found == ResearchGames([], without_agreement=0, of_other_kinds=3)


def test_programs_stand_ins_and_what_was_taken_back_are_marked(place: Place) -> None:
    async def spend(evening: Evening) -> None:
        ana = await evening.come("Ana", agreed=True)
        program = await evening.come("First", agreed=True)
        row = {"name": "first", "person": program, "tables": 1, "seen": 0.0}
        await evening.store.run(lambda c: c.execute(sql.insert(bots), row) and None)
        await evening.keep("away", [ana, program], away=True, undo=True)

    (game,) = read_evening(place, spend).games
    assert game.record.players == ["person", "program", "novice"]
    assert game.taken_back == 1
    assert len(game.by) == len(game.record.actions)
    assert set(game.by) == {"novice", "program"}


def test_where_nothing_may_be_used_a_sentence_says_so(tmp_path: Path, capsys: Output) -> None:
    async def spend(evening: Evening) -> None:
        await evening.keep("first", [await evening.come("Eve", agreed=False)])

    read_evening(tmp_path / "data", spend)
    made = tmp_path / "made"
    words = ["dataset", "from-server", "--data", str(tmp_path / "data"), "-o", str(made)]
    assert main([*words, "--lang", "en"]) == 2
    assert "In 1 finished game not everyone has agreed" in capsys.readouterr().err
    assert not made.exists()


def test_a_folder_without_games_costs_one_sentence(tmp_path: Path, capsys: Output) -> None:
    words = ["dataset", "from-server", "--data", str(tmp_path / "no"), "-o", str(tmp_path / "made")]
    assert main([*words, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
