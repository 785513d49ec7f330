"""MR-01, 02, 05, 06, 10, 15: what a map sets by numbers alone."""

from __future__ import annotations

from typing import Any

import pytest

from steamshed.kernel.chance import Chance
from tests.rule import rule
from tests.rules.map_rules.maps import act, at, at_steam, findings, lay, new, refusal

US = {"base": "us", "game": "steam"}


@rule("MR-01")
def test_the_game_ends_after_the_last_turn_of_the_map() -> None:
    name = lay("[rules.length]\nturns = 4")
    for turn, phase in ((3, "issue_shares"), (4, "over")):
        state = at("move_goods", name, turn=turn, queue=[2], seats={2: {"cash": 20}}, move={"round": 2})
        state.apply(state.legal()[-1], Chance(1))
        assert state.phase == phase


@rule("MR-01")
@pytest.mark.parametrize(("cubes", "over"), [({}, True), ({"Dordrecht": {"blue": 1}}, False)])
def test_the_game_ends_when_no_goods_are_left(cubes: dict[str, dict[str, int]], over: bool) -> None:
    name = lay("[rules.length]\nend = 'goods_gone'")
    seats = {seat: {"cash": 20} for seat in range(3)}
    state = at("move_goods", name, turn=6, queue=[2], seats=seats, cubes={}, display={}, move={"round": 2})
    if cubes:
        state.unshare()
        state.cubes[0] += 1
        state.bag = state.bag[:]
        state.bag[0] -= 1
    state.apply(state.legal()[-1], Chance(1))
    assert (state.phase == "over") == over
    assert state.rules.turns == 15


@rule("MR-01")
def test_what_length_refuses() -> None:
    assert findings("[rules.length]\nturns = 21") == ["rules.length.turns: MR-01: 21 is not a number from 4 to 20"]


@rule("MR-01")
def test_steam_has_the_rounds_of_the_map() -> None:
    assert new(lay("[rules.length]\nturns = 6", **US), 4, game="steam").rules.turns == 6


@rule("MR-02")
def test_start_and_capital() -> None:
    rules = "[rules.start]\nshares = 5\ncash = 0\n[rules.capital]\nshare_limit = 25\nper_turn = 2"
    name = lay(rules)
    state = new(name)
    assert (state.shares, state.cash) == ([5, 5, 5], [0, 0, 0])
    assert [str(action) for action in state.legal()] == ["issue 0", "issue 1", "issue 2"]
    assert refusal(state, "issue 3") == "MR-02"
    assert state.scores() == [-15, -15, -15]
    first = state.seat
    act(state, "issue 2")
    assert (state.shares[first], state.cash[first]) == (7, 10)
    full = at("issue_shares", name, seats={0: {"shares": 24}})
    assert [str(action) for action in full.legal()] == ["issue 0", "issue 1"]
    assert refusal(full, "issue 2") == "AS-SHARE-02"


@rule("MR-02")
def test_money_by_place_in_the_first_order() -> None:
    state = new(lay("[rules.start.by_place]\ncash = [0, 2, 4]"))
    assert [state.cash[seat] for seat in state.order] == [10, 12, 14]
    rules = "[rules.start.by_place]\ncash = { 3 = [0, 0, 3], 4 = [1, 2, 3, 5], 5 = [0, 0, 1, 2, 3] }"
    steam = new(lay(rules, **US), 4, game="steam", preset="standard")
    assert [steam.cash[seat] for seat in steam.order] == [1, 2, 3, 5]
    opening = new(lay(rules, **US), 4, game="steam")
    while opening.phase == "opening_auction":
        act(opening, "pass")
    assert [opening.cash[seat] for seat in opening.order] == [1, 2, 3, 5]


@rule("MR-02")
def test_steam_gives_other_money_for_a_step() -> None:
    name = lay("[rules.capital]\nstep = 4\n[rules.start]\nengine = 2\nincome = 1", **US)
    state = new(name, 4, game="steam", preset="standard")
    assert (state.engine, state.income) == ([2] * 4, [1] * 4)
    before = state.seat
    act(state, "capital 2")
    assert (state.cash[before], state.income[before]) == (8, -1)


@rule("MR-02")
def test_what_start_refuses() -> None:
    assert findings("[rules.start]\nshares = 16") == ["rules.start.shares: MR-02: 16 is above 15, the limit"]
    assert findings("[rules.start]\nengine = 7") == ["rules.start.engine: MR-02: 7 is above 6, the strongest"]
    assert findings("[rules.start]\nincome = -1") == [
        "rules.start.income: MR-02: -1 is below 0, where a company is out"
    ]
    assert findings("[rules.start]\nby_place = { cash = [1, 2] }") == [
        "rules.start.by_place.cash: MR-02: 2 amounts for 3 players"
    ]


@rule("MR-05")
@pytest.mark.parametrize(
    ("rules", "turn", "income", "lost"),
    [
        ("every = { points = 5, lose = 1 }", 3, 17, 3),
        ("every = { points = 5, lose = 1 }", 3, 29, 5),
        ("every = { points = 5, lose = 1 }", 3, 4, 0),
        ("times = [{ when = '4', times = 2 }]", 4, 23, 8),
        ("times = [{ when = '4', times = 2 }]", 5, 23, 4),
        ("table = [[0, 0], [3, 2]]\ntimes = [{ when = 'all', times = 3 }]", 2, 4, 4),
        ("table = [[0, 0], [3, 2]]\ntimes = [{ when = 'all', times = 3 }]", 2, 9, 6),
        ("skip = 'odd'", 3, 23, 0),
        ("skip = 'odd'", 4, 23, 4),
    ],
)
def test_income_reduction(rules: str, turn: int, income: int, lost: int) -> None:
    name = lay(f"[rules.reduction]\n{rules}")
    seats = {0: {"income": income, "cash": 20}, 1: {"cash": 20}, 2: {"cash": 20}}
    state = at("move_goods", name, turn=turn, queue=[2], seats=seats, move={"round": 2})
    state.apply(state.legal()[-1], Chance(1))
    assert state.income[0] == income - lost


@rule("MR-05")
def test_steam_can_have_an_income_reduction() -> None:
    name = lay("[rules.reduction]\nevery = { points = 4, lose = 1 }", **US)
    seats: dict[int, dict[str, object]] = {0: {"income": 9}, 1: {"income": -2, "cash": 10}}
    order: dict[str, Any] = {"order": [0, 1, 2, 3], "queue": [3], "seat": 3, "goods": {"round": 2}}
    for seat, tile in enumerate(("turn_order", "first_move", "engineer", "first_build")):
        seats.setdefault(seat, {})["action"] = tile
    state = at_steam("goods", name, seats=seats, **order)
    act(state, "pass")
    assert (state.income[0], state.income[1]) == (7, -2)


@rule("MR-05")
def test_what_the_reduction_refuses() -> None:
    both = "[rules.reduction]\ntable = [[0, 0]]\nevery = { points = 5, lose = 1 }"
    assert findings(both) == ["rules.reduction: MR-05: either a table or 'every', not both"]
    assert findings("[rules.reduction]\ntable = [[4, 1], [3, 2]]") == [
        "rules.reduction.table[1]: MR-05: the rows do not rise"
    ]
    assert findings("[rules.reduction]\ntable = [[2, 3]]") == [
        "rules.reduction.table[0]: MR-05: loses 3 of an income of 2"
    ]


@rule("MR-06")
def test_points_by_the_numbers_of_the_map() -> None:
    name = lay("[rules.points]\nincome = 2\nshares = 2\ncash_per_point = 20")
    seats = {0: {"income": 21, "shares": 9, "cash": 47}}
    state = at("issue_shares", name, seats=seats)
    assert state.breakdown(0) == {"income": 42, "track": 0, "shares": -18, "cash": 2}
    assert state.scores()[0] == 26


TRACK = {"tile": "straight 0", "owners": {"0-3": 0}}


@rule("MR-06")
def test_points_for_connections() -> None:
    extra = """
[[rules.points.extra]]
id = "middle"
kind = "connects"
where = ["Deventer", "Arnhem"]
points = 6
[[rules.points.extra]]
id = "end"
kind = "reaches"
where = ["Arnhem"]
points = 2
[[rules.points.extra]]
id = "most"
kind = "most_links"
where = ["#east"]
points = 4
[tags]
east = ["Deventer"]
"""
    name = lay(extra)
    # Deventer I2, Arnhem I4: one field between them
    track = {
        "I2": {"tile": "town_1 3", "owners": {"3": 0}, "disc": False},
        "I3": {"tile": "straight 0", "owners": {"0-3": 0}},
    }
    state = at("issue_shares", name, track=track)
    assert [state.breakdown(seat)["extra"] for seat in range(3)] == [12, 0, 0]
    empty = at("issue_shares", name)
    assert [empty.breakdown(seat)["extra"] for seat in range(3)] == [0, 0, 0]


@rule("MR-06")
def test_what_points_refuse() -> None:
    extra = "[[rules.points.extra]]\nid = 'x'\nkind = 'connects'\nwhere = {}\npoints = 3"
    assert findings(extra.format("['Deventer']")) == [
        "rules.points.extra[0].where: MR-06: 'connects' wants two places or more"
    ]
    assert findings(extra.format("['Deventer', 'A4']")) == [
        "rules.points.extra[0].where: MR-06: is no city or town: no link ends there"
    ]


@rule("MR-06")
def test_a_link_of_steam_has_the_points_of_the_map() -> None:
    assert new(lay("[rules.points]\nlink = 2", **US), 4, game="steam").rules.numbers.link_vp == 2


@rule("MR-10")
def test_the_build_limit_by_turn_place_and_action() -> None:
    rules = "[rules.building]\nlimit = 3\nby_turn = [{ when = '1', limit = 1 }, { when = '2', limit = 2 }]"
    name = lay(rules + "\nby_place = [0, 0, 1]")
    for turn, limits in ((1, [2, 1, 2]), (2, [3, 2, 3]), (3, [4, 3, 4])):
        # seat 0 is Engineer
        state = at("build_track", name, turn=turn, seats={0: {"action": "engineer"}})
        assert [state.build_limit(seat) for seat in range(3)] == limits
        assert state.builds_left == limits[0]
    assert new(lay("[rules.building]\nlimit = 2", **US), 4, game="steam").build_limit(0) == 2


@rule("MR-10")
def test_the_turn_ends_after_the_last_tile_of_the_map() -> None:
    state = at("build_track", lay("[rules.building]\nlimit = 1"), seats={0: {"cash": 20}})
    build = next(action for action in state.legal() if str(action).startswith("build"))
    state.apply(build, Chance(1))
    assert state.seat == 1


@rule("MR-10")
def test_what_building_refuses() -> None:
    assert findings("[rules.building]\nlimit = 9") == [
        "rules.building: MR-10: a limit of 9 is not a number from 1 to 8"
    ]
    assert findings("[rules.building]\nby_place = [0, 1]") == [
        "rules.building.by_place: MR-10: 2 numbers for 3 players"
    ]


@rule("MR-15")
def test_the_bag_of_the_map() -> None:
    name = lay("[rules.bag]\nred = 30\nblue = 30\npurple = 20\nyellow = 20")
    state = new(name)
    counts = [state.bag[colour] + state.display.count(colour) + sum(state.cubes[colour::5]) for colour in range(5)]
    assert counts == [30, 30, 20, 20, 0]
    state.audit()
    steam = new(lay("[rules.bag]\nred = 30\nblue = 20\nyellow = 20\npurple = 20\ngray = 16", **US), 4, game="steam")
    steam.audit()
    assert steam.rules.board.goods.counts == [30, 20, 20, 20, 16]


@rule("MR-15")
def test_what_the_bag_refuses() -> None:
    assert findings("[rules.bag]\npink = 3\nred = 90")[0] == (
        "rules.bag.pink: MR-15: is no colour of goods: red, blue, purple, yellow, black"
    )
    assert "rules.bag: MR-15: 121 cubes are more than 120" in findings("[rules.bag]\nred = 91\nblue = 30")
    assert "rules.bag: MR-E2: the setup takes 70 cubes, there are 60" in findings(
        "[rules.bag]\nred = 30\nblue = 10\npurple = 10\nyellow = 10"
    )
    assert "cities, B3: MR-15: wants red, and there are no red cubes" in findings(
        "[rules.bag]\nblue = 30\npurple = 30\nyellow = 30"
    )
