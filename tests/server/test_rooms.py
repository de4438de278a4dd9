"""The rooms of the server: what comes later may import what comes earlier."""

from __future__ import annotations

import pytest

from tests.test_imports import Module, modules

SERVER = "chabudai.server."
ROOMS = [
    "ops",
    "protocol",
    "storage",
    "cluster",
    "accounts",
    "bots",
    "tasks",
    "tables",
    "history",
    "learning",
    "http",
    "socket",
]
# Modules in no room: what every room may import, and what puts the rooms together.
FOR_ALL = {"errors", "settings"}
TOGETHER = {"app", "run", "__init__"}


def rank(name: str) -> int:
    """How late the room of a module comes."""
    room = name.removeprefix(SERVER).split(".")[0]
    if room in FOR_ALL:
        return -1
    return ROOMS.index(room) if room in ROOMS else len(ROOMS)


def arrows_to_later_rooms(module: Module) -> list[str]:
    return [
        each
        for each in module.imports
        if each.startswith(SERVER) and rank(each) > rank(module.name)
    ]


SERVED = [module for module in modules() if module.name.startswith(SERVER)]


@pytest.mark.parametrize("module", SERVED, ids=lambda module: module.name)
def test_no_module_of_the_server_imports_a_later_room(module: Module) -> None:
    assert arrows_to_later_rooms(module) == []


def test_every_module_of_the_server_is_in_a_room() -> None:
    rooms = {module.name.removeprefix(SERVER).split(".")[0] for module in SERVED}
    assert rooms == {*ROOMS, *FOR_ALL, *TOGETHER}


def test_an_arrow_to_a_later_room_is_found() -> None:
    table = Module(f"{SERVER}tables.table", f"from {SERVER}http.access import COOKIE")
    assert arrows_to_later_rooms(table) == [f"{SERVER}http.access.COOKIE"]
