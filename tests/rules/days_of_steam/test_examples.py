"""The worked examples: the positions of the rulebook's figures 1 to 11 and the numbers of its text.

A test is named by its number in docs/rules/days_of_steam.md 8.
"""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.days_of_steam.table import driver, in_hand, table

FIG3 = {"0,0": "yellow", "0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "CU/2"}
FIG5 = {"0,0": "blue", "1,0": "ST/1", "2,0": "SWL/3"}
RING = {"0,0": "yellow", "1,0": "HS/1", "2,0": "CU/2", "2,1": "red", "0,1": "CU/0"}
FIG7 = {**RING, "1,1": "ST/1"}
FIG8 = {**FIG7, "0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "ST/1", "3,-1": "CU/2"}
BYPASS = {
    "0,0": "yellow", "4,0": "red", "1,0": "SWL/1", "2,0": "ST/1", "3,0": "SWR/3", "0,1": "CU/0", "1,1": "ST/1",
    "2,1": "ST/1", "3,1": "ST/1", "4,1": "CU/3", "1,-1": "CU/1", "3,-1": "CU/2",
}  # fmt: skip
FIG10 = {"0,0": "SWL/1", "1,0": "TR/0", "2,0": "XL/0", "3,0": "FN/0"}
EXITS = {"A": "0,0 W", "B": "0,0 N", "C": "1,0 S", "D": "2,0 N", "E": "2,0 S", "F": "3,0 E", "G": "3,0 N", "H": "3,0 S"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


@rule("DS-CITY-04")
def test_8_1_one_straight_between_cities_is_too_close() -> None:
    place = table({"0,0": "yellow", "1,0": "ST/1"})
    assert place.refusal("city 1 2 0") == ("DS-CITY-04", "close")


@rule("DS-CITY-04")
def test_8_2_two_straights_are_enough() -> None:
    assert table({"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1"}).allows("city 1 3 0")


@rule("DS-CITY-04", "DS-PLACE-05", "DS-CIRC-03")
def test_8_3_the_city_first_and_then_the_short_link() -> None:
    assert table(FIG3).allows("city 1 2 0")
    after = in_hand({**FIG3, "2,0": "red"}, "ST", "CU", "HS")
    assert "circuit-new" in after.happened("track ST 1 0 1", chance=["CU"])
    assert after.seats[0]["markers"] == 1
    assert table({**FIG3, "1,0": "ST/1"}).refusal("city 1 2 0") == ("DS-CITY-04", "close")


@rule("DS-PLACE-02", "DS-PLACE-03")
def test_8_4_three_tiles_that_cannot_be_laid() -> None:
    assert in_hand({"0,0": "yellow"}, "SD").refusal("track SD 1 0 2") == ("DS-PLACE-03", "connect")
    assert in_hand({"0,0": "yellow", "1,0": "ST/1"}, "ST").refusal("track ST 2 0 0") == ("DS-PLACE-02", "edge")
    assert in_hand({"0,0": "yellow", "0,-1": "SD/0"}, "ST").refusal("track ST 1 -1 1") == ("DS-PLACE-03", "connect")


@rule("DS-CITY-05")
def test_8_5_a_junction_that_would_need_reversing_is_no_route() -> None:
    place = table(FIG5)
    assert place.refusal("city 1 2 1") == ("DS-CITY-04", "connect")
    assert place.allows("city 1 3 0")


@rule("DS-CITY-04")
def test_8_6_a_city_that_touches_nothing() -> None:
    assert table(FIG5).refusal("city 1 4 1") == ("DS-CITY-04", "connect")


@rule("DS-CIRC-03", "DS-CIRC-04")
def test_8_7_the_last_tile_of_a_ring_earns_a_marker() -> None:
    ring = in_hand(RING, "ST", "CU", "HS")
    event = ring.happened("track ST 1 1 1", chance=["CU"])["circuit-new"]
    assert event.args == {"cities": "0,0 – 2,1", "left": 6}
    assert ring.state.scores() == [1, 0]


@rule("DS-DERAIL-01", "DS-DERAIL-02", "DS-MOVE-02", "DS-MOVE-03")
@pytest.mark.parametrize(
    ("path", "others", "spent", "derails"),
    [("SEE", [], 3, 1), ("EES", [], 4, 2), ("EES", ["1,0"], 5, 3)],
)
def test_8_8_three_ways_from_yellow_to_red(path: str, others: list[str], spent: int, derails: int) -> None:
    for die in range(1, 7):
        run = driver(FIG7, "0,0", 6, others)
        run.act(*[f"move_step {edge}" for edge in path])
        assert run.data["run"]["spent"] == spent
        run.act("stop", chance=[die])
        assert run.seats[0]["train"] == ("0,0" if die <= derails else "2,1")
        assert run.seats[0]["steam"] == 6 - spent


@rule("DS-CIRC-09")
def test_8_9_a_third_separate_route_is_a_new_circuit() -> None:
    first = in_hand(FIG8, "ST", "CU", "HS")
    assert not any(id.startswith("circuit") for id in first.happened("track ST 3 0 0", chance=["CU"]))
    second = in_hand({**FIG8, "3,0": "ST/0"}, "CU")
    assert "circuit-new" in second.happened("track CU 3 1 3", chance=["CU"])


@rule("DS-CIRC-07", "DS-CIRC-08", "DS-CIRC-09")
def test_8_10_a_bypass_on_a_link_is_no_new_circuit() -> None:
    strict = in_hand(BYPASS, "ST")
    assert strict.happened("track ST 2 -1 1", chance=["CU"])["circuit-none"].args["reason"] == "same"
    assert strict.seats[0]["markers"] == 0
    loose = in_hand(BYPASS, "ST", options={"circuit_novelty": "any_loop"})
    assert "circuit-new" in loose.happened("track ST 2 -1 1", chance=["CU"])


@rule("DS-CIRC-02", "DS-CIRC-06", "DS-CIRC-09")
def test_8_11_a_ring_that_needs_reversing_and_its_replacement() -> None:
    ring = in_hand(RING, "YS")
    assert ring.happened("track YS 1 1 0", chance=["CU"])["circuit-none"].args["reason"] == "reversing"
    replaced = in_hand({**RING, "1,1": "YS/0"}, "ST+")
    assert "circuit-new" in replaced.happened("track ST+ 1 1 1", chance=["CU"])
    again = in_hand(FIG7, "TR+")
    assert again.happened("track TR+ 1 1 0", chance=["CU"])["circuit-none"].args["reason"] == "kept"


def reach(start: str, entered: str | None) -> str:
    """The exits that a train on a tile of figure 10 can come to in one move, by trying all of them."""
    outside = {name: place.split(" ") for name, place in EXITS.items()}
    board = dict(FIG10)
    for cell, edge in outside.values():
        x, y = map(int, cell.split(","))
        dx, dy = STEP[edge]
        # a straight beyond every exit, so that it can be left that way
        board[f"{x + dx},{y + dy}"] = "ST/0" if edge in "NS" else "ST/1"
    run = driver({**board, "9,9": "red"}, start, 6, ["9,9"], start=0)
    state = run.state
    if entered is not None:
        state.entered, state.spent, state.phase = "NESW".index(entered), 1, "run"
        state.run_node = state.node[0]
    found = set[str]()
    stack = [run]
    while stack:
        here = stack.pop()
        cell = here.seats[0]["train"]
        for text in here.texts("move_step"):
            edge = text[-1]
            name = next((n for n, place in outside.items() if place == [cell, edge]), None)
            if name:
                found.add(name)
            else:
                further = here.copy()
                further.state.steam[0] = 6
                further.act(text)
                stack.append(further)
    return "".join(sorted(found))


@rule("DS-MOVE-05")
@pytest.mark.parametrize(
    ("exit", "exits"),
    [("A", "BCDF"), ("B", "A"), ("C", "ADF"), ("D", "AC"), ("E", "F"), ("F", "ACEGH"), ("G", "F"), ("H", "F")],
)
def test_8_12_exits_reachable_in_one_move(exit: str, exits: str) -> None:
    cell, edge = EXITS[exit].split(" ")
    assert reach(cell, edge) == exits


@rule("DS-MOVE-04")
@pytest.mark.parametrize(("cell", "exits"), [("0,0", "ABCDF"), ("2,0", "ACDEF")])
def test_8_13_stopped_on_a_junction_any_edge_is_free_next_turn(cell: str, exits: str) -> None:
    assert reach(cell, None) == exits


@rule("DS-WATER-01", "DS-WATER-02", "DS-MOVE-02")
def test_8_14_to_the_water_tower_and_water_next_turn() -> None:
    run = table(
        {"0,0": "red", "1,0": "ST/1", "2,0": "WS/1"},
        [{"train": "1,0", "steam": 3}, {"hand": ["ST"]}],
    )
    run.act("move_step E", "stop")
    assert run.seats[0]["steam"] == 2
    run.act("track ST 0 1 0", chance=["CU"])
    other = run.copy()
    assert other.allows("move_step W")
    assert other.texts("track")
    run.act("water")
    assert run.seats[0]["steam"] == 6


@rule("DS-WATER-01")
def test_8_15_water_at_five_steam() -> None:
    run = driver({"0,0": "red", "1,0": "WS/1"}, "1,0", 5)
    run.act("water")
    assert run.seats[0]["steam"] == 6


@rule("DS-DERAIL-02")
def test_8_16_six_spent_over_a_curve() -> None:
    board = {"0,0": "yellow", "1,0": "HS/1", "2,0": "HS/1", "3,0": "CU/2", "3,1": "red"}
    for die, cell in ((5, "3,1"), (4, "0,0")):
        run = driver(board, "0,0", 6)
        run.act("move_step E", "move_step E", "move_step E", "move_step S")
        assert run.data["run"]["spent"] == 6
        run.act("stop", chance=[die])
        assert run.seats[0]["train"] == cell
        assert run.seats[0]["steam"] == 0


@rule("DS-SCORE-01", "DS-SCORE-02", "DS-SCORE-03")
def test_8_17_points_of_three_goods_and_two_markers() -> None:
    state = table(seats=[{"delivered": {"red": 2, "blue": 1}, "markers": 2}, {}]).state
    assert state.scores() == [9, 0]


@rule("DS-SCORE-02", "DS-END-01")
def test_8_18_four_colours_win_at_once() -> None:
    own = {"delivered": {"green": 1, "yellow": 1, "blue": 1}, "cargo": {"good": "red", "from": "0,0"}}
    run = driver(LINE_WITH_RED, "2,0", 6, own=own)
    assert run.state.scores()[0] == 9
    run.act("move_step E", "stop")
    assert run.state.over
    assert run.state.scores()[0] == 13
    assert run.state.ranking()[0] == [0]


LINE_WITH_RED = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1", "3,0": "red"}


@rule("DS-PLACE-07", "DS-STEAM-01")
def test_8_19_steam_stops_at_six() -> None:
    lay = table(seats=[{"hand": ["ST"], "steam": 5}, {}])
    lay.act("track ST 0 1 0", chance=["CU"])
    assert lay.seats[0]["steam"] == 6


CITIES = ["red", "green", "yellow", "blue"] * 3


def eleven_cities() -> dict[str, str]:
    """A line of eleven cities two tiles apart, with track for the twelfth at its end."""
    board: dict[str, str] = {}
    for number in range(11):
        board[f"{3 * number},0"] = CITIES[number]
        kind = ("ST", "HS")[number > 4] if number < 10 else "WS"
        board[f"{3 * number + 1},0"] = f"{kind}/1"
        board[f"{3 * number + 2},0"] = (
            "ST/1" if number < 5 else "SD/1" if number < 8 else "WS/1" if number < 9 else "ST+/1"
        )
    return board


@rule("DS-CITY-08", "DS-COAL-04")
def test_8_20_the_twelfth_city_brings_coal() -> None:
    last = table(eleven_cities(), [{}, {}, {}], display=[{"city": "blue", "goods": {"red": 2}}, None])
    assert [seat["coal"] for seat in last.seats] == [0, 0, 0]
    assert last.refused("burn 1") == "DS-COAL-04"
    last.act("city 1 33 0")
    assert [seat["coal"] for seat in last.seats] == [5, 5, 5]


@rule("DS-GOODS-04")
def test_8_21_a_good_is_delivered_in_the_first_other_city_of_its_colour() -> None:
    board = {"0,0": "red", "1,0": "ST/1", "2,0": "ST/1", "3,0": "red", "4,0": "ST/1", "5,0": "ST/1", "6,0": "red"}
    run = driver(board, "0,0", 6, goods={"0,0": {"red": 1}})
    run.act("load red", "move_step E", "move_step E", "move_step E")
    assert run.seats[0]["cargo"] is None
    run.act("move_step E", "stop")
    assert run.seats[0]["delivered"] == {"red": 1}
