"""The files in deploy start servers with options that there are."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from chabudai.cli.main import make_parser

DEPLOY = Path(__file__).parents[2] / "deploy"


def find_commands(text: str) -> list[list[str]]:
    """Every call of `serve`, written as a line or as a list."""
    lines = [shlex.split(each) for each in re.findall(r"(?:chabudai |command: )(serve .*)", text)]
    return [*lines, *[json.loads(each) for each in re.findall(r'CMD (\["serve".*\])', text)]]


@pytest.mark.parametrize("name", ["Dockerfile", "chabudai.service", "compose.yaml"])
def test_a_server_is_started_with_options_that_there_are(name: str) -> None:
    (words,) = find_commands((DEPLOY / name).read_text("utf-8"))
    assert make_parser(words).parse_args(words).command == "serve"


def test_an_option_that_there_is_not_is_found() -> None:
    (words,) = find_commands("ExecStart=/bin/chabudai serve --dance")
    with pytest.raises(SystemExit):
        make_parser(words).parse_args(words)
