"""Which games a data set has, and what of them: plain data, so that it can be sent to processes."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from math import ceil

from chabudai.bots.program.bot import is_program, name_program
from chabudai.engine.errors import BadOptions
from chabudai.engine.registry import load
from chabudai.engine.rules.state import State
from chabudai.lab.arena.player import check_bot, parse_budget, split_budget
from chabudai.lab.dataset.columns import PARTS
from chabudai.lab.dataset.deck_files import hash_deck
from chabudai.lab.dataset.manifest import BOTS, Manifest
from chabudai.lab.dataset.played_game import Note, PlayedGame
from chabudai.lab.dataset.player import NotingPlayer
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import make_record, play_at_random, play_with_bots
from chabudai.lab.text import lab_sentence

# A part has a fiftieth of the games, so that progress shows and a kill costs little.
SHARDS = 50
FEWEST, MOST = 20, 1000  # games of a part


@dataclass(frozen=True)
class DatasetPlan(Plan):
    """Games by bots, the very ones that `simulate` plays, and the parts to keep of them."""

    parts: tuple[str, ...] = ()
    license: str = "apache-2.0"

    def check(self) -> None:
        """Refuse what cannot be played or kept, before any process starts."""
        for part in self.parts:
            if part not in PARTS:
                raise BadOptions(lab_sentence("dataset-parts", part=part, known=list(PARTS)))
        super().check()

    def check_bots(self) -> None:
        """Refuse bots that there are not, and those whose games no second run would give."""
        if not 1 <= len(self.bots) <= self.seats:
            raise BadOptions(lab_sentence("bots-seats", bots=len(self.bots), seats=self.seats))
        for name in self.bots:
            kind, own = split_budget(name)
            if parse_budget(own or None).seconds is not None:
                raise BadOptions(lab_sentence("dataset-seconds", bot=name))
            check_bot(kind)

    def describe(self) -> Manifest:
        """What the folder says of itself."""
        return Manifest(
            source=BOTS,
            game=self.game,
            rules=load(self.game).version,
            engine_version=version("chabudai"),
            seats=self.seats,
            games=self.games,
            seed=self.seed,
            options=dict(self.options),
            deck=None if self.deck is None else hash_deck(self.deck),
            bots=[name_bot(bot) for bot in self.bots],
            parts=[part for part in PARTS if part in self.parts],
            games_per_part=min(MOST, max(FEWEST, ceil(self.games / SHARDS))),
            tensor_size=len(self.deal(0).tensor(0)),
            license=self.license,
        )

    def play_game(self, number: int, id: str) -> PlayedGame:
        """Play one game to its end."""
        state, names = self.deal(number), self.seat_bots(number)
        actions, notes = play(state, names, self.bot_seed(number))
        tokens = [state.actions.token(action) for action in actions]
        players = [name_bot(name) for name in names]
        return PlayedGame(id, make_record(self, number, players, tokens), notes)


def play(state: State, names: list[str], seed: int) -> tuple[list[int], list[Note]]:
    """Let bots play a game to its end; return what they did, and what there is to note."""
    if set(names) == {"random"}:
        actions = play_at_random(state, seed)
        return actions, [Note("random")] * len(actions)
    notes: list[Note] = []
    players = [NotingPlayer(name, name_bot(name), notes) for name in names]
    return play_with_bots(state, players, seed), notes


def name_bot(bot: str) -> str:
    """A bot as a data set names it; of a program it says nothing of where that lies."""
    kind, own = split_budget(bot)
    name = name_program(kind) if is_program(kind) else kind
    return f"{name}@{own}" if own else name
