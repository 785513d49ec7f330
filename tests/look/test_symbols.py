from xml.etree import ElementTree

import pytest

from steamshed.look import hexplaces
from steamshed.look import symbols as sym
from steamshed.look.svg import rules

DRAWN = [
    sym.hex_tile([(0, 2)]),
    sym.town_tile([0, 2, 4]),
    hexplaces.city("A & B", "red", 3, "black"),
    hexplaces.city_sign("blue", hexplaces.letter_plate("B")),
    hexplaces.name_board("Győr"),
    hexplaces.town_empty(),
    hexplaces.town_plate(),
    hexplaces.town_name("A & B"),
    sym.ticket(3),
    sym.plus(),
    sym.count(),
    sym.refused(),
    sym.hexagon(),
    *(sym.cube(colour) for colour in sym.GOODS),
    *(sym.disc(livery) for livery in sym.LIVERIES),
    *(sym.small_disc(livery) for livery in sym.LIVERIES),
]


@pytest.mark.parametrize("body", DRAWN)
def test_every_fragment_is_well_formed_and_has_rules_for_its_classes(body: str):
    root = ElementTree.fromstring(f"<g>{body}</g>")
    known = {name for rule in rules() for step in rule.path for name in step}
    assert {name for element in root.iter() for name in element.get("class", "").split()} <= known
    assert not any(element.get("id") for element in root.iter())


@pytest.mark.parametrize(
    ("segments", "bridges"),
    [
        ([(0, 3)], 0),
        ([(0, 3), (1, 4)], 1),
        ([(0, 2), (1, 4)], 1),
        ([(0, 2), (1, 3)], 1),
        ([(0, 4), (1, 3)], 0),
        ([(0, 2), (4, 5)], 0),
        ([(0, 3), (4, 5)], 0),
    ],
)
def test_crossing_tiles_have_a_bridge(segments: list[tuple[int, int]], bridges: int):
    assert sym.hex_tile(segments).count("t-deck") == bridges


def test_the_upper_track_of_a_crossing_is_the_second():
    tile = sym.hex_tile([(0, 3), (1, 4)])
    assert tile.index("--t1") < tile.index("t-deck") < tile.index("--t2")


def test_junctions_are_drawn_layer_by_layer():
    tile = sym.town_tile([0, 2])
    assert tile.rindex("t-edge") < tile.index("t-band")
    assert tile.rindex("t-sleepers") < tile.index("t-rail")
