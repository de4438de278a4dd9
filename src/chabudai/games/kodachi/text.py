"""Kodachi in sentences."""

from __future__ import annotations

from chabudai.engine.zones import CardLine, Zone

View = dict[str, object]


def event(seen: View, names: list[str], lang: str) -> str:
    return str(seen)


def label(token: str, view: View, names: list[str], lang: str) -> str:
    return token


def prompt(view: View, names: list[str], lang: str) -> str:
    return ""


def zones(view: View, names: list[str], lang: str) -> list[Zone]:
    return []


def result(breakdown: View, names: list[str], lang: str) -> list[str]:
    return []


def card_lines(deck: str | None) -> list[CardLine]:
    return []
