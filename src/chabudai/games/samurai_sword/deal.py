"""Setting the table: roles, characters, honor, hands [R2, R13]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.rng import KeyedRng
from chabudai.engine.rules.options import read_options
from chabudai.engine.view.position import Description, Heading
from chabudai.games.samurai_sword.cards.deck import (
    CHARACTERS,
    NINJA_1,
    NINJA_2,
    NINJA_3,
    RONIN,
    SAMURAI,
    SHOGUN,
    Setup,
    load_deck,
)
from chabudai.games.samurai_sword.rules.actions import load_actions
from chabudai.games.samurai_sword.rules.decisions import start_turn
from chabudai.games.samurai_sword.rules.options import SamuraiOptions
from chabudai.games.samurai_sword.rules.state import NO_CARD, NOBODY, NOT_YET, SamuraiState
from chabudai.games.samurai_sword.view import position


def deal(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None, listen: bool
) -> SamuraiState:
    """Deal in the order of the rulebook and begin the Shogun's first turn [R2, R4]."""
    s = make_empty_state(seats, key, options, deck)
    deal_roles(s)
    s.character = list(range(len(CHARACTERS)))
    s.chance("characters").shuffle(s.character)
    del s.character[seats:]
    s.resilience = [s.cards.resilience[each] for each in s.character]
    deal_hands(s)
    s.events = [] if listen else None
    shogun = s.role.index(SHOGUN)
    if s.events is not None:
        s.tell("dealt", {"shogun": shogun, "hands": [len(hand) for hand in s.hands]})
    start_turn(s, shogun)
    return s


def deal_position(heading: Heading, parts: Description) -> SamuraiState:
    """Make the state that a description stands for; raises BadPosition."""
    s = make_empty_state(heading.seats, heading.key, heading.options, heading.deck)
    position.read_position(s, parts)
    return s


def make_empty_state(
    seats: int, key: bytes, options: Mapping[str, str], deck: str | None
) -> SamuraiState:
    s = SamuraiState()
    s.cards = load_deck(deck)
    s.ids = load_actions(deck)
    s.actions = s.ids
    s.options = read_options(SamuraiOptions, options)
    s.setup = s.cards.find_setup(seats)
    s.seats = seats
    s.key = key
    s.stack = []
    s.events = None
    s.armor, s.focus, s.fast_draw = [0] * seats, [0] * seats, [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.deck, s.deck_left, s.discard, s.box = [], 0, [], []
    s.strikes, s.spared = [0] * (seats * seats), [0] * (seats * seats)
    s.supposed_roles = []
    s.history, s.pools = [], []
    s.bushido, s.limbo, s.turn = NOBODY, NO_CARD, 0
    s.weapons_played, s.reshuffles, s.pick_rng = 0, 0, KeyedRng(key, "pick")
    s.cause, s.deadly_team, s.swordmaster = NOT_YET, NOBODY, NOBODY
    return s


def role_cards(setup: Setup, ninjas: list[int]) -> list[int]:
    """List the roles for a table with these Ninjas."""
    return [SHOGUN] + [SAMURAI] * setup.samurai + [RONIN] * setup.ronin + ninjas


def deal_roles(s: SamuraiState) -> None:
    """Leave Ninjas not needed unseen in the box; deal the rest face down [R2, Q31]."""
    ninjas = [NINJA_1, NINJA_2, NINJA_3]
    s.chance("ninjas").shuffle(ninjas)
    s.box_roles = ninjas[s.setup.ninja :]
    s.role = role_cards(s.setup, ninjas[: s.setup.ninja])
    s.chance("roles").shuffle(s.role)
    s.honor = starting_honor(s)


def starting_honor(s: SamuraiState) -> list[int]:
    return [s.setup.shogun_honor if role == SHOGUN else s.setup.honor for role in s.role]


def deal_hands(s: SamuraiState) -> None:
    """Shuffle and deal, a little more to later seats [R2]."""
    s.deck = [card for card, copies in enumerate(s.cards.copies) for _ in range(copies)]
    s.chance("deck").shuffle(s.deck)
    s.deck_left = len(s.deck)
    s.pools = [s.count_each_card(s.deck)]
    shogun = s.role.index(SHOGUN)
    for place, size in enumerate(s.setup.hands):
        s.draw_from_deck((shogun + place) % s.seats, size)
