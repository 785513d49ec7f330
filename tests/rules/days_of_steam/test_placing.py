"""Placing track, playing over track, placing cities, circuits (DS-PLACE, DS-OVER, DS-CITY, DS-CIRC)."""

from __future__ import annotations

import pytest

import steamshed
from steamshed.games.days_of_steam.actions import Track
from steamshed.kernel.errors import PositionError
from tests.rule import rule
from tests.rules.days_of_steam.table import LINE, Table, driver, in_hand, new, table
from tests.rules.days_of_steam.test_examples import BYPASS, FIG7, RING, eleven_cities

CHAIN = {"0,0": "yellow", **{f"{x},0": "ST/1" for x in range(1, 5)}}
"""A city and four straights east of it."""


# -- track -----------------------------------------------------------------------------------------------------------


@rule("DS-PLACE-01")
def test_only_tiles_of_the_hand_in_any_rotation() -> None:
    lay = in_hand({"0,0": "yellow"}, "CU")
    assert lay.refusal("track ST 0 1 0") == ("DS-PLACE-01", "hand")
    assert lay.refusal("track CU+ 0 1 0") == ("DS-PLACE-01", "hand")
    assert lay.texts("track") == [
        f"track CU {x} {y} {turn}" for x, y, turns in
        ((0, -1, (1, 2)), (-1, 0, (0, 1)), (1, 0, (2, 3)), (0, 1, (0, 3))) for turn in turns
    ]  # fmt: skip
    assert in_hand(LINE, "ST").refusal("track ST 1 0 1") == ("DS-OVER-01", "over")


@rule("DS-PLACE-01")
def test_turns_that_look_the_same_are_one_action() -> None:
    lay = in_hand({"0,0": "yellow"}, "ST", "ST", "BR")
    assert len(lay.texts("track ")) == 0
    assert lay.texts("track").count("track ST 0 1 0") == 1
    assert "track ST 0 1 2" not in lay.texts("track")
    assert lay.texts("track")[-1].startswith("track BR")


@rule("DS-PLACE-02")
def test_track_meets_track_and_blank_meets_blank_either_way_round() -> None:
    # a blank side that shuts off the neighbour's track
    assert in_hand(CHAIN, "CU").refusal("track CU 5 0 0") == ("DS-PLACE-02", "edge")
    # track against a blank side
    assert in_hand({**LINE, "0,1": "CU/0"}, "ST").refusal("track ST 1 1 0") == ("DS-PLACE-02", "edge")


@rule("DS-PLACE-02")
def test_a_position_with_mismatched_sides_cannot_be() -> None:
    with pytest.raises(PositionError, match="DS-PLACE-02"):
        table({"0,0": "yellow", "1,0": "ST/0"})


@rule("DS-PLACE-03")
def test_one_direction_of_one_segment_is_enough() -> None:
    """A switch whose branch leads to the city and whose trunk ends blind."""
    assert in_hand({"0,0": "yellow"}, "SWL").allows("track SWL 1 0 0")
    # beyond the points of that switch the branch would need reversing: only the trunk runs on
    behind = in_hand({"0,0": "yellow", "1,0": "SWL/0"}, "ST")
    assert behind.refusal("track ST 1 -1 0") == ("DS-PLACE-03", "connect")
    assert behind.allows("track ST 1 1 0")


@rule("DS-PLACE-04")
def test_the_placed_tile_is_at_most_five_from_a_city() -> None:
    assert in_hand(CHAIN, "ST").allows("track ST 5 0 1")
    five = {**CHAIN, "5,0": "ST/1"}
    assert in_hand(five, "CU").refusal("track CU 6 0 2") == ("DS-PLACE-04", "far")
    # a hill counts 1 like any other
    hills = {**CHAIN, "1,0": "HS/1", "2,0": "HS/1"}
    assert in_hand(hills, "ST").allows("track ST 5 0 1")
    # the nearest city decides
    assert in_hand({**five, "7,0": "ST/1", "8,0": "ST/1", "9,0": "red"}, "ST").allows("track ST 6 0 1")


@rule("DS-PLACE-05")
def test_a_track_tile_may_join_cities_with_one_segment_between() -> None:
    cities = {"0,0": "yellow", "0,1": "CU/0", "1,1": "ST/1", "2,1": "CU/3", "2,0": "red"}
    assert in_hand(cities, "ST").allows("track ST 1 0 1")


@rule("DS-PLACE-06")
def test_other_segments_and_dead_ends_may_lead_anywhere() -> None:
    lay = in_hand({"0,0": "yellow"}, "SD", "DC", "BR")
    assert lay.allows("track SD 1 0 1")
    assert lay.allows("track DC 1 0 0")
    assert lay.allows("track BR 1 0 0")


@rule("DS-PLACE-07")
@pytest.mark.parametrize(("tile", "gain"), [("ST", 2), ("ST+", 1), ("BR", 1), ("HS", 2)])
def test_a_tile_gives_its_number_of_steam(tile: str, gain: int) -> None:
    lay = in_hand(LINE, tile)
    lay.act(f"track {tile} 0 1 0", chance=["CU"])
    assert lay.seats[0]["steam"] == gain


@rule("DS-PLACE-08")
def test_candidate_cells_are_those_that_track_leads_to() -> None:
    """In whole games every legal placement is on an empty cell next to a track edge, or over a track tile."""
    turn, chance = new(2, seed=8), steamshed.Chance(seed=8)
    cells = 0
    while turn.state.seat is not None:
        track = turn.state.track
        for action in turn.state.legal():
            if isinstance(action, Track):
                cell = track.grid.at(action.x, action.y)
                assert cell in track.open or (cell in track.laid and action.tile.endswith("+"))
                cells += 1
        legal = turn.state.legal()
        turn.state.apply(legal[(cells * 13) % len(legal)], chance)
    assert cells > 1000
    assert in_hand(LINE, "ST").refusal("track ST 500 -500 1") == ("DS-PLACE-03", "connect")


# -- over ------------------------------------------------------------------------------------------------------------


def covering(board: dict[str, str], tile: str, train: str = "0,0") -> Table:
    return table(board, [{"hand": [tile], "train": train}, {}])


@rule("DS-OVER-01")
def test_a_tile_with_the_symbol_may_be_laid_over_another_or_on_an_empty_cell() -> None:
    lay = covering(LINE, "SWL+")
    assert lay.allows("track SWL+ 1 0 1")
    assert lay.allows("track SWL+ 0 1 0")
    plain = covering(LINE, "SWL")
    assert plain.refusal("track SWL 1 0 1") == ("DS-OVER-01", "over")
    assert plain.allows("track SWL 0 1 0")


@rule("DS-OVER-02")
@pytest.mark.parametrize(("there", "what"), [("HS/1", "hill"), ("BR/0", "bridge"), ("BR+/0", "bridge")])
def test_hills_and_bridges_cannot_be_covered(there: str, what: str) -> None:
    lay = covering({**LINE, "1,0": there}, "SWL+")
    violation = lay.state.check(Track("SWL+", 1, 0, 1))
    assert violation is not None
    assert (violation.rule, violation.args["reason"], violation.args["what"]) == ("DS-OVER-02", "over", what)


@rule("DS-OVER-02")
def test_cities_and_tiles_under_a_train_cannot_be_covered() -> None:
    lay = covering(LINE, "SWL+", train="2,0")
    assert lay.refusal("track SWL+ 3 0 1") == ("DS-OVER-02", "over")
    assert lay.refusal("track SWL+ 2 0 1") == ("DS-OVER-02", "over")
    # any player's train, on any piece of the tile
    other = table({**LINE, "1,0": "SD/1"}, [{"hand": ["SWL+"]}, {"train": "1,0 S"}])
    assert other.refusal("track SWL+ 1 0 1") == ("DS-OVER-02", "over")


@rule("DS-OVER-03")
@pytest.mark.parametrize("there", ["WS/1", "SWL/3", "SD/3", "ST/1", "ST+/1", "XL/0", "TR/2"])
def test_everything_else_can_be_covered(there: str) -> None:
    assert covering({**LINE, "1,0": there}, "XL+").allows("track XL+ 1 0 0")


@rule("DS-OVER-03")
def test_double_curves_can_be_covered() -> None:
    board = {"0,0": "yellow", "0,1": "DC/0", "1,1": "ST/1"}
    assert covering(board, "CU+").allows("track CU+ 0 1 0")


@rule("DS-OVER-04")
def test_the_covered_tile_never_returns() -> None:
    lay = covering({**LINE, "1,0": "WS/1"}, "SWL+")
    lay.act("track SWL+ 1 0 1", chance=["WS"])
    assert lay.data["board"]["1,0"] == "SWL+/1"
    assert lay.data["gone"] == {"WS": 1}
    assert lay.state.pile["WS"] == 0
    lay.state.audit()


@rule("DS-OVER-05")
def test_the_new_tile_need_not_keep_the_old_track_but_must_match_its_neighbours() -> None:
    chain = {"0,0": "yellow", "1,0": "ST/1"}
    lay = covering(chain, "CU+")
    assert lay.allows("track CU+ 1 0 2")
    assert lay.refusal("track CU+ 1 0 0") == ("DS-PLACE-02", "edge")
    assert lay.refusal("track CU+ 1 0 1") == ("DS-PLACE-02", "edge")


@rule("DS-OVER-05")
def test_the_distance_limit_holds_for_a_covering_tile_too() -> None:
    five = {**CHAIN, "5,0": "ST/1"}
    assert covering(five, "SWL+").allows("track SWL+ 5 0 1")
    # a stretch that a covering made long: its sixth tile is too far from a city to be covered
    six = {**five, "6,0": "ST/1"}
    assert covering(six, "SWL+").refusal("track SWL+ 6 0 1") == ("DS-PLACE-04", "far")


@rule("DS-OVER-06")
def test_a_city_may_not_lose_its_last_route() -> None:
    ends = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1", "3,0": "red"}
    lay = covering(ends, "YS+")
    assert lay.refusal("track YS+ 1 0 0") == ("DS-OVER-06", "cut_city")
    # with a second route all is well
    second = {**ends, "0,1": "CU/0", "1,1": "ST/1", "2,1": "ST/1", "3,1": "CU/3"}
    assert covering(second, "YS+").allows("track YS+ 1 0 2")


@rule("DS-OVER-06")
def test_other_track_may_not_lose_its_last_route() -> None:
    chain = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1"}
    lay = covering(chain, "YS+")
    assert lay.refusal("track YS+ 1 0 0") == ("DS-OVER-06", "cut_track")
    assert covering(chain, "SWL+").allows("track SWL+ 1 0 1")
    assert covering(chain, "YS+").allows("track YS+ 2 0 1")


@rule("DS-OVER-06")
def test_a_new_segment_may_give_a_city_the_route_that_it_loses() -> None:
    """The covering tile leads both cities another way, to a third one: it is judged on the board as it will be."""
    ends = {"0,0": "yellow", "1,0": "TR/0", "2,0": "red"}
    assert covering(ends, "YS+").refusal("track YS+ 1 0 0") == ("DS-OVER-06", "cut_city")
    assert covering({**ends, "1,1": "ST/0", "1,2": "blue"}, "YS+").allows("track YS+ 1 0 0")


@rule("DS-OVER-07")
def test_steam_circuit_and_draw_as_usual() -> None:
    lay = table({**RING, "1,1": "YS/0"}, [{"hand": ["ST+", "CU", "CU"]}, {}])
    lay.act("track ST+ 1 1 1", chance=["FN"])
    assert (lay.seats[0]["steam"], lay.seats[0]["markers"]) == (1, 1)
    assert lay.seats[0]["hand"] == ["CU", "CU", "FN"]


@rule("DS-OVER-08", "DS-CIRC-10")
def test_a_circuit_may_be_destroyed_and_keeps_its_marker() -> None:
    lay = table(FIG7, [{"hand": ["YS+", "ST+"], "markers": 1}, {"hand": ["CU", "ST+"]}])
    lay.act("track YS+ 1 1 0", chance=["WC"])
    assert lay.seats[0]["markers"] == 1
    # rebuilt, it is judged against the board just before: new again
    assert "circuit-new" in lay.happened("track ST+ 1 1 1", chance=["FN"])


@rule("DS-OVER-08")
def test_trains_elsewhere_and_their_cargo_stay() -> None:
    own = {"hand": ["SWL+"], "train": "2,0", "cargo": {"good": "blue", "from": "0,0"}}
    lay = table({**LINE, "1,0": "WS/1"}, [own, {}])
    lay.act("track SWL+ 1 0 1", chance=["CU"])
    assert lay.seats[0]["train"] == "2,0"
    assert lay.seats[0]["cargo"] == {"good": "blue", "from": "0,0"}


# -- cities ----------------------------------------------------------------------------------------------------------

OPEN_LINE = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1"}
SHOWN = [{"city": "red", "goods": {"red": 1, "blue": 1}}, {"city": "blue", "goods": {"green": 2}}]


@rule("DS-CITY-01", "DS-CITY-02", "DS-CITY-07")
def test_a_city_of_the_display_comes_with_its_goods_and_is_replaced() -> None:
    place = table(OPEN_LINE, display=SHOWN)
    place.act("city 2 3 0", chance=["green", "red", "yellow"])
    assert place.data["board"]["3,0"] == "blue"
    assert place.goods("3,0") == {"green": 2}
    assert place.data["display"] == [SHOWN[0], {"city": "green", "goods": {"red": 1, "yellow": 1}}]
    assert place.seats[0]["steam"] == 1


@rule("DS-CITY-01", "DS-CITY-02")
def test_no_replacement_when_the_pile_is_empty() -> None:
    place = table(eleven_cities(), display=[None, {"city": "blue", "goods": {}}])
    assert place.refused("city 1 33 0") == "DS-CITY-02"
    assert place.refused("draw_city") == "DS-CITY-01"
    place.act("city 2 33 0")
    assert place.data["display"] == [None, None]
    with pytest.raises(PositionError, match="DS-CITY-02"):
        table(OPEN_LINE, display=[None, SHOWN[1]])


@rule("DS-CITY-03")
def test_a_city_from_the_pile_is_shown_placed_and_then_gets_goods() -> None:
    place = table(OPEN_LINE, display=SHOWN)
    assert place.act("draw_city", chance=["green"])[0].reveals
    assert place.state.phase == "place_drawn"
    assert place.data["drawn"] == "green"
    assert place.refused("track ST 0 1 0") == "DS-CITY-03"
    assert place.refused("move_step E") == "DS-CITY-03"
    assert place.texts() == ["place 3 0"]
    assert place.refusal("place 1 1") == ("DS-CITY-04", "edge")
    place.act("place 3 0", chance=["red", "yellow"])
    assert place.goods("3,0") == {"red": 1, "yellow": 1}
    assert place.data["display"] == SHOWN
    assert place.state.seat == 1


@rule("DS-CITY-03", "DS-CITY-10")
def test_drawing_needs_a_cell_for_the_city() -> None:
    none = table({"0,0": "yellow", "1,0": "ST/1"})
    assert none.refusal("draw_city") == ("DS-CITY-03", "cell")
    assert none.texts("city") == none.texts("draw_city") == []
    assert table(OPEN_LINE).texts("city") == ["city 1 3 0", "city 2 3 0"]
    assert table(OPEN_LINE).texts("draw_city") == ["draw_city"]


@rule("DS-CITY-04")
def test_reasons_against_a_city_in_their_order() -> None:
    board = {**OPEN_LINE, "0,1": "ST/0", "0,2": "ST/0"}
    place = table(board)
    assert place.refusal("city 1 1 0") == ("DS-CITY-04", "occupied")
    assert place.refusal("city 1 1 1") == ("DS-CITY-04", "edge")
    assert place.refusal("city 1 5 5") == ("DS-CITY-04", "connect")
    assert place.allows("city 1 0 3")
    assert table({"0,0": "yellow", "1,0": "HS/1"}).refusal("city 1 2 0") == ("DS-CITY-04", "close")


@rule("DS-CITY-04")
def test_a_route_back_to_the_new_city_itself_is_none() -> None:
    """A ring that leads only from the new city to the new city."""
    ring = {"0,0": "yellow", "5,0": "CU/1", "6,0": "CU/2", "6,1": "CU/3"}
    assert table(ring).refusal("city 1 5 1") == ("DS-CITY-04", "connect")


@rule("DS-CITY-05")
def test_cities_side_by_side_and_routes_through_a_turning_loop() -> None:
    assert table({"0,0": "yellow"}).refusal("city 1 1 0") == ("DS-CITY-05", "close")
    # reversing at the switch would be needed, but a loop beyond it turns the train round
    switch = {"0,0": "blue", "1,0": "ST/1", "2,0": "SWL/3"}
    assert table(switch).refusal("city 1 2 1") == ("DS-CITY-04", "connect")
    loop = {"4,0": "YS/1", "4,-1": "CU/1", "5,-1": "CU/2", "5,0": "ST/0", "5,1": "CU/3", "4,1": "CU/0"}
    assert table({**switch, "3,0": "ST/1", **loop}).allows("city 1 2 1")


@rule("DS-CITY-06")
def test_there_is_no_limit_of_distance_for_a_city() -> None:
    far = {"0,0": "yellow", **{f"{x},0": "ST/1" for x in range(1, 8)}}
    place = in_hand(far, "ST")
    assert place.refusal("track ST 8 0 1") == ("DS-PLACE-04", "far")
    assert place.allows("city 1 8 0")


@rule("DS-CITY-07")
def test_a_city_can_close_a_circuit() -> None:
    ring = {"0,0": "yellow", "1,0": "HS/1", "2,0": "CU/2", "0,1": "CU/0", "1,1": "ST/1"}
    place = table(ring, display=SHOWN)
    assert "circuit-new" in place.happened("city 1 2 1", chance=["green", "red", "red"])


@rule("DS-CITY-09")
@pytest.mark.parametrize("start_goods", [False, True])
def test_the_bag_suffices_for_every_city(start_goods: bool) -> None:
    turn = new(2, start_city_goods=start_goods)
    assert sum(turn.goods("0,0").values()) == (2 if start_goods else 0)
    bag = sum(turn.state.bag)
    assert bag == 28 - 4 - (2 if start_goods else 0)
    assert bag - 2 * sum(turn.state.city_pile) == (4 if start_goods else 6)


# -- circuits --------------------------------------------------------------------------------------------------------


@rule("DS-CIRC-01")
def test_a_ring_with_one_city_is_no_circuit() -> None:
    ring = in_hand({"0,0": "yellow", "1,0": "CU/2", "0,1": "CU/0"}, "CU")
    assert ring.happened("track CU 1 1 3", chance=["FN"])["circuit-none"].args["reason"] == "few_stops"


@rule("DS-CIRC-02")
def test_a_bridge_may_be_used_twice() -> None:
    """A figure of eight: the two links cross on a bridge."""
    # yellow - east - south over the bridge (2,1) - red; red - east - north - west through the bridge - yellow
    board = {
        "0,0": "yellow", "1,0": "ST/1", "2,0": "CU/2", "2,2": "ST/0", "2,3": "red",
        "0,1": "CU/0", "1,1": "ST/1", "3,1": "CU/2", "3,2": "ST/0", "3,3": "CU/3",
    }  # fmt: skip
    assert "circuit-new" in in_hand(board, "BR").happened("track BR 2 1 0", chance=["FN"])


@rule("DS-CIRC-03", "DS-CIRC-05")
def test_one_marker_at_the_most_and_only_seven_in_all() -> None:
    last = table(RING, [{"hand": ["ST"], "markers": 3}, {"markers": 3}])
    assert last.happened("track ST 1 1 1", chance=["FN"])["circuit-new"].args["left"] == 0
    assert last.seats[0]["markers"] == 4
    none = table(RING, [{"hand": ["ST"], "markers": 3}, {"markers": 4}])
    assert none.happened("track ST 1 1 1", chance=["FN"])["circuit-none"].args["reason"] == "no_marker"
    assert none.seats[0]["markers"] == 3
    with pytest.raises(PositionError, match="DS-CIRC-05"):
        table(RING, [{"markers": 4}, {"markers": 4}])


@rule("DS-CIRC-03")
def test_two_circuits_at_once_are_one_marker() -> None:
    """A cross of track that closes two rings with different cities."""
    board = {
        "0,0": "yellow", "1,0": "ST/1", "2,0": "red", "0,1": "ST/0", "0,2": "CU/0", "2,1": "ST/0", "2,2": "CU/3",
        "3,0": "CU/2", "3,1": "ST/0", "3,2": "ST/0", "3,3": "CU/3", "2,3": "ST/1", "1,3": "CU/0",
    }  # fmt: skip
    both = in_hand(board, "TR")
    both.act("track TR 1 2 0", chance=["FN"])
    assert both.seats[0]["markers"] == 1


@rule("DS-CIRC-04")
def test_a_marker_is_never_taken_later() -> None:
    """A circuit that is there already earns nothing in the next turns."""
    there = table(FIG7, [{"hand": ["ST"]}, {}])
    assert not any(id.startswith("circuit") for id in there.happened("track ST 2 2 0", chance=["FN"]))
    assert there.seats[0]["markers"] == 0


@rule("DS-CIRC-06")
def test_two_pieces_that_were_one_junction_can_make_a_circuit() -> None:
    """A loop that used a triangle twice is freed by a bridge or a double curve over it."""
    # the two links pass the cell (1,1): north to east, and south to west
    board = {
        "0,0": "yellow", "1,0": "CU/2", "1,1": "XL/1", "2,1": "CU/2", "2,2": "red",
        "0,1": "CU/0", "1,2": "CU/0",
    }  # fmt: skip
    lay = table({**board}, [{"hand": ["DC+"]}, {}])
    assert "circuit-new" in lay.happened("track DC+ 1 1 0", chance=["FN"])


@rule("DS-CIRC-08")
def test_with_any_loop_a_variation_counts() -> None:
    for novelty, markers in (("strict", 0), ("any_loop", 1)):
        lay = in_hand(BYPASS, "ST", options={"circuit_novelty": novelty})
        lay.act("track ST 2 -1 1", chance=["FN"])
        assert lay.seats[0]["markers"] == markers


@rule("DS-CIRC-10")
def test_a_circuit_once_destroyed_is_new_when_it_is_built_again() -> None:
    lay = table({**RING, "1,1": "YS/0"}, [{"hand": ["ST+"], "markers": 1}, {}])
    lay.act("track ST+ 1 1 1", chance=["FN"])
    assert lay.seats[0]["markers"] == 2


@rule("DS-CIRC-09")
def test_a_loop_through_other_cities_is_new() -> None:
    """A third city on a new way round between the same two."""
    board = {**FIG7, "0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "ST/1", "3,-1": "blue", "3,0": "ST/0"}
    assert "circuit-new" in in_hand(board, "CU").happened("track CU 3 1 3", chance=["FN"])


@rule("DS-OVER-02", "DS-CIRC-02")
def test_trains_do_not_matter_for_circuits() -> None:
    lay = driver(RING, "1,0", 0, ["0,1"], own={"hand": ["ST"]})
    assert "circuit-new" in lay.happened("track ST 1 1 1", chance=["FN"])
