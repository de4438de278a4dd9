"""What the server answers over HTTP when a request fails: a sentence, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.testing import TestClient, create_test_client

from chabudai.engine.text.catalog import LANGUAGES
from chabudai.server.app import EXCEPTION_HANDLERS, HEADERS, create_app
from chabudai.server.settings import Settings

STATUSES = [400, 401, 403, 404, 405, 413, 415, 429, 500]
UNUSUAL = {418: 400, 451: 400, 501: 500, 507: 500}


@get("/http/{status:int}", sync_to_thread=False)
def fail_with(status: FromPath[int]) -> None:
    raise HTTPException(status_code=status, detail="of no use to a player")


@get("/bug", sync_to_thread=False)
def fail_by_mistake() -> None:
    raise ZeroDivisionError("of no use to a player")


def ask(path: str, lang: str) -> dict[str, str]:
    """What a browser of this language gets."""
    with create_test_client(
        [fail_with, fail_by_mistake], exception_handlers=EXCEPTION_HANDLERS
    ) as client:
        answer = client.get(path, headers={"accept-language": lang})
        assert answer.headers.items() >= HEADERS.items()
        said: dict[str, str] = answer.json()
        return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_http_error_has_a_sentence_of_its_own(lang: str) -> None:
    answers = [ask(f"/http/{status}", lang) for status in STATUSES]
    texts = [answer["text"] for answer in answers]
    assert [answer["code"] for answer in answers] == [f"http-{status}" for status in STATUSES]
    assert all(text.endswith(".") and "of no use" not in text for text in texts)
    assert len(set(texts)) == len(STATUSES)


@pytest.mark.parametrize(("status", "like"), UNUSUAL.items())
def test_an_unusual_error_is_told_like_the_usual_one_of_its_kind(status: int, like: int) -> None:
    answer = ask(f"/http/{status}", "en")
    assert answer["code"] == f"http-{status}"
    assert "of no use" not in answer["text"] == ask(f"/http/{like}", "en")["text"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Something went wrong on the server."),
        ("fr", "Un problème est survenu sur le serveur."),
    ],
)
def test_a_mistake_of_ours_is_told_without_details(lang: str, said: str) -> None:
    assert ask("/bug", lang) == {"code": "http-500", "text": said}


def test_openapi_describes_errors_as_they_are(tmp_path: Path) -> None:
    """For every route of ours, with the form of the answer."""
    with TestClient(create_app(Settings(tmp_path)), base_url="http://127.0.0.1") as client:
        described = client.get("/api/schema/openapi.json").json()
        answer = client.post("/api/programs", json={"name": 7}).json()
    fields = described["components"]["schemas"]["Problem"]["properties"]
    assert set(answer) <= set(fields)
    operations = [each for path in described["paths"].values() for each in path.values()]
    for operation in operations:
        assert {"400", "421", "429", "500"} <= set(operation["responses"])
        for status, spec in operation["responses"].items():
            if status >= "400":
                (content,) = spec["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
