"""The goods phase and the points of deliveries (ST-MOVE, ST-SCORE)."""


from tests.rule import rule
from tests.rules.steam.table import Table, seats, tile

FORBIDDEN = {"town_revisit_in_delivery": "forbidden"}

# Albany - Poughkeepsie - New York straight south; Albany - New York by the east over Hartford's west
SOUTH = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0), "0,3": tile("21 0", 1)}
SOUTH["0,2"] = tile("T21 0", 0, 1)
EAST = {"3,0": tile("21 1", 0), "4,-1": tile("21 1", 0)}
"""Hartford to Boston."""
ALBANY_HARTFORD = {"1,0": tile("21 2", 0), "2,0": tile("22 3", 0)}


def goods(track=SOUTH, level=6, cubes=None, options=None, players=4, **parts):
    parts.setdefault("seats", seats(players, **{f"s{n}": {"locomotive": level} for n in range(players)}))
    return Table("goods", players, options, track=track, cubes=cubes or {"Albany": {"purple": 1}}, **parts)


def deliveries(table):
    return [text for text in table.legal() if text.startswith("deliver")]


@rule("ST-MOVE-01", "ST-MOVE-12")
def test_two_rounds_with_one_action_each():
    table = goods(seats=seats(4, s2={"action": "first_move"}), order=[1, 0, 2, 3])
    acting = []
    for _ in range(8):
        acting.append(table.seat)
        table.do("pass")
    assert acting == [2, 1, 0, 3, 2, 1, 0, 3]
    assert table.phase == "take_action"
    assert table.money(2) == (0, 0, 0)


@rule("ST-MOVE-02")
def test_the_locomotive_is_improved_once_in_a_goods_phase():
    table = goods(seats=seats(3, s0={"locomotive": 5, "cash": 0}), players=3)
    table.do("improve")
    assert table.of(0)["locomotive"] == 6
    assert table.money(0) == (0, 0, 0)
    table.do("improve", "pass")
    assert table.rule("improve") == "ST-MOVE-02"
    table.do("pass")
    assert table.rule("improve") == "ST-MOVE-02"
    table.do("pass")
    assert table.rule("improve") is None


@rule("ST-MOVE-02")
def test_level_six_is_the_last():
    assert goods(level=6).rule("improve") == "ST-MOVE-02"


@rule("ST-MOVE-03")
def test_a_cube_goes_over_complete_links_to_a_city_of_its_colour():
    table = goods()
    assert deliveries(table) == ["deliver purple Albany-Poughkeepsie-New York"]
    assert table.rule("deliver red Albany-Poughkeepsie-New York") == "ST-MOVE-03"
    assert table.rule("deliver purple Albany-New York") == "ST-MOVE-03"
    incomplete = {"0,1": tile("21 0", 0), "0,2": tile("T11 0", 0)}
    assert goods(incomplete).rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-03"


@rule("ST-MOVE-04")
def test_the_level_limits_the_links():
    assert goods(level=1).rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-04"
    assert goods(level=2).rule("deliver purple Albany-Poughkeepsie-New York") is None


@rule("ST-MOVE-05")
def test_a_cube_stops_in_the_first_city_of_its_colour():
    """Poughkeepsie is a purple New City on the way to New York."""
    track = {"0,1": tile("21 0", 0), "0,3": tile("21 0", 0)}
    table = goods(track, new_cities={"Poughkeepsie": "purple"})
    assert deliveries(table) == ["deliver purple Albany-Poughkeepsie"]
    assert table.rule("deliver purple Albany-Poughkeepsie-New York") == "ST-MOVE-05"


@rule("ST-MOVE-06")
def test_no_city_is_visited_twice():
    """Albany - Hartford - Boston; back to Hartford and then on is not allowed, nor back to the start."""
    track = {**ALBANY_HARTFORD, **EAST}
    table = goods(track, cubes={"Albany": {"blue": 1, "yellow": 1, "red": 1}})
    assert table.rule("deliver blue Albany-Hartford-Albany") == "ST-MOVE-06"
    assert table.rule("deliver red Albany-Hartford-Boston") is None
    assert table.rule("deliver yellow Albany-Hartford") is None


# Poughkeepsie as a knot: a loop Poughkeepsie - Albany is two links, so a cube could pass the town twice
KNOT = {
    "0,3": tile("21 0", 0),
    "0,2": tile("T33 0", 0, 0, 0),
    "0,1": tile("21 0", 0),
    "1,1": tile("22 3", 0),
}


@rule("ST-MOVE-07")
def test_a_link_is_used_once_and_a_town_may_be_passed_again():
    """From Scranton's side: town A, a ring of two links over Rutland's like town, and on."""
    ring = {
        "0,1": tile("21 0", 0),
        "0,2": tile("T41 3", 0, 0, 0, 0),
        "0,3": tile("21 0", 0),
        "1,1": tile("21 1", 0),
    }
    table = goods({**SOUTH, "0,3": tile("21 0", 0), "0,2": tile("T21 0", 0, 0)}, cubes={"Albany": {"red": 1}})
    assert ring
    assert table.rule("deliver red Albany-Poughkeepsie-Albany") == "ST-MOVE-06"
