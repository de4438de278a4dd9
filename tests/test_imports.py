"""Which way the imports point: the arrows of docs/architecture.md, followed through the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# What the modules of a layer may import of Chabudai, besides their own layer.
ALLOWED = {
    "engine": [],
    "games": ["engine"],
    "bots": ["engine"],
    "session": ["engine", "bots"],
    "learn": ["engine", "session"],
    "workers": ["engine"],
    "lab": ["engine", "bots", "session", "learn", "workers"],
    "terminal": ["engine", "bots", "session", "learn"],
    "server": ["engine", "bots", "session", "learn", "workers"],
    "client": ["engine", "bots", "session", "server"],
    "envs": ["engine", "bots", "session"],
    "openspiel": ["engine"],
    "mcp": ["engine", "bots", "session", "terminal", "server", "client"],
    "cli": [
        "engine",
        "bots",
        "session",
        "learn",
        "workers",
        "lab",
        "terminal",
        "server",
        "client",
        "mcp",
    ],
}
# Single modules that a layer may import as well: a server keeps and tells what a review found.
EXCEPTIONS = {"server": ["chabudai.lab.review.review", "chabudai.lab.review.review_types"]}
# Rules know neither clock nor chance of their own, and nothing waits in them.
FORBIDDEN_IN_GAMES = {"asyncio", "logging", "numpy", "random", "time"}
# The rooms of a game: what comes later may import what comes earlier. What lies in no room (the
# game itself, and the deal) may import all of them.
ROOMS = ["cards", "tree", "places", "rules", "view", "text", "ai"]


class Module:
    """One module, by its dotted name, with what it imports when it runs."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.imports = sorted(set(imported(ast.parse(source), name)))

    def layer(self) -> str:
        """The folder below chabudai it is in, or nothing."""
        return layer_of(self.name)


def imported(tree: ast.AST, name: str) -> Iterator[str]:
    """The dotted names that a module imports, those for type checkers left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from imported(node, name)


def layer_of(name: str) -> str:
    """The layer that a dotted name is in."""
    parts = name.split(".")
    return parts[1] if parts[0] == "chabudai" and len(parts) > 1 else ""


def game_of(name: str) -> str:
    """The game that a dotted name belongs to, or nothing."""
    parts = name.split(".")
    return parts[2] if layer_of(name) == "games" and len(parts) > 2 else ""


@cache
def modules() -> list[Module]:
    """Every module of Chabudai."""
    return [
        Module(".".join(path.relative_to(SOURCE).with_suffix("").parts), path.read_text("utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    ]


def wrong_arrows(module: Module) -> list[str]:
    """What a module imports and may not."""
    layer = module.layer()
    if layer not in ALLOWED:
        return []
    wrong = [each for each in module.imports if layer_of(each) not in ("", layer, *ALLOWED[layer])]
    wrong = [each for each in wrong if each.rpartition(".")[0] not in EXCEPTIONS.get(layer, ())]
    if layer == "games":
        wrong += [each for each in module.imports if is_wrong_in_a_game(module.name, each)]
    return wrong


def is_wrong_in_a_game(name: str, imports: str) -> bool:
    """A game imports no other game, and no clock."""
    if imports.split(".")[0] in FORBIDDEN_IN_GAMES:
        return True
    return layer_of(imports) == "games" and game_of(imports) != game_of(name)


def graph_of(found: list[Module]) -> dict[str, set[str]]:
    """For each module those it imports: by themselves, or names that they hold."""
    names = {module.name for module in found}
    return {
        module.name: {each if each in names else each.rpartition(".")[0] for each in module.imports}
        - {module.name}
        for module in found
    }


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """A circle of imports, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def upward(module: Module) -> list[str]:
    """Arrows inside a game from a room to a later one."""
    return [
        f"{module.name} -> {each}"
        for each in module.imports
        if game_of(module.name) and game_of(each) == game_of(module.name)
        if rank_of(each) > rank_of(module.name)
    ]


def rank_of(name: str) -> int:
    """How late the room of a game's module comes."""
    room = name.split(".")[3] if name.count(".") > 2 else ""
    return ROOMS.index(room) if room in ROOMS else len(ROOMS)


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_every_arrow_points_the_right_way(module: Module) -> None:
    """From the outer layers to the engine, from questions to cards."""
    assert wrong_arrows(module) == []


def test_imports_go_round_in_no_circle() -> None:
    """Anywhere."""
    assert cycle(graph_of(modules())) == []


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_no_module_of_a_game_imports_a_later_room(module: Module) -> None:
    """Cards, rules, view, text, ai; in Kodama Duo the tree and its places before the rules."""
    assert upward(module) == []


def test_every_module_of_a_game_lies_in_a_room() -> None:
    """But for the game itself and its deal; and there are modules in every room of every game."""
    found = [module.name.split(".")[2:] for module in modules() if game_of(module.name)]
    found = [parts for parts in found if parts != ["__init__"]]
    games = {parts[0] for parts in found}
    outside = {parts[1] for parts in found if len(parts) == 2 and parts[1] not in ROOMS}
    assert outside == {"__init__", "deal", "game"}
    shared = {"cards", "rules", "view", "text", "ai"}
    for game in games:
        rooms = {parts[1] for parts in found if parts[0] == game and len(parts) > 2}
        assert rooms - {"__init__"} >= shared
        assert rooms <= set(ROOMS)


def test_every_layer_is_known() -> None:
    """A new folder has to find its place first."""
    layers = {module.layer() for module in modules()}
    assert layers - {"", "__init__", "__main__"} <= set(ALLOWED)


WRONG = [
    ("chabudai.engine.game", "from chabudai.games.samurai_sword import GAME"),
    ("chabudai.engine.game", "def f() -> None:\n    import chabudai.bots.search"),
    ("chabudai.games.kodachi.rules.state", "import random"),
    ("chabudai.games.kodachi.rules.state", "from time import monotonic"),
    ("chabudai.games.kodachi.rules.state", "import numpy.linalg as la"),
    ("chabudai.games.kodachi.rules.state", "from chabudai.bots import registry"),
    ("chabudai.games.kodachi.rules.state", "from chabudai.games.kodama_duo import cards"),
    ("chabudai.bots.search", "from chabudai.lab.arena.arena import arena"),
    ("chabudai.session.history", "from chabudai.lab.review.review_types import Review"),
    ("chabudai.bots.search", "from chabudai.session.seeds import seed_from_words"),
    ("chabudai.workers.process_pool", "from chabudai.lab.text import lab_text"),
    ("chabudai.lab.arena.arena", "import chabudai.server.app"),
    ("chabudai.server.app", "from chabudai.games.kodachi.cards.deck import load_cards"),
    (
        "chabudai.server.app",
        "try:\n    from chabudai.lab import arena\nexcept ImportError:\n    pass",
    ),
]


@pytest.mark.parametrize(("name", "source"), WRONG)
def test_a_wrong_arrow_is_found(name: str, source: str) -> None:
    """Wherever it stands in the module."""
    assert wrong_arrows(Module(name, source))


RIGHT = [
    ("chabudai.games.kodachi.rules.state", "from chabudai.games.kodachi.cards.deck import KEYS"),
    ("chabudai.games.kodachi.view.view", "from chabudai.games.kodachi import scoring"),
    ("chabudai.lab.arena.arena", "import numpy\nfrom chabudai.bots import registry"),
    ("chabudai.server.history.review_queue", "from chabudai.lab.review.review import review"),
    (
        "chabudai.engine.rules.decision",
        "if TYPE_CHECKING:\n    from chabudai.games.kodachi.rules.state import Table",
    ),
]


@pytest.mark.parametrize(("name", "source"), RIGHT)
def test_a_right_arrow_is_let_through(name: str, source: str) -> None:
    """So that the test above means something."""
    assert wrong_arrows(Module(name, source)) == []


def test_a_circle_is_found() -> None:
    """By the modules in it."""
    one = Module("chabudai.engine.one", "from chabudai.engine import two")
    two = Module("chabudai.engine.two", "from chabudai.engine.one import name")
    assert set(cycle(graph_of([one, two]))) == {"chabudai.engine.one", "chabudai.engine.two"}
    assert cycle(graph_of([one])) == []


def test_an_arrow_to_a_later_room_is_found() -> None:
    """Whether the module or a name of it is imported."""
    here = "chabudai.games.kodachi"
    state = Module(f"{here}.rules.state", f"from {here}.view import view")
    deck = Module(f"{here}.cards.deck", f"from {here}.rules.state import TOKEN")
    ai = Module(f"{here}.ai.rollout", f"from {here}.rules.state import TOKEN")
    assert upward(state) == [f"{here}.rules.state -> {here}.view.view"]
    assert upward(deck) == [f"{here}.cards.deck -> {here}.rules.state.TOKEN"]
    assert upward(ai) == []
