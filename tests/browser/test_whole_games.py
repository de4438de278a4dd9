"""Every game can be played in the browser from its first decision to its last."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.page_actions import TITLES, play_by_keyboard, play_now, sit_down_among_few
from tests.decks import make_short_deck
from tests.scale import choose
from tests.server.running import Server


@pytest.mark.parametrize("game", choose(["samurai_sword"], list(TITLES)))
def test_a_whole_game_is_played_with_the_keyboard_alone(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit()
    sit_down_among_few(page, server.url, game, make_short_deck(game))
    assert play_by_keyboard(page) > 5
    page.get_by_role("link", name="Replay").wait_for()
    assert page.get_by_role("status").get_by_text("The game is over.").is_visible()


def test_the_first_decision_is_two_clicks_from_the_door(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, server.url, "samurai_sword")
    assert page.title().startswith("● Your turn")
