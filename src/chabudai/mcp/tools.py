"""The tools and resources that a model is offered, whatever house its table is in.

What a player may try and a table may refuse is an answer with `done: false`. An error is only what
cannot be done at all, such as a game that does not exist.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from pydantic import Field

from chabudai.engine import ChabudaiError
from chabudai.mcp.answers import GameEntry, Hinted, Judged, Known, Look, Played
from chabudai.mcp.table import MAX_TOKEN, Declined, House, Table, Wish, decline

INSTRUCTIONS = """\
You play card games at a table that keeps the rules. Call games to see what there is, read the
resource rules://GAME, then sit_down. From then on: look with some seconds to wait; when status is
"asked", play one of the tokens in legal; go on until status is "over". You see what your seat may
see. A move that is refused changes nothing: why_not tells the rules against it."""
LONGEST_WAIT = 60.0  # seconds; clients give up on a tool that takes longer
START_SECONDS = 2.0  # for the first look after sitting down
TOOLS = ("games", "sit_down", "look", "play", "why_not", "know", "hint")
T = TypeVar("T")

Seconds = Annotated[float, Field(description="seconds to wait until you are asked, at most 60")]
Since = Annotated[int, Field(description="tell only events from this number on (next_event)")]
Token = Annotated[str, Field(description="an answer, as in legal; in Kodama Duo any placement")]


class Tools:
    """What a model can do, with the one seat that it has at a time."""

    def __init__(self, house: House, lang: str) -> None:
        self.house = house
        self.lang = lang
        self.table: Table | None = None
        self._acting = asyncio.Lock()  # one change at a time, whatever a client sends at once

    async def games(self) -> list[GameEntry]:
        """List the games that can be played here, their options, and the bots."""
        return await self._try(self.house.list_games())

    async def sit_down(
        self,
        game: Annotated[str, Field(description="name of the game, as in games")] = "",
        seats: Annotated[int | None, Field(description="number of players, you included")] = None,
        bots: Annotated[list[str] | None, Field(description="bots for the others, in turn")] = None,
        seat: Annotated[int | None, Field(description="your seat, the first is 0")] = None,
        options: Annotated[dict[str, str] | None, Field(description="rule variants")] = None,
        table: Annotated[str, Field(description="link or id of a table on the server")] = "",
    ) -> Look:
        """Start a game and take a seat, or take a seat at a table that somebody opened.

        You have one seat at a time: sitting down elsewhere gives up the one you have.
        """
        wish = Wish(game, seats, seat, bots or [], options or {}, table)
        async with self._acting:
            if not self._is_at(table):
                seated = await self._try(self.house.sit_down(wish))
                await self.leave()
                self.table = seated
        return await self.look(START_SECONDS)

    async def look(self, wait: Seconds = 0, since: Since = 0) -> Look:
        """See the table as your seat sees it: what is asked, what you may answer, what happened."""
        table = self._require_table()
        await self._try(table.wait(min(max(wait, 0.0), LONGEST_WAIT)))
        return table.look(since)

    async def play(self, token: Token, wait: Seconds = 0, since: Since = 0) -> Played:
        """Answer the question you were shown last, then see the table.

        If you are not asked, the game went on meanwhile, or the move is not allowed, nothing
        happens: done is false and text says why.
        """
        table = self._require_table()
        async with self._acting:
            try:
                self._check_token(token)
                await self._say(table.play(token))
            except Declined as no:
                look = table.look(since)
                return Played(done=False, code=no.code, text=no.text, reasons=no.reasons, look=look)
        return Played(look=await self.look(wait, since))

    async def why_not(self, token: Token) -> Judged:
        """Ask which rules forbid an answer, without giving it."""
        table = self._require_table()
        try:
            self._check_token(token)
            reasons = await self._say(table.why_not(token))
        except Declined as no:
            return Judged(done=False, code=no.code, text=no.text, reasons=no.reasons)
        return Judged(legal=not reasons, reasons=reasons)

    async def know(self) -> Known:
        """Work out what follows from what you see, where the table allows aids."""
        try:
            return await self._say(self._require_table().know())
        except Declined as no:
            return Known(done=False, code=no.code, text=no.text)

    async def hint(self) -> Hinted:
        """Ask what a strong bot would answer in your place, where the table allows aids."""
        table = self._require_table()
        async with self._acting:
            try:
                return await self._say(table.hint())
            except Declined as no:
                return Hinted(done=False, code=no.code, text=no.text)

    async def rules(self, game: str) -> str:
        """The rules of a game, numbered as refusals cite them."""
        return await self._read(self.house.read_rules(game))

    async def cards(self, game: str) -> str:
        """The cards of a game, in all languages, with the source of every figure."""
        return json.dumps(await self._read(self.house.list_cards(game)), ensure_ascii=False)

    async def leave(self) -> None:
        """Give up the seat, if there is one."""
        table, self.table = self.table, None
        if table is not None:
            await table.leave()

    def _is_at(self, table: str) -> bool:
        """Whether a link leads to where we sit."""
        here = "" if self.table is None else self.table.look(0).table
        return here != "" and table.rstrip("/").endswith(here)

    def _require_table(self) -> Table:
        if self.table is None:
            raise ToolError(decline("not-seated", self.lang).text)
        return self.table

    def _check_token(self, token: str) -> None:
        if len(token) > MAX_TOKEN:
            raise decline("long-token", self.lang, most=MAX_TOKEN)

    async def _try(self, work: Awaitable[T]) -> T:
        """Do what has to succeed; else the model reads one sentence."""
        try:
            return await self._say(work)
        except Declined as no:
            raise ToolError(no.text) from None

    async def _say(self, work: Awaitable[T]) -> T:
        """Do something whose refusals the caller knows; other bad news is a tool's error."""
        try:
            return await work
        except ChabudaiError as error:
            raise ToolError(error.sentence.text(self.lang)) from None

    async def _read(self, work: Awaitable[T]) -> T:
        try:
            return await self._try(work)
        except ToolError as error:
            raise ResourceError(str(error)) from None


def make_server(house: House, lang: str) -> MCPServer:
    """A server for one model, which gets up when its client goes."""
    tools = Tools(house, lang)

    @asynccontextmanager
    async def sit(_: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await tools.leave()

    server: MCPServer = MCPServer(
        "chabudai",
        instructions=INSTRUCTIONS,
        version=version("chabudai"),
        log_level="WARNING",
        lifespan=sit,
    )
    for tool in TOOLS:
        server.add_tool(getattr(tools, tool))
    server.resource("rules://{game}", mime_type="text/markdown")(tools.rules)
    server.resource("cards://{game}", mime_type="application/json")(tools.cards)
    return server
