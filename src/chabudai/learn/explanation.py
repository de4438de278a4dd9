"""Why an answer is right: in sentences, with how it went on and some of the worlds it was tried in.

All of this is for somebody who has solved the puzzle or given up: it tells what was hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from chabudai.engine import State
from chabudai.engine.rng import FastRng
from chabudai.engine.text.text_view import Zone
from chabudai.learn.puzzle import World, name_theme
from chabudai.learn.solver import Solver, say
from chabudai.learn.tutor import lay_out_position

HAND = "hand"  # how a zone is marked that holds what only its owner sees


@dataclass(frozen=True)
class WorldText:
    """A world in words: what others may hold, and what the best two answers gave there."""

    holds: list[str]
    verdict: str


@dataclass(frozen=True)
class Explanation:
    """Everything that can be said of a puzzle once it is over."""

    answer: str
    sentences: list[str]
    line: list[str]
    worlds: list[WorldText]
    themes: list[str]


def explain(solver: Solver, lang: str) -> Explanation:
    """Explain a puzzle, in words."""
    puzzle, game = solver.puzzle, solver.game
    begun = lay_out_position(game, puzzle.position)
    return Explanation(
        answer=label_answer(solver, begun.state, puzzle.right[0], lang),
        sentences=list_sentences(solver, begun.state, lang),
        line=tell_line(solver, lang),
        worlds=[tell_world(solver, begun.state, each, lang) for each in puzzle.examples],
        themes=[name_theme(game.name, each, lang) for each in puzzle.themes],
    )


def label_answer(solver: Solver, state: State, token: str, lang: str) -> str:
    """What an answer does, or whom it names."""
    if solver.question.trait:
        return solver.names[int(token.split()[1])]
    return solver.phrases(lang).label(token, state.view(solver.puzzle.seat))


def list_sentences(solver: Solver, state: State, lang: str) -> list[str]:
    if solver.question.trait:
        return list_guess_sentences(solver, state, lang)
    puzzle, view = solver.puzzle, state.view(solver.puzzle.seat)
    figures = {
        "chance": percent(puzzle.values[puzzle.right[0]]),
        "next": label_answer(solver, state, puzzle.next, lang),
        "other": percent(puzzle.values[puzzle.next]),
    }
    counts = {"better": puzzle.better, "even": puzzle.even, "worse": puzzle.worse}
    worlds = puzzle.better + puzzle.even + puzzle.worse
    told = [
        solver.phrases(lang).reason(puzzle.right[0], view),
        say("explain-chance", **figures).text(lang),
        say("explain-worlds", worlds=worlds, imagined=puzzle.worlds, **counts).text(lang),
    ]
    return [each for each in told if each]


def list_guess_sentences(solver: Solver, state: State, lang: str) -> list[str]:
    puzzle = solver.puzzle
    who = label_answer(solver, state, puzzle.right[0], lang)
    odds = percent(puzzle.values[puzzle.right[0]])
    first = say("explain-guess", worlds=puzzle.worlds, odds=odds, who=who).text(lang)
    return [first, *solver.phrases(lang).insights(state.view(puzzle.seat))]


def percent(share: float) -> int:
    return round(100 * share)


def tell_line(solver: Solver, lang: str) -> list[str]:
    """How it went on, as the seat saw it: the right answer, then what strong bots played."""
    if solver.question.trait:
        return []
    puzzle, phrases = solver.puzzle, solver.phrases(lang)
    match = lay_out_position(solver.game, puzzle.position)
    told = []
    for token in [puzzle.right[0], *puzzle.line]:
        events = match.play(token)
        view = match.state.view(puzzle.seat)
        told += phrases.describe_events(events, puzzle.seat, view)
    return told


def tell_world(solver: Solver, state: State, world: World, lang: str) -> WorldText:
    """One of the worlds, dealt again from its seed."""
    imagined = state.clone()
    imagined.game.strategy.determinize(imagined, solver.puzzle.seat, FastRng(world.seed))
    figures = {"right": percent(world.right), "next": percent(world.next)}
    holds = [tell_hand(solver, imagined, each, lang) for each in solver.list_others()]
    return WorldText([each for each in holds if each], say("world-chances", **figures).text(lang))


def tell_hand(solver: Solver, world: State, seat: int, lang: str) -> str:
    """Who somebody is in a world, and what they hold."""
    zones = solver.phrases(lang).zones(world.view(seat))
    held = [row for zone in zones if zone.mark == HAND for row in zone.rows]
    return f"{find_seat_title(zones, solver.names[seat])}: {' · '.join(held)}" if held else ""


def find_seat_title(zones: list[Zone], name: str) -> str:
    """What a seat's own zone is called, without what tells its owner that it is theirs."""
    title = next((zone.title for zone in zones if zone.title.split(" · ")[0] == name), name)
    return " · ".join(part for part in title.split(" · ") if part[:1] not in "(✦")
