"""Who sits where: people by their names, bots with their kind in parentheses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chabudai.engine import BadOptions, Record
from chabudai.terminal.text import sentence, spoken

BOT_NAMES = ("Ren", "Aki", "Sora", "Yuki", "Haru", "Nao", "Kei", "Tomo", "Rin", "Jun")
LONGEST = 20


@dataclass(frozen=True)
class Player:
    """A person, or a bot of some kind; a record keeps it as `Ren (novice)`."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return self.name if self.bot is None else f"{self.name} ({self.bot})"


def person(name: str) -> Player:
    """A person of that name; raises BadOptions for a name no table could show."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > LONGEST or set(name) & set("(),"):
        raise BadOptions(sentence("bad-name", name=printable(name), longest=LONGEST))
    return Player(name)


def seat_players(people: Mapping[int, Player], seats: int, bots: Sequence[str]) -> list[Player]:
    """Everybody in order of seats; the kinds of bots are dealt in turn to the empty seats."""
    taken = [each.name for each in people.values()]
    if len(set(taken)) < len(taken):
        raise BadOptions(sentence("same-names", names=", ".join(taken)))
    empty = [seat for seat in range(seats) if seat not in people]
    if empty and len(bots) > len(empty):
        raise BadOptions(sentence("too-many-bots", bots=len(bots), seats=len(empty)))
    names = [name for name in BOT_NAMES if name not in taken]
    hired = {
        seat: Player(names[place], bots[place % len(bots)]) for place, seat in enumerate(empty)
    }
    return [people[seat] if seat in people else hired[seat] for seat in range(seats)]


def players_of(record: Record, lang: str) -> list[Player]:
    """The players a record names; those it does not name are people called by their seat."""
    named = [read_player(text) for text in record.players[: record.seats]]
    missing = range(len(named), record.seats)
    return named + [Player(spoken("somebody", lang, seat=seat)) for seat in missing]


def read_player(text: str) -> Player:
    """A player as a record keeps it, without anything a screen could take for an order."""
    shown = printable(text)
    found = re.fullmatch(r"(.+) \(([a-z][a-z0-9_-]*)\)", shown)
    return Player(found[1], found[2]) if found else Player(shown[:LONGEST] or "?")


def printable(text: str) -> str:
    """A text with everything left out that does not print."""
    return "".join(letter for letter in text if letter.isprintable())
