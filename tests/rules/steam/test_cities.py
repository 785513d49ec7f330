"""Urbanization and City Growth (ST-URB, ST-GROW)."""

from tests.rule import rule
from tests.rules.steam.table import Table, building, seats, tile

USING = seats(4, s0={"cash": 50, "action": "urbanization", "use": True}, s1={"cash": 50})
CUBES = {"2": {"red": 2, "gray": 1}, "5": {"blue": 1}}


def urbanizing(**parts):
    parts.setdefault("goods_supply", CUBES)
    return building(seats=USING, **parts)


@rule("ST-URB-01")
def test_any_town_takes_any_new_city_once():
    table = urbanizing()
    assert table.rule("urbanize Elmira red 2") is None
    assert table.rule("urbanize Sherbrooke gray 5") is None
    assert table.rule("urbanize Boston red 2") == "ST-URB-01"
    table.do("urbanize Elmira red 2")
    assert table.rule("urbanize Rutland gray 5") == "ST-URB-01"
    assert urbanizing(new_cities={"Elmira": "red"}).rule("urbanize Rutland red 2") == "ST-URB-01"
    assert urbanizing(new_cities={"Elmira": "red"}).rule("urbanize Elmira blue 2") == "ST-URB-01"


@rule("ST-URB-02", "ST-URB-03", "ST-URB-04")
def test_the_town_tile_is_removed_and_its_links_end_in_the_city():
    track = {"0,1": tile("21 0", 1), "0,2": tile("T41 0", 1, 2, 2, 2), "1,2": tile("22 3", 2)}
    table = urbanizing(track=track)
    assert table.state.view(None)["supply"]["T41"] == 3
    assert len(table.incomplete(2)) == 3
    table.do("urbanize Poughkeepsie gray 2")
    assert table.state.view(None)["supply"]["T41"] == 4
    assert table.tile("0,2") is None
    assert table.links(1) == [("Albany", "Poughkeepsie")]
    assert table.incomplete(2) == [("L10", 3)]


@rule("ST-URB-05", "ST-URB-06")
def test_open_ends_at_the_town_are_complete():
    table = urbanizing(track={"0,1": tile("21 0", 1), "0,3": tile("21 0", None)}).do("urbanize Poughkeepsie gray 2")
    assert table.links(1) == [("Albany", "Poughkeepsie")]
    assert table.links(0) == [("New York", "Poughkeepsie")]


@rule("ST-URB-07")
def test_all_cubes_of_one_space_come_to_the_city():
    table = urbanizing()
    assert table.rule("urbanize Elmira red") == "ST-URB-07"
    assert table.rule("urbanize Elmira red 1") == "ST-URB-07"
    table.do("urbanize Elmira red 2")
    assert table.cubes("Elmira") == {"red": 2, "gray": 1}
    assert table.state.dump()["goods_supply"] == {"5": {"blue": 1}}
    empty = urbanizing(goods_supply={})
    assert empty.rule("urbanize Elmira red 1") == "ST-URB-07"
    assert empty.do("urbanize Elmira red").cubes("Elmira") == {}


@rule("ST-URB-08")
def test_a_new_city_never_grows():
    growing = seats(4, s0={"action": "city_growth", "use": True})
    table = building(seats=growing, new_cities={"Elmira": "red"}, goods_supply=CUBES)
    assert table.rule("grow Elmira 2") == "ST-URB-08"
    assert table.rule("grow Boston 2") is None


@rule("ST-URB-09")
def test_a_new_city_is_no_tile_operation_and_costs_nothing():
    table = urbanizing().do("build 0,1 21 0", "build 0,3 21 0", "build 1,0 21 2")
    cash = table.money(0)[0]
    table.do("urbanize Worcester gray 2")
    assert table.money(0)[0] == cash
    assert table.legal() == ["end"]


@rule("ST-URB-10")
def test_a_new_city_is_a_city_at_once():
    table = urbanizing()
    assert table.rule("build -6,5 21 0") == "ST-BUILD-09"
    table.do("urbanize Elmira red 2")
    assert table.rule("build -6,5 21 0") is None
    track = {"0,1": tile("21 0", 0)}
    table = Table("build", seats=USING, track=track, cubes={"Albany": {"gray": 1}}, seat=0, queue=[0])
    table.do("urbanize Poughkeepsie gray", "end")
    assert "deliver gray Albany-Poughkeepsie" in table.legal()


@rule("ST-GROW-01")
def test_a_city_grows():
    growing = seats(4, s0={"action": "city_growth", "use": True})
    table = building(seats=growing, goods_supply=CUBES, cubes={"Boston": {"red": 1}})
    assert table.rule("grow Boston 1") == "ST-GROW-01"
    assert table.rule("grow Elmira 2") == "ST-GROW-01"
    table.do("grow Boston 2")
    assert table.cubes("Boston") == {"red": 3, "gray": 1}
    assert table.state.dump()["growth"] == ["Boston"]
    assert table.rule("grow Albany 5") == "ST-GROW-01"


@rule("ST-GROW-02", "ST-MOVE-10")
def test_spaces_are_never_refilled():
    growing = seats(4, s0={"action": "city_growth", "use": True})
    table = building(seats=growing, goods_supply=CUBES, track={"3,0": tile("21 1", 0), "4,-1": tile("21 1", 0)})
    table.do("grow Hartford 2", "end", "end", "end", "end")
    before = table.state.view(None)["bag"]
    table.do("deliver red Hartford-Boston", "vp")
    after = table.state.view(None)["bag"]
    assert after["red"] == before["red"] + 1
    assert table.cubes("Hartford") == {"red": 1, "gray": 1}
    assert table.cubes("Boston") == {}
    assert table.state.dump()["goods_supply"] == {"5": {"blue": 1}}
