"""Dice, bags and orders: drawn for real, and scripted."""

from __future__ import annotations

import pytest

from steamshed.kernel.chance import Chance, Extreme, Scripted
from steamshed.kernel.errors import ChanceError

BAG = {"red": 2, "blue": 0, "black": 1}


def test_the_same_seed_draws_the_same():
    one, two = Chance(seed=7), Chance(seed=7)
    for chance in (one, two):
        for _ in range(20):
            chance.draw("bag", BAG)
            chance.roll("die", 6)
            chance.order("seats", 4)
    assert one.drawn == two.drawn
    assert len(one.drawn) == 60
    assert Chance(seed="night").roll("die", 1000) == Chance(seed="night").roll("die", 1000)


def test_draws_only_what_is_there_and_each_piece_equally_often():
    chance = Chance(seed=1)
    drawn = [chance.draw("bag", BAG) for _ in range(3000)]
    assert set(drawn) == {"red", "black"}
    assert 1850 < drawn.count("red") < 2150
    assert chance.drawn == drawn


def test_dice_show_every_side():
    chance = Chance(seed=1)
    assert {chance.roll("die", 6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_orders_are_orders_and_kept_apart_from_what_is_remembered():
    chance = Chance(seed=1)
    order = chance.order("seats", 5)
    assert sorted(order) == [0, 1, 2, 3, 4]
    order.append(9)
    assert chance.drawn[0] != order
    assert len({tuple(chance.order("seats", 3)) for _ in range(100)}) == 6


@pytest.mark.parametrize("bag", [{}, {"red": 0}, {"red": 2, "blue": -1}])
@pytest.mark.parametrize("chance", [Chance(seed=1), Scripted(["red"])])
def test_an_empty_or_impossible_bag_is_an_error_naming_it(chance, bag):
    with pytest.raises(ChanceError, match=r"^goods bag: "):
        chance.draw("goods bag", bag)


def test_scripted_answers_in_order_and_remembers():
    chance = Scripted(["red", 5, [2, 0, 1]])
    assert chance.draw("bag", BAG) == "red"
    assert chance.roll("die", 6) == 5
    assert chance.order("seats", 3) == [2, 0, 1]
    assert chance.drawn == ["red", 5, [2, 0, 1]]
    assert chance.rest == []


def test_scripted_does_not_share_its_list():
    outcomes: list[str | int | list[int]] = ["red"]
    chance = Scripted(outcomes)
    chance.draw("bag", BAG)
    assert outcomes == ["red"]


@pytest.mark.parametrize("lie", ["blue", "green", 3, ["red"], True])
def test_scripted_refuses_what_is_not_in_the_bag(lie):
    with pytest.raises(ChanceError, match=r"bag: .* cannot be drawn from 2 red, 1 black"):
        Scripted([lie]).draw("bag", BAG)


@pytest.mark.parametrize("lie", [0, 7, -1, "6", True, [6]])
def test_scripted_refuses_what_is_not_on_the_die(lie):
    with pytest.raises(ChanceError, match=r"white die: .* is not on a die with 6 sides"):
        Scripted([lie]).roll("white die", 6)


@pytest.mark.parametrize("lie", [[0, 1], [0, 1, 1], [1, 2, 3], "0 1 2", 3, [0, 1, 2, 3]])
def test_scripted_refuses_what_is_no_order(lie):
    with pytest.raises(ChanceError, match=r"seats: .* is not an order of 0 to 2"):
        Scripted([lie]).order("seats", 3)


@pytest.mark.parametrize("ask", ["draw", "roll", "order"])
def test_a_missing_outcome_is_an_error(ask):
    chance = Scripted([])
    with pytest.raises(ChanceError, match="thing: no scripted outcome is left"):
        chance.draw("thing", BAG) if ask == "draw" else getattr(chance, ask)("thing", 6)


def test_a_refused_answer_is_not_remembered():
    chance = Scripted([7])
    with pytest.raises(ChanceError):
        chance.roll("die", 6)
    assert chance.drawn == []


def test_extremes_are_the_first_and_the_last_answer_and_can_be():
    for last, piece, value, order in ((False, "b", 1, [0, 1, 2]), (True, "c", 6, [2, 1, 0])):
        chance = Extreme(last)
        assert chance.draw("bag", {"a": 0, "b": 2, "c": 1, "d": 0}) == piece
        assert chance.roll("die", 6) == value
        assert chance.order("seats", 3) == order
        assert chance.drawn == [piece, value, order]
    with pytest.raises(ChanceError):
        Extreme(True).draw("bag", {"a": 0})
