"""A tree: the cards one player has laid, as columns; entry 0 is the trunk."""

from __future__ import annotations

from typing import Final

from chabudai.games.kodama_duo.cards.deck import N_FEATURES, N_SLOTS, NO_FEATURE, Deck, Shape

NO_CARD: Final = -1


class Tree:
    """Poses (tenths of a millimetre, whole degrees), parents and spirit tokens of one tree."""

    deck: Deck
    cards: list[int]
    shapes: list[Shape]
    x: list[int]
    y: list[int]
    angles: list[int]
    parents: list[int]
    depths: list[int]
    n_children: list[int]
    tokens: list[int]  # N_SLOTS per card: the feature of the token there, or NO_FEATURE
    icons: list[int]  # N_FEATURES per card: how many of each show, tokens counted

    def clone(self) -> Tree:
        other = Tree()
        other.deck = self.deck
        other.cards = self.cards.copy()
        other.shapes = self.shapes.copy()
        other.x = self.x.copy()
        other.y = self.y.copy()
        other.angles = self.angles.copy()
        other.parents = self.parents.copy()
        other.depths = self.depths.copy()
        other.n_children = self.n_children.copy()
        other.tokens = self.tokens.copy()
        other.icons = self.icons.copy()
        return other

    def lay(self, card: int, x: int, y: int, angle: int, parent: int) -> None:
        """Add a card that touches its parent."""
        self.cards.append(card)
        self.shapes.append(self.deck.shapes[card])
        self.x.append(x)
        self.y.append(y)
        self.angles.append(angle)
        self.parents.append(parent)
        self.n_children.append(0)
        self.tokens.extend([NO_FEATURE] * N_SLOTS)
        first = card * N_FEATURES
        self.icons.extend(self.deck.icons[first : first + N_FEATURES])
        if parent == NO_CARD:
            self.depths.append(0)
        else:
            self.depths.append(self.depths[parent] + 1)
            self.n_children[parent] += 1

    def printed_feature(self, entry: int, slot: int) -> int:
        return self.deck.printed[self.cards[entry] * N_SLOTS + slot]

    def token_feature(self, entry: int, slot: int) -> int:
        """The feature of the spirit token in a slot, or NO_FEATURE."""
        return self.tokens[entry * N_SLOTS + slot]

    def shown_feature(self, entry: int, slot: int) -> int:
        """The feature that counts in a slot: the token's, else the printed one."""
        token = self.token_feature(entry, slot)
        return token if token != NO_FEATURE else self.printed_feature(entry, slot)

    def n_slots(self, entry: int) -> int:
        return self.deck.n_slots[self.cards[entry]]

    def put_token(self, entry: int, slot: int, feature: int) -> None:
        self.icons[entry * N_FEATURES + self.printed_feature(entry, slot)] -= 1
        self.icons[entry * N_FEATURES + feature] += 1
        self.tokens[entry * N_SLOTS + slot] = feature

    def take_token(self, entry: int, slot: int) -> None:
        """Take a spirit token away: the printed feature shows again [G7]."""
        self.icons[entry * N_FEATURES + self.token_feature(entry, slot)] -= 1
        self.icons[entry * N_FEATURES + self.printed_feature(entry, slot)] += 1
        self.tokens[entry * N_SLOTS + slot] = NO_FEATURE

    def trunk_feature(self) -> int:
        """The feature printed on the trunk: it stays the tree's own under a token [G6]."""
        return self.printed_feature(0, 0)

    def is_end(self, entry: int) -> bool:
        """Whether a card is an end card: a branch card that touches only one other."""
        return entry > 0 and self.n_children[entry] == 0

    def is_near_trunk(self, entry: int) -> bool:
        """Whether a card is within two cards of the trunk; the trunk itself is [G16]."""
        return self.depths[entry] <= 2

    def neighbours(self, entry: int) -> list[int]:
        """The cards that a card touches: its parent and its children."""
        return [
            other
            for other in range(len(self.cards))
            if self.parents[other] == entry or other == self.parents[entry]
        ]


def plant_tree(deck: Deck, trunk: int) -> Tree:
    """A tree of a trunk alone, its bottom on the table's edge."""
    tree = Tree()
    tree.deck = deck
    tree.cards = []
    tree.shapes = []
    tree.x = []
    tree.y = []
    tree.angles = []
    tree.parents = []
    tree.depths = []
    tree.n_children = []
    tree.tokens = []
    tree.icons = []
    tree.lay(trunk, 0, int(deck.shapes[trunk].half_height), 0, NO_CARD)
    return tree
