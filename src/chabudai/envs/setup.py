"""What an environment plays: a game, its seats, its options and its deck, checked once."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chabudai.engine import BadOptions, Game, IllegalAction, State, load
from chabudai.engine.match.play import play
from chabudai.engine.rng import KEY_BYTES
from chabudai.engine.text.catalog import Sentence

Row = NDArray[np.int8]
NUMBER = "number"
POINT = "point"
WON, LOST = 1.0, -1.0


def sentence(code: str, **figures: object) -> Sentence:
    """A sentence of the environments' catalog."""
    return Sentence("chabudai.envs", code, figures)


class Setup:
    """All that is fixed before a game is dealt. Raises ChabudaiError for what cannot be played."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: str | None = None,
        actions: str = NUMBER,
    ) -> None:
        self.game: Game[State] = load(game)
        self.seats = self.game.min_seats if seats is None else read_seats(seats)
        self.options = read_options(options)
        self.deck = deck
        self.by_point = self.read_kind(actions)
        first = self.deal(bytes(KEY_BYTES))
        self.size = len(first.tensor(0))
        self.numbers = len(first.mask())
        self.bounds = self.game.action_bounds()

    def read_kind(self, actions: str) -> bool:
        """Whether actions are points; raises BadOptions where they cannot be."""
        if actions not in (NUMBER, POINT):
            raise BadOptions(sentence("actions-form", actions=repr(actions)))
        if actions == POINT and self.game.action_bounds() is None:
            raise BadOptions(sentence("no-points", game=self.game.title()))
        return actions == POINT

    def deal(self, key: bytes) -> State:
        """A new game from a key."""
        return self.game.new(self.seats, key, self.options, self.deck)

    def take_up(self, position: Mapping[str, object]) -> State:
        """The game that a position describes, for as many seats as here."""
        state = self.game.position(position)
        if state.seats != self.seats:
            raise BadOptions(sentence("other-seats", found=state.seats, seats=self.seats))
        return state

    # Spaces

    def observation_space(self) -> spaces.Space[object]:
        """A row of int8; with the mask beside it where actions are numbers."""
        row = spaces.Box(-128, 127, (self.size,), np.int8)
        if self.by_point:
            return row
        mask = spaces.Box(0, 1, (self.numbers,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def action_space(self) -> spaces.Space[object]:
        """A number that the mask allows, or a point between the bounds."""
        if not self.by_point:
            return spaces.Discrete(self.numbers)
        assert self.bounds is not None
        least, most = (np.array(each, np.float32) for each in self.bounds)
        return spaces.Box(least, most, dtype=np.float32)

    # What goes in and out

    def observe(self, state: State, seat: int, mask: Row) -> object:
        """What a seat sees, as the observation space has it."""
        row = make_row(state.tensor(seat))
        return row if self.by_point else {"observation": row, "action_mask": mask}

    def inform(self, state: State, mask: Row) -> dict[str, object]:
        """What goes with the observation of the seat that is asked."""
        if self.by_point:
            return {}
        if self.bounds is None:
            return {"action_mask": mask}
        return {"action_mask": mask, "points": self.list_points(state)}

    def list_points(self, state: State) -> NDArray[np.float32]:
        """The point of each number that is allowed now; the other rows are 0."""
        assert self.bounds is not None
        points = np.zeros((self.numbers, len(self.bounds[0])), np.float32)
        if numbers := self.game.number_actions(state):
            points[numbers] = self.game.action_points(state)
        return points

    def read_action(self, state: State, action: object) -> int:
        """The legal action that a number or a point stands for; raises IllegalAction."""
        if self.by_point:
            return self.read_point(state, action)
        try:
            number = index(action)  # type: ignore[arg-type]  # that is what is asked here
        except TypeError:
            raise IllegalAction(sentence("number-form", action=repr(action))) from None
        chosen = self.game.decode_action(state, number)
        if not state.is_legal(chosen):
            play(state, chosen)  # which says why not
        return chosen

    def read_point(self, state: State, action: object) -> int:
        """The action nearest to a point; what lies outside the bounds counts as on them."""
        assert self.bounds is not None
        try:
            point = np.asarray(action, np.float64)
        except (TypeError, ValueError):
            point = np.empty(0)
        if point.shape != (len(self.bounds[0]),) or not np.isfinite(point).all():
            figures = {"count": len(self.bounds[0]), "action": repr(action)}
            raise IllegalAction(sentence("point-form", **figures))
        if state.over():
            raise IllegalAction(state.not_asked("refused-over", 0).whole())
        return self.game.nearest_action(state, np.clip(point, *self.bounds).tolist())

    def list_tokens(self, state: State) -> dict[int, str]:
        """What may be answered now, in words, by number."""
        numbers = self.game.number_actions(state)
        words = [state.actions.token(action) for action in state.legal()]
        return dict(sorted(zip(numbers, words, strict=True)))

    def count_rewards(self, state: State) -> list[float]:
        """1 for each winner of a finished game, -1 for everybody else."""
        winners = state.winners()
        return [WON if seat in winners else LOST for seat in range(self.seats)]


def make_row(numbers: bytes) -> Row:
    """The bytes as an array that may be written to."""
    return np.frombuffer(bytearray(numbers), np.int8)


def read_seats(seats: object) -> int:
    try:
        return index(seats)  # type: ignore[arg-type]  # that is what is asked here
    except TypeError:
        raise BadOptions(sentence("seats-form", seats=repr(seats))) from None


def read_options(options: object) -> dict[str, str]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOptions(sentence("options-form", options=repr(options)))
    return dict(options)


def make_generator(seed: object) -> np.random.Generator:
    """A generator from a seed, or from chance."""
    if seed is None:
        return np.random.default_rng()
    try:
        return np.random.default_rng(index(seed))  # type: ignore[arg-type]  # as above
    except (TypeError, ValueError):
        raise BadOptions(sentence("seed-form", seed=repr(seed))) from None
