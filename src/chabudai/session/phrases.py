"""A game's sentences for one reader: who sits where and the language are settled once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from chabudai.engine import Game, State
from chabudai.engine.event import Event
from chabudai.engine.text.text_view import Zone

View = dict[str, object]


@dataclass(frozen=True)
class LabelledAction:
    """A legal action with its token and what it does in words."""

    action: int
    token: str
    label: str


@dataclass(frozen=True)
class Phrases:
    """What a game says, with the names of its seats, in one language."""

    game: Game
    names: list[str]
    lang: str

    def label(self, token: str, view: View) -> str:
        """What an action does, for whoever has this view."""
        return self.game.text.describe_action(token, view, self.names, self.lang)

    def label_legal_actions(self, state: State) -> list[LabelledAction]:
        """What the seat to move may do, in the order in which a person likes to read it."""
        view = state.view(state.actor())
        actions = {state.actions.token(action): action for action in state.legal()}
        return [
            LabelledAction(actions[token], token, self.label(token, view))
            for token in self.game.order_choices(list(actions), view)
        ]

    def describe_event(self, seen: View, view: View) -> str:
        """An event as somebody saw it; empty where it is not worth a sentence."""
        return self.game.text.describe_event(seen, view, self.names, self.lang)

    def describe_events(self, events: Iterable[Event], seat: int | None, view: View) -> list[str]:
        """Events as a seat, or a spectator, saw them; only those worth a sentence."""
        told = [self.describe_event(event.seen_by(seat), view) for event in events]
        return [sentence for sentence in told if sentence]

    def prompt(self, view: View) -> str:
        """Who decides what, now."""
        return self.game.text.describe_question(view, self.names, self.lang)

    def zones(self, view: View) -> list[Zone]:
        """The table, for a screen of text."""
        return self.game.text.describe_zones(view, self.names, self.lang)

    def describe_result(self, state: State, view: View) -> list[str]:
        """The score told step by step; nothing while the game goes on."""
        if not state.over():
            return []
        return self.game.text.describe_result(state.breakdown(), view, self.names, self.lang)

    def insights(self, view: View) -> list[str]:
        """What a seat can work out from its view; nothing where the game has no insight."""
        insight = self.game.insight
        return [] if insight is None else insight.describe_insights(view, self.names, self.lang)
