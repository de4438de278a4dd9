"""What a seat may know: its view, built up from nothing [Q42]."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.games.kodachi.cards.deck import load_cards
from chabudai.games.kodachi.cards.faces import Face, all_faces
from chabudai.games.kodachi.cards.payment import KINDS
from chabudai.games.kodachi.rules import scoring
from chabudai.games.kodachi.rules.fight_options import next_guards
from chabudai.games.kodachi.rules.state import APPROACHES, NO_CARD, TOKEN, KodachiState

View = dict[str, object]


def build_view(s: KodachiState, viewer: int | None) -> View:
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


def public(s: KodachiState) -> View:
    """What lies open."""
    scores = scoring.sheet(s)
    return {
        "game": s.game.name,
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


def own_deck(s: KodachiState) -> Mapping[str, Face]:
    """What the cards of a table's own deck are; of the usual one everybody has the card list."""
    return {} if s.cards is load_cards(None) else all_faces(s.cards.source)


def stack(s: KodachiState, clan: int) -> View:
    """The tokens of a clan that are left, the top one first."""
    row = s.cards.clans[clan]
    points = [token % TOKEN for token in reversed(s.stacks[clan])]
    return {"clan": row.key(), "names": row.names(), "tokens": points}


def player(s: KodachiState, seat: int, score: scoring.Score) -> View:
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


def names(s: KodachiState, cards: list[int]) -> list[str | None]:
    """Cards as words; None where one was taken."""
    return [None if card == NO_CARD else s.cards.keys[card] for card in cards]
