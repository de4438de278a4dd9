"""A game at this screen: the match, who sits where, and the file it is saved in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from chabudai.bots import Bot, Budget, Glimpse, load_bot
from chabudai.bots.by_file import check_file_bot, open_file_bot
from chabudai.bots.program.misses import count_misses, describe_misses
from chabudai.bots.registry import LEVELS, title_bot
from chabudai.engine import OVER, Match
from chabudai.session.history import iterate_match_states, list_deciders
from chabudai.session.phrases import Phrases
from chabudai.session.players import Player
from chabudai.session.recap import Recap, recap_since_own_action
from chabudai.session.seeds import seed_from_words
from chabudai.session.undo import list_card_words, reveals_information
from chabudai.terminal.game import files
from chabudai.terminal.game.progress import load_progress
from chabudai.terminal.game.seating import list_players
from chabudai.terminal.text import translate

THINKING = 1.0  # seconds that a bot may take for a move
NO_FILE_BOTS: Mapping[str, str] = {}


class LocalGame:
    """The one place where a person's game is played on, taken back and saved.

    In a game for practice a person may take back to their last own action, whatever it revealed.
    """

    def __init__(
        self,
        match: Match,
        players: list[Player],
        path: Path,
        practice: bool = False,
        file_bots: Mapping[str, str] = NO_FILE_BOTS,
    ) -> None:
        """Take a game up; `file_bots` are bots of files, by the names that records have of them.

        Raises BadOptions for one that cannot play it.
        """
        if practice:
            match = Match(msgspec.structs.replace(match.record, practice=True))
        self.match = match
        self.players = players
        self.path = path
        self.deciders = list_deciders(list(iterate_match_states(match)))
        self.names = [each.name for each in players]
        self.people = [seat for seat, each in enumerate(players) if each.bot is None]
        self._bots = {
            seat: open_bot(each.bot, file_bots) for seat, each in enumerate(players) if each.bot
        }
        for bot in self._bots.values():
            check_file_bot(bot, match.game.name, match.record.seats, match.record.deck)
        self._cards = list_card_words(match.game.name, match.record.deck)
        self._undoable = 0
        self.tried_from: int | None = None  # the move of another game that this one goes on from

    @property
    def practice(self) -> bool:
        """Its file tells, so that it stays one when it is taken up again."""
        return self.match.record.practice is True

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

    def recap(self, seat: int, lang: str) -> Recap:
        """What others did since a seat's last own action, and what that changed for it."""
        return recap_since_own_action(self.match, self.deciders, seat, self.phrases(lang))

    def describe_recap(self, seat: int | None, lang: str) -> list[str]:
        """A recap in lines; a seat has one, a spectator none."""
        if seat is None:
            return []
        recap = self.recap(seat, lang)
        return [*(event.text for event in recap.events), *recap.change]

    def moment(self) -> tuple[int, int]:
        """Which moment of the game it is: it changes with every action and every take-back."""
        return len(self.match.record.actions), len(self.match.record.list_taken_back())

    def lone_viewer(self) -> int | None:
        """The only person's seat, who is then “you”; a spectator where several share the screen."""
        return self.people[0] if len(self.people) == 1 else None

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

    def describe_misses(self, lang: str) -> list[str]:
        """What programs did not answer, in words; nothing where they answered all."""
        names = [self.names[seat] for seat in self._bots]
        return describe_misses(count_misses(names, self._bots.values()), lang)

    def play(self, action: int) -> None:
        """Play for the seat that is asked, and save the game; raises IllegalAction, NotSaved."""
        step, seat, before = len(self.match.record.actions), self.actor(), self.match.state.clone()
        self.match.play(action)
        self.deciders.append(seat)
        # While the screen stays with a person, nobody else has seen what they did.
        stays = self.actor() == seat and seat in self.people
        if stays and not reveals_information(before, action, step, self._cards, [seat]):
            self._undoable += 1
        else:
            self._undoable = 0
        self.save()

    def keep_first_wins(self, lang: str) -> list[str]:
        """Remember the levels of bots that a person has beaten here, and tell of each once.

        Nothing in a game for practice. Raises NotSaved.
        """
        winners = self.match.state.winners()
        if self.practice or not set(winners) & set(self.people):
            return []
        beaten = [each.bot for seat, each in enumerate(self.players) if seat not in winners]
        levels = [level for level in LEVELS if level in beaten]
        first = load_progress().keep_wins(self.match.game.name, levels)
        return [translate("first-win", lang, level=title_bot(level, lang)) for level in first]

    def can_undo(self) -> bool:
        """Whether the person who is asked can take back their last action.

        Nobody has answered since and nothing was revealed, or the game is for practice.
        """
        if self.practice and self.is_person_asked():
            return self.actor() in self.deciders
        return self._undoable > 0

    def undo(self) -> None:
        """Take back the last action of the person who is asked, and what followed it."""
        seat = self.actor()
        actions = 1 + self.deciders[::-1].index(seat)
        self.match.undo(actions, seat)
        del self.deciders[-actions:]
        self._undoable = max(0, self._undoable - 1)
        self.save()


def open_bot(name: str, file_bots: Mapping[str, str]) -> Bot:
    """A bot by its name, or by its file; raises BadOptions."""
    return open_file_bot(file_bots[name], quiet=True) if name in file_bots else load_bot(name)


def resume_game(
    path: Path, lang: str, practice: bool = False, file_bots: Mapping[str, str] = NO_FILE_BOTS
) -> LocalGame:
    """Take up a game that was left; raises BadRecord, BadOptions.

    Bots of files play on only where they are named again: a file that somebody sent runs nothing.
    """
    match = files.load_match(path)
    return LocalGame(match, list_players(match.record, lang), path, practice, file_bots)
