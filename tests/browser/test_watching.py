"""What others do can be watched: every action has its time, and nobody has to wait for it."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.frames import (
    Frame,
    SentUpdate,
    read_frames,
    read_others_actions,
    record_frames,
)
from tests.browser.page_actions import (
    ASKED,
    LAST,
    SCREENS,
    TITLES,
    answer,
    give_answer,
    is_over,
    play_now,
    sit_down_among_few,
    wait_until_asked,
)
from tests.scale import choose
from tests.server.running import Server

# As often somebody looks who wants to miss nothing, in milliseconds.
GLANCE = 100
# So many actions of others are watched: a whole game takes minutes.
ENOUGH = choose(5, 100_000)
# How many updates the page has been sent that it has not shown yet.
BEHIND = "sent.at(-1).v - Number(document.querySelector('main').dataset.version)"
# What is being shown of what others do.
SHOWN = ".strip:not(.past) .scene"


def list_unseen(frames: list[Frame], actions: list[SentUpdate]) -> list[SentUpdate]:
    """The actions that had no frame of their own, each looked for after the one before it."""
    unseen, at = [], 0
    for action in actions:
        own = [
            place
            for place in range(at, len(frames))
            if frames[place].version == action.version
            and frames[place].told in action.told
            and frames[place].milliseconds >= GLANCE
        ]
        if own:
            at = own[0]
        else:
            unseen.append(action)
    return unseen


SOME_LOOKS = [
    ("kodachi", "desktop", "en-GB"),
    ("samurai_sword", "phone", "fr-FR"),
    ("kodama_duo", "desktop", "fr-FR"),
]
ALL_LOOKS = list(product(TITLES, SCREENS, ["en-GB", "fr-FR"]))


@pytest.mark.parametrize(("game", "screen", "locale"), choose(SOME_LOOKS, ALL_LOOKS))
def test_every_action_of_others_has_a_frame_of_its_own(
    server: Server, visit: Visit, game: str, screen: str, locale: str
) -> None:
    """Against bots, in the order in which they acted."""
    moving = {"speed": "quick", "reduced_motion": "no-preference", "locale": locale}
    page = visit(**moving, **SCREENS[screen])
    record_frames(page)
    sit_down_among_few(page, server.url, game)
    wait_until_asked(page)
    count = 0
    while not is_over(page) and len(read_others_actions(page)) < ENOUGH:
        answer(page, count * 7)
        count += 1
    actions, frames = read_others_actions(page), read_frames(page)
    assert len(actions) >= min(ENOUGH, 20)
    assert list_unseen(frames, actions) == []
    assert not [frame for frame in frames if frame.told and frame.asked]


def watch_a_turn(page: Page, url: str) -> None:
    """Sit down at a table of Kodachi, and answer until others act: that is being shown then."""
    page.goto(url)
    page.get_by_role("button", name="Play now Kodachi").click()
    while True:
        page.locator(f"{SHOWN}, {ASKED}").first.wait_for()
        if page.locator(SHOWN).count():
            return
        give_answer(page, LAST)


def test_who_wants_less_motion_has_as_much_time(server: Server, visit: Visit) -> None:
    page = visit(speed="quick", reduced_motion="reduce")
    record_frames(page)
    play_now(page, server.url, "samurai_sword")
    while len(read_others_actions(page)) < 4:
        answer(page, LAST)
    assert list_unseen(read_frames(page), read_others_actions(page)) == []


def come_to_a_turn_of_others(page: Page) -> list[SentUpdate]:
    """Play until others have done several things of which the page shows the first; gives them.

    Nothing goes on by itself: the speed of this page waits for a key, or its clock stands still."""
    known = 0
    while True:
        page.locator("html[data-waits=true]").wait_for()
        actions = read_others_actions(page)[known:]
        if len(actions) > 1 and page.evaluate(BEHIND) > 1:
            return actions
        page.keyboard.press("Escape")
        wait_until_asked(page)
        known = len(read_others_actions(page))
        give_answer(page, LAST)


# An hour after the page was opened; its clock stands still from then on.
LATER = 3_600_000
SKIPS = {
    "button": lambda page: page.get_by_role("button", name="Skip to the present").click(),
    "key": lambda page: page.keyboard.press("Escape"),
    "board": lambda page: page.locator(".scroll > .board").click(position={"x": 5, "y": 5}),
}


@pytest.mark.parametrize("way", SKIPS)
def test_a_turn_can_be_skipped(server: Server, visit: Visit, way: str) -> None:
    """To the present at once: no time passes on this page."""
    page = visit(speed="calm")
    page.clock.install(time=0)
    record_frames(page)
    sit_down_among_few(page, server.url, "samurai_sword")
    page.locator("main[data-version]").wait_for()
    page.clock.pause_at(LATER)
    come_to_a_turn_of_others(page)
    expect(page.locator(ASKED)).to_have_count(0)
    SKIPS[way](page)
    wait_until_asked(page)
    expect(page.locator(SHOWN)).to_have_count(0)
    assert page.evaluate(BEHIND) == 0


def test_a_turn_can_be_watched_step_by_step(server: Server, visit: Visit) -> None:
    """By the button and by a key; each action is there until somebody goes on."""
    page = visit(speed="steps")
    record_frames(page)
    sit_down_among_few(page, server.url, "samurai_sword")
    actions = come_to_a_turn_of_others(page)
    page.locator(f"main[data-version='{actions[0].version}']").wait_for()
    scene, told = page.locator(SHOWN), []
    go_on = page.locator(".strip").get_by_role("button", name="Next")
    while scene.count():
        told.append(scene.inner_text())
        count = len(read_frames(page))
        page.keyboard.press("ArrowRight") if len(told) % 2 else go_on.click()
        page.locator(f"html:not([data-frames='{count}'])").wait_for()
    assert list_untold(told, actions) == []


def test_a_question_is_not_on_the_board_before_it_is_asked(server: Server, visit: Visit) -> None:
    """What the board says while others are watched is not what I am asked next."""
    page = visit(speed="steps")
    record_frames(page)
    sit_down_among_few(page, server.url, "kodachi")
    come_to_a_turn_of_others(page)
    said = []
    while not page.locator(ASKED).count():
        page.locator(f"{SHOWN}, {ASKED}").first.wait_for()
        if page.locator(SHOWN).count():
            said.append(page.locator(".moment").inner_text())
            page.keyboard.press("ArrowRight")
    early = [words for words in said if "Guest" in words or "Take 1 card" in words]
    assert len(said) > 1
    assert early == []


def list_untold(told: list[str], actions: list[SentUpdate]) -> list[SentUpdate]:
    """The actions of which nothing was told, each looked for after the one before it."""
    left = iter(told)
    return [each for each in actions if not any(words in each.told for words in left)]


def test_the_speed_is_chosen_at_the_table_and_stays(server: Server, visit: Visit) -> None:
    page = visit(speed="calm")
    watch_a_turn(page, server.url)
    speed = page.get_by_role("combobox", name="Others’ moves")
    speed.select_option("No pause")
    wait_until_asked(page)
    expect(page.locator(SHOWN)).to_have_count(0)
    page.reload()
    expect(speed).to_have_value("instant")


def test_what_happened_since_my_last_move_is_retold(server: Server, visit: Visit) -> None:
    """At will, and by itself after a reload."""
    page = visit(kept={"retell": "yes"})
    play_now(page, server.url, "samurai_sword")
    # It opens by itself, and is there when its words have come.
    while not page.locator(".strip .side[aria-expanded=true]").count():
        answer(page, LAST)
    sheet = page.get_by_role("region", name="Since your last move")
    lines = sheet.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    told = lines.all_inner_texts()
    assert len(told) >= 10
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Since your last move").click()
    expect(lines).to_have_count(len(told))
    page.reload()
    expect(lines).to_have_count(len(told))


def test_the_log_is_told_turn_by_turn(server: Server, visit: Visit) -> None:
    """The last round is open, and what was before can be."""
    page = visit()
    play_now(page, server.url, "samurai_sword")
    log = page.get_by_role("log")
    turns = log.locator("details")
    while turns.count() < 8:
        answer(page, LAST)
    expect(log).to_have_attribute("aria-live", "polite")
    first, last = turns.nth(1), turns.last
    expect(last).to_have_attribute("open", "")
    expect(first.get_by_role("listitem")).to_have_count(0)
    first.locator("summary").click()
    expect(first.get_by_role("listitem").first).to_be_visible()
