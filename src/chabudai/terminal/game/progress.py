"""What somebody has learned at this screen, and where they stopped; kept in a file of their own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from chabudai.terminal.game import files


class Progress(msgspec.Struct):
    """By game: lessons done, explanations not needed any more, levels of bots beaten, puzzles.

    Besides, the answers of lessons begun, and the days whose puzzle was solved.
    """

    done: dict[str, list[str]] = {}
    known: dict[str, list[str]] = {}
    won: dict[str, list[str]] = {}
    begun: dict[str, list[str | None]] = {}
    solved: dict[str, list[str]] = {}
    shown: dict[str, list[str]] = {}
    days: dict[str, list[str]] = {}

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

    def keep_solved(self, game: str, puzzle: str, day: str | None) -> None:
        """Remember that a puzzle is solved, and the day if it was its puzzle."""
        if puzzle not in self.shown.get(game, []):
            add_once(self.solved, game, [puzzle])
            add_once(self.days, game, [day] if day else [])
        self.save()

    def keep_shown(self, game: str, puzzle: str) -> None:
        """Remember that the answer of a puzzle was shown."""
        add_once(self.shown, game, [puzzle])
        self.save()

    def list_puzzles_done(self, game: str) -> list[str]:
        return [*self.solved.get(game, []), *self.shown.get(game, [])]

    def save(self) -> None:
        """Write it all to its file; raises NotSaved."""
        files.replace_file(progress_path(), msgspec.json.encode(self))


class Unkept(Progress):
    """What is only tried, such as an example of the rules: nothing of it is written down."""

    def save(self) -> None:
        pass


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
