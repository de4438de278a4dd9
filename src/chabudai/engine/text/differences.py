"""What two answers have between them: what each leads to in figures and cards, compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from chabudai.engine.text.catalog import ENGINE, format_message
from chabudai.engine.text.phrasing import Phrasing

MOST_CLAUSES = 3
Explain = Callable[[list[str]], dict[str, object]]
NameCards = Callable[[Sequence[str]], str]


@dataclass
class Outcome:
    """What an answer leads to, as far as its seat can tell from a view.

    A figure is called by a word, and by what it is of where there are several: `wounds 2`. Those
    that matter most come first. Cards are those that the seat has then, by zone.
    """

    figures: dict[str, int] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Clause:
    """One thing that differs, and whether one had rather have it so."""

    text: str
    is_gain: bool


@dataclass(frozen=True)
class Comparison:
    """Says in the words of a game's catalog what differs between two outcomes.

    `explain` puts what a figure is of into words; `name_cards` says how cards of a zone are called;
    of `unwelcome` figures one had rather have less.
    """

    phrasing: Phrasing
    explain: Explain
    name_cards: dict[str, NameCards]
    unwelcome: frozenset[str] = frozenset()

    def describe(self, better: Outcome, other: Outcome) -> str:
        """Say what one outcome has over another, gains first; nothing where they are alike."""
        clauses = self.compare_figures(better.figures, other.figures)
        for zone, name in self.name_cards.items():
            clauses += self.compare_cards(zone, name, better.cards[zone], other.cards[zone])
        clauses.sort(key=lambda clause: not clause.is_gain)
        return join_clauses([each.text for each in clauses[:MOST_CLAUSES]], self.phrasing.lang)

    def compare_figures(self, better: dict[str, int], other: dict[str, int]) -> list[Clause]:
        """Say every figure that differs; one that an outcome lacks is 0 there."""
        clauses = []
        for name in dict.fromkeys([*better, *other]):
            count, instead = better.get(name, 0), other.get(name, 0)
            if count != instead:
                word, *of = name.split(" ")
                figures = {"count": count, "instead": instead, **self.explain(of)}
                is_gain = (count > instead) != (word in self.unwelcome)
                clauses.append(Clause(self.phrasing.say(f"differs-{word}", **figures), is_gain))
        return clauses

    def compare_cards(
        self, zone: str, name: NameCards, better: list[str], other: list[str]
    ) -> list[Clause]:
        """Say which cards there are more of, and which fewer."""
        more = list((Counter(better) - Counter(other)).elements())
        fewer = list((Counter(other) - Counter(better)).elements())
        if not more and not fewer:
            return []
        which = "both" if more and fewer else "more" if more else "fewer"
        words = {"more": name(more) if more else "", "fewer": name(fewer) if fewer else ""}
        text = self.phrasing.say(f"differs-{zone}", which=which, **words)
        return [Clause(text, is_gain=not fewer)]


def join_clauses(clauses: list[str], lang: str) -> str:
    """Make one sentence of several clauses; nothing of none."""
    if not clauses:
        return ""
    joined = clauses[0]
    for clause in clauses[1:]:
        joined = format_message(ENGINE, "clauses", lang, {"first": joined, "next": clause})
    return f"{joined[:1].upper()}{joined[1:]}."
