"""What one game does to ratings: nothing is made of nothing, ties are halves, a seat more is one comparison more."""

from __future__ import annotations

import itertools
import random

import pytest

from steamshed.rating import model
from steamshed.rating.model import Rating, rated


def moves(places: list[int], players: list[Rating] | None = None) -> list[float]:
    before = players or [Rating()] * len(places)
    return [after.mean - one.mean for one, after in zip(before, rated(before, places))]


@pytest.mark.parametrize("seats", range(2, 7))
def test_among_equals_the_sum_stays(seats: int) -> None:
    for places in itertools.product(range(1, seats + 1), repeat=seats):
        assert sum(moves(list(places))) == pytest.approx(0, abs=seats * 10**-model.DIGITS)


def test_the_sum_stays_also_where_ratings_differ_but_are_as_certain() -> None:
    players = [Rating(1300, 70), Rating(1700, 70), Rating(1500, 70), Rating(1610, 70), Rating(1450, 70)]
    for places in itertools.permutations(range(1, 6)):
        assert sum(moves(list(places), players)) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_tie_of_equals_moves_nobody(seats: int) -> None:
    assert moves([1] * seats) == [0.0] * seats
    assert all(after.deviation < model.UNKNOWN for after in rated([Rating()] * seats, [1] * seats))


def test_a_shared_place_is_half_way_and_does_not_ask_for_seats() -> None:
    first, shared, second = moves([1, 2, 3])[0], moves([1, 1, 3]), moves([2, 1, 3])[0]
    assert second < shared[0] < first
    assert shared[0] == shared[1]
    assert moves([1, 1, 3, 3]) == [-one for one in reversed(moves([1, 1, 3, 3]))]


def test_the_order_of_the_seats_does_not_matter() -> None:
    rng = random.Random(4)
    players = [Rating(rng.gauss(1500, 150), rng.uniform(40, 250)) for _ in range(6)]
    places = [2, 1, 3, 3, 6, 5]
    usual = rated(players, places)
    for _ in range(50):
        order = rng.sample(range(6), 6)
        mixed = rated([players[at] for at in order], [places[at] for at in order])
        assert [mixed[order.index(at)] for at in range(6)] == usual


def test_one_seat_more_is_one_comparison_more() -> None:
    """To win of four is worth more than to win of three; a fourth who is far behind changes nothing for the first."""
    assert moves([1, 2, 3])[0] > moves([1, 2])[0]
    assert moves([1, 2, 3, 4])[0] == moves([1, 2, 3])[0]
    assert moves([1, 2, 3, 4])[1] > moves([1, 2, 3])[1]
    five = rated([Rating()] * 5, [1, 2, 3, 4, 5])
    assert [one.mean for one in five] == sorted((one.mean for one in five), reverse=True)


def test_who_is_certain_moves_little_and_who_is_fixed_not_at_all() -> None:
    known, new = Rating(1500, 50), Rating(1500, 250)
    after = rated([known, new], [2, 1])
    assert 0 < 1500 - after[0].mean < 20 < after[1].mean - 1500
    held = rated([known, new], [2, 1], fixed=[True, False])
    assert held[0] == known
    assert held[1] == after[1]


def test_half_the_weight_is_half_the_move() -> None:
    whole, half = rated([Rating()] * 2, [1, 2]), rated([Rating()] * 2, [1, 2], weight=lambda one, other: 0.5)
    assert half[0].mean - 1500 == pytest.approx((whole[0].mean - 1500) / 2, abs=1e-3)
    assert half[0].deviation > whole[0].deviation


def test_chances_of_places_are_chances() -> None:
    players = [Rating(1640, 45), Rating(1702, 32), Rating(1588, 55), Rating(1655, 72)]
    chances = model.place_chances(players)
    assert all(sum(row) == pytest.approx(1) for row in chances)
    assert all(sum(row[place] for row in chances) == pytest.approx(1) for place in range(4))
    assert max(range(4), key=lambda seat: chances[seat][0]) == 1
    assert model.place_chances([Rating()] * 3)[0] == pytest.approx([1 / 3] * 3)
    two = model.place_chances(players[:2])
    variance = (45**2 + 32**2) / 2
    assert two[0][0] == pytest.approx(model.ahead(1640 - 1702, model.spread(variance, variance)))
    assert sum(model.expected_place(row) for row in chances) == pytest.approx(1 + 2 + 3 + 4)
