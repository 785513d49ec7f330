"""The invariants of a continent, the generator and the continent built by hand (BI-MAP, BI-HAND)."""

from __future__ import annotations

import pathlib
import random

import pytest

import steamshed
from steamshed.games.binario import GAME, content, generator, hand, mapcheck, mapfile
from steamshed.games.binario.continent import LAKE, MEADOW, MOUNTAIN, Continent
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ContentError
from tests.rule import rule

CATALOG = content.catalog()
TEST1 = (pathlib.Path(str(content.FOLDER)) / "maps" / "test1.toml").read_text(encoding="utf-8")


def check(tmp_path: pathlib.Path, *changes: tuple[str, str]) -> str:
    """The reason why a changed test map is refused, or nothing."""
    text = TEST1
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "test1.toml"
    file.write_text(text, encoding="utf-8")
    try:
        content.check_file(file)
    except ContentError as error:
        return str(error)
    return ""


def facility(kind: str, x: int, y: int) -> str:
    return f'kind = "{kind}"\nat = [{x}, {y}]'


def test_the_test_map_is_sound(tmp_path):
    assert check(tmp_path) == ""


@rule("BI-MAP-01")
def test_the_ring_is_sea_and_the_sea_is_one(tmp_path):
    assert "BI-MAP-01" in check(
        tmp_path,
        ('  "000000000000000",\n  "000000000000000",\n  "0011', '  "000000000000000",\n  "001000000000000",\n  "0011'),
    )


@rule("BI-MAP-01")
def test_inland_sea():
    made = Continent("", 12, 12)
    for y in range(2, 11):
        for x in range(2, 11):
            made.corners[y * 13 + x] = 1
    for y, x in ((6, 6), (6, 7), (7, 6), (7, 7)):
        made.corners[y * 13 + x] = 0
    made.finish()
    found: list[mapcheck.Fault] = []
    mapcheck.check_shore(made, found)
    assert [fault.rule for fault in found] == ["BI-MAP-01"]


@rule("BI-MAP-02")
def test_no_saddle():
    made = Continent("", 12, 12)
    for corner in (5 * 13 + 5, 6 * 13 + 6):
        made.corners[corner] = 1
    made.finish()
    found: list[mapcheck.Fault] = []
    mapcheck.check_shore(made, found)
    assert "BI-MAP-02" in [fault.rule for fault in found]


@rule("BI-MAP-03")
def test_content_fits_the_corners(tmp_path):
    assert "BI-MAP-03" in check(tmp_path, ('"~c....C.....c~"', '"~.....C.....c~"'))


@rule("BI-MAP-04")
def test_rivers_are_chains(tmp_path):
    assert "BI-MAP-04" in check(tmp_path, ("[[8, 4], [8, 5], [8, 6]", "[[8, 4], [8, 6], [8, 5]"))
    assert "BI-MAP-04" in check(tmp_path, ('"~c.f..I.r...c~"', '"~c.f..I.r.r.c~"'))
    lake = ('start = "spring"', 'start = "lake"\nstart_dir = "W"')
    assert "BI-MAP-04" in check(tmp_path, lake)


@rule("BI-MAP-05")
def test_widths(tmp_path):
    assert "BI-MAP-05" in check(tmp_path, ('["r", "r", "t", "g", "g"]', '["r", "g", "t", "g", "g"]'))
    assert "BI-MAP-05" in check(tmp_path, ('["r", "r", "t", "g", "g"]', '["r", "r", "t", "g", "r"]'))


@rule("BI-MAP-06")
def test_deserts_are_surrounded(tmp_path):
    assert "BI-MAP-06" in check(tmp_path, ('"~c......t..Cc~"', '"~c..d...t..Cc~"'))


@rule("BI-MAP-07")
def test_cities_do_not_touch(tmp_path):
    moved = ('name = "Bern"\nat = [11, 6]', 'name = "Bern"\nat = [7, 2]')
    rows = ('"~c....C.....c~"', '"~c....CC....c~"')
    assert "BI-MAP-07" in check(tmp_path, moved, rows, ('"~c......t..Cc~"', '"~c......t...c~"'))


@rule("BI-MAP-08")
def test_sites(tmp_path):
    assert "BI-MAP-08" in check(tmp_path, (facility("salt_works", 7, 8), facility("farm", 7, 8)))
    assert "BI-MAP-08" in check(tmp_path, (facility("farm", 4, 7), facility("fishery", 4, 7)))


@rule("BI-MAP-09")
def test_facilities_of_the_box(tmp_path):
    assert "BI-MAP-09" in check(tmp_path, (facility("farm", 4, 7), facility("food_factory", 4, 7)))
    made = content.fixed_map("quick1")
    counts = CATALOG.stock[0][made.stock].facilities
    assert not mapcheck.check(CATALOG, made, counts)
    assert mapcheck.check(CATALOG, made, [*counts[:1], counts[1] + 1, *counts[2:]])[0].rule == "BI-MAP-09"


@rule("BI-MAP-10")
def test_every_facility_can_be_reached(tmp_path):
    """The livestock farm at (9,7) east of the river: with a bend instead of straight water no bridge leads over."""
    walled = (
        ('"~cI.I...gI..c~"', '"~cIMI...gI..c~"'),
        ('"~c......t..Cc~"', '"~cM.....t..Cc~"'),
        ('"~c.f..I.r...c~"', '"~cMf..I.r...c~"'),
    )
    assert "BI-MAP-10" in check(tmp_path, *walled)


@rule("BI-MAP-11")
def test_a_lake_and_three_meadows(tmp_path):
    assert "BI-MAP-11" in check(tmp_path, ('"~cC..h..S.L.c~"', '"~cC..h..S...c~"'))
    rows = [line for line in TEST1.splitlines() if line.startswith('  "~')]
    changes = [(row, row.replace(".", "f")) for row in rows if "." in row]
    assert "BI-MAP-11" in check(tmp_path, *changes)


@rule("BI-MAP-12")
def test_cities_at_the_coast(tmp_path):
    moved = ('name = "Venezia"\nat = [2, 4]', 'name = "Venezia"\nat = [4, 5]')
    rows = ('"~cC..h..S.L.c~"', '"~c...h..S.L.c~"'), ('"~c.f..I.r...c~"', '"~c.fC.I.r...c~"')
    assert "BI-MAP-12" in check(tmp_path, moved, *rows)


@rule("BI-MAP-13")
def test_island_facilities_need_a_port_site():
    made = content.fixed_map("standard1")
    islands = mapcheck.on_islands(made)
    sites = [cell for cell in islands if made.facility[cell] >= 0]
    assert sites
    assert all(mapcheck.beside_port_site(made, cell) for cell in sites)
    copied = hand.copy_map(made)
    copied.finish()
    copied.port_site = [False] * copied.size
    found: list[mapcheck.Fault] = []
    mapcheck.check_islands(copied, found)
    assert [fault.rule for fault in found] == ["BI-MAP-13"]


@rule("BI-MAP-14")
def test_tiles_of_the_box():
    made = hand.copy_map(content.fixed_map("quick1"))
    found: list[mapcheck.Fault] = []
    made.finish()
    mapcheck.check_tiles(CATALOG, made, found)
    assert not found
    plain = [cell for cell in range(made.size) if made.is_plain(cell)]
    for cell in plain[:10]:
        made.terrain[cell] = MOUNTAIN
    mapcheck.check_tiles(CATALOG, made, found)
    assert "BI-MAP-14" in [fault.rule for fault in found]


@pytest.mark.parametrize("seed", range(12))
def test_generated_maps_pass_the_checker(seed):
    colour = CATALOG.colours[seed % 6]
    counts = CATALOG.stock[0][colour].facilities
    made = generator.generate(CATALOG, seed, "16x12", counts, 0)
    assert mapcheck.check(CATALOG, made, counts) == []
    generator.MADE.clear()
    again = generator.generate(CATALOG, seed, "16x12", counts, 0)
    assert mapfile.write_continent(CATALOG, made) == mapfile.write_continent(CATALOG, again)


@pytest.mark.parametrize(("size", "islands"), [("22x14", 1), ("32x20", 2)])
def test_larger_maps(size, islands):
    counts = generator.wanted_facilities(CATALOG, size, "red")
    made = generator.generate(CATALOG, 5, size, counts, islands)
    assert mapcheck.check(CATALOG, made, counts) == []
    assert len([cell for cell in mapcheck.on_islands(made) if made.facility[cell] >= 0]) == islands


@rule("BI-MAP-14")
def test_islands_do_not_fit_on_the_quick_map():
    with pytest.raises(steamshed.OptionError):
        GAME.new(2, {"islands": 1})


# -- by hand ---------------------------------------------------------------------------------------------------------


def hand_game():
    return GAME.new(2, {"map_mode": "hand"}, Scripted([[0, 1], 1, 1, 77]))


@rule("BI-HAND-01")
def test_p1_chooses_one_of_three_outlines():
    state = hand_game()
    assert (state.phase, state.seat) == ("outline", 0)
    assert [str(action) for action in state.legal()] == ["outline 1", "outline 2", "outline 3"]
    state.apply(GAME.parse("outline 2"), Scripted([]))
    expected = generator.outline(CATALOG, 78, "16x12", 0)
    assert state.map.corners == expected.corners


@rule("BI-HAND-02")
def test_order_of_the_items():
    state = hand_game()
    state.apply(GAME.parse("outline 1"), Scripted([]))
    assert (state.phase, state.seat) == ("continent", 1)
    names = list(dict.fromkeys(hand.items(state)))
    assert names[:5] == ["lake", "mountain", "river", "desert", "city"]
    assert names[5:8] == ["salt_works", "fishery", "farm"]
    assert names[-2:] == ["hill", "forest"]
    land = hand.land_cells(state.map)
    assert hand.items(state).count("mountain") == land // 14
    assert hand.items(state).count("forest") == land // 8
    state.apply(state.legal()[0], Scripted([]))
    assert state.seat == 0


def to_item(state, item: str):
    rng = random.Random(4)
    while hand.now(state) != item:
        state.apply(rng.choice(state.legal()), Chance(seed=1))
    return state


@rule("BI-HAND-03")
def test_lakes_go_on_empty_land():
    state = to_item(hand_game_after_outline(), "mountain")
    lake = next(cell for cell, terrain in enumerate(state.map.terrain) if terrain == LAKE)
    refusal = state.check(GAME.parse(f"place {state.map.names[lake]}"))
    assert refusal is not None
    assert refusal.rule == "BI-HAND-03"


def hand_game_after_outline():
    state = hand_game()
    state.apply(GAME.parse("outline 1"), Scripted([]))
    return state


@rule("BI-HAND-04")
def test_a_river_is_led_to_its_end():
    state = to_item(hand_game_after_outline(), "river")
    seat = state.seat
    source = next(action for action in state.legal() if str(action).count(" ") == 1)
    state.apply(source, Scripted([]))
    assert state.seat == seat
    assert all(str(action).split(" ")[0] in ("flow", "widen") for action in state.legal())
    rivers = len(state.map.rivers)
    while hand.now(state) == "river" and state.making.course:
        state.apply(state.legal()[0], Scripted([]))
    assert len(state.map.rivers) == rivers + 1
    assert state.check(GAME.parse("flow N")) is not None


@rule("BI-HAND-05")
def test_venezia_stands_at_a_port_site():
    state = to_item(hand_game_after_outline(), "city")
    for action in state.legal():
        cell = state.map.index[str(action).split(" ")[1]]
        assert mapcheck.beside_port_site(state.map, cell)
    inner = next(
        cell
        for cell in range(state.map.size)
        if state.map.terrain[cell] == MEADOW and not mapcheck.beside_port_site(state.map, cell)
    )
    refusal = state.check(GAME.parse(f"place {state.map.names[inner]}"))
    assert refusal is not None
    assert refusal.rule == "BI-HAND-05"


@rule("BI-HAND-06")
def test_the_finished_continent_is_sound():
    state = hand_game_after_outline()
    rng = random.Random(7)
    while state.phase == "continent":
        state.apply(rng.choice(state.legal()), Chance(seed=1))
    assert state.making is None
    counts = CATALOG.stock[0][state.stock_colours[0]].facilities
    assert mapcheck.check(CATALOG, state.map, counts) == []


@rule("BI-HAND-06")
def test_what_has_no_place_is_left_out():
    state = to_item(hand_game_after_outline(), "salt_works")
    before = state.making.item
    hand.leave_out(state)
    assert [CATALOG.facilities[kind].id for kind in state.map.left_out] == ["salt_works"]
    assert state.making.item == before
