"""The laws every game keeps. Call `check(game)` for a game of your own: it raises Broken.

Each law plays seeded random games; a failure names the game, the seats, the options, the seed and
the action at which it shows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from chabudai.engine.errors import Refusal
from chabudai.engine.game import Game
from chabudai.engine.match.match import Match, start
from chabudai.engine.match.record import read_record, replay, undo
from chabudai.engine.rng import FastRng
from chabudai.engine.rules.options import list_readings, option_names
from chabudai.engine.rules.state import OVER, State
from chabudai.engine.text.catalog import LANGUAGES

LONGEST = 20_000


class Broken(AssertionError):
    """A law that a game does not keep."""


@dataclass(frozen=True)
class Deal:
    """One game to play: what it takes to play it again."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, str]

    def new(self, listen: bool = False) -> State:
        """Deal it."""
        state: State = self.game.new(self.seats, self.seed, self.options, listen=listen)
        return state

    def rng(self) -> FastRng:
        """The generator that chooses the actions."""
        return FastRng(self.seed)


def to_json(value: object) -> str:
    """A value as JSON with its keys in order; fails for what is no JSON."""
    return json.dumps(value, sort_keys=True, allow_nan=False)


def describe_state(state: State) -> str:
    """All of a state."""
    return to_json(state.to_position())


def walk_randomly(deal: Deal, state: State | None = None) -> Iterable[tuple[State, int]]:
    """Every state of a random game with the action about to be played."""
    state = state or deal.new()
    rng = deal.rng()
    for _ in range(LONGEST):
        if state.actor() == OVER:
            return
        legal = state.legal()
        action = legal[rng.randbelow(len(legal))]
        yield state, action
        state.apply(action)
    raise Broken("the game does not end")


def require(law: bool, words: str) -> None:
    """Break off where a law does not hold."""
    if not law:
        raise Broken(words)


def legal_is_a_sorted_choice(deal: Deal) -> None:
    """Legal lists are ascending, without repeats and never empty; the actor is a seat."""
    for state, _ in walk_randomly(deal):
        legal = state.legal()
        require(0 <= state.actor() < state.seats, "the actor is no seat")
        require(bool(legal) and legal == sorted(set(legal)), "legal is no ascending choice")
        require(all(state.is_legal(each) for each in legal), "is_legal denies what legal lists")


def what_is_not_legal_is_refused(deal: Deal) -> None:
    """Other actions are refused by a rule, with words in every language; asking changes nothing."""
    said: set[str] = set()
    for turn, (state, _) in enumerate(walk_randomly(deal)):
        if turn % 7:
            continue
        before, legal = describe_state(state), state.legal()
        for action in sample_actions(state, turn):
            refusals = state.why_not(action)
            require((action in legal) == (not refusals), "why_not and legal differ")
            for refusal in refusals:
                check_refusal(refusal, said)
        require(describe_state(state) == before, "a refusal changed the state")


def sample_actions(state: State, turn: int) -> range:
    """About a hundred actions of the table, others each time."""
    stride = len(state.actions) // 100 + 1
    return range(turn % stride, len(state.actions), stride)


def check_refusal(refusal: Refusal, said: set[str]) -> None:
    """Say each kind of reason once."""
    if refusal.sentence.code not in said:
        said.add(refusal.sentence.code)
        words = [refusal.text(lang) for lang in LANGUAGES]
        require(all(words) and bool(refusal.rule), "a refusal without a rule or words")


def clones_are_equal_and_independent(deal: Deal) -> None:
    """A clone equals its original, and no earlier state changes as the game goes on."""
    kept: list[tuple[State, str]] = []
    for turn, (state, action) in enumerate(walk_randomly(deal)):
        if turn % 3:
            continue
        described, twin = describe_state(state), state.clone()
        require(twin.events is None, "a clone has listeners")
        require(describe_state(twin) == described, "a clone differs")
        kept.append((state.clone(), described))
        twin.apply(action)
        require(describe_state(state) == described, "a clone's action changed the original")
    for early, described in kept:
        require(describe_state(early) == described, "an earlier clone changed")


def replay_equals_play(deal: Deal) -> None:
    """A record, written and read back, replays to the same state; undo and redo are exact."""
    match, positions = play_and_describe(deal)
    record = read_record(match.record.to_json())
    require(describe_state(replay(record)) == positions[-1], "replay differs from play")
    for back in {1, 2, len(record.actions) // 2, len(record.actions)}:
        shorter, state = undo(record, back)
        require(describe_state(state) == positions[len(shorter.actions)], "undo is not exact")
    match.undo(2)
    for token in record.actions[-2:]:
        match.play(token)
    require(describe_state(match.state) == positions[-1], "redo is not exact")


def play_and_describe(deal: Deal) -> tuple[Match, list[str]]:
    """A whole random game with every position it went through."""
    match = start(deal.game, deal.seats, deal.seed, deal.options)
    positions = [describe_state(match.state)]
    rng = deal.rng()
    while match.state.actor() != OVER:
        legal = match.state.legal()
        match.play(legal[rng.randbelow(len(legal))])
        positions.append(describe_state(match.state))
    return match, positions


def listening_changes_nothing(deal: Deal) -> None:
    """The game goes the same way whether or not anybody listens; events are JSON for all."""
    deaf, heard = deal.new(), deal.new(listen=True)
    for state, action in walk_randomly(deal, deaf):
        require(describe_state(state) == describe_state(heard), "listening changes the game")
        heard.apply(action)
        for event in heard.events or []:
            for viewer in list_viewers(state):
                to_json(event.seen_by(viewer))
        heard.events = []


def list_viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(state.seats)]


def redealt_worlds_look_the_same(deal: Deal) -> None:
    """What a seat sees and may do is byte for byte the same in every world it cannot tell apart.

    As long as both worlds go on looking the same, so does all that the seat is told.
    """
    rng = FastRng(deal.seed + 1)
    for turn, (state, action) in enumerate(walk_randomly(deal)):
        if turn % 3:
            continue
        seat = (state.actor() + turn // 3) % state.seats
        other = state.clone()
        other.redeal(seat, rng)
        require(to_json(other.view(seat)) == to_json(state.view(seat)), "redeal changed the view")
        require(other.tensor(seat) == state.tensor(seat), "redeal changed the tensor")
        require(other.actor() == state.actor(), "redeal changed who is asked")
        require(sorted(other.census()) == sorted(state.census()), "redeal lost a card")
        if state.actor() == seat:
            check_same_questions(state, other, turn)
        if other.is_legal(action):
            check_same_events(state.clone(), other, seat, action)


def check_same_questions(state: State, other: State, turn: int) -> None:
    """The same answers are allowed, and others refused for the same reasons."""
    require(other.legal() == state.legal(), "redeal changed what is legal")
    require(other.mask() == state.mask(), "redeal changed the mask")
    for action in sample_actions(state, turn)[::5]:
        reasons = [repr(world.why_not(action)) for world in (state, other)]
        require(reasons[0] == reasons[1], "redeal changed a refusal")


def check_same_events(state: State, other: State, seat: int, action: int) -> None:
    """One action in two worlds: where the views stay equal, the events were equal too."""
    told: list[str] = []
    for world in (state, other):
        world.events = []
        world.apply(action)
        told.append(to_json([event.seen_by(seat) for event in world.events]))
    if to_json(state.view(seat)) == to_json(other.view(seat)):
        require(told[0] == told[1], "an event tells what the view does not")
        require(state.tensor(seat) == other.tensor(seat), "a tensor tells what the view does not")
    elif not state.over() and not other.over():
        require(told[0] != told[1], "the view tells what no event told")


def redealt_worlds_are_whole(deal: Deal) -> None:
    """A redealt world is a sound one: it can be described, read back and played to its end."""
    rng = FastRng(deal.seed + 2)
    for turn, (state, _) in enumerate(walk_randomly(deal)):
        if turn % 11:
            continue
        other = state.clone()
        other.redeal(turn % state.seats, rng)
        require(other.key != state.key, "redeal kept the key")
        require(
            describe_state(deal.game.position(other.to_position())) == describe_state(other),
            "unsound world",
        )
        for _ in walk_randomly(deal, other):
            pass


def cards_are_conserved(deal: Deal) -> None:
    """Every card is in exactly one place, from the deal to the end."""
    first = deal.new().census()
    for state, _ in walk_randomly(deal):
        require(state.census() == first, "a card was lost or doubled")


def tokens_round_trip(deal: Deal) -> None:
    """Every action has words of its own, and the words lead back to it."""
    table = deal.new().actions
    for action in range(len(table)):
        require(table.parse(table.token(action)) == action, "a token does not round-trip")
        require(str(table.action(action)) == table.token(action), "a typed action differs")
    for state, action in walk_randomly(deal):
        require(state.actions.parse(state.actions.token(action)) == action, "a token is lost")


def tensors_keep_their_layout(deal: Deal) -> None:
    """Tensors are as long as their slices say, and asking for one changes nothing.

    Each legal action has a number of its own, which leads back to it, and the mask allows no other.
    """
    slices = deal.game.layout()
    size = sum(each.size for each in slices)
    ends = [each.end for each in slices]
    require([0, *ends[:-1]] == [each.start for each in slices], "slices overlap or leave gaps")
    masked = len(deal.new().mask())
    for turn, (state, _) in enumerate(walk_randomly(deal)):
        if turn % 5:
            continue
        before, legal = describe_state(state), state.legal()
        rows = [state.tensor(seat) for seat in range(state.seats)]
        require(all(len(row) == size for row in rows), "a tensor does not keep its layout")
        mask = state.mask()
        numbers = deal.game.number_actions(state)
        require(len(mask) == masked, "the mask does not keep its size")
        allowed = [number for number, mark in enumerate(mask) if mark]
        require(sorted(numbers) == allowed, "the mask and legal differ")
        actions = [deal.game.decode_action(state, number) for number in numbers]
        require(actions == legal, "a number does not lead back to its action")
        require(describe_state(state) == before, "asking for a tensor changed the state")


def positions_round_trip(deal: Deal) -> None:
    """A state, described and read back, is the same and goes on the same way."""
    for turn, (state, action) in enumerate(walk_randomly(deal)):
        if turn % 3:
            continue
        described = json.loads(describe_state(state))
        again = deal.game.position(described)
        require(describe_state(again) == describe_state(state), "a position does not round-trip")
        require(again.legal() == state.legal(), "a position read back asks something else")
        again.apply(action)
        twin = state.clone()
        twin.apply(action)
        require(
            describe_state(again) == describe_state(twin), "a position read back goes another way"
        )


def the_end_has_winners(deal: Deal) -> None:
    """Nobody has won before the end; then somebody has, and nothing more can be done."""
    state = deal.new()
    for early, _ in walk_randomly(deal, state):
        require(not early.winners(), "somebody has won too early")
    require(bool(state.winners()), "nobody has won")
    require(len(state.scores()) == state.seats == len(state.traits()), "a seat has no score")
    require(state.legal() == [], "something is legal after the end")
    require(not any(state.mask()), "the mask allows something after the end")
    require(bool(state.why_not(0)), "something is allowed after the end")
    to_json(state.breakdown())
    for viewer in list_viewers(state):
        to_json(state.view(viewer))
    for seat in range(state.seats):
        state.tensor(seat)


LAWS: Sequence[Callable[[Deal], None]] = (
    legal_is_a_sorted_choice,
    what_is_not_legal_is_refused,
    clones_are_equal_and_independent,
    replay_equals_play,
    listening_changes_nothing,
    redealt_worlds_look_the_same,
    redealt_worlds_are_whole,
    cards_are_conserved,
    tokens_round_trip,
    tensors_keep_their_layout,
    positions_round_trip,
    the_end_has_winners,
)


def list_deals(game: Game, seeds: Iterable[int]) -> Iterable[Deal]:
    """Games on many seeds; seats and options take turns, so that each is met."""
    for seed in seeds:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        options = {
            name: list_readings(game.options, name)[
                (seed + place) % len(list_readings(game.options, name))
            ]
            for place, name in enumerate(option_names(game.options))
        }
        yield Deal(game, seats, seed, options if seed % 2 else {})


def check(game: Game, seeds: Iterable[int] = range(10)) -> None:
    """Check every law on every seed; raises Broken at the first that is not kept."""
    for deal in list_deals(game, seeds):
        for law in LAWS:
            try:
                law(deal)
            except Broken as broken:
                where = f"{game.name}, {deal.seats} seats, seed {deal.seed}, {dict(deal.options)}"
                raise Broken(f"{law.__name__}: {broken} ({where})") from broken
