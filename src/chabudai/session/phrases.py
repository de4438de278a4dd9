"""A game's sentences for one reader: who sits where and the language are settled once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from chabudai.engine import Game, State
from chabudai.engine.match.match import FOR_PRACTICE, TOOK_BACK
from chabudai.engine.rules.event import Event
from chabudai.engine.text.catalog import format_message
from chabudai.engine.text.phrasing import Phrasing
from chabudai.engine.text.result import Result
from chabudai.engine.text.text_view import Zone

PACKAGE = "chabudai.session"
BRANCHED: Final = "branched"
View = dict[str, object]


def capitalize(text: str) -> str:
    """Begin a sentence with a capital; the rest stays as it is."""
    return text[:1].upper() + text[1:]


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

    def label_legal_actions(self, state: State, view: View) -> list[LabelledAction]:
        """What the seat to move, whose view this is, may do, as a person likes to read it."""
        actions = {state.actions.token(action): action for action in state.legal()}
        return [
            LabelledAction(actions[token], token, self.label(token, view))
            for token in self.game.order_choices(list(actions), view)
        ]

    def describe_event(self, seen: View, view: View) -> str:
        """An event as somebody saw it; empty where it is not worth a sentence."""
        if seen["event"] == TOOK_BACK:
            return self._describe_taking_back(seen, view)
        if seen["event"] == BRANCHED:
            return format_message(PACKAGE, "branched", self.lang, {"step": seen["step"]})
        if seen["event"] == FOR_PRACTICE:
            return format_message(PACKAGE, "for-practice", self.lang)
        return self.game.text.describe_event(seen, view, self.names, self.lang)

    def describe_events(self, events: Iterable[Event], seat: int | None, view: View) -> list[str]:
        """Events as a seat, or a spectator, saw them; only those worth a sentence."""
        told = [self.describe_event(event.seen_by(seat), view) for event in events]
        return [sentence for sentence in told if sentence]

    def _describe_taking_back(self, seen: View, view: View) -> str:
        """That a seat took actions back, which happens in every game alike."""
        viewer, seat, actions = view["viewer"], seen["seat"], seen["actions"]
        assert isinstance(seat, int)
        assert viewer is None or isinstance(viewer, int)
        voice = Phrasing(PACKAGE, self.names, self.lang, viewer)
        return voice.say("took-back", **voice.seat("seat", seat), actions=actions)

    def prompt(self, view: View) -> str:
        """Who decides what, now."""
        return self.game.text.describe_question(view, self.names, self.lang)

    def zones(self, view: View) -> list[Zone]:
        """The table, for a screen of text."""
        return self.game.text.describe_zones(view, self.names, self.lang)

    def describe_result(self, state: State, view: View) -> Result | None:
        """How the game ended; nothing while it goes on."""
        if not state.over():
            return None
        return self.game.text.describe_result(state.breakdown(), view, self.names, self.lang)

    def list_result_sentences(self, state: State, view: View) -> list[str]:
        """How the game ended, for a screen of text; nothing while it goes on."""
        result = self.describe_result(state, view)
        return result.as_sentences() if result else []

    def aim(self, view: View) -> list[str]:
        """What wins the game for whoever has this view."""
        return self.game.text.describe_aim(view, self.names, self.lang)

    def change(self, before: View, view: View) -> list[str]:
        """What the viewer lost and gained between two views."""
        return self.game.text.describe_change(before, view, self.names, self.lang)

    def reason(self, token: str, view: View) -> str:
        """What speaks for an action."""
        return self.game.text.describe_reason(token, view, self.names, self.lang)

    def difference(self, token: str, other: str, view: View) -> str:
        """What an action keeps or gains over another; what speaks for each where that is all."""
        said = self.game.describe_difference(token, other, view, self.names, self.lang)
        return said or self._oppose_reasons(token, other, view)

    def _oppose_reasons(self, token: str, other: str, view: View) -> str:
        """What speaks for each of two actions, or that at once both bring the same."""
        reason, instead = self.reason(token, view), self.reason(other, view)
        if reason == instead:
            return format_message(PACKAGE, "same-for-now", self.lang)
        figures: View = {"label": self.label(other, view), "reason": instead}
        apart = format_message(PACKAGE, "other-reason", self.lang, figures) if instead else ""
        return " ".join(each for each in (capitalize(reason), apart) if each)

    def insights(self, view: View) -> list[str]:
        """What a seat can work out from its view; nothing where the game has no insight."""
        insight = self.game.insight
        return [] if insight is None else insight.describe_insights(view, self.names, self.lang)
