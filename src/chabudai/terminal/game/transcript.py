"""The log of a game, told to one viewer."""

from __future__ import annotations

from chabudai.session.phrases import Phrases
from chabudai.terminal.game.local_game import LocalGame


class Transcript:
    """The log of a game in sentences, each put into words only once for every viewer."""

    def __init__(self, game: LocalGame) -> None:
        self._game = game
        self._sentences: dict[tuple[int | None, str], list[str]] = {}
        self._taken_back = 0

    def tell(self, viewer: int | None, lang: str) -> list[str]:
        """One for each event as this viewer saw it; empty for those that are not worth one."""
        match = self._game.match
        if self._taken_back != len(match.record.list_taken_back()):
            self._taken_back = len(match.record.list_taken_back())
            self._sentences.clear()  # the log is another one now
        known = self._sentences.setdefault((viewer, lang), [])
        if news := [event.seen_by(viewer) for event in match.log[len(known) :]]:
            phrases = Phrases(match.game, self._game.names, lang)
            view = match.state.view(viewer)
            known += [phrases.describe_event(seen, view) for seen in news]
        return known
