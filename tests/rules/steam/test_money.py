import pytest

from tests.rule import rule
from tests.rules.steam.table import Table, building, seats

ONE_VP = {"base_last_vp": "one_is_enough"}


def income_phase(options=None, round=1, players=4, **changed):
    """Everybody passes the second goods round: income and expenses follow."""
    table = Table("goods", players, options, seats=seats(players, **changed), goods={"round": 2}, round=round)
    return table.do(*["pass"] * players)


def after(cash, income, vp):
    """What the payment of $3 for a tile south of Albany leaves."""
    return building(seats=seats(s0={"cash": cash, "income": income, "vp": vp})).do("build 0,1 21 0").money(0)


@rule("ST-MONEY-01", "ST-MONEY-02")
def test_cash_first_then_five_dollars_a_step():
    assert after(3, 0, 0) == (0, 0, 0)
    assert after(2, 0, 0) == (4, -1, 0)


@rule("ST-MONEY-03", "ST-MONEY-04")
def test_at_the_lowest_income_victory_points_are_sold():
    assert after(0, -10, 5) == (2, -10, 3)
    assert after(0, -9, 5) == (2, -10, 5)


@rule("ST-MONEY-05", "ST-MONEY-06")
def test_one_victory_point_is_not_enough_unless_the_option_says_so():
    poor = seats(s0={"income": -10, "vp": 1})
    assert building(seats=poor).rule("build 0,1 21 0") == "ST-MONEY-06"
    table = building(options=ONE_VP, seats=poor).do("build 0,1 21 0")
    assert table.money(0) == (2, -10, 0)


@rule("ST-MONEY-06")
@pytest.mark.parametrize(("cash", "income", "vp", "most"), [(0, 0, 0, 50), (3, -9, 5, 18), (0, -10, 0, 0)])
def test_no_more_can_be_spent_than_can_be_raised(cash, income, vp, most):
    bidder = seats(s0={"cash": cash, "income": income, "vp": vp})
    table = Table("opening_auction", seats=bidder, seat=0)
    assert table.rule(f"bid {most}") is None
    assert table.rule(f"bid {most + 1}") == "ST-ORDER-06"


@rule("ST-MONEY-07")
def test_tiles_are_paid_as_they_are_placed_and_change_is_kept():
    table = building(seats=seats(s0={}))
    table.do("build 0,1 21 0")
    assert table.money(0) == (2, -1, 0)
    table.do("build -1,1 22 1")
    assert table.money(0) == (3, -2, 0)


@rule("ST-MONEY-08")
def test_money_is_never_raised_for_a_reserve():
    assert Table("take_action").rule("capital 1") == "ST-MONEY-08"
    assert building().rule("capital 1") == "ST-MONEY-08"


@rule("ST-MONEY-09", "ST-INC-01", "ST-INC-02")
def test_raising_in_the_income_phase_does_not_change_what_is_due():
    table = income_phase(s0={"income": -6, "cash": 0})
    assert table.money(0) == (4, -8, 0)


@rule("ST-INC-01")
def test_positive_income_is_received():
    table = income_phase(s0={"income": 4, "cash": 1}, s1={"income": -3, "cash": 5})
    assert (table.money(0), table.money(1)) == ((5, 4, 0), (2, -3, 0))


@rule("ST-BANK-01", "ST-BANK-04")
def test_who_cannot_pay_is_bankrupt():
    table = income_phase(s0={"income": -10, "cash": 7, "vp": 1}, s1={"income": -10, "cash": 8, "vp": 2})
    assert table.of(0)["out"] == 1
    assert table.money(1) == (3, -10, 0)
    assert table.order == [1, 2, 3]


@rule("ST-BANK-01")
def test_the_last_victory_point_can_save_a_player():
    assert income_phase(ONE_VP, s0={"income": -10, "cash": 7, "vp": 1}).money(0) == (2, -10, 0)


@rule("ST-BANK-02", "ST-LINK-08")
def test_the_links_of_a_bankrupt_player_stay_unowned():
    track = {
        "0,1": {"tile": "21 0", "owners": {"0-3": 0}},
        "0,2": {"tile": "T21 0", "owners": {"0": 0, "3": 0}},
    }
    table = Table(
        "goods",
        seats=seats(s0={"income": -10, "cash": 9, "action": "engineer"}),
        track=track,
        goods={"round": 2},
        cubes={"Albany": {"red": 1}},
        growth=["Boston"],
    )
    table.do(*["pass"] * 4)
    assert table.of(0) == {"cash": 0, "income": 0, "vp": 0, "locomotive": 0, "action": None, "out": 1}
    assert table.links(None) == [("Albany", "Poughkeepsie")]
    assert table.incomplete(None) == [("K10", 3)]
    assert table.cubes("Albany") == {"red": 1}
    table.do("take turn_order", "take first_move", "take first_build")
    # the incomplete link starts in a town where nobody has track; the complete one can never be acquired
    assert table.seat == 3
    assert table.rule("build 0,3 21 0") is None  # joins New York: ST-LINK-07
    table.do("build 0,3 21 0")
    assert table.links(3) == [("New York", "Poughkeepsie")]
    assert table.links(None) == [("Albany", "Poughkeepsie")]


@rule("ST-BANK-03", "ST-END-05")
def test_the_last_player_wins_at_once_before_his_own_income():
    broke = {"income": -10, "cash": 0}
    table = income_phase(players=3, s0=broke, s1=broke, s2={"income": -10, "cash": 0, "vp": 3})
    assert table.phase == "over"
    assert table.money(2) == (0, -10, 3)
    assert table.state.scores() == [0, 0, 3 - 20]
    assert table.state.ranking() == [[2], [1], [0]]
    assert table.rule("pass") == "ST-BANK-03"


@rule("ST-BANK-05", "ST-END-05")
def test_the_phase_goes_on_after_a_bankruptcy():
    table = income_phase(s0={"income": -10, "cash": 0}, s2={"income": 3})
    assert table.money(2) == (3, 3, 0)
    assert (table.phase, table.order) == ("take_action", [1, 2, 3])
    assert table.state.view(None)["rounds"] == 8


@rule("ST-ROUND-04", "ST-END-01", "ST-END-03")
def test_the_game_ends_after_the_income_of_the_last_round():
    table = income_phase(round=8, s0={"income": 5, "vp": 1, "cash": 0}, s1={"income": -2, "cash": 9}, s2={"vp": 2})
    assert table.phase == "over"
    assert table.state.scores() == [3, -4, 2, 0]
    assert table.state.dump()["round"] == 8
    assert table.money(0) == (5, 5, 1)
    assert table.rule("pass") == "ST-ROUND-04"


@rule("ST-END-02")
def test_complete_links_score_and_incomplete_ones_lose_their_owners():
    track = {
        "0,1": {"tile": "21 0", "owners": {"0-3": 0}},
        "0,2": {"tile": "T21 0", "owners": {"0": 0, "3": 0}},
    }
    table = Table("goods", seats=seats(), track=track, goods={"round": 2}, round=8)
    table.do(*["pass"] * 4)
    assert table.state.scores() == [1, 0, 0, 0]
    assert table.incomplete(0) == []
    assert table.incomplete(None) == [("K10", 3)]


@rule("ST-END-04", "ST-END-06")
@pytest.mark.parametrize("options", [{}, {"preset": "standard"}])
def test_ties_are_broken_by_income_then_by_the_lower_tile(options):
    table = Table(
        "over",
        options=options,
        round=8,
        seats=seats(
            4,
            s0={"vp": 6, "income": 1, "action": "engineer"},
            s1={"vp": 5, "income": 2, "action": "urbanization"},
            s2={"vp": 6, "action": "first_move"},
            s3={"vp": 6, "action": "turn_order"},
        ),
    )
    assert table.state.scores() == [6, 6, 6, 6]
    assert table.state.ranking() == [[1], [0], [3], [2]]


@rule("ST-NEXT-01", "ST-NEXT-02", "ST-ACT-04")
def test_the_next_order_is_by_the_numbers_of_the_tiles():
    table = income_phase(
        s0={"action": "locomotive"},
        s1={"action": "turn_order"},
        s2={"action": "city_growth"},
        s3={"action": "first_move"},
    )
    assert table.order == [1, 3, 2, 0]
    assert table.state.dump()["round"] == 2
    assert [table.of(seat)["action"] for seat in range(4)] == [None] * 4


@rule("ST-ROUND-01")
def test_the_phases_of_the_base_game():
    table = Table("take_action", players=3)
    assert table.rule("end") == "ST-ROUND-01"
    table.do("take turn_order", "take first_move", "take engineer")
    assert table.phase == "build"
    assert table.rule("improve") == "ST-ROUND-01"
    table.do("end", "end", "end")
    assert table.phase == "goods"
    assert table.rule("take turn_order") == "ST-ROUND-01"
    table.do(*["pass"] * 6)
    assert (table.phase, table.state.dump()["round"]) == ("take_action", 2)
