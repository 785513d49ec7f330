"""AS-SETUP: before the first decision."""

from __future__ import annotations

from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Outcome, Scripted
from tests.rule import rule
from tests.rules.age_of_steam.table import BOARD, GAME, Table, table

COLOURS = ["red", "blue", "purple", "yellow", "black"]
FILLING = [f"{side}{number}/{row}" for row in (1, 2, 3) for side in "WB" for number in range(1, 7)] + [
    f"{letter}/{row}" for row in (1, 2) for letter in "ABCDEFGH"
]
"""The boxes in the order in which they are filled."""


def draws(count: int = 78) -> list[Outcome]:
    return [COLOURS[at % 5] for at in range(count)]


def start(players: int, dice: list[int], options: dict[str, object] | None = None) -> Table:
    chance = Scripted([*draws(), *dice])
    state: Any = GAME.new(players, options, chance)
    assert chance.rest == []
    return Table(state)


@rule("AS-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 7, -3, True])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(steamshed.OptionError, match="players"):
        GAME.new(players)


@rule("AS-SETUP-01")
def test_three_to_six_play():
    assert list(GAME.seats) == [3, 4, 5, 6]
    for players in GAME.seats:
        state: Any = GAME.new(players, chance=Chance(seed=1))
        assert len(state.cash) == players
        assert sorted(state.order) == list(range(players))


@rule("AS-SETUP-02")
def test_options_are_fixed_and_shown():
    state = GAME.new(3, chance=Chance(seed=1))
    seed = {
        "map": "rust_belt",
        "terrain_cost": "first_per_feature",
        "direct_complex": False,
        "coexisting_upgrade_cost": 3,
        "income_reduction_table": "seed",
        "vp_track_scope": "city_to_city",
        "vp_track_unit": "tile",
        "ownership_disc_limit": 20,
        "rebuild_same_hex_same_turn": False,
    }
    official = {
        **seed,
        "terrain_cost": "every_tile",
        "direct_complex": True,
        "coexisting_upgrade_cost": 2,
        "income_reduction_table": "official",
        "vp_track_scope": "completed_links",
        "vp_track_unit": "section",
    }
    for seat in (0, 1, 2, None):
        assert state.view(seat)["options"] == seed
    assert GAME.new(3, {"preset": "official"}, Chance(seed=1)).view(1)["options"] == official
    mixed = GAME.new(3, {"preset": "official", "direct_complex": False}, Chance(seed=1)).view(1)["options"]
    assert mixed == {**official, "direct_complex": False}


@rule("AS-SETUP-02")
def test_an_option_has_only_its_declared_values():
    choices = {option.name: option.choices for option in GAME.options}
    assert choices["ownership_disc_limit"] == (20, 0)
    assert choices["coexisting_upgrade_cost"] == (3, 2)
    for bad in ({"ownership_disc_limit": 19}, {"terrain_cost": "never"}, {"preset": "house"}, {"no_such": 1}):
        with pytest.raises(steamshed.OptionError):
            GAME.new(3, bad)


@rule("AS-SETUP-03")
def test_the_display_is_filled_row_by_row():
    """Row after row of the numbered columns, west before east; then the two rows of letters."""
    assert BOARD.display.boxes == FILLING
    there = start(3, [6, 6, 6, 5, 5, 5, 4, 4, 4])
    for at, box in enumerate(FILLING):
        column, row = box.split("/")
        assert there.column(column)[int(row) - 1] == COLOURS[at % 5], box
    assert [there.column("W1"), there.column("A")] == [["red", "purple", "black"], ["blue", "black"]]
    assert len(there.column("B6")) == 3
    assert len(there.column("H")) == 2


@rule("AS-SETUP-03")
def test_96_cubes_20_of_each_colour_and_16_black():
    state: Any = GAME.new(4, chance=Chance(seed=2))
    total = dict.fromkeys(COLOURS, 0)
    data: Any = state.view(None)
    for cubes in [*data["cubes"].values(), data["bag"]]:
        for colour, count in cubes.items():
            total[colour] += count
    for column in data["display"].values():
        for colour in column:
            total[colour] += 1
    assert total == {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}


@rule("AS-SETUP-04")
def test_cities_get_two_cubes_pittsburgh_and_wheeling_three():
    state: Any = GAME.new(5, chance=Chance(seed=3))
    data: Any = state.view(None)
    counts = {city: sum(cubes.values()) for city, cubes in data["cubes"].items()}
    assert counts == {
        "Chicago": 2, "St. Louis": 2, "Kansas City": 2, "Des Moines": 2, "Minneapolis": 2, "Duluth": 2,
        "Evansville": 2, "Cincinnati": 2, "Detroit": 2, "Wheeling": 3, "Pittsburgh": 3, "Toronto": 2,
    }  # fmt: skip
    assert sum(data["bag"].values()) == 18


@rule("AS-SETUP-04")
def test_cubes_of_the_cities_are_drawn_after_the_display():
    there = start(3, [6, 6, 6, 5, 5, 5, 4, 4, 4])
    assert there.bag == {"red": 4, "blue": 4, "purple": 4, "yellow": 5, "black": 1}
    assert there.cubes("Chicago") == {"purple": 1, "yellow": 1}


@rule("AS-SETUP-05")
@pytest.mark.parametrize("players", [3, 6])
def test_every_company_starts_alike(players):
    state: Any = GAME.new(players, chance=Chance(seed=4))
    assert state.cash == [10] * players
    assert state.shares == [2] * players
    assert state.engine == [1] * players
    assert state.income == [0] * players
    assert state.view(0)["seats"][0]["action"] is None


@rule("AS-SETUP-06")
def test_the_higher_total_of_three_dice_is_earlier():
    assert start(3, [1, 1, 1, 6, 6, 6, 1, 2, 6]).order == [1, 2, 0]


@rule("AS-SETUP-06")
def test_equal_totals_roll_again_for_the_places_they_share():
    """The second roll decides only among equals: a total of 18 does not overtake a first total of 12."""
    dice = [1, 2, 2, 4, 4, 4, 5, 0, 0, 2, 2, 1]
    dice[6:9] = [2, 1, 2]  # seats 0, 2 and 3 have 5, seat 1 has 12
    again = [6, 6, 6, 1, 1, 1, 6, 6, 6]  # 0 and 3 are equal once more
    last = [1, 1, 1, 1, 1, 2]
    assert start(4, [*dice, *again, *last]).order == [1, 3, 0, 2]


@rule("AS-SETUP-06")
def test_two_groups_of_equals_roll_one_after_the_other():
    first = [1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6]
    assert start(4, [*first, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]).order == [3, 1, 2, 0]


@rule("AS-SETUP-07")
def test_the_supply():
    there = start(3, [6, 6, 6, 5, 5, 5, 4, 4, 4])
    assert there.supply == {
        "straight": 48, "gentle": 55, "acute": 7,
        "x_straight_straight": 4, "x_gentle_straight": 4, "x_gentle_gentle": 3,
        "co_gentle_gentle": 1, "co_gentle_acute_left": 1, "co_gentle_acute_right": 1, "co_straight_acute": 1,
        "town_1": 3, "town_3_left": 2, "town_3_right": 2, "town_3_half": 2, "town_3_star": 2,
    }  # fmt: skip
    assert sum(there.supply.values()) == 136
    assert there.discs == 8
    assert there.state.view(None)["supply"] == there.supply
    assert there.state.view(None)["new_cities"] == {}


@rule("AS-SETUP-07")
def test_the_eight_new_cities_and_their_colours():
    colours = {"A": "red", "B": "blue", "C": "black", "D": "black", "E": "yellow", "F": "purple", "G": "black"}
    colours["H"] = "black"
    found = {letter: BOARD.goods.colours[at] for letter, at in zip(BOARD.display.letters, BOARD.display.letter_colour)}
    assert found == colours


@rule("AS-SETUP-07")
def test_the_map_has_189_fields():
    kinds = [BOARD.grid.kinds.count(kind) for kind in ".~^o@w"]
    assert kinds == [108, 19, 9, 14, 12, 27]


@rule("AS-SETUP-08")
def test_the_first_phase_is_issue_shares_and_nobody_can_pass():
    there = start(3, [6, 6, 6, 5, 5, 5, 4, 4, 4])
    assert (there.state.turn, there.phase, there.seat) == (1, "issue_shares", 0)
    there.act("issue 0", "issue 0", "issue 0")
    for _ in range(2):
        assert there.phase == "determine_player_order"
        assert there.refusal("pass") == "AS-ORDER-05"
        there.act("drop")


@rule("AS-SETUP-08")
def test_a_position_without_details_is_the_start_of_turn_one():
    assert table("issue_shares").state.turn == 1
