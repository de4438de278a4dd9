"""What was asked for on the command line or in the menu, made into a game."""

from __future__ import annotations

import getpass
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from chabudai.engine import BadOptions, ChabudaiError, Game, start
from chabudai.terminal import files
from chabudai.terminal.player import Player, person, seat_players
from chabudai.terminal.session import Session
from chabudai.terminal.text import sentence, spoken

USUAL_BOT = "novice"


@dataclass(frozen=True)
class Invitation:
    """A new game before it is dealt: people sit together from `first` on, bots fill the rest."""

    game: Game
    seats: int
    people: Sequence[str]
    first: int = 0
    bots: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    deck: str | None = None
    seed: str = field(default_factory=lambda: secrets.token_hex(8))

    def sit_down(self) -> Session:
        """Deal, and keep the game from its first moment; raises BadOptions, BadDeck, NotKept."""
        terms = (self.game, self.seats, self.seed, self.options, self.deck)
        start(*terms)  # so that a wrong number of seats is told before who cannot sit on them
        players = self.players()
        match = start(*terms, [str(each) for each in players])
        session = Session(match, players, files.fresh_path(self.game.name))
        session.keep()
        return session

    def players(self) -> list[Player]:
        """Everybody in order of seats; raises BadOptions."""
        if not 0 <= self.first < self.seats:
            raise BadOptions(sentence("no-such-seat", seat=self.first, last=self.seats - 1))
        if len(self.people) > self.seats:
            raise BadOptions(sentence("too-many-people", people=len(self.people), seats=self.seats))
        people = {
            (self.first + place) % self.seats: person(name)
            for place, name in enumerate(self.people)
        }
        return seat_players(people, self.seats, self.bots or (USUAL_BOT,))


def own_name(lang: str) -> str:
    """The name of whoever is logged in, if a table can show it."""
    try:
        return person(getpass.getuser().capitalize()).name
    except (ChabudaiError, OSError, KeyError):
        return spoken("guest", lang)
