"""Lessons in lines: what the tutor says, the table, and what somebody types."""

from __future__ import annotations

from collections.abc import Callable

from chabudai.engine import Game
from chabudai.engine.text.catalog import program_name
from chabudai.learn.lesson import Lesson, list_lessons
from chabudai.learn.tutor import READ, Verdict, start_lesson
from chabudai.terminal.game.progress import Progress, Unkept, load_progress
from chabudai.terminal.plain.lines import GOLD, INDIGO, VERMILION, Lines
from chabudai.terminal.score_table import format_result
from chabudai.terminal.table_zones import describe_circle, number_seats
from chabudai.terminal.text import translate
from chabudai.terminal.typed.answers import AnswerReader
from chabudai.terminal.typed.commands import LESSON_COMMANDS, Command, find_command
from chabudai.terminal.typed.lookup import look_up
from chabudai.terminal.typed.rule_lookup import load_rules


class LearnerLeft(Exception):
    """Somebody has stopped learning for now."""


def list_lessons_from(game: Game, first: Lesson | None, progress: Progress) -> list[Lesson]:
    """The lessons from one on, or from the first not done; all of them if all are done."""
    lessons, done = list_lessons(game), progress.done.get(game.name, [])
    open_lessons = [lesson for lesson in lessons if lesson.name not in done]
    begin = first or next(iter(open_lessons or lessons))
    return lessons[lessons.index(begin) :]


def take_lessons(game: Game, first: Lesson | None, learner: str, lang: str) -> bool:
    """Take the lessons from one on, or from the first not done; gives whether to the end."""
    lines, progress = Lines(lang), load_progress()
    try:
        for lesson in list_lessons_from(game, first, progress):
            PlainLesson(game, lesson, learner, lines, progress).take()
    except (EOFError, LearnerLeft):
        lines.say()
        lines.say_message("lessons-left", command=program_name(), game=game.name)
        return False
    lines.say_message("lessons-over", GOLD, command=program_name(), game=game.name)
    return True


def play_examples(game: Game, examples: list[Lesson], learner: str, lang: str) -> None:
    """Play examples of the rules; nothing of them is kept."""
    lines = Lines(lang)
    try:
        for example in examples:
            PlainLesson(game, example, learner, lines, Unkept()).take()
    except (EOFError, LearnerLeft):
        lines.say()


class PlainLesson:
    """One lesson, told and asked in lines; `answers` are those that led to this step."""

    def __init__(
        self, game: Game, lesson: Lesson, learner: str, lines: Lines, progress: Progress
    ) -> None:
        self.game = game
        self.lesson = lesson
        self.learner = learner
        self.lines = lines
        self.progress = progress
        self.answers = list(progress.list_answers(game.name, lesson.name))
        self.is_skipped = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "rules": self.show_rules,
            "back": self.go_back,
            "again": self.start_over,
            "skip": self.skip_lesson,
            "quit": self.leave,
        }
        self.tutor, verdict = start_lesson(lesson, learner, self.answers)
        if self.tutor.step is None or (verdict and verdict.kind != "right"):
            self.start_over("")

    def take(self) -> None:
        """Go on, step by step, until the lesson is over or skipped."""
        self.lines.say()
        self.lines.say(self.lesson.title.text(self.lines.lang, []), "bold")
        while self.tutor.step is not None and not self.is_skipped:
            self.take_step()
        if not self.is_skipped:
            self.show_result()
            self.progress.keep_lesson(self.game.name, self.lesson.name)

    def take_step(self) -> None:
        """Say what is to be done, and listen until it is done, or somebody goes elsewhere."""
        step, answers = self.tutor.step, self.answers
        assert step is not None
        if step.right:
            self.show_table()
        self.lines.say()
        self.lines.say_message("lesson-step", step=self.tutor.done + 1, of=len(self.lesson.steps))
        self.lines.say(step.say.text(self.lines.lang, self.tutor.names), INDIGO)
        reader = AnswerReader(self.tutor, self.lines.lang) if step.right else None
        for choice in reader.offered if reader else []:
            self.lines.say(f"{choice.number:3}  {choice.label}  [{choice.token}]")
        while self.answers is answers and not self.is_skipped:
            self.handle_words(self.lines.ask("your-move" if reader else "lesson-read"), reader)

    def show_table(self) -> None:
        """Show who sits where, the table and the question."""
        view = self.tutor.match.state.view(self.lesson.seat)
        phrases, names = self.tutor.phrases(self.lines.lang), self.tutor.names
        self.lines.say()
        self.lines.say(describe_circle(names, view, self.lines.lang), INDIGO)
        self.lines.show_zones(number_seats(phrases.zones(view), names))
        self.lines.say()
        self.lines.say(phrases.prompt(view), VERMILION)

    def handle_words(self, words: str, reader: AnswerReader | None) -> None:
        """Do what the words say: an answer, or else a command; Enter alone goes on reading."""
        is_token = reader is not None and reader.is_token(words)
        command = None if is_token else find_command(words, LESSON_COMMANDS)
        if command is not None:
            self.run_command(command)
        elif reader is None:
            self.give_answer(READ)
        elif words:
            self.answer_in_words(words, reader)

    def answer_in_words(self, words: str, reader: AnswerReader) -> None:
        """Give what words mean as an answer, or say why they are none."""
        answer = reader.parse(words)
        if answer.action is None:
            self.lines.say(answer.text, VERMILION)
        else:
            self.give_answer(self.tutor.match.state.actions.token(answer.action))

    def give_answer(self, token: str | None) -> None:
        """Let the tutor judge an answer, and say what came of it."""
        verdict = self.tutor.answer(token)
        self.say_verdict(verdict)
        if verdict.kind == "right":
            self.answers = [*self.answers, token]
            self.progress.keep_answers(self.game.name, self.lesson.name, self.answers)

    def say_verdict(self, verdict: Verdict) -> None:
        seat, view = self.lesson.seat, self.tutor.match.state.view(self.lesson.seat)
        phrases = self.tutor.phrases(self.lines.lang)
        for text in phrases.describe_events(verdict.events, seat, view):
            self.lines.say(f"  {text}")
        if said := verdict.text(self.lines.lang, self.tutor.names):
            self.lines.say(said, GOLD if verdict.kind == "right" else VERMILION)

    def show_result(self) -> None:
        """Tell how a game that is over ended, and which rules say more."""
        state, lang = self.tutor.match.state, self.lines.lang
        result = self.tutor.phrases(lang).describe_result(state, state.view(self.lesson.seat))
        if result:
            for text in format_result(result, translate("score-total", lang)):
                self.lines.say(text)
        rules = ", ".join(self.lesson.rules)
        self.lines.say_message("lesson-over", command=program_name(), rules=rules)

    # Commands

    def run_command(self, command: Command) -> None:
        self.commands[command.name](command.rest)

    def show_help(self, rest: str) -> None:
        """Say what can be said; `? katana` and `? R6` look something up."""
        if not rest:
            self.lines.say_message("lesson-help")
            return
        for text in look_up(self.game, None, rest, self.lines.lang):
            self.lines.say(text, INDIGO)

    def show_rules(self, number: str) -> None:
        """Show the rules, or what they say of something."""
        if number:
            self.show_help(number)
        else:
            self.lines.say(load_rules(self.game, self.lines.lang))

    def go_back(self, rest: str) -> None:
        """Do the step before once more."""
        self.go_to(self.answers[:-1])

    def start_over(self, rest: str) -> None:
        self.go_to([])

    def go_to(self, answers: list[str | None]) -> None:
        """The step after these answers, which were right before."""
        self.answers = answers
        self.tutor, _ = start_lesson(self.lesson, self.learner, answers)

    def skip_lesson(self, rest: str) -> None:
        self.is_skipped = True

    def leave(self, rest: str) -> None:
        raise LearnerLeft
