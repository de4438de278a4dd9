"""`chabudai COMMAND` runs one command, and answers bad input with one sentence."""

import argparse
import pkgutil
from collections.abc import Callable

import pytest

from chabudai import cli
from chabudai.cli import main as dispatcher
from chabudai.cli import version
from chabudai.engine.errors import ChabudaiError
from chabudai.engine.text.catalog import Sentence


class Refused(Sentence):
    """A sentence that needs no catalog."""

    def __init__(self) -> None:
        super().__init__("nowhere", "refused", {})

    def text(self, lang: str = "en") -> str:
        return {"en": "Not so.", "fr": "Pas ainsi."}[lang]


Raiser = Callable[[BaseException], None]


@pytest.fixture
def raise_error(monkeypatch: pytest.MonkeyPatch) -> Raiser:
    """Make the version command fail in some way."""

    def make(error: BaseException) -> None:
        def run(args: argparse.Namespace) -> int:
            raise error

        monkeypatch.setattr(version, "run", run)

    return make


def test_version_names_chabudai_python_and_the_kind_of_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dispatcher.main(["version"]) == 0
    assert capsys.readouterr().out.startswith("chabudai 0.1.0 on Python 3.")


def test_every_command_is_listed_with_its_own_help() -> None:
    shared = {"dataset.shared", "language", "main", "many_games", "operate.place", "sign_in"}
    found = {each.name for each in pkgutil.walk_packages(cli.__path__, "chabudai.cli.")}
    modules = {name.removeprefix("chabudai.cli.") for name in found} - {"dataset", "operate"}
    commands = {name: dispatcher.import_command(name) for name in dispatcher.COMMANDS}
    named = {module.__name__.removeprefix("chabudai.cli.") for module in commands.values()}
    assert named == modules - shared
    assert {name: each.HELP for name, each in commands.items()} == dispatcher.COMMANDS


def options_of(name: str) -> list[argparse.Action]:
    """What a command takes."""
    parser = argparse.ArgumentParser(add_help=False)
    dispatcher.import_command(name).add_arguments(parser)
    return parser._actions


@pytest.mark.parametrize("name", dispatcher.COMMANDS)
def test_the_help_of_every_option_says_what_it_is_and_its_default(name: str) -> None:
    for option in options_of(name):
        assert option.help, option.dest
        if option.option_strings and option.nargs != 0:
            assert "default" in option.help or option.default in (None, []), option.dest
        if isinstance(option.default, int | float) and option.nargs != 0:
            number = f"{option.default:g}"
            assert f"default {number}" in option.help, option.dest


@pytest.mark.parametrize(
    ("locale", "said"), [("en_GB.UTF-8", "Not so.\n"), ("fr_FR.UTF-8", "Pas ainsi.\n")]
)
def test_bad_input_costs_one_sentence_in_the_language_of_the_locale(
    locale: str,
    said: str,
    raise_error: Raiser,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    raise_error(ChabudaiError(Refused()))
    assert dispatcher.main(["version"]) == 2
    assert capsys.readouterr().err == said


def test_an_interrupt_is_quiet(raise_error: Raiser, capsys: pytest.CaptureFixture[str]) -> None:
    raise_error(KeyboardInterrupt())
    assert dispatcher.main(["version"]) == 130
    assert capsys.readouterr().err == ""


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        dispatcher.main(["dance"])
    assert stopped.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err
