"""What was played can be taken back, looked at again, kept in a file and gone on from."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chabudai.bots import Budget
from tests.browser.axe import complaints
from tests.browser.conftest import Visit, open_context
from tests.browser.page_actions import (
    LAST,
    OVER,
    answer,
    play_now,
    play_out,
    say_yes_if_asked,
    version,
    wait_until_asked,
)
from tests.server.running import Server

GLANCE = Budget(iterations=1)
PICTURES = {"SVG": b"<svg", "PNG": b"\x89PNG"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks back upon a game at a glance."""
    running = Server(tmp_path_factory.mktemp("house"), review=GLANCE).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def finished(house: Server, browser: Browser) -> Iterator[Page]:
    """A table at which a game of Kodama Duo is over: no other is as short."""
    context = open_context(browser)
    page = context.new_page()
    play_now(page, house.url, "kodama_duo")
    play_out(page)
    yield page
    context.close()


@pytest.fixture(scope="module")
def path(finished: Page) -> str:
    return finished.url


@pytest.fixture
def table(finished: Page, path: str) -> Page:
    """That table again, wherever one was led from there."""
    finished.goto(path)
    finished.locator(OVER).wait_for()
    return finished


def test_a_decision_is_taken_back_by_the_button(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodachi")
    while not page.locator(".moment .way:enabled").count():
        answer(page, LAST)
    page.locator(".log[aria-busy=false]").wait_for()
    prompt, log = page.locator(".prompt").inner_text(), page.get_by_role("tabpanel").inner_text()
    v = version(page)
    page.locator(".moment .way:enabled").first.click()
    say_yes_if_asked(page, v)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".prompt")).to_have_text(prompt)
    expect(page.locator(".moment .way:enabled").first).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_contain_text("You take back a move.")
    assert page.get_by_role("tabpanel").inner_text().startswith(log)


def test_an_exported_game_is_opened_from_its_file(
    server: Server, table: Page, visit: Visit, tmp_path: Path
) -> None:
    with table.expect_download() as download:
        table.get_by_role("link", name="Export").click()
    download.value.save_as(tmp_path / "game.json")
    page = visit()
    page.goto(server.url)
    page.get_by_label("exported game").set_input_files(tmp_path / "game.json")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("output")).to_contain_text("1 of")
    page.reload()
    expect(page.locator("output")).to_contain_text("1 of")


def test_board_and_result_are_both_in_sight(table: Page) -> None:
    expect(table.locator(".board .tree").first).to_be_in_viewport()
    expect(table.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)
    result = table.locator(".result")
    expect(result.get_by_role("heading")).to_be_in_viewport(ratio=1)
    table.get_by_role("button", name="Fold the result away").click()
    expect(result.locator(".more")).to_be_hidden()
    table.get_by_role("button", name="Show the result").click()
    expect(result.locator(".more")).to_be_visible()


def test_who_did_not_play_is_told_who_may_ask_for_the_review(table: Page, visit: Visit) -> None:
    page = visit()
    page.goto(table.url.replace("/t/", "/review/"))
    page.get_by_role("alert").get_by_text("Only those who played").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()


def test_what_if_says_what_it_goes_on_from(table: Page) -> None:
    table.get_by_role("link", name="Replay").click()
    table.get_by_role("slider").fill("12")
    table.get_by_role("button", name="Play on from here").click()
    wait_until_asked(table)
    expect(table.locator(".about")).to_contain_text("What if: Kodama Duo")
    expect(table.get_by_role("alert")).to_have_count(0)
    expect(table.get_by_role("tabpanel").get_by_role("listitem")).not_to_have_count(0)


def test_a_replay_is_scrubbed_seen_by_others_and_gone_on_from(table: Page) -> None:
    table.get_by_role("link", name="Replay").click()
    table.get_by_role("slider").fill("12")
    told = table.locator(".told").inner_text()
    table.get_by_role("button", name="One step forward").click()
    expect(table.locator(".told")).not_to_have_text(told)
    table.get_by_role("radio", name="Aki").check()
    expect(table.locator(".tree.front")).to_have_attribute("aria-label", "Aki’s tree")
    table.get_by_role("button", name="Play on from here").click()
    wait_until_asked(table)
    expect(table).to_have_title(re.compile("^● Your turn"))


def test_a_file_that_holds_no_game_is_turned_away(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    page, file = visit(), tmp_path / "poem.json"
    file.write_text("old pond")
    page.goto(server.url)
    page.get_by_label("exported game").set_input_files(file)
    page.get_by_role("alert").get_by_text("This file does not contain a game.").wait_for()


@pytest.mark.parametrize("kind", PICTURES)
def test_the_trees_are_kept_as_a_picture(table: Page, tmp_path: Path, kind: str) -> None:
    with table.expect_download() as download:
        table.get_by_role("button", name=kind).click()
    assert download.value.suggested_filename.endswith(f".{kind.lower()}")
    download.value.save_as(tmp_path / "trees")
    assert (tmp_path / "trees").read_bytes().startswith(PICTURES[kind])


def test_axe_finds_nothing_at_the_end_of_a_game(table: Page) -> None:
    table.get_by_role("link", name="Replay").wait_for()
    assert complaints(table) == []


def test_axe_finds_nothing_in_a_replay(table: Page) -> None:
    table.get_by_role("link", name="Replay").click()
    table.get_by_role("slider").wait_for()
    assert complaints(table) == []


def test_axe_finds_nothing_in_a_review(table: Page) -> None:
    table.get_by_role("link", name="Review").click()
    look_back(table)
    assert complaints(table) == []


def test_a_moment_is_tried_again_from_its_turning_point(table: Page) -> None:
    """It opens that very moment at a practice table, which says what it is; axe finds nothing."""
    path = table.url
    table.get_by_role("link", name="Review").click()
    look_back(table)
    again = table.locator("ol").get_by_role("button", name="Try again from here").last
    step = re.search(r"\d+", again.inner_text())
    assert step is not None
    again.click()
    wait_until_asked(table)
    expect(table.locator(".about")).to_contain_text(f"after move {int(step[0]) - 1}")
    expect(table.locator(".about")).to_contain_text("This is a practice table")
    expect(table.get_by_role("tabpanel")).to_contain_text("This game is for practice")
    expect(table.get_by_role("button", name="Hint")).to_be_enabled()
    assert complaints(table) == []
    table.goto(path)


def look_back(page: Page) -> None:
    """Ask for the review unless it was made before, and wait for it."""
    ask = page.get_by_role("button", name="Review this game")
    found = page.get_by_role("heading", name="Turning points")
    ask.or_(found).wait_for()
    if ask.count():
        ask.click()
    found.wait_for()
