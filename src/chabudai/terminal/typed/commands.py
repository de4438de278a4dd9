"""What one can type besides a move, in every language of the table; each word as it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chabudai.terminal.typed.folding import fold_letters

# What each command is called, English first; all of them are understood in any language.
COMMANDS = {
    "help": ("?", "help", "aide"),
    "aim": ("aim", "but"),
    "recap": ("recap", "recapitulatif"),
    "know": ("know", "deductions"),
    "hint": ("hint", "conseil"),
    "look": ("look", "voir"),
    "why": ("why", "pourquoi"),
    "rules": ("rules", "regles"),
    "speed": ("speed", "vitesse"),
    "undo": ("undo", "reprendre"),
    "save": ("save", "enregistrer"),
    "quit": ("quit", "quitter"),
}
# What they are called in a lesson, where little of that makes sense.
LESSON_COMMANDS = {
    "help": ("?", "help", "aide"),
    "rules": ("rules", "regles"),
    "back": ("back", "retour"),
    "again": ("again", "recommencer"),
    "skip": ("skip", "sauter"),
    "quit": ("quit", "quitter"),
}
# And at a puzzle.
PUZZLE_COMMANDS = {
    "help": ("?", "help", "aide"),
    "rules": ("rules", "regles"),
    "show": ("show", "montrer"),
    "skip": ("skip", "sauter"),
    "quit": ("quit", "quitter"),
}
WITH_WORDS = {"help", "look", "why", "rules", "speed", "save"}  # what may be said after them


@dataclass(frozen=True)
class Command:
    """A command, and what was said after it."""

    name: str
    rest: str


def find_command(words: str, commands: Mapping[str, tuple[str, ...]] = COMMANDS) -> Command | None:
    """The command that words say; none if they say more than it takes."""
    if words.startswith("?"):
        return Command("help", words[1:].strip())
    first, _, rest = words.strip().partition(" ")
    for name, spoken in commands.items():
        if fold_letters(first) in spoken and (not rest or name in WITH_WORDS):
            return Command(name, rest.strip())
    return None
