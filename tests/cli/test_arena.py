"""`chabudai arena`, as people and programs run it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.cli.main import main

Output = pytest.CaptureFixture[str]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first.py"
FEW = ["arena", "samurai_sword", "--seats", "4", "--bots", "random,novice", "--workers", "1"]
BOT = "name games wins win_rate elo elo_low elo_high ms_per_move"


def test_json_is_one_object_with_a_line_for_each_bot(capsys: Output) -> None:
    assert main([*FEW, "--games", "6", "--seed", "7", "--budget", "10it", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["seats"], said["seed"]) == ("samurai_sword", 4, 7)
    assert (said["games"], said["deals"], said["budget"], said["rules"]) == (6, 3, "10it", "2")
    assert {bot["name"] for bot in said["bots"]} == {"random", "novice"}
    assert all(set(BOT.split()) < set(bot) and bot["games"] == 6 for bot in said["bots"])
    assert set(said["bots"][0]["by"]) == {"team", "role", "character"}


def test_a_program_competes_under_its_path_with_a_budget_of_its_own(capsys: Output) -> None:
    bots = f"{EXAMPLE}@20s,random"
    assert main([*FEW, "--games", "2", "--bots", bots, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {bot["name"] for bot in said["bots"]} == {f"{EXAMPLE}@20s", "random"}
    assert said["misses"] == {}


def test_a_seed_settles_all_but_the_clock(capsys: Output) -> None:
    said = []
    for _ in range(2):
        assert main([*FEW, "--games", "4", "--json"]) == 0
        said.append(re.sub(r'"(ms_\w+|seconds)": [\d.e-]+', "", capsys.readouterr().out))
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["4 games on 2 deals", "Fair share", "novice", "Ninjas"]), ("fr", ["Part équitable"])],
)
def test_people_get_tables_in_their_language(lang: str, words: list[str], capsys: Output) -> None:
    assert main([*FEW, "--games", "4", "--lang", lang]) == 0
    said = capsys.readouterr()
    assert [word for word in words if word not in said.out] == []
    assert said.err == ""


def test_teams_are_set_beside_the_mirror_match(capsys: Output) -> None:
    assert main([*FEW, "--games", "4", "--teams", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [line["team"] for line in said["teams"]] == ["ninja", "shogun", "all"]
    assert [bot["elo"] for bot in said["bots"]] == [None, None]


@pytest.mark.parametrize(
    ("lang", "teams", "title"),
    [
        ("en", [], "Elo, with 95% intervals"),
        ("fr", [], "Elo, avec intervalles à 95\u00a0%"),
        ("en", ["--teams"], "Teams played by random against novice"),
    ],
)
def test_a_page_has_its_plots_in_itself(
    lang: str, teams: list[str], title: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "arena.html"
    assert main([*FEW, "--games", "4", *teams, "--html", str(path), "--lang", lang]) == 0
    page = path.read_text(encoding="utf-8")
    assert f"<title>{title}</title>" in page
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"https?:|src=|@import|<link", page)


def test_records_of_all_games_can_be_kept(tmp_path: Path, capsys: Output) -> None:
    assert main([*FEW, "--games", "2", "--save", str(tmp_path)]) == 0
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["000000.json", "000001.json"]


def interrupt_arena(workers: int, folder: Path) -> tuple[int, bytes, bytes]:
    """Start an arena without end, and interrupt it at its tenth game."""
    words = [*FEW, "--games", "1000000", "--workers", str(workers), "--json", "--save", str(folder)]
    command = [sys.executable, "-m", "chabudai", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        while process.poll() is None and not (folder / "000009.json").exists():
            pass
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def test_an_interrupt_reports_the_deals_that_all_have_played(tmp_path: Path) -> None:
    """One process plays in order: of ten games nine are known, which are four whole deals."""
    code, out, err = interrupt_arena(1, tmp_path)
    assert (code, b"Traceback" in err) == (130, False)
    found = json.loads(out)
    assert found["games"] == 2 * found["deals"] >= 8


def test_an_interrupt_ends_the_workers_as_well(tmp_path: Path) -> None:
    """Whatever came back by then: a worker may have been slower with the first deal."""
    code, out, err = interrupt_arena(2, tmp_path)
    assert (code, b"Traceback" in err) == (130, False)
    assert out == b"" or json.loads(out)["games"] >= 2
    assert b"interrupted" in err.lower()


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "0"],
        ["--workers", "0"],
        ["--seats", "2"],
        ["--bots", "novice"],
        ["--bots", "novice,novice@soon"],
        ["--budget", "long"],
        ["--html", "/dev/null/page.html"],
        ["--deck", "nowhere.toml"],
    ],
)
def test_wrong_input_costs_one_sentence(wrong: list[str], capsys: Output) -> None:
    assert main([*FEW, *wrong]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
