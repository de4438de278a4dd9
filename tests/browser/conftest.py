"""A real browser, the built page, and a real server behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import chromium
import node
import page as client
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.conftest import new_server, server

__all__ = ["new_server", "server"]

Visit = Callable[..., Page]
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)  # it does not take the patience of the page
# Settings that the browser has kept from earlier; what a test sets itself is not set back.
REMEMBER = """
if (location.protocol.startsWith("http"))
  for (const [name, value] of Object.entries(%s))
    localStorage.getItem(`chabudai.${name}`) ?? localStorage.setItem(`chabudai.${name}`, value);
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file; Playwright's event loop is in the way of others."""
    found = chromium.find_program()
    assert found, chromium.obstacle()
    assert client.is_fresh(), "the page is not built from these sources: run ./play test"
    with pytest.MonkeyPatch.context() as patch:
        # The Node.js that Playwright brings needs a library which a bare machine lacks.
        patch.setenv("PLAYWRIGHT_NODEJS_PATH", node.find_program() or "")
        with sync_playwright() as playwright:
            started = playwright.chromium.launch(executable_path=found, args=QUIET)
            yield started
            started.close()


def open_context(browser: Browser, speed: str = "instant", **how: Any) -> BrowserContext:
    """A browser of its own for somebody who has been here before and needs no welcome.

    What others do is shown at this speed; at once, nothing is retold by itself."""
    defaults = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
    retell = "no" if speed == "instant" else "yes"
    kept = {"aim": "no", "speed": speed, "retell": retell, **how.pop("kept", {})}
    context = browser.new_context(**{**defaults, "reduced_motion": "reduce", **how})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REMEMBER % json.dumps(kept))
    return context


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Pages of people who do not know each other; nothing may go wrong in any of them."""
    contexts = []
    wrong: list[str] = []

    def open_page(**how: Any) -> Page:
        context = open_context(browser, **how)
        contexts.append(context)
        opened = context.new_page()
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        return opened

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
