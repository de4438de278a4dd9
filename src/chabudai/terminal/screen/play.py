"""Playing on the full screen, from the menu or at once."""

from __future__ import annotations

from chabudai.terminal.screen.app import Chabudai
from chabudai.terminal.screen.menu import Menu
from chabudai.terminal.screen.table import TableScreen
from chabudai.terminal.session import Session


def play_on_screen(session: Session | None, lang: str, pace: float) -> int:
    """Play on the full screen, then say in a sentence where the game is."""
    app = Chabudai(Menu(pace) if session is None else TableScreen(session, pace), lang)
    code = app.run()
    if app.error is not None:
        raise app.error
    print(app.farewell())
    return code or 0
