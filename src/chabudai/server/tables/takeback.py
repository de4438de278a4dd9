"""Whether a seat may take its last actions back by itself.

It may if all of them were its own and nobody, neither a seat nor a spectator, learned anything by
them. An action teaches if
- it drew on chance: with other keys it leads elsewhere;
- it showed somebody a card: more of one are in sight afterwards, or in an event, than before;
- somebody could infer something from it: some world that a viewer could not tell apart before
  cannot show what was shown.
Whether that is so must itself tell the acting seat nothing, so worlds are asked that it cannot tell
apart; the true one is asked besides for the cards that were shown, so that none is missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from chabudai.engine import State, load
from chabudai.engine.rng import Quick
from chabudai.server.tables.state import TableState

KEYS = 8
OUTER = 3
INNER = 6
MOST_OTHERS = 60

Cards = set[str]
View = dict[str, object]


def is_free(sitting: TableState, seat: int, actions: int) -> bool:
    """Whether these last actions were the seat's own and taught nobody anything."""
    assert sitting.match is not None
    if sitting.deciders[-actions:] != [seat] * actions:
        return False
    match = sitting.match
    cards = cards_of(match.game.name, match.record.deck)
    first = len(match.record.actions) - actions
    state = match.origin(match.record)
    for number, token in enumerate(match.record.actions):
        action = state.actions.parse(token)
        if number >= first and teaches(state, action, number, cards):
            return False
        state.apply(action)
    return True


def cards_of(game: str, deck: str | None) -> Cards:
    """The words for the cards of a game."""
    return {line.key for line in load(game).list_cards(deck)}


def teaches(state: State, action: int, number: int, cards: Cards) -> bool:
    """Whether an action teaches anybody anything; its number makes the worlds tried other ones."""
    worlds = [other_world(state, state.actor(), number * 1000 + n) for n in range(OUTER)]
    return (
        draws_chance(state, action)
        or any(shows_a_card(world, action, cards) for world in (state, *worlds))
        or any(lets_infer(world, action, number) for world in worlds)
    )


# Chance


def draws_chance(state: State, action: int) -> bool:
    """Whether an action leads elsewhere with another key; a draw of one from two may be missed
    once in 128 times."""
    ends = [after_with_key(state, action, key) for key in range(KEYS)]
    return any(end != ends[0] for end in ends)


def after_with_key(state: State, action: int, key: int) -> dict[str, object]:
    """The whole position after an action, but for the key."""
    world = state.game.position({**state.to_position(), "key": f"{key:064x}"})
    world.apply(action)
    return {**world.to_position(), "key": ""}


# Cards in sight


def shows_a_card(state: State, action: int, cards: Cards) -> bool:
    """Whether anybody sees more of some card after an action, or in it, than before."""
    after = state.clone()
    after.events = []
    after.apply(action)
    for viewer in viewers(state):
        now = on_table(after.view(viewer), cards)
        for event in after.events:
            now |= in_sight(event.seen_by(viewer), cards)
        if now - on_table(state.view(viewer), cards):
            return True
    return False


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(state.seats)]


def on_table(view: View, cards: Cards) -> Counter[str]:
    """The cards that a view names, but for what is only known to be in a deck.

    A question repeats what lies elsewhere, or adds to it.
    """
    rest = {name: part for name, part in view.items() if not name.startswith(("asked", "deck"))}
    return in_sight(rest, cards) | in_sight(view["asked"], cards, numbers=False)


def in_sight(shown: object, cards: Cards, numbers: bool = True) -> Counter[str]:
    """The cards that something shown names, and how often; a numbered one exists only once."""
    named = Counter(word for word in words(shown, numbers) if word in cards)
    return Counter({word: 1 if word[0] == "#" else count for word, count in named.items()})


def words(shown: object, numbers: bool) -> Iterator[str]:
    """Every word in something shown; numbers in a row may be cards that are called #1, #2, …"""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for part in shown.values():
            yield from words(part, numbers)
    elif isinstance(shown, list):
        for part in shown:
            yield from [f"#{part}"] * numbers if isinstance(part, int) else words(part, numbers)


# What can be inferred


def lets_infer(state: State, action: int, number: int) -> bool:
    """Whether some seat, or a spectator, sees of an action what it might not have seen.

    What a seat cannot tell apart, a spectator cannot either.
    """
    for seat in range(state.seats):
        worlds = [other_world(state, seat, number * 1000 + 500 + n) for n in range(INNER)]
        for viewer in (seat, None):
            expected = shown(state, viewer, action)
            if not all(may_show(world, viewer, action, expected) for world in worlds):
                return True
    return False


def may_show(world: State, viewer: int | None, action: int, expected: bytes) -> bool:
    """Whether a world can show this: by the same action, or by another where that is not legal."""
    if world.is_legal(action):
        return shown(world, viewer, action) == expected
    others = world.legal()[:MOST_OTHERS]
    return any(shown(world, viewer, other) == expected for other in others)


def other_world(state: State, seat: int, seed: int) -> State:
    """A world that a seat cannot tell apart from this one."""
    world = state.clone()
    world.redeal(seat, Quick(seed))
    return world


def shown(world: State, viewer: int | None, action: int) -> bytes:
    """What a viewer sees of an action and after it."""
    after = world.clone()
    after.events = []
    after.apply(action)
    events = [event.seen_by(viewer) for event in after.events]
    return msgspec.json.encode([events, after.view(viewer)], order="deterministic")
