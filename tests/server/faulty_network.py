"""Bad weather between clients and a server: a proxy that cuts, loses, delays, doubles and swaps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from chabudai.engine.rng import FastRng

# Of a thousand frames.
CUT, LOST, DOUBLED, SWAPPED, DELAYED = 15, 50, 80, 80, 100
LONGEST = 0.004

End = ServerConnection | ClientConnection


class Weather:
    """What happens to every frame, both ways, as a seed says; nothing does while it is calm."""

    def __init__(self, seed: int, upstream: int) -> None:
        self.rng = FastRng(seed)
        self.upstream = upstream
        self.calm = True
        self.port = 0
        self.seen: dict[str, int] = {}

    async def carry(self, client: ServerConnection) -> None:
        """Carry frames between one client and the server until one of them goes."""
        assert client.request is not None
        address = f"ws://127.0.0.1:{self.upstream}{client.request.path}"
        headers = {"authorization": client.request.headers["authorization"]}
        async with connect(address, additional_headers=headers, proxy=None) as server:
            ways = [self.pump(client, server), self.pump(server, client)]
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            client.transport.abort()

    async def pump(self, source: End, target: End) -> None:
        """One way; a frame that is held back comes after the next one."""
        held: list[str | bytes] = []
        with suppress(websockets.ConnectionClosed):
            async for frame in source:
                fate = self.fate()
                if fate == "cut":
                    return
                sent = {"lost": [], "doubled": [frame, frame], "swapped": []}.get(fate, [frame])
                if fate == "delayed":
                    await asyncio.sleep(LONGEST * int(self.rng.randbelow(100)) / 100)
                for each in [*sent, *held]:
                    await target.send(each)
                held = [frame] if fate == "swapped" else []

    def fate(self) -> str:
        """What happens to the next frame."""
        lot = int(self.rng.randbelow(1000))
        odds = {"cut": CUT, "lost": LOST, "doubled": DOUBLED, "swapped": SWAPPED}
        for name, share in {**odds, "delayed": DELAYED}.items():
            if lot < share and not self.calm:
                self.seen[name] = self.seen.get(name, 0) + 1
                return name
            lot -= share
        return "carried"


@asynccontextmanager
async def weather(seed: int, upstream: int) -> AsyncIterator[Weather]:
    """A proxy in front of a server."""
    between = Weather(seed, upstream)
    async with serve(between.carry, "127.0.0.1", 0, compression=None) as proxy:
        between.port = next(iter(proxy.sockets)).getsockname()[1]
        yield between
