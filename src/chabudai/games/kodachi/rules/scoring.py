"""What everybody's cards, tokens and treasures are worth, and who has won [R38-R40]."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodachi.cards.deck import (
    BY_ENVOYS,
    BY_OWNERS,
    BY_RUMORS,
    ENVOY,
    NONE,
    RUMOR,
    SCORES,
)
from chabudai.games.kodachi.rules.state import TOKEN, TREASURE_LIMIT, KodachiState

BY_OWNER_COUNT: Final = [6, 6, 4, 2, 2]  # for nobody but oneself, one, two, three, four owners


def owned(s: KodachiState, seat: int) -> list[int]:
    """All cards of a seat, wherever they are, ascending [R38]."""
    cards = s.hands[seat] + s.decks[seat] + s.discards[seat]
    if seat == s.turn:
        cards += s.played
    return sorted(cards)


def owners(s: KodachiState) -> int:
    """How many seats own a rumor that looks at its owners [R39, Q41]."""
    return sum([any(is_by_owners(s, owned(s, seat))) for seat in range(s.seats)])


def is_by_owners(s: KodachiState, cards: list[int]) -> list[bool]:
    """Which of the cards are rumors that look at their owners."""
    return [s.cards.scores[card] == BY_OWNERS for card in cards]


class Score:
    """A seat's points by what they are for."""

    def __init__(self, s: KodachiState, seat: int, owners: int) -> None:
        self.seat = seat
        self.cards = owned(s, seat)
        self.envoys = len([card for card in self.cards if s.cards.kind[card] == ENVOY])
        self.rumors = len([card for card in self.cards if s.cards.kind[card] == RUMOR])
        self.skills = len([card for card in self.cards if s.cards.is_skill(card)])
        self.owners = owners
        self.envoy_points = sum([s.cards.points[c] for c in self.cards if s.cards.clan[c] != NONE])
        self.skill_points = sum([s.cards.points[c] for c in self.cards if s.cards.is_skill(c)])
        self.rumor_points = [self.points_by(s, score) for score in range(len(SCORES))]
        self.token_points = sum([token % TOKEN for token in s.tokens[seat]])
        self.tokens = len(s.tokens[seat])
        self.treasure_points = treasure_points(s, seat)

    def points_by(self, s: KodachiState, score: int) -> int:
        """What all rumors of one sort give together."""
        copies = len([card for card in self.cards if s.cards.scores[card] == score])
        return copies * self.worth(score)

    def worth(self, score: int) -> int:
        """What one rumor of a sort gives [R39]."""
        if score == BY_ENVOYS:
            return self.envoys
        if score == BY_RUMORS:
            return self.rumors
        return BY_OWNER_COUNT[self.owners] if score == BY_OWNERS else self.skills

    def points(self) -> int:
        """The sum."""
        cards = self.envoy_points + self.skill_points + sum(self.rumor_points)
        return cards + self.token_points + self.treasure_points

    def line(self, s: KodachiState) -> dict[str, object]:
        """The points with their terms, for people."""
        return {
            "seat": self.seat,
            "points": self.points(),
            "envoys": self.envoy_points,
            "skills": self.skill_points,
            "rumors": [
                {
                    "scores": SCORES[score],
                    "count": len([c for c in self.cards if s.cards.scores[c] == score]),
                    "worth": self.worth(score),
                    "points": points,
                }
                for score, points in enumerate(self.rumor_points)
            ],
            "tokens": self.token_points,
            "treasures": self.treasure_points,
            "envoy_count": self.envoys,
            "token_count": self.tokens,
        }


def treasure_points(s: KodachiState, seat: int) -> int:
    """One for each unspent treasure, by one reading four at most [R38, Q36]."""
    count = len(s.treasures[seat])
    return min(count, TREASURE_LIMIT) if s.options.final_treasures == "four" else count


def sheet(s: KodachiState) -> list[Score]:
    """The score of every seat."""
    shared = owners(s)
    return [Score(s, seat, shared) for seat in range(s.seats)]


def points(s: KodachiState) -> list[int]:
    """The points of every seat as they stand."""
    return [score.points() for score in sheet(s)]


def ranks(s: KodachiState) -> list[list[int]]:
    """What decides, in order: points, envoys, points or number of tokens [R40, Q46]."""
    count = s.options.tie_break == "tokens"
    return [
        [each.points(), each.envoys, each.tokens if count else each.token_points]
        for each in sheet(s)
    ]


def winners(s: KodachiState) -> list[int]:
    """The best, who share if nothing tells them apart; none until the game is over [R40]."""
    if not s.over():
        return []
    every = ranks(s)
    return [seat for seat in range(s.seats) if every[seat] == max(every)]


def decided_by(s: KodachiState) -> str:
    """What told the winner from the next best."""
    every = sorted(ranks(s))
    for step, name in enumerate(["points", "envoys", "tokens"]):
        if every[-1][step] > every[-2][step]:
            return name
    return "shared"


def breakdown(s: KodachiState) -> dict[str, object]:
    """The score step by step."""
    return {
        "owners": owners(s),
        "seats": [score.line(s) for score in sheet(s)],
        "winners": winners(s),
        "why": decided_by(s),
        "tie_break": s.options.tie_break,
    }


def traits(s: KodachiState) -> list[dict[str, str]]:
    """What statistics sort seats by: the place in the round."""
    return [{"place": str(s.place_of(seat) + 1)} for seat in range(s.seats)]
