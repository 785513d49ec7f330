"""RR-SET: how a game begins."""

from __future__ import annotations

import pytest

from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import OptionError
from tests.rule import rule
from tests.rules.railroad_revolution.table import GAME, Table

TWO_PLAYERS = ["A1-1", "A2-1", "A1-2", "A2-2", "DL3"]
CITY_TILES = ["L2c", "L2b", "L2a", "L3a", "L3b", "L3c", "L4a", "L4b", "L4c", "L4d", "L5a", "L5b", "L5c"]
TELEGRAPH = ["TG_STEPS", "TG_RAIL", "TG_PROMOTE", "TG_FLIP2", "TG_MONEY", "TG_TRAIN"]


def setup_of_two(*endowment):
    return GAME.new(2, None, Scripted([*TWO_PLAYERS, *CITY_TILES, *TELEGRAPH, *endowment]))


def endowing(players=2, first_player=0, seat=None, tiles=(("E1", "a", "grey"), ("E2", "a", "orange")), **position):
    rest = [{"tile": tile, "side": side, "worker": worker} for tile, side, worker in tiles]
    seat = (first_player - 1) % players if seat is None else seat
    return Table(players=players, phase="endow_pick", first_player=first_player, seat=seat, endowment=rest, **position)


@rule("RR-SET-01", "RR-INFO-03")
def test_the_setup_follows_its_steps():
    state = setup_of_two("E4", "b", "E2", "a", "purple", "grey", 2)
    data = state.dump()
    assert data["first_player"] == 1
    assert data["seats"][0] == {
        "cash": 600,
        "shares": 3,
        "supply": {"white": 4},
        "board": {},
        "stock": {"rails": 15, "buildings": 12},
        "rails": [],
        "stations": [],
        "offices": [],
        "trains": ["promote2 up"],
        "tracks": {"telegraph": 0, "stations": 0, "network": 0},
        "milestones": [{"tile": "A1-1", "managers": []}, {"tile": "A2-1", "managers": []}],
        "completed": [],
    }
    assert data["deal"] == {"tile": "DL3", "discards": []}
    assert list(data["city_tiles"].values()) == CITY_TILES
    assert list(data["telegraph_tiles"].values()) == TELEGRAPH
    assert list(data["telegraph_tiles"]) == ["1", "2", "4", "5", "7", "8"]
    assert data["endowment"] == [
        {"tile": "E4", "side": "b", "worker": "purple"},
        {"tile": "E2", "side": "a", "worker": "grey"},
    ]
    assert state.view(None)["common"] == {"white": 0, "purple": 11, "orange": 12, "grey": 11, "turquoise": 12}


@rule("RR-SET-01")
@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players):
    with pytest.raises(OptionError):
        GAME.new(players)


@rule("RR-SET-02")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 5)])
def test_train_stacks(players, size):
    stacks = GAME.new(players, None, Chance(seed=1)).view(None)["stacks"]
    assert stacks == {"money600": size, "steps3": size, "shares3": size, "rail100": size}


@rule("RR-SET-03")
@pytest.mark.parametrize(
    ("players", "cities", "sectors"),
    [
        (4, [], []),
        (3, ["houston", "bismarck", "san_francisco"], [2, 5]),
        (2, ["little_rock", "duluth", "salt_lake_city", "san_diego"], [1, 4, 7]),
    ],
)
def test_neutral_buildings_stand_on_first_slots(players, cities, sectors):
    state = GAME.new(players, None, Chance(seed=1))
    box = state.rules.box
    assert [box.cities[city] for city, owner in enumerate(state.first_station) if owner >= 0] == cities
    assert [sector + 1 for sector, owner in enumerate(state.first_office) if owner >= 0] == sectors


@rule("RR-SET-03")
def test_a_neutral_building_takes_the_first_slot_and_nothing_else():
    company = {"cash": 1000, "rails": ["R02"], "stock": {"rails": 14}}
    table = Table(company, players=2).play("place white station", "city little_rock")
    assert table.legal("first_bonus") == []
    assert table.refusal("first_bonus") == "RR-STA-05"
    assert table.state.scores() == [8, 8]
    assert Table(company, players=4).play("place white station", "city little_rock").legal("first_bonus")


@rule("RR-SET-04")
def test_endowments_go_anti_clockwise_and_the_first_player_is_last():
    tiles = [("E2", "a", "orange"), ("E4", "b", "grey"), ("E3", "b", "purple")]
    table = endowing(players=3, first_player=1, tiles=tiles)
    order = [table.state.seat]
    table.play("pick E2")
    order.append(table.state.seat)
    assert table.refusal("pick E2") == "RR-SET-04"
    table.play("pick E3")
    assert (table.phase, table.state.seat) == ("start_station", 2)  # resolved before the next one picks
    table.play("stop")
    order.append(table.state.seat)
    assert order == [0, 2, 1]
    table.play("pick E4")
    assert (table.phase, table.state.seat) == ("place", 1)


@rule("RR-SET-05")
def test_endowment_rewards():
    assert endowing().play("pick E2").shares(1) == 6
    assert endowing(tiles=[("E4", "b", "grey"), ("E1", "a", "orange")]).play("pick E4").cash(1) == 1100
    rail = endowing().play("pick E1")
    assert rail.phase == "start_rail"
    assert rail.legal() == ["rail R01", "rail R02", "rail R03", "stop"]
    assert rail.refusal("rail R07") == "RR-SET-05"
    assert rail.play("rail R03").seat(1)["rails"] == ["R03"]
    assert (rail.cash(1), rail.phase) == (600, "endow_pick")
    steps = endowing(tiles=[("E1", "b", "grey"), ("E2", "a", "orange")]).play("pick E1", "step network", "step network")
    assert (steps.seat(1)["tracks"]["network"], steps.shares(1)) == (2, 2)
    assert steps.phase == "steps"
    train = endowing(tiles=[("E4", "a", "grey"), ("E2", "a", "orange")]).play("pick E4", "train shares3")
    assert train.seat(1)["trains"] == ["promote2 up", "shares3 up"]
    declined = endowing().play("pick E1", "stop")
    assert declined.seat(1)["rails"] == []
    assert declined.seat(1)["supply"] == {"white": 4, "grey": 1}


@rule("RR-SET-05")
def test_the_spare_building_goes_to_a_deal_sector_or_a_printed_city():
    office = endowing(tiles=[("E2", "b", "grey"), ("E1", "a", "orange")]).play("pick E2")
    assert office.legal() == ["sector 3", "sector 6", "stop"]
    office.play("sector 6")
    assert (office.seat(1)["offices"], office.shares(1), office.phase) == ([6], 3, "endow_pick")
    station = endowing(tiles=[("E3", "b", "grey"), ("E1", "a", "orange")]).play("pick E3")
    assert station.legal() == ["city washington", "city charlotte", "stop"]
    station.play("city charlotte")
    assert (station.seat(1)["stations"], station.cash(1), station.phase) == (["charlotte"], 600, "endow_pick")


@rule("RR-SET-06")
def test_spare_pieces_are_not_of_the_stock():
    table = endowing().play("pick E1", "rail R01")
    assert table.seat(1)["stock"] == {"rails": 15, "buildings": 12}
    table = endowing(tiles=[("E3", "b", "grey"), ("E1", "a", "orange")]).play("pick E3", "city washington")
    assert table.seat(1)["stock"] == {"rails": 15, "buildings": 12}
    assert table.state.first_station[table.state.rules.box.city_of["washington"]] == 1


@rule("RR-SET-07")
def test_everybody_starts_with_five_workers():
    table = endowing(tiles=[("E3", "a", "grey"), ("E2", "a", "orange")])
    table.play("pick E3", "give white supply", "take purple")
    assert table.seat(1)["supply"] == {"white": 3, "purple": 1, "grey": 1}
    table.play("pick E2")
    assert (table.workers(0), table.workers(1)) == (5, 5)


@rule("RR-SET-07")
def test_no_worker_is_lost_in_the_setup():
    tiles = [("E1", "b", "grey"), ("E2", "a", "orange")]
    rest = [{"tile": tile, "side": side, "worker": worker} for tile, side, worker in tiles]
    high = {"tracks": {"telegraph": 4}}
    table = Table({}, high, players=2, phase="endow_pick", first_player=0, seat=1, endowment=rest).play("pick E1")
    assert table.refusal("step telegraph") == "RR-SET-07"


@rule("RR-SET-08")
def test_no_free_actions_in_the_setup():
    table = endowing(tiles=[("E1", "b", "grey"), ("E2", "a", "orange")])
    assert table.refusal("sell") == "RR-SET-08"
    table.play("pick E1")
    assert table.refusal("sell") == "RR-SET-08"
    assert table.refusal("hire grey") == "RR-SET-08"


@rule("RR-SET-09")
def test_workers_on_the_tiles_are_not_in_the_supply():
    tiles = [("E3", "a", "grey"), ("E2", "a", "orange")]
    table = endowing(tiles=tiles)
    assert (table.common("grey"), table.common("orange"), table.common("purple")) == (11, 11, 12)
