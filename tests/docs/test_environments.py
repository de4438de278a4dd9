"""The page on environments says what every number of a tensor means."""

from pathlib import Path

from layout_tables import write_tables

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_tables_of_tensors_are_fresh() -> None:
    """`python tools/layout_tables.py` prints them."""
    assert PAGE.read_text("utf-8").endswith(write_tables())
