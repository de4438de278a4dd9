"""What came out of an arena, for machines and for people in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.bots.program.misses import Misses, describe_misses, misses_to_json
from chabudai.engine.registry import load
from chabudai.lab.arena.arena import Arena, Outcome, TeamArena
from chabudai.lab.arena.results import ArenaResults, BotResult
from chabudai.lab.arena.teams import EVERY_TEAM, TeamResult, compare_teams
from chabudai.lab.simulate.report import kind_name, value_name
from chabudai.lab.text import lab_text

MOST_ROWS = 8  # of what a table of people shows of one kind; the rest is in the JSON


@dataclass(frozen=True)
class ArenaReport:
    """An arena, its whole tables, and how long it took."""

    arena: Arena
    deals: Sequence[Sequence[Outcome]]
    workers: int
    seconds: float

    @cached_property
    def results(self) -> ArenaResults:
        """The games added up."""
        return ArenaResults(self.arena, self.deals)

    @cached_property
    def bots(self) -> list[BotResult]:
        """Every bot, the strongest first."""
        if isinstance(self.arena, TeamArena):
            return self.results.unrated_bots()
        return self.results.rated_bots()

    @cached_property
    def teams(self) -> list[TeamResult]:
        """What each team gained, if that was asked."""
        return compare_teams(self.arena, self.deals) if isinstance(self.arena, TeamArena) else []

    @cached_property
    def misses(self) -> Misses:
        """What programs did not answer, in all games."""
        return sum((game.misses for game in self.results.games), Counter())

    def to_json(self) -> dict[str, object]:
        """Everything as one object; `games` are those counted, fewer if it was interrupted."""
        arena = self.arena
        return {
            "game": arena.game,
            "rules": load(arena.game).version,
            "seats": arena.seats,
            "games": len(self.results.games),
            "deals": len(self.deals),
            "seed": arena.seed,
            "budget": arena.budget,
            "options": dict(arena.options),
            "own_deck": arena.deck is not None,
            "workers": self.workers,
            "seconds": self.seconds,
            "fair_share": self.results.fair_share(),
            "bots": [each.to_json() for each in self.bots],
            "pairs": [
                {"bot": bot, "against": other, "wins": wins}
                for (bot, other), wins in self.results.pair_wins().items()
            ],
            "teams": [each.to_json() for each in self.teams],
            "misses": misses_to_json(self.misses),
        }

    def render(self, lang: str) -> Group:
        """A heading, who won how often, and what explains it."""
        parts: list[RenderableType] = [Text(self.heading(lang), "bold")]
        parts += [self.team_table(lang)] if self.teams else [self.rating_table(lang)]
        parts += [lab_text("arena-fair", lang, rate=self.results.fair_share())]
        parts += [self.kind_table(kind, lang) for kind in self.kinds()]
        return Group(*parts, *describe_misses(self.misses, lang), self.speed(lang))

    def heading(self, lang: str) -> str:
        """What was played, by whom."""
        return lab_text(
            "arena-heading",
            lang,
            game=load(self.arena.game).title(),
            seats=self.arena.seats,
            games=len(self.results.games),
            deals=len(self.deals),
            seed=str(self.arena.seed),
            budget=self.arena.budget or "none",
        )

    def rating_table(self, lang: str) -> Table:
        """A row for each bot."""
        columns = ("wins", "of", "rate", "interval", "elo", "interval", "ms-per-move")
        table = table_with_headings("kind-bot", columns, lang)
        for each in self.bots:
            assert each.elo is not None
            assert each.elo_interval is not None
            assert each.win_interval is not None
            table.add_row(
                each.name,
                lab_text("number", lang, number=each.wins),
                lab_text("number", lang, number=each.games),
                lab_text("percent", lang, rate=each.win_rate),
                lab_text("from-to", lang, low=each.win_interval[0], high=each.win_interval[1]),
                lab_text("points", lang, points=round(each.elo)),
                lab_text(
                    "points-from-to",
                    lang,
                    low=round(each.elo_interval[0]),
                    high=round(each.elo_interval[1]),
                ),
                self.time_per_move(each, lang),
            )
        return table

    def team_table(self, lang: str) -> Table:
        """A row for each team."""
        columns = ("deals", "team-rate", "mirror-rate", "gain", "interval")
        table = table_with_headings("kind-team", columns, lang)
        for each in self.teams:
            table.add_row(
                self.team_name(each.team, lang),
                lab_text("number", lang, number=each.deals),
                lab_text("percent", lang, rate=each.win_rate),
                lab_text("percent", lang, rate=each.mirror_rate),
                lab_text("percent", lang, rate=each.gain),
                lab_text("from-to", lang, low=each.gain_low, high=each.gain_high),
            )
        return table

    def team_name(self, team: str, lang: str) -> str:
        """A team in the words of its game, or all of them."""
        if team == EVERY_TEAM:
            return lab_text("every-team", lang)
        return value_name(self.arena, "team", team, lang)

    def kinds(self) -> list[str]:
        """What the victories are sorted by, where that makes a short table."""
        by_trait = self.bots[0].by_trait
        return [kind for kind in by_trait if len(by_trait[kind]) <= MOST_ROWS]

    def kind_table(self, kind: str, lang: str) -> Table:
        """How often each bot won as what: a column for each bot."""
        table = Table(kind_name(self.arena, kind, lang))
        for each in self.bots:
            table.add_column(each.name, justify="right")
        values = dict.fromkeys(value for each in self.bots for value in each.by_trait[kind])
        for value in values:
            shares = [each.by_trait[kind].get(value) for each in self.bots]
            win_interval = [
                lab_text("percent", lang, rate=share.wins / share.of) if share else ""
                for share in shares
            ]
            table.add_row(value_name(self.arena, kind, value, lang), *win_interval)
        return table

    def time_per_move(self, standing: BotResult, lang: str) -> str:
        """Milliseconds a move."""
        thinking_time = standing.thinking_time
        return lab_text(
            "milliseconds", lang, number=1000 * thinking_time.seconds / max(1, thinking_time.moves)
        )

    def speed(self, lang: str) -> str:
        """How long it took."""
        return lab_text("arena-speed", lang, seconds=self.seconds, workers=self.workers)


def table_with_headings(first: str, columns: Sequence[str], lang: str) -> Table:
    """A table with its headings."""
    table = Table(lab_text(first, lang))
    for column in columns:
        table.add_column(lab_text(column, lang), justify="right")
    return table
