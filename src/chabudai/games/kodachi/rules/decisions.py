"""A turn from the first column to the next seat: invade, take, end [R7-R36]."""

from __future__ import annotations

from chabudai.engine.decision import Decision
from chabudai.engine.errors import Refusal
from chabudai.games.kodachi.cards.deck import HAND_SIZE, NONE
from chabudai.games.kodachi.rules import refusals
from chabudai.games.kodachi.rules.actions import KEEP
from chabudai.games.kodachi.rules.fight import ASK_DECLARE
from chabudai.games.kodachi.rules.state import NO_CARD, UNDECLARED, KodachiState


def start_turn(s: KodachiState, seat: int) -> None:
    """Reveal the first column; what is left in hand is asked for at the end [R7, R32]."""
    s.turn = seat
    s.approach = UNDECLARED
    s.beaten = 0
    s.failed = False
    s.promised_clan = NONE
    s.coins = 0
    s.takes_left = 0
    if s.events is not None:
        s.tell("turn", {"seat": seat})
    s.stack.append(ShapeHand(seat, []))
    if s.can_reveal():
        s.reveal_column()
        s.stack.append(ASK_DECLARE[seat])


class ShapeHand(Decision[KodachiState]):
    """Discard any unplayed cards, down to six at least, then draw up to six [R32, R33].

    They are chosen in secret, in ascending order, and discarded together: if each were shown at
    once, the order would tell of the cards that are left.
    """

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def name(self) -> str:
        """How views and positions call it."""
        return "shape"

    def details(self) -> list[int]:
        """The cards chosen so far."""
        return self.chosen

    def about(self, s: KodachiState) -> dict[str, object]:
        """How many must go at least."""
        return {"count": max(0, len(s.hands[self.seat]) - HAND_SIZE)}

    def secret(self, s: KodachiState) -> dict[str, object]:
        """The cards chosen so far."""
        return {"chosen": [s.cards.keys[card] for card in self.chosen]}

    def legal(self, s: KodachiState) -> list[int]:
        """Cards not below the last one chosen, with enough above them for what must go."""
        hand = s.hands[self.seat].copy()
        for card in self.chosen:
            hand.remove(card)
        answers: list[int] = []
        last = self.chosen[-1] - 1 if self.chosen else NO_CARD
        if len(hand) <= HAND_SIZE:
            answers.append(KEEP)
        else:
            hand = hand[: HAND_SIZE + 1]
        for card in hand:
            if card > last:
                answers.append(s.ids.discard_offset + card)
                last = card
        return answers

    def apply(self, s: KodachiState, action: int) -> None:
        """Choose a card, or discard all that were chosen, draw and pass the shuriken."""
        if action != KEEP:
            s.stack.append(ShapeHand(self.seat, [*self.chosen, s.ids.card[action]]))
            return
        for card in self.chosen:
            s.remove_from_hand(self.seat, card)
            s.discards[self.seat].append(card)
        if s.events is not None and self.chosen:
            cards = [s.cards.keys[card] for card in self.chosen]
            s.tell("discarded", {"seat": self.seat, "cards": cards})
        s.draw(self.seat, HAND_SIZE - len(s.hands[self.seat]))
        end_turn(s, self.seat)

    def why_not(self, s: KodachiState, action: int) -> list[Refusal]:
        """The card is not there, not its turn in the order, or the hand is too large."""
        return refusals.refuse_shape(s, self.seat, self.chosen, action)


def end_turn(s: KodachiState, seat: int) -> None:
    """The shuriken goes to the left; a round is played to its end, then the game [R35, R36]."""
    left = s.left_of(seat)
    if left == s.first_seat:
        if s.ending:
            if s.events is not None:
                s.tell("ended", {})
            return
        s.round += 1
    start_turn(s, left)
