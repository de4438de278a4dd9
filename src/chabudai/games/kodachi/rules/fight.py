"""Phase A: declare, fight guard after guard, stop or continue [R7-R22]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.decision import Decision
from chabudai.engine.errors import Refusal
from chabudai.games.kodachi.cards.deck import MOST_SEATS, NONE
from chabudai.games.kodachi.cards.effect import ADD, AS_DOJO, SWITCH
from chabudai.games.kodachi.rules import refusals
from chabudai.games.kodachi.rules.actions import (
    CONTINUE,
    GIVE_UP,
    NEXT,
    STEALTH_DECLARED,
    STOP,
    STRENGTH_DECLARED,
)
from chabudai.games.kodachi.rules.fight_options import (
    add_plays,
    can_beat_next_guard,
    can_win,
    count_next_guards,
    is_hopeless,
    list_winning_plays,
)
from chabudai.games.kodachi.rules.loot import begin_taking
from chabudai.games.kodachi.rules.state import APPROACHES, NO_CARD, STEALTH, STRENGTH, KodachiState


class DeclareApproach(Decision[KodachiState]):
    """Strength or Stealth, once the first column is seen [R8]."""

    def name(self) -> str:
        return "declare"

    def about(self, s: KodachiState) -> dict[str, object]:
        return {
            "guard": s.cards.keys[s.current_guard()],
            "stealth": s.value_against(STEALTH),
            "strength": s.value_against(STRENGTH),
        }

    def legal(self, s: KodachiState) -> list[int]:
        return [STEALTH_DECLARED, STRENGTH_DECLARED]

    def apply(self, s: KodachiState, action: int) -> None:
        s.approach = STRENGTH if action == STRENGTH_DECLARED else STEALTH
        if s.events is not None:
            s.tell("declared", {"seat": self.seat, "approach": APPROACHES[s.approach]})
        ask_or_fail(s, self.seat)

    def why_not(self, s: KodachiState, action: int) -> list[Refusal]:
        return refusals.refuse_declare(s, action)


class FightGuard(Decision[KodachiState]):
    """Play cards until the guard is beaten; then stop or continue, or give up [R11, R21, R22].

    As long as the fight is not closed by going on, more skills may be played [Q2, Q3].
    """

    def name(self) -> str:
        return "fight"

    def about(self, s: KodachiState) -> dict[str, object]:
        """Tell the guard, what beats it and what there is so far."""
        return {
            "guard": s.cards.keys[s.current_guard()],
            "twin": s.guard_index == 0 and s.is_double_guard() and not s.is_guard_defeated(),
            "approach": APPROACHES[s.approach],
            "than": s.value_against(s.approach),
            "total": s.total,
            "dojo": None if s.dojo_card == NO_CARD else s.cards.keys[s.dojo_card],
            "cards": [s.cards.keys[card] for card in s.played[s.fight_start :]],
            "won": s.is_guard_defeated() or s.is_total_enough(),
        }

    def secret(self, s: KodachiState) -> dict[str, object]:
        """Tell what the hand can do about it, and about the guards that may come next."""
        facts: dict[str, object] = {
            "winning": [s.actions.token(play) for play in list_winning_plays(s, self.seat)],
            "can_win": can_win(s, self.seat),
            "hopeless": is_hopeless(s, self.seat),
        }
        if STOP in self.legal(s):
            coming = count_next_guards(s)
            ready = [n for card, n in coming.items() if can_beat_next_guard(s, self.seat, card)]
            facts["ready"] = sum(ready)
        return facts

    def legal(self, s: KodachiState) -> list[int]:
        """Going on is open once the guard is beaten, giving up only until then."""
        answers: list[int] = []
        if s.is_guard_defeated():
            add_stop_and_continue(s, answers)
            return answers
        if not s.is_total_enough():
            if s.options.give_up == "free" or not can_win(s, self.seat):
                answers.append(GIVE_UP)
        elif s.guard_index == 0 and s.is_double_guard():
            answers.append(NEXT)
        else:
            add_stop_and_continue(s, answers)
        add_plays(s, self.seat, answers)
        return answers

    def apply(self, s: KodachiState, action: int) -> None:
        seat = self.seat
        if action == GIVE_UP:
            fail_invasion(s, seat)
            return
        if action > GIVE_UP:
            play_card(s, seat, action)
            if s.is_total_enough() and s.options.help_after_win == "refused":
                close_fight(s, seat)
        elif not s.is_guard_defeated():
            close_fight(s, seat)
        if action == STOP:
            stop_invasion(s, seat)
            return
        if action == CONTINUE:
            s.reveal_column()
        ask_or_fail(s, seat)

    def why_not(self, s: KodachiState, action: int) -> list[Refusal]:
        return refusals.refuse_fight(s, self.seat, action)


def add_stop_and_continue(s: KodachiState, answers: list[int]) -> None:
    """Stop, or continue if there is another guard [R21, Q26]."""
    answers.append(STOP)
    if s.can_reveal():
        answers.append(CONTINUE)


def ask_or_fail(s: KodachiState, seat: int) -> None:
    """Ask again; an empty hand that everybody sees to have lost has failed [R22, Q12]."""
    if not s.hands[seat] and not s.is_guard_defeated() and not s.is_total_enough():
        fail_invasion(s, seat)
    else:
        s.stack.append(ASK_FIGHT[seat])


def play_card(s: KodachiState, seat: int, action: int) -> None:
    """Apply all effects top to bottom: value, modifier or switch, then draw [R13-R15, Q29, Q30]."""
    card, way, amount = s.ids.card[action], s.ids.way[action], s.ids.amount[action]
    s.remove_from_hand(seat, card)
    s.played.append(card)
    if way == AS_DOJO:
        s.dojo_card = card
        s.total += amount
        if s.cards.gold[card]:
            s.coins += 1
    elif way == ADD:
        s.total += amount
    elif way == SWITCH:
        s.approach = 1 - s.approach
    if s.events is not None:
        tell_play(s, seat, action)
    if way == AS_DOJO and s.cards.clan[card] != NONE and s.options.token_on == "played":
        s.gain_token(seat, s.cards.clan[card])
    if s.cards.draw[card]:
        s.draw(seat, s.cards.draw[card])


def tell_play(s: KodachiState, seat: int, action: int) -> None:
    """Tell everybody the card, how it was played, and how the fight stands."""
    way = s.ids.way[action]
    played: dict[str, object] = {
        "seat": seat,
        "card": s.cards.keys[s.ids.card[action]],
        "way": ["dojo", "add", "switch", "draw"][way],
        "amount": s.ids.amount[action],
        "total": s.total,
        "than": s.value_against(s.approach),
        "approach": APPROACHES[s.approach],
        "won": s.is_total_enough(),
    }
    s.tell("played", played)


def close_fight(s: KodachiState, seat: int) -> None:
    """The guard is beaten: tokens, then its twin or the card as a whole [R17, R19, Q14]."""
    clan = s.cards.clan[s.dojo_card]
    if clan != NONE and s.options.token_on == "won":
        win_token(s, seat, clan)
    if s.guard_index == 0 and s.is_double_guard():
        s.guard_index = 1
        s.clear_fight()
        if s.events is not None:
            than = s.value_against(s.approach)
            s.tell("twin", {"seat": seat, "than": than, "approach": APPROACHES[s.approach]})
        return
    s.beaten += 1
    if s.promised_clan != NONE:
        s.gain_token(seat, s.promised_clan)
        s.promised_clan = NONE
    s.clear_fight()
    if s.events is not None:
        guard = s.cards.keys[s.current_guard()]
        s.tell("defeated", {"seat": seat, "guard": guard, "beaten": s.beaten})


def win_token(s: KodachiState, seat: int, clan: int) -> None:
    """Gain a token at once, or promise it for the whole card of two guards [Q14]."""
    if s.guard_index == 0 and s.is_double_guard() and s.options.token_on_double == "card":
        s.promised_clan = clan
    else:
        s.gain_token(seat, clan)


def stop_invasion(s: KodachiState, seat: int) -> None:
    """One card less than the guard cards defeated, at least one [R23]."""
    s.takes_left = max(1, s.beaten - 1)
    if s.events is not None:
        s.tell("stopped", {"seat": seat, "beaten": s.beaten, "takes": s.takes_left})
    begin_taking(s)


def fail_invasion(s: KodachiState, seat: int) -> None:
    """The invasion ends; tokens stay, but there is nothing to take [R22]."""
    s.failed = True
    s.takes_left = 0
    s.promised_clan = NONE
    if s.events is not None:
        s.tell("failed", {"seat": seat, "guard": s.cards.keys[s.current_guard()]})
    begin_taking(s)


ASK_DECLARE: Final = [DeclareApproach(seat) for seat in range(MOST_SEATS)]
ASK_FIGHT: Final = [FightGuard(seat) for seat in range(MOST_SEATS)]
