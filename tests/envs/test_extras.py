"""Without an extra, an import says which one to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules[{package!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("chabudai.envs", "gymnasium", "envs"),
        ("chabudai.envs", "pettingzoo", "envs"),
        ("chabudai.openspiel", "pyspiel", "openspiel"),
        ("chabudai.lab.training", "numpy", "learn"),
    ],
)
def test_an_import_names_the_extra_it_needs(module: str, package: str, extra: str) -> None:
    script = HIDE.format(module=module, package=package)
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    last = ended.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert last.endswith(f"the package {package}: install chabudai[{extra}].")
