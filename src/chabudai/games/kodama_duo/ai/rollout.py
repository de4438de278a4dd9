"""What a sensible player does at once: points now, a token, a little malice."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai.evaluate import season_gain
from chabudai.games.kodama_duo.ai.values import ALONE, DENIED, SHOWN, STOLEN, TOKEN, UNSEEN
from chabudai.games.kodama_duo.cards.deck import N_SLOTS
from chabudai.games.kodama_duo.rules.actions import CHOOSE_ONE, CHOOSE_TWO, PASS
from chabudai.games.kodama_duo.rules.decisions import (
    Choose,
    Claim,
    Draft,
    Hide,
    Place,
    Put,
    Score,
    Split,
)
from chabudai.games.kodama_duo.rules.gains import most_points
from chabudai.games.kodama_duo.rules.kodama import kodama_points
from chabudai.games.kodama_duo.rules.placing import decree_points, find_parent
from chabudai.games.kodama_duo.rules.state import N_SEASONS, KodamaState
from chabudai.games.kodama_duo.tree.runs import count_icons_on_entry, score_card
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

MAX_PARENTS: Final = 64


def rollout_action(s: KodamaState, rng: Rng) -> int:
    """The answer to whatever is asked."""
    question = s.stack[-1]
    if isinstance(question, (Place, Put)):
        return rank_actions(s)[0]
    if isinstance(question, Choose):
        return choose_pile(s, question.seat)
    if isinstance(question, Split):
        return choose_split(s, question.seat)
    if isinstance(question, Hide):
        return s.ids.hide + find_best_card(s, 1 - question.seat, s.revealed)
    if isinstance(question, Draft):
        return choose_draft(s, question)
    if isinstance(question, Claim):
        return choose_claim(s, question)
    assert isinstance(question, Score)
    return choose_kodama(s, question.seat)


def rank_actions(s: KodamaState) -> list[int]:
    """What is legal; of places and slots only the good ones, the best first."""
    question = s.stack[-1]
    if isinstance(question, Place):
        return rank_places(s, question.seat)
    if isinstance(question, Put):
        return rank_slots(s, question)
    return question.legal(s)


# Piles


def worth_of_one(s: KodamaState, card: int, seat: int) -> float:
    """A card alone, with the token that comes with it."""
    bonus = ALONE if s.is_in_force("bonus-one-card-pile") else 0.0
    return card_worth(s, card, seat) + TOKEN + bonus


def worth_of_two(s: KodamaState, cards: list[int], seat: int) -> float:
    """The better of two."""
    return max([card_worth(s, card, seat) for card in cards])


def card_worth(s: KodamaState, card: int, seat: int) -> float:
    """The points of a card for a seat; the Chooser does not see what lies face down."""
    return UNSEEN if card == s.hidden else float(most_points(s, seat, card))


def choose_split(s: KodamaState, seat: int) -> int:
    """The other will take what is best for them and worst for me [R10]."""
    best, most = NO_CARD, 0.0
    for one in s.revealed:
        two = [card for card in s.revealed if card != one]
        keeps_two = worth_of_two(s, two, seat) - worth_of_one(s, one, 1 - seat)
        keeps_one = worth_of_one(s, one, seat) - worth_of_two(s, two, 1 - seat)
        if best == NO_CARD or min(keeps_two, keeps_one) > most:
            best, most = one, min(keeps_two, keeps_one)
    return s.ids.split + best


def choose_pile(s: KodamaState, seat: int) -> int:
    """My part less theirs [R11]."""
    one, two = s.single, s.pair()
    takes_one = worth_of_one(s, one, seat) - worth_of_two(s, two, 1 - seat)
    takes_two = worth_of_two(s, two, seat) - worth_of_one(s, one, 1 - seat)
    return CHOOSE_ONE if takes_one > takes_two else CHOOSE_TWO


def find_best_card(s: KodamaState, seat: int, cards: list[int]) -> int:
    best, most = NO_CARD, 0
    for card in cards:
        scored = most_points(s, seat, card)
        if best == NO_CARD or scored > most:
            best, most = card, scored
    return best


def choose_draft(s: KodamaState, question: Draft) -> int:
    """The most points, and a little for what the other does not get [G20]."""
    best, most = NO_CARD, 0.0
    for action in question.legal(s):
        card = action - s.ids.draft
        mine, theirs = most_points(s, question.seat, card), most_points(s, 1 - question.seat, card)
        worth = mine + DENIED * theirs
        if best == NO_CARD or worth > most:
            best, most = action, worth
    return best


# Trees


def rank_places(s: KodamaState, seat: int) -> list[int]:
    """The roomiest place of each card on each parent, by points; cards to leave if none fits."""
    tree = s.trees[seat]
    worths: dict[int, int] = {}
    seen: set[int] = set()
    for card in s.held[seat]:
        for pose in s.find_places(seat, card):
            parent = find_parent(tree, pose)
            key = card * MAX_PARENTS + parent
            if key not in seen:
                seen.add(key)
                worths[pose] = score_card(tree, s.limits, card, parent)
                worths[pose] += decree_points(s, tree, card, parent)
    return sort_by_worth(worths) or [s.ids.leave + card for card in sorted(s.held[seat])]


def sort_by_worth(worths: dict[int, int]) -> list[int]:
    """Answers, the best first; among equals the first found."""
    pairs = [(-worth, place, action) for place, (action, worth) in enumerate(worths.items())]
    pairs.sort()
    return [action for _, _, action in pairs]


def rank_slots(s: KodamaState, question: Put) -> list[int]:
    """Where the token joins runs and breaks none, the best first [R14]."""
    tree = s.trees[question.seat]
    worths: dict[int, int] = {}
    for place in s.free_slots(question.seat):
        entry, slot = place // N_SLOTS, place % N_SLOTS
        joins = count_neighbours_with(s, tree, entry, question.feature)
        breaks = count_neighbours_with(s, tree, entry, tree.printed_feature(entry, slot))
        worths[s.ids.put_action(tree.cards[entry], slot)] = joins - breaks
    return sort_by_worth(worths)


def count_neighbours_with(s: KodamaState, tree: Tree, entry: int, feature: int) -> int:
    count = 0
    for other in range(len(tree.cards)):
        touches = tree.parents[other] == entry or other == tree.parents[entry]
        if touches and count_icons_on_entry(tree, s.limits, other, feature) > 0:
            count += 1
    return count


def choose_claim(s: KodamaState, question: Claim) -> int:
    """A token that the other loses is worth more; then the feature that the own tree shows most."""
    tree = s.trees[question.seat]
    best, most = PASS, 0.0
    for action in question.legal(s):
        if action == PASS:
            continue
        feature = action - s.ids.claim
        worth = TOKEN + (STOLEN if s.token_owner(feature) == 1 - question.seat else 0.0)
        for entry in range(len(tree.cards)):
            worth += SHOWN * (count_icons_on_entry(tree, s.limits, entry, feature) > 0)
        if worth > most:
            best, most = action, worth
    return best


def choose_kodama(s: KodamaState, seat: int) -> int:
    """The best Kodama now, unless it ripens [R16]."""
    best, most = NO_CARD, 0.0
    for card in s.hands[seat]:
        worth = kodama_points(s, seat, card) - (N_SEASONS - 1 - s.season) * season_gain(s, card)
        if best == NO_CARD or worth > most:
            best, most = card, worth
    return s.ids.score + best


def guess_sealed_answer(s: KodamaState, seat: int) -> int:
    """What the other seat will most likely have answered to the question that is open."""
    question = s.stack[-1]
    if isinstance(question, Place):
        return rank_places(s, seat)[0]
    if isinstance(question, Draft):
        return choose_draft(s, Draft(seat))
    return choose_kodama(s, seat)
