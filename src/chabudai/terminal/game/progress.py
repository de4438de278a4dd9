"""What somebody has learned at this screen, and where they stopped; kept in a file of their own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from chabudai.terminal.game import files


class Progress(msgspec.Struct):
    """Lessons done, explanations not needed any more, and levels of bots beaten, by game.

    Also the answers of lessons that were begun.
    """

    done: dict[str, list[str]] = {}
    known: dict[str, list[str]] = {}
    won: dict[str, list[str]] = {}
    begun: dict[str, list[str | None]] = {}

    def keep_lesson(self, game: str, lesson: str) -> None:
        """Remember that a lesson is done; it starts anew when it is taken again."""
        add_once(self.done, game, [lesson])
        self.begun.pop(f"{game} {lesson}", None)
        self.save()

    def keep_answers(self, game: str, lesson: str, answers: list[str | None]) -> None:
        self.begun[f"{game} {lesson}"] = list(answers)
        self.save()

    def list_answers(self, game: str, lesson: str) -> list[str | None]:
        """The answers given so far in a lesson that was left."""
        return self.begun.get(f"{game} {lesson}", [])

    def keep_known(self, game: str, names: list[str]) -> None:
        """Remember what needs no explanation any more."""
        add_once(self.known, game, names)
        self.save()

    def keep_wins(self, game: str, levels: list[str]) -> list[str]:
        """Remember which levels of bots were beaten; gives those that never were before."""
        first = [level for level in levels if level not in self.won.get(game, [])]
        if first:
            add_once(self.won, game, first)
            self.save()
        return first

    def save(self) -> None:
        """Write it all to its file; raises NotSaved."""
        files.replace_file(progress_path(), msgspec.json.encode(self))


def add_once(kept: dict[str, list[str]], game: str, names: list[str]) -> None:
    kept[game] = list(dict.fromkeys([*kept.get(game, []), *names]))


def progress_path() -> Path:
    return files.games_folder() / "learned" / "progress.json"


def load_progress() -> Progress:
    """What was kept; nothing where there is no file that can be read."""
    try:
        return msgspec.json.decode(progress_path().read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Progress()
