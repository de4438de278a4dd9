"""The C code of compiled modules is gathered into units, and only stale units are compiled."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from c_units import declare_inlined, flags_for, gather_into_units, is_stale, list_inputs
from mypyc.build import include_dir
from setuptools import Extension

RULES = "__native_chabudai___games___kodachi___rules___fight_options.c"
STATE = "__native_chabudai___games___kodachi___rules___state.c"
CARDS = "__native_chabudai___games___kodachi___cards___deck.c"
SHARED = "__native_chabudai.c"


@pytest.fixture
def units(tmp_path: Path) -> dict[str, str]:
    """What each unit of a small library includes."""
    names = [RULES, CARDS, STATE, SHARED, "int_ops.c"]
    library = Extension("chabudai__mypyc", [str(tmp_path / name) for name in names])
    gather_into_units(library, tmp_path, Path(include_dir()))
    return {Path(unit).name: Path(unit).read_text() for unit in library.sources}


def test_a_unit_holds_the_modules_of_a_package_and_one_the_rest(units: dict[str, str]) -> None:
    assert units == {
        "unit_chabudai___games___kodachi___rules.c": f'#include "{RULES}"\n#include "{STATE}"\n',
        "unit_chabudai___games___kodachi___cards.c": f'#include "{CARDS}"\n',
        "unit_library.c": f'#include "{SHARED}"\n#include "int_ops.c"\n',
    }


def test_every_unit_has_the_functions_for_lists_and_ints_for_itself() -> None:
    declared = declare_inlined(Path(include_dir()))
    for function in ("CPyList_GetItem(", "CPyList_SetItemInt64(", "CPyTagged_StealAsObject("):
        assert [line for line in declared if line.startswith("static") and function in line]
    assert '#include "list_ops.c"' in declared


@pytest.mark.parametrize(
    ("source", "level", "inlines"),
    [
        ("unit_chabudai___games___kodachi___rules.c", "-O2", True),
        ("unit_chabudai___games___kodachi___cards.c", "-O1", True),
        ("unit_chabudai___games___kodama_duo___places___obstacles.c", "-O3", True),
        ("unit_library.c", "-O3", False),
        ("state.c", "-O1", False),
    ],
)
def test_what_runs_often_is_optimised_most(source: str, level: str, inlines: bool) -> None:
    flags = flags_for(Path(source))
    assert flags[0] == level
    assert ("inlined.h" in flags) == inlines


def test_an_object_is_stale_once_anything_in_it_is_newer(tmp_path: Path) -> None:
    unit, part, made = (tmp_path / name for name in ("unit_a.c", "a.c", "unit_a.o"))
    unit.write_text('#include "a.c"\n')
    part.write_text("")
    inputs = list_inputs(unit, [])
    assert inputs == [unit, part]
    assert is_stale(made, inputs)
    made.write_text("")
    for path, moment in ((unit, 1), (part, 2), (made, 3)):
        os.utime(path, (moment, moment))
    assert not is_stale(made, inputs)
    os.utime(part, (4, 4))
    assert is_stale(made, inputs)
