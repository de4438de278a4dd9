"""Worlds a seat cannot tell apart: what is face down or sealed, dealt anew."""

from __future__ import annotations

from chabudai.engine.rng import Rng
from chabudai.games.kodama_duo.rules.decisions import PLACE, draftable_cards
from chabudai.games.kodama_duo.rules.state import NO_ANSWER, KodamaState
from chabudai.games.kodama_duo.tree.tree import NO_CARD


def redeal(s: KodamaState, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot know anew; when the game is over everything is known."""
    if s.over():
        return
    redeal_kodama(s, seat, rng)
    redeal_decrees(s, rng)
    if s.is_draft():
        redeal_drafts(s, seat, rng)
    else:
        redeal_branches(s, seat, rng)
    if s.sealed[1 - seat] != NO_ANSWER:
        s.sealed[1 - seat] = draw_answer(s, 1 - seat, rng)
    s.key = rng.key()


def redeal_kodama(s: KodamaState, seat: int, rng: Rng) -> None:
    """The other hand and the box are one pool."""
    other = s.hands[1 - seat]
    pool = sorted(other + s.box)
    rng.shuffle(pool)
    s.hands[1 - seat] = sorted(pool[: len(other)])
    s.box = sorted(pool[len(other) :])


def redeal_decrees(s: KodamaState, rng: Rng) -> None:
    """Any Decree of a season may be the one that lies face down."""
    seen = s.decrees[: s.season + 1]
    s.decrees = seen + [draw_decree(s, season, rng) for season in range(len(seen), len(s.decrees))]


def draw_decree(s: KodamaState, season: int, rng: Rng) -> int:
    found = season_decrees(s, season)
    return found[rng.randbelow(len(found))]


def season_decrees(s: KodamaState, season: int) -> list[int]:
    """The Decrees of a season; the draft has no tokens and no roles [G20]."""
    every = enumerate(s.cards.decrees)
    return [n for n, each in every if each.season == season and (each.is_base or not s.is_draft())]


def redeal_branches(s: KodamaState, seat: int, rng: Rng) -> None:
    """The deck, with what lies face down before this seat."""
    unseen: list[int] = []
    if seat != s.splitter and s.is_in_force("facedown-card"):
        unseen = s.revealed if s.single == NO_CARD else [s.hidden]
    pool = sorted(s.deck[: s.left] + unseen)
    rng.shuffle(pool)
    s.deck = pool[len(unseen) :]
    if unseen:
        replace_face_down(s, unseen, pool[: len(unseen)], rng)


def replace_face_down(s: KodamaState, before: list[int], cards: list[int], rng: Rng) -> None:
    """Let other cards lie where some lay that this seat has not seen."""
    s.revealed = sorted([card for card in s.revealed if card not in before] + cards)
    if s.single in before:
        s.single = cards[0]
    if s.hidden != NO_CARD:
        s.hidden = cards[rng.randbelow(len(cards))]


def redeal_drafts(s: KodamaState, seat: int, rng: Rng) -> None:
    """The other hand keeps what this seat passed on; the rest comes from the deck."""
    sure = s.known[1 - seat]
    unknown = [card for card in s.drafts[1 - seat] if card not in sure]
    pool = sorted(unknown + s.deck[: s.left])
    rng.shuffle(pool)
    s.drafts[1 - seat] = sorted(sure + pool[: len(unknown)])
    s.deck = pool[len(unknown) :]


def draw_answer(s: KodamaState, seat: int, rng: Rng) -> int:
    """Something the other seat may have answered to the question that is open."""
    name = s.stack[-1].name()
    if name == "score":
        answers = [s.ids.score + card for card in s.hands[seat]]
    elif name == "draft":
        answers = [s.ids.draft + card for card in draftable_cards(s, seat)]
    else:
        answers = PLACE[seat].legal(s)
    return answers[rng.randbelow(len(answers))]
