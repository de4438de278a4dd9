"""How this game calls its cards and what is on them."""

from __future__ import annotations

from collections.abc import Sequence

from chabudai.engine.text import phrasing
from chabudai.games.kodachi.cards.deck import PACKAGE, describe_cost
from chabudai.games.kodachi.cards.faces import Face, WayToPlay, faces_in_play
from chabudai.games.kodachi.view.view_types import SeatView


class Phrasing(phrasing.Phrasing):
    """The names of the deck in play, and of treasures, tokens and effects."""

    def __init__(self, names: list[str], lang: str, seen: SeatView | None = None) -> None:
        super().__init__(PACKAGE, names, lang, seen["viewer"] if seen else None)
        self.faces = faces_in_play(seen["own_deck"] if seen else {})
        self.clans = {stack["clan"]: stack["names"] for stack in seen["stacks"]} if seen else {}

    def card(self, key: str) -> str:
        """Name a card; one that is in no deck at hand is called by its key."""
        face = self.faces.get(key)
        if face is None:
            return super().card(key)
        return face["fr"] if self.lang == "fr" else face["en"]

    def treasures(self, kinds: Sequence[str]) -> str:
        """Name treasures, equal ones counted."""
        distinct = list(dict.fromkeys(kinds))
        counted = [self.say(f"treasures-{kind}", count=kinds.count(kind)) for kind in distinct]
        return ", ".join(counted)

    def cost(self, words: list[str]) -> str:
        return describe_cost(words).text(self.lang)

    def clan(self, key: str) -> str:
        return self.clans[key][self.lang]

    def token(self, word: str) -> str:
        """Name a token from its key, such as "red-2"."""
        clan, _, points = word.rpartition("-")
        return self.say("token", clan=self.clan(clan), points=points)

    def effect(self, face: Face) -> str:
        """Say what a card does in a fight."""
        ways = [way for play in face["plays"] if (way := self.way(play))]
        words = ways[0] if ways else ""
        for way in ways[1:]:
            words = self.say("effect-or", first=words, second=way)
        draw = [self.say("effect-draw", count=face["draw"])] if face["draw"] else []
        gold = [self.say("effect-gold")] if face["gold"] else []
        for more in draw + gold:
            words = self.say("effect-then", first=words, second=more) if words else more
        return words

    def way(self, play: WayToPlay) -> str:
        """Say one way to play a card; only to draw goes without saying."""
        if play["way"] == "draw":
            return ""
        value = format_signed(play["amount"]) if play["way"] == "add" else str(play["amount"])
        return self.say(f"effect-{play['way']}", value=value)


def format_signed(amount: int) -> str:
    """Write a modifier with its sign, a true minus."""
    return f"+{amount}" if amount >= 0 else format_number(amount)


def format_number(value: int) -> str:
    """Write a number with a true minus."""
    return str(value).replace("-", "−")
