"""Summaries of the tables that are known here, found by whoever has to do with them.

A server may have tens of thousands of tables: no request may cost a look at each of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import filterfalse, islice

from chabudai.server.tables.summary import TableSummary

Ids = dict[str, None]  # in the order in which they came


class TableDirectory:
    """One summary for each table; the last one that came is listed first."""

    def __init__(self) -> None:
        self._summaries: dict[str, TableSummary] = {}
        self._by_person: defaultdict[str, Ids] = defaultdict(dict)
        self._open: Ids = {}
        self._paused: set[str] = set()

    def __contains__(self, table: str) -> bool:
        return table in self._summaries

    def __iter__(self) -> Iterator[TableSummary]:
        return reversed(self._summaries.values())

    def get(self, table: str) -> TableSummary | None:
        """The summary of a table, if it is known."""
        return self._summaries.get(table)

    def update(self, summary: TableSummary) -> None:
        """Note how a table is now; one that is known keeps its place in the lists."""
        table, before = summary.table, self._summaries.get(summary.table)
        self._summaries[table] = summary
        people = list_people(summary)
        for person in list_people(before) - people if before else ():
            self._forget_person(person, table)
        for person in people:
            self._by_person[person].setdefault(table)
        (self._paused.add if summary.phase == "paused" else self._paused.discard)(table)
        if is_open(summary):
            self._open.setdefault(table)
        else:
            self._open.pop(table, None)

    def move_to_front(self, summary: TableSummary) -> None:
        """Note how a table is now, and list it first."""
        self.remove(summary.table)
        self.update(summary)

    def remove(self, table: str) -> bool:
        """Forget a table; False if it was not known."""
        summary = self._summaries.pop(table, None)
        if summary is None:
            return False
        self._open.pop(table, None)
        self._paused.discard(table)
        for person in list_people(summary):
            self._forget_person(person, table)
        return True

    def count_paused(self) -> int:
        """How many tables wait for somebody to mend them."""
        return len(self._paused)

    def list_own(self, person: str) -> list[TableSummary]:
        """The tables that a person opened or sits at."""
        return [self._summaries[each] for each in reversed(self._by_person.get(person, {}))]

    def list_unfinished(self, host: str) -> list[TableSummary]:
        """The tables that count for a host's limits."""
        return [each for each in self.list_own(host) if each.host == host and each.is_unfinished()]

    def list_for(self, person: str, first: int, last: int) -> list[TableSummary]:
        """A part of the list that a person is shown: their own tables, then those open to all."""
        own = [each for each in self.list_own(person) if each.is_listed(person)]
        others = filterfalse(self._by_person.get(person, {}).__contains__, reversed(self._open))
        rest = islice(others, max(0, first - len(own)), max(0, last - len(own)))
        return [*own[first:last], *[self._summaries[each] for each in rest]]

    def _forget_person(self, person: str, table: str) -> None:
        self._by_person[person].pop(table, None)
        if not self._by_person[person]:
            del self._by_person[person]


def list_people(summary: TableSummary) -> set[str]:
    """Whoever opened a table or sits there."""
    return {summary.host, *[each for each in summary.people if each is not None]}


def is_open(summary: TableSummary) -> bool:
    """Whether everybody finds a table in the list."""
    return summary.terms.open and summary.phase not in ("paused", "over")
