"""What a seat may know: its view, built up from nothing [Q42]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from chabudai.games.kodachi.cards.deck import load_deck
from chabudai.games.kodachi.cards.faces import Face, load_faces
from chabudai.games.kodachi.cards.payment import KINDS
from chabudai.games.kodachi.rules import scoring
from chabudai.games.kodachi.rules.fight_options import count_next_guards
from chabudai.games.kodachi.rules.state import APPROACHES, NO_CARD, TOKEN, KodachiState
from chabudai.games.kodachi.view.card_worth import count_points_gained
from chabudai.games.kodachi.view.view_types import SeatView

View = dict[str, object]


def build_view(s: KodachiState, viewer: int | None) -> View:
    """Build the table as a seat, or a spectator (None), sees it."""
    seen = build_public_view(s)
    seen["viewer"] = viewer
    seen["asked"] = s.asked(viewer)
    seen["hand"] = None if viewer is None else card_keys(s, s.hands[viewer])
    seen["deck_cards"] = None if viewer is None else card_keys(s, sorted(s.decks[viewer]))
    seen["worth"] = {} if viewer is None else rate_house_row(cast(SeatView, seen), viewer)
    if s.over():
        seen["breakdown"] = scoring.explain_score(s)
        seen["hands"] = [card_keys(s, hand) for hand in s.hands]
    return seen


def rate_house_row(seen: SeatView, seat: int) -> dict[str, int]:
    """Count the points each house card of the display would give a seat now [R38, R39]."""
    return {card: count_points_gained(card, seen, seat) for card in seen["house_row"] if card}


def build_public_view(s: KodachiState) -> View:
    scores = scoring.score_seats(s)
    return {
        "game": s.game.name,
        "seats": s.seats,
        "over": s.over(),
        "winners": scoring.find_winners(s),
        "first": s.first_seat,
        "turn": s.turn,
        "round": s.round,
        "ending": s.ending,
        "approach": APPROACHES[s.approach] or None,
        "beaten": s.beaten,
        "failed": s.failed,
        "takes": s.takes_left,
        "coins": s.coins,
        "house_row": card_keys(s, s.house_row),
        "guard_row": card_keys(s, s.guard_row),
        "played": card_keys(s, s.played),
        "house_deck": len(s.house_deck),
        "house_discard": card_keys(s, s.house_discard),
        "guard_deck": len(s.guard_deck),
        "guard_discard": card_keys(s, s.guard_discard),
        "next_elite": s.is_next_elite(),
        "next_guards": {s.cards.keys[card]: n for card, n in count_next_guards(s).items()},
        "stacks": [build_stack_view(s, clan) for clan in range(len(s.token_stacks))],
        "owners": scoring.count_rumor_owners(s),
        "box": card_keys(s, s.box),
        "own_deck": own_deck_faces(s),
        "players": [build_player_view(s, seat, scores[seat]) for seat in range(s.seats)],
    }


def own_deck_faces(s: KodachiState) -> Mapping[str, Face]:
    """Describe the cards of a table's own deck; of the usual one everybody has the card list."""
    return {} if s.cards is load_deck(None) else load_faces(s.cards.source)


def build_stack_view(s: KodachiState, clan: int) -> View:
    """List the tokens of a clan that are left, the top one first."""
    row = s.cards.clans[clan]
    points = [token % TOKEN for token in reversed(s.token_stacks[clan])]
    return {"clan": row.key(), "names": row.names(), "tokens": points}


def build_player_view(s: KodachiState, seat: int, score: scoring.Score) -> View:
    """Describe a seat: which cards it owns is no secret, only where they are."""
    return {
        "seat": seat,
        "cards": len(s.hands[seat]),
        "known": card_keys(s, s.known_cards[seat] if s.decks[seat] else s.hands[seat]),
        "deck": len(s.decks[seat]),
        "discard": card_keys(s, s.discards[seat]),
        "owned": card_keys(s, score.cards),
        "treasures": card_keys(s, s.treasures[seat]),
        "kinds": [KINDS[s.cards.treasure[card]] for card in s.treasures[seat]],
        "tokens": [s.token_key(token) for token in s.tokens[seat]],
        "score": score.explain(s),
    }


def card_keys(s: KodachiState, cards: list[int]) -> list[str | None]:
    """Name cards by their keys; None where one was taken."""
    return [None if card == NO_CARD else s.cards.keys[card] for card in cards]
