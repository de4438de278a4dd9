"""Positions: a table described by zones, and back."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.rng import KeyedRng
from chabudai.engine.rules.decision import Decision
from chabudai.engine.view.position import Description, cards_not_placed, write_heading
from chabudai.engine.view.position import refuse as refuse_question
from chabudai.games.samurai_sword.cards.deck import (
    BATTLE_CRY,
    BUSHIDO,
    CHARACTERS,
    FIRST_WEAPON,
    HAND_LIMIT,
    IEYASU,
    JUJUTSU,
    NINJA_1,
    NINJA_3,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    TEAMS,
    Setup,
    load_deck,
)
from chabudai.games.samurai_sword.rules.attack import Defend
from chabudai.games.samurai_sword.rules.decisions import (
    AnswerBushido,
    DiscardDown,
    DrawFirst,
    PlayCards,
    start_turn,
)
from chabudai.games.samurai_sword.rules.effects import AnswerAction
from chabudai.games.samurai_sword.rules.state import (
    BY_SWORDMASTER,
    CAUSES,
    NO_CARD,
    NOBODY,
    NOT_YET,
    SamuraiState,
)
from chabudai.games.samurai_sword.view.history_text import (
    make_fresh_history,
    read_history,
    refuse,
    write_history,
)

QUESTIONS = ["play", "draw", "bushido", "discard", "defend", "answer"]
# Unless described, seats get characters that change little for others.
PLAIN_CHARACTERS = ["ieyasu", "hideyoshi", "nobunaga", "tomoe", "musashi", "goemon", "kojiro"]


def write_position(s: SamuraiState) -> dict[str, object]:
    """Describe the whole table by zones; the deck from its top."""
    deck = None if s.cards is load_deck(None) else s.cards.source
    return {
        **write_heading(s, s.options, deck),
        "roles": [ROLES[role] for role in s.role],
        "box_roles": [ROLES[role] for role in s.box_roles],
        "characters": [CHARACTERS[each] for each in s.character],
        "honor": s.honor.copy(),
        "resilience": s.resilience.copy(),
        "armor": s.armor.copy(),
        "focus": s.focus.copy(),
        "fast_draw": s.fast_draw.copy(),
        "bushido": s.bushido,
        "hands": [card_keys(s, hand) for hand in s.hands],
        "deck": card_keys(s, s.deck[: s.deck_left][::-1]),
        "discard": card_keys(s, s.discard),
        "box": card_keys(s, s.box),
        "limbo": [] if s.limbo == NO_CARD else [s.cards.keys[s.limbo]],
        "turn": s.turn,
        "weapons_played": s.weapons_played,
        "reshuffles": s.reshuffles,
        "picks": int(s.pick_rng.given),
        "strikes": s.strikes.copy(),
        "spared": s.spared.copy(),
        "story": write_history(s),
        "pools": [pool.copy() for pool in s.pools],
        "asked": [[each.name(), each.seat, *each.details()] for each in s.stack],
        "cause": CAUSES[s.cause],
        "deadly_team": s.deadly_team,
        "swordmaster": s.swordmaster,
    }


def card_keys(s: SamuraiState, cards: list[int]) -> list[str]:
    return [s.cards.keys[card] for card in cards]


def read_position(s: SamuraiState, parts: Description) -> None:
    """Lay a described table on an empty one; what is not described is as at the start."""
    read_seats(s, parts)
    read_cards(s, parts)
    s.turn = parts.number("turn", s.role.index(SHOGUN), 0, s.seats - 1)
    s.weapons_played = parts.number("weapons_played", 0, 0, 99)
    s.reshuffles = parts.number("reshuffles", 0, 0, 999)
    s.pick_rng = KeyedRng(s.key, "pick", 0, parts.number("picks", 0, 0, 99999))
    s.strikes = parts.numbers("strikes", s.strikes, 0, 9999)
    s.spared = parts.numbers("spared", s.spared, 0, 9999)
    read_card_history(s, parts)
    read_end(s, parts)
    begin = parts.number("begin", 0, 0, 1)
    asked = parts.take("asked")
    if s.cause != NOT_YET:
        return
    if begin:
        begin_turn(s)
        return
    s.stack.extend(read_questions(s, asked if asked is not None else [["play", s.turn]]))


def begin_turn(s: SamuraiState) -> None:
    """Begin the turn; whoever was asked about a card would not be asked any more."""
    if s.limbo != NO_CARD:
        refuse("position-limbo")
    start_turn(s, s.turn)


def read_seats(s: SamuraiState, parts: Description) -> None:
    """Read roles, characters, honor and Resilience of every seat."""
    roles = {key: role for role, key in enumerate(ROLES)}
    ninjas = list(range(NINJA_1, NINJA_3 + 1))
    usual = [SHOGUN] + [SAMURAI] * s.setup.samurai + [RONIN] * s.setup.ronin
    s.role = parts.words("roles", roles, s.seats) or usual + ninjas[: s.setup.ninja]
    left = [each for each in ninjas if each not in s.role]
    s.box_roles = parts.words("box_roles", roles, len(left)) or left
    check_roles(s, s.setup, usual)
    people = {key: each for each, key in enumerate(CHARACTERS)}
    plain = [people[key] for key in PLAIN_CHARACTERS[: s.seats]]
    s.character = parts.words("characters", people, s.seats) or plain
    if len(set(s.character)) < s.seats:
        refuse("position-twice", name="characters")
    full = [s.cards.resilience[each] for each in s.character]
    s.resilience = parts.numbers("resilience", full, 0, 9)
    if any([s.resilience[seat] > full[seat] for seat in range(s.seats)]):
        refuse("position-resilience")
    honor = [s.setup.shogun_honor if role == SHOGUN else s.setup.honor for role in s.role]
    s.honor = parts.numbers("honor", honor, 0, 99)


def check_roles(s: SamuraiState, setup: Setup, usual: list[int]) -> None:
    """Refuse roles that this many seats are not dealt [R2]."""
    plain = sorted([role for role in s.role if not NINJA_1 <= role <= NINJA_3])
    ninjas = sorted([role for role in s.role + s.box_roles if NINJA_1 <= role <= NINJA_3])
    if plain != sorted(usual) or ninjas != [NINJA_1, NINJA_1 + 1, NINJA_3]:
        refuse("position-roles", seats=s.seats)


def read_cards(s: SamuraiState, parts: Description) -> None:
    """Read hands, properties and piles; cards that are nowhere go under the deck, shuffled."""
    ids = s.cards.ids
    s.hands = [sorted(hand) for hand in parts.piles("hands", ids, s.seats)]
    s.armor = parts.numbers("armor", s.armor, 0, 60)
    s.focus = parts.numbers("focus", s.focus, 0, 60)
    s.fast_draw = parts.numbers("fast_draw", s.fast_draw, 0, 60)
    s.bushido = parts.number("bushido", NOBODY, NOBODY, s.seats - 1)
    top = parts.words("deck", ids)
    s.discard = parts.words("discard", ids)
    s.box = parts.words("box", ids)
    limbo = parts.words("limbo", ids, 1)
    s.limbo = limbo[0] if limbo else NO_CARD
    bare = parts.number("bare", 0, 0, 1)
    piles = [*s.hands, list_properties(s), top, s.discard, s.box, limbo]
    rest = cards_not_placed(s.cards.copies, piles, s.cards.keys)
    s.chance("deck").shuffle(rest)
    if bare:
        s.box = sorted(s.box + rest)
        rest = []
    s.deck = rest + top[::-1]
    s.deck_left = len(s.deck)


def list_properties(s: SamuraiState) -> list[int]:
    """List the cards that lie before the seats."""
    cards = [s.cards.ids["armor"]] * sum(s.armor) + [s.cards.ids["focus"]] * sum(s.focus)
    cards += [s.cards.ids["fast-draw"]] * sum(s.fast_draw)
    return cards + [BUSHIDO] * (s.bushido != NOBODY)


def read_card_history(s: SamuraiState, parts: Description) -> None:
    """Read how the cards came into the hands; unless described, all were drawn just now."""
    s.history = make_fresh_history(s)
    s.pools = [s.count_each_card([card for pile in [*s.hands, s.deck] for card in pile])]
    described, pools = parts.take("story"), parts.take("pools")
    if described is None and pools is None:
        return
    if not isinstance(pools, list):
        refuse("position-story")
    s.pools = [read_pool(s, pool) for pool in pools]
    s.history = read_history(s, described)


def read_pool(s: SamuraiState, pool: object) -> list[int]:
    """Read how many of each card a shuffle held."""
    if not isinstance(pool, list) or len(pool) != len(s.cards.keys):
        refuse("position-story")
    for count in pool:
        if not isinstance(count, int) or count < 0:
            refuse("position-story")
    return pool.copy()


def read_end(s: SamuraiState, parts: Description) -> None:
    """Read why the game ended, if it has."""
    s.cause = CAUSES.index(parts.word("cause", "", CAUSES))
    s.deadly_team = parts.number("deadly_team", NOBODY, NOBODY, len(TEAMS) - 1)
    s.swordmaster = parts.number("swordmaster", NOBODY, NOBODY, s.seats - 1)
    if (s.cause == BY_SWORDMASTER) != (s.swordmaster != NOBODY):
        refuse("position-swordmaster")
    if s.cause == NOT_YET and 0 in s.honor:
        refuse("position-honor")


def read_questions(s: SamuraiState, asked: object) -> list[Decision[SamuraiState]]:
    """Read the questions on the stack, the one asked now last."""
    if not isinstance(asked, list) or not asked:
        refuse_question("position-asked", questions=", ".join(QUESTIONS))
    questions = [read_question(s, each) for each in asked]
    if s.limbo != NO_CARD and not isinstance(questions[-1], (Defend, AnswerAction)):
        refuse("position-limbo")
    if not are_questions_in_turn(s, questions):
        refuse_question("position-question", question=questions[-1].name(), seat=questions[-1].seat)
    return questions


def are_questions_in_turn(s: SamuraiState, questions: list[Decision[SamuraiState]]) -> bool:
    """Whose turn it is, is asked; above the Play phase another seat about the card in the air."""
    first, last = questions[0], questions[-1]
    if first.seat != s.turn or s.resilience[s.turn] == 0:
        return False
    if isinstance(last, (Defend, AnswerAction)):
        return len(questions) == 2 and isinstance(first, PlayCards) and last.details() == [s.turn]
    return len(questions) == 1


def read_question(s: SamuraiState, words: object) -> Decision[SamuraiState]:
    """Read one question by its name, seat and details."""
    if not isinstance(words, list) or len(words) < 2 or words[0] not in QUESTIONS:
        refuse_question("position-asked", questions=", ".join(QUESTIONS))
    name, seat, *details = words
    if any([not isinstance(n, int) for n in (seat, *details)]) or not 0 <= seat < s.seats:
        refuse_question("position-asked", questions=", ".join(QUESTIONS))
    if name in ("play", "draw", "bushido"):
        return read_phase(s, name, seat, details)
    if name == "discard":
        return read_discard(s, seat, details)
    return read_attack(s, name, seat, details)


def read_phase(s: SamuraiState, name: str, seat: int, details: list[int]) -> Decision[SamuraiState]:
    """Read a question of a phase, where the table gives reason to ask it."""
    kinds: Mapping[str, type[Decision[SamuraiState]]]
    kinds = {"play": PlayCards, "draw": DrawFirst, "bushido": AnswerBushido}
    draws = s.character[seat] == IEYASU and len(s.discard) > 0
    reason = {"play": True, "draw": draws, "bushido": s.bushido == seat}
    if details or not reason[name]:
        refuse_question("position-question", question=name, seat=seat)
    return kinds[name](seat)


def read_discard(s: SamuraiState, seat: int, chosen: list[int]) -> Decision[SamuraiState]:
    """Read a hand above the limit, with the cards chosen so far in any order [Q33]."""
    held = s.hands[seat].copy()
    if len(held) - len(chosen) <= HAND_LIMIT:
        refuse("position-discard", seat=seat, limit=HAND_LIMIT)
    for card in chosen:
        if card not in held:
            refuse("position-discard", seat=seat, limit=HAND_LIMIT)
        held.remove(card)
    return DiscardDown(seat, chosen)


def read_attack(
    s: SamuraiState, name: str, seat: int, details: list[int]
) -> Decision[SamuraiState]:
    """Read a question about the card in the air: it must be there and the seat open to it."""
    fits = s.limbo >= FIRST_WEAPON if name == "defend" else s.limbo in (BATTLE_CRY, JUJUTSU)
    by = details[0] if len(details) == 1 else seat
    if not fits or not 0 <= by < s.seats or by == seat or s.is_harmless(seat):
        refuse("position-attack", question=name)
    return Defend(seat, by) if name == "defend" else AnswerAction(seat, by)
