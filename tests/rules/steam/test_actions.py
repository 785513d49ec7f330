import pytest

from tests.rule import rule
from tests.rules.steam.table import STANDARD, Table, building, seats

FORBIDDEN = {"urbanize_unavailable_pass": "forbidden"}
ALL_TOWNS = [
    "Belleville",
    "Rochester",
    "Elmira",
    "Williamsport",
    "Binghamton",
    "Pottsville",
    "Watertown",
    "Cornwall",
]
NO_NEW_CITY_LEFT = dict(zip(ALL_TOWNS, ["red", "blue", "yellow", "purple", *["gray"] * 4], strict=True))


def taking(players=4, options=None, **parts):
    parts.setdefault("goods_supply", {"1": {"red": 2}})
    return Table("take_action", players, options, **parts)


@rule("ST-ACT-01")
def test_each_player_takes_one_of_the_tiles_that_are_left():
    table = taking()
    assert table.rule("pass") == "ST-ROUND-01"
    table.do("take engineer")
    assert table.seat == 1
    assert table.rule("take engineer") == "ST-ACT-01"
    table.do("take first_move", "take turn_order", "take first_build")
    assert [table.of(seat)["action"] for seat in range(4)] == ["engineer", "first_move", "turn_order", "first_build"]
    assert table.phase == "build"


@rule("ST-ACT-02")
def test_the_tiles_are_numbered():
    assert taking().legal() == [
        "take turn_order",
        "take first_move",
        "take engineer",
        "take first_build",
        "take city_growth use",
        "take city_growth pass",
        "take locomotive",
        "take urbanization use",
        "take urbanization pass",
    ]


@rule("ST-ACT-03")
@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("turn_order", 0),
        ("first_move", 0),
        ("engineer", 0),
        ("first_build", 0),
        ("city_growth use", 2),
        ("locomotive", 7),
        ("urbanization use", 6),
        ("urbanization pass", 0),
    ],
)
def test_prices_of_the_base_game(text, price):
    table = taking(seats=seats(s0={"cash": 10, "locomotive": 2})).do(f"take {text}")
    assert table.money(0) == (10 - price, 0, 0)


@rule("ST-ACT-03", "ST-STD-12")
def test_tiles_are_free_in_the_standard_game():
    table = taking(options=STANDARD, seats=seats(s0={"cash": 0, "income": -10})).do("take locomotive")
    assert table.money(0) == (0, -10, 0)
    assert table.of(0)["locomotive"] == 2
    table.do("take urbanization")
    assert table.money(1) == (0, 0, 0)


@rule("ST-ACT-05")
def test_first_move_acts_first_in_both_rounds():
    table = Table("build", order=[0, 1, 2, 3], seat=3, seats=seats(s2={"action": "first_move"}))
    table.do("end")
    acting = []
    for _ in range(8):
        acting.append(table.seat)
        table.do("pass")
    assert acting == [2, 0, 1, 3, 2, 0, 1, 3]


@rule("ST-ACT-06")
def test_the_engineer_builds_four_tiles_at_normal_price():
    table = building(seats=seats(s0={"cash": 50, "action": "engineer"}))
    table.do("build 0,1 21 0", "build 0,3 21 0", "build -1,4 22 0", "build 1,-1 22 4")
    assert table.money(0)[0] == 50 - 3 - 3 - 2 - 4
    assert table.rule("build 1,0 21 2") == "ST-BUILD-02"


@rule("ST-ACT-07", "ST-BUILD-01")
def test_first_build_takes_the_first_build_turn():
    table = taking(order=[1, 0, 3, 2]).do("take engineer", "take turn_order", "take first_build", "take first_move")
    acting = []
    for _ in range(4):
        acting.append(table.seat)
        table.do("end")
    assert acting == [3, 1, 0, 2]


@rule("ST-ACT-08", "ST-STD-13")
def test_the_locomotive_tile_is_not_for_level_six():
    assert taking(seats=seats(s0={"locomotive": 6, "cash": 50})).rule("take locomotive") == "ST-ACT-08"
    assert taking(options=STANDARD, seats=seats(s0={"locomotive": 6})).rule("take locomotive") == "ST-STD-13"
    table = taking(seats=seats(s0={"locomotive": 5, "cash": 50})).do("take locomotive")
    assert table.of(0)["locomotive"] == 6


@rule("ST-ACT-09")
def test_use_or_pass_is_declared_and_final():
    assert taking().rule("take city_growth") == "ST-ACT-09"
    assert taking().rule("take engineer use") == "ST-ACT-09"
    passed = building(seats=seats(s0={"action": "city_growth", "cash": 9}), goods_supply={"1": {"red": 1}})
    assert passed.rule("grow Boston 1") == "ST-ACT-09"
    assert passed.rule("end") is None
    passed = building(seats=seats(s0={"action": "urbanization", "cash": 9}))
    assert passed.rule("urbanize Elmira red") == "ST-ACT-09"


@rule("ST-ACT-10")
def test_city_growth_needs_cubes_markers_and_a_city():
    assert taking(goods_supply={}).rule("take city_growth use") == "ST-ACT-10"
    assert taking(goods_supply={}).rule("take city_growth pass") is None
    cities = ["Toronto", "Buffalo", "Harrisburg", "Kingston", "Ottawa"]
    more = ["Syracuse", "Scranton", "Philadelphia", "Montréal", "Albany"]
    assert taking(growth=cities + more).rule("take city_growth use") == "ST-ACT-10"
    assert taking(growth=cities + more[1:]).rule("take city_growth use") is None


@rule("ST-ACT-11")
@pytest.mark.parametrize("rules", ["base", "standard"])
def test_urbanization_needs_a_new_city_tile(rules):
    take = "take urbanization pass" if rules == "base" else "take urbanization"
    table = taking(options={"preset": rules}, new_cities=NO_NEW_CITY_LEFT)
    assert table.rule(take) is None
    if rules == "base":
        assert table.rule("take urbanization use") == "ST-ACT-11"
    table = taking(options={"preset": rules, **FORBIDDEN}, new_cities=NO_NEW_CITY_LEFT)
    assert table.rule(take) == "ST-ACT-11"


@rule("ST-ACT-12")
def test_nothing_is_declared_in_the_standard_game():
    assert taking(options=STANDARD).rule("take city_growth use") == "ST-ACT-12"
    table = building(options=STANDARD, seats=seats(s0={"action": "city_growth"}), goods_supply={"1": {"red": 1}})
    assert table.rule("grow Boston 1") is None
    assert table.rule("end") is None


@rule("ST-ACT-13")
def test_what_cannot_be_paid_cannot_be_taken():
    poor = taking(seats=seats(s0={"income": -10, "cash": 1}))
    assert poor.rule("take city_growth use") == "ST-ACT-13"
    assert poor.rule("take urbanization use") == "ST-ACT-13"
    assert poor.rule("take locomotive") == "ST-ACT-13"
    for text in ("turn_order", "first_move", "engineer", "first_build", "city_growth pass", "urbanization pass"):
        assert poor.rule(f"take {text}") is None


@rule("ST-ACT-14")
@pytest.mark.parametrize("rules", ["base_ruhr", "standard_ruhr"])
def test_nobody_is_left_without_a_tile(rules):
    taken = ["turn_order", "first_move", "engineer", "first_build", "city_growth"]
    held = seats(6, s5={"locomotive": 6}, **{f"s{n}": {"action": name} for n, name in enumerate(taken)})
    towns = ["Weert", "Venray", "Roermond", "Heerlen", "Kleve", "Geldern", "Krefeld", "Düren"]
    cities = dict(zip(towns, ["red", "blue", "yellow", "purple", *["gray"] * 4], strict=True))
    options = {"preset": rules, **FORBIDDEN}
    table = Table("take_action", 6, options, seats=held, queue=[5], new_cities=cities)
    assert table.legal() == ["take urbanization pass" if rules == "base_ruhr" else "take urbanization"]


@rule("ST-ACT-15")
def test_only_the_holder_uses_his_tile_and_the_cubes_can_be_delivered_at_once():
    others = seats(4, s0={"cash": 9}, s1={"action": "urbanization", "use": True})
    table = building(seats=others, goods_supply={"1": {"red": 1}})
    assert table.rule("urbanize Elmira red 1") == "ST-ACT-15"
    assert table.rule("grow Boston 1") == "ST-ACT-15"
    table = Table(
        "build",
        seat=0,
        queue=[0],
        seats=seats(s0={"action": "city_growth", "use": True}),
        track={"3,0": {"tile": "21 1", "owners": {"1-4": 0}}, "4,-1": {"tile": "21 1", "owners": {"1-4": 0}}},
        goods_supply={"1": {"red": 1}},
    )
    table.do("grow Hartford 1", "end")
    assert "deliver red Hartford-Boston" in table.legal()
