"""The cards of Samurai Sword: ids for the rules, columns read from cards.toml or another deck."""

from __future__ import annotations

from typing import Final, NoReturn

from chabudai.engine.cards.deck import Row, cache_by_deck, read_deck, read_deck_text, require_table
from chabudai.engine.errors import BadDeck
from chabudai.engine.text.catalog import Sentence, sentence

PACKAGE: Final = "chabudai.games.samurai_sword"
MOST_SEATS: Final = 7
HAND_LIMIT: Final = 7
MOST_WEAPONS: Final = 1000  # a card's number has ten bits in the card history

# Cards whose effect is code keep their ids in every deck; weapons are numbers and follow.
PARRY: Final = 0
BATTLE_CRY: Final = 1
BREATHING: Final = 2
BUSHIDO: Final = 3
DAIMYO: Final = 4
DIVERSION: Final = 5
GEISHA: Final = 6
JUJUTSU: Final = 7
TEA_CEREMONY: Final = 8
ARMOR: Final = 9
FAST_DRAW: Final = 10
FOCUS: Final = 11
FIRST_WEAPON: Final = 12
KEYS: Final = [
    "parry", "battle-cry", "breathing", "bushido", "daimyo", "diversion",
    "geisha", "jujutsu", "tea-ceremony", "armor", "fast-draw", "focus",
]  # fmt: skip
PROPERTIES: Final = ["armor", "bushido", "fast-draw", "focus"]

BENKEI: Final = 0
CHIYOME: Final = 1
GINCHIYO: Final = 2
GOEMON: Final = 3
HANZO: Final = 4
HIDEYOSHI: Final = 5
IEYASU: Final = 6
KOJIRO: Final = 7
MUSASHI: Final = 8
NOBUNAGA: Final = 9
TOMOE: Final = 10
USHIWAKA: Final = 11
CHARACTERS: Final = [
    "benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi",
    "ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka",
]  # fmt: skip

SHOGUN: Final = 0
SAMURAI: Final = 1
NINJA_1: Final = 2
NINJA_2: Final = 3
NINJA_3: Final = 4
RONIN: Final = 5
ROLES: Final = ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"]

SHOGUN_TEAM: Final = 0
NINJA_TEAM: Final = 1
RONIN_TEAM: Final = 2
TEAMS: Final = ["shogun", "ninja", "ronin"]
TEAM_OF: Final = [SHOGUN_TEAM, SHOGUN_TEAM, NINJA_TEAM, NINJA_TEAM, NINJA_TEAM, RONIN_TEAM]


class Setup:
    """Who sits down with how much [R2, R13], and what honor is worth at the end [R11]."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.seats = row.integer("seats", 3, MOST_SEATS)
        self.samurai = row.integer("samurai", 0, 2)
        self.ninja = row.integer("ninja", 1, 3)
        self.ronin = row.integer("ronin", 0, 1)
        self.shogun_honor = row.integer("shogun_honor", 1, 20)
        self.honor = row.integer("honor", 1, 20)
        self.hands = row.integers("hands", self.seats, 1, 10)
        ninja = row.integer("times_ninja", 0, 9)
        self.times = [
            row.integer("times_shogun", 0, 9), row.integer("times_samurai", 0, 9),
            ninja, ninja, ninja, row.integer("times_ronin", 0, 9),
        ]  # fmt: skip
        stars_double = row.values.get("stars_double", False)
        if not isinstance(stars_double, bool):
            refuse(row, "deck-yes-no", name="stars_double", value=str(stars_double))
        self.stars_double = stars_double
        if 1 + self.samurai + self.ninja + self.ronin != self.seats:
            refuse(row, "deck-roles", seats=self.seats)


class Deck:
    """A deck as columns: what each card id is called, how many there are, what it does."""

    def __init__(self, source: str) -> None:
        deck = read_deck(source)
        fixed = index_by_key(require_table(deck, "action") + require_table(deck, "property"))
        weapons = require_table(deck, "weapon")
        missing = [key for key in KEYS if key not in fixed]
        if missing or len(fixed) > len(KEYS):
            raise BadDeck(game_sentence("deck-cards", expected=", ".join(KEYS)))
        self.source = source
        self.rows = [fixed[key] for key in KEYS] + weapons
        self.keys = list(index_by_key(self.rows))
        self.ids = {key: card for card, key in enumerate(self.keys)}
        self.names = [row.names() for row in self.rows]
        self.copies = [row.integer("copies", 0, 60) for row in self.rows]
        self.reach = [0] * FIRST_WEAPON + [row.integer("reach", 1, 20) for row in weapons]
        self.wounds = [0] * FIRST_WEAPON + [row.integer("wounds", 1, 9) for row in weapons]
        self.characters = read_characters(deck)
        self.resilience = [row.integer("resilience", 1, 9) for row in self.characters]
        self.setups = read_setups(deck)
        self.check_weapons(weapons)
        self.check_size()

    def check_weapons(self, weapons: list[Row]) -> None:
        """Refuse a Weapon too many to number, or one whose key is a character's."""
        if len(weapons) > MOST_WEAPONS:
            refuse(weapons[MOST_WEAPONS], "deck-weapons", most=MOST_WEAPONS)
        for row in weapons:
            if row.key() in CHARACTERS:
                row.refuse("deck-twice", value=row.key())

    def check_size(self) -> None:
        """Refuse a deck that is too small to deal, or to go round once hands are full.

        Where it goes round somebody always has to discard, each shuffle costs honor, and the game
        ends [R4, R10].
        """
        total = sum(self.copies)
        staying = sum([self.copies[card] for card in (ARMOR, FAST_DRAW, FOCUS)]) + 1
        for setup in self.setups.values():
            dealt = sum(setup.hands) + 2 * setup.seats
            if total < dealt or total - staying <= HAND_LIMIT * setup.seats:
                refuse(setup.row, "deck-small", cards=total, seats=setup.seats)

    def find_setup(self, seats: int) -> Setup:
        """Find how a table of so many seats is set; raises BadDeck where the deck does not say."""
        if seats not in self.setups:
            raise BadDeck(game_sentence("deck-setup", seats=seats))
        return self.setups[seats]


def refuse(row: Row, code: str, **figures: object) -> NoReturn:
    """Refuse a deck because of a row, with a sentence of this game."""
    problem = game_sentence(code, **figures)
    raise BadDeck(sentence("deck-row", line=row.line, table=row.table, problem=problem))


def index_by_key(rows: list[Row]) -> dict[str, Row]:
    """Index rows by their keys; raises BadDeck for a key that comes twice."""
    found: dict[str, Row] = {}
    for row in rows:
        if row.key() in found:
            row.refuse("deck-twice", value=row.key())
        found[row.key()] = row
    return found


def read_characters(deck: dict[str, list[Row]]) -> list[Row]:
    """Read the rows of the twelve characters, in the order of their ids."""
    found = index_by_key(require_table(deck, "character"))
    if sorted(found) != sorted(CHARACTERS):
        raise BadDeck(game_sentence("deck-cards", expected=", ".join(CHARACTERS)))
    return [found[key] for key in CHARACTERS]


def read_setups(deck: dict[str, list[Row]]) -> dict[int, Setup]:
    """Read how tables are set, by their number of seats."""
    found: dict[int, Setup] = {}
    for setup in map(Setup, require_table(deck, "setup")):
        if setup.seats in found:
            refuse(setup.row, "deck-setup-twice", seats=setup.seats)
        found[setup.seats] = setup
    return found


@cache_by_deck
def load_deck(source: str | None = None) -> Deck:
    """Load the cards of a deck file's text, the printed game's by default; raises BadDeck."""
    return Deck(read_deck_text(PACKAGE) if source is None else source)


def game_sentence(code: str, **figures: object) -> Sentence:
    """Make a sentence of this game's catalog."""
    return Sentence(PACKAGE, code, figures)
