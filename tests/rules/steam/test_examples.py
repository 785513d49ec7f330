"""The worked examples (docs/rules/steam.md 8), with exact cash and points. Albany is 0,0; prices as in the rulebook."""

from typing import Any

import pytest

from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.steam.table import GAME, STANDARD, Table, building, linked, seats, tile

BLACK, ORANGE, GREEN = 0, 1, 2


def turns(**changed):
    """A build phase of black (First Build), orange (Engineer), green."""
    held = {"s0": {"action": "first_build"}, "s1": {"action": "engineer"}, **changed}
    return Table("build", 3, seats=seats(3, **held), order=[0, 1, 2])


def black(table):
    return table.do("build 0,1 21 0", "build 0,2 T21 0", "build 0,3 21 0", "end")


def orange(table):
    return table.do("build -1,1 22 1", "build -1,2 21 0", "build -1,3 21 0", "build -1,4 22 0", "end")


def green(table):
    return table.do("build 1,0 21 2", "build 2,0 22 3", "build 2,2 22 0", "urbanize New Haven gray")


def test_ex_01_eight_dollars_with_nothing():
    table = building(seats=seats()).do("build 3,1 22 3", "build -4,5 21 1")
    assert table.money(0) == (2, -2, 0)


def test_ex_02_position_one_for_seven():
    table = Table("opening_auction", 5, seat=0).do("bid 7", "pass", "pass", "pass", "pass")
    assert table.money(0) == (3, -2, 0)
    assert (table.order, table.seat) == ([0], 1)


def test_ex_03_locomotive_from_level_four():
    table = Table("take_action", seats=seats(s0={"locomotive": 4, "cash": 9})).do("take locomotive")
    assert (table.of(0)["locomotive"], table.of(0)["cash"]) == (5, 0)


def test_ex_04_black_builds_two_links():
    table = black(turns())
    assert table.money(BLACK) == (0, -2, 0)
    assert table.links(BLACK) == [("Albany", "Poughkeepsie"), ("New York", "Poughkeepsie")]


def test_ex_05_orange_builds_one_link():
    table = orange(black(turns()))
    assert table.money(ORANGE) == (0, -2, 0)
    assert table.links(ORANGE) == [("Albany", "New York")]


def test_ex_06_green_urbanizes():
    """The $6 of Urbanization are paid when it is taken."""
    table = Table("take_action", 3, queue=[2], seats=seats(3, s0={"action": "first_build"}, s1={"action": "engineer"}))
    table.do("take urbanization use")
    assert table.money(GREEN) == (4, -2, 0)
    green(orange(black(table)))
    assert table.money(GREEN) == (1, -3, 0)
    assert table.links(GREEN) == [("Albany", "Hartford"), ("Hartford", "New Haven")]


def test_ex_07_a_new_city_between_two_tiles():
    using = seats(s0={"action": "urbanization", "use": True})
    table = building(seats=using).do("build 0,1 21 0", "urbanize Poughkeepsie gray", "build 0,3 21 0")
    assert table.links(0) == [("Albany", "Poughkeepsie"), ("New York", "Poughkeepsie")]
    assert table.state.dump()["build"]["left"] == 1


@pytest.mark.parametrize(
    ("text", "refused", "price"),
    [
        ("0,1 21 0", None, 3),
        ("3,1 22 3", None, 3),
        ("0,1 23 0", None, 3),
        ("-10,3 22 0", "ST-BUILD-05", None),
        ("-1,3 21 0", "ST-BUILD-09", None),
        ("1,3 22 2", "ST-BUILD-05", None),
        ("-7,1 21 0", "ST-BUILD-04", None),
        ("0,0 21 0", "ST-BUILD-04", None),
    ],
)
def test_ex_08_placements_on_the_empty_map(text, refused, price):
    table = building()
    assert table.rule(f"build {text}") == refused
    if refused is None:
        assert table.price(f"build {text}") == price
        assert table.do(f"build {text}").links(0) == []


def test_ex_08_albany_to_albany():
    assert building().do("build 0,1 23 0").rule("build 1,0 23 4") == "ST-BUILD-12"


@rule("ST-LINK-04", "ST-LINK-06")
def test_ex_09_spurs_that_are_not_extended():
    table = building(queue=[0]).do("build 4,-1 22 5")
    assert table.money(0)[0] == 47
    table.do("build 3,-1 T33 1")
    assert table.money(0)[0] == 42
    assert table.links(0) == [("Boston", "Worcester")]
    assert table.incomplete(0) == [("N8", 1), ("N8", 4)]
    table.do("end")
    assert table.incomplete(0) == [("N8", 1), ("N8", 4)]
    table = building(track=table.state.dump()["track"]).do("build 2,0 22 1")
    assert table.money(0)[0] == 46
    assert table.links(0) == [("Boston", "Worcester"), ("Hartford", "Worcester")]
    table.do("end")
    assert table.incomplete(None) == [("N8", 1)]
    track = table.state.dump()["track"]
    # only black, with a section in Worcester, can extend it from there
    assert building(seat=1, track=track).rule("build 4,-2 21 1") == "ST-LINK-06"
    assert building(seat=0, track=track).rule("build 4,-2 21 1") is None


def test_ex_10_a_redirection_on_a_mountain():
    table = building(track={"2,0": tile("21 0", 0)}, queue=[0, 1])
    assert table.price("redirect 2,0 0 5") == 2
    table.do("redirect 2,0 0 5")
    assert table.tile("2,0") == "22 3"
    assert table.state.dump()["build"]["left"] == 2
    assert table.do("end").incomplete(None) == [("M9", 5)]


def test_ex_11_green_crosses_black():
    track = {"4,-1": tile("22 5", 0), "3,-1": tile("T11 2", 0), "4,0": tile("T11 0", 2)}
    table = building(seat=2, track=track)
    assert table.price("build 4,-1 42 0") == 4
    table.do("build 4,-1 42 0")
    assert table.links(0) == [("Boston", "Worcester")]
    assert (table.owner("4,-1", "1-5"), table.owner("4,-1", "0-3")) == (0, 2)
    assert table.incomplete(2) == [("O9", 0)]


def test_ex_12_two_paths_beside_hartford():
    table = building(seat=2, new_cities={"New Haven": "gray"})
    assert table.price("build 3,1 46 5") == 5
    table.do("build 3,1 46 5")
    assert table.incomplete(2) == [("N10", 1), ("N10", 2)]


def test_ex_13_level_six():
    table = Table("goods", 3, seats=seats(3, s0={"locomotive": 5, "action": "locomotive"}), goods={"round": 2})
    table.do("improve")
    assert (table.of(0)["locomotive"], table.money(0)) == (6, (0, 0, 0))
    again = Table("goods", 3, seats=seats(3, s0={"locomotive": 6}))
    assert again.rule("improve") == "ST-MOVE-02"


# -- deliveries ------------------------------------------------------------------------------------------------------

GRAPH = [
    # S is Albany, R1 Burlington, B Buffalo, P New York, Y Hartford, t Rutland; green is seat 0, black seat 1
    ("Albany", "Burlington", 0),
    ("Burlington", "Boston", 0),
    ("Boston", "Buffalo", 0),
    ("Buffalo", "New York", 1),
    ("New York", "Hartford", 1),
    ("Albany", "Rutland", 1),
    ("Rutland", "Burlington", 0),
]
CUBES = {"Albany": {"red": 1, "blue": 1, "purple": 1, "yellow": 1}}


def graph(level):
    levels = seats(3, **{f"s{n}": {"locomotive": level} for n in range(3)})
    return linked(Table("goods", 3, seats=levels, cubes=CUBES), GRAPH)


@rule("ST-MOVE-03", "ST-MOVE-04", "ST-MOVE-05")
@pytest.mark.parametrize(
    ("colour", "route", "level", "points"),
    [
        ("red", "Albany-Burlington", 1, {0: 1}),
        ("red", "Albany-Rutland-Burlington", 2, {0: 1, 1: 1}),
        ("blue", "Albany-Burlington-Boston-Buffalo", 3, {0: 3}),
        ("purple", "Albany-Burlington-Boston-Buffalo-New York", 4, {0: 3, 1: 1}),
        ("yellow", "Albany-Burlington-Boston-Buffalo-New York-Hartford", 5, {0: 3, 1: 2}),
    ],
)
def test_ex_14_points_by_links(colour, route, level, points):
    text = f"deliver {colour} {route}"
    if level > 1:
        assert graph(level - 1).rule(text) == "ST-MOVE-04"
    table = graph(level).do(text)
    taken = {}
    while table.phase == "take_points":
        seat, before = table.seat, table.money(table.seat)[2]
        table.do("vp")
        taken[seat] = table.money(seat)[2] - before
    assert taken == points


def test_ex_14_never_through_the_first_red_city():
    assert graph(6).rule("deliver red Albany-Burlington-Boston") == "ST-MOVE-05"
    red = [text for text in graph(6).legal() if text.startswith("deliver red")]
    assert sorted(red) == ["deliver red Albany-Burlington", "deliver red Albany-Rutland-Burlington"]


def test_ex_15_green_takes_income_black_points():
    table = graph(5).do("deliver yellow Albany-Burlington-Boston-Buffalo-New York-Hartford")
    assert table.seat == 0
    table.do("income")
    assert table.seat == 1
    table.do("vp")
    assert (table.money(0), table.money(1)) == ((0, 3, 0), (0, 0, 2))


@pytest.mark.parametrize(("owners", "refused"), [((0, 0, 1, 1, 2), None), ((0, 0, 1, 1, 1), "ST-MOVE-08")])
def test_ex_16_five_links(owners, refused):
    stops = ["Albany", "Rutland", "Elmira", "Easton", "Concord", "Hartford"]
    legs = [(one, other, owner) for one, other, owner in zip(stops, stops[1:], owners, strict=False)]
    table = Table("goods", 3, seats=seats(3, s0={"locomotive": 5}), cubes=CUBES)
    assert linked(table, legs).rule(f"deliver yellow {'-'.join(stops)}") == refused


# -- money and the end -----------------------------------------------------------------------------------------------


def passed(options=None, players=3, round=1, **changed):
    table = Table("goods", players, options, seats=seats(players, **changed), goods={"round": 2}, round=round)
    return table.do(*["pass"] * players)


def test_ex_17_income_of_robert_and_tamas():
    table = passed(s0={"income": 2}, s1={"income": -1})
    assert (table.money(0), table.money(1)) == ((2, 2, 0), (4, -2, 0))


def test_ex_18_next_order():
    names = ["locomotive", "first_build", "urbanization", "first_move"]
    table = passed(players=4, **{f"s{n}": {"action": name} for n, name in enumerate(names)})
    assert table.order == [3, 1, 0, 2]


def test_ex_19_final_score():
    """37 points, income -1, ten complete links."""
    links = [[0, 1], [0, 4], [2, 3], [2, 6], [3, 4], [5, 6], [0, 6], [1, 2], [4, 5], [3, 6]]
    table = Table("over", 4, round=8, seats=seats(4, s0={"vp": 37, "income": -1}))
    network = table.state.network
    for one, other in links:
        section = network.new_section(0)
        network.start[section], network.end[section] = one, other
    assert table.state.scores()[0] == 45


def test_ex_20_income_at_the_end():
    table = Table("over", 3, round=10, seats=seats(3, s0={"income": 5}, s1={"income": -2}))
    assert table.state.scores() == [2, -4, 0]


@rule("ST-STD-08", "ST-STD-10", "ST-STD-11")
def test_ex_21_auction_of_the_standard_game():
    """Dani 0, Tomi 1, Éva 2, Jani 3; Jani had Turn Order."""
    rich = seats(4, **{f"s{n}": {"cash": 10} for n in range(4)})
    table = Table("auction", 4, STANDARD, seats=rich, order=[0, 1, 2, 3], auction={"right": 3})
    table.do("bid 0", "bid 2", "pass", "pass", "bid 3", "pass", "pass")
    assert table.order == [0, 3, 1, 2]
    assert [10 - table.money(seat)[0] for seat in table.order] == [3, 0, 1, 0]


def test_ex_22_upkeep():
    table = passed(STANDARD, s0={"income": 4, "locomotive": 3}, s1={"income": 2, "locomotive": 6, "cash": 10})
    assert (table.money(0), table.money(1)) == ((1, 4, 0), (6, 2, 0))


def test_ex_23_shortage():
    table = passed(STANDARD, s0={"income": 1, "locomotive": 6, "cash": 2, "vp": 5})
    assert table.money(0) == (1, 1, 3)


def test_ex_24_tile_by_tile():
    table = turns().do("build 0,1 21 0")
    assert table.money(BLACK) == (2, -1, 0)
    table.do("build 0,2 T21 0")
    assert table.money(BLACK) == (3, -2, 0)
    table.do("build 0,3 21 0")
    assert table.money(BLACK) == (0, -2, 0)


def test_ex_25_links_after_ex_06_and_ex_12():
    table = turns(s2={"action": "urbanization", "use": True})
    green(orange(black(table)))
    assert [len(table.links(seat)) for seat in range(3)] == [2, 1, 2]
    assert [table.incomplete(seat) for seat in range(3)] == [[], [], []]
    later = building(2, 3, track=table.state.dump()["track"], new_cities={"New Haven": "gray"}).do(
        "build 3,1 46 5", "end"
    )
    assert len(later.incomplete(GREEN)) == 2
    next_turn = building(2, 3, track=later.state.dump()["track"], new_cities={"New Haven": "gray"}).do("end")
    assert next_turn.incomplete(GREEN) == []
    assert len(next_turn.links(GREEN)) == 2


def test_ex_26_city_growth_with_pass():
    table = Table("take_action", 4, goods_supply={"1": {"red": 1}}).do("take city_growth pass")
    assert table.money(0) == (0, 0, 0)
    table.do("take first_move", "take engineer", "take first_build", "end")
    assert table.seat == 0
    assert table.rule("grow Boston 1") == "ST-ACT-09"
    table.do("end", "end", "end", *["pass"] * 8)
    assert table.order == [1, 2, 3, 0]


@pytest.mark.parametrize(("map", "city", "cubes"), [("ruhr", "Köln", 3), ("us", "Boston", 3)])
def test_ex_27_setup_with_three(map, city, cubes):
    data: Any = GAME.new(3, {"map": map}, Chance(seed=2)).dump()
    assert sum(data["cubes"][city].values()) == cubes
    assert [sum(space.values()) for space in data["goods_supply"].values()] == [2] * 12
