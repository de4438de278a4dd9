"""Phase B: take treasure, buy house cards, first the invader, then the others [R23-R31]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.engine.cards.discard import SecretDiscard
from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.games.kodachi.cards.deck import MOST_SEATS
from chabudai.games.kodachi.cards.payment import BORROW_BITS, COIN, KINDS, MEANS, count_in_purse
from chabudai.games.kodachi.rules import refusals
from chabudai.games.kodachi.rules.actions import PASS
from chabudai.games.kodachi.rules.state import NO_CARD, TREASURE_LIMIT, KodachiState


def begin_taking(s: KodachiState) -> None:
    """Ask the invader first, unless the invasion failed; then all others clockwise [R23, R28]."""
    if s.failed:
        ask_next_seat(s, s.turn)
    else:
        ask_take(s, s.turn)


def ask_take(s: KodachiState, seat: int) -> None:
    """Ask a seat, or the next one where everybody sees that there is nothing to take [R29]."""
    if s.takes_left > 0 and (len(ASK_TAKE[seat].legal(s)) > 1 or may_hide_coins(s, seat)):
        s.stack.append(ASK_TAKE[seat])
    else:
        ask_next_seat(s, seat)


def may_hide_coins(s: KodachiState, seat: int) -> bool:
    """Tell whether a hand may pay, by one reading of gold: not to ask would give it away [Q21]."""
    return s.options.gold_skill == "held" and seat == s.turn and max(s.house_row) != NO_CARD


def ask_next_seat(s: KodachiState, seat: int) -> None:
    """Let the next seat clockwise take one card; after the last one clear the display."""
    seat = s.left_of(seat)
    if seat == s.turn:
        finish_taking(s)
        return
    late = s.has_had_last_turn(seat) and not s.failed and s.options.last_take == "on_failure"
    s.takes_left = 0 if late else 1
    ask_take(s, seat)


class TakeCard(Decision[KodachiState]):
    """Take a treasure or buy a house card; nobody has to [R23-R29, Q20, Q24]."""

    def name(self) -> str:
        return "take"

    def about(self, s: KodachiState) -> dict[str, object]:
        return {"takes": s.takes_left, "coins": s.coins if self.seat == s.turn else 0}

    def secret(self, s: KodachiState) -> dict[str, object]:
        """Tell for each card that can be had what to say, and the payment we propose."""
        return {"offers": list_offers(s, self.legal(s))}

    def legal(self, s: KodachiState) -> list[int]:
        answers = [PASS]
        add_takes(s, answers)
        add_buys(s, self.seat, answers)
        return answers

    def apply(self, s: KodachiState, action: int) -> None:
        seat = self.seat
        if action == PASS:
            if s.events is not None:
                s.tell("passed", {"seat": seat, "empty": has_taken_nothing(s, seat)})
            ask_next_seat(s, seat)
            return
        if s.ids.price[action]:
            buy_card(s, seat, action)
        else:
            take_guard(s, seat, s.ids.card[action])
        s.takes_left -= 1
        ask_take(s, seat)

    def why_not(self, s: KodachiState, action: int) -> list[Refusal]:
        return refusals.refuse_take(s, self.seat, action)


def has_taken_nothing(s: KodachiState, seat: int) -> bool:
    """Whether a seat that is asked may still take as much as at first [R23, R28]."""
    return seat != s.turn or s.takes_left == max(1, s.beaten - 1)


def add_takes(s: KodachiState, answers: list[int]) -> None:
    """Add each guard of the display, by one reading only the defeated ones [R24, Q17]."""
    row = s.guard_row
    if s.options.takable_guards == "defeated":
        row = row[: s.beaten]
    last = NO_CARD
    for card in sorted(row):
        if card != last:
            answers.append(s.ids.take_offset + card)
            last = card


def add_buys(s: KodachiState, seat: int, answers: list[int]) -> None:
    """Add each house card with every set of treasures at hand that pays it exactly [R25-R27]."""
    ids = s.ids
    purse: i64 = s.purse(seat)
    room: i64 = purse | BORROW_BITS
    size = 0
    for means in range(len(MEANS)):
        size += count_in_purse(purse, means)
    last = NO_CARD
    for card in sorted(s.house_row):
        if card == last or s.cards.cost_size[card] > size:
            continue
        last = card
        for action in range(ids.first_buy[card], ids.first_buy[card + 1]):
            price: i64 = ids.price[action]
            if (room - price) & BORROW_BITS == BORROW_BITS:
                answers.append(action)


def take_guard(s: KodachiState, seat: int, card: int) -> None:
    """Make a guard of the display a treasure, face up [R24]."""
    s.guard_row[s.guard_row.index(card)] = NO_CARD
    s.treasures[seat] = [*s.treasures[seat], card]
    if s.events is not None:
        s.tell("took", {"seat": seat, "card": s.cards.keys[card]})


def buy_card(s: KodachiState, seat: int, action: int) -> None:
    """Pay exactly; the card goes to the hand, and everybody knows that it is there [R25]."""
    card, price = s.ids.card[action], s.ids.price[action]
    paid = [means for means in range(COIN) for _ in range(count_in_purse(price, means))]
    for kind in paid:
        s.spend_treasure(seat, kind)
    for _ in range(count_in_purse(price, COIN)):
        spend_coin(s, seat)
    s.house_row[s.house_row.index(card)] = NO_CARD
    s.add_to_hand_openly(seat, card)
    if s.events is not None:
        means = [KINDS[kind] for kind in paid] + ["coin"] * count_in_purse(price, COIN)
        s.tell("bought", {"seat": seat, "card": s.cards.keys[card], "paid": means})


def spend_coin(s: KodachiState, seat: int) -> None:
    """Spend the gold of a skill played; by one reading play one from the hand for it [Q21]."""
    if s.coins > 0:
        s.coins -= 1
        return
    place = 0
    while not s.cards.gold[s.hands[seat][place]]:
        place += 1
    card = s.hands[seat][place]
    s.remove_from_hand(seat, card)
    s.played.append(card)


def list_offers(s: KodachiState, actions: list[int]) -> list[dict[str, object]]:
    """List the cards that can be had, each with all ways to say so and the one that keeps most."""
    found: list[dict[str, object]] = []
    for card in sorted({s.ids.card[action] for action in actions if action != PASS}):
        same = [action for action in actions if s.ids.card[action] == card]
        best = min(same, key=lambda action: rate_payment(s.ids.price[action]))
        tokens = [s.actions.token(action) for action in same]
        propose = s.actions.token(best)
        found.append({"card": s.cards.keys[card], "propose": propose, "tokens": tokens})
    return found


def rate_payment(price: int) -> int:
    """Rate how dear a payment is: gold above all, then by rarity; a skill's coin is free."""
    return sum([count_in_purse(price, kind) * (kind + 1) ** 2 for kind in range(COIN)])


def finish_taking(s: KodachiState) -> None:
    """Clear the display; the invader keeps four treasures at most [R30, R31]."""
    s.clear_display()
    s.discard_played()
    s.clear_fight()
    s.beaten = 0
    s.coins = 0
    s.takes_left = 0
    if len(s.treasures[s.turn]) > TREASURE_LIMIT:
        s.stack.append(DropTreasure(s.turn, []))


class DropTreasure(SecretDiscard[KodachiState]):
    """Drop the treasures above four, which go together [R31, Q49].

    `chosen` are their kinds so far, ascending whatever the order they were named in.
    """

    def name(self) -> str:
        return "drop"

    def about(self, s: KodachiState) -> dict[str, object]:
        """Tell how many must go."""
        return {"count": len(s.treasures[self.seat]) - TREASURE_LIMIT}

    def secret(self, s: KodachiState) -> dict[str, object]:
        return {"chosen": [KINDS[kind] for kind in self.chosen]}

    def legal(self, s: KodachiState) -> list[int]:
        kinds = sorted([s.cards.treasure[card] for card in s.treasures[self.seat]])
        return [s.ids.drop_offset + kind for kind in self.next_cards(kinds)]

    def apply(self, s: KodachiState, action: int) -> None:
        """Choose a kind; with the last one drop all that were chosen."""
        chosen = sorted([*self.chosen, s.ids.card[action]])
        if len(s.treasures[self.seat]) - len(chosen) > TREASURE_LIMIT:
            s.stack.append(DropTreasure(self.seat, chosen))
            return
        dropped = [s.spend_treasure(self.seat, kind) for kind in chosen]
        if s.events is not None:
            cards = [s.cards.keys[card] for card in dropped]
            kinds = [KINDS[kind] for kind in chosen]
            s.tell("dropped", {"seat": self.seat, "cards": cards, "kinds": kinds})

    def why_not(self, s: KodachiState, action: int) -> list[Refusal]:
        return refusals.refuse_drop(s, action)


ASK_TAKE: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]
