"""A moment of a recorded game, taken up again for practice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chabudai.bots.registry import bot_names
from chabudai.engine import BadRecord, Match, Record, replay
from chabudai.session.players import Player
from chabudai.terminal.game import files
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.seating import list_players
from chabudai.terminal.game.setup import DEFAULT_BOT
from chabudai.terminal.text import sentence


def try_again(record: Record, move: int, bots: Sequence[str], lang: str) -> LocalGame:
    """Let whoever decided a move decide again, against bots; raises BadRecord, NotSaved."""
    last = len(record.actions)
    if not 0 < move <= last:
        raise BadRecord(sentence("no-such-move", move=move, last=last))
    early = record.before(move - 1)
    seat = replay(early).actor()
    players = [
        Player(each.name) if number == seat else seat_bot(each, bots)
        for number, each in enumerate(list_players(record, lang))
    ]
    named = [str(each) for each in players]
    match = Match(msgspec.structs.replace(early, players=named))
    again = LocalGame(match, players, files.new_game_path(record.game), practice=True)
    again.tried_from = move
    again.save()
    return again


def seat_bot(player: Player, bots: Sequence[str]) -> Player:
    """A bot in the seat of another player: of the kind asked for, or the kind it was."""
    before = player.bot if player.bot in bot_names() else DEFAULT_BOT
    return Player(player.name, bots[0] if bots else before)
