"""A table is played by the rules that it was dealt with."""

from chabudai import load
from chabudai.games.kodachi.rules.state import KodachiState
from chabudai.server.protocol.messages import Terms
from chabudai.server.storage import log as e
from chabudai.server.tables.state import TableState


def table_from(started: e.Started) -> TableState:
    """A table of Kodachi that has just been dealt."""
    terms = Terms(game="kodachi", seats=2, bots=["random", "random"])
    return TableState.from_log("t", [e.Opened(terms=terms, host="P", secret="00" * 32), started])


def reading_at(table: TableState) -> str:
    """What may be played after a guard is beaten at this table."""
    assert table.match is not None
    assert isinstance(table.match.state, KodachiState)
    return table.match.state.options.help_after_win


def test_an_entry_that_names_no_rules_is_of_the_first_ones() -> None:
    assert reading_at(table_from(e.Started(seed="1"))) == "open"
    assert reading_at(table_from(e.Started(seed="1", rules=load("kodachi").version))) == "allowed"


def test_a_position_is_taken_up_by_its_own_rules() -> None:
    position = load("kodachi").new(2, 1).to_position()
    assert reading_at(table_from(e.Started(position=position))) == "open"


def test_a_table_of_rules_that_are_not_here_is_kept_but_not_played() -> None:
    table = table_from(e.Started(seed="1", rules="99"))
    assert table.trouble is not None
    assert table.trouble.code == "table-of-other-rules"
    assert table.match is None
