"""What to mine: plain data, so that it can be sent to other processes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chabudai.engine.errors import BadOptions
from chabudai.engine.match.record import Record
from chabudai.engine.registry import load
from chabudai.lab.arena.player import check_bot, open_bot
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import play_with_bots
from chabudai.lab.text import lab_sentence
from chabudai.learn.puzzle import read_questions
from chabudai.session.seeds import seed_from_words

BUDGETS = (250, 500, 1000)  # rounds of search that have to agree
DECISIONS = 40  # of a game that are looked at
MOST_SEATS = 5  # more are hard to take in at a glance


@dataclass(frozen=True)
class MiningPlan:
    """Games to look for puzzles in: recorded ones, or so many that bots play.

    Everything follows from the seed and the number of a game, whoever looks at it.
    """

    game: str
    games: int
    seed: int = 0
    seats: int | None = None
    bot: str = "novice"
    records: Sequence[Record] = ()
    decisions: int = DECISIONS

    def check(self) -> None:
        """Refuse what cannot be mined, before any process starts."""
        game = load(self.game)
        if not read_questions(self.game).questions:
            raise BadOptions(lab_sentence("no-questions", game=game.title()))
        if self.games < 1:
            raise BadOptions(lab_sentence("no-games", games=self.games))
        check_bot(self.bot, self.game, self.count_seats(0), None)
        self.play_plan(0).deal(0)

    def count_seats(self, number: int) -> int:
        """How many sit down in one game: more from game to game, then from the fewest again."""
        game = load(self.game)
        if self.seats is not None:
            return self.seats
        most = max(game.min_seats, min(game.max_seats, MOST_SEATS))
        return game.min_seats + number % (most - game.min_seats + 1)

    def play_plan(self, number: int) -> Plan:
        return Plan(self.game, self.count_seats(number), self.games, self.seed, bots=(self.bot,))

    def find_record(self, number: int) -> Record:
        """One of the recorded games, or the game of that number, played to its end."""
        if self.records:
            return self.records[number]
        plan = self.play_plan(number)
        state = plan.deal(number)
        bots = [open_bot(self.bot) for _ in range(plan.seats)]
        actions = play_with_bots(state, bots, plan.bot_seed(number))
        return Record(
            game=self.game,
            rules=load(self.game).version,
            seats=plan.seats,
            options={},
            seed=plan.game_seed(number),
            actions=[state.actions.token(action) for action in actions],
        )

    def make_seed(self, *what: object) -> int:
        """Where chance starts for one purpose."""
        return seed_from_words(repr((self.game, self.seed, *what)), "big")


def name_origin(plan: MiningPlan, record: Record) -> str:
    """Where a puzzle was found, so that one can find it again; nothing of people's own games."""
    return "record" if plan.records else f"{plan.bot} {record.seats} {record.seed}"
