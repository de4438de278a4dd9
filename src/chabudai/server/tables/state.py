"""The state of a table, folded from its log: who sits where and the game they play.

Nothing here waits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from chabudai.bots import load_bot
from chabudai.engine import OVER, BadOptions, Match, Record, load
from chabudai.engine.event import Event
from chabudai.server.errors import sentence
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.protocol.messages import Phase, Terms
from chabudai.server.storage import log as e
from chabudai.server.tables.branch import Branch
from chabudai.session.players import BOT_NAMES


@dataclass
class SeatState:
    """A seat of the table and whoever holds it."""

    bot: str | None = None
    person: str | None = None
    name: str | None = None
    ready: bool = False
    away: bool = False
    entropy: str = ""
    standing: dict[str, e.Stands] = field(default_factory=dict)

    def is_empty(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.bot is None

    def player_name(self) -> str:
        """How a record names whoever sits here."""
        return f"{self.name} ({self.bot})" if self.bot else self.name or ""


class TableState:
    """The entries of one table's log, folded. The same way for a live table and a restarted one."""

    terms: Terms
    host: str
    secret: str
    places: list[SeatState]

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.v = 0
        self.last_move_v = 0
        self.match: Match | None = None
        self.is_fair = False
        self.paused = False
        self.is_unreadable = False
        self.ended = False
        self.rematch: str | None = None
        self.seconds_left: list[float] = []
        self.deciders: list[int] = []
        self.versions: list[int] = []
        self.answered_ids: dict[tuple[int, str], int] = {}
        self.chat: list[e.Spoke] = []
        self.muted: dict[str, set[str]] = {}

    @classmethod
    def from_log(cls, id: str, log: list[e.AnyEntry]) -> Self:
        """Rebuild a table; one that these rules cannot replay is paused, its log untouched."""
        table = cls(id)
        try:
            for entry in log:
                table.apply(entry)
        except Exception as error:
            log_event(
                "table-unreadable",
                table=table_hash(id),
                error=error_name(error),
                where=error_location(error),
            )
            table.match = None
            table.paused = table.is_unreadable = True
        return table

    def apply(self, entry: e.AnyEntry, judged: int | None = None) -> list[Event]:
        """Let an entry happen; return what it made happen in the game.

        `judged` is the action of a `Played` entry that was found to be legal just before: it is
        not judged again.
        """
        events = self._apply_entry(entry, judged)
        self.seq += 1
        if not isinstance(entry, e.PRIVATE):
            self.v += 1
        if isinstance(entry, (e.Started, e.Played, e.TookBack)):
            self.last_move_v = self.v
        if isinstance(entry, (e.Started, e.Played)):
            self.versions.append(self.v)
        if isinstance(entry, (e.Played, e.TookBack)) and entry.id:
            self.answered_ids[entry.seat, entry.id] = self.v
        return events

    def _apply_entry(self, entry: e.AnyEntry, judged: int | None) -> list[Event]:
        match entry:
            case e.Opened():
                self._open(entry)
            case e.Seated():
                self._seat(entry)
            case e.Stood(seat=seat):
                self.places[seat] = SeatState()
            case e.Readied(seat=seat, ready=ready):
                self.places[seat].ready = ready
            case e.Started():
                return self._start(entry)
            case e.Played():
                return self._play(entry, judged)
            case e.TookBack():
                self._take_back(entry)
            case e.Ended():
                self.ended = True
            case e.Left():
                self.places[entry.seat].away = True
                self.seconds_left = entry.left or self.seconds_left
            case e.Returned():
                self.places[entry.seat].away = False
                self.seconds_left = entry.left or self.seconds_left
            case e.Stands():
                self._remember_answer(entry)
            case e.Spoke():
                self.chat = [*self.chat[-99:], entry]
            case e.Paused():
                self.paused = True
            case e.Resumed():
                self.paused = False
            case e.Muted():
                muted = self.muted.setdefault(entry.person, set())
                (muted.add if entry.muted else muted.discard)(entry.name)
            case e.Rematched(table=table):
                self.rematch = table
        return []

    def _open(self, entry: e.Opened) -> None:
        self.terms, self.host, self.secret = entry.terms, entry.host, entry.secret
        self.seconds_left = [entry.terms.pace.seconds] * entry.terms.seats
        bots = [*entry.terms.bots, *[None] * entry.terms.seats][: entry.terms.seats]
        self.places = [
            SeatState(bot, name=BOT_NAMES[n % 10] if bot else None, ready=bool(bot))
            for n, bot in enumerate(bots)
        ]

    def _seat(self, entry: e.Seated) -> None:
        for seat, place in enumerate(self.places):
            if place.person == entry.person:
                self.places[seat] = SeatState()
        seated = SeatState(person=entry.person, name=entry.name, entropy=entry.entropy)
        self.places[entry.seat] = seated

    def _start(self, entry: e.Started) -> list[Event]:
        record = Record(
            game=self.terms.game,
            rules=load(self.terms.game).version,
            seats=self.terms.seats,
            options=self.terms.options,
            deck=self.terms.deck,
            seed=entry.seed,
            players=[place.player_name() for place in self.places],
        )
        self.is_fair = entry.position is None
        self.match = Match(record) if entry.position is None else Branch(record, entry.position)
        return self.match.log

    def _play(self, entry: e.Played, judged: int | None) -> list[Event]:
        assert self.match is not None
        if judged is None:
            events = self.match.play(entry.token)
        else:
            events = self.match.play_judged(judged)
        self.deciders.append(entry.seat)
        self.seconds_left = entry.left or self.seconds_left
        return events

    def _take_back(self, entry: e.TookBack) -> None:
        assert self.match is not None
        self.match.undo(entry.actions)
        del self.deciders[-entry.actions :], self.versions[-entry.actions :]

    def _remember_answer(self, entry: e.Stands) -> None:
        standing = self.places[entry.seat].standing
        if entry.token is None:
            standing.pop(entry.question, None)
        else:
            standing[entry.question] = entry

    def phase(self) -> Phase:
        """Where the table is between its opening and its end."""
        if self.paused:
            return "paused"
        if self.ended:
            return "over"
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over() else "playing"

    def actor(self) -> int:
        """The seat that is asked now, or OVER where none is."""
        return self.match.state.actor() if self.match and not self.paused else OVER

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds."""
        held = [seat for seat, place in enumerate(self.places) if place.person == person]
        return held[0] if held else None

    def human_seats(self) -> list[int]:
        """The seats that persons hold."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None]

    def names(self) -> list[str]:
        """How the seats are called in sentences."""
        return [place.name or f"{seat}" for seat, place in enumerate(self.places)]

    def may_start(self) -> bool:
        """Whether every seat is taken and ready."""
        waiting = self.match is None and not self.paused
        return waiting and all(place.ready for place in self.places)

    def entropy(self) -> list[str]:
        """What each seat added to the shuffle."""
        return [place.entropy for place in self.places]


def check_terms(terms: Terms) -> None:
    """Refuse what no table could be opened for; raises ChabudaiError."""
    load(terms.game).new(terms.seats, 0, terms.options, terms.deck)
    if len(terms.bots) > terms.seats:
        raise BadOptions(sentence("too-many-bots", bots=len(terms.bots), seats=terms.seats))
    for bot in terms.bots:
        if bot is not None:
            load_bot(bot)
    if terms.pace.kind != "none" and terms.pace.seconds < 1:
        raise BadOptions(sentence("bad-pace"))
