"""Which language a request is answered in."""

from __future__ import annotations

from chabudai.engine.text.catalog import negotiate_language
from chabudai.server.http.access import AnyRequest, Caller


def provide_language(request: AnyRequest) -> str:
    """The language that the path names as `lang`, or else the browser's."""
    if "lang" in request.path_params:
        return negotiate_language([request.path_params["lang"]])
    return header_language(request)


def header_language(caller: Caller) -> str:
    """The language that a browser prefers, of those we have."""
    return negotiate_language(parse_accept_language(caller.headers.get("accept-language", "")))


def parse_accept_language(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    weighed = [(weight_of(each), each.partition(";")[0].strip()) for each in header.split(",")]
    wanted = sorted(weighed, key=lambda pair: -pair[0])
    return [language for weight, language in wanted if language and weight > 0]


def weight_of(part: str) -> float:
    """The `q` of one language of a header; 1 where there is none, 0 where it is not a number."""
    quality = part.partition(";")[2].strip()
    if not quality:
        return 1.0
    try:
        return float(quality.removeprefix("q="))
    except ValueError:
        return 0.0
