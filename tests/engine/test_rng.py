"""Chance: the same numbers everywhere, every number equally likely, no stream tells of another."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from chabudai.engine.rng import ALGORITHM, KEY_BYTES, FastRng, KeyedRng, Rng, derive_key

KEY = bytes(range(32))


class Scripted(Rng):
    """A generator that gives the words it was given."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def bits(self) -> int:
        """The next word of the script."""
        return self.words.pop(0)


def blake_words(key: bytes, purpose: str, index: int, blocks: int) -> list[int]:
    """The stream of a purpose, made from the description of the scheme."""
    words = []
    for counter in range(blocks):
        place = index.to_bytes(8, "little") + counter.to_bytes(8, "little")
        digest = hashlib.blake2b(key + place + purpose.encode("utf-8"), digest_size=64).digest()
        words += [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
    return words


def jenkins_words(seed: int, count: int) -> list[int]:
    """Jenkins's small generator, warmed up by twenty rounds."""
    whole = 1 << 32
    low, high = seed % whole, (seed // whole) % whole
    a, b, c, d = 0xF1EA5EED, low, high, low
    words = []
    for _ in range(20 + count):
        turned = (b << 27 | b >> 5) % whole
        e = (a - turned) % whole
        a, b, c, d = b ^ ((c << 17 | c >> 15) % whole), (c + d) % whole, (d + e) % whole, 0
        d = (e + a) % whole
        words.append(d)
    return words[20:]


@pytest.mark.parametrize(("purpose", "index"), [("deck", 0), ("reshuffle", 2), ("rôles", 2**40)])
def test_the_table_draws_blake2b_blocks_of_key_index_counter_and_purpose(
    purpose: str, index: int
) -> None:
    """Four blocks of a stream, against hashlib."""
    rng = KeyedRng(KEY, purpose, index)
    assert [rng.bits() for _ in range(64)] == blake_words(KEY, purpose, index, 4)


def test_the_scheme_of_the_table_has_not_changed() -> None:
    """Known numbers: whoever changes them must give the scheme another name."""
    rng = KeyedRng(KEY, "deck")
    assert ALGORITHM == "blake2b-1"
    assert [rng.bits() for _ in range(3)] == [2511642424, 3203634548, 1850786774]
    assert derive_key(0).hex() == (
        "0fd923ca5e7218c4ba3c3801c26a617ecdbfdaebb9c76ce2eca166e7855efbb8"
    )


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**40 + 12345])
def test_the_quick_generator_is_jenkins_s(seed: int) -> None:
    """Against an implementation from its description."""
    rng = FastRng(seed)
    assert [rng.bits() for _ in range(40)] == jenkins_words(seed, 40)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 52, 90])
def test_every_number_below_n_has_equally_many_words(n: int) -> None:
    """The words of a number are a range; the first of it is refused where it would be one more."""
    accepted = Counter[int]()
    for number in range(n):
        first, after = -(-number * 2**32 // n), -(-(number + 1) * 2**32 // n)
        drawn = Scripted([first, 2**32 - 1]).randbelow(n)
        refused = drawn != number or (number == n - 1 and spent_two(first, n))
        accepted[number] = after - first - refused
        assert Scripted([after - 1]).randbelow(n) == number
    assert set(accepted.values()) == {2**32 // n}


def spent_two(first: int, n: int) -> bool:
    """Whether a word was refused."""
    rng = Scripted([first, 2**32 - 1])
    rng.randbelow(n)
    return not rng.words


def test_all_numbers_below_n_come_up_and_no_other() -> None:
    """From the table's generator."""
    rng = KeyedRng(KEY, "dice")
    assert {rng.randbelow(6) for _ in range(200)} == set(range(6))


def test_a_shuffle_keeps_all_cards() -> None:
    """In another order."""
    cards = list(range(90))
    KeyedRng(KEY, "deck").shuffle(cards)
    assert cards != list(range(90))
    assert sorted(cards) == list(range(90))


def test_every_order_comes_up_equally_often() -> None:
    """All 24 orders of four cards, each about 250 times in 6000."""
    orders = Counter[str]()
    rng = KeyedRng(KEY, "orders")
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[str(cards)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 190
    assert max(orders.values()) < 310


def test_streams_of_other_purposes_indices_or_keys_share_nothing() -> None:
    """One word in common among a few hundred would be a miracle."""
    streams = [
        KeyedRng(KEY, "deck"),
        KeyedRng(KEY, "deck", 1),
        KeyedRng(KEY, "decks"),
        KeyedRng(bytes(32), "deck"),
    ]
    words = [{rng.bits() for _ in range(100)} for rng in streams]
    assert len(set.union(*words)) == 400


def test_a_copy_goes_on_from_the_same_place_by_itself() -> None:
    """In the middle of a block and at its end."""
    for given in (5, 16):
        rng = KeyedRng(KEY, "deck")
        for _ in range(given):
            rng.bits()
        copy = rng.copy()
        assert [copy.bits() for _ in range(20)] == [rng.bits() for _ in range(20)]


def test_a_stream_can_be_taken_up_after_any_number_of_words() -> None:
    """By how many it has given."""
    rng = KeyedRng(KEY, "pick")
    words = [rng.bits() for _ in range(40)]
    assert rng.given == 40
    assert [KeyedRng(KEY, "pick", 0, given).bits() for given in range(40)] == words


def test_drawing_from_one_stream_does_not_shift_another() -> None:
    """So a rule that needs one more number changes nothing else."""
    first = KeyedRng(KEY, "pick").bits()
    other = KeyedRng(KEY, "deck")
    other.bits()
    assert KeyedRng(KEY, "pick").bits() == first


def test_a_seed_is_a_number_or_words() -> None:
    """The same in either form, so a record can keep it as text."""
    assert derive_key(7) == derive_key("7") == derive_key(b"7")
    assert derive_key("7") != derive_key("8")


def test_a_key_is_its_own_seed() -> None:
    """Thirty-two bytes are a key already."""
    assert derive_key(KEY) == KEY
    assert len(derive_key("words")) == KEY_BYTES


def test_a_fresh_key_is_made_of_the_next_words() -> None:
    """Eight of them."""
    key = Scripted([1, 2, 3, 4, 5, 6, 7, 2**32 - 1]).key()
    assert len(key) == KEY_BYTES
    assert key[:4] == b"\1\0\0\0"
    assert key[-4:] == b"\xff\xff\xff\xff"
