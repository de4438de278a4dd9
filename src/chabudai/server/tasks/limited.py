"""What a worker process does with a task: within so much memory, and with plain data as an answer.

Errors do not go over as they are: compiled ones cannot be read on the other side, and what a
library says could tell a card.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from chabudai.engine.errors import ChabudaiError
from chabudai.engine.text.catalog import Sentence
from chabudai.server.ops.logs import error_location, error_name

MEGABYTE = 1 << 20


class Task(NamedTuple):
    """A function of a module, and what it is called with."""

    job: Callable[..., Any]
    arguments: tuple[Any, ...]
    megabytes: int


class Done(NamedTuple):
    """What the job returned."""

    result: Any


class Refused(NamedTuple):
    """The sentence of a refusal, as plain data."""

    sentence: Any


class Failed(NamedTuple):
    """The name and place of an error."""

    error: str
    where: str


def run_limited(task: Task) -> Done | Refused | Failed:
    """Do a task; whatever goes wrong comes back as plain data."""
    limit_memory(task.megabytes)
    try:
        return Done(task.job(*task.arguments))
    except ChabudaiError as error:
        return Refused(pack_figure(error.sentence))
    except Exception as error:
        return Failed(error_name(error), error_location(error))


def prepare(module: str) -> None:
    """Import what a job needs."""
    import_module(module)


def limit_memory(megabytes: int) -> None:
    """Let this process have so much memory and no more, where the system can see to that."""
    try:
        import resource
    except ImportError:  # Windows: the deadline has to do
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = megabytes * MEGABYTE
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_AS, (allowed, most))


def pack_figure(value: Any) -> Any:  # noqa: ANN401
    """A sentence, or a figure of one, as plain data."""
    if isinstance(value, Sentence):
        figures = {name: pack_figure(each) for name, each in value.figures.items()}
        return ("sentence", value.package, value.code, figures)
    if isinstance(value, (list, tuple)):
        return ["list", *map(pack_figure, value)]
    return value


def unpack_figure(packed: Any) -> Any:  # noqa: ANN401
    """What `pack_figure` made plain."""
    if isinstance(packed, tuple):
        _, package, code, figures = packed
        return Sentence(
            package, code, {name: unpack_figure(each) for name, each in figures.items()}
        )
    if isinstance(packed, list):
        return [unpack_figure(each) for each in packed[1:]]
    return packed
