"""What the guide says to a player of a table, by what that player has seen and done."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from chabudai.learn.guide import Bubble, guide_player
from chabudai.server.tables.state import TableState


class BubbleText(msgspec.Struct, frozen=True):
    """Something that happens to a player for the first time, in words, with the rules of it."""

    name: str
    text: str
    rules: list[str]


class Guide(msgspec.Struct, frozen=True):
    """What is to be said to whoever asks, at a version; nothing to those who watch."""

    v: int
    bubbles: list[BubbleText]


def guide_seat(
    table: TableState, seat: int | None, known: Collection[str], lang: str
) -> tuple[Guide, list[str]]:
    """What to say at this table now, and what needs no words any more."""
    if table.match is None or seat is None:
        return Guide(table.v, []), []
    guidance = guide_player(table.match, table.deciders, seat, known)
    texts = [describe_bubble(each, lang) for each in guidance.due]
    return Guide(table.v, texts), guidance.known


def describe_bubble(bubble: Bubble, lang: str) -> BubbleText:
    return BubbleText(bubble.name, bubble.say.text(lang, []), bubble.rules)
