"""Somebody comes for the first time: what they are told, and how they get to their answers."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.conftest import Visit
from tests.browser.page_actions import PHONE, TITLES, play_now, wait_until_asked
from tests.server.running import Server

TELL = {"kept": {"aim": "yes"}}
DO_LESSON = """async (answers) => {
  const request = { method: "POST", body: JSON.stringify({ answers }) };
  request.headers = { "content-type": "application/json" };
  const done = await fetch("/api/games/kodachi/lessons/switch/en", request);
  return (await done.json()).over;
}"""
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def start_game(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()


def test_the_aim_is_told_once_and_lies_one_tap_away(server: Server, visit: Visit) -> None:
    page = visit(**TELL)
    start_game(page, server.url, "samurai_sword")
    aim = page.get_by_role("dialog")
    expect(aim).to_contain_text("What you play for")
    told = aim.get_by_role("heading").inner_text()
    assert complaints(page) == []
    page.keyboard.press("Enter")
    expect(aim).to_be_hidden()
    page.reload()
    wait_until_asked(page)
    page.get_by_role("button", name="Aim", exact=True).click()
    expect(aim.get_by_role("heading")).to_have_text(told)
    page.keyboard.press("Escape")
    expect(aim).to_be_hidden()


def test_the_aim_is_read_from_its_top_and_who_wants_none_is_told_none(
    server: Server, visit: Visit
) -> None:
    page = visit(**TELL, viewport={"width": 1280, "height": 640})
    start_game(page, server.url, "kodama_duo")
    # There is more to read than there is room: it begins at its top.
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_in_viewport(ratio=1)
    page.get_by_role("dialog").get_by_role("button").click()
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Tell me the aim").uncheck()
    start_game(page, server.url, "kodama_duo")
    page.get_by_role("button", name="Aim", exact=True).wait_for()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_answers_are_one_key_away(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "samurai_sword")
    page.locator("body").press("Tab")
    expect(page.get_by_role("button", name="Skip to the answers")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#answers :focus")).to_have_count(1)


def test_a_page_without_answers_is_skipped_to_its_content(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.url)
    page.locator("body").press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_nickname_typed_at_the_door_is_kept_at_a_new_table(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.url)
    page.get_by_label("Nickname").fill("Mika")
    page.get_by_role("link", name="New table Kodachi").click()
    expect(page.get_by_label("Nickname")).to_have_value("Mika")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("li.mine")).to_contain_text("Mika")


def test_who_is_new_is_offered_to_learn_first(server: Server, visit: Visit) -> None:
    """One who has done a lesson is offered to play."""
    page = visit()
    page.goto(server.url)
    learn = page.get_by_role("link", name="Learn Kodachi")
    expect(learn).to_have_class(re.compile("main"))
    expect(page.get_by_role("button", name="Play now Kodachi")).not_to_have_class(
        re.compile("main")
    )
    expect(page.locator(".hello")).to_contain_text("New here?")
    page.get_by_label("Nickname").fill("Mika")
    learn.click()
    page.locator("main[data-step='0']").wait_for()
    assert page.evaluate(DO_LESSON, ["play turnabout", "play dojo-2"])
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now Kodachi")).to_have_class(re.compile("main"))
    expect(page.locator(".hello")).not_to_contain_text("New here?")
    page.goto(f"{server.url}/account")
    expect(page.get_by_text("Lessons: 1 of 9")).to_be_visible()
    assert complaints(page) == []


def test_a_first_visit_is_no_error(server: Server, visit: Visit) -> None:
    page = visit()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    play_now(page, server.url, "kodachi")
    assert wrong == []


def test_nothing_moves_while_the_first_page_comes(server: Server, visit: Visit) -> None:
    for how in ({}, PHONE):
        page = visit(**how)
        page.add_init_script(SHIFTS)
        page.goto(server.url)
        page.get_by_role("heading", name="Open tables").wait_for()
        assert page.evaluate("shifts") < 0.05


def test_what_a_bot_is_called_is_told_in_french(server: Server, visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(f"{server.url}/new/kodachi")
    expect(page.get_by_label("Place 1")).to_contain_text("maître")


def test_seven_clocks_take_one_row_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(f"{server.url}/new/samurai_sword")
    page.get_by_role("radio", name="7").check(force=True)
    for seat in range(2, 8):
        page.get_by_label(f"Seat {seat}").select_option("random")
    page.get_by_role("radio", name="Live").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    wait_until_asked(page)
    clocks = page.locator(".status time")
    expect(clocks).to_have_count(7)
    tops = {clock.bounding_box()["y"] for clock in clocks.all()}  # type: ignore[index]
    assert len(tops) == 1
