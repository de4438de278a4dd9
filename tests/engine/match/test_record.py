"""Records: all it takes to replay, and nothing that does not fit is taken for one."""

from __future__ import annotations

import json

import msgspec
import pytest

from chabudai import BadRecord, Record, UnknownGame, load, read_record, replay, start, undo
from chabudai.engine.match.match import Match
from chabudai.engine.match.record import TakenBack
from chabudai.engine.rng import ALGORITHM

GAME = load("samurai_sword")


def played(actions: int = 6) -> Record:
    """The record of a game that has just begun."""
    match = start(GAME, 4, "tea", {"reshuffle": "eager"}, players=["Aki", "Ben", "Chi", "Dai"])
    for _ in range(actions):
        match.play(match.state.legal()[-1])
    return match.record


def whole(record: Record) -> str:
    """The state a record leads to."""
    return json.dumps(replay(record).to_position())


def test_a_record_is_read_back_as_it_was_written() -> None:
    """With the check that tells damage."""
    record = played()
    assert read_record(record.to_json()) == record.checked()
    assert whole(read_record(record.to_json())) == whole(record)


def test_a_record_names_all_it_takes_to_replay() -> None:
    """Game, rules, seats, options, deck, chance, seed and actions; and who played."""
    held = json.loads(played(1).to_json())
    assert held["format"] == "chabudai-record-1"
    assert [held[name] for name in ("game", "rules", "seats")] == ["samurai_sword", GAME.version, 4]
    assert [held[name] for name in ("options", "deck")] == [{"reshuffle": "eager"}, None]
    assert [held[name] for name in ("rng", "seed")] == [ALGORITHM, "tea"]
    assert held["players"] == ["Aki", "Ben", "Chi", "Dai"]
    assert len(held["actions"]) == 1


def reading_of(data: bytes) -> Record | None:
    """The record in a file, or None if it was refused."""
    try:
        return read_record(data)
    except BadRecord:
        return None


def test_every_flipped_bit_is_refused_or_changes_nothing() -> None:
    """Each bit of the file in turn; one in the white space does no harm."""
    data, record = played(2).to_json(), played(2).checked()
    for bit in range(8 * len(data)):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        assert reading_of(bytes(damaged)) in (None, record)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    """Only the last line break may be missing."""
    data = played(2).to_json()
    for length in range(len(data) - 1):
        with pytest.raises(BadRecord):
            read_record(data[:length])
    assert read_record(data[:-1]) == played(2).checked()


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b'{"game": 1}', b"\xff\xfe", b"PK\x03\x04"])
def test_what_was_never_a_record_is_refused(data: bytes) -> None:
    """With one sentence."""
    with pytest.raises(BadRecord) as refused:
        read_record(data)
    assert refused.value.sentence.code == "record-form"


def changed(**fields: object) -> bytes:
    """A record that was changed by hand."""
    return json.dumps({**json.loads(played(2).to_json()), **fields}).encode()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"hands": []}, "record-form"),
        ({"seats": "4"}, "record-form"),
        ({"options": {"reshuffle": 1}}, "record-form"),
        ({"format": "chabudai-record-9"}, "record-format"),
        ({"seed": "coffee"}, "record-check"),
        ({"players": []}, "record-check"),
        ({"check": ""}, "record-check"),
    ],
)
def test_a_record_changed_by_hand_is_refused(fields: dict[str, object], code: str) -> None:
    """Unknown fields, other types, another form, anything the check does not fit."""
    with pytest.raises(BadRecord) as refused:
        read_record(changed(**fields))
    assert refused.value.sentence.code == code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules": "0"}, "record-rules"),
        ({"rng": "dice"}, "record-rng"),
        ({"seats": 9}, "record-deal"),
        ({"options": {"trumps": "yes"}}, "record-deal"),
        ({"deck": "[["}, "record-deal"),
        ({"actions": ["dance"]}, "record-action"),
        ({"actions": ["take"]}, "record-action"),
        ({"actions": ["end", "end", "end", "parry"]}, "record-action"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(fields: dict[str, object], code: str) -> None:
    """Other rules, another chance, a game that cannot be dealt, an action that does not fit."""
    record = msgspec.structs.replace(played(2), **fields)
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert refused.value.sentence.code == code
    assert refused.value.sentence.text("fr")


def test_the_action_that_does_not_fit_is_named_with_the_rule() -> None:
    """By its number."""
    record = msgspec.structs.replace(played(0), actions=["parry"])
    with pytest.raises(BadRecord, match=r"Action 1 of this recorded game, “parry”.*\[R4\]"):
        replay(record)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    """With the games there are."""
    with pytest.raises(UnknownGame, match="samurai_sword"):
        replay(msgspec.structs.replace(played(0), game="chess"))


@pytest.mark.parametrize("back", [0, 1, 3, 6, 9])
def test_undo_leads_to_the_exact_earlier_state(back: int) -> None:
    """As far back as the deal."""
    shorter, state = undo(played(6), back)
    assert len(shorter.actions) == max(0, 6 - back)
    assert json.dumps(state.to_position()) == whole(played(max(0, 6 - back)))


def test_replaying_may_listen() -> None:
    """To tell a game from its record."""
    assert replay(played(1)).events is None
    assert replay(played(1), listen=True).events


def test_a_record_tells_what_was_taken_back_as_far_as_it_goes() -> None:
    match = Match(played(6))
    match.undo(2, seat=1)
    record = read_record(match.record.to_json())
    assert record.taken_back == [TakenBack(4, 1, 2)]
    assert repr(Match(record).log) == repr(match.log)
    assert record.before(4).taken_back == [TakenBack(4, 1, 2)]
    assert record.before(3).taken_back is msgspec.UNSET


def test_a_record_without_take_backs_looks_as_it_always_did() -> None:
    match = Match(played(2))
    assert b"taken_back" not in match.record.to_json()
    assert b"practice" not in match.record.to_json()


@pytest.mark.parametrize("each", [(7, 0, 1), (-1, 0, 1), (0, 9, 1), (0, -1, 1), (0, 0, 0)])
def test_a_record_with_impossible_take_backs_is_refused(each: tuple[int, int, int]) -> None:
    record = played(6).with_taken_back([TakenBack(*each)])
    with pytest.raises(BadRecord, match="taken back"):
        read_record(record.to_json())


def test_records_do_not_change() -> None:
    """A longer one is another one."""
    record = played(2)
    longer = record.plus("end")
    assert len(record.actions) == 2
    assert longer.before(2) == record
