"""Worlds a seat cannot tell apart: the card history with other cards behind the backs [R15].

Cards are drawn from pools, one for each shuffle, whose contents everybody can count. The history is
gone through in order. A hidden card stays undecided until it is shown; then one of the slots that
can have held it is chosen, more likely the more of that card its pool still holds. What is
undecided at the end is dealt from what the pools have left.
"""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import KeyedRng, Rng
from chabudai.games.samurai_sword.cards.deck import NINJA_TEAM, SHOGUN, TEAM_OF
from chabudai.games.samurai_sword.rules.card_history import (
    DRAW,
    FLIP,
    PASS,
    SHOW,
    SHUFFLE,
    TAKE,
    entry_card,
    entry_seat,
    entry_taker,
    entry_verb,
    pack_entry,
)
from chabudai.games.samurai_sword.rules.decisions import DiscardDown
from chabudai.games.samurai_sword.rules.state import SamuraiState

UNDECIDED: Final = -1
NONE: Final = -1
RESOLUTION: Final = 1 << 30


class HistorySample:
    """One attempt at another history; a slot is the entry by which its card came into a hand."""

    def __init__(self, s: SamuraiState, viewer: int, rng: Rng) -> None:
        self.s = s
        self.viewer = viewer
        self.rng = rng
        self.history = s.history
        self.card = [UNDECIDED] * len(self.history)
        self.pool_of = [NONE] * len(self.history)
        self.slot_passed = [NONE] * len(self.history)
        self.hands: list[list[int]] = [[] for _ in range(s.seats)]
        self.pools: list[list[int]] = []
        self.sizes: list[int] = []

    def resample(self) -> bool:
        """Go through the history; False where a shown card can have come from nowhere."""
        self.open_pool(0)
        for place, entry in enumerate(self.history):
            verb, seat, card = entry_verb(entry), entry_seat(entry), int(entry_card(entry))
            if verb == DRAW:
                self.resample_draw(place, seat, card)
            elif verb == SHOW:
                slot = self.choose_slot(seat, card)
                if slot == NONE:
                    return False
                self.hands[seat].remove(slot)
            elif verb == PASS:
                if not self.resample_pass(place, seat, entry_taker(entry), card):
                    return False
            elif verb == TAKE:
                self.card[place] = card
                self.hands[seat].append(place)
            elif verb == SHUFFLE:
                self.open_pool(place + 1)
        return True

    def open_pool(self, start: int) -> None:
        """Add a fresh deck, less what the viewer will see come off it before the next shuffle."""
        # What the viewer will see drawn cannot be behind another's back, so it leaves the pool now.
        counts = self.s.pools[len(self.pools)].copy()
        for place in range(start, len(self.history)):
            entry = self.history[place]
            verb = entry_verb(entry)
            if verb == SHUFFLE:
                break
            if verb == FLIP or (verb == DRAW and entry_seat(entry) == self.viewer):
                counts[entry_card(entry)] -= 1
        self.pools.append(counts)
        self.sizes.append(sum(counts))

    def resample_draw(self, place: int, seat: int, card: int) -> None:
        """Note a draw: the viewer's own are certain, those of others stay undecided."""
        self.hands[seat].append(place)
        if seat == self.viewer:
            self.card[place] = card
        else:
            self.pool_of[place] = len(self.pools) - 1

    def resample_pass(self, place: int, giver: int, taker: int, card: int) -> bool:
        """Pass a random card; the viewer knows it only if it went through their own hand."""
        hand = self.hands[giver]
        if self.viewer == giver or self.viewer == taker:
            slot = self.choose_slot(giver, card)
            if slot == NONE:
                return False
        else:
            slot = hand[self.rng.randbelow(len(hand))]
        hand.remove(slot)
        self.hands[taker].append(slot)
        self.slot_passed[place] = slot
        return True

    def choose_slot(self, seat: int, card: int) -> int:
        """Choose which slot of a hand this card was, each as likely as its pool makes it."""
        hand = self.hands[seat]
        total = 0.0
        for slot in hand:
            total += self.slot_odds(slot, card)
        lot = total * (int(self.rng.randbelow(RESOLUTION)) / RESOLUTION)
        chosen = NONE
        for slot in hand:
            odds = self.slot_odds(slot, card)
            if odds > 0.0:
                chosen = slot
                lot -= odds
                if lot < 0.0:
                    break
        if chosen != NONE and self.card[chosen] == UNDECIDED:
            self.settle_slot(chosen, card)
        return chosen

    def slot_odds(self, slot: int, card: int) -> float:
        """How likely this slot holds that card."""
        if self.card[slot] != UNDECIDED:
            return 1.0 if self.card[slot] == card else 0.0
        pool = self.pool_of[slot]
        return self.pools[pool][card] / self.sizes[pool]

    def settle_slot(self, slot: int, card: int) -> None:
        """Take the card out of the slot's pool."""
        pool = self.pool_of[slot]
        self.card[slot] = card
        self.pools[pool][card] -= 1
        self.sizes[pool] -= 1

    def write_into_state(self) -> None:
        """Write the new hands, deck and history into the state."""
        s = self.s
        piles = [self.shuffle_pool(counts) for counts in self.pools]
        for seat in range(s.seats):
            for slot in self.hands[seat]:
                if self.card[slot] == UNDECIDED:
                    self.card[slot] = piles[self.pool_of[slot]].pop()
            s.hands[seat] = sorted([self.card[slot] for slot in self.hands[seat]])
        s.deck = piles[-1]
        s.deck_left = len(s.deck)
        s.history = [self.rewrite_entry(place) for place in range(len(self.history))]

    def rewrite_entry(self, place: int) -> int:
        """Give an entry the card it has in the new history."""
        entry = self.history[place]
        verb = entry_verb(entry)
        if verb == DRAW:
            return int(pack_entry(DRAW, entry_seat(entry), 0, self.card[place]))
        if verb == PASS:
            return int(
                pack_entry(
                    PASS, entry_seat(entry), entry_taker(entry), self.card[self.slot_passed[place]]
                )
            )
        return entry

    def shuffle_pool(self, counts: list[int]) -> list[int]:
        """Shuffle what is left of a pool into a pile."""
        pile = [card for card, count in enumerate(counts) for _ in range(count)]
        self.rng.shuffle(pile)
        return pile


def redeal(s: SamuraiState, seat: int, rng: Rng) -> None:
    """Deal anew all that this seat cannot know; when the game is over everything is known."""
    if s.over():
        return
    if s.actor() != seat and isinstance(s.stack[-1], DiscardDown):
        s.stack[-1] = DiscardDown(s.actor(), [])  # nobody else knows what is chosen already
    sample = HistorySample(s, seat, rng)
    # An early choice may leave a later card without a slot. Such an attempt is thrown away whole:
    # to mend it would make some worlds more likely than they are.
    while not sample.resample():
        sample = HistorySample(s, seat, rng)
    sample.write_into_state()
    redeal_roles(s, seat, rng)
    s.supposed_roles = []
    s.key = rng.key()
    s.pick_rng = KeyedRng(s.key, "pick", 0, s.pick_rng.given)


def redeal_roles(s: SamuraiState, seat: int, rng: Rng) -> None:
    """Deal the roles anew, then which Ninja cards they are and which are in the box."""
    hidden = [other for other in range(s.seats) if other != seat and s.role[other] != SHOGUN]
    roles = sorted([s.role[other] for other in hidden])  # the true order must not show through
    rng.shuffle(roles)
    stars = sorted([role for role in roles + s.box_roles if TEAM_OF[role] == NINJA_TEAM])
    rng.shuffle(stars)
    s.role = s.role.copy()
    for place, other in enumerate(hidden):
        ninja = TEAM_OF[roles[place]] == NINJA_TEAM
        s.role[other] = stars.pop() if ninja else roles[place]
    s.box_roles = sorted(stars)
