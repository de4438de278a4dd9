"""Who somebody is, here and elsewhere, and how they are told that it is their turn."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import LAST, answer, play_now, wait_until_asked
from tests.server.running import Server

NOBODY_LOOKS = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { window.told.push(title); }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"""
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_notification_says_that_it_is_my_turn(server: Server, visit: Visit) -> None:
    page = visit()
    page.add_init_script(NOBODY_LOOKS)
    play_now(page, server.url, "kodachi")
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Notify me when it is my turn").check()
    while not page.evaluate("told.length"):
        answer(page, LAST)
    assert page.evaluate("told[0]") == "Your turn: Kodachi"


def test_a_passkey_makes_a_guest_the_same_person_again(server: Server, visit: Visit) -> None:
    page = visit()
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page.goto(f"http://localhost:{server.port}/account")
    page.get_by_label("Nickname").fill("Mika")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Create a passkey").click()
    page.get_by_text("The account is yours").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.goto(f"http://localhost:{server.port}/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("Welcome back.").wait_for()
    expect(page.get_by_role("link", name="Mika")).to_be_visible()


def test_who_is_turned_away_at_the_door_may_try_again(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.url)
    page.get_by_label("Nickname").fill("(Mika)")
    page.get_by_role("button", name="Play now Kodachi").click()
    page.get_by_role("alert").get_by_text("without brackets").wait_for()
    page.get_by_label("Nickname").fill("Mika")
    page.get_by_role("button", name="Play now Kodachi").click()
    wait_until_asked(page)


def test_my_games_are_used_for_research_only_when_i_say_so(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.url}/account")
    box = page.get_by_label("Let my finished games be used for research, without my name")
    expect(box).to_have_count(0)  # a stranger has no games
    page.get_by_label("Nickname").fill("Mika")
    page.get_by_role("button", name="Save").click()
    expect(box).not_to_be_checked()
    box.check()
    page.get_by_text("Your finished games may be used.").wait_for()
    page.reload()
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_text("Your games will not be used.").wait_for()
    page.reload()
    page.get_by_role("heading", name="Research").wait_for()
    expect(box).not_to_be_checked()
