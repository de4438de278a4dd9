"""A turn from the first column to the next seat: invade, take, end [R7-R36]."""

from __future__ import annotations

from chabudai.engine.cards.discard import SecretDiscard
from chabudai.engine.errors import Refusal
from chabudai.games.kodachi.cards.deck import HAND_SIZE, NONE
from chabudai.games.kodachi.rules import refusals
from chabudai.games.kodachi.rules.actions import KEEP
from chabudai.games.kodachi.rules.fight import ASK_DECLARE
from chabudai.games.kodachi.rules.state import UNDECLARED, KodachiState


def start_turn(s: KodachiState, seat: int) -> None:
    """Reveal the first column; what stays in hand is asked at the end [R7, R32]."""
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


class ShapeHand(SecretDiscard[KodachiState]):
    """Discard any unplayed cards, down to six at least, then draw up to six [R32, R33].

    The cards go together: `chosen` is ascending, whatever the order they were named in [Q49].
    """

    def name(self) -> str:
        return "shape"

    def about(self, s: KodachiState) -> dict[str, object]:
        """Tell how many must go at least."""
        return {"count": max(0, len(s.hands[self.seat]) - HAND_SIZE)}

    def secret(self, s: KodachiState) -> dict[str, object]:
        return {"chosen": [s.cards.keys[card] for card in self.chosen]}

    def legal(self, s: KodachiState) -> list[int]:
        """Keep the hand unless it is too large, or discard one more card."""
        hand = s.hands[self.seat]
        answers: list[int] = []
        if len(hand) - len(self.chosen) <= HAND_SIZE:
            answers.append(KEEP)
        for card in self.next_cards(hand):
            answers.append(s.ids.discard_offset + card)
        return answers

    def apply(self, s: KodachiState, action: int) -> None:
        """Choose a card, or discard all that were chosen, draw and pass the shuriken."""
        if action != KEEP:
            s.stack.append(ShapeHand(self.seat, sorted([*self.chosen, s.ids.card[action]])))
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
        return refusals.refuse_shape(s, self.seat, self.chosen, action)


def end_turn(s: KodachiState, seat: int) -> None:
    """Pass the shuriken to the left; the last round is played to its end [R35, R36]."""
    left = s.left_of(seat)
    if left == s.first_seat:
        if s.ending:
            if s.events is not None:
                s.tell("ended", {})
            return
        s.round += 1
    start_turn(s, left)
