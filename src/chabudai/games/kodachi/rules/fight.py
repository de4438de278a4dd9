"""Phase A: declare, fight guard after guard, stop or continue [R7-R22]."""

from __future__ import annotations

from typing import Final

from chabudai.engine.errors import Refusal
from chabudai.engine.rules.decision import Decision
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
    list_losing_approaches,
    list_losing_plays,
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
            "second": s.second_guard_value(),
        }

    def secret(self, s: KodachiState) -> dict[str, object]:
        """Tell the approaches under which the hand has no hope."""
        return {"losing": [APPROACHES[way] for way in list_losing_approaches(s, self.seat)]}

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

    A beaten guard stays beaten: skills may still be played for what else they do [Q2, Q3].
    """

    def name(self) -> str:
        return "fight"

    def about(self, s: KodachiState) -> dict[str, object]:
        """Tell the guard, what beats it and what there is so far."""
        return {
            "guard": s.cards.keys[s.current_guard()],
            "twin": s.is_facing_first_of_two(),
            "second": s.second_guard_value(),
            "approach": APPROACHES[s.approach],
            "than": s.value_against(s.approach),
            "total": s.total,
            "dojo": None if s.dojo_card == NO_CARD else s.cards.keys[s.dojo_card],
            "cards": [s.cards.keys[card] for card in s.played[s.fight_start :]],
            "won": s.is_guard_beaten(),
        }

    def secret(self, s: KodachiState) -> dict[str, object]:
        """Tell what the hand can do about it, and about the guards that may come next."""
        facts: dict[str, object] = {
            "winning": [s.actions.token(play) for play in list_winning_plays(s, self.seat)],
            "can_win": can_win(s, self.seat),
            "hopeless": is_hopeless(s, self.seat),
            "losing": [s.actions.token(play) for play in list_losing_plays(s, self.seat)],
        }
        if STOP in self.legal(s):
            coming = count_next_guards(s)
            ready = [n for card, n in coming.items() if can_beat_next_guard(s, self.seat, card)]
            facts["ready"] = sum(ready)
        return facts

    def legal(self, s: KodachiState) -> list[int]:
        """Going on is open once the guard is beaten, giving up only until then."""
        answers: list[int] = []
        if not s.is_guard_beaten():
            if s.options.give_up == "free" or not can_win(s, self.seat):
                answers.append(GIVE_UP)
        elif s.is_facing_first_of_two():
            answers.append(NEXT)
        else:
            add_stop_and_continue(s, answers)
        if not s.is_fight_won() or s.options.help_after_win != "refused":
            add_plays(s, self.seat, answers)
        return answers

    def apply(self, s: KodachiState, action: int) -> None:
        seat = self.seat
        if action == GIVE_UP:
            fail_invasion(s, seat)
            return
        if action > GIVE_UP:
            play_card(s, seat, action)
            if s.options.help_after_win != "open" and s.is_total_enough():
                win_fight(s, seat)
            if s.options.help_after_win == "refused" and s.is_first_beaten:
                face_second_guard(s, seat)
        else:
            win_fight(s, seat)
        if action == NEXT:
            face_second_guard(s, seat)
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
    if not s.hands[seat] and not s.is_guard_beaten():
        fail_invasion(s, seat)
    else:
        s.stack.append(ASK_FIGHT[seat])


def play_card(s: KodachiState, seat: int, action: int) -> None:
    """Apply all effects top to bottom: value, modifier or switch, then draw [R13-R15, Q29, Q30].

    A modifier no longer changes a fight that is won [Q2].
    """
    card, way, amount = s.ids.card[action], s.ids.way[action], s.ids.amount[action]
    is_late = s.is_fight_won()
    s.remove_from_hand(seat, card)
    s.played.append(card)
    if way == AS_DOJO:
        s.dojo_card = card
        s.total += amount
    elif way == ADD and not is_late:
        s.total += amount
    elif way == SWITCH:
        s.approach = 1 - s.approach
    if s.cards.gold[card]:
        s.coins += 1
    if s.events is not None:
        tell_play(s, seat, action, is_late)
    if way == AS_DOJO and s.cards.clan[card] != NONE and s.options.token_on == "played":
        s.gain_token(seat, s.cards.clan[card], card)
    if s.cards.draw[card]:
        s.draw(seat, s.cards.draw[card])


def tell_play(s: KodachiState, seat: int, action: int, is_late: bool) -> None:
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
        "won": s.is_guard_beaten(),
        "late": is_late,
    }
    s.tell("played", played)


def win_fight(s: KodachiState, seat: int) -> None:
    """The guard is beaten and stays so: token, then the whole card [R17, R19, Q13, Q14]."""
    if s.is_fight_won():
        return
    clan = s.cards.clan[s.dojo_card]
    is_first_of_two = s.is_facing_first_of_two()
    if s.events is not None:
        guard = s.cards.keys[s.current_guard()]
        beaten = s.beaten if is_first_of_two else s.beaten + 1
        told = {"seat": seat, "guard": guard, "beaten": beaten, "of_two": is_first_of_two}
        s.tell("defeated", {**told})
    if clan != NONE and s.options.token_on == "won":
        win_token(s, seat, clan)
    if is_first_of_two:
        s.is_first_beaten = True
        return
    s.beaten += 1
    if s.promised_clan != NONE:
        s.gain_token(seat, s.promised_clan, NO_CARD)
        s.promised_clan = NONE


def face_second_guard(s: KodachiState, seat: int) -> None:
    """The second guard of a card has its own dojo card and modifiers [R19]."""
    s.guard_index = 1
    s.clear_fight()
    if s.events is not None:
        than = s.value_against(s.approach)
        s.tell("twin", {"seat": seat, "than": than, "approach": APPROACHES[s.approach]})


def win_token(s: KodachiState, seat: int, clan: int) -> None:
    """Gain a token at once, or promise it for the whole card of two guards [Q14]."""
    if s.is_facing_first_of_two() and s.options.token_on_double == "card":
        s.promised_clan = clan
    else:
        s.gain_token(seat, clan, s.dojo_card)


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
