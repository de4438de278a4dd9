"""Looking back: what a game was worth, by one that can be worked out and by real ones."""

from math import fsum

import msgspec
import pytest

from chabudai.bots import Budget
from chabudai.engine import BadOptions, BadRecord, Record, registry
from chabudai.engine.rng import FastRng
from chabudai.lab.review.evaluator import play_out
from chabudai.lab.review.review import review
from chabudai.lab.review.review_types import (
    Judged,
    Ledger,
    Point,
    Review,
    find_turning_points,
)
from chabudai.lab.review.text import draw_chart
from chabudai.lab.simulate.plan import Plan
from chabudai.lab.simulate.simulation import play_at_random
from chabudai.workers.choose_pool import choose_pool
from tests.lab.gamble import GAME, gambled
from tests.lab.walk import LEAVE, STAY, Walk

FEW = Budget(iterations=2)
MANY = Budget(iterations=400)


@pytest.fixture(autouse=True)
def gamble(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gamble is a guest here alone: other tests ask about every game there is."""
    monkeypatch.setitem(registry._registered, GAME.name, GAME)


def recorded() -> Record:
    """A whole random game of Samurai Sword."""
    plan = Plan("samurai_sword", seats=3, games=1, seed=5)
    start = plan.deal(0)
    tokens = [start.actions.token(each) for each in play_at_random(start.clone(), 5)]
    return Record(
        game=plan.game,
        rules=registry.load(plan.game).version,
        seats=3,
        seed=plan.game_seed(0),
        actions=tokens,
    )


def looked(token: str, coin: int) -> Review:
    """A gamble looked back upon; its novice plays safe."""
    return review(gambled(token, coin), bot="novice", budget=MANY)


def ledger_of(found: Review, seat: int) -> Ledger:
    """The ledger of a seat."""
    of = found.of(seat)
    assert of is not None
    return of.ledger


@pytest.mark.parametrize("coin", [0, 1])
def test_a_bet_on_a_coin_costs_half_a_win_however_it_falls(coin: int) -> None:
    (judged,) = looked("bet", coin).decisions
    assert (judged.played, judged.better, judged.seat) == ("bet", "safe", 0)
    assert judged.cost == pytest.approx(0.5, abs=0.08)
    assert judged.errors[0] == pytest.approx(0.025, abs=0.001)


def test_who_does_as_the_bot_does_loses_nothing_by_play() -> None:
    found = looked("safe", 0)
    assert [judged.cost for judged in found.decisions] == [0]
    assert ledger_of(found, 0).play == 0


@pytest.mark.parametrize(("coin", "luck"), [(0, -0.5), (1, 0.5)])
def test_what_play_does_not_explain_is_luck(coin: int, luck: float) -> None:
    ledger = ledger_of(looked("bet", coin), 0)
    assert ledger.prior == 0.5
    assert ledger.play == pytest.approx(-0.5, abs=0.08)
    assert ledger.deal + ledger.draws == pytest.approx(luck + 0.5, abs=0.08)
    assert ledger.outcome == coin
    assert ledger.deal_error == pytest.approx(0.0217, abs=0.002)


def test_what_one_seat_loses_by_play_the_other_gains_by_the_decisions_of_others() -> None:
    found = looked("bet", 1)
    assert ledger_of(found, 1).others == pytest.approx(-ledger_of(found, 0).play)
    assert ledger_of(found, 1).play == 0


def test_luck_is_fair_to_those_who_bet() -> None:
    lucks = [ledger_of(looked("bet", coin), 0) for coin in (0, 1)]
    assert fsum(each.deal + each.draws for each in lucks) / 2 == pytest.approx(0.5, abs=0.08)
    assert fsum(each.play for each in lucks) / 2 == pytest.approx(-0.5, abs=0.08)


@pytest.mark.parametrize("move", [None, STAY, LEAVE])
def test_a_move_that_ends_a_turn_is_judged_no_later_than_another(move: int | None) -> None:
    walk = Walk()
    assert play_out(walk, FastRng(1), move) == [1.0]
    assert walk.turn == 1


def test_every_ledger_adds_up() -> None:
    for of in review(recorded(), bot="random", budget=FEW).seats:
        each = of.ledger
        parts = [each.prior, each.deal, each.draws, each.play, each.others]
        assert fsum(parts) == pytest.approx(each.outcome)


def test_a_curve_goes_from_the_deal_to_the_outcome() -> None:
    record = recorded()
    (of,) = review(record, seats=[1], bot="novice", budget=FEW).seats
    assert (of.curve[0].step, of.curve[-1].step) == (0, len(record.actions))
    assert of.curve[-1].chances[1] == of.ledger.outcome
    assert all(0 <= chance <= 1 for point in of.curve for chance in point.chances)


def test_whoever_looks_sees_the_same() -> None:
    alone, crew = (
        review(recorded(), [0], "random", FEW, pool=choose_pool(workers)) for workers in (1, 2)
    )
    assert alone == crew


def test_a_seed_settles_a_review() -> None:
    one, again, other = (review(recorded(), [0], "random", FEW, seed) for seed in (3, 3, 4))
    assert one == again != other


def test_a_review_goes_through_json() -> None:
    found = review(recorded(), [0], "random", FEW)
    assert msgspec.json.decode(found.to_json(), type=Review) == found
    assert found.check == recorded().checked().check


def test_seconds_bound_all_of_it_but_every_question_is_looked_at() -> None:
    found = review(recorded(), [0], "random", Budget(seconds=0.0))
    assert (found.budget, len(found.seats)) == ("0s", 1)
    assert found.worlds > 0


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    review(recorded(), [0], "random", FEW, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        review(recorded().before(10), budget=FEW)
    assert refused.value.sentence.text("en") != refused.value.sentence.text("fr")


def test_a_seat_that_nobody_held_is_refused() -> None:
    with pytest.raises(BadOptions):
        review(recorded(), seats=[3], budget=FEW)


def test_the_greatest_changes_turn_a_game() -> None:
    chances = [0.5, 0.52, 0.9, 0.2, 0.25, 0.45, 1.0]
    curve = [Point(step, [chance], [0.0]) for step, chance in enumerate(chances)]
    assert [each.last for each in find_turning_points(curve, 0)] == [2, 3, 6]


def judge(step: int, cost: float, error: float = 0.01, seat: int = 0) -> Judged:
    """A decision that was judged to cost something."""
    played, better = "bet", "safe"
    return Judged(step, seat, played, better, cost, [-cost, cost], [error, error])


def test_the_dearest_mistakes_turn_a_game_even_where_luck_hides_them() -> None:
    """The chance rises where each was made; what others decided, and what is not sure, is left."""
    chances = [0.5, 0.52, 0.9, 0.2, 0.22, 0.24, 1.0]
    curve = [Point(10 * n, [chance, 1 - chance], [0.0, 0.0]) for n, chance in enumerate(chances)]
    judged = [
        judge(4, 0.15),
        judge(7, 0.3),
        judge(43, 0.2),
        judge(33, 0.4, 0.3),
        judge(35, 0.5, seat=1),
    ]
    turning = find_turning_points(curve, 0, judged)
    assert [(each.first, each.decisions) for each in turning] == [
        (0, [7, 4]),
        (10, []),
        (20, []),
        (40, [43]),
        (50, []),
    ]


def test_a_bet_that_luck_rewarded_is_named_in_its_turning_point() -> None:
    """Half a win was given away, though the coin fell right and the chance rose."""
    of = looked("bet", 1).of(0)
    assert of is not None
    assert [each.decisions for each in of.turning] == [[0]]
    assert of.turning[0].after == 1


def test_a_curve_is_drawn_in_blocks() -> None:
    drawn = draw_chart([0.0, 0.5, 1.0, 0.25], lambda share: f"{share:.0%}")
    assert drawn == [
        "  100% │    ██  ",
        "       │    ██  ",
        "       │    ██  ",
        "   50% │  ████  ",
        "       │  ████▄▄",
        "    0% │  ██████",
    ]
