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
from chabudai.server.protocol.messages import ClientMessage, Refused, from_client
from chabudai.server.socket.handlers import dispatch
from chabudai.server.tables.connection import NOT_SHOWN, TOO_SLOW, Connection
from chabudai.server.tables.table import Table

Socket = WebSocket[Any, Any, Any]

# Why a socket is closed; the last three digits are those of HTTP.
UNAUTHORIZED: Final = 4401
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
TRY_AGAIN: Final = 1013
CLOSE_SECONDS: Final = 1.0
PASSING: Final = {"storage-stalled", "table-elsewhere"}


# Public, because it identifies the person by itself: browsers show a page why a socket was closed
# only if it was opened first.
@websocket("/ws/tables/{table_id:str}", name="table", opt=PUBLIC)
async def table_socket(socket: Socket, services: NamedDependency[Services]) -> None:
    """Let a person sit at a table, or watch it."""
    await socket.accept()
    with services.access.count_socket(socket) as is_allowed:
        if not is_allowed:
            return await refuse(services, socket, TOO_MANY)
        if not is_same_origin(socket):
            return await refuse(services, socket, FORBIDDEN)
        session = await services.access.find_session(socket)
        if session is None:
            return await refuse(services, socket, UNAUTHORIZED)
        language = negotiate_language([socket.query_params.get("lang", "")])
        connection = Connection(session.person.id, session.person.name, language)
        with services.access.link_socket(session, connection):
            await come_to_table(services, socket, connection)
    return None


async def come_to_table(services: Services, socket: Socket, connection: Connection) -> None:
    """Find the table, and stay there."""
    registry = services.registry
    try:
        table = await registry.get(socket.path_params["table_id"])
        table.inbox.require_room()
    except Rejected as error:
        is_passing = error.sentence.code in PASSING
        return await refuse(services, socket, TRY_AGAIN if is_passing else NOT_FOUND)
    registry.metrics.sockets.inc()
    try:
        await attend(services, socket, table, connection)
    finally:
        registry.metrics.sockets.dec()


async def refuse(services: Services, socket: Socket, code: int) -> None:
    """Close a socket with a reason that a browser can read."""
    services.registry.metrics.refused.labels(str(code)).inc()
    await socket.close(code=code)


async def attend(services: Services, socket: Socket, table: Table, connection: Connection) -> None:
    """Carry messages both ways until the socket closes or has to be closed."""
    with table.receive(connection):
        await carry_messages(services, socket, table, connection)
    if connection.close_code is not None:
        await drop_socket(services, socket, connection.close_code)


async def carry_messages(
    services: Services, socket: Socket, table: Table, connection: Connection
) -> None:
    """Carry messages both ways, and let the table know who comes and goes."""
    table.stall_notice.tell_newcomer(connection)
    table.post(lambda: connect(table, connection))
    work = (
        send_frames(socket, connection),
        receive_messages(services, socket, table, connection),
        connection.ended.wait(),
    )
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.post(lambda: disconnect(table, connection))


async def drop_socket(services: Services, socket: Socket, code: int) -> None:
    """Close a socket that may be too full even to be told so."""
    if code == TOO_SLOW:
        services.registry.metrics.slow.inc()
    reason = sentence("table-not-shown").text("en") if code == NOT_SHOWN else None
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code=code, reason=reason)


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
            await post_message(table, connection, text)
    except WebSocketDisconnect:
        return None


async def post_message(table: Table, connection: Connection, text: str | bytes) -> None:
    """Hand one message on; no more is read while many wait. What is no message is refused."""
    try:
        message = from_client.decode(text)
    except msgspec.ValidationError as error:
        connection.send(Refused("", "bad-message", str(error)))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        refusal = sentence("bad-message").text(connection.lang)
        connection.send(Refused("", "bad-message", refusal))
    else:
        await connection.unhandled.acquire()
        table.post(lambda: handle_message(table, connection, message))


async def handle_message(table: Table, connection: Connection, message: ClientMessage) -> None:
    try:
        await dispatch(table, connection, message)
    finally:
        connection.unhandled.release()
