"""Who looks at a state for a player: numbers by name, and words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from chabudai.engine import BadOptions
from chabudai.openspiel.start import Start, sentence

if TYPE_CHECKING:
    from chabudai.openspiel.game import SpielState


class TableObserver:
    """The tensor of a seat slice by slice, and its view, or all that it was told, in words.

    What is public alone is what a spectator sees, and has no tensor.
    """

    def __init__(self, start: Start, kind: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise BadOptions(sentence("no-parameters"))
        self.perfect_recall = kind.perfect_recall
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        slices = start.game.layout(start.deck) if self.is_private else []
        self.tensor = np.zeros(slices[-1].end if slices else 0, np.float32)
        self.dict = {each.name: self.tensor[each.start : each.end] for each in slices}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor; nothing before the deal."""
        if state.recall is None or not self.is_private:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.recall.state.tensor(player), np.int8)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or all that it was told, as JSON; nothing before the deal."""
        if state.recall is None:
            return ""
        if self.perfect_recall and self.is_private:
            return state.recall.tell(player).decode()
        return json.dumps(state.recall.state.view(player if self.is_private else None))
