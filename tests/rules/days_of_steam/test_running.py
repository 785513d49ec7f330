"""Moving, derailing, goods, water and coal (DS-MOVE, DS-DERAIL, DS-GOODS, DS-WATER, DS-COAL, DS-STEAM)."""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.kernel.errors import PositionError
from steamshed.kernel.undo import undoable
from tests.rule import rule
from tests.rules.days_of_steam.table import LINE, driver, table
from tests.rules.days_of_steam.test_examples import FIG7, FIG10, eleven_cities
from tests.rules.days_of_steam.test_turn import coaled

LONG = {"0,0": "yellow", **{f"{x},0": "ST/1" for x in range(1, 6)}, "6,0": "red"}
BRIDGE = {"0,0": "yellow", "1,0": "BR/0", "2,0": "red", "1,1": "ST/0", "1,-1": "ST/0"}
SIDING = {"0,0": "yellow", "1,0": "SD/2", "1,1": "ST/0"}
"""Only the dead end of the tile east of the city touches it."""


# -- steps -----------------------------------------------------------------------------------------------------------


@rule("DS-MOVE-01")
def test_a_move_has_a_step_and_is_paid_from_steam() -> None:
    assert driver(LINE, "0,0", 0).refused("move_step E") == "DS-MOVE-01"
    assert driver(LINE, "0,0", 1).allows("move_step E")
    loaded = driver(goods={"0,0": {"blue": 1}})
    loaded.act("load blue")
    assert loaded.refused("stop") == "DS-MOVE-01"


@rule("DS-MOVE-01", "DS-TURN-01")
def test_a_player_moves_only_his_own_train() -> None:
    run = driver(LINE, "0,0", 6, ["2,0"])
    run.act("move_step E", "stop")
    assert [seat["train"] for seat in run.seats] == ["1,0", "2,0"]


@rule("DS-MOVE-02")
@pytest.mark.parametrize(("tile", "cost"), [("ST/1", 1), ("HS/1", 2), ("WS/1", 1), ("BR/0", 1)])
def test_what_a_step_costs(tile: str, cost: int) -> None:
    run = driver({**LINE, "1,0": tile})
    assert run.happened("move_step E")["train-moved"].args["cost"] == cost
    assert run.seats[0]["steam"] == 6 - cost
    assert driver({**LINE, "1,0": tile}, "0,0", cost - 1).refused("move_step E") == "DS-MOVE-01"


@rule("DS-MOVE-02")
def test_a_dead_end_and_a_city_cost_one() -> None:
    assert driver(LINE, "1,0").happened("move_step W")["train-moved"].args["cost"] == 1
    assert driver(SIDING).happened("move_step E")["train-moved"].args["cost"] == 1


@rule("DS-MOVE-03")
def test_passing_a_train_costs_one_more_but_not_in_cities() -> None:
    assert driver(LINE, "0,0", 6, ["1,0"]).happened("move_step E")["train-moved"].args["cost"] == 2
    hill = driver({**LINE, "1,0": "HS/1"}, "0,0", 6, ["1,0"])
    assert hill.happened("move_step E")["train-moved"].args["cost"] == 3
    city = driver(LINE, "2,0", 6, ["3,0"])
    assert city.happened("move_step E")["train-moved"].args["cost"] == 1


@rule("DS-MOVE-03")
def test_the_other_piece_of_a_tile_is_not_in_the_way_and_a_junction_is_one_piece() -> None:
    assert driver(BRIDGE, "0,0", 6, ["1,0 NS"]).happened("move_step E")["train-moved"].args["cost"] == 1
    assert driver(BRIDGE, "0,0", 6, ["1,0 EW"]).happened("move_step E")["train-moved"].args["cost"] == 2
    junction = driver({**LINE, "1,0": "SWL/1"}, "0,0", 6, ["1,0"])
    assert junction.happened("move_step E")["train-moved"].args["cost"] == 2
    through = {"0,0": "yellow", "1,0": "SD/1", "2,0": "ST/1", "1,1": "ST/0"}
    assert driver(through, "0,0", 6, ["1,0 S"]).happened("move_step E")["train-moved"].args["cost"] == 1


@rule("DS-MOVE-03")
def test_the_own_train_is_never_in_its_own_way() -> None:
    run = driver(LINE, "1,0")
    run.act("move_step W", "move_step E")
    assert run.data["run"]["spent"] == 2


@rule("DS-MOVE-04")
def test_the_first_step_leaves_by_any_edge() -> None:
    assert driver(LINE, "1,0").texts("move_step") == ["move_step E", "move_step W"]
    city = {"0,0": "yellow", "1,0": "ST/1", "0,1": "ST/0", "-1,0": "ST/1", "0,-1": "ST/0"}
    assert len(driver(city).texts("move_step")) == 4
    assert driver(LINE, "1,0").refused("move_step N") == "DS-MOVE-04"
    assert "facing" not in driver(LINE, "1,0").seats[0]


@rule("DS-MOVE-05")
def test_later_steps_never_reverse() -> None:
    run = driver(LONG)
    run.act("move_step E")
    assert run.texts("move_step") == ["move_step E"]
    assert run.refused("move_step W") == "DS-MOVE-05"
    # from the branch of a switch only the trunk can be reached
    switch = driver({"0,0": "yellow", "1,0": "SWL/0", "1,1": "ST/0", "1,-1": "ST/0"})
    switch.act("move_step E")
    assert switch.refused("move_step N") == "DS-MOVE-05"
    assert switch.texts("move_step") == ["move_step S"]


@rule("DS-MOVE-06")
def test_a_city_is_left_by_any_side_also_the_one_it_came_in_by() -> None:
    run = driver({**LINE, "3,1": "ST/0"}, "2,0")
    run.act("move_step E")
    assert run.texts("move_step") == ["move_step S", "move_step W"]


@rule("DS-MOVE-07")
def test_a_train_must_stop_on_a_dead_end_and_leaves_it_by_the_same_edge() -> None:
    run = driver(SIDING)
    run.act("move_step E")
    assert run.seats[0]["train"] == "1,0 W"
    assert run.texts() == ["stop"]
    assert run.refused("move_step W") == "DS-MOVE-07"
    run.act("stop")
    assert driver(SIDING, "1,0 W").texts("move_step") == ["move_step W"]


@rule("DS-MOVE-08")
def test_a_bridge_and_a_double_curve_are_left_along_the_piece_entered() -> None:
    run = driver(BRIDGE)
    run.act("move_step E")
    assert run.texts("move_step") == ["move_step E"]
    assert run.refused("move_step N") == "DS-MOVE-08"
    curves = driver({"0,0": "yellow", "1,0": "DC/0", "1,1": "ST/0", "2,0": "ST/1", "1,-1": "ST/0"})
    curves.act("move_step E")
    assert curves.texts("move_step") == ["move_step S"]
    assert curves.refused("move_step N") == "DS-MOVE-08"
    assert driver(BRIDGE, "1,0 NS").refused("move_step E") == "DS-MOVE-08"


@rule("DS-MOVE-09")
def test_a_move_cannot_end_on_an_occupied_piece() -> None:
    run = driver(LINE, "0,0", 6, ["1,0"])
    run.act("move_step E")
    assert run.refused("stop") == "DS-MOVE-09"
    run.act("move_step E")
    assert run.allows("stop")
    beside = driver(BRIDGE, "0,0", 6, ["1,0 NS"])
    beside.act("move_step E")
    assert beside.allows("stop")
    city = driver(LINE, "2,0", 6, ["3,0"])
    city.act("move_step E")
    assert city.allows("stop")
    with pytest.raises(PositionError, match="DS-MOVE-09"):
        driver(LINE, "1,0", 6, ["1,0"])


@rule("DS-MOVE-10")
def test_an_occupied_piece_is_entered_only_if_the_train_can_get_past() -> None:
    assert driver(LINE, "0,0", 2, ["1,0"]).refused("move_step E") == "DS-MOVE-10"
    assert driver(LINE, "0,0", 3, ["1,0"]).allows("move_step E")
    assert driver(LONG, "0,0", 4, ["1,0", "2,0"]).refused("move_step E") == "DS-MOVE-10"
    assert driver(LONG, "0,0", 5, ["1,0", "2,0"]).allows("move_step E")
    assert driver(SIDING, "0,0", 6, ["1,0 W"]).refused("move_step E") == "DS-MOVE-10"


@rule("DS-MOVE-11")
def test_a_move_may_run_round_and_return_to_where_it_began() -> None:
    run = driver(LINE, "1,0")
    run.act("move_step W", "move_step E", "stop")
    assert run.seats[0]["train"] == "1,0"
    assert run.seats[0]["steam"] == 4


@rule("DS-MOVE-12")
def test_nothing_beyond_an_open_end() -> None:
    run = driver({"0,0": "yellow", "1,0": "ST/1"}, "1,0")
    assert run.refused("move_step E") == "DS-MOVE-12"
    assert driver({"0,0": "yellow", "1,0": "ST/1"}).refused("move_step N") == "DS-MOVE-12"


@rule("DS-MOVE-13", "DS-STEAM-01")
def test_steam_is_deducted_as_paid_and_never_negative() -> None:
    run = driver(LONG, "0,0", 3)
    for left in (2, 1, 0):
        run.act("move_step E")
        assert run.seats[0]["steam"] == left
    assert run.texts() == ["stop"]
    with pytest.raises(PositionError, match="DS-STEAM-01"):
        driver(LONG, "0,0", 7)


@rule("DS-MOVE-14")
def test_only_stop_ends_a_move() -> None:
    run = driver(LONG, "0,0", 6)
    run.act(*["move_step E"] * 6)
    assert run.state.phase == "run"
    assert run.state.seat == 0
    assert run.texts() == ["stop"]
    run.act("stop")
    assert run.state.seat == 1


@rule("DS-MOVE-14")
def test_steps_and_loads_can_be_taken_back_until_the_stop() -> None:
    run = driver(FIG7, goods={"0,0": {"red": 1}})
    for text in ("load red", "move_step S", "move_step E", "move_step E"):
        assert undoable(run.act(text), 0)


# -- derailing -------------------------------------------------------------------------------------------------------

CURVE = {"0,0": "yellow", "1,0": "CU/2", "1,1": "ST/0", "1,2": "ST/0", "1,3": "red"}


@rule("DS-DERAIL-01")
def test_no_roll_up_to_two_steam_or_without_a_curve() -> None:
    slow = driver(CURVE)
    slow.act("move_step E", "move_step S", "stop")
    straight = driver(LONG)
    straight.act(*["move_step E"] * 5, "stop")
    fast = driver(CURVE)
    fast.act("move_step E", "move_step S", "move_step S", "stop", chance=[2])
    assert fast.seats[0]["train"] == "1,2"


@rule("DS-DERAIL-01")
def test_surcharges_count_in_what_was_spent() -> None:
    run = driver(CURVE, "0,0", 6, ["1,0"])
    run.act("move_step E", "move_step S")
    assert run.data["run"]["spent"] == 3
    run.act("stop", chance=[1])
    assert run.seats[0]["train"] == "0,0"


@rule("DS-DERAIL-02")
@pytest.mark.parametrize(("steps", "worst"), [(3, 1), (4, 2)])
def test_derails_by_the_die(steps: int, worst: int) -> None:
    for die in range(1, 7):
        run = driver(CURVE)
        run.act("move_step E", *["move_step S"] * (steps - 1), "stop", chance=[die])
        assert (run.seats[0]["train"] == "0,0") == (die <= worst)


@rule("DS-DERAIL-03")
def test_leaving_the_piece_the_move_began_on_is_no_curve() -> None:
    run = driver(CURVE, "1,0")
    run.act("move_step S", "move_step S", "move_step S", "stop")
    assert run.seats[0]["train"] == "1,3"
    # but entered again later in the move it counts like any other
    again = driver(CURVE, "1,0")
    again.act("move_step W", "move_step E", "move_step S", "stop", chance=[1])
    assert again.seats[0]["train"] == "1,0"


@rule("DS-DERAIL-03")
def test_the_piece_stopped_on_counts_if_every_way_on_is_a_curve() -> None:
    board = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1"}
    for last, rolls in (
        ("CU/2", True),
        ("YS/1", True),
        ("SWL/1", False),
        ("HC/2", True),
        ("WC/2", True),
        ("SD/1", False),
    ):
        run = driver({**board, "3,0": last})
        assert run.happened("move_step E", "move_step E", "move_step E")
        run.act("stop", chance=[6] if rolls else [])


@rule("DS-DERAIL-03")
def test_dead_ends_and_cities_are_no_curves() -> None:
    round_town = driver({**LINE, "3,1": "ST/0"}, "1,0")
    round_town.act("move_step E", "move_step E", "move_step S", "stop")
    assert round_town.seats[0]["train"] == "3,1"
    dead = driver({"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1", "3,0": "SD/2"})
    dead.act("move_step E", "move_step E", "move_step E", "stop")
    assert dead.seats[0]["train"] == "3,0 W"


@rule("DS-DERAIL-03")
def test_a_curved_branch_of_a_junction_counts_when_it_is_run_through() -> None:
    board = {"0,0": "yellow", "1,0": "SWL/3", "2,0": "ST/1", "1,1": "ST/0", "1,2": "ST/0", "3,0": "red"}
    branch = driver(board, "1,2")
    branch.act("move_step N", "move_step N", "move_step E", "stop", chance=[1])
    assert branch.seats[0]["train"] == "1,2"
    through = driver(board)
    through.act("move_step E", "move_step E", "move_step E", "stop")
    assert through.seats[0]["train"] == "3,0"


@rule("DS-DERAIL-04", "DS-DERAIL-05")
def test_a_derailment_undoes_everything_but_the_steam() -> None:
    board = {"0,0": "yellow", "1,0": "CU/2", "1,1": "red", "1,2": "ST/0", "1,3": "blue"}
    own = {"cargo": {"good": "red", "from": "1,3"}, "delivered": {"green": 1}}
    run = driver(board, "1,0", 6, own=own, goods={"1,1": {"yellow": 1, "blue": 1}, "0,0": {"green": 1}})
    # deliver red, bring yellow over the curve, take green along
    run.act("move_step S", "load yellow", "move_step N", "move_step W")
    assert not run.seats[0]["cargo"]
    run.act("load green", "move_step E", "stop", chance=[1])
    assert run.seats[0]["train"] == "1,0"
    assert run.seats[0]["cargo"] == {"good": "red", "from": "1,3"}
    assert run.seats[0]["delivered"] == {"green": 1}
    assert run.goods("1,1") == {"yellow": 1, "blue": 1}
    assert run.goods("0,0") == {"green": 1}
    assert run.seats[0]["steam"] == 2
    assert run.state.seat == 1
    run.state.audit()


@rule("DS-DERAIL-04")
def test_coal_burnt_before_a_derailment_is_gone_and_its_steam_stays() -> None:
    board = {**eleven_cities(), "33,0": "blue", "0,1": "CU/0", "1,1": "CU/2", "1,2": "CU/0"}
    run = table(board, [{"steam": 3, "coal": 4}, {}], display=[None, None])
    run.act("burn 2", "move_step S", "move_step E", "move_step S", "stop", chance=[1])
    assert (run.seats[0]["steam"], run.seats[0]["coal"], run.seats[0]["train"]) == (2, 2, "0,0")


@rule("DS-DERAIL-05", "DS-END-01")
def test_a_derailed_delivery_wins_nothing() -> None:
    own = {"cargo": {"good": "red", "from": "0,0"}, "delivered": {"green": 1, "yellow": 1, "blue": 1}}
    board = {"0,0": "yellow", "1,0": "ST/1", "2,0": "CU/2", "2,1": "ST/0", "2,2": "red"}
    for die, over in ((1, False), (6, True)):
        run = driver(board, "1,0", 6, own=own)
        run.act("move_step E", "move_step S", "move_step S")
        assert not run.state.over
        run.act("stop", chance=[die])
        assert run.state.over == over


# -- goods -----------------------------------------------------------------------------------------------------------


@rule("DS-GOODS-01")
def test_loading_and_delivering_cost_nothing() -> None:
    run = driver(goods={"0,0": {"red": 1}})
    run.act("load red", "move_step E", "move_step E", "move_step E", "stop")
    assert run.seats[0]["steam"] == 3
    assert run.seats[0]["delivered"] == {"red": 1}


@rule("DS-GOODS-02")
def test_loading_is_offered_in_a_city_if_a_step_can_follow() -> None:
    goods = {"0,0": {"red": 1, "green": 2}}
    run = driver(goods=goods)
    assert run.texts("load") == ["load red", "load green"]
    assert run.refused("load blue") == "DS-GOODS-02"
    assert driver(LINE, "0,0", 0, goods=goods).refused("load red") == "DS-GOODS-02"
    assert driver(LINE, "1,0", 6, goods=goods).refused("load red") == "DS-GOODS-02"
    run.act("load green")
    assert run.texts() == ["move_step E"]
    middle = driver(LINE, "1,0", goods={"3,0": {"blue": 1}})
    middle.act("move_step E", "move_step E", "load blue")
    assert middle.refused("stop") == "DS-GOODS-02"
    # never compulsory
    assert driver(goods=goods).allows("move_step E")


@rule("DS-GOODS-03")
def test_a_train_carries_one_good_and_a_city_is_not_restocked() -> None:
    run = driver(goods={"0,0": {"red": 2}})
    run.act("load red")
    assert run.refused("load red") == "DS-GOODS-03"
    run.act("move_step E", "move_step E", "stop")
    assert run.goods("0,0") == {"red": 1}


@rule("DS-GOODS-04", "DS-GOODS-07")
def test_delivery_is_compulsory_and_the_train_may_go_on_and_load_again() -> None:
    run = driver(goods={"0,0": {"red": 1}, "3,0": {"yellow": 1}})
    run.act("load red", *["move_step E"] * 3, "load yellow", *["move_step W"] * 3, "stop")
    assert run.seats[0]["delivered"] == {"red": 1, "yellow": 1}
    assert run.state.scores()[0] == 5


@rule("DS-GOODS-05")
def test_the_city_of_origin_is_no_destination() -> None:
    run = driver(goods={"0,0": {"yellow": 1}})
    run.act("load yellow", "move_step E", "stop")
    assert run.seats[0]["cargo"] == {"good": "yellow", "from": "0,0"}
    back = driver(LINE, "1,0", own={"cargo": {"good": "yellow", "from": "0,0"}})
    back.act("move_step W")
    assert back.seats[0]["cargo"] == {"good": "yellow", "from": "0,0"}
    back.act("move_step E", "stop")
    assert back.seats[0]["delivered"] == {}


@rule("DS-GOODS-06")
def test_the_origin_is_where_the_present_trip_began() -> None:
    """A yellow good from the yellow city, unloaded in the red one and loaded there again, may go home."""
    run = driver(LINE, "2,0", own={"cargo": {"good": "yellow", "from": "0,0"}})
    run.act("move_step E", "stop")
    assert run.goods("3,0") == {"yellow": 1}
    again = driver(LINE, "3,0", goods={"3,0": {"yellow": 1}})
    again.act("load yellow", *["move_step W"] * 3, "stop")
    assert again.seats[0]["delivered"] == {"yellow": 1}


@rule("DS-GOODS-08")
def test_cargo_is_unloaded_where_the_move_ends_in_a_city() -> None:
    for city, good in (("E", "green"), ("W", "yellow")):
        run = driver(LINE, "2,0" if city == "E" else "1,0", own={"cargo": {"good": good, "from": "0,0"}})
        run.act(f"move_step {city}", "stop")
        assert run.seats[0]["cargo"] is None
        assert run.goods("3,0" if city == "E" else "0,0") == {good: 1}
    with pytest.raises(PositionError, match="DS-GOODS-08"):
        driver(own={"cargo": {"good": "green", "from": "0,0"}})


@rule("DS-GOODS-09")
def test_cargo_on_track_stays_aboard() -> None:
    run = driver(goods={"0,0": {"green": 1}})
    run.act("load green", "move_step E", "stop")
    assert run.seats[0]["cargo"] == {"good": "green", "from": "0,0"}
    assert run.goods("0,0") == {}


@rule("DS-GOODS-10")
def test_there_is_no_unloading_in_the_middle_of_a_move() -> None:
    run = driver(
        {**LINE, "3,1": "ST/0"}, "2,0", own={"cargo": {"good": "green", "from": "0,0"}}, goods={"3,0": {"blue": 1}}
    )
    run.act("move_step E")
    assert run.texts() == ["move_step S", "move_step W", "stop"]
    run.act("move_step S", "stop")
    assert run.goods("3,0") == {"blue": 1}


@rule("DS-GOODS-11")
def test_goods_of_one_colour_are_alike_and_none_is_lost() -> None:
    run = driver(goods={"0,0": {"red": 2}})
    assert run.texts("load") == ["load red"]
    run.act("load red", "move_step E")
    run.state.audit()
    with pytest.raises(PositionError, match="red goods more"):
        driver(goods={"0,0": {"red": 8}})
    with pytest.raises(PositionError, match="no city"):
        driver(goods={"1,0": {"red": 1}})


# -- water and coal --------------------------------------------------------------------------------------------------

TOWER = {"0,0": "red", "1,0": "WS/1", "2,0": "ST/1"}


@rule("DS-WATER-01")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (3, 6), (6, 6)])
def test_water_gives_four_steam_up_to_six(before: int, after: int) -> None:
    run = driver(TOWER, "1,0", before)
    run.act("water")
    assert run.seats[0]["steam"] == after
    assert run.state.seat == 1


@rule("DS-END-07")
def test_taking_water_is_no_progress() -> None:
    run = driver(TOWER, "1,0", 0, stall=3)
    run.act("water")
    assert run.data["stall"] == 4


@rule("DS-WATER-01")
def test_water_needs_a_tower_at_the_start_of_the_turn() -> None:
    assert driver(TOWER, "2,0").refused("water") == "DS-WATER-01"
    run = driver(TOWER, "2,0")
    run.act("move_step W")
    assert run.refused("water") == "DS-TURN-01"


@rule("DS-WATER-02")
def test_a_water_tower_takes_one_train() -> None:
    run = driver(TOWER, "0,0", 6, ["1,0"])
    run.act("move_step E")
    assert run.refused("stop") == "DS-MOVE-09"


@rule("DS-COAL-01")
def test_coal_is_burnt_once_at_the_start_within_coal_and_room() -> None:
    turn = coaled([{"coal": 3, "steam": 4}, {}])
    assert turn.texts("burn") == ["burn 1", "burn 2"]
    assert turn.refusal("burn 3") == ("DS-COAL-01", "number")
    assert turn.refusal("burn 0") == ("DS-COAL-01", "number")
    turn.act("burn 1")
    assert (turn.seats[0]["coal"], turn.seats[0]["steam"]) == (2, 5)
    assert turn.refusal("burn 1") == ("DS-COAL-01", "once")
    turn.act("move_step E")
    assert turn.refusal("burn 1") == ("DS-COAL-01", "start")


@rule("DS-COAL-02")
def test_after_coal_a_tile_or_a_move_must_follow() -> None:
    turn = coaled([{"coal": 3, "train": "32,0", "steam": 1}, {}])
    turn.act("burn 1")
    assert turn.refused("water") == "DS-COAL-02"
    assert turn.refused("exchange ST") == "DS-COAL-02"
    assert not turn.texts("water")


def two_lines() -> dict[str, str]:
    """All cities in two lines of straights, one below the other, joined at their first cities.

    Wherever track leads off the tiles, a blank side faces the cell as well: nothing with track on all sides fits.
    """
    cities = ["red", "green", "yellow", "blue"] * 3
    straights = ["ST"] * 11 + ["ST+"] * 2 + ["HS"] * 5 + ["WS"] * 2
    curves = ["CU"] * 12 + ["CU+"] * 2 + ["HC"] * 4
    board: dict[str, str] = {}
    turns = {"0,1": 0, "1,1": 2, "-1,0": 0, "0,2": 1, "16,0": 3, "17,2": 2}
    for number in range(6):
        upper, lower = 3 * number, 3 * number + 1
        board[f"{upper},0"], board[f"{lower},2"] = cities.pop(), cities.pop()
        turns[f"{upper},-1"] = 1 if number < 5 else 2
        turns[f"{lower},3"] = 0 if number < 5 else 3
        if number < 5:
            for cell in (f"{upper + 1},0", f"{upper + 2},0", f"{lower + 1},2", f"{lower + 2},2"):
                board[cell] = f"{straights.pop()}/1"
    return board | {cell: f"{curves.pop()}/{turn}" for cell, turn in turns.items()}


@rule("DS-COAL-02")
def test_coal_is_not_burnt_if_nothing_could_follow() -> None:
    bridges = {"coal": 3, "hand": ["BR", "BR", "BR"]}
    turn = table(two_lines(), [{**bridges, "steam": 0}, {}])
    assert turn.texts() == ["exchange BR"]
    assert turn.refusal("burn 1") == ("DS-COAL-02", "nothing")
    # with steam for a step it could
    assert table(two_lines(), [{**bridges, "steam": 1}, {}]).texts("burn") == ["burn 1", "burn 2", "burn 3"]
    # and with a tile that fits somewhere
    assert table(two_lines(), [{"coal": 3, "hand": ["BR", "BR", "SD"]}, {}]).texts("burn")


@rule("DS-COAL-02", "DS-TURN-06")
def test_steam_that_may_be_spent_at_once_counts_for_what_could_follow() -> None:
    """Nothing can be done but running, and only with the steam of the coal."""
    at_once = {"coal_same_turn": True}
    bridges: dict[str, Any] = {"coal": 3, "hand": ["BR", "BR", "BR"], "steam": 0}
    turn = table(two_lines(), [bridges, {}], options=at_once)
    assert turn.texts() == ["burn 1", "burn 2", "burn 3"]
    assert turn.refusal("exchange BR") == ("DS-TURN-06", "possible")
    assert turn.copy().happened("burn 2")["coal-burnt"].args["steam"] == 2
    # a train that can only go uphill, or past another, needs more than one
    beside = [{**bridges, "train": "1,2"}, {"train": "1,3"}]
    assert table(two_lines(), beside, options=at_once).texts() == ["burn 2", "burn 3"]
    # by the first version of the rules there is nothing but to exchange
    old = table(two_lines(), [bridges, {}], options=at_once, rules=1)
    assert old.texts() == ["exchange BR"]
    assert old.refusal("burn 3") == ("DS-COAL-02", "nothing")


@rule("DS-COAL-03")
def test_steam_from_coal_cannot_be_spent_in_the_same_turn() -> None:
    turn = coaled([{"coal": 3, "steam": 1}, {}])
    turn.act("burn 3", "move_step E")
    assert turn.texts() == ["stop"]
    assert turn.refused("move_step E") == "DS-MOVE-01"
    turn.act("stop")
    assert turn.seats[0]["steam"] == 3
    none = coaled([{"coal": 3, "steam": 0}, {}])
    none.act("burn 3")
    assert not none.texts("move_step")


@rule("DS-COAL-03")
def test_coal_burnt_in_one_turn_holds_nobody_back_in_the_next() -> None:
    turn = coaled([{"coal": 3, "steam": 1}, {"steam": 3}])
    turn.act("burn 1", "move_step E", "stop")
    assert turn.state.seat == 1
    # just enough to get past the train in front
    assert turn.texts("move_step") == ["move_step E"]


@rule("DS-COAL-03")
def test_with_the_option_it_can() -> None:
    turn = coaled([{"coal": 3, "steam": 1}, {}], options={"coal_same_turn": True})
    turn.act("burn 2", *["move_step E"] * 3, "stop")
    assert turn.seats[0]["steam"] == 0


@rule("DS-COAL-04")
def test_nobody_has_coal_before_the_last_city() -> None:
    assert driver().refused("burn 1") == "DS-COAL-04"
    with pytest.raises(PositionError, match="DS-COAL-04"):
        driver(own={"coal": 1})


@rule("DS-STEAM-01")
def test_steam_stays_between_nothing_and_six() -> None:
    turn = coaled([{"coal": 5, "steam": 6}, {}])
    assert turn.texts("burn") == []
    for steam in (-1, 7):
        with pytest.raises(PositionError):
            driver(steam=steam)


def test_figure_ten_is_a_position_without_any_city() -> None:
    parts: dict[str, Any] = {"train": "0,0", "steam": 3}
    assert table(FIG10, [parts, {"train": "3,0"}]).texts("move_step") == ["move_step E"]
