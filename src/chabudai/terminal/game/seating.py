"""Who sits where at this screen: people by their names, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chabudai.engine import BadOptions, Record
from chabudai.session.players import (
    MAX_NICKNAME,
    Player,
    free_bot_names,
    is_nickname,
    normalize_nickname,
    read_player,
    strip_unprintable,
)
from chabudai.terminal.text import sentence, translate


def make_person(name: str) -> Player:
    """A person of that name; raises BadOptions for a name no table could show."""
    name = normalize_nickname(name)
    if not is_nickname(name):
        shown = strip_unprintable(name)
        raise BadOptions(sentence("bad-name", name=shown, longest=MAX_NICKNAME))
    return Player(name)


def seat_players(people: Mapping[int, Player], seats: int, bots: Sequence[str]) -> list[Player]:
    """Everybody in order of seats; the kinds of bots are dealt in turn to the empty seats."""
    taken = [each.name for each in people.values()]
    if len(set(taken)) < len(taken):
        raise BadOptions(sentence("same-names", names=", ".join(taken)))
    empty = [seat for seat in range(seats) if seat not in people]
    if empty and len(bots) > len(empty):
        raise BadOptions(sentence("too-many-bots", bots=len(bots), seats=len(empty)))
    names = free_bot_names(taken)
    seated = {
        seat: Player(names[place], bots[place % len(bots)]) for place, seat in enumerate(empty)
    }
    return [people[seat] if seat in people else seated[seat] for seat in range(seats)]


def list_players(record: Record, lang: str) -> list[Player]:
    """The players a record names; those it does not name are people called by their seat."""
    named = [read_player(text) for text in record.players[: record.seats]]
    missing = range(len(named), record.seats)
    return named + [Player(translate("somebody", lang, seat=seat)) for seat in missing]
