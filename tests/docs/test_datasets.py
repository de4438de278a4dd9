"""The page on data sets describes every column as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.lab.dataset.card import describe_column
from chabudai.lab.dataset.columns import ANY_SIZE, DECISIONS, GAMES, Column, make_field

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"
HEADS = {
    "| games | type | what it holds |": GAMES,
    "| decisions | type | what it holds |": DECISIONS,
}


@pytest.mark.parametrize(("head", "columns"), HEADS.items(), ids=["games", "decisions"])
def test_the_page_describes_every_column(head: str, columns: tuple[Column, ...]) -> None:
    after = PAGE.read_text("utf-8").partition(f"{head}\n|---|---|---|\n")[2]
    lines = after.partition("\n\n")[0].splitlines()
    assert lines == [describe_column(each, make_field(each, ANY_SIZE)) for each in columns]
