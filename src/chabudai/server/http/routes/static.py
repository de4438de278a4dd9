"""The browser client: the files that its build left in a folder, and one page for all its paths."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.errors import sentence
from chabudai.server.http.access import PUBLIC, AnyRequest

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
# What the build has compressed already, the smallest first.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
# What mimetypes knows only where the system tells it.
MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt=PUBLIC,
)
async def serve_page(request: AnyRequest) -> Response[bytes]:
    """A file of the client, or its one page for any other path that a browser opens."""
    folder: Path = request.app.state["page"]
    name = request.url.path.strip("/")
    if is_file(folder, name):
        return await read_file(folder, name, request)
    if name and not is_page_path(name, request.headers.get("accept", "")):
        raise NotFoundException
    if not is_file(folder, INDEX):
        return explain_missing_page()
    return await read_file(folder, INDEX, request)


def is_page_path(name: str, accepted: str) -> bool:
    """Whether a browser opens this path, and no program asks for a file that is not there."""
    return "text/html" in accepted and not name.startswith(ASSETS)


def is_file(folder: Path, name: str) -> bool:
    """Whether the folder itself holds a file of that name; there are names no file can have."""
    try:
        place = (folder / name).resolve()
        return place.is_relative_to(folder.resolve()) and place.is_file()
    except (OSError, ValueError):
        return False


async def read_file(folder: Path, name: str, request: AnyRequest) -> Response[bytes]:
    """A file as the browser wants it; what has a hash in its name never changes."""
    coding = choose_encoding(folder, name, request.headers.get("accept-encoding", ""))
    place = folder / f"{name}{ENCODINGS.get(coding, '')}"
    headers = {"vary": "accept-encoding"}
    if coding:
        headers["content-encoding"] = coding
    if name.startswith(ASSETS):
        headers["cache-control"] = FOR_EVER
    content = await asyncio.to_thread(place.read_bytes)
    return Response(content, media_type=guess_media_type(name), headers=headers)


def choose_encoding(folder: Path, name: str, accepted: str) -> str:
    """The best encoding of a file that is both there and accepted, or none."""
    words = {each.partition(";")[0].strip() for each in accepted.split(",")}
    here = [each for each, end in ENCODINGS.items() if is_file(folder, name + end)]
    return next((each for each in here if each in words), "")


def guess_media_type(name: str) -> str:
    """The media type of a file, by its name."""
    kind = MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return kind or "application/octet-stream"


def explain_missing_page() -> Response[bytes]:
    """Say how to build the client, where it never was."""
    lines = [sentence("no-page").text(lang) for lang in LANGUAGES]
    text = "\n".join(lines) + "\n"
    return Response(text.encode(), media_type="text/plain", status_code=503)
