"""Options: disputed readings of a rule, each a choice with a named default and a ruling number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, field, fields
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar

from chabudai.engine.errors import BadOptions
from chabudai.engine.text.catalog import sentence


class Options(Protocol):
    """A frozen dataclass whose fields were made by `option`."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Chosen = TypeVar("Chosen", bound=Options)


def option(*readings: str, ruling: str) -> str:
    """A field of an options class: the readings (default first) and the ruling they belong to."""
    reading: str = field(default=readings[0], metadata={"readings": readings, "ruling": ruling})
    return reading


def list_readings(kind: type[Options], name: str) -> tuple[str, ...]:
    """The readings of an option, the default first."""
    found: tuple[str, ...] = kind.__dataclass_fields__[name].metadata["readings"]
    return found


def ruling_number(kind: type[Options], name: str) -> str:
    """The number of the ruling an option belongs to."""
    return str(kind.__dataclass_fields__[name].metadata["ruling"])


def option_names(kind: type[Options]) -> list[str]:
    """The options a game has."""
    return [each.name for each in fields(kind)]


def read_options(kind: type[Chosen], given: Mapping[str, str] | None) -> Chosen:
    """A game's options with the given readings; raises BadOptions for what it does not have."""
    for name, reading in (given or {}).items():
        if name not in option_names(kind):
            known = ", ".join(option_names(kind))
            raise BadOptions(sentence("unknown-option", name=name, known=known))
        if reading not in list_readings(kind, name):
            allowed = ", ".join(list_readings(kind, name))
            raise BadOptions(
                sentence("unknown-reading", name=name, reading=str(reading), allowed=allowed)
            )
    return kind(**given) if given else default_options(kind)


@cache
def default_options(kind: type[Chosen]) -> Chosen:
    """A game's options with every reading the default."""
    return kind()


def changed_options(options: Options) -> dict[str, str]:
    """The options that differ from their defaults, as a record keeps them."""
    kind = type(options)
    chosen = {name: str(getattr(options, name)) for name in option_names(kind)}
    return {
        name: reading for name, reading in chosen.items() if reading != list_readings(kind, name)[0]
    }


def parse_options(words: Iterable[str]) -> dict[str, str]:
    """Options as typed, NAME=VALUE each; raises BadOptions for two readings of one option."""
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, reading = word.partition("=")
        if not equals:
            raise BadOptions(sentence("option-form", word=word))
        if chosen.setdefault(name, reading) != reading:
            raise BadOptions(sentence("option-twice", name=name, one=chosen[name], other=reading))
    return chosen
