"""Nothing jumps while others play: what is shown keeps its place, or glides."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    LAST,
    SCREENS,
    TITLES,
    answer,
    is_over,
    play_now,
    sit_down_among_few,
    wait_until_asked,
)
from tests.scale import choose
from tests.server.running import Server

# So much may shift within five seconds, as browsers measure it; 0.1 is called good.
MOST = 0.05
ENOUGH = choose(2, 12)
SPEED = choose("quick", "normal")
RECORD = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      shifts.push([startTime, value, sources.map(({ node }) => node?.className ?? node?.data)]);
}).observe({ type: "layout-shift", buffered: true });
window.haveOthersActed = false;
new MutationObserver(() => {
  haveOthersActed ||= document.querySelector(".strip .scene") !== null;
}).observe(document, { childList: true, subtree: true });
"""
Shift = tuple[float, float, list[str]]


def find_worst_window(shifts: list[Shift]) -> list[Shift]:
    """The shifts of the worst five seconds without a second of rest."""
    windows: list[list[Shift]] = []
    for shift in shifts:
        now = windows[-1] if windows else []
        if now and shift[0] - now[-1][0] < 1000 and shift[0] - now[0][0] < 5000:
            now.append(shift)
        else:
            windows.append([shift])
    return max(windows, key=add_up, default=[])


def add_up(shifts: list[Shift]) -> float:
    return sum(value for _, value, _ in shifts)


def play_some(page: Page, url: str, game: str) -> list[Shift]:
    """Play until others were seen to act, and give all that jumped without being touched."""
    page.add_init_script(RECORD)
    sit_down_among_few(page, url, game)
    wait_until_asked(page)
    count = 0
    while not is_over(page) and (count < ENOUGH or not page.evaluate("haveOthersActed")):
        answer(page, count * 7 if count < ENOUGH else LAST)
        count += 1
    assert page.evaluate("haveOthersActed")
    shifts: list[Shift] = page.evaluate("shifts")
    return shifts


SOME_LOOKS = [("samurai_sword", "phone"), ("kodachi", "desktop"), ("kodama_duo", "phone")]
ALL_LOOKS = list(product(TITLES, SCREENS))


@pytest.mark.parametrize(("game", "screen"), choose(SOME_LOOKS, ALL_LOOKS))
def test_nothing_jumps_while_others_play(
    server: Server, visit: Visit, game: str, screen: str
) -> None:
    page = visit(speed=SPEED, reduced_motion="no-preference", **SCREENS[screen])
    worst = find_worst_window(play_some(page, server.url, game))
    assert add_up(worst) < MOST, worst


def test_a_table_that_waits_for_somebody_comes_to_rest(server: Server, visit: Visit) -> None:
    """What moves for ever keeps a phone warm, and the eye busy."""
    page = visit(reduced_motion="no-preference")
    play_now(page, server.url, "samurai_sword")
    endless = "document.getAnimations().filter(each => each.effect.getTiming().iterations > 9)"
    assert page.evaluate(f"{endless}.map(each => each.animationName)") == []
