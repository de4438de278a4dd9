"""What a seat owns, counted, and what one more card would be worth to it."""

from __future__ import annotations

from chabudai.games.kodachi.ai.values import (
    END_WEIGHT,
    FIGHTING_CARD,
    PAIR,
    RUMOR_CARD,
    RUMOR_GROWTH,
    TREASURE_BEYOND_POINT,
    TREASURE_OVER_LIMIT,
)
from chabudai.games.kodachi.cards.deck import (
    BY_ENVOYS,
    BY_OWNERS,
    BY_RUMORS,
    BY_SKILLS,
    ENVOY,
    RUMOR,
    RUMOR_SCORINGS,
    SKILL,
)
from chabudai.games.kodachi.cards.payment import COIN, count_in_purse
from chabudai.games.kodachi.rules.scoring import OWNERS_RUMOR_POINTS
from chabudai.games.kodachi.rules.state import TOKEN, TOKENS_TO_END, TREASURE_LIMIT, KodachiState


class Holdings:
    """The cards of one seat by what they score."""

    def __init__(self, s: KodachiState, seat: int) -> None:
        self.seat = seat
        self.envoys = 0
        self.rumors = 0
        self.skills = 0
        self.printed_points = 0
        self.rumors_by = [0] * len(RUMOR_SCORINGS)
        self.add_pile(s, s.hands[seat])
        self.add_pile(s, s.decks[seat])
        self.add_pile(s, s.discards[seat])
        if seat == s.turn:
            self.add_pile(s, s.played)

    def add_pile(self, s: KodachiState, pile: list[int]) -> None:
        kinds = s.cards.kind
        for card in pile:
            kind = kinds[card]
            self.printed_points += s.cards.points[card]
            if kind == ENVOY:
                self.envoys += 1
            elif kind == RUMOR:
                self.rumors += 1
                self.rumors_by[s.cards.scoring[card]] += 1
            elif s.cards.is_skill(card):
                self.skills += 1

    def count_points(self, s: KodachiState, owners: int) -> int:
        """Count what all of it scores now [R38, R39]."""
        total = self.printed_points + len(s.treasures[self.seat])
        total += self.rumors_by[BY_ENVOYS] * self.envoys + self.rumors_by[BY_RUMORS] * self.rumors
        total += (
            self.rumors_by[BY_SKILLS] * self.skills
            + self.rumors_by[BY_OWNERS] * OWNERS_RUMOR_POINTS[owners]
        )
        for token in s.tokens[self.seat]:
            total += token % TOKEN
        return total


class StateValues:
    """What things are worth to a seat: points now, and points to come while the game goes on."""

    def __init__(self, s: KodachiState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.mine = Holdings(s, seat)
        self.future = remaining_game(s)

    def rate_card(self, card: int) -> float:
        """Rate one more house card."""
        s, mine = self.s, self.mine
        kind = s.cards.kind[card]
        worth = float(s.cards.points[card])
        if kind == SKILL:
            return worth + mine.rumors_by[BY_SKILLS] + FIGHTING_CARD * self.future
        if kind == ENVOY:
            return (
                worth
                + mine.rumors_by[BY_ENVOYS]
                + (FIGHTING_CARD + self.rate_token(card)) * self.future
            )
        return (
            mine.rumors_by[BY_RUMORS]
            + self.count_rumor_points(s.cards.scoring[card])
            + RUMOR_CARD * self.future
        )

    def rate_token(self, card: int) -> float:
        """Rate the token that an envoy may win."""
        stack = self.s.token_stacks[self.s.cards.clan[card]]
        return float(stack[-1] % TOKEN) if stack else 0.0

    def count_rumor_points(self, scores: int) -> float:
        """Count what a rumor scores, by what one owns or by who owns one."""
        mine = self.mine
        if scores == BY_OWNERS:
            more = 0 if mine.rumors_by[BY_OWNERS] > 0 else 1
            return float(OWNERS_RUMOR_POINTS[count_rumor_owners(self.s) + more])
        growth = RUMOR_GROWTH * self.future
        if scores == BY_ENVOYS:
            return mine.envoys + growth
        return (mine.rumors + 1 if scores == BY_RUMORS else mine.skills) + growth

    def rate_guard(self, card: int) -> float:
        """Rate one more treasure; a second of a kind makes a pair, a fifth has to go."""
        s = self.s
        kind = s.cards.treasure[card]
        owned = s.treasures[self.seat]
        worth = TREASURE_BEYOND_POINT[kind]
        for other in owned:
            if s.cards.treasure[other] == kind:
                worth += PAIR
                break
        if len(owned) >= TREASURE_LIMIT and self.seat == s.turn:
            return worth * TREASURE_OVER_LIMIT * self.future
        return 1.0 + worth * self.future

    def rate_payment(self, price: int) -> float:
        """Rate what a payment costs; the gold of a skill costs nothing."""
        cost = 0.0
        for kind in range(COIN):
            cost += count_in_purse(price, kind) * (1.0 + TREASURE_BEYOND_POINT[kind] * self.future)
        return cost


def remaining_game(s: KodachiState) -> float:
    """Estimate how much of the game is left, from 1 to 0, by the tokens that are gone."""
    if s.ending:
        return 0.0
    gone, most = 0, 0
    for tokens in s.tokens:
        gone += len(tokens)
        most = max(most, len(tokens))
    left = 0
    for stack in s.token_stacks:
        left += len(stack)
    return 1.0 - END_WEIGHT * max(most / TOKENS_TO_END, gone / (gone + left))


# The score counts the same with sorted lists; this builds none, since rollouts ask at every turn.
def count_rumor_owners(s: KodachiState) -> int:
    """Count the seats that own a rumor which looks at its owners [R39]."""
    owners = 0
    for seat in range(s.seats):
        if has_owners_rumor(s, seat):
            owners += 1
    return owners


def has_owners_rumor(s: KodachiState, seat: int) -> bool:
    scores = s.cards.scoring
    for pile in (s.hands[seat], s.decks[seat], s.discards[seat]):
        for card in pile:
            if scores[card] == BY_OWNERS:
                return True
    if seat == s.turn:
        for card in s.played:
            if scores[card] == BY_OWNERS:
                return True
    return False
