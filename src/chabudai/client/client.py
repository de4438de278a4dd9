"""A program's way into a server: its token, tables to open, tables to go to."""

from __future__ import annotations

import ssl
from collections.abc import Callable
from functools import cache

import httpx
import msgspec

from chabudai.client.guest import HEARTBEAT, Guest
from chabudai.server.protocol.messages import Terms
from chabudai.server.protocol.schemas import Program

TIMEOUT_SECONDS = 60.0
# What comes of asking an address that none of our servers is at.
NOT_OUR_SERVER = (httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError, ValueError)


class Client:
    """A program that a server knows by its token."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token

    @classmethod
    async def welcome(cls, url: str, name: str) -> Client:
        """A new program of that name."""
        async with open_http(url) as http:
            answer = await http.post("/api/programs", json={"name": name})
        answer.raise_for_status()
        return cls(url, msgspec.json.decode(answer.content, type=Program).token)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any request over HTTP."""
        content = None if body is None else msgspec.json.encode(body)
        async with open_http(self.url) as http:
            return await http.request(method, path, content=content, headers=self.headers())

    async def open_table(self, terms: Terms) -> str:
        """Open a table and return its name."""
        answer = await self.ask("POST", "/api/tables", terms)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def at(
        self,
        table: str,
        lang: str = "en",
        on_frame: Callable[[bytes], None] | None = None,
        heartbeat: float = HEARTBEAT,
    ) -> Guest:
        """Go to a table: `async with client.at(table) as guest`."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}?lang={lang}"
        return Guest(address, self.headers(), on_frame, heartbeat)

    def headers(self) -> dict[str, str]:
        """What shows the server who asks."""
        return {"authorization": f"Bearer {self.token}", "content-type": "application/json"}


def open_http(url: str) -> httpx.AsyncClient:
    """A way to ask one server."""
    trusted = trusted_certificates()
    return httpx.AsyncClient(base_url=url, trust_env=False, verify=trusted, timeout=TIMEOUT_SECONDS)


@cache
def trusted_certificates() -> ssl.SSLContext:
    """Whom to trust; reading it takes longer than a request."""
    return ssl.create_default_context()
