"""What a sensible player does at once: points now, a token, a little malice."""

from __future__ import annotations

from typing import Final

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.ai.evaluate import ripening
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
from chabudai.games.kodama_duo.rules.kodama import value
from chabudai.games.kodama_duo.rules.placing import decree_points, parent_of
from chabudai.games.kodama_duo.rules.state import N_SEASONS, KodamaState
from chabudai.games.kodama_duo.tree.runs import icons_in, points
from chabudai.games.kodama_duo.tree.tree import NO_CARD, Tree

TOKEN: Final = 2.0  # what it is worth to claim one
ALONE: Final = 2.0  # and what a Decree adds for the card that lies alone
STOLEN: Final = 1.5
MALICE: Final = 0.2
UNSEEN: Final = 4.0  # points of a card that lies face down
PARENTS: Final = 64


def rollout_action(s: KodamaState, rng: Rng) -> int:
    """The answer to whatever is asked."""
    question = s.stack[-1]
    if isinstance(question, (Place, Put)):
        return rank_actions(s)[0]
    if isinstance(question, Choose):
        return choose(s, question.seat)
    if isinstance(question, Split):
        return split(s, question.seat)
    if isinstance(question, Hide):
        return s.ids.hide + best_card(s, 1 - question.seat, s.revealed)
    if isinstance(question, Draft):
        return draft(s, question)
    if isinstance(question, Claim):
        return claim(s, question)
    assert isinstance(question, Score)
    return score(s, question.seat)


def rank_actions(s: KodamaState) -> list[int]:
    """What is legal; of places and slots only the good ones, the best first."""
    question = s.stack[-1]
    if isinstance(question, Place):
        return good_places(s, question.seat)
    if isinstance(question, Put):
        return good_slots(s, question)
    return question.legal(s)


# Piles


def pile_of_one(s: KodamaState, card: int, seat: int) -> float:
    """A card alone, with the token that comes with it."""
    bonus = ALONE if s.is_in_force("bonus-one-card-pile") else 0.0
    return worth_to(s, card, seat) + TOKEN + bonus


def pile_of_two(s: KodamaState, cards: list[int], seat: int) -> float:
    """The better of two."""
    return max([worth_to(s, card, seat) for card in cards])


def worth_to(s: KodamaState, card: int, seat: int) -> float:
    """The points of a card for a seat; the Chooser does not see what lies face down."""
    return UNSEEN if card == s.hidden else float(most_points(s, seat, card))


def split(s: KodamaState, seat: int) -> int:
    """The other will take what is best for them and worst for me [R10]."""
    best, most = NO_CARD, 0.0
    for one in s.revealed:
        two = [card for card in s.revealed if card != one]
        keeps_two = pile_of_two(s, two, seat) - pile_of_one(s, one, 1 - seat)
        keeps_one = pile_of_one(s, one, seat) - pile_of_two(s, two, 1 - seat)
        if best == NO_CARD or min(keeps_two, keeps_one) > most:
            best, most = one, min(keeps_two, keeps_one)
    return s.ids.split + best


def choose(s: KodamaState, seat: int) -> int:
    """My part less theirs [R11]."""
    one, two = s.single, s.pair()
    takes_one = pile_of_one(s, one, seat) - pile_of_two(s, two, 1 - seat)
    takes_two = pile_of_two(s, two, seat) - pile_of_one(s, one, 1 - seat)
    return CHOOSE_ONE if takes_one > takes_two else CHOOSE_TWO


def best_card(s: KodamaState, seat: int, cards: list[int]) -> int:
    """The card that scores most for a seat."""
    best, most = NO_CARD, 0
    for card in cards:
        scored = most_points(s, seat, card)
        if best == NO_CARD or scored > most:
            best, most = card, scored
    return best


def draft(s: KodamaState, question: Draft) -> int:
    """The most points, and a little for what the other does not get [G20]."""
    best, most = NO_CARD, 0.0
    for action in question.legal(s):
        card = action - s.ids.draft
        mine, theirs = most_points(s, question.seat, card), most_points(s, 1 - question.seat, card)
        worth = mine + MALICE * theirs
        if best == NO_CARD or worth > most:
            best, most = action, worth
    return best


# Trees


def good_places(s: KodamaState, seat: int) -> list[int]:
    """The roomiest place of each card on each parent, by points; cards to leave if none fits."""
    tree = s.trees[seat]
    worths: dict[int, int] = {}
    seen: set[int] = set()
    for card in s.held[seat]:
        for pose in s.poses(seat, card):
            parent = parent_of(tree, pose)
            key = card * PARENTS + parent
            if key not in seen:
                seen.add(key)
                worths[pose] = points(tree, s.terms, card, parent)
                worths[pose] += decree_points(s, tree, card, parent)
    return by_worth(worths) or [s.ids.leave + card for card in sorted(s.held[seat])]


def by_worth(worths: dict[int, int]) -> list[int]:
    """Answers, the best first; among equals the first found."""
    pairs = [(-worth, place, action) for place, (action, worth) in enumerate(worths.items())]
    pairs.sort()
    return [action for _, _, action in pairs]


def good_slots(s: KodamaState, question: Put) -> list[int]:
    """Where the token joins runs and breaks none, the best first [R14]."""
    tree = s.trees[question.seat]
    worths: dict[int, int] = {}
    for place in s.free_slots(question.seat):
        entry, slot = place // N_SLOTS, place % N_SLOTS
        joins = neighbours_with(s, tree, entry, question.feature)
        breaks = neighbours_with(s, tree, entry, tree.printed(entry, slot))
        worths[s.ids.put_on(tree.cards[entry], slot)] = joins - breaks
    return by_worth(worths)


def neighbours_with(s: KodamaState, tree: Tree, entry: int, feature: int) -> int:
    """How many cards around one show a feature."""
    count = 0
    for other in range(len(tree.cards)):
        touches = tree.parents[other] == entry or other == tree.parents[entry]
        if touches and icons_in(tree, s.terms, other, feature) > 0:
            count += 1
    return count


def claim(s: KodamaState, question: Claim) -> int:
    """A token that the other loses is worth more; then the feature that the own tree shows most."""
    tree = s.trees[question.seat]
    best, most = PASS, 0.0
    for action in question.legal(s):
        if action == PASS:
            continue
        feature = action - s.ids.claim
        worth = TOKEN + (STOLEN if s.owner(feature) == 1 - question.seat else 0.0)
        for entry in range(len(tree.cards)):
            worth += MALICE / 2 * (icons_in(tree, s.terms, entry, feature) > 0)
        if worth > most:
            best, most = action, worth
    return best


def score(s: KodamaState, seat: int) -> int:
    """The best Kodama now, unless it ripens [R16]."""
    best, most = NO_CARD, 0.0
    for card in s.hands[seat]:
        worth = value(s, seat, card) - (N_SEASONS - 1 - s.season) * ripening(s, card)
        if best == NO_CARD or worth > most:
            best, most = card, worth
    return s.ids.score + best


def sealed_answer(s: KodamaState, seat: int) -> int:
    """What the other seat will most likely have answered to the question that is open."""
    question = s.stack[-1]
    if isinstance(question, Place):
        return good_places(s, seat)[0]
    if isinstance(question, Draft):
        return draft(s, Draft(seat))
    return score(s, seat)
