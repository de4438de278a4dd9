"""Cards of Kodama Duo are laid by hand; the page judges them on the way, as the server does."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import PHONE, answer, answers, play_now, version, wait_past
from tests.server.running import Server


def middle(of: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def come_to_laying(page: Page, url: str) -> Locator:
    """Play until a card is to be laid, and give the verdict on the one in hand."""
    play_now(page, url, "kodama_duo")
    while not page.locator(".placing").count():
        answer(page, 0)
    verdict = page.locator(".verdict")
    if not verdict.count():
        page.locator(".held button").first.click()
    expect(verdict).to_contain_text("It fits on")
    return verdict


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def test_a_card_below_the_table_is_refused_with_its_rule(server: Server, visit: Visit) -> None:
    """R12d: by the page while it moves, by the server when asked why."""
    page = visit()
    verdict = come_to_laying(page, server.url)
    ground = page.locator(".tree.front .stage").bounding_box()
    assert ground
    below = ground["x"] + ground["width"] / 4, ground["y"] + ground["height"] - 20
    drag(page, middle(page.locator(".held").first), below)
    expect(verdict).to_contain_text("It hangs over the edge of the table.")
    page.get_by_role("button", name="Why not?").click()
    page.get_by_role("alert").get_by_text("over the edge of the table").wait_for()


def test_a_card_is_laid_where_it_was_turned_by_hand(server: Server, visit: Visit) -> None:
    """R12: a pose that was on no list, a degree from one that was."""
    page = visit()
    verdict = come_to_laying(page, server.url)
    page.keyboard.press("Shift+q")
    if "It fits" not in verdict.inner_text():
        page.keyboard.press("Shift+e")
        page.keyboard.press("Shift+e")
    v = version(page)
    page.get_by_role("button", name="Place it here").click()
    wait_past(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text(re.compile(r"You place card \d"))


def test_two_fingers_turn_a_card(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    come_to_laying(page, server.url)
    ghost = page.locator(".ghost")
    before = ghost.get_attribute("transform")
    ghost.scroll_into_view_if_needed()
    x, y = middle(ghost)
    fingers = page.context.new_cdp_session(page)
    here = {"x": x, "y": y, "id": 0}
    beside, below = {"x": x + 60, "y": y, "id": 1}, {"x": x, "y": y + 60, "id": 1}
    steps = [("touchStart", [here]), ("touchStart", [here, beside])]
    for kind, points in [*steps, ("touchMove", [here, below]), ("touchEnd", [])]:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(ghost).not_to_have_attribute("transform", before or "")


def test_a_window_made_narrow_still_shows_the_verdict_and_how_to_lay(
    server: Server, visit: Visit
) -> None:
    page = visit()
    verdict = come_to_laying(page, server.url)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Place it here")).to_be_in_viewport(ratio=1)


def test_all_answers_open_beside_a_board_that_stays_whole(server: Server, visit: Visit) -> None:
    page = visit()
    verdict = come_to_laying(page, server.url)
    answers(page).first.wait_for()
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.locator(".held").first).to_be_in_viewport(ratio=1)


def test_a_drag_over_the_board_selects_no_text(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "kodama_duo")
    drag(page, middle(page.locator(".plate").first), middle(page.locator(".tray")))
    assert page.evaluate("String(getSelection())") == ""


def test_a_phone_shows_all_that_a_split_is_about(server: Server, visit: Visit) -> None:
    """R7: where the card goes, the cards, and the Kodama that they are split for."""
    page = visit(**PHONE)
    play_now(page, server.url, "kodama_duo")
    while not page.locator(".piles .card.lit").count():
        answer(page, 0)
    for part in (".piles .zone >> nth=0", ".piles .zone >> nth=1", ".kodama .one >> nth=-1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)


def come_to(page: Page, url: str, part: str) -> None:
    """Play until this part of the board is there."""
    play_now(page, url, "kodama_duo")
    while not page.locator(part).count():
        answer(page, 0)


def test_a_token_is_laid_with_one_tap_where_its_letter_stands(server: Server, visit: Visit) -> None:
    """R14: the list and the tree name features alike, and each of them is an answer."""
    page = visit()
    come_to(page, server.url, ".slots .button")
    listed = page.locator(".slots .button b").all_inner_texts()
    marked = page.locator(".tree.front .points text").all_text_contents()
    assert sorted(listed) == sorted(marked)
    assert len(set(listed)) == len(listed) > 1
    v = version(page)
    page.locator(".tree.front .points", has_text=re.compile("^A$")).click()
    wait_past(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text("You put the")


def test_a_pile_is_taken_with_one_tap(server: Server, visit: Visit) -> None:
    """R11."""
    page = visit()
    come_to(page, server.url, ".piles .ways .main")
    v = version(page)
    page.get_by_role("button", name="Take the single card").click()
    wait_past(page, v)
    expect(page.get_by_role("tabpanel")).to_contain_text("You take the single card")


def test_no_button_lies_over_a_tree_and_the_other_is_not_larger(
    server: Server, visit: Visit
) -> None:
    page = visit()
    play_now(page, server.url, "kodama_duo")
    expect(page.locator(".tree .stage button")).to_have_count(0)
    # Trees take their size once the page knows how much room there is.
    scale = "const scale = side => document.querySelector(`.${side} .stage > svg`).getScreenCTM().a"
    page.wait_for_function(f"() => {{ {scale}; return scale('theirs') <= scale('mine'); }}")
    expect(page.locator(".season .kodama h3")).to_have_text("Your Kodama")


def test_numbers_say_what_they_count(server: Server, visit: Visit) -> None:
    """R13, R16: the score of a seat by where it comes from."""
    page = visit()
    play_now(page, server.url, "kodama_duo")
    page.locator(".mine .plate .score").hover()
    expect(page.locator("body")).to_contain_text("0 from growing, 0 from Decrees, 0 from Kodama")


def test_a_phone_keeps_my_kodama_and_the_decree_in_sight_while_claiming(
    server: Server, visit: Visit
) -> None:
    """R14: what the token is claimed for."""
    page = visit(**PHONE)
    come_to(page, server.url, ".tokens")
    for part in (".kodama .one >> nth=-1", ".decree", ".tokens .button >> nth=-1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
