"""What a move would do, before it is made: only what the seat that asks can know."""

from __future__ import annotations

import msgspec

from chabudai.bots.glimpse import redeal_world
from chabudai.engine import State
from chabudai.engine.rng import FastRng
from chabudai.terminal.game.local_game import LocalGame

WORLDS = 3  # that the seat cannot tell apart; what differs between them is not told

View = dict[str, object]


def preview_move(game: LocalGame, action: int, lang: str) -> list[str]:
    """A sketch of the table after a move, where its game draws one, and what the move changes."""
    state, phrases = game.match.state, game.phrases(lang)
    view, token = state.view(state.actor()), state.actions.token(action)
    sketch = game.match.game.sketch_answer(token, view, game.names, lang)
    after = find_certain_outcome(state, action)
    return [*sketch, *([] if after is None else phrases.change(view, after))]


def find_certain_outcome(state: State, action: int) -> View | None:
    """What the seat that is asked sees after an action, if that is the same in every world."""
    outcomes = [imagine_outcome(state, action, number) for number in range(WORLDS)]
    encoded = {msgspec.json.encode(each, order="deterministic") for each in outcomes}
    return outcomes[0] if len(encoded) == 1 else None


def imagine_outcome(state: State, action: int, number: int) -> View:
    """What the seat sees after an action in a world that it cannot tell from the true one."""
    seat = state.actor()
    world = redeal_world(state, seat, FastRng(number))
    world.apply(action)
    return world.view(seat)
