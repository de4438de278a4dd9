"""What every table on the screen shows of a game, whoever looks at it."""

from __future__ import annotations

from textual.widgets import Static

from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.screen.base import Page
from chabudai.terminal.screen.theme import style_text
from chabudai.terminal.screen.widgets import ZoneBox, ZoneGrid, split_hand
from chabudai.terminal.table_zones import (
    choose_aim_lines,
    describe_circle,
    mark_chosen_cards,
    number_seats,
    split_middle,
)

SEATS_WITHOUT_CIRCLE = 2  # they sit opposite each other


def draw_table(page: Page, game: LocalGame, viewer: int | None, lang: str) -> None:
    """Draw aim, circle, zones and hand for a viewer."""
    view = game.match.state.view(viewer)
    phrases = game.phrases(lang)
    zones, hand = split_hand(phrases.zones(view))
    seats, middle = split_middle(zones, game.names)
    page.query_one(ZoneGrid).show_zones(number_seats(seats, game.names), middle)
    shown = None if hand is None else mark_chosen_cards(hand, view, game, lang)
    page.query_one("#hand", ZoneBox).show_zone(shown)
    page.query_one("#title", Static).update(game.match.game.title()[lang])
    lines = choose_aim_lines(phrases.aim(view), seats)
    page.query_one("#aim", Static).update(style_text("\n".join(lines)))
    circle = page.query_one("#circle", Static)
    circle.update(style_text(describe_circle(game.names, view, lang)))
    circle.display = len(game.names) > SEATS_WITHOUT_CIRCLE
