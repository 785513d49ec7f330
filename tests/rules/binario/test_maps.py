"""The invariants of a continent and the generator (BI-MAP)."""

from __future__ import annotations

import pathlib

import pytest

import steamshed
from steamshed.games.binario import GAME
from steamshed.games.binario.content import map_check, map_reader, map_text, reader
from steamshed.games.binario.content.continent import (
    FOREST,
    GREAT,
    HILL,
    MEADOW,
    MOUNTAIN,
    RIVER,
    TRANSITION,
    Continent,
    River,
)
from steamshed.games.binario.rules.continent import by_hand, generator
from steamshed.kernel.errors import ContentError
from tests.rule import rule

BOX = reader.box()
TEST1 = (pathlib.Path(str(reader.FOLDER)) / "maps" / "test1.toml").read_text(encoding="utf-8")


def check(tmp_path: pathlib.Path, *changes: tuple[str, str]) -> str:
    """The reason why a changed test map is refused, or nothing."""
    text = TEST1
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "test1.toml"
    file.write_text(text, encoding="utf-8")
    try:
        map_reader.check_file(file)
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
    found: list[map_check.Fault] = []
    map_check.check_shore(made, found)
    assert [fault.rule for fault in found] == ["BI-MAP-01"]


@rule("BI-MAP-02")
def test_no_saddle():
    made = Continent("", 12, 12)
    for corner in (5 * 13 + 5, 6 * 13 + 6):
        made.corners[corner] = 1
    made.finish()
    found: list[map_check.Fault] = []
    map_check.check_shore(made, found)
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


@rule("BI-MAP-04")
@pytest.mark.parametrize("land", [".", "f", "h", "M", "L"])
def test_a_gap_in_a_river(tmp_path, land):
    """A cell of its course that the rows show as land or lake."""
    reason = check(tmp_path, ('"~c.f..I.r...c~"', f'"~c.f..I.{land}...c~"'))
    assert "BI-MAP-04" in reason
    assert "8,5" in reason


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
    made = map_reader.fixed_map("quick1")
    counts = BOX.stock[0][made.stock].facilities
    assert not map_check.check(BOX, made, counts)
    assert map_check.check(BOX, made, [*counts[:1], counts[1] + 1, *counts[2:]])[0].rule == "BI-MAP-09"


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
    made = map_reader.fixed_map("standard1")
    islands = map_check.on_islands(made)
    sites = [cell for cell in islands if made.facility[cell] >= 0]
    assert sites
    assert all(map_check.beside_port_site(made, cell) for cell in sites)
    copied = by_hand.copy_map(made)
    copied.finish()
    copied.port_site = [False] * copied.size
    found: list[map_check.Fault] = []
    map_check.check_islands(copied, found)
    assert [fault.rule for fault in found] == ["BI-MAP-13"]


@rule("BI-MAP-14")
def test_tiles_of_the_box():
    made = by_hand.copy_map(map_reader.fixed_map("quick1"))
    found: list[map_check.Fault] = []
    made.finish()
    map_check.check_tiles(BOX, made, found)
    assert not found
    plain = [cell for cell in range(made.size) if made.is_plain(cell)]
    for cell in plain[:10]:
        made.terrain[cell] = MOUNTAIN
    map_check.check_tiles(BOX, made, found)
    assert "BI-MAP-14" in [fault.rule for fault in found]


@pytest.mark.parametrize("seed", range(12))
def test_generated_maps_pass_the_checker(seed):
    colour = BOX.colours[seed % 6]
    counts = BOX.stock[0][colour].facilities
    made = generator.generate(BOX, seed, "16x12", counts, 0)
    assert map_check.check(BOX, made, counts) == []
    generator.MADE.clear()
    again = generator.generate(BOX, seed, "16x12", counts, 0)
    assert map_text.write_continent(BOX, made) == map_text.write_continent(BOX, again)


@pytest.mark.parametrize(("size", "islands"), [("22x14", 1), ("32x20", 2)])
def test_larger_maps(size, islands):
    counts = BOX.facilities_for(size, "red")
    made = generator.generate(BOX, 5, size, counts, islands)
    assert map_check.check(BOX, made, counts) == []
    assert len([cell for cell in map_check.on_islands(made) if made.facility[cell] >= 0]) == islands


@rule("BI-MAP-14")
def test_islands_do_not_fit_on_the_quick_map():
    with pytest.raises(steamshed.OptionError, match=r"islands: 1 .*choose map_size=22x14 or map_size=32x20"):
        GAME.new(2, {"islands": 1})


# -- the invariants one by one ---------------------------------------------------------------------------------------


def nothing() -> list[map_check.Fault]:
    return []


def a_copy() -> Continent:
    """A copy of the test map that may be changed."""
    made = by_hand.copy_map(map_reader.fixed_map("test1"))
    made.finish()
    return made


def at(made: Continent, *names: str) -> list[int]:
    return [made.index[name] for name in names]


@rule("BI-MAP-03")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"~~~~~~~~~~~~~~"', '".~~~~~~~~~~~~~"'), ('"~cccccccccccc~"', '"~.ccccccccccc~"'),
        ('"~c....C.....c~"', '"~cc...C.....c~"'),
    ],
)  # fmt: skip
def test_sea_shore_and_land_hold_what_fits(tmp_path, old, new):
    assert "BI-MAP-03" in check(tmp_path, (old, new))


COURSE = ("8,4", "8,5", "8,6", "8,7", "8,8")


def river_faults(
    widths: str = "rrtgg", start: int = -1, end: int = -1, twice: bool = False, **changes: int
) -> set[str]:
    """What is wrong with the river of the test map when it is changed: rule and reason."""
    made = a_copy()
    made.terrain = made.terrain[:]
    river = River(at(made, *COURSE), list(widths), start, end)
    made.rivers = [river, river] if twice else [river]
    for name, terrain in changes.items():
        made.terrain[made.index[name.removeprefix("c").replace("_", ",")]] = terrain
    found: list[map_check.Fault] = []
    map_check.check_rivers(made, found)
    return {f"{fault.rule}: {fault.reason}" for fault in found}


@rule("BI-MAP-04")
def test_each_river_is_a_sound_chain():
    assert river_faults() == set()
    assert river_faults(twice=True) == {"BI-MAP-04: rivers share a cell"}
    assert "BI-MAP-04: a river from lake to lake" in river_faults(start=1, end=1)
    assert "BI-MAP-04: the river starts at a lake that is not there" in river_faults(start=3)
    assert river_faults(c8_4=RIVER) == {"BI-MAP-04: a river starts at a spring or at a cell beside a lake"}
    assert "BI-MAP-04: a river ends at a mouth or beside a lake" in river_faults(end=1)
    assert river_faults(c7_7=RIVER) == {"BI-MAP-04: water outside a river"}


@rule("BI-MAP-05")
def test_each_width_is_sound():
    assert river_faults(c8_5=GREAT) == {"BI-MAP-05: rows and widths disagree"}
    twice = river_faults("rttgg", c8_5=TRANSITION)
    assert twice == {"BI-MAP-05: widths rttgg: r, then one t and g, and never narrower"}
    sudden = river_faults("rrggg", c8_6=GREAT)
    assert sudden == {"BI-MAP-05: widths rrggg: r becomes g only through a transition"}
    assert "BI-MAP-05: a spring has width r" in river_faults("ggggg", c8_5=GREAT, c8_6=GREAT)
    narrow = river_faults("rrtgr")
    assert "BI-MAP-05: a mouth has the width of the cell before it" in narrow


@rule("BI-MAP-05")
def test_transitions_are_straight_and_mouths_face_inland():
    made = a_copy()
    found: list[map_check.Fault] = []
    made.water[made.index["8,6"]] = 3
    map_check.check_rivers(made, found)
    assert [fault.reason for fault in found] == ["a transition is straight"]
    made, found = a_copy(), nothing()
    made.inland[made.index["8,8"]] = 1
    map_check.check_rivers(made, found)
    assert [fault.reason for fault in found] == ["a mouth receives the river through its inland side"]


@rule("BI-MAP-06")
def test_a_desert_among_meadows(tmp_path):
    assert "BI-MAP-06" in check(tmp_path, ('"~c......t..Cc~"', '"~c...d..t..Cc~"'))


@rule("BI-MAP-07")
def test_cities_do_not_touch_from_north_to_south(tmp_path):
    moved = ('name = "Bern"\nat = [11, 6]', 'name = "Bern"\nat = [6, 3]')
    rows = ('"~c..I...MI..P~"', '"~c..I.C.MI..P~"'), ('"~c......t..Cc~"', '"~c......t...c~"')
    assert "BI-MAP-07" in check(tmp_path, moved, *rows)


@rule("BI-MAP-08")
def test_salt_works_stand_at_the_coast(tmp_path):
    assert "BI-MAP-08" in check(tmp_path, (facility("farm", 4, 7), facility("salt_works", 4, 7)))


@rule("BI-MAP-09")
def test_neither_more_nor_fewer_facilities():
    made = map_reader.fixed_map("quick1")
    counts = BOX.stock[0][made.stock].facilities
    for more in (1, -1):
        wanted = [counts[0], counts[1] + more, *counts[2:]]
        assert [fault.rule for fault in map_check.check(BOX, made, wanted)] == ["BI-MAP-09"]


@rule("BI-MAP-10")
def test_the_surface_is_in_one_piece():
    """A wall of mountains splits the land; bridges over the river join it where the north is barred."""
    made, found = a_copy(), nothing()
    for cell in at(made, "5,2", "5,3", "5,4", "5,5", "5,6", "5,7"):
        made.terrain[cell] = MOUNTAIN
    map_check.check_reach(made, found)
    assert [(fault.rule, fault.reason) for fault in found] == [
        ("BI-MAP-10", "no part of the land reaches every facility")
    ]
    made, found = a_copy(), nothing()
    made.terrain[made.index["8,2"]] = MOUNTAIN
    map_check.check_reach(made, found)
    assert found == []


@rule("BI-MAP-11")
@pytest.mark.parametrize(
    ("meadows", "sound"), [(("5,6", "6,6"), False), (("5,6", "6,6", "7,6"), True), (("5,6", "6,6", "10,2"), False)]
)
def test_three_meadows_with_a_plain_neighbour(meadows, sound):
    """All other open land is mountain; (10,2) has no plain cell beside it."""
    made, found = a_copy(), nothing()
    for cell in range(made.size):
        if made.is_plain(cell) and made.names[cell] not in meadows:
            made.terrain[cell] = MOUNTAIN
    map_check.check_reserve(made, found)
    assert [fault.rule for fault in found] == ([] if sound else ["BI-MAP-11"])


@rule("BI-MAP-12")
def test_two_cities_at_port_sites():
    made, found = a_copy(), nothing()
    for cell in at(made, "6,2", "11,6"):
        made.facility[cell] = -1
    map_check.check_ports(BOX, made, found)
    assert [fault.rule for fault in found] == ["BI-MAP-12"]


@rule("BI-MAP-14")
def test_the_last_tile_of_a_kind():
    made = by_hand.copy_map(map_reader.fixed_map("quick1"))
    made.finish()
    most = BOX.terrain_tiles["mountain"]
    plain = [cell for cell in range(made.size) if made.terrain[cell] == MEADOW]
    for cell in plain[: most - made.terrain.count(MOUNTAIN)]:
        made.terrain[cell] = MOUNTAIN
    for count, rules in ((most, []), (most + 1, ["BI-MAP-14"])):
        found: list[map_check.Fault] = []
        assert made.terrain.count(MOUNTAIN) == count
        map_check.check_tiles(BOX, made, found)
        assert [fault.rule for fault in found] == rules
        made.terrain[plain[-1]] = MOUNTAIN


@rule("BI-MAP-14", "BI-HAND-06")
def test_what_was_left_out_may_leave_more_meadows_than_there_are_tiles():
    made = by_hand.copy_map(map_reader.fixed_map("quick1"))
    made.finish()
    made.terrain = [MEADOW if terrain in (FOREST, HILL) else terrain for terrain in made.terrain]
    assert made.terrain.count(MEADOW) > BOX.terrain_tiles["meadow"]
    cases: list[tuple[list[int], list[str]]] = [([], ["BI-MAP-14"]), ([1], [])]
    for left_out, rules in cases:
        made.left_out = left_out
        found: list[map_check.Fault] = []
        map_check.check_tiles(BOX, made, found)
        assert [fault.rule for fault in found] == rules
