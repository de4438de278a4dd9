"""A strong bot's advice: the moves it looked at, with their share of the search and their chance.

The bot sees what the seat sees and nothing else, and starts from an empty memory, so that a hint
depends on the moment alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from chabudai.bots import Bot, Glimpse
from chabudai.bots.memory import Memory
from chabudai.bots.thinker import Thinker, Thought
from chabudai.session.phrases import Phrases, View, capitalize

MAX_PROPOSALS = 3


@dataclass(frozen=True)
class WeighedMove:
    """A move: its share of the search, and the chance to win that it seems to give.

    A move that was not searched has all of the share and no chance.
    """

    token: str
    share: float
    chance: float | None


@dataclass(frozen=True)
class Advice:
    """The bot's own move, then the others by share.

    It tried so many moves (`tries`), in so many worlds that the seat cannot tell apart.
    """

    moves: list[WeighedMove]
    worlds: int
    tries: int


@dataclass(frozen=True)
class ProposedMove:
    """A move of the advice, in words.

    `difference` is what the first move has over this one; the first move has none.
    """

    token: str
    label: str
    share: float
    chance: float | None
    reason: str
    difference: str


def think(bot: Bot, glimpse: Glimpse) -> Thought:
    """Let a bot think aloud; one that does not look ahead only names its move."""
    if isinstance(bot, Thinker):
        return replace(bot, memory=Memory()).think(glimpse)
    return Thought(bot.choose(glimpse), [], 0)


def weigh_moves(thought: Thought, legal: list[int], tokens: list[str]) -> Advice:
    """Turn a thought into advice; `tokens` are those of the legal actions, in the same order."""
    visits = sum(move.visits for move in thought.moves)
    weighed = [
        WeighedMove(move.token, move.visits / visits, move.value)
        for move in sorted(thought.moves, key=lambda move: move.action != thought.action)
    ]
    chosen = tokens[legal.index(thought.action)]
    return Advice(weighed or [WeighedMove(chosen, 1.0, None)], thought.worlds, visits)


def propose_moves(advice: Advice, phrases: Phrases, view: View) -> list[ProposedMove]:
    """Put the first moves of the advice into words, with what the view says for them."""
    first = advice.moves[0]
    return [
        ProposedMove(
            move.token,
            phrases.label(move.token, view),
            move.share,
            move.chance,
            capitalize(phrases.reason(move.token, view)),
            "" if move is first else phrases.difference(first.token, move.token, view),
        )
        for move in advice.moves[:MAX_PROPOSALS]
    ]
