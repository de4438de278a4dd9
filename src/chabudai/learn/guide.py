"""The guide of a game: words for what happens to somebody for the first time.

A game brings them in `lessons/guide.toml`. They fall silent as soon as a player has shown that they
know: by an answer, or because it has happened before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

import msgspec

from chabudai.engine import Game, Match, load
from chabudai.learn.lesson import FOLDER, Words
from chabudai.learn.tutor import look_up
from chabudai.session.recap import find_last_own_step

FILE = "guide.toml"
MOST = 2  # bubbles at a time


class Bubble(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to be said once.

    It is due when the player is asked the question `asked`, and has an answer like one of `offers`
    if there are any; or when the player has seen the `event` since their last answer, with one of
    the `cards` if there are any; `mine` tells whether it has to be theirs, `whose` where it is said
    whose it is. `known` are answers by which they show that they know.
    """

    name: str
    say: Words
    rules: list[str]
    asked: str = ""
    offers: list[str] = []
    known: list[str] = []
    event: str = ""
    mine: bool | None = None
    whose: str = "seat"
    cards: list[str] = []


class GuideFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bubbles: list[Bubble]


@dataclass(frozen=True)
class Guidance:
    """What is to be said to a player now, and what needs no words any more."""

    due: list[Bubble]
    known: list[str]


def list_bubbles(game: Game) -> list[Bubble]:
    """All that a game's guide may say; nothing where it brings none."""
    return list(read_guide(game.name))


@cache
def read_guide(game: str) -> tuple[Bubble, ...]:
    file = files(load(game).package).joinpath(FOLDER, FILE)
    if not file.is_file():
        return ()
    return tuple(msgspec.toml.decode(file.read_bytes(), type=GuideFile).bubbles)


def guide_player(
    match: Match, deciders: Sequence[int], seat: int, known_before: Collection[str]
) -> Guidance:
    """What a player is to be told now, by what they have seen and done and by nothing else."""
    now = Situation(match, deciders, seat)
    bubbles = [each for each in list_bubbles(match.game) if each.name not in known_before]
    known = [each.name for each in bubbles if now.is_known(each)]
    due = [each for each in bubbles if each.name not in known and now.is_due(each)]
    return Guidance(sorted(due, key=lambda each: not each.event)[:MOST], known)


class Situation:
    """What a seat has answered and seen in a match so far, and what it is asked."""

    def __init__(self, match: Match, deciders: Sequence[int], seat: int) -> None:
        self.state = match.state
        self.seat = seat
        decided = zip(match.record.actions, deciders, strict=True)
        self.answers = [token for token, decider in decided if decider == seat]
        start = match.starts[find_last_own_step(deciders, seat)]
        self.before = [event.seen_by(seat) for event in match.log[:start]]
        self.since = [event.seen_by(seat) for event in match.log[start:]]

    def is_known(self, bubble: Bubble) -> bool:
        """Whether the player has answered so, or has seen it happen before their last answer."""
        if bubble.event:
            return any(self.is_told(bubble, seen) for seen in self.before)
        return any(fits(token, bubble.known) for token in self.answers)

    def is_due(self, bubble: Bubble) -> bool:
        if bubble.event:
            return any(self.is_told(bubble, seen) for seen in self.since)
        return self.is_asked(bubble.asked) and self.has_offer(bubble.offers)

    def is_told(self, bubble: Bubble, seen: dict[str, object]) -> bool:
        """Whether what was seen is what the bubble is about."""
        is_mine = seen.get(bubble.whose) == self.seat
        if seen["event"] != bubble.event or bubble.mine not in (None, is_mine):
            return False
        return not bubble.cards or seen.get("card") in bubble.cards

    def is_asked(self, question: str) -> bool:
        if self.state.actor() != self.seat:
            return False
        return look_up(self.state.view(self.seat), "asked.question") == question

    def has_offer(self, patterns: list[str]) -> bool:
        if not patterns:
            return True
        tokens = (self.state.actions.token(action) for action in self.state.legal())
        return any(fits(token, patterns) for token in tokens)


def fits(token: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(token, pattern) for pattern in patterns)
