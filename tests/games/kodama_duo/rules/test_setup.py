"""Setting the table: rules 1 to 7."""

from __future__ import annotations

import msgspec
import pytest

from chabudai import BadRecord, load, replay, start
from tests.table import dealt


def test_both_begin_in_spring_with_no_points() -> None:
    """R1, R3."""
    t = dealt("kodama_duo", 2)
    assert t.view(0)["season"] == "spring"
    assert [player["score"] for player in t.view(0)["players"]] == [0, 0]


def test_each_gets_a_trunk_of_their_own_at_random() -> None:
    """R2."""
    trunks = [tuple(dealt("kodama_duo", 2, seed).trunk()) for seed in range(12)]
    assert set(trunks) == {("t1", "t2"), ("t2", "t1")}


def test_everybody_gets_four_kodama() -> None:
    """R4."""
    t = dealt("kodama_duo", 2)
    assert [len(hand) for hand in t.hand()] == [4, 4]
    assert len(t.box()) == 13
    assert len({*t.hand(0), *t.hand(1), *t.box()}) == 21


def test_each_season_has_one_of_its_three_decrees() -> None:
    """R5."""
    found = [{dealt("kodama_duo", 2, seed).decree()[n] for seed in range(40)} for n in range(3)]
    assert found == [{"d1", "d2", "d3"}, {"d4", "d5", "d6"}, {"d7", "d8", "d9"}]


def test_thirty_six_branches_and_six_tokens_lie_ready() -> None:
    """R6, R9: three are turned up at once."""
    t = dealt("kodama_duo", 2)
    assert len(t.deck()) + len(t.revealed()) == 36
    assert len(t.view(None)["supply"]) == 6


def test_a_lot_decides_who_is_splitter() -> None:
    """R7, G1."""
    assert {dealt("kodama_duo", 2, seed).splitter() for seed in range(12)} == {0, 1}


@pytest.mark.parametrize(("reading", "seat"), [("first", 0), ("second", 1)])
def test_the_table_may_say_who_begins_as_splitter(reading: str, seat: int) -> None:
    """G1."""
    seats = {dealt("kodama_duo", 2, seed, splitter=reading).splitter() for seed in range(6)}
    assert seats == {seat}


def test_a_record_of_rules_that_nobody_knows_is_refused_with_a_sentence() -> None:
    """G8: those of version 1 went otherwise only where a single card fitted nowhere."""
    record = start(load("kodama_duo"), 2, "tea").record
    assert record.rules == "2"
    assert replay(msgspec.structs.replace(record, rules="1"))
    with pytest.raises(BadRecord) as refused:
        replay(msgspec.structs.replace(record, rules="0"))
    assert refused.value.sentence.code == "record-rules"
    assert "Kodama Duo" in str(refused.value)
