"""Every catalog: the same in both languages, nothing unused, nothing missing, each in its place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chabudai
from chabudai.engine.text.catalog import LANGUAGES

SOURCE = Path(chabudai.__path__[0])
PACKAGES = sorted(
    ".".join(path.parent.relative_to(SOURCE).parts) for path in SOURCE.rglob("en.ftl")
)
GAMES = [package for package in PACKAGES if package.startswith("games.")]
SHARED = [package for package in PACKAGES if package not in GAMES]
# French agrees with the noun, so it has to know which card it speaks of.
GRAMMAR = {"the-weapon": {"$key"}}
MESSAGE_ID = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")

every_package = pytest.mark.parametrize("package", PACKAGES)


@cache
def read_catalog(package: str, lang: str) -> str:
    return SOURCE.joinpath(*package.split("."), f"{lang}.ftl").read_text("utf-8")


@cache
def messages(package: str, lang: str) -> dict[str, str]:
    """The messages of a catalog, in order, as they are written."""
    source = read_catalog(package, lang)
    found = [each for each in FluentParser().parse(source).body if isinstance(each, ftl.Message)]
    return {each.id.name: source[each.span.start : each.span.end] for each in found if each.span}


@cache
def modules() -> dict[Path, ast.Module]:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if "__pycache__" not in path.parts]
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


def package_of(path: Path) -> str:
    """The package whose catalog a module speaks from: the nearest folder that has one."""
    folder = path.parent
    while folder != SOURCE and not folder.joinpath("en.ftl").exists():
        folder = folder.parent
    return ".".join(folder.relative_to(SOURCE).parts)


# Who says sentences of a catalog besides its own package: whatever shows lessons and puzzles.
SPEAKING_FOR = {"learn": ["server", "terminal"]}


def readers(package: str) -> list[Path]:
    """The modules that may speak from a catalog: its own, and whoever is told where to look."""
    if package in ("engine", "bots"):
        return list(modules())
    others = SHARED if package in GAMES else ["cli", *SPEAKING_FOR.get(package, [])]
    return [path for path in modules() if package_of(path) in [package, *others]]


@cache
def written_ids(path: Path) -> list[str]:
    """Patterns of the ids a module writes out: whole strings, and those put together."""
    found: list[str] = []
    for node in ast.walk(modules()[path]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(each.value)) if isinstance(each, ast.Constant) else r"[\w-]+"
                for each in node.values
            ]
            if re.match(r"[a-z]{3}", parts[0]) or len(parts) > 2:
                found.append("".join(parts))
    return found


@cache
def uses(package: str) -> re.Pattern[str]:
    """What the code asks of a catalog, as one pattern."""
    patterns = {each for path in readers(package) for each in written_ids(path)}
    return re.compile("|".join(each for each in patterns if MESSAGE_ID.match(each)))


def question_of(name: str) -> str:
    """The question, where a message asks it or says who is asked; else the message itself."""
    return re.sub(r"^(?:asked|waiting)-([a-z]+).*", r"\1", name)


@cache
def speakers() -> dict[str, list[tuple[int, int | None]]]:
    """Whatever takes a message by its `code`: where that stands, and where the `package` if any.

    A method is called by its name after a dot, so that it is not taken for a function.
    """
    found: dict[str, list[tuple[int, int | None]]] = {}
    for module in modules().values():
        for name, function in functions_in(module):
            names = [each.arg for each in function.args.args if each.arg != "self"]
            kinds = {each.arg: ast.unparse(each.annotation or each) for each in function.args.args}
            if kinds.get("code") == "str":
                place = names.index("package") if "package" in names else None
                found.setdefault(name, []).append((names.index("code"), place))
    return found


def functions_in(module: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods, and classes by how they are made."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        for each in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(node, ast.ClassDef) and isinstance(each, ast.FunctionDef):
                yield node.name if each.name == "__init__" else f".{each.name}", each


def spoken_by(path: Path) -> Iterator[str]:
    """The ids that a module hands to whatever says messages of its own or of the engine."""
    for node in ast.walk(modules()[path]):
        if isinstance(node, ast.Call):
            called = node.func
            name = f".{called.attr}" if isinstance(called, ast.Attribute) else ast.unparse(called)
            for code, package in speakers().get(name, []):
                here = package is None or ast.unparse(node.args[package]).isupper()
                if here and code < len(node.args):
                    yield from choices_in(node.args[code])


def choices_in(given: ast.expr) -> Iterator[str]:
    """The strings an argument may be, where it is written out: one, or one of two."""
    if isinstance(given, ast.IfExp):
        yield from choices_in(given.body)
        yield from choices_in(given.orelse)
    elif isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value


def test_every_language_has_a_catalog_in_every_package() -> None:
    assert len(GAMES) >= 3
    assert "engine" in SHARED
    for package in PACKAGES:
        assert all(messages(package, lang) for lang in LANGUAGES), package


@every_package
def test_both_languages_have_the_same_messages_in_the_same_order(package: str) -> None:
    assert list(messages(package, "fr")) == list(messages(package, "en"))


@every_package
def test_both_languages_give_the_same_figures(package: str) -> None:
    for name, text in messages(package, "en").items():
        figures = set(re.findall(r"\$[\w-]+", text)) | GRAMMAR.get(name, set())
        assert set(re.findall(r"\$[\w-]+", messages(package, "fr")[name])) == figures, name


@every_package
def test_every_message_is_used(package: str) -> None:
    used, catalog = uses(package), read_catalog(package, "en")
    inside = set(re.findall(r"\{ ([a-z][\w-]*) \}", catalog))
    unused = [name for name in messages(package, "en") if not used.fullmatch(name)]
    assert [
        each for each in unused if each not in inside and not used.fullmatch(question_of(each))
    ] == []


@pytest.mark.parametrize("package", sorted({package_of(path) for path in modules()} - {""}))
def test_every_message_the_code_asks_for_exists(package: str) -> None:
    own = [package, "engine"] if package in GAMES else SHARED
    asked = {code for path in modules() if package_of(path) == package for code in spoken_by(path)}
    known = {name for each in own for name in messages(each, "en")}
    if package == "engine":  # it also puts together what games have the words for
        known |= {name for game in GAMES for name in messages(game, "en")}
    assert asked - known == set()


def test_most_messages_are_asked_for_in_a_way_that_is_seen_here() -> None:
    """Or the law above would hold for want of anything to judge."""
    seen = {(package_of(path), code) for path in modules() for code in spoken_by(path)}
    assert len(seen) > 250


def test_the_engine_holds_no_sentence_of_one_game_alone() -> None:
    """What the engine does not say itself is said by two games at least."""
    homes: dict[str, set[str]] = {}
    for path in modules():
        for node in ast.walk(modules()[path]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                homes.setdefault(node.value, set()).add(package_of(path))
    for name in messages("engine", "en"):
        users = homes.get(name, set())
        assert not users <= set(GAMES) or len(users) > 1, f"{name} is said by {users} alone"


@every_package
@pytest.mark.parametrize("mark", [":", ";", "?", "!", "»", "%"])
def test_french_has_a_hard_space_before_its_high_marks(package: str, mark: str) -> None:
    said = "".join(messages(package, "fr").values())
    assert f" {mark}" not in re.sub(r"\{[^{}]*\}", "", said)
