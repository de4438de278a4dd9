"""The state of a table, folded from its log: who sits where and the game they play.

Nothing here waits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Self

import msgspec

from chabudai.bots import load_bot
from chabudai.engine import OVER, BadOptions, BadRecord, Match, Record, load
from chabudai.engine.registry import own_games
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import Sentence
from chabudai.server.accounts.people import AT
from chabudai.server.errors import Rejected, sentence
from chabudai.server.ops.logs import error_location, error_name, log_event, table_hash
from chabudai.server.protocol.messages import Phase, Terms
from chabudai.server.storage import log as e
from chabudai.session.branch import Branch
from chabudai.session.phrases import BRANCHED
from chabudai.session.players import BOT_NAMES

MAX_CHAT = 100  # lines that are shown to whoever comes


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


class DamagedLog(Exception):
    """An entry of the log is not what was written there."""


class Speaker(NamedTuple):
    """Somebody who has spoken at a table: what others know them by there, and their last name."""

    id: str
    name: str


class ChatLine(NamedTuple):
    """Something that was said, by its number at the table."""

    number: int
    said: e.Spoke


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
        self.trouble: Sentence | None = None
        self.origin: e.Origin | None = None
        self.ended = False
        self.actions_played = 0  # those taken back included
        self.rematch: str | None = None
        self.seconds_left: list[float] = []
        self.deciders: list[int] = []
        self.answered_by: list[e.By] = []
        self.versions: list[int] = []
        self.answered_ids: dict[tuple[int, str], int] = {}
        self.prepared_ids: dict[tuple[str | None, str], int] = {}  # before the game, by person
        self.chat: list[ChatLine] = []
        self.lines_said = 0
        self.speakers: dict[str, Speaker] = {}
        self.muted: dict[str, set[str]] = {}
        self.quiet = False

    @classmethod
    def from_log(cls, id: str, log: list[e.AnyEntry]) -> Self:
        """Rebuild a table; one that these rules cannot replay is paused, its log untouched.

        Raises Rejected where not even its opening can be read.
        """
        if not isinstance(log[0], e.Opened):
            raise Rejected("damaged-table")
        table = cls(id)
        for entry in log:
            if table.trouble is None:
                try:
                    table.apply(entry)
                except Exception as error:
                    table._give_up(error)
                    table._count(entry)
            else:
                if isinstance(entry, (e.Spoke, e.Muted, e.Hushed, e.Ended, e.Rematched)):
                    table._apply_entry(entry, None)
                table._count(entry)
        return table

    def _give_up(self, error: Exception) -> None:
        """Let the table wait with its game unread, and say why as far as people can know it."""
        log_event(
            "table-unreadable",
            table=table_hash(self.id),
            error=error_name(error),
            where=error_location(error),
        )
        self.match, self.paused = None, True
        self.trouble = sentence("still-broken")
        if isinstance(error, DamagedLog):
            self.trouble = sentence("damaged-table")
        if isinstance(error, BadRecord) and error.sentence.code == "record-rules":
            self.trouble = sentence("table-of-other-rules", reason=error.sentence)

    def apply(self, entry: e.AnyEntry, judged: int | None = None) -> list[Event]:
        """Let an entry happen; return what it made happen in the game.

        `judged` is the action of a `Played` entry that was found to be legal just before: it is
        not judged again.
        """
        events = self._apply_entry(entry, judged)
        self._count(entry)
        return events

    def _count(self, entry: e.AnyEntry) -> None:
        self.seq += 1
        if not isinstance(entry, e.PRIVATE):
            self.v += 1
        if isinstance(entry, (e.Started, e.Played, e.TookBack)):
            self.last_move_v = self.v
        if isinstance(entry, (e.Started, e.Played)):
            self.versions.append(self.v)
        if isinstance(entry, (e.Played, e.TookBack)) and entry.id:
            self.answered_ids[entry.seat, entry.id] = self.v
        if isinstance(entry, (e.Seated, e.Readied)) and entry.id:
            person = self.places[entry.seat].person
            self.prepared_ids[person, entry.id] = self.v

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
                return self._take_back(entry)
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
                self._hear(entry)
            case e.Paused():
                self.paused = True
            case e.Resumed():
                self.paused = False
            case e.Muted():
                self._mute(entry)
            case e.Hushed(quiet=quiet):
                self.quiet = quiet
            case e.Rematched(table=table):
                self.rematch = table
            case e.Damaged():
                raise DamagedLog
        return []

    def _open(self, entry: e.Opened) -> None:
        self.terms, self.host, self.secret = entry.terms, entry.host, entry.secret
        self.origin = entry.origin
        self.seconds_left = [entry.terms.pace.seconds] * entry.terms.seats
        own = [None if is_account(bot) else bot for bot in entry.terms.bots]
        bots = [*own, *[None] * entry.terms.seats][: entry.terms.seats]
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
            rules=entry.rules or earliest_rules(self.terms.game),
            seats=self.terms.seats,
            options=self.terms.options,
            deck=self.terms.deck,
            seed=entry.seed,
            players=[place.player_name() for place in self.places],
            practice=self.terms.practice or msgspec.UNSET,
        )
        self.is_fair = entry.position is None
        if entry.position is None:
            self.match = Match(record)
        else:
            self.match = Branch(record, entry.position, self._list_past(entry))
        return self.match.log

    def _list_past(self, entry: e.Started) -> list[Event]:
        """What the log of a what-if begins with: where it comes from, and what happened there."""
        if self.origin is None:
            return []
        only = sum(1 << seat for seat in self.human_seats())
        past = [Event(each.name, each.public, each.secret, only) for each in entry.before]
        return [Event(BRANCHED, {"step": self.origin.step}), *past]

    def _play(self, entry: e.Played, judged: int | None) -> list[Event]:
        assert self.match is not None
        if judged is None:
            events = self.match.play(entry.token)
        else:
            events = self.match.play_judged(judged)
        self.actions_played += 1
        self.deciders.append(entry.seat)
        self.answered_by.append(entry.by)
        self.seconds_left = entry.left or self.seconds_left
        return events

    def _take_back(self, entry: e.TookBack) -> list[Event]:
        assert self.match is not None
        told = self.match.undo(entry.actions, entry.seat)
        for grown in (self.deciders, self.answered_by, self.versions):
            del grown[-entry.actions :]
        return told

    def _remember_answer(self, entry: e.Stands) -> None:
        standing = self.places[entry.seat].standing
        if entry.token is None:
            standing.pop(entry.question, None)
        else:
            standing[entry.question] = entry

    def _hear(self, entry: e.Spoke) -> None:
        """Number the line and whoever speaks: neither number tells anything but the order."""
        known = self.speakers.get(entry.person)
        id = known.id if known else str(len(self.speakers) + 1)
        self.speakers[entry.person] = Speaker(id, entry.name)
        self.lines_said += 1
        self.chat = [*self.chat[1 - MAX_CHAT :], ChatLine(self.lines_said, entry)]

    def _mute(self, entry: e.Muted) -> None:
        named = [person for person, known in self.speakers.items() if known.name == entry.name]
        others = {entry.other} if entry.other else set(named)
        muted = self.muted.setdefault(entry.person, set())
        (muted.update if entry.muted else muted.difference_update)(others)

    def find_speaker(self, id: str) -> str | None:
        """The person who is known by an id here."""
        return next((person for person, known in self.speakers.items() if known.id == id), None)

    def phase(self) -> Phase:
        """Where the table is between its opening and its end."""
        if self.ended and self.trouble is not None:
            return "over"
        if self.paused:
            return "paused"
        if self.ended:
            return "over"
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over() else "playing"

    def actor(self) -> int:
        """The seat that is asked now, or OVER where none is."""
        halted = self.paused or self.ended
        return self.match.state.actor() if self.match and not halted else OVER

    def was_cut_short(self) -> bool:
        """Whether the table ended its game because it had too many actions."""
        return self.ended and self.match is not None and not self.match.state.over()

    def seat_of(self, person: str) -> int | None:
        """The seat that a person holds."""
        held = [seat for seat, place in enumerate(self.places) if place.person == person]
        return held[0] if held else None

    def rules(self) -> str:
        """The version of the rules that are played here, or would be if the game began now."""
        return self.match.record.rules if self.match else load(self.terms.game).version

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


def earliest_rules(game: str) -> str:
    """The rules of a game that started before they were noted; those of ours were the first."""
    return "1" if game in own_games() else load(game).version


def is_account(bot: str | None) -> bool:
    """Whether a bot is somebody's program, invited by its name."""
    return bot is not None and bot.startswith(AT)


def check_terms(terms: Terms) -> None:
    """Refuse what no table could be opened for; raises ChabudaiError."""
    load(terms.game).new(terms.seats, 0, terms.options, terms.deck)
    if len(terms.bots) > terms.seats:
        raise BadOptions(sentence("too-many-bots", bots=len(terms.bots), seats=terms.seats))
    for bot in terms.bots:
        if bot is not None and not is_account(bot):
            load_bot(bot)
    if terms.pace.kind != "none" and terms.pace.seconds < 1:
        raise BadOptions(sentence("bad-pace"))
