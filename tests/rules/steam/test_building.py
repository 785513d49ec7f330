import pytest

from steamshed.games.steam.content import reader as content
from tests.rule import rule
from tests.rules.steam.table import STANDARD, Table, building, seats, tile

WEST = {"-1,1": tile("22 1", 0), "-1,4": tile("22 0", 0), "-1,3": tile("21 0", 0)}
"""Seat 0's track from Albany and from New York; one tile is missing between."""


@rule("ST-BUILD-02", "ST-BUILD-21")
def test_three_operations_and_none_is_compulsory():
    table = building()
    assert table.rule("end") is None
    table.do("build 0,1 21 0", "build 0,3 21 0", "build 1,0 21 2")
    assert table.rule("build 1,-1 21 0") == "ST-BUILD-02"
    assert table.rule("redirect 1,0 2 3") == "ST-BUILD-02"
    assert table.legal() == ["end"]
    assert building().do("end").seat == 1


@rule("ST-BUILD-03")
def test_what_was_declared_must_be_done_unless_it_is_impossible():
    using = seats(s0={"action": "city_growth", "use": True, "cash": 9})
    table = building(seats=using, goods_supply={"3": {"red": 1}})
    assert table.rule("end") == "ST-BUILD-03"
    assert table.do("grow Boston 3").rule("end") is None
    assert building(seats=using).rule("end") is None
    using = seats(s0={"action": "urbanization", "use": True, "cash": 9})
    assert building(seats=using).rule("end") == "ST-BUILD-03"


@rule("ST-BUILD-04")
@pytest.mark.parametrize("text", ["0,2 21 0", "0,1 T21 0", "0,0 21 0", "-7,1 21 0", "Z9 21 0", "2,1 T11 0"])
def test_tiles_have_their_places(text):
    assert building(track={"0,1": tile("21 0", 0)}).rule(f"build {text}") == "ST-BUILD-04"


@rule("ST-BUILD-05")
def test_no_exit_touches_a_black_side_or_the_edge_of_the_map():
    assert building().rule("build -10,3 22 0") == "ST-BUILD-05"
    assert building().rule("build 1,3 22 2") == "ST-BUILD-05"
    assert building().rule("build -10,3 22 4") == "ST-BUILD-05"
    assert building().rule("build -10,3 21 0") is None


@rule("ST-BUILD-06")
def test_no_tile_branches():
    for face in content.tile_set().types:
        edges = [edge for path in face.segments for edge in path]
        assert len(set(edges)) == len(edges)
    # a second path through a side in use is no improvement
    table = building(track={"1,0": tile("21 2", 0)})
    assert table.rule("build 1,0 43 0") == "ST-IMPR-02"


@rule("ST-BUILD-07")
def test_track_joins_what_it_meets():
    table = building().do("build -1,1 22 1")
    assert table.incomplete(0) == [(table.name("-1,1"), 3)]
    table.do("build -1,2 21 0")
    assert table.incomplete(0) == [(table.name("-1,2"), 3)]
    assert building().do("build 0,1 23 0").incomplete(0) == [("K9", 1)]


@rule("ST-BUILD-08", "ST-LINK-03")
def test_nobody_joins_the_track_of_another():
    table = building(track={"-1,1": tile("22 1", 1)})
    assert table.rule("build -1,2 21 0") == "ST-BUILD-08"
    assert table.rule("redirect -1,1 3 2") == "ST-REDIR-02"


@rule("ST-BUILD-09", "ST-LINK-06")
def test_track_is_connected_to_a_city_through_own_track():
    assert building().rule("build -1,3 21 0") == "ST-BUILD-09"
    assert building(track={"-1,1": tile("22 1", 0)}).rule("build -1,2 21 0") is None
    # an unowned spur, in a town where seat 0 owns another section
    track = {"0,1": tile("21 0", 0), "0,2": tile("T22 0", 0, None)}
    assert building(track=track).rule("build 1,2 22 3") is None
    assert building(seat=1, track=track).rule("build 1,2 22 3") == "ST-LINK-06"


@rule("ST-BUILD-10")
def test_a_link_starts_at_any_city_but_not_at_a_strange_town():
    table = building(track={"0,1": tile("21 0", 0)})
    assert table.rule("build 5,-1 22 4") is None
    track = {"0,1": tile("21 0", 1), "0,2": tile("T22 0", 1)}
    assert building(track=track).rule("build 1,2 22 3") == "ST-BUILD-08"
    assert building(track={}).rule("build -6,5 21 0") == "ST-BUILD-09"


@rule("ST-BUILD-11")
@pytest.mark.parametrize("map", ["us", "ruhr"])
def test_the_first_tile_leads_out_of_a_city(map):
    table = building(options={"map": map})
    board, network = table.state.rules.board, table.state.network
    builds = [action for action in table.state.legal() if str(action).startswith("build")]
    assert len(builds) == {"us": 309, "ruhr": 380}[map]
    for action in builds:
        field = board.grid.index[action.hex]
        for path in board.tiles.pieces[board.tiles.find[(action.tile, action.turn)]].segments:
            assert any(network.city_edges[field] >> edge & 1 for edge in path)


@rule("ST-BUILD-12")
def test_no_link_from_a_settlement_to_itself():
    table = building().do("build 0,1 23 0")
    assert table.rule("build 1,0 23 4") == "ST-BUILD-12"
    # at a town: the open end may not even point back at it
    spur = {"1,-2": tile("T11 0", 0), "1,-3": tile("23 2", 0)}
    assert building(track=spur).rule("build 2,-3 23 4") == "ST-BUILD-12"
    assert building(track=spur).rule("build 2,-3 22 5") is None
    spurs = {"1,-2": tile("T23 0", 0), "1,-3": tile("23 2", 0)}
    assert building(track=spurs).rule("build 2,-3 23 4") == "ST-BUILD-12"


@rule("ST-BUILD-13")
def test_building_across_the_front_of_an_opponent():
    track = {"-1,1": tile("22 1", 1), "-1,4": tile("22 0", 0), "-1,3": tile("21 0", 0)}
    table = building(track=track).do("build -1,2 22 3")
    assert table.incomplete(1) == [(table.name("-1,1"), 3)]
    assert table.incomplete(0) == [(table.name("-1,2"), 5)]


@rule("ST-BUILD-14")
def test_two_path_tiles_may_be_placed_at_once():
    gray = {"New Haven": "gray"}
    table = building(new_cities=gray).do("build 3,1 46 5")
    assert len(table.incomplete(0)) == 2
    assert building().rule("build 3,1 46 5") == "ST-BUILD-09"
    blocked = building(new_cities=gray, track={"3,0": tile("23 3", 1)})
    assert blocked.rule("build 3,1 41 2") == "ST-BUILD-08"


@rule("ST-BUILD-15")
def test_own_sections_that_are_joined_are_one_link():
    table = building(track=WEST).do("build -1,2 21 0")
    assert table.links(0) == [("Albany", "New York")]
    assert table.incomplete(0) == []


@rule("ST-BUILD-16", "ST-BUILD-17", "ST-BUILD-18")
@pytest.mark.parametrize(
    ("map", "text", "price"),
    [
        ("us", "build 1,0 21 2", 2),
        ("us", "build 0,1 21 0", 3),
        ("us", "build -1,1 22 1", 4),
        ("us", "build -4,5 21 2", 5),
        ("us", "build 0,2 T21 0", 4),
        ("us", "build 0,2 T43 0", 6),
        ("us", "build 3,1 46 5", 5),
        ("us", "build 1,-2 T11 0", 2),
        # a coast in the mountains, a coast on the plain
        ("us", "build -4,0 21 0", 4),
        ("us", "build 1,3 22 3", 2),
        # by a canal; in the mountains by a river
        ("ruhr", "build -7,3 T11 0", 3),
        ("ruhr", "build 7,-3 T11 0", 5),
    ],
)
def test_prices_of_a_first_placement(map, text, price):
    assert building(options={"map": map}).price(text) == price


@rule("ST-BUILD-19", "ST-STD-03")
def test_in_the_standard_game_cash_must_do():
    table = building(options=STANDARD, seats=seats(s0={"cash": 2, "income": 5}))
    assert table.rule("build 0,1 21 0") == "ST-BUILD-19"
    assert table.rule("build 1,0 21 2") is None
    assert table.rule("capital 1") == "ST-STD-03"


@rule("ST-BUILD-20")
def test_operations_are_independent():
    using = seats(s0={"action": "urbanization", "use": True, "cash": 50})
    table = building(seats=using, goods_supply={"4": {"red": 2}})
    table.do("build 0,1 21 0", "urbanize Elmira gray 4", "build -6,5 21 0", "build 5,-1 22 4")
    assert len(table.incomplete(0)) == 3


# -- the tile supply -------------------------------------------------------------------------------------------------


def supply(table):
    return table.state.view(None)["supply"]


@rule("ST-TILE-01")
def test_a_piece_used_on_one_side_is_gone_for_the_other():
    counts = supply(building())
    assert (counts["21"], counts["22"], counts["T11"], counts["44"]) == (86, 86, 4, 4)
    table = building(track={"0,1": tile("21 0", 0)})
    assert (supply(table)["21"], supply(table)["22"]) == (85, 85)
    table.do("build 0,2 T41 0")
    assert (supply(table)["T41"], supply(table)["42"]) == (3, 3)


@rule("ST-GEN-05", "ST-TILE-01", "ST-TILE-03")
def test_a_face_without_pieces_cannot_be_built_but_its_own_piece_can_be_turned():
    """All eight tight curves are laid; T23 is their other face."""
    table = building().do("build 0,1 23 0")
    while supply(table)["23"]:
        text = next(text for text in table.legal() if text.startswith("build") and text.split(" ")[2] == "23")
        table = Table.of_dump({**table.state.dump(), "build": {"left": 3}}).do(text)
    table = Table.of_dump({**table.state.dump(), "build": {"left": 3}})
    assert not [text for text in table.legal() if text.startswith("build") and "23 " in text]
    assert supply(table)["T23"] == 0
    assert table.rule("build 0,3 23 3") == "ST-GEN-05"
    assert table.do("redirect 0,1 1 5").tile("0,1") == "23 5"


@rule("ST-TILE-02")
def test_of_two_kinds_of_pieces_the_one_with_the_commoner_back_is_taken():
    cities = {"Elmira": "gray", "New Haven": "gray", "Rutland": "gray"}
    table = building(new_cities=cities).do("build 3,1 44 3")
    assert table.state.dump()["track"]["N10"]["back"] == "45"
    assert (supply(table)["45"], supply(table)["47"]) == (3, 4)
    second = next(text for text in table.legal() if text.startswith("build") and " 44 " in text)
    table.do(second)
    assert table.state.dump()["track"][second.split(" ")[1]]["back"] == "47"
    assert (supply(table)["45"], supply(table)["47"]) == (3, 3)
    assert Table.of_dump(table.state.dump()).state.dump() == table.state.dump()


@rule("ST-TILE-03")
def test_a_tile_that_is_replaced_goes_back_with_both_faces():
    track = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0)}
    table = building(track=track)
    assert supply(table)["T22"] == 9
    table.do("build 0,2 T33 0")
    assert (supply(table)["T21"], supply(table)["T22"], supply(table)["T32"]) == (10, 10, 3)


@rule("ST-TILE-04")
def test_tiles_are_turned_but_never_mirrored():
    pieces = content.tile_set().pieces
    for one, other in (("T32", "T33"), ("46", "47")):
        shapes = [
            {(piece.mask, piece.segments) for piece in pieces if piece.tile.name == name} for name in (one, other)
        ]
        assert len(shapes[0]) == len(shapes[1]) == 6
        assert not shapes[0] & shapes[1]
    assert [len([piece for piece in pieces if piece.tile.name == name]) for name in ("21", "22", "45", "T31")] == [
        3,
        6,
        3,
        2,
    ]
