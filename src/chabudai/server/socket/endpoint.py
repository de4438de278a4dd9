"""The WebSocket of a table: messages in, frames out, until one side has enough."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from chabudai.engine.text.catalog import negotiate_language
from chabudai.server.errors import Rejected, sentence
from chabudai.server.http.access import PUBLIC, is_same_origin
from chabudai.server.http.services import Services
from chabudai.server.ops.rate_limit import RateLimiter
from chabudai.server.protocol.messages import Refused, from_client
from chabudai.server.socket.handlers import dispatch
from chabudai.server.tables.connection import Connection
from chabudai.server.tables.table import Table

Socket = WebSocket[Any, Any, Any]

# Why a socket is closed; the last three digits are those of HTTP.
BAD_MESSAGE: Final = 4400
UNAUTHORIZED: Final = 4401
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
CLOSE_SECONDS: Final = 1.0


# Public, because it identifies the person by itself: browsers show a page why a socket was closed
# only if it was opened first.
@websocket("/ws/tables/{table_id:str}", name="table", opt=PUBLIC)
async def table_socket(socket: Socket, services: NamedDependency[Services]) -> None:
    """Let a person sit at a table, or watch it."""
    registry, access = services.registry, services.access
    await socket.accept()
    address = access.client_address(socket)
    if not is_same_origin(socket):
        return await refuse(services, socket, FORBIDDEN)
    person = await access.identify(socket)
    if person is None:
        return await refuse(services, socket, UNAUTHORIZED)
    try:
        table = await registry.get(socket.path_params["table_id"])
    except Rejected:
        return await refuse(services, socket, NOT_FOUND)
    if access.open_sockets[address] >= registry.limits.sockets_per_address:
        return await refuse(services, socket, TOO_MANY)
    language = negotiate_language([socket.query_params.get("lang", "")])
    connection = Connection(person.id, person.name, language)
    access.open_sockets[address] += 1
    registry.metrics.sockets.inc()
    try:
        await attend(services, socket, table, connection)
    finally:
        access.open_sockets[address] -= 1
        registry.metrics.sockets.dec()


async def refuse(services: Services, socket: Socket, code: int) -> None:
    """Close a socket with a reason that a browser can read."""
    services.registry.metrics.refused.labels(str(code)).inc()
    await socket.close(code=code)


async def attend(services: Services, socket: Socket, table: Table, connection: Connection) -> None:
    """Carry messages both ways until the socket closes or has to be closed."""
    table.post(lambda: connect(table, connection))
    work = (
        send_frames(socket, connection),
        receive_messages(services, socket, table, connection),
        connection.too_slow.wait(),
    )
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.post(lambda: disconnect(table, connection))
    if connection.too_slow.is_set():
        await drop_slow_socket(services, socket)


async def drop_slow_socket(services: Services, socket: Socket) -> None:
    """Close a socket that may be too full even to be told so."""
    services.registry.metrics.slow.inc()
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code=TOO_SLOW)


async def connect(table: Table, connection: Connection) -> None:
    table.add_connection(connection)


async def disconnect(table: Table, connection: Connection) -> None:
    table.remove_connection(connection)


async def send_frames(socket: Socket, connection: Connection) -> None:
    """Send what waits, for ever."""
    while True:
        frame = await connection.frames.get()
        await socket.send_data(frame.decode(), mode="text")


async def receive_messages(
    services: Services, socket: Socket, table: Table, connection: Connection
) -> None:
    """Hand on what comes, no faster than the limits allow."""
    limits, now = services.registry.limits, services.access.now
    limiter = RateLimiter(limits.messages_at_once, limits.messages_per_second, now())
    try:
        while True:
            text = await socket.receive_data(mode="text")
            if not limiter.allow(now()):
                return await socket.close(code=TOO_MANY)
            post_message(table, connection, text)
    except WebSocketDisconnect:
        return None


def post_message(table: Table, connection: Connection, text: str | bytes) -> None:
    """Decode one message for the table; what is no message is refused."""
    try:
        message = from_client.decode(text)
    except msgspec.ValidationError as error:
        connection.send(Refused("", "bad-message", str(error)))
    except msgspec.DecodeError:
        refusal = sentence("bad-message").text(connection.lang)
        connection.send(Refused("", "bad-message", refusal))
    else:
        table.post(lambda: dispatch(table, connection, message))
