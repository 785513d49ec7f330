"""The standard game (ST-STD). Its auction is in test_auctions."""

import pytest

from tests.rule import rule
from tests.rules.steam.table import STANDARD, Table, building, seats


def capital(players=3, **changed):
    return Table("capital", players, STANDARD, seats=seats(players, **changed))


def upkeep(options=None, players=4, **changed):
    """Everybody passes the second goods round: income and expenses follow."""
    chosen = {**STANDARD, **(options or {})}
    table = Table("goods", players, chosen, seats=seats(players, **changed), goods={"round": 2})
    return table.do(*["pass"] * players)


@rule("ST-STD-01", "ST-ROUND-02")
def test_the_phases_of_the_standard_game():
    table = capital()
    assert table.rule("take engineer") == "ST-ROUND-02"
    table.do("capital 2", "capital 2", "capital 2")
    assert table.phase == "auction"
    table.do("pass", "pass")
    assert table.phase == "take_action"
    table.do("take turn_order", "take first_move", "take engineer")
    assert table.phase == "build"
    # as in the base game, a tile costs what it costs
    assert table.do("build 0,1 21 0").money(table.seat)[0] == 7
    table.do("end", "end", "end")
    assert table.phase == "goods"
    table.do(*["pass"] * 6)
    assert (table.phase, table.state.dump()["round"]) == ("capital", 2)


@rule("ST-STD-02")
@pytest.mark.parametrize(("income", "vp", "most"), [(0, 0, 10), (-8, 5, 4), (-10, 1, 0)])
def test_steps_of_capital(income, vp, most):
    table = capital(s0={"income": income, "vp": vp})
    assert table.legal() == [f"capital {steps}" for steps in range(most + 1)]
    assert table.rule(f"capital {most + 1}") == "ST-STD-02"
    table.do(f"capital {most}")
    assert table.money(0) == (5 * most, -10, vp % 2)


@rule("ST-STD-02", "ST-STD-04")
def test_capital_is_free_in_amount_and_in_turn_order():
    table = Table("capital", 3, STANDARD, order=[1, 2, 0], seats=seats(3, s1={"cash": 30}))
    assert table.seat == 1
    table.do("capital 1", "capital 0")
    assert (table.money(1), table.money(2), table.seat) == ((35, -1, 0), (0, 0, 0), 0)


@rule("ST-STD-03")
def test_no_money_is_raised_elsewhere():
    for phase in ("auction", "take_action", "build", "goods"):
        assert Table(phase, 3, STANDARD).rule("capital 1") == "ST-STD-03"


@rule("ST-STD-05")
@pytest.mark.parametrize("lenient", ["off", "track", "upkeep", "both"])
def test_relief_for_beginners(lenient):
    options = {**STANDARD, "standard_lenient": lenient, "lenient_seats": [0]}
    table = building(options=options, seats=seats(4, s0={"cash": 1}, s1={"cash": 1}))
    assert table.rule("build 0,1 21 0") == (None if lenient in ("track", "both") else "ST-BUILD-19")
    if lenient in ("track", "both"):
        assert table.do("build 0,1 21 0").money(0) == (3, -1, 0)
    assert table.do("end").rule("build 0,1 21 0") == "ST-BUILD-19" or table.tile("0,1")
    # seat 1 gets no relief
    assert table.rule("build 1,0 21 2") == "ST-BUILD-19"
    table = upkeep(
        {"standard_lenient": lenient, "lenient_seats": [0]},
        s0={"income": -3, "vp": 4, "locomotive": 2},
        s1={"income": -3, "vp": 4, "locomotive": 2},
    )
    # $5 are due: one step of income, or three victory points and $1 back
    assert table.money(0) == ((0, -4, 4) if lenient in ("upkeep", "both") else (1, -3, 1))
    assert table.money(1) == (1, -3, 1)
    assert Table("auction", 4, options).rule("bid 1") == "ST-STD-07"


@rule("ST-STD-05")
def test_relief_is_for_all_seats_by_default_and_cannot_save_everybody():
    table = upkeep({"standard_lenient": "both"}, s1={"income": -3, "vp": 4, "locomotive": 2})
    assert table.money(1) == (0, -4, 4)
    table = upkeep({"standard_lenient": "both"}, s1={"income": -10, "vp": 1, "locomotive": 6, "cash": 3})
    assert table.of(1)["out"] == 1
    poor = building(options={**STANDARD, "standard_lenient": "track"}, seats=seats(4, s0={"income": -10}))
    assert poor.rule("build 0,1 21 0") == "ST-MONEY-06"


@rule("ST-STD-14")
def test_income_less_the_level_of_the_locomotive():
    table = upkeep(s0={"income": 5, "locomotive": 3}, s1={"income": 2, "locomotive": 5, "cash": 4})
    assert (table.money(0), table.money(1)) == ((2, 5, 0), (1, 2, 0))


@rule("ST-STD-15")
@pytest.mark.parametrize(
    ("cash", "income", "vp", "after"),
    [
        # $5 are due at level 5: victory points first, then income, $1 back for an odd shortage
        (5, 0, 2, (0, 0, 2)),
        (3, 0, 2, (0, 0, 1)),
        (2, 0, 2, (1, 0, 0)),
        (0, 0, 2, (1, -1, 0)),
        (0, 0, 0, (1, -3, 0)),
    ],
)
def test_losses_in_the_given_order(cash, income, vp, after):
    assert upkeep(s0={"cash": cash, "income": income, "vp": vp, "locomotive": 5}).money(0) == after


@rule("ST-STD-16")
def test_bankruptcy_in_the_standard_game():
    table = upkeep(
        s0={"income": -10, "cash": 0, "vp": 7, "locomotive": 5},
        s1={"income": -10, "cash": 0, "vp": 8, "locomotive": 5},
    )
    assert table.of(0)["out"] == 1
    assert table.money(1) == (1, -10, 0)
    assert (table.phase, table.order) == ("capital", [1, 2, 3])
