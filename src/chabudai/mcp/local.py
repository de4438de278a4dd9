"""Tables in this process: a model against bots, each game saved as the terminal saves it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import asdict, dataclass

from chabudai.bots import bot_names, load_bot
from chabudai.bots.registry import PACKAGE as BOTS
from chabudai.bots.registry import STRONGEST
from chabudai.engine import ChabudaiError, Game, IllegalAction, game_names, load
from chabudai.engine.text.setup import default_seats, list_setup_questions, translate_or_default
from chabudai.mcp.answers import (
    Choice,
    GameEntry,
    GameOption,
    Hinted,
    Known,
    Look,
    Reason,
    Status,
)
from chabudai.mcp.table import Declined, Wish, decline, number_events
from chabudai.session.advice import propose_moves
from chabudai.session.phrases import Phrases
from chabudai.terminal.game.advice import ask_for_advice
from chabudai.terminal.game.local_game import LocalGame
from chabudai.terminal.game.setup import GameSetup


@dataclass(frozen=True)
class LocalHouse:
    """The games of this machine, for one model and bots."""

    name: str
    lang: str
    aids: bool

    async def list_games(self) -> list[GameEntry]:
        return [describe_game(load(name), self.lang) for name in game_names()]

    async def read_rules(self, game: str) -> str:
        return load(game).rules(self.lang)

    async def list_cards(self, game: str) -> list[dict[str, object]]:
        return [asdict(line) for line in load(game).list_cards(None)]

    async def sit_down(self, wish: Wish) -> LocalTable:
        """Deal a new game; raises ChabudaiError for what cannot be played."""
        if wish.table:
            raise decline("no-tables-here", self.lang)
        for bot in wish.bots:
            load_bot(bot)  # which knows no programs: nothing that a model names is run
        game = load(wish.game)
        setup = GameSetup(
            game,
            default_seats(game) if wish.seats is None else wish.seats,
            [self.name],
            first=wish.seat or 0,
            bots=wish.bots,
            options=wish.options,
        )
        return LocalTable(setup.start_game(), self.lang, self.aids)


class LocalTable:
    """A seat in a game at this machine; the others' bots think in a thread."""

    def __init__(self, game: LocalGame, lang: str, aids: bool) -> None:
        self.game = game
        self.lang = lang
        self.aids = aids
        self.seat = game.people[0]
        self._told: list[str] = []
        self._heard = 0  # events of the log
        self._seen = (-1, -1)  # the moment that the last look showed
        self._trouble = ""
        self._listen()
        self._others = asyncio.create_task(self._let_others_play())

    async def wait(self, seconds: float) -> None:
        if self._others.done():
            self._others = asyncio.create_task(self._let_others_play())
        await asyncio.wait({self._others}, timeout=seconds)

    def look(self, since: int) -> Look:
        state, phrases = self.game.match.state, self._phrases()
        view, status = state.view(self.seat), self._find_status()
        legal = phrases.label_legal_actions(state, view) if status == "asked" else []
        self._seen = self.game.moment()
        return Look(
            status=status,
            game=self.game.match.game.name,
            table="",
            seat=self.seat,
            players=[str(player) for player in self.game.players],
            text=self._trouble or ("" if status == "over" else phrases.prompt(view)),
            legal=[Choice(each.token, each.label) for each in legal],
            events=number_events(self._told, since),
            next_event=len(self._told),
            view=view,
            result=phrases.list_result_sentences(state, view),
        )

    async def play(self, token: str) -> None:
        self._require_question()
        if self.game.moment() != self._seen:
            raise decline("stale", self.lang)
        try:
            self.game.play(self.game.match.state.actions.parse(token))
        except IllegalAction as illegal:
            raise self._decline_illegal(illegal) from None
        finally:
            self._listen()
        await self.wait(0)

    async def why_not(self, token: str) -> list[Reason]:
        self._require_question()
        state = self.game.match.state
        try:
            refusals = state.why_not(state.actions.parse(token))
        except IllegalAction as unknown:
            raise self._decline_illegal(unknown) from None
        return [Reason(each.rule, each.sentence.text(self.lang)) for each in refusals]

    async def know(self) -> Known:
        self._require_aids()
        view, insight = self.game.match.state.view(self.seat), self.game.match.game.insight
        figures = {} if insight is None else insight.compute_insights(view)
        return Known(lines=self._phrases().insights(view), figures=figures)

    async def hint(self) -> Hinted:
        self._require_aids()
        self._require_question()
        view = self.game.match.state.view(self.seat)
        advice = await asyncio.to_thread(ask_for_advice, self.game, STRONGEST)
        moves = propose_moves(advice, self._phrases(), view)
        return Hinted(bot=STRONGEST, worlds=advice.worlds, moves=moves)

    async def leave(self) -> None:
        """The game is saved: it can be taken up again in the terminal."""
        self._others.cancel()
        with suppress(asyncio.CancelledError):
            await self._others

    async def _let_others_play(self) -> None:
        self._trouble = ""
        try:
            while not self.game.is_over() and self.game.actor() != self.seat:
                action = await asyncio.to_thread(self.game.choose_bot_action)
                self.game.play(action)
                self._listen()
        except ChabudaiError as error:  # such as a full disk; the next wait tries again
            self._trouble = error.sentence.text(self.lang)

    def _listen(self) -> None:
        """Put what happened since the last time into words, as the seat saw it."""
        match = self.game.match
        new, self._heard = match.log[self._heard :], len(match.log)
        view = match.state.view(self.seat)
        self._told += self._phrases().describe_events(new, self.seat, view)

    def _find_status(self) -> Status:
        if self.game.is_over():
            return "over"
        return "asked" if self.game.actor() == self.seat else "waiting"

    def _require_question(self) -> None:
        status = self._find_status()
        if status != "asked":
            raise decline("game-over" if status == "over" else "not-asked", self.lang)

    def _require_aids(self) -> None:
        if not self.aids:
            raise decline("no-aids", self.lang)
        if self.game.is_over():
            raise decline("game-over", self.lang)

    def _decline_illegal(self, illegal: IllegalAction) -> Declined:
        reasons = [Reason(each.rule, each.sentence.text(self.lang)) for each in illegal.refusals]
        return Declined(illegal.sentence.code, illegal.sentence.text(self.lang), reasons)

    def _phrases(self) -> Phrases:
        return self.game.phrases(self.lang)


def describe_game(game: Game, lang: str) -> GameEntry:
    """A game with its options and its bots, in words."""
    questions = list_setup_questions(game, lang)
    return GameEntry(
        name=game.name,
        title=game.title()[lang],
        about=translate_or_default(game.package, "pitch", "", lang),
        fewest_seats=game.min_seats,
        most_seats=game.max_seats,
        usual_seats=default_seats(game),
        options=[GameOption(each.option, each.text, each.readings) for each in questions],
        bots={name: translate_or_default(BOTS, f"bot-{name}", name, lang) for name in bot_names()},
    )
