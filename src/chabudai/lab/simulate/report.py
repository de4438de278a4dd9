"""What came out of a simulation, for machines and for people."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chabudai.bots.program.misses import describe_misses, misses_to_json
from chabudai.engine.registry import load
from chabudai.engine.text.catalog import format_message, has_message
from chabudai.lab.simulate.counts import Counts, WinRate
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.text import PACKAGE, lab_text


@dataclass(frozen=True)
class SimulationReport:
    """A plan, what was counted, and how long it took."""

    plan: Plan
    counts: Counts
    jobs: int
    seconds: float

    def to_json(self) -> dict[str, object]:
        """Everything as one object; `games` are those played, fewer if it was interrupted."""
        kinds = self.counts.kinds()
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "games": self.counts.games,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "own_deck": self.plan.deck is not None,
            "bots": list(self.plan.bots),
            "jobs": self.jobs,
            "decisions": self.counts.decisions,
            "decisions_per_game": self.counts.decisions / self.counts.games,
            "seconds": self.seconds,
            "games_per_s": self.counts.games / self.seconds,
            "decisions_per_s": self.counts.decisions / self.seconds,
            "causes": dict(sorted(self.counts.causes.items())),
            "wins": {kind: self.wins(kind) for kind in kinds},
            "misses": misses_to_json(self.counts.misses),
        }

    def wins(self, kind: str) -> dict[str, dict[str, float]]:
        """The shares of one kind."""
        return {value: share.to_json() for value, share in self.counts.win_rates(kind).items()}

    def render(self, lang: str) -> Group:
        """A heading, a table of wins, and the figures below it."""
        return Group(Text(self.heading(lang), "bold"), self.table(lang), *self.figures(lang))

    def heading(self, lang: str) -> str:
        """What was played, by whom."""
        return lab_text(
            "heading",
            lang,
            game=load(self.plan.game).title(),
            seats=self.plan.seats,
            games=self.counts.games,
            seed=str(self.plan.seed),
            bots=list(dict.fromkeys(self.plan.bots)),
        )

    def table(self, lang: str) -> Table:
        """Who won how often, kind by kind."""
        table = Table("")
        for column in ("wins", "of", "rate", "interval"):
            table.add_column(lab_text(column, lang), justify="right")
        for kind in self.counts.kinds():
            win_rates = self.counts.win_rates(kind)
            if kind == "bot" and len(win_rates) == 1:
                continue
            table.add_section()
            table.add_row(Text(kind_name(self.plan, kind, lang), "bold"))
            for value in sort_values(kind, win_rates):
                name = value_name(self.plan, kind, value, lang)
                table.add_row(name, *win_rate_cells(win_rates[value], lang))
        return table

    def figures(self, lang: str) -> list[str]:
        """Length, causes of the end, and speed, a line each."""
        games, decisions = self.counts.games, self.counts.decisions
        causes = [
            lab_text("cause", lang, cause=self.cause_name(cause, lang), rate=count / games)
            for cause, count in self.counts.causes.most_common()
            if cause
        ]
        rates = {"games": games / self.seconds, "decisions": decisions / self.seconds}
        speed = lab_text("speed", lang, seconds=self.seconds, jobs=self.jobs, **rates)
        length = lab_text("length", lang, decisions=decisions / games)
        return [length, *causes, *describe_misses(self.counts.misses, lang), speed]

    def cause_name(self, cause: str, lang: str) -> str:
        """Why games ended, in the game's words if it has any."""
        package = load(self.plan.game).package
        if not has_message(package, "cause", lang):
            return cause
        return format_message(package, "cause", lang, {"cause": cause})


def kind_name(plan: Plan, kind: str, lang: str) -> str:
    """What games are sorted by, in words: ours, the game's own, or as it is."""
    for package in (PACKAGE, load(plan.game).package):
        if has_message(package, f"kind-{kind}", lang):
            return format_message(package, f"kind-{kind}", lang)
    return kind.capitalize()


def value_name(plan: Plan, kind: str, value: str, lang: str) -> str:
    """One of the things counted, in the words of the game or of its cards if they have any."""
    game = load(plan.game)
    for code in (f"{kind}-{value}", f"role-{value}", f"the-{value}"):
        if has_message(game.package, code, lang):
            return format_message(game.package, code, lang)
    names = {card.key: card.names[lang] for card in game.list_cards(plan.deck)}
    return names.get(value, value)


def sort_values(kind: str, win_rates: dict[str, WinRate]) -> list[str]:
    """Seats by number, the rest from the most successful down."""
    if kind == "seat":
        return sorted(win_rates, key=int)
    return sorted(win_rates, key=lambda value: -win_rates[value].wins / win_rates[value].of)


def win_rate_cells(share: WinRate, lang: str) -> list[str]:
    """A share as columns."""
    seen = share.to_json()
    return [
        lab_text("number", lang, number=share.wins),
        lab_text("number", lang, number=share.of),
        lab_text("percent", lang, rate=seen["rate"]),
        lab_text("from-to", lang, low=seen["low"], high=seen["high"]),
    ]
