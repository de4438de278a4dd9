"""Read the tensors of a game by the names of their slices."""

from __future__ import annotations

from chabudai import State


def read_slice(state: State, seat: int, name: str) -> dict[str, int]:
    """The numbers of a slice that are not 0, by their labels."""
    row = state.tensor(seat)
    deck = state.to_position().get("cards")
    assert deck is None or isinstance(deck, str)
    part = next(each for each in state.game.layout(deck) if each.name == name)
    numbers = memoryview(row).cast("b")[part.start : part.end]
    return {label: number for label, number in zip(part.labels, numbers, strict=True) if number}
