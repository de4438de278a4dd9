"""Positions: a table described by zones, and back."""

from __future__ import annotations

from typing import NoReturn

from chabudai.engine.errors import BadPosition
from chabudai.engine.view.position import Description, cards_not_placed, write_heading
from chabudai.games.kodachi.cards.deck import NONE, game_sentence, load_deck
from chabudai.games.kodachi.rules.decisions import ShapeHand, start_turn
from chabudai.games.kodachi.rules.fight import ASK_DECLARE, ASK_FIGHT, win_fight
from chabudai.games.kodachi.rules.loot import ASK_TAKE, DropTreasure
from chabudai.games.kodachi.rules.state import (
    APPROACHES,
    NO_CARD,
    TOKEN,
    TREASURE_LIMIT,
    UNDECLARED,
    KodachiState,
)

TAKEN = "-"  # a column whose card was taken
QUESTIONS = ["shape", "declare", "fight", "take", "drop"]


def write_position(s: KodachiState) -> dict[str, object]:
    """Describe the whole table by zones; decks from their top."""
    deck = None if s.cards is load_deck(None) else s.cards.source
    return {
        **write_heading(s, s.options, deck),
        **write_seats(s),
        **write_piles(s),
        "first": s.first_seat,
        "turn": s.turn,
        "round": s.round,
        "approach": APPROACHES[s.approach],
        "fight_from": s.fight_start,
        "place": s.guard_index,
        "first_beaten": int(s.is_first_beaten),
        "dojo": [] if s.dojo_card == NO_CARD else [s.cards.keys[s.dojo_card]],
        "total": s.total,
        "promised": s.promised_clan,
        "beaten": s.beaten,
        "failed": int(s.failed),
        "coins": s.coins,
        "takes": s.takes_left,
        "ending": int(s.ending),
        "reshuffles": s.reshuffles,
        "house_shuffles": s.house_shuffles,
        "guard_shuffles": s.guard_shuffles,
        "asked": [[each.name(), each.seat, *each.details()] for each in s.stack],
    }


def write_seats(s: KodachiState) -> dict[str, object]:
    return {
        "hands": [card_keys(s, hand) for hand in s.hands],
        "decks": [card_keys(s, deck[::-1]) for deck in s.decks],
        "discards": [card_keys(s, pile) for pile in s.discards],
        "known": [card_keys(s, cards) for cards in s.known_cards],
        "treasures": [card_keys(s, cards) for cards in s.treasures],
        "tokens": [[s.token_key(token) for token in tokens] for tokens in s.tokens],
    }


def write_piles(s: KodachiState) -> dict[str, object]:
    return {
        "house_deck": card_keys(s, s.house_deck[::-1]),
        "house_discard": card_keys(s, s.house_discard),
        "house_row": card_keys(s, s.house_row),
        "guard_deck": card_keys(s, s.guard_deck[::-1]),
        "guard_discard": card_keys(s, s.guard_discard),
        "guard_row": card_keys(s, s.guard_row),
        "played": card_keys(s, s.played),
        "box": card_keys(s, s.box),
    }


def card_keys(s: KodachiState, cards: list[int]) -> list[str]:
    return [TAKEN if card == NO_CARD else s.cards.keys[card] for card in cards]


def refuse_position(code: str, **figures: object) -> NoReturn:
    raise BadPosition(game_sentence(code, **figures))


def read_position(s: KodachiState, parts: Description) -> None:
    """Lay a described table on an empty one; what is not described is as at the start."""
    s.first_seat = parts.number("first", 0, 0, s.seats - 1)
    s.turn = parts.number("turn", s.first_seat, 0, s.seats - 1)
    s.round = parts.number("round", 1, 1, 9999)
    read_cards(s, parts)
    read_tokens(s, parts)
    s.reshuffles = parts.number("reshuffles", 0, 0, 9999)
    s.house_shuffles = parts.number("house_shuffles", 0, 0, 9999)
    s.guard_shuffles = parts.number("guard_shuffles", 0, 0, 9999)
    read_invasion(s, parts)
    asked = parts.take("asked")
    if asked is not None:
        read_questions(s, asked)
    elif not s.guard_row:
        start_turn(s, s.turn)
    else:
        s.stack.append(ShapeHand(s.turn, []))
        push_question(s, "declare" if s.approach == UNDECLARED else "fight", s.turn, [])


def read_cards(s: KodachiState, parts: Description) -> None:
    """Read all piles; what is nowhere goes, shuffled, under the deck it belongs to."""
    every = s.cards.ids
    own = {key: card for key, card in every.items() if card < s.cards.first_guard}
    house = {key: card for key, card in own.items() if card >= s.cards.first_house}
    guards = {key: card for key, card in every.items() if card >= s.cards.first_guard}
    s.hands = [sorted(hand) for hand in parts.piles("hands", own, s.seats)]
    s.decks = [deck[::-1] for deck in parts.piles("decks", own, s.seats)]
    s.discards = parts.piles("discards", own, s.seats)
    s.known_cards = [sorted(cards) for cards in parts.piles("known", own, s.seats)]
    s.treasures = parts.piles("treasures", guards, s.seats)
    s.played = parts.words("played", own)
    s.house_row = parts.words("house_row", {**house, TAKEN: NO_CARD})
    s.guard_row = parts.words("guard_row", {**guards, TAKEN: NO_CARD})
    s.house_deck = parts.words("house_deck", house)[::-1]
    s.house_discard = parts.words("house_discard", house)
    s.guard_deck = parts.words("guard_deck", guards)[::-1]
    s.guard_discard = parts.words("guard_discard", guards)
    s.box = parts.words("box", every)
    if len(s.house_row) != len(s.guard_row):
        refuse_position("position-columns")
    for seat in range(s.seats):
        if any(
            [s.known_cards[seat].count(c) > s.hands[seat].count(c) for c in s.known_cards[seat]]
        ):
            refuse_position("position-known", seat=seat)
    fill_decks(s, bool(parts.number("bare", 0, 0, 1)))


def fill_decks(s: KodachiState, bare: bool) -> None:
    """Put all cards that are nowhere under their decks; in a bare position, into the box."""
    boxed = s.box.copy()
    out: list[int] = []
    for seat in range(s.seats):
        piles = [s.hands[seat], s.decks[seat], s.discards[seat]]
        rest = list_missing_cards(
            s, 0, s.cards.first_house, [*piles, s.played if seat == s.turn else []]
        )
        loose = [card for card in rest if not take_from_box(boxed, card)]
        s.decks[seat] = put_under_deck(s, s.decks[seat], loose, "deck", seat, out, bare)
    owned = [*s.hands, *s.decks, *s.discards, s.played, s.box]
    house = [*owned, s.house_row, s.house_deck, s.house_discard]
    rest = list_missing_cards(s, s.cards.first_house, s.cards.first_guard, house)
    s.house_deck = put_under_deck(s, s.house_deck, rest, "house", 0, out, bare)
    guards = [*s.treasures, s.box, s.guard_row, s.guard_deck, s.guard_discard]
    rest = list_missing_cards(s, s.cards.first_guard, len(s.cards.keys), guards)
    s.guard_deck = put_under_deck(s, s.guard_deck, rest, "guards", 0, out, bare)
    s.box = s.box + out


def list_missing_cards(s: KodachiState, first: int, end: int, piles: list[list[int]]) -> list[int]:
    """List the cards with ids from `first` up to `end` that are in none of the piles."""
    copies = [n if first <= card < end else 0 for card, n in enumerate(s.cards.copies)]
    used = [[card for card in pile if first <= card < end] for pile in piles]
    return cards_not_placed(copies, used, s.cards.keys)


def take_from_box(boxed: list[int], card: int) -> bool:
    """Take a card out of the box; False where it does not lie there."""
    if card not in boxed:
        return False
    boxed.remove(card)
    return True


def put_under_deck(
    s: KodachiState,
    deck: list[int],
    rest: list[int],
    purpose: str,
    index: int,
    out: list[int],
    bare: bool,
) -> list[int]:
    """Put the rest, shuffled, under a deck; in a bare position leave it out."""
    if bare:
        out.extend(rest)
        return deck
    s.chance(purpose, index).shuffle(rest)
    return rest + deck


def read_tokens(s: KodachiState, parts: Description) -> None:
    """Read the tokens of the seats; those of a clan must have been on top of its stack."""
    stacks = {s.token_key(token): token for stack in s.token_stacks for token in stack}
    s.tokens = parts.piles("tokens", stacks, s.seats)
    for clan, stack in enumerate(s.token_stacks):
        gone = sorted([t for tokens in s.tokens for t in tokens if t // TOKEN == clan])
        left = len(stack) - len(gone)
        if left < 0 or gone != sorted(stack[left:]):
            refuse_position("position-tokens", clan=s.cards.clans[clan].names())
        del stack[left:]


def read_invasion(s: KodachiState, parts: Description) -> None:
    s.approach = APPROACHES.index(parts.word("approach", "", APPROACHES))
    s.fight_start = parts.number("fight_from", len(s.played), 0, len(s.played))
    dojo = parts.words("dojo", s.cards.ids)
    s.dojo_card = dojo[0] if dojo else NO_CARD
    s.total = parts.number("total", 0, -99, 99)
    s.promised_clan = parts.number("promised", NONE, NONE, len(s.token_stacks) - 1)
    s.beaten = parts.number("beaten", max(0, len(s.guard_row) - 1), 0, len(s.guard_row))
    s.guard_index = parts.number("place", 0, 0, 1)
    s.is_first_beaten = bool(parts.number("first_beaten", 0, 0, 1))
    s.failed = bool(parts.number("failed", 0, 0, 1))
    s.coins = parts.number("coins", 0, 0, 60)
    s.takes_left = parts.number("takes", 0, 0, 60)
    s.ending = bool(parts.number("ending", int(s.is_end_triggered()), 0, 1))
    if s.dojo_card != NO_CARD and s.dojo_card not in s.played[s.fight_start :]:
        refuse_position("position-dojo", card=s.cards.names[s.dojo_card])


def read_questions(s: KodachiState, asked: object) -> None:
    """Read the stack: what to keep is asked last of a turn; nothing when it is over."""
    if asked == [] and s.ending:
        return
    if not isinstance(asked, list) or len(asked) not in (1, 2):
        refuse_position("position-asked", questions=", ".join(QUESTIONS))
    for place, each in enumerate(asked):
        name, seat, details = read_question(s, each)
        if (name == "shape") != (place == 0):
            refuse_position("position-asked", questions=", ".join(QUESTIONS))
        push_question(s, name, seat, details)


def read_question(s: KodachiState, words: object) -> tuple[str, int, list[int]]:
    """Read a question's name, seat and details."""
    if not isinstance(words, list) or len(words) < 2 or words[0] not in QUESTIONS:
        refuse_position("position-asked", questions=", ".join(QUESTIONS))
    name, seat, *details = words
    if any([not isinstance(n, int) for n in (seat, *details)]) or not 0 <= seat < s.seats:
        refuse_position("position-asked", questions=", ".join(QUESTIONS))
    if name != "take" and seat != s.turn:
        refuse_position("position-turn", question=name, seat=seat)
    return name, seat, details


def push_question(s: KodachiState, name: str, seat: int, details: list[int]) -> None:
    """Ask a question if the table gives reason to."""
    if name == "shape":
        if not is_part_of(details, s.hands[seat]):
            refuse_position("position-chosen", seat=seat)
        s.stack.append(ShapeHand(seat, sorted(details)))
    elif name == "drop":
        kinds = [s.cards.treasure[card] for card in s.treasures[seat]]
        if len(kinds) - len(details) <= TREASURE_LIMIT or not is_part_of(details, kinds):
            refuse_position("position-drop", seat=seat, limit=TREASURE_LIMIT)
        s.stack.append(DropTreasure(seat, sorted(details)))
    elif not s.guard_row or (s.current_guard() == NO_CARD and name != "take"):
        refuse_position("position-no-guard", question=name)
    elif name == "take":
        if s.takes_left == 0:
            refuse_position("position-takes")
        s.stack.append(ASK_TAKE[seat])
    elif (name == "fight") == (s.approach == UNDECLARED):
        refuse_position("position-approach", question=name)
    elif name == "declare":
        s.stack.append(ASK_DECLARE[seat])
    else:
        read_fight(s, seat)
        s.stack.append(ASK_FIGHT[seat])


def read_fight(s: KodachiState, seat: int) -> None:
    """A described total that beats the guard has beaten it [Q2, Q13]."""
    if s.is_first_beaten and not s.is_facing_first_of_two():
        refuse_position("position-first-beaten")
    if s.options.help_after_win != "open" and s.is_total_enough():
        win_fight(s, seat)


def is_part_of(chosen: list[int], cards: list[int]) -> bool:
    """Tell whether all that is chosen is there, each card as often as it is chosen."""
    return all([chosen.count(card) <= cards.count(card) for card in chosen])
