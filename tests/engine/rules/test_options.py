"""Options: readings of disputed rules."""

from dataclasses import dataclass

import pytest

from chabudai import BadOptions
from chabudai.engine.rules.options import (
    changed_options,
    list_readings,
    option,
    option_names,
    parse_options,
    read_options,
    ruling_number,
)


@dataclass(frozen=True)
class Tea:
    """How tea is taken."""

    milk: str = option("none", "first", "last", ruling="Q1")
    sugar: str = option("no", "yes", ruling="Q2")


def test_an_option_has_readings_a_default_and_a_ruling() -> None:
    """The first reading is the default."""
    assert option_names(Tea) == ["milk", "sugar"]
    assert list_readings(Tea, "milk") == ("none", "first", "last")
    assert ruling_number(Tea, "sugar") == "Q2"
    assert Tea().milk == "none"


def test_given_readings_replace_the_defaults() -> None:
    """And only these."""
    assert read_options(Tea, {"milk": "last"}) == Tea(milk="last", sugar="no")
    assert read_options(Tea, None) == Tea()


@pytest.mark.parametrize(
    ("given", "code"),
    [({"lemon": "yes"}, "unknown-option"), ({"milk": "maybe"}, "unknown-reading")],
)
def test_options_and_readings_that_do_not_exist_are_refused(
    given: dict[str, str], code: str
) -> None:
    """With those that do."""
    with pytest.raises(BadOptions) as refused:
        read_options(Tea, given)
    assert refused.value.sentence.code == code
    assert ("sugar" if code == "unknown-option" else "first") in str(refused.value)


def test_a_record_keeps_only_what_differs_from_the_defaults() -> None:
    """So that it stays short."""
    assert changed_options(Tea(milk="last")) == {"milk": "last"}
    assert changed_options(Tea()) == {}


def test_options_are_typed_as_name_and_value() -> None:
    """A repeated reading does no harm."""
    assert parse_options(["milk=last", "sugar=yes", "milk=last"]) == {
        "milk": "last",
        "sugar": "yes",
    }


@pytest.mark.parametrize(
    ("words", "code"),
    [(["milk"], "option-form"), (["milk=last", "milk=first"], "option-twice")],
)
def test_options_typed_in_another_way_are_refused(words: list[str], code: str) -> None:
    """With a sentence."""
    with pytest.raises(BadOptions) as refused:
        parse_options(words)
    assert refused.value.sentence.code == code
