"""Aids for whoever has the screen: what a seat can know, and what a strong bot would do."""

from __future__ import annotations

from chabudai.bots import Budget, bot_names, load_bot
from chabudai.bots.glimpse import Glimpse
from chabudai.session.advice import Proposal, propose_moves, think, weigh_moves
from chabudai.session.seeds import seed_from_words
from chabudai.terminal.local_game import THINKING, LocalGame
from chabudai.terminal.text import translate


def list_insights(game: LocalGame, lang: str) -> list[str]:
    """What the seat that is asked can work out from what it sees."""
    lines = game.phrases(lang).insights(game.match.state.view(game.actor()))
    return lines or [translate("know-nothing", lang)]


def describe_hint(game: LocalGame, lang: str) -> list[str]:
    """What the strongest bot would play for the seat that is asked, in words."""
    proposals = propose_hint(game, bot_names()[-1], lang)
    first, others = proposals[0], proposals[1:]
    if first.chance is None:
        return [translate("hint-plain", lang, bot=bot_names()[-1], label=first.label)]
    figures = {"share": to_percent(first.share), "chance": to_percent(first.chance)}
    lines = [translate("hint-is", lang, bot=bot_names()[-1], label=first.label, **figures)]
    if others:
        moves = [f"{each.label} ({to_percent(each.share)}\u00a0%)" for each in others]
        lines.append(translate("hint-also", lang, moves=", ".join(moves)))
    return lines


def propose_hint(game: LocalGame, bot: str, lang: str, seconds: float = THINKING) -> list[Proposal]:
    """Let a bot think; its chance comes from what everybody knows and tells nothing hidden."""
    state = game.match.state.clone()
    seed = seed_from_words(f"hint {state.actor()} {len(game.match.record.actions)}")
    glimpse = Glimpse.of(state, state.actor(), seed, Budget(seconds=seconds))
    advice = weigh_moves(think(load_bot(bot), glimpse), glimpse.legal, glimpse.tokens)
    phrases = game.phrases(lang)
    return propose_moves(advice, lambda token: phrases.label(token, glimpse.view))


def to_percent(share: float) -> int:
    return round(100 * share)
