"""RR-PERF: performance tracks. RR-END and RR-SCO: the end and the points. RR-INFO: who knows what."""

from __future__ import annotations

import pytest

from steamshed.games.railroad_revolution.rules import scoring
from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.railroad_revolution.table import GAME, Table, in_action


def stepping(**company):
    company.setdefault("supply", {"white": 4, "purple": 2})
    return in_action("trade", "purple", **company).play("spec")


@rule("RR-PERF-01")
def test_steps_are_split_freely():
    table = stepping().play("step network", "step network", "step stations")
    assert table.seat()["tracks"] == {"telegraph": 0, "stations": 1, "network": 2}


@rule("RR-PERF-02")
def test_tolls():
    money = stepping(tracks={"telegraph": 1}, cash=100)
    assert money.play("step telegraph").cash() == 0
    assert stepping(tracks={"telegraph": 1}, cash=99).refusal("step telegraph") == "RR-PERF-02"
    shares = stepping(tracks={"network": 4}, shares=2)
    assert shares.play("step network").shares() == 0
    assert stepping(tracks={"network": 4}, shares=1).refusal("step network") == "RR-PERF-02"
    worker = stepping(tracks={"stations": 5}).play("step stations")
    assert (worker.phase, worker.workers()) == ("toll", 6)
    worker.play("discard purple board")
    assert (worker.phase, worker.workers()) == ("steps", 5)
    few = stepping(tracks={"stations": 5}, supply={"white": 3, "purple": 1}, cash=0, shares=0)
    assert few.refusal("step stations") == "RR-GEN-09"


@rule("RR-PERF-03")
def test_steps_may_be_left():
    table = stepping().play("step network", "stop")
    assert (table.phase, table.seat()["tracks"]["network"]) == ("action", 1)


@rule("RR-PERF-04")
def test_the_top_is_the_end():
    table = stepping(tracks={"telegraph": 5, "network": 6}, others=[{"tracks": {"telegraph": 5}}])
    assert table.refusal("step telegraph") == table.refusal("step network") == "RR-PERF-04"
    assert table.refusal("step stations") is None


@rule("RR-END-01", "RR-END-02")
@pytest.mark.parametrize(("seat", "order"), [(0, [1, 2, 0, 1, 2]), (2, [0, 1, 2])])
def test_the_last_turns(seat, order):
    almost = {"stock": {"rails": 3, "buildings": 2}}
    seats = [almost if number == seat else {} for number in range(3)]
    table = Table(*seats, players=3, seat=seat, active=seat)
    table.play("place white trade", "sell rail", "done")
    assert "end-triggered" in [event.id for event in table.events]
    found = []
    while not table.state.over:
        found.append(table.state.seat)
        turn_of(table)
    assert found == order
    assert table.refusal("sell") == "RR-END-02"


def turn_of(table):
    table.play("place white trade")
    return table.play(table.legal("sell")[0], "done")


@rule("RR-END-01")
@pytest.mark.parametrize(("rails", "buildings", "ends"), [(3, 2, False), (2, 3, False), (2, 2, True)])
def test_the_trigger(rails, buildings, ends):
    company = {"stock": {"rails": rails, "buildings": buildings}}
    table = Table({}, company, players=2).play("place white trade", "sell rail", "done")
    assert (table.state.final > 0) == ends


@rule("RR-END-03")
def test_a_deal_may_trigger_in_a_foreign_turn():
    other = {"stock": {"rails": 3, "buildings": 2}, "shares": 2}
    table = Table({"cash": 3000, "shares": 0}, other, players=2, deal={"tile": "DL2"})
    table.play("place white railroad", "rail R01", "rail R03", "done")
    assert table.state.seat == 1
    table.play("accept upper", "rail R01")
    assert [event.args for event in table.events if event.id == "deal-revealed"]
    assert table.state.final == 1
    assert [event.seat for event in table.events if event.id == "end-triggered"] == [1]


@rule("RR-END-04")
def test_after_the_trigger_all_rules_stay():
    ready = {"milestones": [{"tile": "A2-4", "managers": ["turquoise"]}], "rails": ["R02", "R09"]}
    table = Table({**ready, "stock": {"rails": 13}}, players=2, end="last_round")
    table.play("place white trade", "sell building").play("done", outcomes=["B-01", "B-02", "B-03"])
    assert table.phase == "milestone"  # not the very last turn: a replacement is drawn


def points(**company):
    table = Table({"stock": {"rails": 0, "buildings": 0}, "trains": [], **company})
    return scoring.breakdown(table.state, 0)


@rule("RR-SCO-01")
def test_points_of_trains():
    assert points(trains=["promote2 up", "shares3 up", "rail100 down"])["trains"] == 16


@rule("RR-SCO-02")
def test_points_of_milestones():
    assert points(completed=["A1-1", "D-10"], milestones=[{"tile": "B-01"}])["milestones"] == 18 + 44


@rule("RR-SCO-03")
def test_points_of_the_network():
    assert points(rails=["R25", "R24"], tracks={"network": 3})["network"] == 8 * 3
    assert points(rails=["R21"], tracks={"network": 1})["network"] == 3


@rule("RR-SCO-04")
def test_points_of_stations():
    found = points(rails=["R01"], stations=["washington", "charlotte", "chicago"], tracks={"stations": 4})
    assert found["stations"] == 12


@rule("RR-SCO-05")
def test_points_of_offices():
    assert points(offices=[1, 3], tracks={"telegraph": 4})["telegraph"] == 8


@rule("RR-SCO-06")
def test_points_of_links():
    assert points(offices=[1, 2, 5, 6, 7])["links"] == 5 + 8 + 8
    both = Table({"offices": [1, 2], "stock": {"buildings": 10}}, {"offices": [1, 2], "stock": {"buildings": 10}})
    assert [scoring.links(both.state, seat) for seat in (0, 1)] == [5, 5]


@rule("RR-SCO-07")
def test_nothing_else_scores():
    assert sum(points(cash=9000, shares=50, supply={"white": 4, "grey": 9}).values()) == 0


@rule("RR-SCO-08")
def test_ties():
    one, two = {"cash": 100, "shares": 2}, {"cash": 400, "shares": 0}
    table = Table(one, two, {"cash": 399, "shares": 0}, {"trains": []}, phase="over", seat=None)
    assert table.state.ranking() == [[0, 1], [2], [3]]


def drawing(players=3, **position):
    seat = {"completed": ["A1-1"], "milestones": [None]}
    drawn = [{"tile": tile, "seen_by": seen} for tile, seen in (("B-01", [0]), ("B-02", [0, 1]))]
    rest = {"replacing": [{"line": 0, "tile": "A1-1"}], "drawn": drawn}
    return Table(seat, players=players, phase="milestone", seat=0, **rest, **position)


@rule("RR-INFO-01")
def test_the_table_is_open():
    state = Table({"cash": 70, "supply": {"white": 3, "grey": 2}}, {"shares": 8}).state
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["seats"] == state.dump()["seats"]
        assert view["deal"] == state.dump()["deal"]
        assert view["piles"] == {"B": 10, "C": 10, "D": 10}
        assert view["column"] == 8


@rule("RR-INFO-02")
def test_who_sees_drawn_milestones():
    table = drawing(under={"B": [{"tile": "B-07", "seen_by": [2]}]})
    drawn = {seat: [entry["tile"] for entry in table.state.view(seat)["drawn"]] for seat in (0, 1, 2, None)}
    assert drawn == {0: ["B-01", "B-02"], 1: [None, "B-02"], 2: [None, None], None: [None, None]}
    assert table.state.view(0)["under"]["B"] == [{"tile": None, "seen_by": [2]}]
    assert table.state.view(2)["under"]["B"] == [{"tile": "B-07", "seen_by": [2]}]
    table.play("keep B-01")
    assert table.events[0].reveals  # the others see now what was kept
    back = table.state.dump()["under"]["B"][-1]
    assert back == {"tile": "B-02", "seen_by": [0, 1]}


@rule("RR-INFO-02")
def test_the_open_draw_shows_them_to_all():
    ready = {"milestones": [{"tile": "A2-4", "managers": ["turquoise"]}], "rails": ["R02", "R09"]}
    table = Table({**ready, "stock": {"rails": 13}}, options={"milestone_draw": "open"})
    table.play("place white trade", "sell building").play("done", outcomes=["B-01", "B-02", "B-03"])
    for seat in (0, 1, None):
        assert [entry["tile"] for entry in table.state.view(seat)["drawn"]] == ["B-01", "B-02", "B-03"]
    table.play("keep B-03")
    assert [entry["tile"] for entry in table.state.view(None)["under"]["B"]] == ["B-01", "B-02"]


@rule("RR-INFO-03")
def test_the_only_chance_in_a_turn_is_a_tile():
    chance = Chance(seed=4)
    state = GAME.new(3, None, chance)
    kinds = set()
    while not state.over:
        before = len(chance.drawn)
        state.apply(state.legal()[0], chance)
        kinds |= {str(outcome)[:2] for outcome in chance.drawn[before:]}
    assert kinds <= {"DL", "B-", "C-", "D-"}
