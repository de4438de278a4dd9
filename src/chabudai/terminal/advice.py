"""Aids for whoever has the screen: what a seat can know, and what a strong bot would do."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

from chabudai.bots import Budget, bot_names, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.bots.memory import Memory
from chabudai.bots.thinker import Move, Thinker, Thought
from chabudai.engine import State
from chabudai.terminal.session import THINKING, Session
from chabudai.terminal.text import spoken

SHOWN = 3


def known(session: Session, lang: str) -> list[str]:
    """What the seat that is asked can work out from what it sees."""
    insight = session.match.game.insight
    view = session.match.state.view(session.actor())
    lines = [] if insight is None else insight.lines(view, session.names, lang)
    return lines or [spoken("know-nothing", lang)]


def hint(session: Session, lang: str) -> list[str]:
    """What the strongest bot would play for the seat that is asked, in words."""
    state, bot = session.match.state.clone(), bot_names()[-1]
    moment = f"hint {state.actor()} {len(session.match.record.actions)}".encode()
    found = thought(bot, state, int.from_bytes(blake2b(moment, digest_size=7).digest(), "little"))
    if not found.moves:
        label = worded(session, state, state.actions.token(found.action), lang)
        return [spoken("hint-plain", lang, bot=bot, label=label)]
    moves = sorted(found.moves, key=lambda move: move.action != found.action)
    return [told(session, state, moves, bot, lang), *also(session, state, moves, lang)]


def thought(bot: str, state: State, seed: int, seconds: float = THINKING) -> Thought:
    """What a bot thinks about what the seat sees; its chance tells nothing that is hidden."""
    thinker = load_bot(bot)
    assert isinstance(thinker, Thinker)
    budget = Budget(seconds=seconds)
    return replace(thinker, memory=Memory()).think(Glimpse.of(state, state.actor(), seed, budget))


def told(session: Session, state: State, moves: list[Move], bot: str, lang: str) -> str:
    """The bot's own move, and how sure it is."""
    return spoken(
        "hint-is",
        lang,
        bot=bot,
        label=worded(session, state, moves[0].token, lang),
        share=hundredths(share(moves[0], moves)),
        chance=hundredths(moves[0].value),
        tries=sum(move.visits for move in moves),
    )


def also(session: Session, state: State, moves: list[Move], lang: str) -> list[str]:
    """What came close."""
    close = [
        f"{worded(session, state, move.token, lang)} ({hundredths(share(move, moves))}\u00a0%)"
        for move in moves[1:SHOWN]
    ]
    return [spoken("hint-also", lang, moves=", ".join(close))] if close else []


def worded(session: Session, state: State, token: str, lang: str) -> str:
    """An action in the words of the game."""
    view = state.view(state.actor())
    return session.match.game.text.label(token, view, session.names, lang)


def share(move: Move, moves: list[Move]) -> float:
    """How much of the thinking went to a move."""
    return move.visits / sum(each.visits for each in moves)


def hundredths(figure: float) -> int:
    """A share in whole hundredths."""
    return round(100 * figure)
