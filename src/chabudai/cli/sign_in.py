"""A program's account on a server, kept by the token it was given the first time."""

from __future__ import annotations

import os
import re
from pathlib import Path

from chabudai.client.client import Client
from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import Sentence
from chabudai.terminal.game.files import games_folder


async def sign_in(url: str, name: str, file: Path | None) -> Client:
    """The account of the last time, by the token it had; a new one if there was none."""
    path = file or find_token_file(url, name)
    try:
        if path.exists():
            return Client(url, path.read_text("ascii").strip())
        client = await Client.welcome(url, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as token:
            token.write(client.token)
    except OSError:
        raise BadOptions(Sentence("chabudai.cli", "bot-no-token", {"path": str(path)})) from None
    return client


def find_token_file(url: str, name: str) -> Path:
    server = re.sub(r"[^a-z0-9.]+", "-", url.lower().rstrip("/"))
    return games_folder() / "bots" / f"{name}-{server}.token"
