"""Everything a Kodachi player can say, with columns that take an id apart."""

from __future__ import annotations

from typing import Final

from chabudai.engine.cards.deck import cache_by_deck
from chabudai.engine.errors import IllegalAction, Refusal
from chabudai.engine.rules.actions import ActionTable
from chabudai.engine.text.catalog import sentence
from chabudai.games.kodachi.cards.deck import Deck, game_sentence, load_deck
from chabudai.games.kodachi.cards.payment import KINDS, MEANS, list_payments, pack_purse

STEALTH_DECLARED: Final = 0
STRENGTH_DECLARED: Final = 1
STOP: Final = 2
CONTINUE: Final = 3
NEXT: Final = 4
GIVE_UP: Final = 5
PASS: Final = 6
KEEP: Final = 7
VERBS: Final = ["stealth", "strength", "stop", "continue", "next", "give-up", "pass", "keep"]
FIRST_PLAY: Final = 8


class Actions(ActionTable):
    """The table of one deck.

    `card` says which card (or kind of treasure) an id is about; `way` and `amount` how it is
    played; `price` what is paid for it, as a purse. `first_play` and `first_buy` give the first id
    of a card's ways and payments, the next card's entry is the end. An offset plus a card is an
    id.
    """

    def __init__(self, cards: Deck) -> None:
        super().__init__()
        self._cards = cards
        for verb in VERBS:
            self.add(verb)
        self.card = [-1] * len(self)
        self.way = [-1] * len(self)
        self.amount = [0] * len(self)
        self.price = [0] * len(self)
        self.first_play = [self._add_plays(cards, card) for card in range(cards.first_guard)]
        self.first_play.append(len(self))
        self.take_offset = self._add_cards("take", cards.keys, cards.first_guard)
        self.first_buy = [self._add_buys(cards, card) for card in range(cards.first_guard)]
        self.first_buy.append(len(self))
        self.drop_offset = self._add_cards("drop", KINDS, 0)
        self.discard_offset = self._add_cards("discard", cards.keys[: cards.first_guard], 0)

    def _add_plays(self, cards: Deck, card: int) -> int:
        """Add an action for each way to play a card; the way is named where there are several."""
        ways = cards.effect[card].ways
        first = len(self)
        for way in ways:
            self.add("play", [cards.keys[card]], *([[way.word]] if len(ways) > 1 else []))
            self._add_columns(card, way.kind, way.amount, 0)
        return first

    def _add_buys(self, cards: Deck, card: int) -> int:
        """Add an action for each set of treasures that pays the cost."""
        first = len(self)
        for paid in list_payments(cards.cost[card]) if cards.cost[card] else []:
            self.add("buy", [cards.keys[card]], *[[MEANS[means]] for means in paid])
            counts = [paid.count(means) for means in range(len(MEANS))]
            self._add_columns(card, -1, 0, pack_purse(counts))
        return first

    def _add_cards(self, verb: str, keys: list[str], first: int) -> int:
        """Add an action for each key from `first` on; return the offset."""
        start = self.add(verb, keys[first:])
        for card in range(first, len(keys)):
            self._add_columns(card, -1, 0, 0)
        return start - first

    def parse(self, token: str) -> int:
        """Find the id of a token; what is paid may be named in any order, but must pay [R26]."""
        words = token.lower().split()
        if len(words) > 2 and words[0] == "buy" and all([word in MEANS for word in words[2:]]):
            words[2:] = sorted(words[2:], key=MEANS.index)
            if words[1] in self._cards.ids and " ".join(words) not in self._ids:
                raise self._payment_error(token, self._cards.ids[words[1]])
        return super().parse(" ".join(words))

    def _payment_error(self, token: str, card: int) -> IllegalAction:
        """Make the error for treasures that are not what the card costs."""
        cost = self._cards.describe_cost(card)
        reason = game_sentence("refused-payment", card=self._cards.names[card], cost=cost)
        broken = Refusal("R26", reason)
        return IllegalAction(sentence("refused", token=token, reasons=[broken.whole()]), [broken])

    def _add_columns(self, card: int, way: int, amount: int, price: int) -> None:
        self.card.append(card)
        self.way.append(way)
        self.amount.append(amount)
        self.price.append(price)


@cache_by_deck
def load_actions(source: str | None = None) -> Actions:
    return Actions(load_deck(source))
