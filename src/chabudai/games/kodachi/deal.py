"""Setting the table: starting sets, treasures, decks, tokens [R1-R6]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.rules.options import read_options
from chabudai.engine.view.position import Description, Heading
from chabudai.games.kodachi.cards.deck import GUARD, HAND_SIZE, NONE, load_deck
from chabudai.games.kodachi.cards.payment import FAN, KINDS
from chabudai.games.kodachi.rules.actions import load_actions
from chabudai.games.kodachi.rules.decisions import start_turn
from chabudai.games.kodachi.rules.options import KodachiOptions
from chabudai.games.kodachi.rules.state import NO_CARD, TOKEN, UNDECLARED, KodachiState
from chabudai.games.kodachi.view import position


def deal(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
) -> KodachiState:
    """Deal in the order of the rulebook and begin the first turn."""
    s = make_empty_state(seats, key, options, deck)
    deal_sets(s)
    s.first_seat = int(s.chance("first").randbelow(seats))
    deal_guards(s)
    s.house_deck = s.cards.copies_of(s.cards.first_house, s.cards.first_guard)
    s.chance("house").shuffle(s.house_deck)
    s.events = [] if listen else None
    if s.events is not None:
        treasures = [[KINDS[s.cards.treasure[card]] for card in cards] for cards in s.treasures]
        s.tell("dealt", {"first": s.first_seat, "treasures": treasures})
    start_turn(s, s.first_seat)
    return s


def deal_position(heading: Heading, parts: Description) -> KodachiState:
    """Make the state that a description stands for; raises BadPosition."""
    s = make_empty_state(heading.seats, heading.key, heading.options, heading.deck)
    position.read_position(s, parts)
    return s


def make_empty_state(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None
) -> KodachiState:
    """Make a state with nothing but the tokens, the 2 of each clan on top [R6]."""
    s = KodachiState()
    s.cards = load_deck(deck)
    s.ids = load_actions(deck)
    s.actions = s.ids
    s.options = read_options(KodachiOptions, options)
    s.seats, s.key, s.stack, s.events = seats, key, [], None
    s.hands, s.decks, s.discards = empty_piles(seats), empty_piles(seats), empty_piles(seats)
    s.known_cards, s.treasures, s.tokens = (
        empty_piles(seats),
        empty_piles(seats),
        empty_piles(seats),
    )
    s.token_stacks = [
        [clan * TOKEN + points for points in reversed(tokens)]
        for clan, tokens in enumerate(s.cards.tokens)
    ]
    s.house_deck, s.house_discard, s.house_row = [], [], []
    s.guard_deck, s.guard_discard, s.guard_row = [], [], []
    s.played, s.box = [], []
    s.first_seat, s.turn, s.round = 0, 0, 1
    s.approach, s.fight_start, s.guard_index, s.is_first_beaten = UNDECLARED, 0, 0, False
    s.dojo_card, s.total, s.promised_clan, s.beaten = NO_CARD, 0, NONE, 0
    s.failed, s.coins, s.takes_left, s.ending = False, 0, 0, False
    s.reshuffles, s.house_shuffles, s.guard_shuffles = 0, 0, 0
    return s


def empty_piles(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def deal_sets(s: KodachiState) -> None:
    """Everybody shuffles a starting set and draws six; other sets stay in the box [R1]."""
    for seat in range(s.seats):
        s.decks[seat] = s.cards.starting_set()
        s.chance("deck", seat).shuffle(s.decks[seat])
        s.hands[seat] = sorted(s.decks[seat][-HAND_SIZE:])
        del s.decks[seat][-HAND_SIZE:]


def deal_guards(s: KodachiState) -> None:
    """A fan, a scroll, a vase for the second, third, fourth seat; then the deck [R3, R4, Q34]."""
    s.guard_deck = s.cards.copies_of(s.cards.first_guard, len(s.cards.keys))
    for place in range(1, s.seats):
        kind = FAN + place - 1
        fitting = [card for card in s.guard_deck if is_regular_guard(s, card, kind)]
        card = fitting[s.chance("treasure", place).randbelow(len(fitting))]
        s.guard_deck.remove(card)
        s.treasures[(s.first_seat + place) % s.seats].append(card)
    s.chance("guards").shuffle(s.guard_deck)


def is_regular_guard(s: KodachiState, card: int, kind: int) -> bool:
    """Tell a guard that is no elite and shows this treasure."""
    return s.cards.kind[card] == GUARD and s.cards.treasure[card] == kind
