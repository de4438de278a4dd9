"""Records: the truth of a game. The state is only what replaying one gives."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from chabudai.engine.errors import BadRecord, ChabudaiError, IllegalAction
from chabudai.engine.game import Game
from chabudai.engine.match.play import play
from chabudai.engine.registry import load
from chabudai.engine.rng import ALGORITHM
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import sentence

FORMAT = "chabudai-record-1"
MAX_TAKEN_BACK = 1_000_000  # actions at once; more is a damaged file


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a seat took so many actions back, and how many were left after it."""

    step: int
    seat: int
    actions: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game, rules version, seats, options, deck, seed and actions: all it takes to replay.

    What was taken back, and that a game is for practice, is only there where it is so: the check
    of every other record stays as it was before these were kept.
    """

    format: str = FORMAT
    game: str
    rules: str
    seats: int
    options: dict[str, str] = {}
    deck: str | None = None
    rng: str = ALGORITHM
    seed: str
    players: list[str] = []
    actions: list[str] = []
    taken_back: list[TakenBack] | msgspec.UnsetType = msgspec.UNSET
    practice: bool | msgspec.UnsetType = msgspec.UNSET
    check: str = ""

    def plus(self, token: str) -> Record:
        """This record with one more action."""
        return msgspec.structs.replace(self, actions=[*self.actions, token], check="")

    def before(self, turn: int) -> Record:
        """This record with only its first actions."""
        early = [each for each in self.list_taken_back() if each.step <= turn]
        return msgspec.structs.replace(
            self, actions=self.actions[:turn], taken_back=early or msgspec.UNSET, check=""
        )

    def list_taken_back(self) -> list[TakenBack]:
        return self.taken_back or []

    def with_taken_back(self, taken_back: list[TakenBack]) -> Record:
        """This record with another list of what was taken back."""
        return msgspec.structs.replace(self, taken_back=taken_back or msgspec.UNSET, check="")

    def checked(self) -> Record:
        """This record with the check that tells damage."""
        bare = msgspec.structs.replace(self, check="")
        digest = blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()
        return msgspec.structs.replace(bare, check=digest)

    def to_json(self) -> bytes:
        """The record as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self.checked()), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """Read a record file; raises BadRecord for one that is damaged or was never one."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(sentence("record-form", error=str(error))) from None
    if record.format != FORMAT:
        raise BadRecord(sentence("record-format", format=record.format, expected=FORMAT))
    if record.check != record.checked().check:
        raise BadRecord(sentence("record-check"))
    if not all(is_possible(each, record) for each in record.list_taken_back()):
        raise BadRecord(sentence("record-taken-back"))
    return record


def is_possible(each: TakenBack, record: Record) -> bool:
    """Whether a seat of this game can have taken that back."""
    return (
        0 <= each.step <= len(record.actions)
        and 0 <= each.seat < record.seats
        and 0 < each.actions <= MAX_TAKEN_BACK
    )


def load_recorded_game(record: Record) -> Game[State]:
    """The game of a record, by the rules it was played with; raises BadRecord."""
    game = load(record.game)
    if game.translate_options(record.rules, record.options) is None:
        figures = {"game": game.title(), "played": record.rules, "here": game.version}
        raise BadRecord(sentence("record-rules", **figures))
    if record.rng != ALGORITHM:
        raise BadRecord(sentence("record-rng", rng=record.rng, expected=ALGORITHM))
    return game


def deal_record(record: Record, listen: bool = False) -> State:
    """The state a record starts from; raises BadRecord for one no game could start from."""
    game = load_recorded_game(record)
    options = game.translate_options(record.rules, record.options)
    try:
        return game.new(record.seats, record.seed, options, record.deck, listen)
    except ChabudaiError as error:
        raise BadRecord(sentence("record-deal", reason=error.sentence)) from None


def replay(record: Record, listen: bool = False) -> State:
    """The state after all actions of a record; raises BadRecord where one does not fit."""
    state = deal_record(record, listen)
    for number, token in enumerate(record.actions, 1):
        play_recorded(state, number, token)
    return state


def play_recorded(state: State, number: int, token: str) -> None:
    """Play one action of a record; raises BadRecord where it does not fit."""
    try:
        play(state, token)
    except IllegalAction as error:
        figures = {"number": number, "token": token, "reason": error.sentence}
        raise BadRecord(sentence("record-action", **figures)) from None


def undo(record: Record, actions: int = 1) -> tuple[Record, State]:
    """A record without its last actions, and the exact state it leads to."""
    shorter = record.before(max(0, len(record.actions) - actions))
    return shorter, replay(shorter)
