"""A phone held upright: everything is reached by a thumb."""

import json
from itertools import pairwise

from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    LAST,
    PHONE,
    answer,
    play_now,
    say_yes_if_asked,
    version,
    wait_past,
)
from tests.server.running import Server


def press(page: Page, what: Locator) -> CDPSession:
    """Put a finger on something and leave it there; a phone has no mouse that hovers as well."""
    page.mouse.move(0, 0)
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    point = {"x": box["x"] + 12, "y": box["y"] + 16}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    return finger


def face_two_guards(line: WebSocketRoute) -> None:
    """Let whoever is asked declare against two guards, which a deal does not promise."""

    def change(message: str | bytes) -> None:
        sent = json.loads(message)
        if sent["t"] == "update" and (asked := sent["view"]["asked"]):
            asked |= {"question": "declare", "strength": 2, "stealth": 2, "second": 4}
        line.send(json.dumps(sent))

    line.connect_to_server().on_message(change)


def test_a_tap_decides(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, "samurai_sword")
    v = version(page)
    page.get_by_role("button", name="All answers").tap()
    page.get_by_role("list", name="All answers").get_by_role("button").last.tap()
    say_yes_if_asked(page, v)
    wait_past(page, v)


def test_a_long_press_shows_the_card_at_full_size(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, "samurai_sword")
    v, card = version(page), page.locator(".fan .card").first
    finger = press(page, card)
    zoom = page.get_by_role("status").filter(has=page.get_by_role("button", name="Close"))
    expect(zoom).to_contain_text(card.get_attribute("aria-label") or "no card")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert version(page) == v
    zoom.get_by_role("button", name="Close").tap()
    expect(zoom).to_be_hidden()


def test_both_ways_to_face_two_guards_are_whole_on_a_phone(server: Server, visit: Visit) -> None:
    """In French there is most to say of them."""
    page = visit(**{**PHONE, "locale": "fr-FR"})
    page.route_web_socket("**/ws/**", face_two_guards)
    page.goto(server.url)
    page.get_by_role("button", name="Jouer Kodachi").tap()
    for way in (".way.stealth", ".way.strength"):
        expect(page.locator(way)).to_contain_text("puis 4")
        expect(page.locator(way)).to_be_in_viewport(ratio=1)


def test_the_sheet_holds_log_chat_and_rules(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, "kodachi")
    sheet = page.get_by_role("complementary", name="Side panel")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(sheet.get_by_role("tabpanel")).to_contain_text("The cards are dealt.")
    sheet.get_by_role("tab", name="Chat").tap()
    sheet.get_by_label("Write a message").fill("Hello from the train")
    sheet.get_by_role("button", name="Send", exact=True).tap()
    sheet.get_by_role("listitem").get_by_text("Hello from the train").wait_for()
    sheet.get_by_role("tab", name="Rules").tap()
    sheet.get_by_role("heading", name="Kodachi: the rules").wait_for()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()


def test_the_log_opens_at_its_newest_line(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, "samurai_sword")
    lines = page.locator("aside li")
    while lines.count() < 30:
        answer(page, LAST)
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_my_kodama_are_in_sight_while_i_lay_a_card(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, server.url, "kodama_duo")
    while not page.locator(".placing").count():
        answer(page, LAST)
    expect(page.get_by_role("region", name="Your Kodama")).to_be_in_viewport(ratio=1)


def test_nothing_in_the_header_lies_on_anything_else(server: Server, visit: Visit) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 360, "height": 740}, "locale": "fr-FR"})
    page.goto(server.url)
    page.get_by_role("button", name="Jouer Kodachi").tap()
    page.locator("main[data-version]").wait_for()
    # The link past the header lies over it, in sight only while it is focused.
    shown = page.locator("header a, header button:not(.skip)")
    boxes = [each.bounding_box() for each in shown.all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(left[1] <= right[0] + 1 for left, right in pairwise(edges))
    assert edges[-1][1] <= 360
