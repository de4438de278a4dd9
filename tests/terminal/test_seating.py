"""Who sits where."""

from __future__ import annotations

import pytest

from chabudai.engine import BadOptions, Record
from chabudai.session.players import Player
from chabudai.terminal.game.seating import list_players, make_person, seat_players


def make_record(*players: str) -> Record:
    return Record(game="samurai_sword", rules="1", seats=3, seed="1", players=list(players))


@pytest.mark.parametrize("name", ["", "Ren (novice)", "a,b", "x" * 21, "tab\x1b[2J"])
def test_a_name_no_table_could_show_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="A name has 1 to 20 characters"):
        make_person(name)


def test_kinds_of_bots_are_dealt_in_turn_to_the_empty_seats() -> None:
    seated = seat_players({1: Player("Mika")}, 4, ["novice", "random"])
    assert [each.bot for each in seated] == ["novice", None, "random", "novice"]


def test_no_bot_has_the_name_of_a_person() -> None:
    seated = seat_players({0: Player("Ren")}, 3, ["random"])
    assert len({each.name for each in seated}) == 3


def test_two_people_cannot_have_the_same_name() -> None:
    with pytest.raises(BadOptions, match="Mika, Mika"):
        seat_players({0: Player("Mika"), 1: Player("Mika")}, 3, ["random"])


def test_more_bots_than_empty_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match="2 bots are too many for 1 empty seat"):
        seat_players({0: Player("Mika"), 1: Player("Jun")}, 3, ["random", "novice"])


def test_seats_a_record_does_not_name_are_called_by_their_number() -> None:
    names = [each.name for each in list_players(make_record("Mika"), "fr")]
    assert names == ["Mika", "Place 1", "Place 2"]


def test_a_name_of_a_foreign_record_cannot_order_the_screen_about() -> None:
    assert list_players(make_record("\x1b[2JMika"), "en")[0].name == "[2JMika"
