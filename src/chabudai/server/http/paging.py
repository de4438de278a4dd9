"""Pages of long answers: `?first=N` asks for one, the header `link` names the next."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from chabudai.server.history.pages import Page

First = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="the number of the first item")
]


def respond_with_page(page: Page) -> Response[bytes]:
    """A page as JSON, with the address of the next one."""
    headers = link_next(page.next)
    return Response(page.body, media_type="application/json", status_code=200, headers=headers)


def link_next(first: int | None) -> dict[str, str]:
    """The header that names the next page, if there is one."""
    return {} if first is None else {"link": f'<?first={first}>; rel="next"'}


def describe_pages(item: Any) -> dict[int, ResponseSpec]:  # noqa: ANN401
    """How OpenAPI describes pages of such items."""
    description = "a page; the header `link` names the next one, if there is any"
    return {
        200: ResponseSpec(
            data_container=list[item], description=description, generate_examples=False
        )
    }
