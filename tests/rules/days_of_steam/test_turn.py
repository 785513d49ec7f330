"""The turn, what is hidden, the end of the game, points and places (DS-TURN, DS-INFO, DS-SCORE, DS-END)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ChanceError, ParseError, PositionError
from steamshed.kernel.undo import undoable
from tests.rule import rule
from tests.rules.days_of_steam.table import GAME, LINE, Table, driver, in_hand, new, table

# two rings of curves shut the city in on all four sides: no track leads anywhere
SHUT = {"0,0": "yellow", "0,-1": "CU/1", "1,-1": "CU/2", "1,0": "CU/3", "0,1": "CU/3", "-1,1": "CU/0", "-1,0": "CU/1"}


def all_tiles_but(*kept: str) -> dict[str, int]:
    """What is gone if only these tiles are left for hands, pile and board."""
    counts = dict(zip(STATE.rules.box.types.names, STATE.rules.box.types.counts, strict=True))
    for tile in kept:
        counts[tile] -= 1
    return {tile: count for tile, count in counts.items() if count}


STATE = new().state


@rule("DS-TURN-01", "DS-TURN-02")
def test_one_action_and_the_turn_passes_to_the_left() -> None:
    turn = table(seats=[{"hand": ["ST"]}, {"hand": ["ST"]}, {"hand": ["ST"]}])
    for number in range(3):
        assert turn.state.seat == number
        turn.act(f"track ST {3 * (number == 1)} {(1, 1, -1)[number]} 0", chance=["CU"])
    assert turn.state.seat == 0


@rule("DS-TURN-01")
def test_a_move_begun_is_the_action_of_the_turn() -> None:
    run = driver()
    run.act("move_step E")
    for text in ("track ST 0 1 0", "city 1 0 3", "draw_city", "water", "exchange ST", "place 0 3"):
        assert run.refused(text) == "DS-TURN-01"
    assert table().refused("stop") == "DS-TURN-01"
    assert table().refused("place 0 3") == "DS-TURN-01"


@rule("DS-TURN-03", "DS-TURN-08")
def test_a_track_tile_is_replaced_from_the_pile_and_a_city_is_not() -> None:
    turn = table(
        {**LINE, "4,0": "ST/1", "5,0": "ST/1"}, [{"hand": ["ST", "CU", "BR"]}, {"hand": ["ST", "HS", "FN"]}], stall=3
    )
    turn.act("track ST 0 1 0", chance=["WC"])
    assert turn.seats[0]["hand"] == ["CU", "WC", "BR"]
    turn.act("city 1 6 0", chance=["green", "red", "blue"])
    assert turn.seats[1]["hand"] == ["ST", "HS", "FN"]


@rule("DS-TURN-08")
@pytest.mark.parametrize("hand", [[], ["ST"] * 4, ["XX"]])
def test_a_hand_cannot_be_empty_or_larger_than_three(hand: list[str]) -> None:
    with pytest.raises(PositionError, match=r"seats\[0\].hand"):
        table(seats=[{"hand": hand}, {}])


@rule("DS-TURN-04", "DS-COAL-01")
def test_coal_comes_before_the_action_and_is_none() -> None:
    turn = coaled([{"coal": 5, "hand": ["ST"]}, {}])
    turn.act("burn 2")
    assert turn.state.seat == 0
    assert turn.state.phase == "turn_burnt"
    turn.act("track ST 0 1 0", chance=["CU"])
    assert turn.state.seat == 1


@rule("DS-TURN-05")
def test_there_is_no_passing() -> None:
    with pytest.raises(ParseError):
        GAME.parse("pass")
    assert {text.split(" ")[0] for text in table().texts()} <= {"track", "city", "draw_city", "move_step", "load"}


@rule("DS-TURN-06", "DS-INFO-04")
def test_a_player_who_can_do_nothing_exchanges_a_tile() -> None:
    closed = table(SHUT, [{"hand": ["ST", "ST", "HS"]}, {"hand": ["CU", "CU", "CU"]}], stall=5)
    assert closed.texts() == ["exchange ST", "exchange HS"]
    assert closed.refusal("exchange BR") == ("DS-TURN-06", "hand")
    events = closed.act("exchange HS", chance=["FN"])
    assert [event.args.get("tile") for event in events] == ["HS", None]
    assert closed.seats[0]["hand"] == ["ST", "ST", "FN"]
    assert closed.data["gone"] == {"HS": 1}
    assert closed.data["stall"] == 0
    assert closed.state.seat == 1
    assert table().refusal("exchange ST") == ("DS-TURN-06", "possible")


@rule("DS-TURN-06")
def test_an_exchange_needs_that_nothing_else_is_possible_not_even_water() -> None:
    watered = table({**SHUT, "0,1": "WC/3"}, [{"hand": ["ST"], "train": "0,1"}, {}])
    assert watered.texts() == ["water"]
    assert watered.refusal("exchange ST") == ("DS-TURN-06", "possible")


@rule("DS-TURN-07")
def test_the_start_player_is_drawn() -> None:
    setup: list[Any] = [2, "red", "green", "red", "red", "blue", "red", "green", *["ST"] * 6]
    state = GAME.new(2, {}, Scripted(setup))
    assert state.seat == 1
    assert state.dump()["start"] == 1


@rule("DS-INFO-01")
def test_a_hand_is_known_to_its_owner_only() -> None:
    turn = new(3)
    for viewer in (0, 1, 2, None):
        seats: Any = turn.state.view(viewer)["seats"]
        for number, seat in enumerate(seats):
            assert ("hand" in seat) == (number == viewer)
            assert seat["hand_size"] == 3


@rule("DS-INFO-01", "DS-INFO-02")
def test_imagining_draws_the_other_hands_anew_from_what_is_unseen() -> None:
    turn = new(2)
    view: Any = json.loads(json.dumps(turn.state.view(0)))
    assert sum(view["unseen"].values()) == view["track_pile"] + 3 == 77
    hands = set()
    for seed in range(8):
        dream: Any = GAME.imagine(view, Chance(seed=seed)).dump()
        assert dream["seats"][0]["hand"] == turn.seats[0]["hand"]
        hands.add(tuple(dream["seats"][1]["hand"]))
    assert len(hands) > 4


@rule("DS-INFO-01", "DS-INFO-02")
def test_a_drawn_tile_is_not_named_to_the_others() -> None:
    turn = in_hand(LINE, "ST")
    event = turn.happened("track ST 0 1 0", chance=["FN"])["tile-drawn"]
    assert set(event.args) == {"left"}
    assert not {"pile", "track_pile", "bag"} & set(turn.data)


@rule("DS-INFO-03")
def test_everything_else_is_open() -> None:
    turn = driver(own={"cargo": {"good": "red", "from": "0,0"}, "markers": 1, "delivered": {"blue": 1}}, train="1,0")
    view: Any = turn.state.view(None)
    seen = view["seats"][0]
    assert (seen["steam"], seen["train"], seen["markers"]) == (6, "1,0", 1)
    assert (seen["cargo"], seen["delivered"]) == ({"good": "red", "from": "0,0"}, {"blue": 1})
    assert view["scores"] == [3, 0]
    assert view["board"] == LINE
    assert sum(view["bag"].values()) == 26


@rule("DS-INFO-04")
def test_the_stall_counter_is_open() -> None:
    assert table(stall=7).state.view(1)["stall"] == 7


# -- points and the end ----------------------------------------------------------------------------------------------


@rule("DS-SCORE-01", "DS-SCORE-02")
@pytest.mark.parametrize(
    ("delivered", "points"),
    [
        ({}, 0),
        ({"red": 3}, 6),
        ({"red": 1, "blue": 1}, 5),
        ({"red": 1, "blue": 1, "green": 1}, 9),
    ],
)
def test_points_for_goods_and_their_colours(delivered: dict[str, int], points: int) -> None:
    assert table(seats=[{"delivered": delivered}, {}]).state.scores()[0] == points


@rule("DS-SCORE-03", "DS-DERAIL-05")
def test_goods_delivered_in_a_move_count_when_it_is_final() -> None:
    run = driver(own={"cargo": {"good": "red", "from": "0,0"}}, train="2,0")
    run.act("move_step E")
    assert run.state.scores()[0] == 0
    run.act("stop")
    assert run.state.scores()[0] == 2


@rule("DS-END-01")
def test_thirteen_points_end_the_game_at_once_and_nothing_more_is_drawn() -> None:
    board = {"0,0": "yellow", "1,0": "HS/1", "2,0": "CU/2", "2,1": "red", "0,1": "CU/0"}
    delivered = {"red": 2, "blue": 1, "green": 1}
    win = table(board, [{"hand": ["ST"], "markers": 1, "delivered": delivered}, {}])
    assert win.state.scores()[0] == 12
    assert win.happened("track ST 1 1 1")["game-over"].args == {"reason": "won"}
    assert win.state.over
    assert win.data["seats"][0]["hand"] == []
    assert win.state.legal() == []
    assert win.refused("track ST 0 1 0") == "DS-END-01"


@rule("DS-END-01", "DS-CITY-07")
def test_a_city_that_closes_a_circuit_may_win_too() -> None:
    board = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1"}
    board |= {"0,-1": "CU/1", "1,-1": "ST/1", "2,-1": "ST/1", "3,-1": "CU/2"}
    display = [{"city": "red", "goods": {"blue": 2}}, {"city": "blue", "goods": {"red": 2}}]
    delivered = {"red": 2, "blue": 1, "green": 1}
    win = table(board, [{"markers": 1, "delivered": delivered}, {}], display=display)
    # nothing is drawn to refill the display
    assert win.happened("city 1 3 0")["game-over"].args == {"reason": "won"}
    assert win.state.scores()[0] == 13
    assert win.data["display"][0] is None


@rule("DS-END-01")
def test_nobody_with_enough_points_plays_on() -> None:
    with pytest.raises(PositionError, match="DS-END-01"):
        table(seats=[{"delivered": {"red": 7}}, {}])


@rule("DS-END-02")
def test_the_last_tile_drawn_ends_the_game() -> None:
    gone = all_tiles_but("ST", "ST", "ST", "ST", "ST", "ST", "ST")
    last = table({"0,0": "yellow"}, [{"hand": ["ST"] * 3}, {"hand": ["ST"] * 3}], gone=gone)
    last.act("track ST 0 1 0", chance=["ST"])
    assert last.state.over
    assert last.refused("track ST 0 -1 0") == "DS-END-02"
    with pytest.raises(PositionError, match="DS-END-02"):
        table({"0,0": "yellow"}, [{"hand": ["ST"] * 3}] * 2, gone={**gone, "ST": gone["ST"] + 1})


@rule("DS-END-02", "DS-TURN-06")
def test_the_last_tile_drawn_by_an_exchange_ends_the_game_too() -> None:
    gone = all_tiles_but(*["CU"] * 6, *["ST"] * 7)
    last = table(SHUT, [{"hand": ["ST"] * 3}, {"hand": ["ST"] * 3}], gone=gone)
    last.act("exchange ST", chance=["ST"])
    assert last.state.over


@rule("DS-END-03")
def test_with_the_option_the_round_is_played_to_its_end() -> None:
    gone = all_tiles_but(*["ST"] * 10)
    seats = [{"hand": ["ST"] * 3}] * 3
    options = {"last_tile_end": "round"}
    rest = table({"0,0": "yellow"}, seats, gone=gone, start=2, seat=2, options=options)
    rest.act("track ST 0 1 0", chance=["ST"])
    assert rest.state.seat == 0
    rest.act("track ST 0 -1 0")
    assert len(rest.seats[0]["hand"]) == 2
    rest.act("track ST 1 0 1")
    assert rest.state.over
    at_once = table({"0,0": "yellow"}, seats, gone=gone, start=2, seat=1, options=options)
    at_once.act("track ST 0 1 0", chance=["ST"])
    assert at_once.state.over


@rule("DS-CITY-09")
def test_a_bag_that_cannot_serve_the_cities_to_come() -> None:
    """It cannot be: such a position is refused, and a table brought there by hand is left as it was."""
    goods = {"0,0": dict.fromkeys(("red", "green", "yellow", "blue"), 5)}
    with pytest.raises(PositionError, match="too few are left in the bag"):
        table(goods=goods)
    turn = table(LINE | {"3,0": "ST/1"}, [{"hand": ["ST"]}, {}])
    turn.state.bag = [0, 0, 0, 0]
    before = turn.data
    city = next(text for text in turn.texts("city"))
    with pytest.raises(ChanceError):
        turn.state.apply(GAME.parse(city), Chance(seed=1))
    assert turn.data == before


@rule("DS-INFO-01")
def test_a_tile_that_all_have_seen_is_not_taken_back_though_nothing_was_drawn() -> None:
    gone, seats = all_tiles_but(*["ST"] * 9), [{"hand": ["ST"] * 3}] * 3
    rest = table({"0,0": "yellow"}, seats, gone=gone, start=2, seat=0, options={"last_tile_end": "round"})
    assert rest.state.pile_size == 0
    assert not undoable(rest.act("track ST 0 -1 0"), 0)


@rule("DS-END-04", "DS-END-05")
def test_ties_are_broken_by_markers_then_steam_then_shared() -> None:
    seats: list[dict[str, Any]] = [
        {"markers": 2, "steam": 1},
        {"delivered": {"red": 1}, "steam": 6},
        {"markers": 2, "steam": 3},
        {"markers": 2, "steam": 1},
    ]
    over = table(seats=seats, phase="over")
    assert over.state.ranking() == [[2], [0, 3], [1]]
    assert table(seats=[{"markers": 1}, {"delivered": {"red": 1}}], phase="over").state.ranking() == [[1], [0]]


@rule("DS-END-06", "DS-END-09")
def test_the_win_is_tested_before_the_last_tile() -> None:
    board = {"0,0": "yellow", "1,0": "HS/1", "2,0": "CU/2", "2,1": "red", "0,1": "CU/0"}
    gone = all_tiles_but("HS", "CU", "CU", *["ST"] * 7)
    mine = {"red": 2, "blue": 1, "green": 1}
    seats: list[dict[str, Any]] = [
        {"hand": ["ST"] * 3, "markers": 1, "delivered": mine},
        {"hand": ["ST"] * 3, "delivered": {"red": 2}},
    ]
    win = table(board, seats, gone=gone)
    events = win.happened("track ST 1 1 1")
    assert events["game-over"].args == {"reason": "won"}
    assert "tile-drawn" not in events
    assert win.state.ranking() == [[0], [1]]


@rule("DS-END-07")
def test_a_game_in_which_nothing_happens_ends() -> None:
    stalled = driver(stall=22)
    stalled.act("move_step E", "stop")
    assert stalled.data["stall"] == 23
    assert not stalled.state.over
    again = driver(stall=23)
    again.act("move_step E", "stop")
    assert again.state.over
    assert again.refused("stop") == "DS-END-07"
    laid = table(stall=23)
    laid.act("track ST 0 1 0", chance=["CU"])
    assert laid.data["stall"] == 0


@rule("DS-END-07")
def test_a_delivery_is_progress_and_a_derailment_is_not() -> None:
    run = driver(own={"cargo": {"good": "red", "from": "0,0"}}, train="2,0", stall=9)
    run.act("move_step E", "stop")
    assert run.data["stall"] == 0
    board = {"0,0": "yellow", "1,0": "CU/2", "1,1": "ST/0", "1,2": "red"}
    off = driver(board, stall=9, goods={"0,0": {"red": 1}})
    off.act("load red", "move_step E", "move_step S", "move_step S", "stop", chance=[1])
    assert off.data["stall"] == 10


@rule("DS-END-08")
def test_nobody_is_ever_eliminated() -> None:
    """Seats take turns in their order from the first to the last of a whole game, whatever happens."""
    turn, chance = new(3, seed=5), steamshed.Chance(seed=5)
    seats = []
    while turn.state.seat is not None:
        if turn.state.phase == "turn":
            seats.append(turn.state.seat)
        turn.state.apply(turn.state.legal()[len(seats) * 7 % len(turn.state.legal())], chance)
    assert [(seat - seats[0]) % 3 for seat in seats] == [number % 3 for number in range(len(seats))]


def coaled(seats: list[dict[str, Any]], **parts: Any) -> Table:
    """A board on which all twelve cities lie, so that there is coal."""
    from tests.rules.days_of_steam.test_examples import eleven_cities

    board = {**eleven_cities(), "33,0": "blue"}
    return table(board, seats, display=[None, None], **parts)
