"""A game at this screen: the match, who sits where, and the file it is kept in."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from chabudai.bots import Budget, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.engine import OVER, Match, State
from chabudai.engine.rng import Quick
from chabudai.terminal import files
from chabudai.terminal.player import Player, players_of

WORLDS = 16
THINKING = 1.0  # seconds that a bot may take for a move


class Session:
    """The one place where a person's game is played on, taken back and kept."""

    def __init__(self, match: Match, players: list[Player], path: Path) -> None:
        self.match = match
        self.players = players
        self.path = path
        self.names = [each.name for each in players]
        self.people = [seat for seat, each in enumerate(players) if each.bot is None]
        self._bots = {seat: load_bot(each.bot) for seat, each in enumerate(players) if each.bot}
        self._revocable = 0

    def keep(self) -> None:
        """Write the game to its file; raises NotKept."""
        files.write(self.path, self.match.record)

    def actor(self) -> int:
        """The seat that is asked now, or OVER."""
        return self.match.state.actor()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor() == OVER

    def asks_a_person(self) -> bool:
        """Whether the seat that is asked now is a person's."""
        return self.actor() in self.people

    def choose(self) -> int:
        """What the bot that is asked now would do; it sees only what its seat may know."""
        record = self.match.record
        moment = f"{record.seed} {len(record.actions)}".encode()
        seed = int.from_bytes(blake2b(moment, digest_size=7).digest(), "little")
        budget = Budget(seconds=THINKING)
        glimpse = Glimpse.of(self.match.state, self.actor(), seed, budget)
        return self._bots[self.actor()].choose(glimpse)

    def play(self, action: int) -> None:
        """Play for the seat that is asked, and keep the game; raises IllegalAction, NotKept."""
        seat, before = self.actor(), self.match.state.clone()
        self.match.play(action)
        stays = self.actor() == seat and seat in self.people
        self._revocable = self._revocable + 1 if stays and foreseen(before, action) else 0
        self.keep()

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nobody answered, nobody saw a hidden thing."""
        return self._revocable > 0

    def undo(self) -> None:
        """Take the last action back."""
        self.match.undo()
        self._revocable -= 1
        self.keep()


def resume(path: Path, lang: str) -> Session:
    """Take up a game that was left; raises BadRecord."""
    match = files.load_match(path)
    return Session(match, players_of(match.record, lang), path)


def foreseen(before: State, action: int) -> bool:
    """Whether the acting seat learned nothing: every world it cannot tell apart shows the same."""
    seat = before.actor()
    return len({shown(world(before, number), seat, action) for number in range(WORLDS)}) == 1


def world(before: State, number: int) -> State:
    """A world the acting seat cannot tell apart; number 0 is the true one."""
    other = before.clone()
    if number:
        other.redeal(before.actor(), Quick(number))
    return other


def shown(world: State, seat: int, action: int) -> bytes:
    """What a seat sees of an action and after it."""
    world.events = []
    world.apply(action)
    events = [event.seen_by(seat) for event in world.events]
    return msgspec.json.encode([events, world.view(seat)])
