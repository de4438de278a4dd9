"""Everything a Kodama Duo player can say; placements are endless, so they are packed numbers."""

from __future__ import annotations

from typing import Final

from chabudai.engine.cards.deck import cache_by_deck
from chabudai.engine.errors import IllegalAction
from chabudai.engine.rules.actions import ActionTable
from chabudai.games.kodama_duo.cards.deck import (
    FEATURES,
    N_BRANCHES,
    N_SLOTS,
    TRUNK_1,
    Deck,
    game_sentence,
)
from chabudai.games.kodama_duo.cards.loading import load_deck
from chabudai.games.kodama_duo.tree import pose

CHOOSE_ONE: Final = 0
CHOOSE_TWO: Final = 1
PASS: Final = 2
FIRST_POSE: Final = 1 << pose.CARD_SHIFT

NUMBERS: Final = [str(card) for card in range(1, N_BRANCHES + 1)]
SLOTS: Final = [str(slot) for slot in range(1, N_SLOTS + 1)]


class Actions(ActionTable):
    """The table of one deck: small ids for words, from FIRST_POSE on the placements themselves.

    `split`, `hide`, `leave` and `draft` are the ids of card 0, `claim` that of a feature,
    `put` that of the trunk's feature (the slots of card 1 follow), `score` that of a Kodama.
    """

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        self.add("choose", ["one", "two"])
        self.add("pass")
        self.split = self.add("split", NUMBERS) - 1
        self.hide = self.add("hide", NUMBERS) - 1
        self.leave = self.add("leave", NUMBERS) - 1
        self.draft = self.add("draft", NUMBERS) - 1
        self.claim = self.add("claim", FEATURES)
        self.put = self.add("put", ["trunk"])
        self.add("put", NUMBERS, SLOTS)
        self.score = self.add("score", [kodama.key for kodama in cards.kodama])

    def put_action(self, card: int, slot: int) -> int:
        """The id of laying a token on a slot of a card."""
        return self.put + 1 + (card - 1) * N_SLOTS + slot if 0 < card <= N_BRANCHES else self.put

    def card_of_put(self, action: int) -> int:
        return (action - self.put - 1) // N_SLOTS + 1 if action > self.put else TRUNK_1

    def slot_of_put(self, action: int) -> int:
        return (action - self.put - 1) % N_SLOTS if action > self.put else 0

    def token(self, action: int) -> str:
        """The words of an id."""
        return pose.to_token(action) if action >= FIRST_POSE else super().token(action)

    def knows(self, action: int) -> bool:
        """Whether this id is an action of the game at all."""
        return pose.is_pose(action) if action >= FIRST_POSE else super().knows(action)

    def parse(self, token: str) -> int:
        """The id of a token; raises IllegalAction for words the game does not know."""
        said = " ".join(token.split()).lower()
        if not said.startswith("place"):
            return super().parse(said)
        found = pose.parse_token(said)
        if found == pose.NO_POSE:
            raise IllegalAction(game_sentence("bad-placement", token=token))
        return found


@cache_by_deck
def load_actions(source: str | None = None) -> Actions:
    """The interned table of a deck."""
    return Actions(load_deck(source))
