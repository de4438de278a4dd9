"""Aids for whoever has the screen: what a seat can know, and what a strong bot would do."""

from __future__ import annotations

from chabudai.bots import Budget, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.bots.registry import STRONGEST
from chabudai.session.advice import Advice, propose_moves, think, weigh_moves
from chabudai.session.seeds import seed_from_words
from chabudai.terminal.game.local_game import THINKING, LocalGame
from chabudai.terminal.text import translate


def list_insights(game: LocalGame, lang: str) -> list[str]:
    """What the seat that is asked can work out from what it sees."""
    lines = game.phrases(lang).insights(game.match.state.view(game.actor()))
    return lines or [translate("know-nothing", lang)]


def describe_hint(game: LocalGame, lang: str) -> list[str]:
    """What the strongest bot would play for the seat that is asked, in words."""
    advice = ask_for_advice(game, STRONGEST)
    view, phrases = game.match.state.view(game.actor()), game.phrases(lang)
    first, *others = propose_moves(advice, phrases, view)
    chance = -1 if first.chance is None else to_percent(first.chance)
    lines = [translate("hint-is", lang, bot=STRONGEST, label=first.label, chance=chance)]
    lines.append(first.reason)
    for other in others:
        lines += [translate("hint-rather", lang, label=other.label), other.difference]
    return [line for line in lines if line]


def ask_for_advice(game: LocalGame, bot: str, seconds: float = THINKING) -> Advice:
    """Let a bot think; its chance comes from what everybody knows and tells nothing hidden."""
    state = game.match.state.clone()
    seed = seed_from_words(f"hint {state.actor()} {len(game.match.record.actions)}")
    glimpse = Glimpse.of(state, state.actor(), seed, Budget(seconds=seconds))
    return weigh_moves(think(load_bot(bot), glimpse), glimpse.legal, glimpse.tokens)


def to_percent(share: float) -> int:
    return round(100 * share)
