"""How a game ended, on a screen of text."""

from __future__ import annotations

from chabudai.engine.text.result import Result, ScoreRow
from chabudai.terminal.score_table import format_result

RESULT = Result(
    headline="You won.",
    why="Most points.",
    columns=["Honor", "Daimyo"],
    rows=[
        ScoreRow(seat=0, name="Mika", cells=["4 × 2", "1"], total="9", won=True),
        ScoreRow(seat=1, name="Ren", cells=["3", "0"], total="3", won=False),
    ],
    lines=["Mika: 9", "Ren: 3"],
)


def test_the_score_is_a_table_below_who_won_and_why() -> None:
    assert format_result(RESULT, "Total") == [
        "You won.",
        "Most points.",
        "",
        "        Honor  Daimyo  Total",
        "★ Mika  4 × 2       1      9",
        "  Ren       3       0      3",
    ]


def test_a_table_that_is_too_wide_is_turned_on_its_side() -> None:
    assert format_result(RESULT, "Total", width=26)[3:] == [
        "        ★ Mika    Ren",
        "Honor    4 × 2      3",
        "Daimyo       1      0",
        "Total        9      3",
    ]


def test_where_no_table_fits_the_players_come_one_by_one() -> None:
    told = format_result(RESULT, "Total", width=18)
    assert told[3:7] == ["★ Mika", "    Honor   4 × 2", "    Daimyo  1", "    Total   9"]


def test_a_score_without_a_table_is_told_in_sentences() -> None:
    bare = Result(headline="You won.", why="", columns=[], rows=[], lines=["Mika: 9"])
    assert format_result(bare, "Total") == ["You won.", "", "Mika: 9"]
