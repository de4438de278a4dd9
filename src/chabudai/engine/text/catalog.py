"""Sentences in every language, from the Fluent catalogs that lie beside the code they speak of."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from babel.core import negotiate_locale
from fluent.runtime import FluentBundle, FluentResource

ENGINE = "chabudai.engine"
DEFAULT_LANGUAGE = "en"
LARGEST_NUMBER = 10**15
LONGEST_FIGURE = 2_000  # characters
KEPT_SENTENCES = 4_096


def find_languages(package: str) -> tuple[str, ...]:
    """The languages that a package has a catalog of, English first."""
    names = [each.name for each in files(package).iterdir()]
    found = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    return tuple(sorted(found, key=lambda lang: (lang != DEFAULT_LANGUAGE, lang)))


LANGUAGES = find_languages(ENGINE)


class Sentence:
    """A message of a catalog with its figures; said in a language only when somebody listens."""

    def __init__(self, package: str, code: str, figures: dict[str, object]) -> None:
        self.package = package
        self.code = code
        self.figures = figures

    def text(self, lang: str = "en") -> str:
        """Say it in a language."""
        return format_message(self.package, self.code, lang, self.figures)

    def __repr__(self) -> str:
        return f"Sentence({self.code!r}, {self.figures!r})"


def sentence(code: str, **figures: object) -> Sentence:
    """A sentence of the engine's own catalog."""
    return Sentence(ENGINE, code, figures)


@cache
def load_catalog(package: str, lang: str) -> FluentBundle:
    """The messages of a package in one language."""
    bundle = FluentBundle([lang], use_isolating=False)
    source = files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def has_message(package: str, code: str, lang: str = "en") -> bool:
    """Whether a catalog has this message."""
    return bool(load_catalog(package, lang).has_message(code))


def format_message(
    package: str, code: str, lang: str, figures: dict[str, object] | None = None
) -> str:
    """Format one message; figures that are names for each language are chosen first."""
    spoken = [(name, shorten(localize(value, lang))) for name, value in (figures or {}).items()]
    return format_spoken(package, code, lang, *spoken)


# Fluent takes longer to say a sentence than all else that a move costs, and the same prompts and
# labels are said again and again.
@lru_cache(KEPT_SENTENCES)
def format_spoken(package: str, code: str, lang: str, *spoken: tuple[str, object]) -> str:
    """Format one message with figures as they are said in its language."""
    bundle = load_catalog(package, lang)
    pattern = bundle.get_message(code).value
    assert pattern is not None, f"{package} {lang}.ftl: {code} has no text"
    text, errors = bundle.format_pattern(pattern, dict(spoken))
    assert not errors, f"{package} {lang}.ftl: {code}: {errors}"
    return str(text)


def localize(value: object, lang: str) -> object:
    """A figure as it is said: names come as {"en": …, "fr": …}, a nested Sentence is said first."""
    if isinstance(value, dict):
        return value[lang]
    if isinstance(value, Sentence):
        return value.text(lang)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(localize(each, lang)) for each in value)
    return value


def shorten(value: object) -> object:
    """A figure that a sentence can hold: Fluent refuses longer texts, and fails at huge numbers."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST_FIGURE:
        return value[: LONGEST_FIGURE - 1] + "…"
    return value


def negotiate_language(preferred: Iterable[str]) -> str:
    """The first of the preferred languages that there are catalogs of, or else English.

    Both `fr-CA` and `fr_FR` are answered with `fr`.
    """
    wanted = [each.replace("-", "_") for each in preferred]
    found = negotiate_locale(wanted, LANGUAGES) or DEFAULT_LANGUAGE
    return next(lang for lang in LANGUAGES if lang.lower() == found.lower())


def default_language() -> str:
    """The language of the locale, English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return negotiate_language([value.partition(".")[0]])
    return DEFAULT_LANGUAGE


def program_name() -> str:
    """What this program is called by: `./play` names itself."""
    return os.environ.get("CHABUDAI_COMMAND", "chabudai")
