import pytest

from steamshed.kernel.chance import Chance, Scripted
from tests.rule import rule
from tests.rules.steam.table import GAME, STANDARD, Table, seats


def opening(players=4, opener=0, **parts):
    clockwise = [(opener + n) % players for n in range(players)]
    return Table("opening_auction", players, queue=clockwise, **parts)


def auction(cash=(10, 10, 10, 10), order=None, right=None, **parts):
    count = len(cash)
    money = seats(count, **{f"s{n}": {"cash": amount} for n, amount in enumerate(cash)})
    return Table(
        "auction", count, STANDARD, seats=money, order=order or list(range(count)), auction={"right": right}, **parts
    )


# -- the opening auction ---------------------------------------------------------------------------------------------


@rule("ST-ORDER-01")
def test_the_last_position_is_free():
    table = opening(players=3).do("bid 2", "pass", "pass", "bid 1", "pass")
    assert table.order == [0, 1, 2]
    assert [table.money(seat)[:2] for seat in range(3)] == [(3, -1), (4, -1), (0, 0)]
    assert (table.phase, table.seat) == ("take_action", 0)


@rule("ST-ORDER-02")
def test_a_random_player_opens_and_bidding_goes_clockwise():
    chance = Chance(seed=2)
    GAME.new(4, {}, chance)
    state = GAME.new(4, {}, Scripted([*chance.drawn[:-1], 3]))
    assert state.seat == 2
    for expected in (3, 0, 1):
        state.apply(GAME.parse(f"bid {expected + (4 if expected < 2 else 0)}"), Scripted([]))
        assert state.seat == expected


@rule("ST-ORDER-03")
def test_a_bid_beats_the_last_one_and_the_first_may_be_nothing():
    table = opening()
    assert table.rule("bid 0") is None
    table.do("bid 0")
    assert table.rule("bid 0") == "ST-ORDER-03"
    table.do("bid 3", "pass", "pass")
    assert table.rule("bid 3") == "ST-ORDER-03"
    assert table.seat == 0
    assert table.rule("drop") == "ST-ROUND-01"


@rule("ST-ORDER-04")
def test_the_remaining_player_wins_unasked():
    """Nobody bids: the fourth gets it for nothing; with bids the high bidder is never asked again."""
    table = opening().do("pass", "pass", "pass")
    assert table.order == [3]
    assert table.money(3) == (0, 0, 0)
    table = opening().do("bid 1", "bid 7", "pass", "pass", "pass")
    assert table.order == [1]
    assert table.money(1) == (3, -2, 0)


@rule("ST-ORDER-05", "ST-ORDER-07")
def test_the_next_auction_is_opened_to_the_left_of_the_winner_by_all_who_are_left():
    table = opening().do("pass", "bid 1", "pass", "pass")
    assert table.order == [1]
    assert table.seat == 2
    table.do("pass", "pass")
    assert table.order == [1, 0]
    assert table.seat == 2
    assert table.rule("bid 0") is None


@rule("ST-ORDER-06")
def test_nobody_bids_more_than_he_can_raise():
    table = opening()
    assert table.rule("bid 50") is None
    assert table.rule("bid 51") == "ST-ORDER-06"


# -- the auction of the standard game --------------------------------------------------------------------------------


@rule("ST-STD-06")
def test_bidding_follows_the_current_order():
    table = auction(order=[2, 0, 3, 1])
    assert table.seat == 2
    assert table.rule("bid 0") is None
    table.do("bid 0")
    assert table.seat == 0
    assert table.rule("bid 0") == "ST-STD-06"
    table.do("bid 1", "bid 2", "bid 3")
    assert table.seat == 2


@rule("ST-STD-07", "ST-STD-19")
def test_a_bid_is_limited_to_cash():
    table = auction(cash=(0, 3, 0, 9))
    assert table.rule("bid 0") is None
    assert table.rule("bid 1") == "ST-STD-07"
    table.do("bid 0")
    assert table.rule("bid 3") is None
    assert table.rule("bid 4") == "ST-STD-07"
    table.do("pass")
    assert table.legal() == ["pass"]


@rule("ST-STD-08", "ST-STD-09")
def test_the_first_to_pass_is_last_and_the_high_bidder_is_skipped():
    table = auction().do("bid 1", "pass", "bid 2", "pass", "pass")
    assert table.order == [2, 0, 3, 1]
    assert table.phase == "take_action"


@rule("ST-STD-09")
def test_nobody_bids_at_all():
    table = auction().do("pass", "pass", "pass")
    assert table.order == [3, 2, 1, 0]
    assert [table.money(seat)[0] for seat in range(4)] == [10] * 4


@rule("ST-STD-10", "ST-STD-18")
def test_the_holder_of_turn_order_passes_once_and_stays():
    table = auction(right=1).do("bid 1")
    assert table.rule("pass") is None
    assert table.rule("drop") is None
    table.do("pass", "pass", "pass")
    assert table.seat == 1
    assert table.rule("drop") == "ST-STD-18"
    table.do("bid 2", "pass")
    assert table.order == [1, 0, 3, 2]


@rule("ST-STD-10")
def test_his_second_pass_drops_him():
    table = auction(right=1).do("bid 1", "pass", "bid 2", "pass", "bid 3", "pass")
    assert (table.seat, table.phase) == (2, "auction")
    table.do("pass")
    assert table.order == [0, 2, 1, 3]


@rule("ST-STD-10")
def test_the_right_comes_from_the_tile_of_the_last_round_only():
    table = Table("goods", 3, STANDARD, seats=seats(3, s1={"action": "turn_order", "cash": 9}), goods={"round": 2})
    table.do("pass", "pass", "pass", "capital 0", "capital 0", "capital 0")
    assert table.phase == "auction"
    table.do("pass")
    assert table.seat == 1
    assert table.rule("drop") is None
    first = GAME.new(3, STANDARD, Chance(seed=1))
    for _ in range(3):
        first.apply(GAME.parse("capital 1"), Scripted([]))
    assert "drop" not in [str(action) for action in first.legal()]


@rule("ST-STD-18")
def test_the_right_can_be_given_up_and_lapses():
    table = auction(right=0).do("drop")
    assert table.seat == 1
    table.do("pass", "pass")
    assert table.order == [3, 2, 1, 0]
    assert table.state.dump().get("auction") is None


@rule("ST-STD-11")
@pytest.mark.parametrize(
    ("cash", "bids", "paid"),
    [
        # with five: 1 and 2 in full, 3 and 4 half rounded up, the last nothing
        ((20,) * 5, ["bid 1", "bid 3", "bid 5", "bid 7", "bid 9", "pass", "pass", "pass", "pass"], [0, 2, 3, 7, 9]),
        ((20,) * 3, ["bid 1", "bid 3", "bid 5", "pass", "pass"], [0, 3, 5]),
        ((20,) * 3, ["pass", "bid 4", "pass"], [0, 4, 0]),
    ],
)
def test_what_positions_cost(cash, bids, paid):
    table = auction(cash=cash).do(*bids)
    assert [20 - table.money(seat)[0] for seat in range(len(cash))] == paid


@rule("ST-STD-11", "ST-BANK-05")
def test_with_two_left_the_second_pays_nothing():
    money = seats(3, s0={"out": 1}, s1={"cash": 9}, s2={"cash": 9})
    table = Table("auction", 3, STANDARD, seats=money, order=[1, 2]).do("bid 4", "bid 5", "pass")
    assert table.order == [2, 1]
    assert (table.money(1)[0], table.money(2)[0]) == (9, 4)


@rule("ST-STD-17")
def test_tile_numbers_do_not_change_the_order():
    table = Table(
        "goods",
        3,
        STANDARD,
        order=[2, 0, 1],
        seats=seats(
            3,
            s0={"action": "turn_order", "cash": 9},
            s1={"action": "first_move", "cash": 9},
            s2={"action": "urbanization", "cash": 9},
        ),
        goods={"round": 2},
    )
    table.do("pass", "pass", "pass")
    assert (table.phase, table.order) == ("capital", [2, 0, 1])
