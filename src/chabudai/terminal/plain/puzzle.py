"""Puzzles in lines: the table as a seat sees it, a question, and what came of an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from chabudai.engine import BadOptions, Game
from chabudai.engine.text.catalog import program_name
from chabudai.learn.choosing import count_streak, pick_daily, pick_next
from chabudai.learn.explanation import explain
from chabudai.learn.puzzle import Puzzle, find_puzzle, list_puzzles, list_themes
from chabudai.learn.solver import GIVE_UP, Judgement, Solver, say
from chabudai.terminal.game.progress import Progress, load_progress
from chabudai.terminal.plain.lesson import LearnerLeft
from chabudai.terminal.plain.lines import GOLD, INDIGO, VERMILION, Lines
from chabudai.terminal.table_zones import describe_circle, number_seats
from chabudai.terminal.typed.answers import AnswerReader
from chabudai.terminal.typed.commands import PUZZLE_COMMANDS, find_command
from chabudai.terminal.typed.lookup import look_up
from chabudai.terminal.typed.rule_lookup import load_rules


@dataclass(frozen=True)
class PuzzleWish:
    """Which puzzles somebody wants: one by its name, that of the day, or those of a theme."""

    name: str | None = None
    daily: bool = False
    theme: str | None = None


def solve_puzzles(game: Game, wish: PuzzleWish, learner: str, lang: str) -> int:
    """Offer puzzles, from the one that is wished on, until somebody has enough."""
    check_wish(game, wish, lang)
    lines, progress = Lines(lang), load_progress()
    puzzle = find_first(game, wish, progress)
    try:
        while puzzle is not None:
            PlainPuzzle(game, puzzle, learner, lines, progress).solve()
            done = progress.list_puzzles_done(game.name)
            puzzle = pick_next(game, done, wish.theme or "", after=puzzle.name)
        lines.say(say("no-more-puzzles").text(lang), GOLD)
    except (EOFError, LearnerLeft):
        lines.say()
        lines.say_message("puzzles-left", command=program_name(), game=game.name)
    return 0


def check_wish(game: Game, wish: PuzzleWish, lang: str) -> None:
    """Refuse what there is not; raises BadOptions."""
    if not list_puzzles(game):
        raise BadOptions(say("no-puzzles", game=game.title()))
    known = list_themes(game)
    if wish.theme and wish.theme not in known:
        raise BadOptions(say("no-such-theme", theme=wish.theme, known=", ".join(known)))


def find_first(game: Game, wish: PuzzleWish, progress: Progress) -> Puzzle | None:
    if wish.name:
        return find_puzzle(game, wish.name)
    if wish.daily:
        return pick_daily(game, datetime.now(UTC).date())
    return pick_next(game, progress.list_puzzles_done(game.name), wish.theme or "")


class PlainPuzzle:
    """One puzzle, asked in lines until it is solved, shown or left out."""

    def __init__(
        self, game: Game, puzzle: Puzzle, learner: str, lines: Lines, progress: Progress
    ) -> None:
        self.game = game
        self.puzzle = puzzle
        self.lines = lines
        self.progress = progress
        self.solver = Solver(game, puzzle, learner)
        self.is_skipped = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "rules": self.show_rules,
            "show": self.show_answer,
            "skip": self.skip,
            "quit": self.leave,
        }

    def solve(self) -> None:
        """Show the position and ask, until the puzzle is over."""
        self.show_position()
        offered = self.solver.offer(self.lines.lang)
        for number, each in enumerate(offered, 1):
            self.lines.say(f"{number:3}  {each.label}  [{each.token}]")
        while not self.solver.is_over and not self.is_skipped:
            self.handle_words(self.lines.ask("your-move"))

    def show_position(self) -> None:
        lines, solver = self.lines, self.solver
        view = solver.match.state.view(self.puzzle.seat)
        lines.say()
        figures = {"name": self.puzzle.name, "level": "★" * self.puzzle.level}
        lines.say_message("puzzle-title", "bold", **figures)
        lines.say(describe_circle(solver.names, view, lines.lang), INDIGO)
        zones = solver.phrases(lines.lang).zones(view)
        lines.show_zones(number_seats(zones, solver.names))
        for text in solver.tell_before(lines.lang):
            lines.say(f"  {text}")
        lines.say()
        lines.say(solver.ask(lines.lang), VERMILION)

    def handle_words(self, words: str) -> None:
        """Do what the words say: a command, or else an answer."""
        is_token = words in [each.token for each in self.solver.offer(self.lines.lang)]
        command = None if is_token else find_command(words, PUZZLE_COMMANDS)
        if command is not None:
            self.commands[command.name](command.rest)
        elif words:
            self.answer_in_words(words)

    def answer_in_words(self, words: str) -> None:
        """Give what words mean as an answer, or say why they are none."""
        if self.solver.question.trait:
            self.guess(words)
            return
        answer = AnswerReader(self.solver, self.lines.lang).parse(words)
        if answer.action is None:
            self.lines.say(answer.text, VERMILION)
        else:
            self.give(self.solver.match.state.actions.token(answer.action))

    def guess(self, words: str) -> None:
        """Name somebody, by number, name or token."""
        for number, each in enumerate(self.solver.offer(self.lines.lang), 1):
            if words.casefold() in (str(number), each.label.casefold(), each.token):
                self.give(each.token)
                return
        self.lines.say_message("puzzle-nobody", VERMILION, words=words)

    def give(self, token: str | None) -> None:
        judged = self.solver.answer(token)
        style = GOLD if self.solver.is_over else VERMILION
        self.lines.say(judged.words.text(self.lines.lang), style)
        if self.solver.is_over:
            self.keep(judged)
            self.tell_explanation()

    def keep(self, judged: Judgement) -> None:
        """Remember what came of it, and say how many days in a row it makes."""
        game, today = self.game.name, datetime.now(UTC).date()
        if judged.kind == "shown":
            self.progress.keep_shown(game, self.puzzle.name)
            return
        is_daily = pick_daily(self.game, today) == self.puzzle
        self.progress.keep_solved(game, self.puzzle.name, today.isoformat() if is_daily else None)
        if is_daily:
            days = count_streak(self.progress.days.get(game, []), today)
            self.lines.say_message("puzzle-streak", GOLD, days=days)

    def tell_explanation(self) -> None:
        lines, told = self.lines, explain(self.solver, self.lines.lang)
        lines.say_message("puzzle-answer", "bold", answer=told.answer)
        for sentence in told.sentences:
            lines.say(sentence)
        if told.line:
            lines.say_message("puzzle-line", "bold")
        for text in told.line:
            lines.say(f"  {text}")
        for number, world in enumerate(told.worlds, 1):
            lines.say_message("puzzle-world", "bold", number=number)
            for text in [*world.holds, world.verdict]:
                lines.say(f"  {text}")
        lines.say_message("puzzle-themes", themes=", ".join(told.themes))

    # Commands

    def show_help(self, rest: str) -> None:
        """Say what can be said; `? katana` and `? R6` look something up."""
        if not rest:
            self.lines.say_message("puzzle-help")
            return
        for text in look_up(self.game, None, rest, self.lines.lang):
            self.lines.say(text, INDIGO)

    def show_rules(self, number: str) -> None:
        """Show the rules, or what they say of something."""
        if number:
            self.show_help(number)
        else:
            self.lines.say(load_rules(self.game, self.lines.lang))

    def show_answer(self, rest: str) -> None:
        self.give(GIVE_UP)

    def skip(self, rest: str) -> None:
        self.is_skipped = True

    def leave(self, rest: str) -> None:
        raise LearnerLeft
