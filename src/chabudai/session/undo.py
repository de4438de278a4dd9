"""Whether actions may be taken back without asking anybody.

They may if all of them were the seat's own and none of them revealed anything to a viewer, that is
to anybody who has seen the table since: over the network every seat and every spectator, at a
shared screen the acting seat alone as long as the screen stays with it. An action reveals something
if
- it drew on chance: with another key it leads elsewhere;
- it showed a viewer a card: more of one are in sight afterwards, or in an event, than before;
- a viewer can infer something from it: some world that they could not tell apart before cannot
  show what was shown.
The answer itself must not tell the acting seat anything, so it is looked for in worlds that this
seat cannot tell apart. The true one is asked besides for the cards that were shown, so that none is
missed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from chabudai.bots.glimpse import redeal_world
from chabudai.engine import Match, State, load
from chabudai.engine.rng import FastRng
from chabudai.session.history import iterate_match_states

KEYS = 8
WORLDS_OF_ACTOR = 3
WORLDS_OF_VIEWER = 6
MAX_ACTIONS = 60  # that are tried where an action is not legal in another world

Cards = set[str]
View = dict[str, object]
Viewers = Sequence[int | None]


def may_take_back(
    match: Match,
    deciders: Sequence[int],
    seat: int,
    actions: int,
    viewers: Viewers | None = None,
) -> bool:
    """Whether the last actions were the seat's own and revealed nothing to the viewers, or to
    anybody where none are given."""
    if not are_own(deciders, seat, actions):
        return False
    tokens = match.record.actions
    states = list(iterate_match_states(match))
    cards = list_card_words(match.game.name, match.record.deck)
    return not any(
        reveals_information(
            states[step], states[step].actions.parse(tokens[step]), step, cards, viewers
        )
        for step in range(len(tokens) - actions, len(tokens))
    )


def are_own(deciders: Sequence[int], seat: int, actions: int) -> bool:
    """Whether the last actions were all decided by the seat."""
    return list(deciders[-actions:]) == [seat] * actions


def count_back_to_own(deciders: Sequence[int], seat: int, own: int) -> int:
    """How many of the last actions go back with so many of the seat's own; 0 if it has fewer."""
    steps = [step for step, decider in enumerate(deciders) if decider == seat]
    return len(deciders) - steps[-own] if own <= len(steps) else 0


def list_card_words(game: str, deck: str | None) -> Cards:
    """The words that stand for the cards of a game."""
    return {line.key for line in load(game).list_cards(deck)}


def reveals_information(
    state: State, action: int, step: int, cards: Cards, viewers: Viewers | None = None
) -> bool:
    """Whether an action reveals anything to the viewers, or to anybody where none are given.

    The number of the step makes the worlds tried other ones than at other steps.
    """
    viewers = list_all_viewers(state) if viewers is None else viewers
    worlds = [
        sample_world(state, state.actor(), step * 1000 + number)
        for number in range(WORLDS_OF_ACTOR)
    ]
    return (
        draws_chance(state, action)
        or any(shows_card(world, action, cards, viewers) for world in (state, *worlds))
        or any(lets_infer(world, action, step, viewers) for world in worlds)
    )


def list_all_viewers(state: State) -> Viewers:
    """Every seat, and a spectator."""
    return [None, *range(state.seats)]


# Chance


def draws_chance(state: State, action: int) -> bool:
    """Whether an action leads elsewhere with another key; a draw of one from two may be missed
    once in 128 times."""
    ends = [apply_with_key(state, action, key) for key in range(KEYS)]
    return any(end != ends[0] for end in ends)


def apply_with_key(state: State, action: int, key: int) -> dict[str, object]:
    """The whole position after an action, but for the key."""
    world = state.game.position({**state.to_position(), "key": f"{key:064x}"})
    world.apply(action)
    return {**world.to_position(), "key": ""}


# Cards in sight


def shows_card(state: State, action: int, cards: Cards, viewers: Viewers) -> bool:
    """Whether a viewer sees more of some card after an action, or in it, than before."""
    after = state.clone()
    after.events = []
    after.apply(action)
    for viewer in viewers:
        now = count_cards_on_table(after.view(viewer), cards)
        for event in after.events:
            now |= count_cards(event.seen_by(viewer), cards)
        if now - count_cards_on_table(state.view(viewer), cards):
            return True
    return False


def count_cards_on_table(view: View, cards: Cards) -> Counter[str]:
    """The cards that a view names, but for what is only known to be in a deck.

    A question repeats what lies elsewhere, or adds to it.
    """
    rest = {name: part for name, part in view.items() if not name.startswith(("asked", "deck"))}
    return count_cards(rest, cards) | count_cards(view["asked"], cards, numbers=False)


def count_cards(shown: object, cards: Cards, numbers: bool = True) -> Counter[str]:
    """The cards that something shown names, and how often; a numbered one exists only once."""
    named = Counter(word for word in iterate_words(shown, numbers) if word in cards)
    return Counter({word: 1 if word[0] == "#" else count for word, count in named.items()})


def iterate_words(shown: object, numbers: bool) -> Iterator[str]:
    """Every word in something shown; numbers in a row may be cards that are called #1, #2, …"""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for part in shown.values():
            yield from iterate_words(part, numbers)
    elif isinstance(shown, list):
        for part in shown:
            if isinstance(part, int):
                yield from [f"#{part}"] * numbers
            else:
                yield from iterate_words(part, numbers)


# What can be inferred


def lets_infer(state: State, action: int, step: int, viewers: Viewers) -> bool:
    """Whether a viewer sees of an action what they might not have seen.

    What a seat cannot tell apart, a spectator cannot either.
    """
    for seat in (viewer for viewer in viewers if viewer is not None):
        worlds = [
            sample_world(state, seat, step * 1000 + 500 + number)
            for number in range(WORLDS_OF_VIEWER)
        ]
        for viewer in (each for each in (seat, None) if each in viewers):
            expected = encode_outcome(state, viewer, action)
            if not all(can_show(world, viewer, action, expected) for world in worlds):
                return True
    return False


def can_show(world: State, viewer: int | None, action: int, expected: bytes) -> bool:
    """Whether a world can show this: by the same action, or by another where that is not legal."""
    if world.is_legal(action):
        return encode_outcome(world, viewer, action) == expected
    others = world.legal()[:MAX_ACTIONS]
    return any(encode_outcome(world, viewer, other) == expected for other in others)


def sample_world(state: State, seat: int, seed: int) -> State:
    """A world that a seat cannot tell apart from this one."""
    return redeal_world(state, seat, FastRng(seed))


def encode_outcome(world: State, viewer: int | None, action: int) -> bytes:
    """What a viewer sees of an action and after it, as bytes that can be compared."""
    after = world.clone()
    after.events = []
    after.apply(action)
    events = [event.seen_by(viewer) for event in after.events]
    return msgspec.json.encode([events, after.view(viewer)], order="deterministic")
