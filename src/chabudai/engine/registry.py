"""Games by name: those of this source tree, those that installed packages bring, and guests."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from chabudai.engine.errors import UnknownGame
from chabudai.engine.game import Game
from chabudai.engine.rules.state import State
from chabudai.engine.text.catalog import sentence

GAMES = "chabudai.games"  # the package of our own games, and the group of entry points

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let a game that is not installed as a package be loaded by name."""
    _registered[game.name] = game


def game_names() -> list[str]:
    """List the names of all games that can be loaded."""
    return sorted({*own_games(), *find_installed_games(), *_registered})


def load(name: str) -> Game[State]:
    """Load the game of that name; raises UnknownGame.

    >>> game = load("kodachi")
    >>> game.title()["en"], game.min_seats, game.max_seats
    ('Kodachi', 2, 4)
    """
    if name in _registered:
        return _registered[name]
    if name in own_games():
        return load_own_game(name)
    if name in find_installed_games():
        return load_installed_game(name)
    raise UnknownGame(sentence("unknown-game", name=name, known=", ".join(game_names())))


@cache
def own_games() -> list[str]:
    """List the games of this source tree, which are there though nothing is installed."""
    return [each.name for each in iter_modules(import_module(GAMES).__path__) if each.ispkg]


@cache
def find_installed_games() -> dict[str, EntryPoint]:
    """Find the games that installed packages bring, by their entry points."""
    return {each.name: each for each in entry_points(group=GAMES)}


@cache
def load_own_game(name: str) -> Game:
    game: Game = import_module(f"{GAMES}.{name}").GAME
    return game


@cache
def load_installed_game(name: str) -> Game:
    game: Game = find_installed_games()[name].load()
    return game
