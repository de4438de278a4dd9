"""Hidden cards carry canaries: markers in their names that are looked for in every byte sent.

What everybody may look up, the list of cards that a deck of one's own has, is left out.
"""

from __future__ import annotations

import itertools
import json
import re
from contextlib import AsyncExitStack
from importlib.resources import files
from typing import Any

import pytest

from chabudai.client import Client, Guest
from chabudai.engine import game_names, load
from chabudai.engine.rng import FastRng
from chabudai.server.protocol import messages
from chabudai.server.storage.log import AnyEntry
from chabudai.server.tables.state import TableState
from tests.server.evening import read_log
from tests.server.running import Server, all_past, asked, clients, legal, start, terms, wait_for

MOVES = 24
WATCHER = 0
# Where cards lie that somebody may not see, by the names that positions use.
OF_A_SEAT = ("hands", "decks", "roles", "drafts")
OF_NOBODY = ("deck", "house_deck", "guard_deck", "box", "box_roles")
LISTED = ("own_deck", "own_branches", "shuffled", "next_guards")
PATHS = ("", "/archive", "/replay/0/en", "/replay/0/fr", "/replay/1/en", "/replay/spectator/fr")


def marked_deck(game: str) -> str:
    """The usual deck with a marker in every name."""
    source = files(f"chabudai.games.{game}").joinpath("cards.toml").read_text("utf-8")
    number = itertools.count()
    return re.sub(
        r'^(en|fr) = "(.*)"$', lambda m: f'{m[1]} = "{m[2]} zq{next(number)}x"', source, flags=re.M
    )


class Ear:
    """All that one person is sent, without what everybody may look up."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[str] = []

    def hear(self, frame: bytes) -> None:
        self.heard.append(json.dumps(without_lists(json.loads(frame)), ensure_ascii=False))

    async def ask(self, path: str) -> None:
        answer = await self.client.ask("GET", path)
        self.heard.append(str(dict(answer.headers)))
        self.hear(answer.content)


def without_lists(said: Any) -> Any:
    if isinstance(said, dict):
        kept = {name: part for name, part in said.items() if name not in LISTED}
        return {name: without_lists(part) for name, part in kept.items()}
    return [without_lists(part) for part in said] if isinstance(said, list) else said


@pytest.mark.parametrize("game", game_names())
def test_no_canary_of_a_hidden_card_is_in_any_byte_that_is_sent(server: Server, game: str) -> None:
    """Frames, refusals and answers over HTTP, to a seat and to a spectator, with undo."""
    deck = marked_deck(game)

    async def play() -> None:
        people = await clients(server, load(game).min_seats + 1)
        table = await people[0].open_table(terms(game, len(people) - 1, deck=deck, practice=True))
        ears = [Ear(people[WATCHER]), Ear(people[-1])]
        async with AsyncExitStack() as stack:
            listeners = {people[WATCHER]: ears[0].hear, people[-1]: ears[1].hear}
            arriving = [each.at(table, on_frame=listeners.get(each)) for each in people]
            guests = [await stack.enter_async_context(each) for each in arriving]
            await start(guests[:-1])
            await play_some(guests)
            for ear, path in itertools.product(ears, PATHS):
                await ear.ask(f"/api/tables/{table}{path}")
        seen = positions(await read_log(server.folder, table))
        for ear, seat in zip(ears, (WATCHER, None), strict=True):
            look_for(canaries(game, deck, seen, seat), "\n".join(ear.heard))

    wait_for(play())


async def play_some(guests: list[Guest]) -> None:
    """Some moves of a random game; the watcher tries what is not allowed, and takes back."""
    watcher, rng = guests[WATCHER], FastRng(7)
    for move in range(MOVES):
        v, tokens = watcher.version(), legal(asked(guests))
        await watcher.say(messages.WhyNot(f"why {move}", tokens[0]))
        await watcher.say(messages.Play(f"spy {move}", v, tokens[-1] if watcher.asked() else "end"))
        if not watcher.asked():
            await asked(guests).play(tokens[rng.randbelow(len(tokens))])
        await all_past(guests, v)
        if move % 5 == 4 and not watcher.over():
            v = watcher.version()
            await watcher.say(messages.Undo(f"back {move}", v))
            await agree(guests, v)


async def agree(guests: list[Guest], v: int) -> None:
    """Let an undo happen: at once, or when all have agreed."""
    others = guests[1:-1]
    for guest in others:
        await guest.until(lambda guest=guest: is_asked(guest) or guest.version() > v)  # type: ignore[misc]
    for guest in others:
        if guest.room is not None and guest.room.request is not None:
            await guest.say(messages.Consent(guest.room.request.v, True))
    await all_past(guests, v)


def is_asked(guest: Guest) -> bool:
    return guest.room is not None and guest.room.request is not None


Positions = list[dict[str, Any]]


def positions(log: list[AnyEntry]) -> Positions:
    """Every position that the table was in, those that were taken back included."""
    found, table = [], TableState("")
    for entry in log:
        table.apply(entry)
        if table.match is not None:
            found.append(table.match.state.to_position())
    return found


def canaries(game: str, deck: str, seen: Positions, seat: int | None) -> list[str]:
    """Keys and markers of the single cards that lay where this viewer may not look, all along."""
    single = [card for card in load(game).list_cards(deck) if card.copies == 1]
    hidden = [set(words([*hidden_zones(position, seat)])) for position in seen]
    always = [card for card in single if all(card.key in each for each in hidden)]
    names = [name for card in always for name in card.names.values()]
    return [*(card.key for card in always), *(name.split()[-1] for name in names)]


def hidden_zones(position: dict[str, Any], seat: int | None) -> list[Any]:
    others = [
        zone
        for name in OF_A_SEAT
        for owner, zone in enumerate(position.get(name, []))
        if owner != seat and zone != "shogun"
    ]
    return [*others, *(position.get(name, []) for name in OF_NOBODY)]


def words(zone: Any) -> list[str]:
    return [zone] if isinstance(zone, str) else [word for part in zone for word in words(part)]


def look_for(found: list[str], said: str) -> None:
    assert len(found) >= 4
    for canary in found:
        assert not re.search(rf"(?<![\w-]){re.escape(canary)}(?![\w-])", said), canary
