"""Words looked up by name: cards in any language, rules by number, and words of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

from chabudai.engine import Game
from chabudai.engine.text.setup import translate_or_default
from chabudai.engine.text.text_view import CardLine
from chabudai.learn.glossary import list_terms
from chabudai.terminal.text import translate
from chabudai.terminal.typed.folding import fold_words
from chabudai.terminal.typed.rule_lookup import find_rule_text, load_rules, read_rule_number

MAX_CARDS = 6
MAX_RULES = 4
RULE_NUMBER = re.compile(r"[RQGrqg]\d+")


def look_up(game: Game, deck: str | None, words: str, lang: str) -> list[str]:
    """What a word stands for: the rule of that number, cards and signs, rules that speak of it."""
    rules = load_rules(game, lang)
    if RULE_NUMBER.fullmatch(words):
        text = find_rule_text(rules, words.upper())
        return [text or translate("no-such-rule", lang, rule=words.upper())]
    found = explain_terms(game, words, lang)
    found += [*describe_cards(game, deck, words, lang), *describe_signs(game, words, lang)]
    found += quote_rules(rules, words)
    return found or [translate("no-such-word", lang, word=words)]


# Words of the glossary


def explain_terms(game: Game, words: str, lang: str) -> list[str]:
    """What a word of the game's glossary means, with the rule that says more."""
    said = fold_words(words)
    return [
        f"{term.word.text(lang, [])}: {term.say.text(lang, [])} [{term.rule}]"
        for term in list_terms(game)
        if any(said in (form, f"{form}s") for form in map(fold_words, term.list_forms(lang)))
    ]


# Cards and signs


def describe_cards(game: Game, deck: str | None, words: str, lang: str) -> list[str]:
    """The cards of that name; those whose names hold it where none has it alone."""
    lines, said = game.list_cards(deck), fold_words(words)
    called = [line for line in lines if said in list_card_names(line)]
    holding = [
        line for line in lines if any(has_words(name, said) for name in list_card_names(line))
    ]
    shown = called or holding
    more = len(shown) - MAX_CARDS
    told = [describe_card(line, game.package, lang) for line in shown[:MAX_CARDS]]
    return told + ([translate("more-cards", lang, count=more)] if more > 0 else [])


def list_card_names(line: CardLine) -> list[str]:
    """What a card is called, folded."""
    return [fold_words(line.key), *(fold_words(name) for name in line.names.values())]


def describe_card(line: CardLine, package: str, lang: str) -> str:
    """A card in a line: its name, its kind, its figures and what it does."""
    figures = [
        f"{translate_or_default(package, f'figure-{name}', name, lang)} {figure}"
        for name, figure in line.figures.items()
        if figure != "–"
    ]
    about = ". ".join(filter(None, [", ".join(figures), line.effect[lang]]))
    kind = line.group[lang].split(",")[0].split(" (")[0]
    return translate("card-is", lang, card=line.names[lang], kind=kind, about=about or "–")


def describe_signs(game: Game, words: str, lang: str) -> list[str]:
    """The signs that stand for a word."""
    said = fold_words(words)
    return [
        f"{sign.letter.strip()}  {sign.means[lang]}"
        for sign in game.list_signs()
        if said and (words.strip() == sign.letter.strip() or is_sign_called(sign.means, said))
    ]


def is_sign_called(means: dict[str, str], said: str) -> bool:
    return any(has_words(fold_words(meaning), said) for meaning in means.values())


def has_words(text: str, said: str) -> bool:
    """Whether a folded text holds whole words."""
    return bool(said) and f" {said} " in f" {text} "


# Rules


def quote_rules(rules: str, words: str) -> list[str]:
    """The sentences of the rules that speak of a word, with their numbers; definitions first."""
    said = fold_words(words)
    speaking = [(number, text) for number, text in split_sentences(rules) if has_stem(text, said)]
    speaking.sort(key=lambda each: not is_defined_in(each[1], said))
    return [
        f"{text.replace('**', '').replace('`', '')} {f'[{number}]' if number else ''}".strip()
        for number, text in speaking[:MAX_RULES]
    ]


def split_sentences(rules: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the rules with the number it stands under; tables are left out."""
    number = ""
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*[-\d*])", rules):
        lines = [line.strip() for line in paragraph.strip().splitlines()]
        number = read_rule_number(lines[0]) or number if lines else number
        text = " ".join(line for line in lines if not line.startswith(("|", "#")))
        text = text.removeprefix("- ")
        yield from ((number, each) for each in re.split(r"(?<=[.!?])\s+", text) if each)


def has_stem(text: str, said: str) -> bool:
    """Whether some word of a text begins as said; French and English add their endings."""
    return bool(said) and f" {said}" in f" {fold_words(text)}"


def is_defined_in(text: str, said: str) -> bool:
    """Whether a sentence sets a word off in bold."""
    return any(has_stem(bold, said) for bold in re.findall(r"\*\*(.+?)\*\*", text))
