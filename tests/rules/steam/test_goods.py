"""The goods phase and the points of deliveries (ST-MOVE, ST-SCORE)."""

import pytest

from steamshed.games.steam.actions import FIRST_MOVE
from tests.rule import rule
from tests.rules.steam.table import Table, linked, seats, tile

FORBIDDEN = {"town_revisit_in_delivery": "forbidden"}

SOUTH = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0, 1), "0,3": tile("21 0", 1)}
"""Albany to Poughkeepsie, seat 0's, and on to New York, seat 1's."""
EAST = {"3,0": tile("21 1", 0), "4,-1": tile("21 1", 0)}
"""Hartford to Boston."""
ALBANY_HARTFORD = {"1,0": tile("21 2", 0), "2,0": tile("22 3", 0)}


def goods(track=SOUTH, level=6, cubes=None, options=None, players=4, **parts):
    parts.setdefault("seats", seats(players, **{f"s{n}": {"locomotive": level} for n in range(players)}))
    return Table("goods", players, options, track=track, cubes=cubes or {"Albany": {"purple": 1}}, **parts)


def deliveries(table):
    return [text for text in table.legal() if text.startswith("deliver")]


@rule("ST-MOVE-01", "ST-MOVE-12")
def test_two_rounds_with_one_action_each():
    table = goods(seats=seats(4, s2={"action": "first_move"}), order=[1, 0, 2, 3])
    acting = []
    for _ in range(8):
        acting.append(table.seat)
        table.do("pass")
    assert acting == [2, 1, 0, 3, 2, 1, 0, 3]
    assert table.phase == "take_action"
    assert table.money(2) == (0, 0, 0)


@rule("ST-MOVE-02")
def test_the_locomotive_is_improved_once_in_a_goods_phase():
    table = goods(seats=seats(3, s0={"locomotive": 5, "cash": 0}), players=3)
    table.do("improve")
    assert table.of(0)["locomotive"] == 6
    assert table.money(0) == (0, 0, 0)
    table.do("improve", "pass")
    assert table.rule("improve") == "ST-MOVE-02"
    table.do("pass")
    assert table.rule("improve") == "ST-MOVE-02"
    table.do("pass")
    assert table.rule("improve") is None


@rule("ST-MOVE-02")
def test_level_six_is_the_last():
    assert goods(level=6).rule("improve") == "ST-MOVE-02"


@rule("ST-MOVE-03")
def test_a_cube_goes_over_complete_links_to_a_city_of_its_colour():
    table = goods()
    assert deliveries(table) == ["deliver purple Albany-Poughkeepsie-New York"]
    assert table.rule("deliver red Albany-Poughkeepsie-New York") == "ST-MOVE-03"
    assert table.rule("deliver purple Albany-New York") == "ST-MOVE-03"
    incomplete = {"0,1": tile("21 0", 0), "0,2": tile("T11 0", 0)}
    assert goods(incomplete).rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-03"


@rule("ST-MOVE-04")
def test_the_level_limits_the_links():
    assert goods(level=1).rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-04"
    assert goods(level=2).rule("deliver purple Albany-Poughkeepsie-New York") is None


@rule("ST-MOVE-05")
def test_a_cube_stops_in_the_first_city_of_its_colour():
    """Poughkeepsie is a purple New City on the way to New York."""
    track = {"0,1": tile("21 0", 0), "0,3": tile("21 0", 0)}
    table = goods(track, new_cities={"Poughkeepsie": "purple"})
    assert deliveries(table) == ["deliver purple Albany-Poughkeepsie"]
    assert table.rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-05"


@rule("ST-MOVE-06")
def test_no_city_is_visited_twice():
    """Albany - Hartford - Boston; back to Hartford and then on is not allowed, nor back to the start."""
    track = {**ALBANY_HARTFORD, **EAST}
    table = goods(track, cubes={"Albany": {"blue": 1, "yellow": 1, "red": 1}})
    assert table.rule("deliver blue Albany-Hartford-Albany") == "ST-MOVE-06"
    assert table.rule("deliver red Albany-Hartford-Boston") is None
    assert table.rule("deliver yellow Albany-Hartford") is None


@rule("ST-MOVE-07")
def test_a_link_is_used_once_and_a_town_may_be_passed_again():
    """Albany - Elmira, then twice round by Rutland, and on to New York."""
    ring = [
        ("Albany", "Elmira", 0),
        ("Elmira", "Rutland", 0),
        ("Elmira", "Rutland", 0),
        ("Elmira", "New York", 0),
    ]
    long = "deliver purple Albany-Elmira/1-Rutland/1-Elmira-New York"
    table = linked(goods({}), ring)
    assert table.rule("deliver purple Albany-Elmira-New York") is None
    assert table.rule(long) is None
    assert table.rule("deliver purple Albany-Elmira/1-Rutland/0-Elmira-New York") == "ST-MOVE-07"
    strict = linked(goods({}, options=FORBIDDEN), ring)
    assert strict.rule("deliver purple Albany-Elmira-New York") is None
    assert strict.rule(long) == "ST-MOVE-07"


@rule("ST-MOVE-08")
def test_the_mover_needs_a_link_and_as_many_as_any_opponent():
    for owners, rule_ in (((0, 1), None), ((1, 1), "ST-MOVE-08"), ((0, 1, 1), "ST-MOVE-08"), ((0, 1, 2), None)):
        stops = ["Albany", *["Elmira", "Rutland"][: len(owners) - 1], "New York"]
        legs = [(one, other, owner) for one, other, owner in zip(stops, stops[1:], owners, strict=False)]
        assert linked(goods({}), legs).rule(f"deliver purple {'-'.join(stops)}") == rule_


@rule("ST-MOVE-09")
def test_unowned_links_count_for_the_length_only():
    legs = [("Albany", "Elmira", 0), ("Elmira", "Rutland", None), ("Rutland", "New York", None)]
    gone = seats(4, s0={"locomotive": 3}, s3={"out": 1})
    table = linked(goods({}, seats=gone), legs)
    table.do("deliver purple Albany-Elmira-Rutland-New York", "vp")
    assert table.money(0) == (0, 0, 1)
    assert (table.phase, table.seat) == ("goods", 1)
    slow = seats(4, s0={"locomotive": 2}, s3={"out": 1})
    assert linked(goods({}, seats=slow), legs).rule("deliver purple Albany-Elmira-Rutland-New York") == "ST-MOVE-04"
    assert linked(goods({}), legs[1:]).rule("deliver purple Albany-Elmira-Rutland-New York") == "ST-MOVE-03"


@rule("ST-MOVE-11")
def test_a_cube_is_not_moved_part_of_the_way():
    legs = [("Albany", "Hartford", 0), ("Hartford", "New York", 0)]
    assert linked(goods({}), legs).rule("deliver purple Albany-Hartford") == "ST-MOVE-11"


# -- points ----------------------------------------------------------------------------------------------------------

CHAIN = [("Albany", "Elmira", 0), ("Elmira", "Rutland", 0), ("Rutland", "Easton", 2), ("Easton", "New York", 1)]
JOURNEY = "deliver purple Albany-Elmira-Rutland-Easton-New York"


@rule("ST-SCORE-01", "ST-SCORE-03")
def test_every_owner_gets_a_point_a_link_the_mover_first():
    table = linked(goods({}, order=[0, 2, 1, 3]), CHAIN).do(JOURNEY)
    assert (table.phase, table.seat) == ("take_points", 0)
    table.do("vp")
    assert table.seat == 2
    table.do("income")
    assert table.seat == 1
    table.do("vp")
    assert (table.phase, table.seat) == ("goods", 2)
    assert [table.money(seat) for seat in range(4)] == [(0, 0, 2), (0, 0, 1), (0, 1, 0), (0, 0, 0)]


@rule("ST-SCORE-03")
def test_the_mover_decides_before_those_ahead_of_him_in_the_order():
    table = linked(goods({}, order=[2, 0, 1, 3], seat=0), CHAIN).do(JOURNEY)
    decided = []
    while table.phase == "take_points":
        decided.append(table.seat)
        table.do("vp")
    assert decided == [0, 2, 1]


@rule("ST-SCORE-03")
def test_receivers_follow_in_turn_order_not_in_the_order_of_first_move():
    """Seat 1 moves first in this phase, but it is behind seat 2 in the turn order."""
    first = seats(4, s0={"locomotive": 6}, s1={"action": "first_move"})
    table = linked(goods({}, order=[0, 2, 1, 3], seats=first, queue=[0, 2, 3]), CHAIN)
    assert table.state.priority(FIRST_MOVE) == [1, 0, 2, 3]
    table.do(JOURNEY)
    assert [part["seat"] for part in table.state.dump()["points"]] == [0, 2, 1]
    decided = []
    while table.phase == "take_points":
        decided.append(table.seat)
        table.do("vp")
    assert decided == [0, 2, 1]


@rule("ST-SCORE-02")
def test_points_are_taken_all_in_one_way():
    table = linked(goods({}), CHAIN).do(JOURNEY)
    assert table.legal() == ["income", "vp"]
    assert table.rule("pass") == "ST-SCORE-02"
    assert table.do("income").money(0) == (0, 2, 0)


@rule("ST-SCORE-04")
def test_income_ends_at_ten():
    for income, legal, after in ((10, ["vp"], 10), (9, ["income", "vp"], 10)):
        rich = seats(4, s0={"income": income, "locomotive": 6})
        table = linked(goods({}, seats=rich), CHAIN).do(JOURNEY)
        assert table.legal() == legal
        assert table.rule("income") == (None if income < 10 else "ST-SCORE-04")
        if income < 10:
            assert table.do("income").money(0) == (0, after, 0)
    rich = seats(4, s0={"income": 10, "locomotive": 6})
    table = linked(goods({}, seats=rich, options={"income_max": 0}), CHAIN).do(JOURNEY, "income")
    assert table.money(0) == (0, 12, 0)


@rule("ST-SCORE-05")
@pytest.mark.parametrize("points", [49, 99, 250])
def test_victory_points_have_no_limit(points):
    many = seats(4, s0={"vp": points, "locomotive": 6})
    assert linked(goods({}, seats=many), CHAIN).do(JOURNEY, "vp").money(0) == (0, 0, points + 2)
