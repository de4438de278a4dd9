"""A game's voice at one table: a language, the names of the seats and those of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from chabudai.engine.text.catalog import format_message


class Phrasing:
    """Says messages of a game's catalog; the game's own voice knows its cards."""

    def __init__(
        self, package: str, names: list[str], lang: str, viewer: int | None = None
    ) -> None:
        self.package = package
        self.names = names
        self.lang = lang
        self.viewer = viewer

    def seat(self, figure: str, seat: int) -> dict[str, object]:
        """A seat for a message: its name, and beside it whether it is the reader.

        A message chooses by `$seat_is`, which is `you` or `other`, and names `$seat`.
        """
        return {figure: self.names[seat], f"{figure}_is": "you" if seat == self.viewer else "other"}

    def call_seat(self, seat: int) -> str:
        """What a seat is called where names stand alone, in a table: the reader is “you”."""
        return self.say("result-you") if seat == self.viewer else self.names[seat]

    def say(self, code: str, **figures: object) -> str:
        """A message of the catalog."""
        return format_message(self.package, code, self.lang, figures)

    def card(self, key: str) -> str:
        """A card's name; one that is in no deck at hand is called by its key."""
        return key.replace("-", " ").title()

    def cards(self, keys: Sequence[str]) -> str:
        """Cards in a row, equal ones counted."""
        distinct = list(dict.fromkeys(keys))
        return ", ".join(self.copies(key, keys.count(key)) for key in distinct)

    def copies(self, key: str, count: int) -> str:
        """So many of a card."""
        if count == 1:
            return self.card(key)
        return self.say("copies-of", count=count, card=self.card(key))

    def series(self, words: list[str]) -> str:
        """Words in a row, the last one after an “and”."""
        if len(words) == 1:
            return words[0]
        return self.say("and-the-last", first=", ".join(words[:-1]), last=words[-1])


def yes_no_or_none(answer: bool | None) -> str:
    """An answer that messages can choose by."""
    return "none" if answer is None else "yes" if answer else "no"
