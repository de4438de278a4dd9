"""Tables in the middle of an invasion, for the tests of Kodachi."""

from __future__ import annotations

from tests.table import Table, table


def table_before_fight(
    guard: str, *hand: str, approach: str = "strength", **zones: object
) -> Table:
    """Seat 0 faces its first guard with some cards in hand."""
    t = table("kodachi", 2, guard_row=[guard], house_row=["echo"], approach=approach, **zones)
    t.hand(0, *hand)
    return t


def table_before_taking(
    guards: list[str], house: list[str], takes: int = 1, **zones: object
) -> Table:
    """Seat 0 has defeated these guards and takes cards."""
    asked = [["shape", 0], ["take", 0]]
    beaten = len(guards)
    t = table("kodachi", 2, guard_row=guards, house_row=house, beaten=beaten, takes=takes)
    t.description.update({"approach": "strength", "asked": asked, **zones})
    return t
