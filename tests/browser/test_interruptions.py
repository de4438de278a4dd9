"""Nothing is lost when a page, a connection or the server goes away."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    LAST,
    TITLES,
    answer,
    play_now,
    version,
    wait_past,
    wait_until_asked,
)
from tests.server.conftest import NewServer
from tests.server.running import Server


def test_a_reloaded_page_shows_the_same_moment(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodachi")
    answer(page, LAST)
    v, prompt = version(page), page.locator(".prompt").inner_text()
    page.reload()
    wait_until_asked(page)
    assert (version(page), page.locator(".prompt").inner_text()) == (v, prompt)


def log(page: Page) -> list[str]:
    """The sentences of the whole log, with the cards that can be looked at from it."""
    page.locator(".log[aria-busy=false]").wait_for()
    closed = page.locator(".log details:not([open]) summary")
    while closed.count():
        closed.first.click()
    told = page.get_by_role("tabpanel").get_by_role("listitem")
    cards = "each => each.firstChild.data + [...each.querySelectorAll('button')].map(b => b.title)"
    lines: list[str] = told.evaluate_all(f"all => all.map({cards})")
    return lines


@pytest.mark.parametrize("game", TITLES)
def test_the_log_is_the_same_after_a_reload(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, server.url, game)
    for number in range(3):
        answer(page, number)
    v, told = version(page), log(page)
    page.reload()
    wait_until_asked(page)
    assert (version(page), log(page)) == (v, told)


def test_the_log_is_told_again_in_another_language(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "samurai_sword")
    answer(page, LAST)
    told, turns = log(page), page.get_by_role("tabpanel").locator(".turn")
    page.get_by_role("button", name="Parler français").click()
    expect(turns.first).to_have_text(re.compile("C’est à|À vous"))
    in_french = log(page)
    page.get_by_role("button", name="Speak English").click()
    expect(turns.first).to_contain_text("turn")
    assert log(page) == told
    assert len(in_french) == len(told)
    assert not set(in_french) & set(told)


def test_a_standing_answer_is_named_in_words_after_a_reload(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodachi")
    page.get_by_role("tab", name="More").click()
    always = page.get_by_role("button", name="Always:").first
    said = always.inner_text()
    always.click()
    given = page.get_by_role("tabpanel").locator("p").filter(has_text="Ask me again")
    expect(given).to_contain_text(said)
    page.reload()
    page.get_by_role("tab", name="More").click()
    expect(given).to_contain_text(said)


def test_a_second_tab_follows_the_first(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodachi")
    second = page.context.new_page()
    second.goto(page.url)
    wait_until_asked(second)
    v = version(second)
    answer(page, LAST)
    wait_past(second, v)


def test_a_lost_connection_is_found_again(server: Server, visit: Visit) -> None:
    page = visit()
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws/**", pass_on)
    play_now(page, server.url, "kodachi")
    lines[0].close()
    page.locator(".connection.open").wait_for(state="attached")
    answer(page, LAST)
    assert len(lines) > 1


def test_a_game_goes_on_after_the_server_was_killed(new_server: NewServer, visit: Visit) -> None:
    server, page = new_server(), visit()
    play_now(page, server.url, "samurai_sword")
    answer(page, LAST)
    v = version(page)
    server.kill()
    page.locator(".connection.lost").wait_for()
    server.start()
    page.locator(".connection.open").wait_for(state="attached")
    assert version(page) == v
    answer(page, 1)
