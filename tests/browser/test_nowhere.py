"""What a path leads to that leads nowhere: the reason, and the way home."""

import pytest

from tests.browser.conftest import Visit
from tests.server.running import Server

NOWHERE = {
    "/new/poker": "This game does not exist here.",
    "/rules/poker": "This game does not exist here.",
    "/t": "This page does not exist.",
    "/kitchen": "This page does not exist.",
    "/t/nothing": "This table does not exist.",
    "/replay/nothing": "This table does not exist.",
    "/review/nothing": "This table does not exist.",
    "/replay/file": "This game is no longer open",
}


@pytest.mark.parametrize("path", NOWHERE)
def test_a_path_that_leads_nowhere_says_so_and_shows_the_way_home(
    server: Server, visit: Visit, path: str
) -> None:
    page = visit()
    page.goto(server.url + path)
    page.get_by_role("heading", name=NOWHERE[path]).wait_for()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.get_by_role("heading", name="Sit down and play").wait_for()


def test_a_path_that_leads_nowhere_says_so_in_french(server: Server, visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(f"{server.url}/rules/poker")
    page.get_by_role("heading", name="Ce jeu n’existe pas ici.").wait_for()
