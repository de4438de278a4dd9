"""The documentation site, where the build itself does not look: what its pages fetch, its links."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs_extension import list_other_pages, make_row, rewrite_links
from docs_site import find_outside_addresses

from chabudai.engine.view.tensor import Slice

FETCHING = [
    '<script src="https://a.example/b.js"></script>',
    '<link rel="stylesheet" href="//a.example/b.css"/>',
    '<img alt="x" src="http://a.example/b.png">',
    "<style>@import 'https://a.example/b.css'</style>",
    "<style>a { background: url(https://a.example/b.png) }</style>",
]
AT_HOME = '<link href="b.css"/><script src="../b.js"></script><a href="https://a.example">a</a>'


@pytest.mark.parametrize("page", FETCHING)
def test_what_a_page_would_fetch_from_elsewhere_is_found(page: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(f"{AT_HOME}\n{page}\n")
    (found,) = find_outside_addresses(tmp_path)
    assert "a.example/b" in found


def test_a_link_that_somebody_may_click_is_none_of_that(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(AT_HOME)
    assert find_outside_addresses(tmp_path) == []


@pytest.mark.parametrize(
    ("link", "home", "page", "shown"),
    [
        ("[a](b.md#c)", "docs/x/y.md", "x/y", "[a](../x/b.md#c)"),
        ("[a](../b.md)", "docs/x/y.md", "x/y", "[a](../b.md)"),
        ("[a](../CONTRIBUTING.md)", "docs/y.md", "y", "[a](contributing.md)"),
        ("[a](docs/b.md)", "README.md", "y", "[a](b.md)"),
        ("[a](../examples/bots)", "docs/y.md", "y", "a (`examples/bots`)"),
        ("[a](https://a.example)", "docs/y.md", "y", "[a](https://a.example)"),
        ("[a](#b)", "docs/y.md", "y", "[a](#b)"),
    ],
)
def test_links_lead_to_pages_or_name_the_file(link: str, home: str, page: str, shown: str) -> None:
    """Written as GitHub needs them."""
    assert rewrite_links(link, home, page) == shown


def test_pages_that_an_index_does_not_name_are_listed_too(tmp_path: Path) -> None:
    for name in ("index", "one", "two", "three"):
        (tmp_path / f"{name}.md").touch()
    assert list_other_pages("```{toctree}\ntwo\n*\n```", tmp_path) == (
        "```{toctree}\ntwo\none\nthree\n```"
    )


def test_slices_of_the_same_kind_share_a_row() -> None:
    two = [Slice("players[0].hand", 4, ("a", "b")), Slice("players[1].hand", 6, ("a", "b"))]
    assert make_row(two) == ["4–7", "players[0].hand … players[1].hand", "2 × 2", "a, b"]
    assert make_row([Slice("round", 3, ("round",))]) == ["3", "round", "1", "round"]
