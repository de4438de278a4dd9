"""The questions of a turn, phase by phase: Recover, Draw, Play, Discard [R4, R9]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chabudai.engine.cards.discard import SecretDiscard
from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
from chabudai.games.samurai_sword.cards.deck import (
    BREATHING,
    BUSHIDO,
    DIVERSION,
    FIRST_WEAPON,
    GEISHA,
    HAND_LIMIT,
    IEYASU,
    MOST_SEATS,
    NOBUNAGA,
    PARRY,
)
from chabudai.games.samurai_sword.rules import refusals
from chabudai.games.samurai_sword.rules.actions import (
    DRAW_DECK,
    DRAW_DISCARD,
    END,
    HAND,
    LOSE,
    PARTS,
    SPEND,
)
from chabudai.games.samurai_sword.rules.attack import add_gives, give_weapon, strike_target
from chabudai.games.samurai_sword.rules.card_history import FLIP, pack_entry
from chabudai.games.samurai_sword.rules.effects import play_card
from chabudai.games.samurai_sword.rules.state import (
    BY_BUSHIDO,
    NO_CARD,
    NOBODY,
    NOT_YET,
    TARGET_BITS,
    TARGET_MASK,
    SamuraiState,
    with_change,
)


def start_turn(s: SamuraiState, seat: int) -> None:
    """Recover, check Bushido, then draw [R4]."""
    s.turn = seat
    s.weapons_played = 0
    if s.events is not None:
        s.tell("turn", {"seat": seat})
    if s.resilience[seat] == 0:
        s.resilience = with_change(s.resilience, seat, s.cards.resilience[s.character[seat]])
        if s.events is not None:
            s.tell("recovered", {"seat": seat, "left": s.resilience[seat]})
    if s.bushido == seat:
        check_bushido(s, seat)
    else:
        begin_draw_phase(s, seat)


def check_bushido(s: SamuraiState, seat: int) -> None:
    """Turn over the top card: a Weapon asks the holder, anything else passes Bushido on [R9]."""
    card = s.draw_top_card()
    if s.cause != NOT_YET:
        return
    if card == NO_CARD:
        begin_draw_phase(s, seat)
        return
    s.history.append(pack_entry(FLIP, 0, 0, card))
    if s.events is not None:
        s.tell("flipped", {"seat": seat, "card": s.cards.keys[card]})
    s.limbo = card
    s.reshuffle_if_eager()
    if s.cause != NOT_YET:
        return
    s.discard_limbo()
    if card >= FIRST_WEAPON:
        s.stack.append(ASK_BUSHIDO[seat])
    else:
        pass_bushido(s, seat)
        begin_draw_phase(s, seat)


def pass_bushido(s: SamuraiState, seat: int) -> None:
    """Pass Bushido to the left neighbour, Harmless or not [R9]."""
    s.bushido = s.left_of(seat)
    if s.events is not None:
        s.tell("bushido_passed", {"seat": seat, "to": s.bushido})


class AnswerBushido(Decision[SamuraiState]):
    """Give up a Weapon and pass Bushido on, or lose 1 honor and discard it [R9]."""

    def name(self) -> str:
        return "bushido"

    def legal(self, s: SamuraiState) -> list[int]:
        answers = [LOSE]
        add_gives(s, self.seat, answers)
        return answers

    def apply(self, s: SamuraiState, action: int) -> None:
        seat = self.seat
        if action == LOSE:
            s.bushido = NOBODY
            s.discard.append(BUSHIDO)
            self.lose_honor(s)
            if s.cause != NOT_YET:
                return
        else:
            give_weapon(s, seat, s.ids.card[action])
            pass_bushido(s, seat)
        begin_draw_phase(s, seat)

    def lose_honor(self, s: SamuraiState) -> None:
        """Put one honor into the box; the Shogun of three is spared [R13, Q13]."""
        lost = 0 if s.is_shogun_of_three(self.seat) else 1
        s.honor = with_change(s.honor, self.seat, -lost)
        if s.events is not None:
            s.tell("bushido_lost", {"seat": self.seat, "lost": lost, "honor": s.honor.copy()})
        if s.honor[self.seat] == 0:
            s.end_game(BY_BUSHIDO)

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        return refusals.refuse_give(s, self.seat, action, "R9")


def begin_draw_phase(s: SamuraiState, seat: int) -> None:
    """Draw; Ieyasu is asked where his first card comes from [R4, Q21]."""
    if s.character[seat] == IEYASU and s.discard:
        s.stack.append(ASK_DRAW_FIRST[seat])
        return
    s.draw(seat, s.draw_count(seat))
    if s.cause == NOT_YET:
        s.stack.append(ASK_PLAY[seat])


class DrawFirst(Decision[SamuraiState]):
    """Ieyasu: the first card from the deck, or the top of the discard pile [R4, Q20, Q22]."""

    def name(self) -> str:
        return "draw"

    def legal(self, s: SamuraiState) -> list[int]:
        return [DRAW_DECK, DRAW_DISCARD]

    def apply(self, s: SamuraiState, action: int) -> None:
        seat = self.seat
        count = s.draw_count(seat)
        if action == DRAW_DISCARD:
            self.take_discard(s)
            count -= 1
        s.draw(seat, count)
        if s.cause == NOT_YET:
            s.stack.append(ASK_PLAY[seat])

    def take_discard(self, s: SamuraiState) -> None:
        """Take the discard; everybody sees which card it is, and remembers."""
        card = s.take_discard(self.seat)
        if s.events is not None:
            s.tell("took", {"seat": self.seat, "card": s.cards.keys[card]})

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        return []


class PlayCards(Decision[SamuraiState]):
    """Any number of cards, none compulsory; only Weapons are limited [R4]."""

    def name(self) -> str:
        return "play"

    def legal(self, s: SamuraiState) -> list[int]:
        seat = self.seat
        actions = [END]
        if s.character[seat] == NOBUNAGA and s.resilience[seat] > 1:
            actions.append(SPEND)
        play = s.ids.first_play
        last = NO_CARD
        for card in s.hands[seat]:
            if card == last or card == PARRY:
                continue
            last = card
            if card >= FIRST_WEAPON:
                break
            if card == GEISHA:
                self.add_geishas(s, play[card], actions)
            elif card == DIVERSION:
                self.add_diversions(s, play[card], actions)
            elif card == BREATHING:
                self.add_seats_except(s, play[card], seat, actions)
            elif card == BUSHIDO:
                if s.bushido == NOBODY:
                    self.add_seats_except(s, play[card], NOBODY, actions)
            else:
                actions.append(play[card])
        if last >= FIRST_WEAPON and s.weapons_played < s.weapon_limit(seat):
            self.add_strikes(s, actions)
        return actions

    def add_seats_except(
        self, s: SamuraiState, first: int, skipped: int, actions: list[int]
    ) -> None:
        for seat in range(s.seats):
            if seat != skipped:
                actions.append(first + seat)

    def add_diversions(self, s: SamuraiState, first: int, actions: list[int]) -> None:
        """Add any other hand that holds a card [R7, Q11]."""
        for seat in range(s.seats):
            if seat != self.seat and s.hands[seat]:
                actions.append(first + seat)

    def add_geishas(self, s: SamuraiState, first: int, actions: list[int]) -> None:
        """Add any Property in play, or a card of another hand [R7, Q10, Q11]."""
        may_aim_at_self = s.options.geisha == "any"
        for seat in range(s.seats):
            first_here = first + seat * len(PARTS)
            if seat != self.seat:
                if s.hands[seat]:
                    actions.append(first_here + HAND)
            elif not may_aim_at_self:
                continue
            if s.armor[seat]:
                actions.append(first_here + 1)
            if s.bushido == seat:
                actions.append(first_here + 2)
            if s.fast_draw[seat]:
                actions.append(first_here + 3)
            if s.focus[seat]:
                actions.append(first_here + 4)

    def add_strikes(self, s: SamuraiState, actions: list[int]) -> None:
        """Add each Weapon on each seat it reaches and that is not Harmless [R3, R5, R6]."""
        difficulties = s.pack_difficulties(self.seat)
        seats: i64 = s.seats
        last = NO_CARD
        for card in s.hands[self.seat]:
            if card < FIRST_WEAPON or card == last:
                continue
            last = card
            reach: i64 = s.weapon_reach(self.seat, card)
            first: i64 = s.ids.first_strike + (card - FIRST_WEAPON) * MOST_SEATS
            for target in range(seats):
                difficulty = difficulties >> TARGET_BITS * target & TARGET_MASK
                if 0 < difficulty <= reach:
                    actions.append(first + target)

    def apply(self, s: SamuraiState, action: int) -> None:
        if action == END:
            begin_discard_phase(s, self.seat)
            return
        s.stack.append(self)
        if action == SPEND:
            spend_resilience(s, self.seat)
            return
        card = s.ids.card[action]
        target = s.ids.target[action]
        if card >= FIRST_WEAPON:
            strike_target(s, self.seat, target, card)
        else:
            play_card(s, self.seat, card, target, s.ids.part[action])

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        return refusals.refuse_play(s, self.seat, action)


def spend_resilience(s: SamuraiState, seat: int) -> None:
    """Nobunaga gives a Resilience point, never the last, for a card [Q19]."""
    s.resilience = with_change(s.resilience, seat, -1)
    if s.events is not None:
        s.tell("spent", {"seat": seat, "left": s.resilience[seat]})
    s.draw(seat, 1)


def begin_discard_phase(s: SamuraiState, seat: int) -> None:
    """Discard down to seven, then begin the next seat's turn [R4]."""
    if len(s.hands[seat]) > HAND_LIMIT:
        s.stack.append(DiscardDown(seat, []))
    else:
        start_turn(s, s.left_of(seat))


class DiscardDown(SecretDiscard[SamuraiState]):
    """Discard down to seven; the card named last lies on top [R4, Q33]."""

    def name(self) -> str:
        return "discard"

    def about(self, s: SamuraiState) -> dict[str, object]:
        return {"count": len(s.hands[self.seat]) - HAND_LIMIT}

    def secret(self, s: SamuraiState) -> dict[str, object]:
        return {"chosen": [s.cards.keys[card] for card in self.chosen]}

    def legal(self, s: SamuraiState) -> list[int]:
        cards = self.next_cards(s.hands[self.seat])
        return [s.ids.discard_offset + card for card in cards]

    def apply(self, s: SamuraiState, action: int) -> None:
        """Choose the card; with the last one, discard them all."""
        last = s.ids.card[action]
        if len(s.hands[self.seat]) - len(self.chosen) - 1 > HAND_LIMIT:
            s.stack.append(DiscardDown(self.seat, [*self.chosen, last]))
            return
        # Below the last one named they lie sorted: their order would tell of the hand.
        pile = [*sorted(self.chosen), last]
        for card in pile:
            s.discard_card(self.seat, card)
        if s.events is not None:
            cards = [s.cards.keys[card] for card in pile]
            s.tell("discarded", {"seat": self.seat, "cards": cards})
        start_turn(s, s.left_of(self.seat))

    def why_not(self, s: SamuraiState, action: int) -> list[Refusal]:
        return refusals.refuse_discard(s, self.seat, action)


ASK_PLAY: Final = [PlayCards(seat) for seat in range(MOST_SEATS)]
ASK_DRAW_FIRST: Final = [DrawFirst(seat) for seat in range(MOST_SEATS)]
ASK_BUSHIDO: Final = [AnswerBushido(seat) for seat in range(MOST_SEATS)]
