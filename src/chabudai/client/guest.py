"""Somebody at a table over the network; what was sent and not answered is sent again."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Self

import websockets
from websockets.asyncio.client import ClientConnection, connect

from chabudai.server.protocol.messages import (
    Accepted,
    ClientMessage,
    Hint,
    Hinted,
    Know,
    Known,
    Ping,
    Play,
    Pong,
    Ready,
    Reason,
    Reasons,
    Refused,
    Room,
    Said,
    ServerMessage,
    Sit,
    Stalled,
    Undo,
    Update,
    WhyNot,
    encode,
    from_server,
)

FINAL_CODES = {4401, 4403, 4404, 4500}
FIRST_WAIT = 0.05
LONGEST_WAIT = 1.0
HEARTBEAT = 15.0
HEARTBEAT_PING = -1

RequestMessage = Sit | Ready | Play | Undo | WhyNot | Know | Hint
ReplyMessage = Accepted | Refused | Reasons | Known | Hinted


class NotDone(Exception):
    """The server refused something; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.refused = refused


class ShutOut(Exception):
    """The server does not let this client in, now or later; `code` is the socket's."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Guest:
    """A seat or a spectator's place: the newest room and update, and what can be said."""

    def __init__(
        self,
        address: str,
        headers: dict[str, str],
        on_frame: Callable[[bytes], None] | None,
        heartbeat: float,
    ) -> None:
        self.address = address
        self.heartbeat = heartbeat
        self.headers = headers
        self.room: Room | None = None
        self.update: Update | None = None
        self.said: list[Said] = []
        self.refused: list[Refused] = []
        self.stalled = ""  # why the table waits, where it does
        self.pong: int | None = None
        self._on_frame = on_frame
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[ClientMessage, asyncio.Future[ServerMessage]]] = {}
        self._news = asyncio.Condition()
        self._shut_out: ShutOut | None = None

    async def __aenter__(self) -> Self:
        self._staying_connected = asyncio.create_task(self._stay_connected())
        await self.until(lambda: self.room is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._staying_connected.cancel()
        await asyncio.gather(self._staying_connected, return_exceptions=True)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds of what this guest has been shown; raises ShutOut."""
        async with self._news:
            await self._news.wait_for(lambda: self._shut_out is not None or holds())
        if self._shut_out is not None:
            raise self._shut_out

    async def look_again(self) -> None:
        """Let those who wait see whether what they wait for holds now."""
        async with self._news:
            self._news.notify_all()

    # Sending

    async def say(self, message: ClientMessage) -> None:
        """Send any message; it is lost if the socket is just now."""
        if self._socket is not None:
            await self._send(self._socket, message)

    async def sit(self, seat: int) -> None:
        """Take a seat, with chance of one's own for the shuffle; raises NotDone."""
        await self._request(Sit(seat, secrets.token_hex(16), secrets.token_hex(8)))
        await self.until(lambda: self.seat() == seat)

    async def ready(self) -> None:
        """Be ready to start; raises NotDone."""
        await self._request(Ready(True, secrets.token_hex(8)))

    async def play(self, token: str, v: int | None = None) -> int:
        """Answer the question asked; returns the version it made, raises NotDone."""
        seen = self.version() if v is None else v
        return await self._request_version(Play(secrets.token_hex(8), seen, token))

    async def undo(self, actions: int = 1) -> int:
        """Take back the last actions; waits for the others' consent where that is needed."""
        return await self._request_version(Undo(secrets.token_hex(8), self.version(), actions))

    async def why_not(self, token: str) -> list[Reason]:
        """The rules that forbid an action."""
        answer = await self._request(WhyNot(secrets.token_hex(8), token))
        assert isinstance(answer, Reasons)
        return answer.reasons

    async def know(self) -> Known:
        """What one can work out from what one sees; raises NotDone."""
        answer = await self._request(Know(secrets.token_hex(8)))
        assert isinstance(answer, Known)
        return answer

    async def hint(self) -> Hinted:
        """What a strong bot would answer now; raises NotDone."""
        answer = await self._request(Hint(secrets.token_hex(8)))
        assert isinstance(answer, Hinted)
        return answer

    # Seeing

    def version(self) -> int:
        """The version of the newest update."""
        return self.update.v if self.update else 0

    def seat(self) -> int | None:
        """One's own seat."""
        return self.room.you if self.room else None

    def asked(self) -> bool:
        """Whether it is this guest who is asked now."""
        return bool(self.update and self.update.legal)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.room is not None and self.room.phase == "over"

    # The socket

    async def _request_version(self, message: Play | Undo) -> int:
        answer = await self._request(message)
        assert isinstance(answer, Accepted)
        return answer.v

    async def _request(self, message: RequestMessage) -> ServerMessage:
        future: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, future)
        try:
            if self._socket is not None:
                await self._send(self._socket, message)
            answer = await future
        finally:
            del self._waiting[message.id]
        if isinstance(answer, Refused):
            raise NotDone(answer)
        return answer

    async def _send(self, socket: ClientConnection, message: ClientMessage) -> None:
        with suppress(websockets.ConnectionClosed):  # what has an id is sent again on the next
            await socket.send(encode(message).decode())

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        while self._shut_out is None:
            try:
                async with connect(
                    self.address, additional_headers=self.headers, proxy=None, compression=None
                ) as socket:
                    wait = FIRST_WAIT
                    await self._receive_frames(socket)
            except websockets.ConnectionClosed as closed:
                await self._remember_shut_out(closed)
            except (OSError, websockets.InvalidHandshake, TimeoutError, EOFError):
                wait = min(LONGEST_WAIT, wait * 2)
            await asyncio.sleep(wait * random.uniform(0.5, 1))

    async def _receive_frames(self, socket: ClientConnection) -> None:
        self._socket = socket
        heartbeats = asyncio.create_task(self._send_heartbeats(socket))
        try:
            while True:
                frame = await socket.recv(decode=False)
                await self._handle_frame(frame)
        finally:
            self._socket = None
            heartbeats.cancel()

    async def _send_heartbeats(self, socket: ClientConnection) -> None:
        """Send again what was not answered, and ask for what was missed, now and then."""
        while True:
            for message, _ in list(self._waiting.values()):
                await self._send(socket, message)
            await asyncio.sleep(self.heartbeat)
            await self._send(socket, Ping(HEARTBEAT_PING, self._seen_version()))

    def _seen_version(self) -> int:
        """The newest version seen; a room that was seen says nothing of the update beside it."""
        if self.update is None and self.room is not None:
            return self.room.v
        return self.version()

    async def _remember_shut_out(self, closed: websockets.ConnectionClosed) -> None:
        if closed.rcvd is not None and closed.rcvd.code in FINAL_CODES:
            self._shut_out = ShutOut(closed.rcvd.code)
            await self.look_again()

    async def _handle_frame(self, frame: bytes) -> None:
        if self._on_frame is not None:
            self._on_frame(frame)
        self._handle_message(from_server.decode(frame))
        await self.look_again()

    def _handle_message(self, message: ServerMessage) -> None:
        match message:
            case Room(v=v):
                if self.room is None or v >= self.room.v:
                    self.room = message
            case Update(v=v):
                if v >= self.version():
                    self.update = message
            case Said(line=line):
                if not self.said or line > self.said[-1].line:  # a new socket begins with old lines
                    self.said.append(message)
            case Pong(n=n):
                self.pong = self.pong if n == HEARTBEAT_PING else n
            case Stalled(stalled=stalled, text=text):
                self.stalled = text if stalled else ""
            case Refused() if message.id not in self._waiting:
                self.refused.append(message)
            case Accepted() | Refused() | Reasons() | Known() | Hinted():
                self._resolve_request(message)

    def _resolve_request(self, message: ReplyMessage) -> None:
        _, future = self._waiting.get(message.id, (None, None))
        if future is not None and not future.done():
            future.set_result(message)
