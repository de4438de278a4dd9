"""Kodama Duo in sentences."""

from __future__ import annotations

from chabudai.engine.zones import CardLine, Zone


def event(seen: dict[str, object], names: list[str], lang: str) -> str:
    return str(seen)


def label(token: str, view: dict[str, object], names: list[str], lang: str) -> str:
    return token


def prompt(view: dict[str, object], names: list[str], lang: str) -> str:
    return str(view["asked"])


def zones(view: dict[str, object], names: list[str], lang: str) -> list[Zone]:
    return []


def result(breakdown: dict[str, object], names: list[str], lang: str) -> list[str]:
    return []


def card_lines(deck: str | None) -> list[CardLine]:
    return []
