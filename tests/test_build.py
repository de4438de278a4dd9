"""A wheel can be built from what pyproject.toml asks for."""

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def imported(path: Path) -> set[str]:
    """List the packages that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_the_build_installs_every_package_whose_types_mypyc_has_to_read() -> None:
    requirements = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    folders = [ROOT / "src" / "chabudai" / name for name in ("engine", "games")]
    packages = set().union(*(imported(path) for folder in folders for path in folder.rglob("*.py")))
    foreign = packages - sys.stdlib_module_names - {"chabudai"}
    assert {name for name in foreign if not any(r.startswith(name) for r in requirements)} == set()


def test_the_page_can_be_built_on_every_machine() -> None:
    """npm writes a lock without the bundler's code for other machines when it cannot see it."""
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert lock.count('"node_modules/@rolldown/binding-') == 15
    assert '"resolved"' not in lock
