"""The worked examples, with their numbers. They test rules that have tests of their own elsewhere too.

See docs/rules/railroad_revolution.md 8.
"""

from __future__ import annotations

import pytest

from steamshed.games.railroad_revolution.rules import milestone, scoring
from steamshed.kernel.chance import Chance
from tests.rules.railroad_revolution.table import GAME, Table, in_action


def test_ex_01_where_a_station_may_stand():
    company = {"rails": ["R02", "R03"], "stations": ["washington"], "cash": 1000}
    table = in_action("station", stock={"rails": 13, "buildings": 11}, **company)
    assert sorted(table.legal("city")) == ["city charlotte", "city little_rock", "city miami"]
    assert table.refusal("city houston") == "RR-STA-07"
    assert table.refusal("city washington") == "RR-STA-06"


def test_ex_02_two_rails_for_600():
    table = in_action("railroad", cash=600).play("rail R01", "rail R07", "done")
    assert table.cash() == 0
    box = table.state.rules.box
    network = [name for city, name in enumerate(box.cities) if table.state.network[0] >> city & 1]
    assert sorted(network) == ["charlotte", "chicago", "kansas_city", "washington"]
    assert table.phase == "place"  # no deal


def test_ex_03_two_rails_for_900():
    table = in_action("railroad", cash=600, shares=3).play("rail R01", "rail R02")
    assert table.refusal("done") == "RR-RAIL-02"
    table.play("sell")
    assert table.refusal("done") == "RR-RAIL-02"
    table.play("sell", "done")
    assert (table.cash(), table.shares()) == (0, 1)


def test_ex_04_and_05_an_office_and_another():
    five = {"supply": {"white": 4, "grey": 1}, "shares": 3, "cash": 0}
    table = Table(five, five, telegraph_tiles={"4": "TG_MONEY"})
    table.play("place white telegraph", "sector 4", "tile_worker white board", "done")
    assert (table.shares(0), table.workers(0), table.cash(0)) == (7, 4, 600)
    table.play("place white telegraph", "sector 4", "tile_worker grey supply", "done")
    assert (table.shares(1), table.workers(1), table.cash(1)) == (6, 4, 600)
    assert table.state.first_office[3] == 0


def test_ex_06_selling_twice():
    table = Table({"stock": {"rails": 10, "buildings": 8}, "cash": 0}, players=2).play("place white trade")
    # 5 rails and 4 buildings are gone: the third sector holds one rail
    assert table.legal("sell") == ["sell rail", "sell"]
    table.play("sell rail")
    assert table.cash() == 600
    table.play("done", "place white trade", "sell rail", "done", "place white trade")
    assert table.legal("sell") == ["sell rail", "sell building", "sell"]
    assert table.play("sell building").cash() == 1300


def test_ex_07_a_train_for_three_shares():
    table = in_action("trade", trains=["shares3 up"], shares=2)
    assert scoring.breakdown(table.state, 0)["trains"] == 8
    table.play("trade_flip shares3 up")
    assert (table.shares(), table.seat()["trains"]) == (5, ["shares3 down"])
    assert scoring.breakdown(table.state, 0)["trains"] == 0


def test_ex_08_the_next_milestone():
    """c1 to c10 in this order: c2 is kept, c1 and c3 go under the pile."""
    company = {"milestones": [{"tile": "B-04", "managers": ["turquoise"]}], "rails": ["R17"], "stock": {"rails": 14}}
    table = Table(company).play("place white trade", "sell rail")
    supply = table.common("turquoise")
    table.play("done", outcomes=["C-01", "C-02", "C-03"])
    assert table.common("turquoise") == supply + 1
    assert table.seat()["completed"] == ["B-04"]
    table.play("keep C-02")
    assert table.seat()["milestones"][0] == {"tile": "C-02", "managers": []}
    box = table.state.rules.box
    unseen = [box.milestones[tile].name for tile in milestone.unseen_tiles(table.state, 1)]
    assert unseen == [f"C-{n:02}" for n in range(4, 11)]
    assert [entry["tile"] for entry in table.state.dump()["under"]["C"]] == ["C-01", "C-03"]


def test_ex_09_points_of_the_telegraph():
    table = Table({"offices": [1, 3, 5], "tracks": {"telegraph": 5}, "stock": {"buildings": 9}})
    assert scoring.breakdown(table.state, 0)["telegraph"] == 15


def test_ex_10_a_toll_of_one_share():
    table = in_action("trade", "purple", tracks={"telegraph": 2}, shares=1).play("spec", "step telegraph")
    assert (table.shares(), table.seat()["tracks"]["telegraph"]) == (0, 3)
    poor = in_action("trade", "purple", tracks={"telegraph": 2}, shares=0).play("spec")
    assert poor.refusal("step telegraph") == "RR-PERF-02"


@pytest.mark.parametrize(("trigger", "turns"), [(0, [1, 2, 0, 1, 2]), (2, [0, 1, 2])])
def test_ex_11_the_last_turns(trigger, turns):
    seats = [{"stock": {"rails": 3, "buildings": 2}} if seat == trigger else {} for seat in range(3)]
    table = Table(*seats, players=3, first_player=0, seat=trigger)
    table.play("place white trade", "sell rail", "done")
    found = []
    while not table.state.over:
        found.append(table.state.seat)
        table.play("place white telegraph")
        table.play(table.legal("sector")[0], "done")
        while table.phase == "deal":
            table.play("pass")
    assert found == turns


def test_ex_12_points_of_links():
    offices = [[1, 3, 4], [1, 2, 3, 6, 7], [2, 5, 7]]
    table = Table(*({"offices": own, "stock": {"buildings": 12 - len(own)}} for own in offices))
    assert [scoring.links(table.state, seat) for seat in range(3)] == [5, 18, 0]


def test_ex_13_a_bonus_pays_for_its_station():
    rails = {"rails": ["R03", "R10"], "stock": {"rails": 13}}
    company = {"cash": 100, "shares": 0, **rails}
    tiles = {"houston": "L3c"}
    table = in_action("station", city_tiles=tiles, **company)
    assert "city houston" in table.legal()
    table.play("city houston", "first_bonus", "sell", "sell")
    assert table.cash() == 400
    assert table.play("done").cash() == 0
    other = {"stations": ["houston"], "rails": ["R03", "R10"], "stock": {"rails": 13, "buildings": 11}}
    late = Table(company, other, city_tiles=tiles)
    assert late.refusal("place white station") == "RR-STA-07"


def test_ex_14_exactly_two_triangles():
    box = Table().state.rules.box
    for rails, wanted in ((["R01", "R10", "R19"], True), (["R01", "R10", "R21"], False)):
        state = Table({"rails": rails, "stock": {"rails": 12}}).state
        two = state.rails[0] & box.terrain_mask[2]
        assert (two.bit_count() >= 3) is wanted
        full = Table({"rails": [*rails, "R25"], "stock": {"rails": 11}}).state
        # C-05: three rails over two triangles, and a city of level 5
        assert milestone.conditions_hold(full, 0, box.milestone_of["C-05"])
    assert not milestone.conditions_hold(state, 0, box.milestone_of["C-05"])


def test_ex_15_orange_is_out():
    rich = {"supply": {"white": 4, "orange": 12}}
    company = {"cash": 600, "rails": ["R01"], "stock": {"rails": 14}}
    table = in_action("station", others=[rich], city_tiles={"chicago": "L2a"}, **company).play("city chicago")
    grey = Table(company, rich, city_tiles={"chicago": "L2a"})
    grey.play("place white station", "city chicago", "primary grey")
    assert grey.seat()["supply"] == {"white": 3, "grey": 1}
    table.play("primary orange")
    assert table.legal() == ["take purple", "take grey", "take turquoise"]


def test_ex_16_conditions():
    def holds(tile, *rails, stations=()):
        stock = {"rails": 15 - len(rails), "buildings": 12 - len(stations)}
        state = Table({"rails": list(rails), "stations": list(stations), "stock": stock}).state
        tiles = state.rules.box.milestones[state.rules.box.milestone_of[tile]].asks
        lists = [state.network[0], state.stations[0], state.rails[0]]
        return [(lists[kind] & which).bit_count() >= number for kind, which, number in tiles]

    network = ("R01", "R02", "R04")
    assert holds("A1-1", *network)[0]  # connect 2 2: Chicago, Little Rock
    assert holds("A2-1", *network)[1]  # deal_rails 1: R04
    assert not holds("B-03", *network)[1]  # station 3 1
    assert holds("B-03", *network, "R07", stations=["kansas_city"])[1]
    assert not holds("B-03", *network, "R07", stations=["chicago"])[1]


def test_ex_17_holdings_after_the_setup():
    """The three sides of the example; "$500" and "train" lie on the two sides of one tile, so two games are needed."""

    def picked(*tiles):
        rest = [{"tile": tile, "side": side, "worker": worker} for tile, side, worker in tiles]
        return Table(players=3, phase="endow_pick", first_player=0, seat=2, endowment=rest)

    table = picked(("E2", "a", "purple"), ("E4", "b", "grey"), ("E3", "b", "orange"))
    table.play("pick E2", "pick E4", "pick E3", "stop")
    assert [(table.shares(seat), table.cash(seat), table.workers(seat)) for seat in (2, 1, 0)] == [
        (6, 600, 5),
        (3, 1100, 5),
        (3, 600, 5),
    ]
    table = picked(("E2", "a", "purple"), ("E1", "a", "grey"), ("E4", "a", "orange"))
    table.play("pick E2", "pick E1", "stop", "pick E4", "train shares3")
    assert (table.shares(), table.cash(), table.workers()) == (3, 600, 5)
    assert table.seat()["trains"] == ["promote2 up", "shares3 up"]
    assert table.state.view(None)["stacks"] == {"money600": 4, "steps3": 4, "shares3": 3, "rail100": 4}
    assert table.seat()["stock"] == {"rails": 15, "buildings": 12}
    assert (table.common("white"), sum(table.common(c) for c in ("purple", "orange", "grey", "turquoise"))) == (0, 45)


def test_ex_17_supplies_after_the_setup():
    state = GAME.new(3, None, Chance(seed=8))
    while state.step == 0:
        stop = [action for action in state.legal() if str(action) == "stop"]
        state.apply(stop[0] if stop else state.legal()[0], Chance(seed=8))
    seats = state.dump()["seats"]
    assert [sum(seat["supply"].values()) for seat in seats] == [5, 5, 5]
    assert all("promote2 up" in seat["trains"] for seat in seats)
    assert [[goal["tile"][:2] for goal in seat["milestones"]] for seat in seats] == [["A1", "A2"]] * 3
    common = state.view(None)["common"]
    assert (common["white"], sum(common.values())) == (0, 45)


def test_ex_18_a_is_replaced_by_b_and_d_by_nothing():
    rails = {"rails": ["R02", "R09"], "stock": {"rails": 13}}
    table = Table({"milestones": [{"tile": "A1-3", "managers": ["grey"]}], **rails, "rails": ["R11"]})
    table.play("place white trade", "sell building").play("done", outcomes=["B-01", "B-02", "B-03"])
    assert table.legal() == ["keep B-01", "keep B-02", "keep B-03"]
    last = {"milestones": [{"tile": "D-02", "managers": ["grey", "grey"]}], "rails": ["R21", "R25", "R26"]}
    table = Table({**last, "stock": {"rails": 12}}).play("place white trade", "sell building")
    table.play("done", outcomes=[])
    assert table.phase == "place"
    assert table.seat()["completed"] == ["D-02"]


def test_ex_19_selling_and_hiring():
    table = Table({"cash": 500, "shares": 2, "supply": {"white": 4, "grey": 1}}).play("sell", "sell", "hire grey")
    assert (table.cash(), table.shares(), table.workers()) == (0, 0, 6)
    assert not any("buy" in action for action in table.legal())


def test_ex_20_taking_the_workers_back():
    board = {"trade": {"white": 2}, "station": {"white": 2}}
    table = Table({}, {"supply": {}, "board": board}, players=2)
    table.play("place white trade", "sell rail", "done")
    assert table.seat(1)["supply"] == {"white": 4}
    assert "place white trade" in table.legal()
    one = Table({}, {"supply": {"white": 1}, "board": {**board, "station": {"white": 1}}}, players=2)
    one.play("place white trade", "sell rail", "done")
    assert one.seat(1)["supply"] == {"white": 1}
