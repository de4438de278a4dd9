"""A table's socket: messages in, frames out, until one side has enough."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.errors import NotNow, sentence
from chabudai.server.http.access import Bucket, from_here
from chabudai.server.http.services import Desk
from chabudai.server.protocol.messages import Refused, from_client
from chabudai.server.socket.handlers import hear
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table

Socket = WebSocket[Any, Any, Any]

# Why a socket is closed; the last three digits are those of HTTP.
BAD_MESSAGE: Final = 4400
WHO: Final = 4401
ELSEWHERE: Final = 4403
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4429
TOO_SLOW: Final = 4408
GOODBYE: Final = 1.0


@websocket("/ws/tables/{table_id:str}", name="table")
async def table_socket(socket: Socket) -> None:
    """Let a person sit at a table, or watch it."""
    desk = Desk.of(socket)
    await socket.accept()
    address = desk.door.address(socket)
    if not from_here(socket):
        return await refuse(desk, socket, ELSEWHERE)
    person = await desk.door.who(socket)
    if person is None:
        return await refuse(desk, socket, WHO)
    try:
        table = await desk.house.table(socket.path_params["table_id"])
    except NotNow:
        return await refuse(desk, socket, NO_TABLE)
    if desk.door.sockets[address] >= desk.house.limits.sockets_per_address:
        return await refuse(desk, socket, TOO_MUCH)
    lang = socket.query_params.get("lang", "en")
    guest = Connection(person.id, person.name, lang if lang in LANGUAGES else "en")
    desk.door.sockets[address] += 1
    desk.house.metrics.sockets.inc()
    try:
        await attend(desk, socket, table, guest)
    finally:
        desk.door.sockets[address] -= 1
        desk.house.metrics.sockets.dec()


async def refuse(desk: Desk, socket: Socket, code: int) -> None:
    """Close a socket with a reason that a browser can read."""
    desk.house.metrics.refused.labels(str(code)).inc()
    await socket.close(code=code)


async def attend(desk: Desk, socket: Socket, table: Table, guest: Connection) -> None:
    """Carry messages both ways until the socket closes or has to be closed."""
    table.post(lambda: coming(table, guest))
    work = (write(socket, guest), read(desk, socket, table, guest), guest.too_slow.wait())
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.post(lambda: going(table, guest))
    if guest.too_slow.is_set():
        await drop(desk, socket)


async def drop(desk: Desk, socket: Socket) -> None:
    """Close a socket that may be too full even to be told so."""
    desk.house.metrics.slow.inc()
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await socket.close(code=TOO_SLOW)


async def coming(table: Table, guest: Connection) -> None:
    """Let the table know, in its turn."""
    table.arrive(guest)


async def going(table: Table, guest: Connection) -> None:
    """Let the table know, in its turn."""
    table.depart(guest)


async def write(socket: Socket, guest: Connection) -> None:
    """Send what waits."""
    while True:
        frame = await guest.frames.get()
        await socket.send_data(frame.decode(), mode="text")


async def read(desk: Desk, socket: Socket, table: Table, guest: Connection) -> None:
    """Hand on what comes, as fast as one may speak."""
    limits, now = desk.house.limits, desk.door.now
    bucket = Bucket(limits.messages_at_once, limits.messages_per_second, now())
    try:
        while True:
            text = await socket.receive_data(mode="text")
            if not bucket.take(now()):
                return await socket.close(code=TOO_MUCH)
            take_in(table, guest, text)
    except WebSocketDisconnect:
        return None


def take_in(table: Table, guest: Connection, text: str | bytes) -> None:
    """Read one message; one that is none is told so."""
    try:
        message = from_client.decode(text)
    except msgspec.ValidationError as error:
        guest.send(Refused("", "bad-message", str(error)))
    except msgspec.DecodeError:
        guest.send(Refused("", "bad-message", sentence("bad-message").text(guest.lang)))
    else:
        table.post(lambda: hear(table, guest, message))
