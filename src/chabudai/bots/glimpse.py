"""What a bot sees: the table as its seat knows it, and never the true state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from chabudai.engine.rng import FastRng, Rng
from chabudai.engine.rules.state import State

APART = 0x5EED  # the world's chance and the bot's do not share their numbers


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many rounds of its own search, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


UNBOUNDED = Budget()


@dataclass(frozen=True, eq=False)
class Glimpse:
    """A seat's moment of decision.

    The only state in it is one dealt anew from what the seat knows. No attribute leads back to the
    true one, so there is nothing to peek at.

    >>> from chabudai import load
    >>> from chabudai.bots import load_bot
    >>> state = load("kodachi").new(seats=2, seed=7)
    >>> glimpse = Glimpse.of(state, state.actor(), seed=1)
    >>> load_bot("novice").choose(glimpse) in glimpse.legal
    True
    """

    game: str
    seat: int
    view: dict[str, object]
    legal: list[int]
    tokens: list[str]
    rng: Rng
    budget: Budget
    world: State | None

    @classmethod
    def of(
        cls,
        state: State,
        seat: int,
        seed: int,
        budget: Budget = UNBOUNDED,
        samples: bool = True,
    ) -> Glimpse:
        """What a seat sees; the seed is the bot's own. Who never samples is given no world."""
        legal = state.legal()
        return cls(
            game=state.game.name,
            seat=seat,
            view=state.view(seat),
            legal=legal,
            tokens=[state.actions.token(action) for action in legal],
            rng=FastRng(seed),
            budget=budget,
            world=redeal_world(state, seat, FastRng(seed ^ APART)) if samples else None,
        )

    def sample(self, rng: Rng) -> State:
        """A whole world that this seat cannot tell from the true one, to try things out in."""
        return redeal_world(self.known_world(), self.seat, rng)

    def known_world(self) -> State:
        """The world dealt from what the seat knows, for those who say that they sample."""
        assert self.world is not None, "a bot that samples has to say so"
        return self.world


def redeal_world(state: State, seat: int, rng: Rng) -> State:
    """A world with all that a seat cannot know dealt anew."""
    world = state.clone()
    world.redeal(seat, rng)
    return world


class Bot(Protocol):
    """Somebody who answers for a seat."""

    @property
    def name(self) -> str:
        """What it is called in commands and records."""

    @property
    def samples(self) -> bool:
        """Whether it tries things out in sampled worlds."""

    def choose(self, glimpse: Glimpse) -> int:
        """One of the legal actions."""
