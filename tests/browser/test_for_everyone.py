"""The page is for every screen, hand, eye and language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import PHONE, TITLES, play_now, wait_until_asked
from tests.server.running import Server

PLACES = ["/", "/new/samurai_sword", "/rules/kodachi", "/account", "/t/nothing", "/kitchen"]
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
LOADED = 200_000
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
SAID = """[...document.querySelectorAll("body *")].flatMap((part) => [
  ...[...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
  ...["aria-label", "title", "placeholder"].map((name) => part.getAttribute(name)),
])"""


def go(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.locator("main").wait_for()


def test_axe_finds_nothing_in_any_room(server: Server, visit: Visit) -> None:
    page = visit()
    for place in PLACES:
        go(page, server.url + place)
        assert complaints(page) == []


@pytest.mark.parametrize("game", TITLES)
def test_axe_finds_nothing_at_any_table(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, server.url, game)
    assert complaints(page) == []


def test_no_room_scrolls_sideways_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    for place in PLACES:
        go(page, server.url + place)
        assert not page.evaluate(SIDEWAYS), place


@pytest.mark.parametrize("game", TITLES)
def test_no_table_scrolls_sideways_on_a_phone(server: Server, visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, game)
    assert not page.evaluate(SIDEWAYS)


def test_the_language_changes_on_the_spot(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodachi")
    page.get_by_role("button", name="Parler français").click()
    page.get_by_role("tab", name="Journal").wait_for()
    expect(page).to_have_title(re.compile("^● À vous"))
    page.reload()
    page.get_by_role("tab", name="Journal").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def phrases(lang: str) -> set[str]:
    """What the page itself may say in a language, as far as it is said without figures."""
    lines = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.partition(" = ")[2].strip() for line in lines]
    return {phrase for phrase in said if phrase and "{" not in phrase}


def test_no_english_is_left_at_a_french_table(server: Server, visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(server.url)
    page.get_by_role("button", name="Jouer Samurai Sword").click()
    wait_until_asked(page)
    seen: set[str] = set(page.evaluate(SAID))
    for tab in page.get_by_role("tab").all():
        tab.click()
        seen |= set(page.evaluate(SAID))
    assert "Plus" in seen
    assert seen & (phrases("en") - phrases("fr")) == set()


def test_a_french_browser_is_greeted_in_french(server: Server, visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(server.url)
    page.get_by_role("heading", name="Asseyez-vous et jouez").wait_for()


def test_the_first_load_is_light(server: Server, visit: Visit) -> None:
    page = visit()
    session = page.context.new_cdp_session(page)
    sizes: list[int] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda load: sizes.append(load["encodedDataLength"]))
    go(page, server.url)
    assert 0 < sum(sizes) < LOADED


def test_nothing_comes_from_elsewhere(server: Server, visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page, server.url, "kodama_duo")
    assert [url for url in asked if not url.startswith(server.url)] == []
