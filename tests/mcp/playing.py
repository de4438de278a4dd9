"""A model's part, played by the official client: it knows what the tools answer, and no more."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client

from chabudai.engine import load
from chabudai.engine.rng import FastRng
from chabudai.mcp.table import House
from chabudai.mcp.tools import make_server

WAIT = 30


class Model:
    """A client that keeps all it is sent."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard: list[Any] = []

    async def call(self, tool: str, **arguments: Any) -> Any:
        """What a tool answers; an error fails the test."""
        answer = await self.client.call_tool(tool, arguments)
        text = answer.content[0].text  # type: ignore[union-attr]
        assert not answer.is_error, text
        if tool != "games":  # whose list is wrapped only in one of them
            assert json.loads(text) == answer.structured_content
        self.heard.append(answer.structured_content)
        return answer.structured_content

    async def fail(self, tool: str, **arguments: Any) -> str:
        """What a tool says that cannot do it."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(answer.content[0].text)  # type: ignore[union-attr]

    async def read(self, uri: str) -> str:
        found = await self.client.read_resource(uri)
        return str(found.contents[0].text)  # type: ignore[union-attr]

    async def play_to_the_end(self, look: Any) -> Any:
        """Answer as a novice would, by the view alone, until the game is over."""
        rng = FastRng(7)
        while look["status"] != "over":
            since = look["next_event"]
            if look["status"] == "asked":
                token = choose(look, rng)
                played = await self.call("play", token=token, wait=WAIT, since=since)
                assert played["done"], played["text"]
                look = played["look"]
            else:
                look = await self.call("look", wait=WAIT, since=since)
        return look


def choose(look: Any, rng: FastRng) -> str:
    strategy = load(look["game"]).strategy
    tokens = [choice["token"] for choice in look["legal"]]
    return strategy.choose_from_view(look["view"], tokens, rng)


@asynccontextmanager
async def model_at(house: House) -> AsyncIterator[Model]:
    """A model whose client and server are in this process."""
    async with Client(make_server(house, "en")) as client:
        yield Model(client)
