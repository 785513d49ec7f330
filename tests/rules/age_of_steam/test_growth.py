"""AS-GROW: Production and the growth dice."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.age_of_steam.table import GAME, Table, table

FULL = {
    **{f"{side}{number}": ["red", "red", "red"] for side in "WB" for number in range(1, 7)},
    **{letter: ["blue", "blue"] for letter in "ABCDEFGH"},
}
COLOURS = ["red"] * 20 + ["blue"] * 20 + ["purple"] * 12
"""A full display: 20 red, 20 blue, 12 purple."""


def full_display(*holes: str) -> dict[str, list[str | None]]:
    """Every box filled but the named ones."""
    display: dict[str, list[str | None]] = {}
    pieces = iter(COLOURS)
    for column, boxes in FULL.items():
        display[column] = [next(pieces) for _ in boxes]
    for hole in holes:
        column, row = hole.split("/")
        display[column][int(row) - 1] = None
    return display


def producing(**rest: Any) -> Table:
    return table("goods_growth", action={0: "production"}, seat=0, **{"cash": 20, **rest})


@rule("AS-GROW-01")
def test_two_cubes_into_any_empty_boxes():
    """Any row, also under a gap, and the column of a New City that is not on the map."""
    there = producing(display=full_display("W1/1", "W1/3", "B6/2", "H/1"))
    there.act("produce", chance=["black", "yellow"])
    assert there.choices("place") == ["place W1/1", "place B6/2", "place W1/3", "place H/1"]
    assert there.refusal("place W1/2") == "AS-GROW-01"
    there.act("place W1/3")
    assert there.refusal("place W1/3") == "AS-GROW-01"
    there.act("place H/1", chance=[6] * 6)
    assert there.column("H")[0] == "yellow"
    assert there.column("W1")[::2] == [None, "black"]


@rule("AS-GROW-01")
def test_production_comes_before_the_dice():
    """A cube placed by Production can arrive at once."""
    there = producing(display={})
    there.act("produce", chance=["black", "yellow"])
    there.act("place W1/3", "place B1/1", chance=[1, 6, 6, 1, 1, 6])
    assert there.cubes("Chicago") == {"black": 1}
    assert there.cubes("Evansville") == {"yellow": 1}


@rule("AS-GROW-02")
def test_declining_before_drawing():
    there = producing()
    assert [str(action) for action in there.state.legal()] == ["produce", "decline"]
    assert there.refusal("place W1/1") == "AS-GROW-02"
    before = there.bag
    there.act("decline", chance=[6] * 6)
    assert there.bag == before
    assert there.phase == "issue_shares"


@rule("AS-GROW-02")
def test_what_is_drawn_must_be_placed_and_is_seen_by_all():
    there = producing()
    there.act("produce", chance=["red", "black"])
    for seat in (0, 1, 2, None):
        assert there.state.view(seat)["drawn"] == ["red", "black"]
    assert there.refusal("decline") == "AS-GROW-02"
    assert there.refusal("produce") == "AS-GROW-02"
    there.act("place A/1")
    assert there.seat == 0
    assert there.refusal("decline") == "AS-GROW-02"
    assert there.state.view(1)["drawn"] == ["black"]
    there.act("place A/2", chance=[6] * 6)
    assert there.column("A") == ["red", "black"]


@rule("AS-GROW-03")
def test_with_one_empty_box_one_cube_is_drawn():
    there = producing(display=full_display("D/2"))
    there.act("produce", chance=["yellow"])
    there.act("place D/2", chance=[6] * 6)
    assert there.column("D")[1] == "yellow"


@rule("AS-GROW-03")
def test_with_one_cube_in_the_bag_one_is_drawn():
    rest = {"Chicago": {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 15}}
    there = producing(cubes=rest)
    there.act("produce", chance=["black"])
    assert there.state.view(0)["drawn"] == ["black"]


@rule("AS-GROW-03")
def test_a_full_display_or_an_empty_bag_makes_it_void():
    there = table("move_goods", action={0: "production"}, cash=20, display=full_display())
    there.act("nothing", "nothing", "nothing", "nothing", "nothing", "nothing", chance=[6] * 6)
    assert there.phase == "issue_shares"
    rest = {"Chicago": {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}}
    there = table("move_goods", action={0: "production"}, cash=20, cubes=rest)
    there.act("nothing", "nothing", "nothing", "nothing", "nothing", "nothing", chance=[6] * 6)
    assert there.phase == "issue_shares"


@rule("AS-GROW-03")
def test_so_it_is_always_in_turn_one():
    from steamshed.kernel.chance import Chance

    chance = Chance(seed=1)
    state = GAME.new(3, chance=chance)
    for text in ("issue 0",) * 3 + ("drop",) * 2:
        state.apply(GAME.parse(text), chance)
    for text in ("take production", "take engineer", "take first_move", *("done",) * 3, *("nothing",) * 6):
        state.apply(GAME.parse(text), chance)
    assert state.phase == "issue_shares"


@rule("AS-GROW-04")
def test_white_dice_then_black_dice_one_for_each_player_who_started():
    there = table("move_goods", players=5, cash=20, out={3: 1, 4: 1}, turn=2, display=full_display())
    events = there.finish_moves(white=[1, 1, 2, 3, 3], black=[6, 6, 6, 5, 4])
    rolled = [event.args for event in events if event.id == "growth-rolled"]
    assert rolled == [{"side": "W", "dice": "1, 1, 2, 3, 3"}, {"side": "B", "dice": "6, 6, 6, 5, 4"}]
    counts = {city: sum(there.cubes(city).values()) for city in ("Chicago", "St. Louis", "Kansas City", "Toronto")}
    assert counts == {"Chicago": 2, "St. Louis": 1, "Kansas City": 2, "Toronto": 3}


@rule("AS-GROW-04")
def test_also_a_player_eliminated_in_this_very_turn_counts():
    there = table("move_goods", players=4, cash=[0, 20, 20, 20])
    events = there.finish_moves(white=[1, 2, 3, 4], black=[1, 2, 3, 4])
    assert [event.id for event in events].count("growth-rolled") == 2


@rule("AS-GROW-05")
def test_which_city_each_number_feeds():
    west = ["Chicago", "St. Louis", "Kansas City", "Des Moines", "Minneapolis", "Duluth"]
    east = ["Evansville", "Cincinnati", "Detroit", "Wheeling", "Pittsburgh", "Toronto"]
    for number in range(1, 7):
        there = table("move_goods", cash=20, display=full_display())
        other = number % 6 + 1
        there.finish_moves(white=[number, number, number], black=[other, other, other])
        assert sum(there.cubes(west[number - 1]).values()) == 3
        assert sum(there.cubes(east[other - 1]).values()) == 3


@rule("AS-GROW-05")
def test_which_letter_each_number_feeds():
    letters = {"A": ("W", 3), "B": ("W", 4), "C": ("W", 5), "D": ("W", 6), "E": ("B", 1), "F": ("B", 2)}
    letters.update({"G": ("B", 3), "H": ("B", 4)})
    for letter, (side, number) in letters.items():
        there = table("move_goods", cash=20, display=full_display(), new_cities={"K9": letter})
        idle = 1 if side == "W" else 6
        dice = [number, idle, idle]
        white, black = (dice, [6] * 3) if side == "W" else ([1] * 3, dice)
        there.finish_moves(white=white, black=black)
        assert sum(there.cubes("Indianapolis").values()) == 1, letter
        assert there.column(letter)[0] is None


@rule("AS-GROW-06")
def test_from_the_top_skipping_gaps_without_sliding():
    display = {"W1": [None, "blue", "black"], "W2": ["red", None, "yellow"]}
    there = table("move_goods", cash=20, display=display)
    there.finish_moves(white=[1, 2, 2])
    assert there.cubes("Chicago") == {"blue": 1}
    assert there.column("W1") == [None, None, "black"]
    assert there.cubes("St. Louis") == {"red": 1, "yellow": 1}
    there = table("move_goods", cash=20, display=display)
    there.finish_moves(white=[2, 6, 6])
    assert there.column("W2") == [None, None, "yellow"]


@rule("AS-GROW-07")
def test_empty_columns_and_absent_letters():
    display = {"W3": ["red", None, None], "A": ["blue", "black"], "B": ["yellow", None]}
    there = table("move_goods", cash=20, display=display, new_cities={"K9": "B"})
    there.finish_moves(white=[3, 3, 4])
    assert there.cubes("Kansas City") == {"red": 1}
    assert there.column("A") == ["blue", "black"]  # A is not on the map
    # the numbered column 4 is empty, but the letter under it is not
    assert there.cubes("Indianapolis") == {"yellow": 1}
    assert there.cubes("Des Moines") == {}


@rule("AS-GROW-08")
def test_cities_hold_any_number_and_the_display_is_not_refilled():
    there = table("move_goods", cash=20, cubes={"Chicago": {"red": 9, "black": 9}}, display={"W1": ["blue"] * 3})
    there.finish_moves(white=[1, 1, 1])
    assert there.cubes("Chicago") == {"red": 9, "black": 9, "blue": 3}
    assert there.column("W1") == [None, None, None]
    assert sum(len(there.column(name)) - there.column(name).count(None) for name in FULL) == 0
