"""Decks of one's own: whatever one holds, it is answered in words and holds nobody up."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest

from chabudai.client import Client
from chabudai.client.guest import NotDone
from chabudai.engine.cards.deck import read_deck_text
from tests.server.running import Server, clients, legal, started, terms, wait_for

KODACHI = read_deck_text("chabudai.games.kodachi")


def add_skills(count: int) -> str:
    """A deck with so many skills more, each with 126 ways to pay for it."""
    skills = [
        f'[[skill]]\nkey = "z{n}"\nen = "Z"\nfr = "Z"\ncopies = 1\npoints = 1\neffect = "3"\n'
        'cost = "any any any any"\n'
        for n in range(count)
    ]
    untotalled = re.sub(r"(?ms)^\[\[totals\]\].*?(?=^\[\[)", "", KODACHI)
    return re.sub(r"(?m)^\[\[guard\]\]", "".join(skills) + "[[guard]]", untotalled, count=1)


ATTACKS = {
    "deck-line": ".".join("a" * 49_000) + " = 1",
    "deck-rows": "\n".join(f"[[t{n}]]" for n in range(9_000)),
    "deck-actions": add_skills(700),
    "deck-row": KODACHI.replace('fr = "', f'fr = "{"é" * 900}', 1),
}


async def ask_for_table(client: Client, deck: str) -> httpx.Response:
    return await client.ask("POST", "/api/tables", terms("kodachi", 2, deck=deck))


def test_a_deck_made_to_hold_the_server_up_is_refused_in_words(server: Server) -> None:
    async def attack() -> None:
        (person,) = await clients(server, 1)
        for code, deck in ATTACKS.items():
            answer = await ask_for_table(person, deck)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert answer.json()["text"]

    wait_for(attack())


def test_others_are_answered_while_a_deck_is_read(server: Server) -> None:
    async def evening() -> None:
        mine, other = await clients(server, 2)
        answered: list[str] = []

        async def open_table() -> None:
            assert (await ask_for_table(mine, add_skills(35))).status_code == 201
            answered.append("deck")

        opening = asyncio.create_task(open_table())
        await asyncio.sleep(0)
        while not answered:
            await other.ask("GET", "/health")
            answered.append("health")
        await opening
        assert answered[0] == "health"

    wait_for(evening())


def test_a_misspelt_move_at_a_table_of_many_is_answered_with_a_guess(server: Server) -> None:
    async def evening() -> None:
        async with started(server, terms("kodachi", 2, deck=add_skills(35))) as guests:
            guest = next(each for each in guests if legal(each))
            with pytest.raises(NotDone, match="Did you mean"):
                await guest.play("strenth")

    wait_for(evening())
