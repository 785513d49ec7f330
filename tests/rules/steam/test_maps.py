"""Map files: what is refused, and that the refusal names the place."""

import re

import pytest

from steamshed.games.steam.content import reader as content
from steamshed.kernel.errors import ContentError
from tests.rules.steam.table import GAME

GOOD = """
game = "steam"
name = "mine"
title = "Mine"
players = [3, 4]
provenance = "test"
grid = ["@..", "..o", "@.w"]
cities = [
  { name = "Upper", hex = "A1", colour = "red", cubes = 2 },
  { name = "Lower", hex = "C1", colour = "blue", cubes = 2 },
]
towns = [{ name = "Middle", hex = "B3", ground = "~" }]
black_sides = ["A2 1"]
"""


def check(tmp_path, text):
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return GAME.check_map(file)


def test_a_good_map_is_read(tmp_path):
    assert check(tmp_path, GOOD) == "Mine: 8 fields, 2 cities, 1 towns, for 3, 4 players"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"@..", ', '"@?.", ', "mine.toml, grid, A2: '?' is no terrain"),
        ('colour = "blue", ', "", "mine.toml, cities, C1: Lower has no colour"),
        ('colour = "blue"', 'colour = "gray"', "mine.toml, cities, C1: 'gray' is not a colour of cities"),
        ('colour = "blue"', 'colour = "green"', "mine.toml, cities, C1: 'green' is not a colour of cities"),
        ('"@.w"]', '"@ww", "wwww", "..www"]', "mine.toml, grid, E1: no way over land leads there from Upper"),
        ('["A2 1"]', '["A1 0"]', "mine.toml, black_sides[0], A1 0: edge 0 of A1 does not lie between two fields"),
        ('["A2 1"]', '["C2 3"]', "mine.toml, black_sides[0], C2 3: edge 3 of C2 does not lie between two fields"),
        ('["A2 1"]', '["Z9 1"]', "mine.toml, black_sides[0], Z9 1: 'Z9' is not a field of the grid"),
        ('["A2 1"]', '["A2"]', "mine.toml, black_sides[0], A2: expected a field and an edge"),
        ('["A2 1"]', '["A2 1", "A3 1", "A3 2", "A2 2", "A1 2"]', "mine.toml, grid, "),
        ("black_sides", "fewer_cubes_with_three = 3\nblack_sides", "mine.toml, cities, A1: fewer cubes than"),
        ('ground = "~"', 'ground = "o"', "mine.toml, towns, B3: 'o' is no ground"),
        ('hex = "B3"', 'hex = "B2"', "mine.toml, towns, B2: the grid does not have 'o' there"),
        ('name = "Middle"', 'name = "Mid-dle"', "mine.toml, towns, B3: the name 'Mid-dle' is empty"),
        ('name = "Middle"', 'name = "Upper"', "mine.toml, towns, B3: 'Upper' is the name of another city or town"),
        ("towns = [{", "towns = []\nx = [{", "mine.toml: Object contains unknown field x"),
        ("players = [3, 4]", "players = [2]", "mine.toml, players: [2] must be among"),
        ("cubes = 2 },\n  {", "cubes = 90 },\n  {", "mine.toml, cities: the setup takes"),
        ('name = "mine"', 'name = "other"', "mine.toml, name: 'other' is not the name of the file"),
        ('game = "steam"', 'game = "chess"', "mine.toml, game: Invalid enum value 'chess'"),
    ],
)
def test_a_mistake_is_refused_naming_the_place(tmp_path, old, new, message):
    assert old in GOOD
    with pytest.raises(ContentError, match="^" + re.escape(message)):
        check(tmp_path, GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("name", "fields", "cities", "cubes", "towns", "mountains", "rivers", "walls"),
    [("us", 168, 15, 42, 18, 46, 65, 5), ("ruhr", 192, 16, 48, 18, 36, 64, 0)],
)
def test_the_maps_of_the_box(name, fields, cities, cubes, towns, mountains, rivers, walls):
    board = content.MAPS.board(name)
    land = [field for field in range(board.grid.size) if board.closed[field] != 63]
    assert len(land) == fields
    assert (len(board.cities), sum(board.start_cubes), len(board.towns)) == (cities, cubes, towns)
    assert (sum(board.mountain), sum(board.river)) == (mountains, rivers)
    assert len(content.MAPS.file(name).black_sides) == walls


def test_a_field_has_two_names():
    board = content.MAPS.board("us")
    assert board.grid.names[board.field_at["0,0"]] == "K8"
    assert board.node_name[board.field_at["5,-2"]] == "Boston"
    assert board.field_at["K10"] == board.field_at["0,2"]
