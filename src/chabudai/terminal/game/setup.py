"""What was asked for on the command line or in the menu, made into a game."""

from __future__ import annotations

import getpass
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from chabudai.bots.by_file import is_file_bot, name_file_bot
from chabudai.engine import BadOptions, ChabudaiError, Game, start
from chabudai.session.players import Player
from chabudai.terminal.game import files
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.seating import make_person, seat_players
from chabudai.terminal.text import sentence, translate

DEFAULT_BOT = "novice"


@dataclass(frozen=True)
class GameSetup:
    """A new game before it is dealt: people sit together from `first` on, bots fill the rest."""

    game: Game
    seats: int
    people: Sequence[str]
    first: int = 0
    bots: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    deck: str | None = None
    practice: bool = False
    seed: str = field(default_factory=lambda: secrets.token_hex(8))

    def start_game(self) -> LocalGame:
        """Deal, and save the game from its first moment; raises BadOptions, BadDeck, NotSaved."""
        settings = (self.game, self.seats, self.seed, self.options, self.deck)
        start(*settings)  # so that a wrong number of seats is told before who cannot sit on them
        players = self.seat_everybody()
        check_names(self.bots)
        match = start(*settings, [str(each) for each in players])
        path = files.new_game_path(self.game.name)
        local_game = LocalGame(match, players, path, self.practice, find_file_bots(self.bots))
        local_game.save()
        return local_game

    def seat_everybody(self) -> list[Player]:
        """Everybody in order of seats; raises BadOptions."""
        if not 0 <= self.first < self.seats:
            raise BadOptions(sentence("no-such-seat", seat=self.first, last=self.seats - 1))
        if len(self.people) > self.seats:
            raise BadOptions(sentence("too-many-people", people=len(self.people), seats=self.seats))
        people = {
            (self.first + place) % self.seats: make_person(name)
            for place, name in enumerate(self.people)
        }
        bots = [name_file_bot(bot) if is_file_bot(bot) else bot for bot in self.bots]
        return seat_players(people, self.seats, bots or (DEFAULT_BOT,))


def find_file_bots(bots: Sequence[str]) -> dict[str, str]:
    """The bots of files among some, by the names that records have of them."""
    return {name_file_bot(bot): bot for bot in bots if is_file_bot(bot)}


def check_names(bots: Sequence[str]) -> None:
    """Refuse bots of files that cannot be told apart; raises BadOptions."""
    named = {bot for bot in bots if is_file_bot(bot)}
    if len(find_file_bots(bots)) < len(named):
        raise BadOptions(sentence("same-bots", names=", ".join(sorted(named))))


def default_name(lang: str) -> str:
    """The name of whoever is logged in, if a table can show it."""
    try:
        return make_person(getpass.getuser().capitalize()).name
    except (ChabudaiError, OSError, KeyError):
        return translate("guest", lang)
