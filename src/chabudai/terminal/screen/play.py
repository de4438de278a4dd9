"""Playing on the full screen, from the menu or at once."""

from __future__ import annotations

from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.pacing import Pace
from chabudai.terminal.screen.app import TerminalApp
from chabudai.terminal.screen.menu import Menu
from chabudai.terminal.screen.table import TableScreen


def play_on_screen(local_game: LocalGame | None, lang: str, pace: Pace, practice: bool) -> int:
    """Play on the full screen, then say in a sentence where the game is."""
    first = Menu(pace, practice) if local_game is None else TableScreen(local_game, pace)
    app = TerminalApp(first, lang)
    code = app.run()
    if app.error is not None:
        raise app.error
    print(app.describe_farewell())
    return code or 0
