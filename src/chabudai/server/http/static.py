"""The browser client: the files that its build left in a folder, and one page for all its paths."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.errors import sentence

BUILT: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
# What the build has compressed already, the smallest first.
PACKED: Final = {"br": ".br", "gzip": ".gz"}
# What mimetypes knows only where the system tells it.
KINDS: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other path that a browser opens is one of the client's own."""
    folder: Path = request.app.state["page"]
    name = request.url.path.strip("/")
    if is_file(folder, name):
        return await file(folder, name, request)
    if name and not is_opened(name, request.headers.get("accept", "")):
        raise NotFoundException
    return await file(folder, INDEX, request) if is_file(folder, INDEX) else not_built()


def is_opened(name: str, accepted: str) -> bool:
    """Whether a browser opens this path, and no program asks for a file that is not there."""
    return "text/html" in accepted and not name.startswith(ASSETS)


def is_file(folder: Path, name: str) -> bool:
    """Whether the folder itself holds a file of that name; there are names no file can have."""
    try:
        place = (folder / name).resolve()
        return place.is_relative_to(folder.resolve()) and place.is_file()
    except (OSError, ValueError):
        return False


async def file(folder: Path, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file as the browser wants it; what has a hash in its name never changes."""
    coding = packing(folder, name, request.headers.get("accept-encoding", ""))
    place = folder / f"{name}{PACKED.get(coding, '')}"
    headers = {"vary": "accept-encoding"}
    if coding:
        headers["content-encoding"] = coding
    if name.startswith(ASSETS):
        headers["cache-control"] = FOR_EVER
    content = await asyncio.to_thread(place.read_bytes)
    return Response(content, media_type=kind_of(name), headers=headers)


def packing(folder: Path, name: str, accepted: str) -> str:
    """The best packing of a file that is both there and accepted, or none."""
    words = {each.partition(";")[0].strip() for each in accepted.split(",")}
    here = [each for each, end in PACKED.items() if is_file(folder, name + end)]
    return next((each for each in here if each in words), "")


def kind_of(name: str) -> str:
    """What a file is, by its name."""
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return kind or "application/octet-stream"


def not_built() -> Response[bytes]:
    """What a person sees where the client was never built."""
    lines = [sentence("no-page").text(lang) for lang in LANGUAGES]
    text = "\n".join(lines) + "\n"
    return Response(text.encode(), media_type="text/plain", status_code=503)
