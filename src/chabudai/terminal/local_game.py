"""A game at this screen: the match, who sits where, and the file it is saved in."""

from __future__ import annotations

from pathlib import Path

from chabudai.bots import Budget, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.engine import OVER, Match
from chabudai.session.phrases import Phrases
from chabudai.session.players import Player
from chabudai.session.seeds import seed_from_words
from chabudai.session.undo import list_card_words, reveals_information
from chabudai.terminal import files
from chabudai.terminal.seating import list_players

THINKING = 1.0  # seconds that a bot may take for a move


class LocalGame:
    """The one place where a person's game is played on, taken back and saved."""

    def __init__(self, match: Match, players: list[Player], path: Path) -> None:
        self.match = match
        self.players = players
        self.path = path
        self.names = [each.name for each in players]
        self.people = [seat for seat, each in enumerate(players) if each.bot is None]
        self._bots = {seat: load_bot(each.bot) for seat, each in enumerate(players) if each.bot}
        self._cards = list_card_words(match.game.name, match.record.deck)
        self._undoable = 0

    def save(self) -> None:
        """Write the game to its file; raises NotSaved."""
        files.write_record(self.path, self.match.record)

    def phrases(self, lang: str) -> Phrases:
        """What the game says at this screen, in a language."""
        return Phrases(self.match.game, self.names, lang)

    def actor(self) -> int:
        """The seat that is asked now, or OVER."""
        return self.match.state.actor()

    def is_over(self) -> bool:
        return self.actor() == OVER

    def is_person_asked(self) -> bool:
        """Whether the seat that is asked now is a person's."""
        return self.actor() in self.people

    def choose_bot_action(self) -> int:
        """What the bot that is asked now would do; it sees only what its seat may know."""
        record = self.match.record
        seed = seed_from_words(f"{record.seed} {len(record.actions)}")
        budget = Budget(seconds=THINKING)
        glimpse = Glimpse.of(self.match.state, self.actor(), seed, budget)
        return self._bots[self.actor()].choose(glimpse)

    def play(self, action: int) -> None:
        """Play for the seat that is asked, and save the game; raises IllegalAction, NotSaved."""
        step, seat, before = len(self.match.record.actions), self.actor(), self.match.state.clone()
        self.match.play(action)
        # While the screen stays with a person, nobody else has seen what they did.
        stays = self.actor() == seat and seat in self.people
        if stays and not reveals_information(before, action, step, self._cards, [seat]):
            self._undoable += 1
        else:
            self._undoable = 0
        self.save()

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: nobody answered, nothing was revealed."""
        return self._undoable > 0

    def undo(self) -> None:
        """Take the last action back."""
        self.match.undo()
        self._undoable -= 1
        self.save()


def resume_game(path: Path, lang: str) -> LocalGame:
    """Take up a game that was left; raises BadRecord."""
    match = files.load_match(path)
    return LocalGame(match, list_players(match.record, lang), path)
