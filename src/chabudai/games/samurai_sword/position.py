"""Positions: a table described by zones, and back."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.engine.decision import Decision
from chabudai.engine.position import Description, leftover, refuse, write_heading
from chabudai.games.samurai_sword.attack import Defend
from chabudai.games.samurai_sword.cards import (
    BATTLE_CRY,
    BUSHIDO,
    CHARACTERS,
    FIRST_WEAPON,
    JUJUTSU,
    NINJA_1,
    NINJA_3,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    TEAMS,
    Setup,
    load_cards,
)
from chabudai.games.samurai_sword.decisions import (
    AnswerBushido,
    DiscardDown,
    DrawFirst,
    Play,
    start_turn,
)
from chabudai.games.samurai_sword.effects import AnswerAction
from chabudai.games.samurai_sword.state import (
    BY_SWORDMASTER,
    CAUSES,
    HAND_LIMIT,
    NO_CARD,
    NOBODY,
    NOT_YET,
    Table,
)
from chabudai.games.samurai_sword.story import (
    DRAW,
    FLIP,
    PASS,
    SHOW,
    SHUFFLE,
    TAKE,
    card_of,
    line,
    other_of,
    seat_of,
    verb_of,
)

QUESTIONS = ["play", "draw", "bushido", "discard", "defend", "answer"]
# Unless described, seats get characters that change little for others.
PLAIN = ["ieyasu", "hideyoshi", "nobunaga", "tomoe", "musashi", "goemon", "kojiro"]


def write(s: Table) -> dict[str, object]:
    """The whole table by zones; the deck from its top."""
    deck = None if s.cards is load_cards(None) else s.cards.source
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
        "hands": [keys(s, hand) for hand in s.hands],
        "deck": keys(s, s.deck[::-1]),
        "discard": keys(s, s.discard),
        "box": keys(s, s.box),
        "limbo": [] if s.limbo == NO_CARD else [s.cards.keys[s.limbo]],
        "turn": s.turn,
        "weapons_played": s.weapons_played,
        "reshuffles": s.reshuffles,
        "picks": s.picks,
        "strikes": s.strikes.copy(),
        "story": s.story.copy(),
        "pools": [pool.copy() for pool in s.pools],
        "asked": [[each.name(), each.seat, *each.details()] for each in s.stack],
        "cause": CAUSES[s.cause],
        "deadly_team": s.deadly_team,
        "swordmaster": s.swordmaster,
    }


def keys(s: Table, cards: list[int]) -> list[str]:
    """Cards as words."""
    return [s.cards.keys[card] for card in cards]


def read(s: Table, parts: Description) -> None:
    """Lay a described table on an empty one; what is not described is as at the start."""
    read_people(s, parts)
    read_cards(s, parts)
    s.turn = parts.number("turn", s.role.index(SHOGUN), 0, s.seats - 1)
    s.weapons_played = parts.number("weapons_played", 0, 0, 99)
    s.reshuffles = parts.number("reshuffles", 0, 0, 999)
    s.picks = parts.number("picks", 0, 0, 9999)
    s.strikes = parts.numbers("strikes", s.strikes, 0, 9999)
    read_story(s, parts)
    read_end(s, parts)
    begin = parts.number("begin", 0, 0, 1)
    asked = parts.take("asked")
    if s.cause != NOT_YET:
        return
    if begin:
        start_turn(s, s.turn)
        return
    s.stack.extend(read_asked(s, asked if asked is not None else [["play", s.turn]]))


def read_people(s: Table, parts: Description) -> None:
    """Roles, characters, honor and Resilience of every seat."""
    roles = {key: role for role, key in enumerate(ROLES)}
    ninjas = list(range(NINJA_1, NINJA_3 + 1))
    usual = [SHOGUN] + [SAMURAI] * s.setup.samurai + [RONIN] * s.setup.ronin
    s.role = parts.words("roles", roles, s.seats) or usual + ninjas[: s.setup.ninja]
    left = [each for each in ninjas if each not in s.role]
    s.box_roles = parts.words("box_roles", roles, len(left)) or left
    check_roles(s, s.setup, usual)
    people = {key: each for each, key in enumerate(CHARACTERS)}
    plain = [people[key] for key in PLAIN[: s.seats]]
    s.character = parts.words("characters", people, s.seats) or plain
    if len(set(s.character)) < s.seats:
        refuse("position-twice", name="characters")
    full = [s.cards.resilience[each] for each in s.character]
    s.resilience = parts.numbers("resilience", full, 0, 9)
    if any([s.resilience[seat] > full[seat] for seat in range(s.seats)]):
        refuse("position-resilience")
    honor = [s.setup.shogun_honor if role == SHOGUN else s.setup.honor for role in s.role]
    s.honor = parts.numbers("honor", honor, 0, 99)


def check_roles(s: Table, setup: Setup, usual: list[int]) -> None:
    """Refuse roles that this many seats are not dealt [R2]."""
    plain = sorted([role for role in s.role if not NINJA_1 <= role <= NINJA_3])
    ninjas = sorted([role for role in s.role + s.box_roles if NINJA_1 <= role <= NINJA_3])
    if plain != sorted(usual) or ninjas != [NINJA_1, NINJA_1 + 1, NINJA_3]:
        refuse("position-roles", seats=s.seats)


def read_cards(s: Table, parts: Description) -> None:
    """Hands, properties and piles; cards that are nowhere go under the deck, shuffled."""
    ids = s.cards.ids
    s.hands = [sorted(hand) for hand in parts.piles("hands", ids, s.seats)]
    s.armor = parts.numbers("armor", s.armor, 0, 60)
    s.focus = parts.numbers("focus", s.focus, 0, 60)
    s.fast_draw = parts.numbers("fast_draw", s.fast_draw, 0, 60)
    s.bushido = parts.number("bushido", NOBODY, NOBODY, s.seats - 1)
    top = parts.words("deck", ids)
    s.discard = parts.words("discard", ids)
    s.box = parts.words("box", ids)
    limbo = parts.words("limbo", ids)
    s.limbo = limbo[0] if limbo else NO_CARD
    bare = parts.number("bare", 0, 0, 1)
    piles = [*s.hands, properties(s), top, s.discard, s.box, limbo[:1]]
    rest = leftover(s.cards.copies, piles, s.cards.keys)
    s.chance("deck").shuffle(rest)
    if bare:
        s.box = sorted(s.box + rest)
        rest = []
    s.deck = rest + top[::-1]


def properties(s: Table) -> list[int]:
    """The cards that lie before the seats."""
    cards = [s.cards.ids["armor"]] * sum(s.armor) + [s.cards.ids["focus"]] * sum(s.focus)
    cards += [s.cards.ids["fast-draw"]] * sum(s.fast_draw)
    return cards + [BUSHIDO] * (s.bushido != NOBODY)


def read_story(s: Table, parts: Description) -> None:
    """How the cards came into the hands; unless described, they were all drawn just now."""
    s.story = [line(DRAW, seat, 0, card) for seat in range(s.seats) for card in s.hands[seat]]
    s.pools = [s.count([card for pile in [*s.hands, s.deck] for card in pile])]
    told, pools = parts.take("story"), parts.take("pools")
    if told is None and pools is None:
        return
    s.story, s.pools = read_counts(told), [read_counts(pool) for pool in read_list(pools)]
    if not is_sound(s):
        refuse("position-story")


def read_list(value: object) -> list[object]:
    """A list of whatever."""
    if not isinstance(value, list):
        refuse("position-story")
    return value


def read_counts(value: object) -> list[int]:
    """A list of whole numbers, none below 0."""
    counts = [each for each in read_list(value) if isinstance(each, int) and each >= 0]
    if len(counts) != len(read_list(value)):
        refuse("position-story")
    return counts


def is_sound(s: Table) -> bool:
    """Whether the story leads to the hands and the deck that are described."""
    hands: list[list[int]] = [[] for _ in range(8)]
    pools = [pool.copy() for pool in s.pools]
    shuffles = [verb_of(each) for each in s.story].count(SHUFFLE)
    kinds = len(s.cards.keys)
    if len(pools) != shuffles + 1 or any([len(pool) != kinds for pool in pools]):
        return False
    at = 0
    for each in s.story:
        verb, seat, card = verb_of(each), seat_of(each), card_of(each)
        if verb > SHUFFLE or card >= kinds:
            return False
        if verb == SHUFFLE:
            at += 1
        if verb in (DRAW, FLIP):
            pools[at][card] -= 1
        if verb in (SHOW, PASS):
            if card not in hands[seat]:
                return False
            hands[seat].remove(card)
        if verb in (DRAW, TAKE, PASS):
            hands[other_of(each) if verb == PASS else seat].append(card)
    ends = [sorted(hand) for hand in hands] == s.hands + [[]] * (8 - s.seats)
    return ends and pools[-1] == s.count(s.deck) and not any([any(pool) for pool in pools[:-1]])


def read_end(s: Table, parts: Description) -> None:
    """Why the game ended, if it has."""
    s.cause = CAUSES.index(parts.word("cause", "", CAUSES))
    s.deadly_team = parts.number("deadly_team", NOBODY, NOBODY, len(TEAMS) - 1)
    s.swordmaster = parts.number("swordmaster", NOBODY, NOBODY, s.seats - 1)
    if (s.cause == BY_SWORDMASTER) != (s.swordmaster != NOBODY):
        refuse("position-swordmaster")
    if s.cause == NOT_YET and 0 in s.honor:
        refuse("position-honor")


def read_asked(s: Table, asked: object) -> list[Decision[Table]]:
    """The questions on the stack, the one asked now last."""
    if not isinstance(asked, list) or not asked:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    questions = [read_question(s, each) for each in asked]
    if s.limbo != NO_CARD and not isinstance(questions[-1], (Defend, AnswerAction)):
        refuse("position-limbo")
    return questions


def read_question(s: Table, words: object) -> Decision[Table]:
    """One question by its name, seat and details."""
    if not isinstance(words, list) or len(words) < 2 or words[0] not in QUESTIONS:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    name, seat, *details = words
    if any([not isinstance(n, int) for n in (seat, *details)]) or not 0 <= seat < s.seats:
        refuse("position-asked", questions=", ".join(QUESTIONS))
    if name in ("play", "draw", "bushido"):
        kinds: Mapping[str, type[Decision[Table]]]
        kinds = {"play": Play, "draw": DrawFirst, "bushido": AnswerBushido}
        return kinds[name](seat)
    if name == "discard":
        return read_discard(s, seat, details)
    return read_attack(s, name, seat, details)


def read_discard(s: Table, seat: int, chosen: list[int]) -> Decision[Table]:
    """A hand above the limit, with the cards chosen so far, ascending."""
    held = s.hands[seat].copy()
    if len(held) - len(chosen) <= HAND_LIMIT or chosen != sorted(chosen):
        refuse("position-discard", seat=seat, limit=HAND_LIMIT)
    for card in chosen:
        if card not in held:
            refuse("position-discard", seat=seat, limit=HAND_LIMIT)
        held.remove(card)
    return DiscardDown(seat, chosen)


def read_attack(s: Table, name: str, seat: int, details: list[int]) -> Decision[Table]:
    """A question about the card in the air: it must be there, and the seat must be open to it."""
    fits = s.limbo >= FIRST_WEAPON if name == "defend" else s.limbo in (BATTLE_CRY, JUJUTSU)
    by = details[0] if len(details) == 1 else seat
    if not fits or not 0 <= by < s.seats or by == seat or s.harmless(seat):
        refuse("position-attack", question=name)
    return Defend(seat, by) if name == "defend" else AnswerAction(seat, by)
