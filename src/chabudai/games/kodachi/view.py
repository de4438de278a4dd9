"""What a seat may know: its view, built up from nothing, and worlds it cannot tell apart [Q42]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.rng import Rng
from chabudai.games.kodachi import scoring
from chabudai.games.kodachi.cards import load_cards
from chabudai.games.kodachi.decisions import Shape
from chabudai.games.kodachi.faces import Face, all_faces
from chabudai.games.kodachi.outlook import next_guards
from chabudai.games.kodachi.payment import KINDS
from chabudai.games.kodachi.state import APPROACHES, NO_CARD, TOKEN, Table

View = dict[str, object]


def view(s: Table, viewer: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    seen = public(s)
    seen["viewer"] = viewer
    seen["asked"] = s.asked(viewer)
    seen["hand"] = None if viewer is None else names(s, s.hands[viewer])
    seen["deck_cards"] = None if viewer is None else names(s, sorted(s.decks[viewer]))
    if s.over():
        seen["breakdown"] = scoring.breakdown(s)
        seen["hands"] = [names(s, hand) for hand in s.hands]
    return seen


def public(s: Table) -> View:
    """What lies open."""
    scores = scoring.sheet(s)
    return {
        "game": s.game,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.winners(s),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "ending": s.ending,
        "approach": APPROACHES[s.approach] or None,
        "beaten": s.beaten,
        "failed": s.failed,
        "takes": s.takes,
        "coins": s.coins,
        "house_row": names(s, s.house_row),
        "guard_row": names(s, s.guard_row),
        "played": names(s, s.played),
        "house_deck": len(s.house_deck),
        "house_discard": names(s, s.house_discard),
        "guard_deck": len(s.guard_deck),
        "guard_discard": names(s, s.guard_discard),
        "next_elite": s.next_is_elite(),
        "next_guards": {s.cards.keys[card]: n for card, n in next_guards(s).items()},
        "stacks": [stack(s, clan) for clan in range(len(s.stacks))],
        "owners": scoring.owners(s),
        "box": names(s, s.box),
        "own_deck": own_deck(s),
        "players": [player(s, seat, scores[seat]) for seat in range(s.seats)],
    }


def own_deck(s: Table) -> Mapping[str, Face]:
    """What the cards of a table's own deck are; of the usual one everybody has the card list."""
    return {} if s.cards is load_cards(None) else all_faces(s.cards.source)


def stack(s: Table, clan: int) -> View:
    """The tokens of a clan that are left, the top one first."""
    row = s.cards.clans[clan]
    points = [token % TOKEN for token in reversed(s.stacks[clan])]
    return {"clan": row.key(), "names": row.names(), "tokens": points}


def player(s: Table, seat: int, score: scoring.Score) -> View:
    """A seat: which cards it owns and what they are worth is no secret, only where they are."""
    return {
        "seat": seat,
        "cards": len(s.hands[seat]),
        "known": names(s, s.known[seat] if s.decks[seat] else s.hands[seat]),
        "deck": len(s.decks[seat]),
        "discard": names(s, s.discards[seat]),
        "owned": names(s, score.cards),
        "treasures": names(s, s.treasures[seat]),
        "kinds": [KINDS[s.cards.treasure[card]] for card in s.treasures[seat]],
        "tokens": [s.token_word(token) for token in s.tokens[seat]],
        "score": score.line(s),
    }


def names(s: Table, cards: list[int]) -> list[str | None]:
    """Cards as words; None where one was taken."""
    return [None if card == NO_CARD else s.cards.keys[card] for card in cards]


# Worlds a seat cannot tell apart


def redeal(s: Table, seat: int, rng: Rng) -> None:
    """Deal all that this seat cannot know anew; when the game is over everything is known."""
    if s.over():
        return
    for other in range(s.seats):
        if other == seat:
            s.decks[seat].sort()  # no order of the true one shows through
            rng.shuffle(s.decks[seat])
        else:
            redeal_hand(s, other, rng)
    s.house_deck.sort()
    rng.shuffle(s.house_deck)
    redeal_guards(s, rng)
    if s.actor() != seat and isinstance(s.stack[-1], Shape):
        s.stack[-1] = Shape(s.actor(), [])  # nobody else knows what is chosen already
    s.key = rng.key()


def redeal_hand(s: Table, other: int, rng: Rng) -> None:
    """Known cards stay in the hand; the rest and the deck are dealt from what is left."""
    sure = s.known[other]
    pool = s.hands[other] + s.decks[other]
    for card in sure:
        pool.remove(card)
    pool.sort()
    rng.shuffle(pool)
    missing = len(s.hands[other]) - len(sure)
    s.hands[other] = sorted(sure + pool[len(pool) - missing :])
    s.decks[other] = pool[: len(pool) - missing]


def redeal_guards(s: Table, rng: Rng) -> None:
    """Any order of the guard deck whose top card has the back that everybody sees [R20]."""
    if not s.guard_deck:
        return
    elite = s.cards.is_elite(s.guard_deck[-1])
    s.guard_deck.sort()
    rng.shuffle(s.guard_deck)
    fitting = [i for i, card in enumerate(s.guard_deck) if s.cards.is_elite(card) == elite]
    top = s.guard_deck.pop(fitting[rng.below(len(fitting))])
    s.guard_deck.append(top)
