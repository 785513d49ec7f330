"""Eras, the end and scoring (BI-ERA, BI-END, BI-SCORE)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import GAME
from steamshed.games.binario.content import map_reader, reader
from steamshed.games.binario.content.continent import MEADOW
from steamshed.games.binario.rules.scoring import breakdown
from steamshed.kernel.chance import Scripted
from tests.rule import rule
from tests.rules.binario.table import (
    act,
    draw,
    finish_round,
    line,
    refused,
    road_table,
    route,
    station,
    table,
    texts,
    tile,
    turn,
    view_of,
    way,
)

BOX = reader.box()
GRAIN = {"from": "4,6", "to": "2,5", "out": "grain", "vehicle": "cart", "count": 3}


@rule("BI-ERA-01")
def test_a_new_era():
    state = turn(2, colour=3)
    assert (state.era, state.round, state.phase, state.seat) == (2, 25, "control_card", 0)
    assert state.piles == [12, 12]
    assert state.stock_colours == ["white", "red"]
    workers = BOX.good_of["workers"]
    assert state.goods[workers] == BOX.stock[1]["red"].goods[workers]
    state.audit()


@rule("BI-ERA-02")
def test_era_three():
    state = turn(3, seat_0={"lines": {"road 1": {**GRAIN, "out": None, "back": "manure"}}})
    assert (state.phase, state.seat) == ("food_factory", 0)
    assert state.goods[BOX.good_of["food"]] == 4
    assert state.goods[BOX.good_of["manure"]] == 0
    assert line(state, 0, "road 1")["back"] is None
    act(state, "factory 5,6")
    assert state.facility[state.map.index["5,6"]] == BOX.facility_of["food_factory"]
    assert state.phase == "control_card"


@rule("BI-ERA-03")
def test_era_four():
    state = turn(4, factories=["5,6"])
    assert (state.phase, state.seat) == ("food_factory", 1)
    assert state.goods[BOX.good_of["food"]] == 6
    act(state, "factory 6,6")
    assert [state.map.names[cell] for cell in state.factories] == ["5,6", "6,6"]


@rule("BI-ERA-04")
def test_where_a_food_factory_goes():
    state = turn(3)
    assert refused(state, "factory 3,5") == "BI-ERA-04"
    assert refused(state, "factory 6,2") == "BI-ERA-04"
    assert refused(state, "factory 3,6") == "BI-ERA-04"
    assert refused(state, "factory 5,6") == ""


@rule("BI-ERA-05")
def test_old_tiles_leave_the_supply():
    assert view_of(road_table(era=2), 0)["supply"][0]["earth"] == 22
    supply = view_of(road_table(era=3), 0)["supply"][0]
    assert [supply[name] for name in ("earth", "horse_tram", "road_basic", "port_expanded")] == [0, 0, 0, 0]
    assert supply["asphalt"] == 20
    assert view_of(road_table(era=4), 0)["supply"][0]["asphalt"] == 0
    assert tile(road_table(era=4), "3,6")[0] == "earth"


@rule("BI-ERA-06")
def test_old_vehicles_leave_the_stock():
    state = turn(2)
    assert state.stock[BOX.vehicle_of["mail_coach"]] == 0
    assert state.stock[BOX.vehicle_of["cart"]] == 14
    state = turn(3)
    assert state.stock[BOX.vehicle_of["cart"]] == 0
    assert state.stock[BOX.vehicle_of["steam_lorry"]] == 6


@rule("BI-END-01")
def test_the_game_ends_after_round_80():
    state = table("freight", era=4, round=80, seat=0, piles=[0, 0])
    holder = state.holder
    assert holder == 1
    state = table("freight", era=4, round=80, seat=1, piles=[0, 0])
    act(state, "done", "done")
    assert state.over
    refusal = state.check(GAME.parse("done"))
    assert refusal is not None
    assert refusal.rule == "BI-END-01"
    assert state.legal() == []


@rule("BI-SCORE-03")
def test_idle_vehicles():
    seat = {"silver": 0, "park": {"cart": 3}, "stations": {}, "routes": []}
    full = table(seats=[seat, {}])
    half = table(seats=[seat, {}], options={"idle_vehicle_points": "half"})
    assert (breakdown(full, 0)["vehicles"], breakdown(half, 0)["vehicles"]) == (30, 15)


@rule("BI-SCORE-08")
def test_ways_in_no_record_score_nothing():
    state = table(ways={"6,6": way("earth", 0, "EW")}, seats=[{"silver": 0}, {}])
    assert sum(breakdown(state, 0).values()) == 0


@rule("BI-SCORE-07")
def test_unlisted_items_score_half():
    state = road_table(seat={"silver": 0})
    assert breakdown(state, 0) == {"silver": 0, "vehicles": 0, "routes": 5, "stations": 10, "central": 0}
    state = road_table(seat={"silver": 0, "lines": {"road 1": {"from": "4,6", "to": "2,5"}}})
    assert breakdown(state, 0) == {"silver": 0, "vehicles": 0, "routes": 10, "stations": 20, "central": 0}


@rule("BI-SCORE-09")
def test_ties():
    assert table("over", era=4, seats=[{"silver": 5}, {"silver": 7}]).ranking() == [[1], [0]]
    assert table("over", era=4, seats=[{"silver": 5}, {"silver": 5}]).ranking() == [[0, 1]]
    seats = [{"silver": 105, "park": {"e_van": 1}}, {"silver": 105, "park": {"cart": 4}}]
    assert table("over", era=4, seats=seats).ranking() == [[1], [0]]


# -- one by one ------------------------------------------------------------------------------------------------------


@rule("BI-ERA-01")
def test_lines_are_computed_when_the_era_begins():
    stale = {"from": "4,6", "to": "2,5", "path": "NWW", "toll": 2, "level": 1}
    state = road_table("food_factory", era=3, seat={"lines": {"road 1": stale}})
    act(state, "factory 5,6")
    assert (line(state, 0, "road 1")["path"], line(state, 0, "road 1")["toll"]) == ("WWN", 0)


@rule("BI-ERA-02")
def test_manure_leaves_the_lines():
    """A line with manure under way goes on empty and is not paid."""
    stations, ways = route(["9,6", "8,6", "7,6", "6,6", "5,6", "4,6"], "earth", "road_basic")
    run = {"from": "9,6", "to": "4,6", "out": "manure", "vehicle": "cart", "progress": 1}
    seats = [{"stations": stations, "lines": {"road 1": run}}, {}]
    state = table("freight", era=2, round=48, seats=seats, ways=ways, piles=[0, 0])
    act(state, "done")
    state.apply(GAME.parse("done"), Scripted([1]))
    assert line(state, 0, "road 1")["out"] is None
    assert line(state, 0, "road 1")["progress"] == 1
    act(state, "factory 5,5")
    silver = state.silver[0]
    draw(state, "III_quiet")
    for _ in range(4):
        finish_round(state)
    assert line(state, 0, "road 1")["heading"] == "back"
    assert state.silver[0] == silver


def crowded(map: str, phase: str, but: tuple[str, ...] = (), **parts):
    """Ways on every meadow of a map."""
    made = map_reader.fixed_map(map)
    meadows = [made.names[cell] for cell in range(made.size) if made.terrain[cell] == MEADOW]
    ways = {cell: way("earth", 0, "EW") for cell in meadows if cell not in but}
    return table(phase, options={"map_mode": f"fixed:{map}", "tile_supply": "unlimited"}, ways=ways, **parts)


@rule("BI-ERA-04")
def test_where_no_meadow_is_left():
    """On any plain cell with a plain neighbour; if there is none, nowhere."""
    state = crowded("quick1", "food_factory", era=3)
    cells = [text.split(" ")[1] for text in texts(state)]
    assert "9,6" in cells
    assert "10,6" in cells
    assert "2,2" not in cells
    state = crowded("quick1", "food_factory", but=("2,4",), era=3)
    assert refused(state, "factory 2,4") == "BI-ERA-04"
    state = crowded("test1", "freight", era=2, round=48, seat=0, piles=[0, 0])
    state.apply(GAME.parse("done"), Scripted([1]))
    assert (state.era, state.phase) == (3, "control_card")
    assert state.goods[BOX.good_of["food"]] == 4


@rule("BI-SCORE-02")
@pytest.mark.parametrize(("vehicle", "points"), [("cart", 10), ("steam_lorry", 20), ("petrol_van", 30), ("e_van", 40)])
def test_points_of_vehicles(vehicle, points):
    state = table(era=4, seats=[{"silver": 0, "park": {vehicle: 2}}, {}])
    assert breakdown(state, 0)["vehicles"] == 2 * points
    state = road_table(seat={"silver": 0, "lines": {"road 1": GRAIN}})
    assert breakdown(state, 0)["vehicles"] == 30


STATION_POINTS = {
    "road_basic": 10, "road_expanded": 20, "road_II": 30, "road_III": 40, "road_IV": 50, "tram": 10, "rail_II": 30,
    "rail_III": 40, "maglev_IV": 50, "port_basic": 10, "port_expanded": 20, "port_II": 30, "port_III": 40,
    "port_IV": 50,
}  # fmt: skip


@rule("BI-SCORE-05")
@pytest.mark.parametrize(("kind", "points"), STATION_POINTS.items())
def test_points_of_stations(kind, points):
    """Unlisted: half of the points of the kind."""
    label, cell = {"road": ("0", "5,6"), "port": ("A", "5,1")}.get(kind.partition("_")[0], ("I", "5,6"))
    state = table(era=4, seats=[{"silver": 0, "stations": {label: station(cell, kind)}}, {}])
    assert breakdown(state, 0)["stations"] == points // 2


@rule("BI-SCORE-06")
@pytest.mark.parametrize(("generation", "points"), [(0, 0), (1, 30), (2, 50), (3, 70), (4, 90)])
def test_points_of_the_central_building(generation, points):
    state = road_table(era=4, seat={"silver": 0, "central": generation})
    assert breakdown(state, 0)["central"] == points
    assert breakdown(state, 0)["stations"] == 10


@rule("BI-SCORE-07")
def test_listed_paths_are_computed_afresh():
    """A line on its old way round: at the end the path N W W counts, and so the record over it."""
    stations = {"0": station("4,6", sides="NW"), "1": station("2,5", sides="ES")}
    routes = [{"from": "4,6", "path": "WWN"}, {"from": "4,6", "path": "NWW"}]
    run = {**GRAIN, "progress": 1, "path": "WWN", "level": 1, "time": 3}
    seat = {"silver": 0, "stations": stations, "routes": routes[1:], "lines": {"road 1": run}}
    ways = {"4,5": way("earth", 0, "SW"), "3,5": way("earth", 0, "EW")}
    assert breakdown(road_table(seat=seat, ways=ways), 0)["routes"] == 10
    assert breakdown(road_table(seat={**seat, "routes": routes[:1]}, ways=ways), 0)["routes"] == 5


@rule("BI-SCORE-07")
def test_a_record_is_listed_only_as_a_whole():
    """The line from (4,6) to (3,7) runs over one of the two tiles of the record."""
    stations = {"0": station("4,6", sides="W"), "1": station("2,5", sides="S"), "2": station("3,7", sides="N")}
    seat = {"silver": 0, "stations": stations, "lines": {"road 1": {"from": "4,6", "to": "3,7"}}}
    state = road_table(seat=seat, ways={"3,6": way("earth", 0, "ESW")})
    assert breakdown(state, 0)["routes"] == 5


@rule("BI-SCORE-09")
def test_silver_before_vehicles():
    seats = [{"silver": 105, "park": {"e_van": 1}}, {"silver": 101, "park": {"cart": 4}}]
    assert table("over", era=4, seats=seats).ranking() == [[0], [1]]


@rule("BI-ERA-01", "BI-VEH-09")
@pytest.mark.parametrize(("era", "times"), [(2, 3), (3, 2), (4, 2)])
def test_an_ample_stock_cannot_be_bought_out(era, times):
    """Option vehicle_stock: what a refill costs is more than two greedy players earn in its era."""
    earned = {2: 2 * 1948, 3: 2 * 1997, 4: 2 * 2892}
    for number, colour in enumerate(BOX.colours, 1):
        plain, ample = turn(era, number), turn(era, number, options={"vehicle_stock": "ample"})
        new = [kind for kind, vehicle in enumerate(BOX.vehicles) if vehicle.era == era]
        assert [ample.stock[kind] for kind in new] == [times * plain.stock[kind] for kind in new]
        assert sum(ample.stock[kind] * BOX.vehicles[kind].price for kind in new) > earned[era]
        assert colour == ample.stock_colours[-1]
        assert GAME.load(dict(ample.dump())).stock == ample.stock
