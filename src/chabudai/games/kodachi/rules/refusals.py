"""Why an answer is not allowed: every rule it would break, with the figures."""

from __future__ import annotations

from chabudai.engine.errors import Refusal
from chabudai.engine.text.catalog import Sentence
from chabudai.games.kodachi.cards.deck import HAND_SIZE, game_sentence
from chabudai.games.kodachi.cards.effect import AS_DOJO
from chabudai.games.kodachi.cards.payment import MEANS, count_in_purse
from chabudai.games.kodachi.rules.actions import CONTINUE, FIRST_PLAY, GIVE_UP, KEEP, NEXT, STOP
from chabudai.games.kodachi.rules.state import APPROACHES, NO_CARD, KodachiState


def refuse_declare(s: KodachiState, action: int) -> list[Refusal]:
    if action in (STOP, CONTINUE):
        return [Refusal("R21", game_sentence("refused-first-guard"))]
    if is_play(s, action) or action == GIVE_UP:
        return [Refusal("R8", game_sentence("refused-undeclared"))]
    return []


def refuse_fight(s: KodachiState, seat: int, action: int) -> list[Refusal]:
    if action in (STOP, CONTINUE, NEXT):
        return refuse_going_on(s, action)
    if action == GIVE_UP:
        return refuse_give_up(s)
    if not is_play(s, action):
        return []
    if s.is_fight_won() and s.options.help_after_win == "refused":
        return [Refusal("R21", game_sentence("refused-closed"))]
    broken = refuse_unless_in_hand(s, seat, s.ids.card[action], "R12")
    if s.ids.way[action] == AS_DOJO and s.dojo_card != NO_CARD:
        broken.append(
            Refusal("R11", game_sentence("refused-second-dojo", card=s.cards.names[s.dojo_card]))
        )
    return broken


def is_play(s: KodachiState, action: int) -> bool:
    return FIRST_PLAY <= action < s.ids.first_play[-1]


def refuse_going_on(s: KodachiState, action: int) -> list[Refusal]:
    """Say why the fight cannot be closed in this way [R19, R21, Q26]."""
    if not s.is_guard_beaten():
        return [Refusal("R19" if action == NEXT else "R21", describe_standing_guard(s))]
    if action == NEXT:
        return [Refusal("R19", game_sentence("refused-no-twin"))]
    if s.is_facing_first_of_two():
        return [Refusal("R19", game_sentence("refused-twin"))]
    return [Refusal("R21", game_sentence("refused-no-guard"))]


def describe_standing_guard(s: KodachiState) -> Sentence:
    """Say what beats the guard that still stands, and what there is."""
    return game_sentence(
        "refused-standing",
        approach=APPROACHES[s.approach],
        than=s.value_against(s.approach),
        total=str(s.total).replace("-", "−"),
        dojo="no" if s.dojo_card == NO_CARD else "yes",
    )


def refuse_give_up(s: KodachiState) -> list[Refusal]:
    """Say why the invasion cannot be given up [R22, Q8]."""
    reason = "refused-beaten" if s.is_guard_beaten() else "refused-able"
    return [Refusal("R22", game_sentence(reason))]


def refuse_unless_in_hand(s: KodachiState, seat: int, card: int, rule: str) -> list[Refusal]:
    if card in s.hands[seat]:
        return []
    return [Refusal(rule, game_sentence("refused-not-in-hand", card=s.cards.names[card]))]


def refuse_take(s: KodachiState, seat: int, action: int) -> list[Refusal]:
    if s.ids.first_buy[0] <= action < s.ids.first_buy[-1]:
        return refuse_buy(s, seat, action)
    if not s.ids.first_play[-1] <= action < s.ids.first_buy[0]:
        return []
    card = s.ids.card[action]
    if card in s.guard_row:
        return [Refusal("R28", game_sentence("refused-undefeated", card=s.cards.names[card]))]
    return refuse_not_in_display(s, card)


def refuse_not_in_display(s: KodachiState, card: int) -> list[Refusal]:
    return [Refusal("R23", game_sentence("refused-not-shown", card=s.cards.names[card]))]


def refuse_buy(s: KodachiState, seat: int, action: int) -> list[Refusal]:
    """The card is not there, or treasure is missing [R25]."""
    card = s.ids.card[action]
    broken = [] if card in s.house_row else refuse_not_in_display(s, card)
    missing = list_missing_treasures(s.ids.price[action], s.purse(seat))
    if missing:
        names = s.cards.names[card]
        cost = s.cards.describe_cost(card)
        reason = game_sentence("refused-treasure", card=names, cost=cost, missing=missing)
        broken.append(Refusal("R25", reason))
    return broken


def list_missing_treasures(price: int, purse: int) -> list[Sentence]:
    missing: list[Sentence] = []
    for means, word in enumerate(MEANS):
        count = count_in_purse(price, means) - count_in_purse(purse, means)
        if count > 0:
            missing.append(game_sentence(f"treasures-{word}", count=count))
    return missing


def refuse_drop(s: KodachiState, action: int) -> list[Refusal]:
    if not s.ids.drop_offset <= action < s.ids.discard_offset:
        return []
    return [Refusal("R31", game_sentence("refused-no-treasure"))]


def refuse_shape(s: KodachiState, seat: int, chosen: list[int], action: int) -> list[Refusal]:
    """The card is not in the hand any more, or the hand is too large to keep."""
    if action == KEEP:
        over = len(s.hands[seat]) - len(chosen) - HAND_SIZE
        return [Refusal("R32", game_sentence("refused-keep", limit=HAND_SIZE, over=over))]
    if action < s.ids.discard_offset:
        return []
    card = s.ids.card[action]
    code = "refused-chosen" if card in chosen else "refused-not-in-hand"
    return [Refusal("R32", game_sentence(code, card=s.cards.names[card]))]
