"""Two people meet at one table."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import ASKED, answers, play_out, version, wait_past
from tests.server.running import Server


def come_in(page: Page, url: str, name: str) -> None:
    """Take a nickname at the door."""
    page.goto(f"{url}/account")
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name=name).wait_for()


def sit_together(server: Server, visit: Visit) -> tuple[Page, Page]:
    """Mika opens a table for two, and Jun comes by the link."""
    mika, jun = visit(), visit()
    come_in(mika, server.url, "Mika")
    come_in(jun, server.url, "Jun")
    mika.goto(f"{server.url}/new/kodama_duo")
    mika.get_by_role("button", name="Open the table").click()
    mika.get_by_role("button", name="Sit here").first.click()
    jun.goto(mika.url)
    jun.get_by_role("button", name="Sit here").click()
    for page in (mika, jun):
        page.get_by_role("button", name="I am ready").click()
    for page in (mika, jun):
        page.locator("main[data-version]").wait_for()
    return mika, jun


def asked(pages: tuple[Page, Page]) -> Page:
    """The one of two whose turn it is."""
    return next(page for page in pages if page.locator(ASKED).count())


def test_who_comes_by_the_link_plays_along(server: Server, visit: Visit) -> None:
    pages = sit_together(server, visit)
    before = [version(page) for page in pages]
    answers(asked(pages)).first.click()
    for page, v in zip(pages, before, strict=True):
        wait_past(page, v)


def test_what_is_said_is_text_and_never_markup(server: Server, visit: Visit) -> None:
    mika, jun = sit_together(server, visit)
    mika.get_by_role("tab", name="Chat").click()
    mika.get_by_label("Write a message").fill("<img src=x onerror=alert(1)> hello")
    mika.get_by_role("button", name="Send", exact=True).click()
    jun.get_by_role("tab", name="Chat").click()
    jun.get_by_text("<img src=x onerror=alert(1)> hello").wait_for()
    assert jun.locator("aside img").count() == 0


def test_a_spectator_is_asked_nothing(server: Server, visit: Visit) -> None:
    mika, _ = sit_together(server, visit)
    watcher = visit()
    watcher.goto(mika.url)
    watcher.locator("main[data-version]").wait_for()
    assert watcher.locator(".board button.lit").count() == 0
    expect(mika.get_by_text("1 watching")).to_be_visible()


def test_both_go_on_to_the_rematch(server: Server, visit: Visit) -> None:
    """A bot ends the game for Jun, who left, and who may play the next one all the same."""
    mika, jun = sit_together(server, visit)
    jun.get_by_role("tab", name="More").click()
    jun.get_by_role("button", name="Leave the table").click()
    play_out(mika)
    mika.get_by_role("button", name="Rematch").click()
    for page in (mika, jun):
        page.get_by_role("button", name="Go to the rematch").click()
        page.get_by_role("button", name="I am ready").click()
    for page in (mika, jun):
        page.locator("main[data-over=false]").wait_for()


def say(page: Page, text: str) -> None:
    """Write something in the chat."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()
    page.get_by_text(text).wait_for()


def test_who_only_watches_passes_for_nobody_and_can_be_silenced(
    server: Server, visit: Visit
) -> None:
    mika, _ = sit_together(server, visit)
    watcher = visit()
    come_in(watcher, server.url, "Мika")  # the first letter is Cyrillic
    watcher.goto(mika.url)
    say(watcher, "I am the ninja")
    say(mika, "That was not me")
    lines = mika.locator(".chat li")
    expect(lines).to_have_text(["Мika 2 (watching) I am the ninja", "Mika That was not me"])
    mika.get_by_label("Only those who play can write").check()
    watcher.get_by_text("Only those who play can write here now.").wait_for()
    mika.get_by_role("button", name="Français").click()  # on a new connection
    expect(lines.first).to_have_text("Мika 2 (regarde) I am the ninja")
    say_in_french = mika.get_by_label("Écrire un message")
    say_in_french.fill("Bonsoir")
    say_in_french.press("Enter")
    expect(lines).to_have_count(3)
    mika.get_by_text("Masquer", exact=True).click()
    mika.get_by_label("Masquer Мika 2").check()
    expect(lines).to_have_count(2)
    mika.reload()
    mika.get_by_role("tab", name="Discussion").click()
    expect(lines).to_have_count(2)
    mika.get_by_text("Masquer", exact=True).click()
    expect(mika.get_by_label("Masquer Мika 2")).to_be_checked()
