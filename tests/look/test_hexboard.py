from xml.etree import ElementTree

import pytest

from steamshed.look.geometry import APOTHEM, R, hex_run
from steamshed.look.hexboard import DrawnMap as HexMap
from steamshed.look.hexboard import Field, WaterName, background, outlines, river_lines
from steamshed.look.hextrack import (
    TrackSegment,
    bridge_symbols,
    bridge_things,
    covered,
    disc_place,
    name_place,
    river_span,
    route_symbols,
    route_things,
    spur_symbols,
    spurs,
    track_blocks,
    upright,
)


def small_map() -> HexMap:
    """Three columns of four fields; a lake of two, a mountain, and a river from north to south."""
    terrain = {"A1": "lake", "A2": "lake", "C1": "mountain", "B1": "river", "B2": "river", "A4": "city", "C4": "town"}
    fields = {}
    for col, letter in enumerate("ABC"):
        for row in range(4):
            name = f"{letter}{row + 1}"
            rivers = ((0, 3),) if terrain.get(name) == "river" else ()
            fields[name] = Field(name, col, row, terrain.get(name, "plain"), rivers)
    return HexMap("small", fields, (WaterName("Lake & Co", 0, 0.5, -30, 20),), ("A", "B", "C"))


def test_places_and_neighbours():
    board = small_map()
    assert board.at("A1") == (R, APOTHEM)
    assert board.at("B1") == (2.5 * R, 2 * APOTHEM)
    assert [board.neighbour("B2", edge) for edge in range(6)] == ["B1", "C2", "C3", "B3", "A3", "A2"]
    assert board.neighbour("A1", 0) is None
    assert board.edge_between("B2", "A3") == 4
    with pytest.raises(ValueError, match="A1 and C4"):
        board.edge_between("A1", "C4")


def test_outline_of_two_fields_is_one_loop_of_ten_corners():
    loops = outlines(small_map(), {"A1", "A2"})
    assert [len(loop) for loop in loops] == [10]


def test_the_background_is_well_formed_and_always_the_same():
    text = background(small_map())
    root = ElementTree.fromstring(f"<g>{text}</g>")
    classes = {name for element in root.iter() for name in element.get("class", "").split()}
    assert {"land", "hill", "water", "river", "peak", "tuft", "field-id", "column-letter", "neatline"} <= classes
    assert [e.text for e in root.iter("text") if e.get("class") == "water-name"] == ["Lake & Co"]
    background.cache_clear()
    assert background(small_map()) == text


def test_a_map_without_lakes_has_no_shore():
    board = HexMap("dry", {"A1": Field("A1", 0, 0)})
    assert "clipPath" not in background(board)


def test_a_river_meets_the_next_field_in_the_middle_of_the_edge():
    (line,) = river_lines(small_map(), "B1")
    assert [round(c, 6) for c in line[0]] == [round(c, 6) for c in hex_run(0, 3).start]
    assert [round(c, 6) for c in line[-1]] == [round(c, 6) for c in hex_run(0, 3).end]


def test_track_across_a_river_gets_a_bridge_and_track_along_it_a_viaduct():
    board = small_map()
    across, along = river_span(board, "B1", 1, 4), river_span(board, "B1", 0, 3)
    assert across is not None
    assert 0 < across[0] < across[1] < 24
    assert along == (0, 24)
    assert river_span(board, "B1", 1, 2) is None
    assert river_span(board, "B3", 1, 4) is None


def test_every_bridge_has_its_symbol():
    board = small_map()
    pairs = [(a, b) for a in range(6) for b in range(a + 1, 6)]
    things = bridge_things(board, [TrackSegment(field, a, b) for field in ("B1", "B2", "B3") for a, b in pairs])
    assert {thing.symbol for thing in things} == set(bridge_symbols(board))
    assert {thing.id.split("-")[1] for thing in things} == {"B1", "B2"}


def test_upright():
    assert [upright(2, 4), upright(4, 2), upright(5, 0), upright(1, 4)] == [(2, 2), (2, 2), (1, 5), (3, 1)]


def test_spurs_share_symbols_between_turns():
    assert len(spur_symbols()) == 13
    name, turns, order = spurs([5, 2])
    assert (name, turns, order) == ("spurs-03", 2, [2, 5])
    assert name in spur_symbols()


def test_a_disc_stands_on_a_joint_near_the_middle():
    board = small_map()
    section = [TrackSegment("C2", 0, 3), TrackSegment("C3", 0, 3), TrackSegment("C4", 0)]
    x, y = disc_place(board, section)
    assert (round(x), round(y)) == (round(board.at("C2")[0]), round(board.at("C2")[1] + APOTHEM))


def test_the_disc_of_a_single_tile_keeps_off_its_bridge():
    board = small_map()
    plain, river = TrackSegment("B3", 1, 4), TrackSegment("B1", 1, 4)
    assert disc_place(board, [plain]) == pytest.approx(board.at("B3"))
    assert disc_place(board, [river]) != pytest.approx(board.at("B1"))
    assert disc_place(board, [plain], crossed={"B3"}) != pytest.approx(board.at("B3"))


@pytest.mark.parametrize("edges", [(0, 3), (1, 4), (2, 5), (0, 1, 2), (0, 2, 4)])
def test_a_name_keeps_clear_of_track(edges: tuple[int, ...]):
    board = small_map()
    track = [TrackSegment("B3", edge) for edge in edges]
    blocks = track_blocks(board, track)
    place = name_place(board.at("B3"), "Ada", blocks)
    assert covered(place, 4.9 * 3, blocks) <= 30
    assert place != board.at("B3")


def test_without_track_a_name_stands_above():
    board = small_map()
    x, y = board.at("B3")
    assert name_place((x, y), "Ada", []) == (x, y - 29)


def test_a_route_goes_through_the_middle_of_nodes_only():
    things = route_things(small_map(), ["A4", "B3", "C3", "C4"], "--c:var(--g-red)", {"A4", "C4"})
    assert {thing.symbol for thing in things} <= set(route_symbols())
    assert [thing.symbol for thing in things if thing.kind == "route-line"] == [
        "run-spur",
        "run-3",
        "run-1",
        "run-spur",
    ]
    assert len({thing.id for thing in things}) == len(things)
