"""What the novice does in plain situations, and that it plays better than chance."""

import pytest

from chabudai import State
from chabudai.bots import Glimpse, load_bot
from chabudai.games.samurai_sword.ai.role_odds import RoleOdds
from chabudai.games.samurai_sword.view.view_types import SeatView
from chabudai.lab.simulate.counts import Counts
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import simulate
from tests.table import Table, table

FOUR = ["shogun", "samurai", "ninja-1", "ninja-2"]
FIVE = ["shogun", "samurai", "ninja-1", "ninja-2", "ronin"]
PEOPLE = ["ieyasu", "hideyoshi", "tomoe", "nobunaga", "goemon"]


def table_in_play(roles: list[str], seat: int, *hand: str, **zones: object) -> Table:
    """A table at which a seat is to play; the others hold a Geisha each."""
    usual = {"turn": seat, "roles": roles, "characters": PEOPLE[: len(roles)]}
    t = table("samurai_sword", len(roles), **{**usual, **zones})
    for other in range(len(roles)):
        t.hand(other, "geisha")
    t.hand(seat, *hand)
    return t


def novice_choice(state: State, seed: int = 1) -> str:
    """What the novice does now."""
    glimpse = Glimpse.of(state, state.actor(), seed)
    return state.actions.token(load_bot("novice").choose(glimpse))


def role_odds(t: Table, viewer: int) -> list[list[float]]:
    """How likely each seat is in the Shogun's, the Ninjas' and the Ronin's team."""
    seen: SeatView = t.view(viewer)  # type: ignore[assignment]
    return RoleOdds(seen, viewer).odds


def strike_counts(seats: int, *blows: tuple[int, int]) -> list[int]:
    """The attacks seen so far."""
    counts = [0] * seats**2
    for attacker, target in blows:
        counts[attacker * seats + target] += 1
    return counts


# Who is who


def test_what_is_certain_is_certain() -> None:
    """R1, R2."""
    t = table_in_play(FOUR, 1, "bokken")
    assert role_odds(t, 1) == [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 0]]
    assert role_odds(table_in_play(["shogun", "ninja-1", "ninja-2"], 1, "bokken"), 1)[2] == [
        0,
        1,
        0,
    ]


def test_without_a_blow_every_deal_is_equally_likely() -> None:
    """R2, R15."""
    t = table_in_play(FIVE, 2, "bokken")
    assert role_odds(t, 2)[1] == pytest.approx([1 / 3, 1 / 3, 1 / 3])


def test_who_strikes_the_shogun_is_no_samurai() -> None:
    """R1."""
    t = table_in_play(FIVE, 0, "bokken", strikes=strike_counts(5, (2, 0)))
    shogun, ninja, _ = role_odds(t, 0)[2]
    assert shogun < 0.05
    assert ninja > 0.5
    assert role_odds(t, 0)[1][0] > 0.25


def test_ones_own_blows_and_the_shoguns_tell_nothing() -> None:
    """R15."""
    t = table_in_play(FIVE, 2, "bokken", strikes=strike_counts(5, (2, 1), (2, 1), (0, 3)))
    assert role_odds(t, 2) == role_odds(table_in_play(FIVE, 2, "bokken"), 2)


# Striking


@pytest.mark.parametrize("seed", range(5))
def test_a_samurai_strikes_ninjas_and_never_the_shogun(seed: int) -> None:
    """R1."""
    t = table_in_play(FOUR, 1, "bokken", "parry")
    assert novice_choice(t.state, seed) == "strike bokken 2"


def test_a_certain_friend_in_reach_is_left_alone() -> None:
    """R1, R5."""
    t = table_in_play(
        ["shogun", "ninja-1", "samurai", "ninja-2"], 2, "kusarigama", armor=[0, 2, 0, 2]
    )
    assert "strike kusarigama 0" in t.asked(2)
    assert novice_choice(t.state) == "end"


def test_a_ninja_of_three_spares_the_other() -> None:
    """R13."""
    t = table_in_play(["shogun", "ninja-1", "ninja-2"], 1, "kiseru", armor=[2, 0, 0])
    assert t.asked(1) == ["end", "strike kiseru 2"]
    assert novice_choice(t.state) == "end"


def test_who_attacked_the_shogun_is_struck_before_others() -> None:
    """R1."""
    t = table_in_play(FIVE, 0, "bokken", strikes=strike_counts(5, (4, 0), (4, 0)))
    assert novice_choice(t.state) == "strike bokken 4"


def test_the_weapon_with_the_most_useful_wounds_is_taken() -> None:
    """R6."""
    t = table_in_play(FOUR, 1, "bokken", "kiseru", "shuriken")
    assert novice_choice(t.state) == "strike kiseru 2"


def test_a_light_weapon_finishes_what_it_can() -> None:
    """R6, R8."""
    t = table_in_play(FOUR, 1, "bokken", "katana", "shuriken", resilience=[5, 4, 1, 5])
    assert novice_choice(t.state) == "strike bokken 2"


def test_reach_is_kept_where_a_short_weapon_does() -> None:
    """R5."""
    t = table_in_play(FOUR, 1, "kiseru", "kusarigama", "parry")
    assert novice_choice(t.state) == "strike kiseru 2"


def test_a_finishing_blow_far_off_comes_before_a_scratch_near_by() -> None:
    """R8."""
    t = table_in_play(FOUR, 1, "shuriken", "parry", resilience=[5, 4, 5, 1])
    assert novice_choice(t.state) == "strike shuriken 3"


def test_a_player_behind_does_not_end_the_game() -> None:
    """R11."""
    behind = table_in_play(FOUR, 2, "bokken", "parry", resilience=[5, 4, 5, 1], honor=[9, 9, 1, 1])
    behind.set("armor", [0, 3, 0, 0])
    assert novice_choice(behind.state) == "end"


def test_the_last_one_standing_strikes_for_the_swordmaster() -> None:
    """R12."""
    t = table_in_play(FOUR, 2, "bokken", "parry", resilience=[0, 1, 5, 0], honor=[9, 9, 1, 1])
    t.set("strikes", strike_counts(4, (3, 0), (3, 0)))
    assert novice_choice(t.state) == "strike bokken 1"


def test_a_wound_counts_by_the_deck_in_play() -> None:
    """R6."""
    t = table_in_play(FOUR, 1, "bokken", "kiseru", "parry")
    t.set("cards", deck_with_heavy_bokken())
    assert novice_choice(t.state) == "strike bokken 2"


def deck_with_heavy_bokken() -> str:
    """The printed deck with a Bokken of three wounds."""
    from chabudai.engine.cards.deck import read_deck_text

    head, key, rest = read_deck_text("chabudai.games.samurai_sword").partition('key = "bokken"')
    return head + key + rest.replace("wounds = 1", "wounds = 3", 1)


# Cards


@pytest.mark.parametrize("card", ["focus", "fast-draw", "armor"])
def test_properties_come_before_the_attack(card: str) -> None:
    """R4."""
    t = table_in_play(FOUR, 1, card, "bokken", "parry")
    assert novice_choice(t.state) == f"play {card}"


def test_a_focus_played_now_lets_him_strike_twice() -> None:
    """R4."""
    t = table_in_play(FOUR, 1, "focus", "bokken", "kiseru", "parry")
    for _ in range(3):
        t.play(1, novice_choice(t.state))
        if t.state.actor() == 2:
            t.play(2, "take")
    assert t.weapons_played() == 2


def test_the_hurt_breathe_and_a_friend_draws() -> None:
    """R7."""
    t = table_in_play(FOUR, 1, "breathing", "parry", resilience=[5, 1, 5, 5])
    assert novice_choice(t.state) == "play breathing 0"


def test_the_healthy_keep_their_breath() -> None:
    """R7."""
    assert novice_choice(table_in_play(FOUR, 1, "breathing", "parry").state) == "end"


def test_a_small_hand_is_filled() -> None:
    """R7."""
    assert (
        novice_choice(table_in_play(FOUR, 1, "tea-ceremony", "parry").state) == "play tea-ceremony"
    )
    assert novice_choice(table_in_play(FOUR, 1, "daimyo", "parry").state) == "play daimyo"


def test_a_daimyo_is_kept_when_the_end_is_near_but_not_by_the_ronin() -> None:
    """R11."""
    near: dict[str, object] = {"honor": [5, 3, 3, 1, 3]}
    assert novice_choice(table_in_play(FIVE, 1, "daimyo", "parry", **near).state) == "end"
    assert novice_choice(table_in_play(FIVE, 4, "daimyo", "parry", **near).state) == "play daimyo"


def test_geisha_takes_from_an_enemy_and_not_from_a_friend() -> None:
    """R7, Q10."""
    t = table_in_play(FOUR, 1, "geisha", "parry", focus=[1, 1, 0, 1])
    assert novice_choice(t.state) == "play geisha 3 focus"


def test_geisha_frees_the_unarmed_of_bushido() -> None:
    """R9, Q10."""
    t = table_in_play(FOUR, 1, "geisha", "parry", bushido=1)
    assert novice_choice(t.state) == "play geisha 1 bushido"


def test_diversion_takes_from_an_enemy() -> None:
    """R7."""
    t = table_in_play(FOUR, 1, "diversion", "parry")
    assert novice_choice(t.state) in ("play diversion 2", "play diversion 3")


def test_bushido_goes_before_an_enemy_with_few_cards() -> None:
    """R9."""
    t = table_in_play(FOUR, 1, "bushido", "parry")
    t.hand(3, "geisha", "armor", "focus", "battle-cry")
    assert novice_choice(t.state) == "play bushido 2"


def test_bushido_is_wasted_on_the_shogun_of_three() -> None:
    """R13."""
    t = table_in_play(["shogun", "ninja-1", "ninja-2"], 1, "bushido", "parry")
    assert novice_choice(t.state) == "end"


def test_a_battle_cry_is_not_raised_among_friends() -> None:
    """R7."""
    t = table_in_play(
        ["shogun", "ninja-1", "ninja-2"], 1, "battle-cry", "parry", resilience=[5, 4, 1]
    )
    assert novice_choice(t.state) == "end"
    assert novice_choice(table_in_play(FOUR, 1, "battle-cry", "parry").state) == "play battle-cry"


def test_nobunaga_spends_while_he_is_healthy() -> None:
    """Q19."""
    assert novice_choice(table_in_play(FOUR, 3, "parry").state) == "spend"
    assert novice_choice(table_in_play(FOUR, 3, "parry", resilience=[5, 4, 5, 3]).state) == "end"


# Answers


def table_under_attack(
    weapon: str, *hand: str, resilience: int = 4, character: str = "hideyoshi"
) -> Table:
    """Seat 0 has struck seat 1."""
    t = table_in_play(FOUR, 0, weapon, characters=["ieyasu", character, "tomoe", "nobunaga"])
    t.hand(1, *hand)
    t.set("resilience", [5, resilience, 5, 5])
    t.play(0, f"strike {weapon} 1")
    return t


def test_a_scratch_is_not_worth_the_only_parry() -> None:
    """R6, Q9."""
    assert novice_choice(table_under_attack("bokken", "parry", "focus").state) == "take"


def test_a_heavy_or_a_last_blow_is_parried() -> None:
    """R6, R8."""
    assert novice_choice(table_under_attack("katana", "parry", "focus").state) == "parry"
    assert (
        novice_choice(table_under_attack("bokken", "parry", "focus", resilience=1).state) == "parry"
    )


@pytest.mark.parametrize(("honor", "answer"), [(9, "take"), (8, "take"), (7, "parry")])
def test_a_last_blow_is_welcome_where_it_wins_the_game(honor: int, answer: str) -> None:
    """R11: 8 points tie with the Shogun's 2 × 4, and ties are the Ninjas'."""
    t = table_in_play(["shogun", "ninja-1", "ninja-2"], 0, "bokken", honor=[3, 1, honor])
    t.hand(1, "parry", "focus")
    t.set("resilience", [5, 1, 5])
    t.play(0, "strike bokken 1")
    assert novice_choice(t.state) == answer


def test_hanzo_parries_with_his_lightest_weapon_when_he_has_many() -> None:
    """R6."""
    t = table_under_attack(
        "katana", "parry", "bokken", "nodachi", "bo", character="hanzo", resilience=3
    )
    assert novice_choice(t.state) == "parry bokken"


def test_hanzo_keeps_his_only_weapon_and_gives_the_parry() -> None:
    """R6."""
    t = table_under_attack("katana", "parry", "nodachi", character="hanzo", resilience=3)
    assert novice_choice(t.state) == "parry"


def test_jujutsu_costs_the_weak_their_lightest_weapon_and_the_strong_a_wound() -> None:
    """R7."""
    for resilience, answer in ((1, "give bokken"), (4, "take")):
        t = table_in_play(FOUR, 0, "jujutsu", resilience=[5, resilience, 5, 5])
        t.hand(1, "nodachi", "bokken")
        t.play(0, "play jujutsu")
        assert novice_choice(t.state) == answer


def test_bushido_gets_the_lightest_weapon_rather_than_honor() -> None:
    """R9."""
    t = table_in_play(FOUR, 1, "nodachi", "bokken", bushido=1, deck=["katana"], begin=1)
    assert novice_choice(t.state) == "give bokken"


def test_the_shogun_of_three_keeps_his_weapon_before_bushido() -> None:
    """R13, Q13."""
    roles = ["shogun", "ninja-1", "ninja-2"]
    t = table_in_play(roles, 0, "nodachi", "bokken", bushido=0, deck=["katana"], begin=1)
    assert novice_choice(t.state) == "lose"


@pytest.mark.parametrize(("top", "taken"), [("parry", "discard"), ("bokken", "deck")])
def test_ieyasu_takes_what_is_better_than_a_card_from_the_deck(top: str, taken: str) -> None:
    """R4."""
    t = table_in_play(FOUR, 0, "geisha", discard=[top], begin=1)
    assert novice_choice(t.state) == f"draw {taken}"


def test_the_least_useful_cards_are_discarded_and_no_parry() -> None:
    """R4, Q33: the least useful of all lies on top."""
    hand = ["parry", "parry", "bushido", "geisha", "focus", "bokken", "bo", "kiseru", "nodachi"]
    t = table_in_play(FOUR, 1, *hand)
    t.play(1, "end")
    t.play(1, novice_choice(t.state))
    t.play(1, novice_choice(t.state))
    assert t.discard() == ["bushido", "bokken"]


# All in all


@pytest.mark.parametrize("seats", [3, 5])
def test_novices_beat_players_by_chance(seats: int) -> None:
    counts = Counts()
    for part in simulate(Plan("samurai_sword", seats, 100, seed=5, bots=["novice", "random"])):
        counts.add(part)
    wins = {bot: share.wins / share.of for bot, share in counts.win_rates("bot").items()}
    assert wins["novice"] > wins["random"] + 0.15


def test_a_novice_never_strikes_whom_it_knows_for_a_friend() -> None:
    """R1."""
    state = table("samurai_sword", seats=5).game.new(5, "friends")
    while not state.over():
        token = novice_choice(state)
        seat, (verb, *objects) = state.actor(), token.split(" ")
        if verb == "strike":
            odds = RoleOdds(state.view(seat), seat).odds  # type: ignore[arg-type]
            team = odds[seat].index(1)
            assert odds[int(objects[1])][team] < 0.9
        state.apply(state.actions.parse(token))
