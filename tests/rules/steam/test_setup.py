from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import ChanceError, OptionError, ParseError
from tests.rule import rule
from tests.rules.steam.table import GAME, STANDARD, Table, building, seats, tile


def new(players: int, **options: object):
    return GAME.new(players, options, Chance(seed=4))


def scripted(players: int, cubes: int, rest: list, **options: object):
    """A new game whose cubes are whatever comes, and whose other outcomes are given."""
    chance = Chance(seed=9)
    GAME.new(players, options, chance)
    return GAME.new(players, options, Scripted([*chance.drawn[:cubes], *rest]))


@rule("ST-GEN-01")
def test_each_map_says_for_how_many_it_is():
    assert [n for n in range(2, 8) if GAME.allows(n, {"map": "us"})] == [3, 4, 5]
    assert [n for n in range(2, 8) if GAME.allows(n, {"map": "ruhr"})] == [3, 4, 5, 6]
    with pytest.raises(OptionError, match="us is for 3, 4, 5"):
        GAME.new(6, {"map": "us"}, Chance(seed=1))


@rule("ST-GEN-02")
def test_everybody_sees_everything():
    state = new(4)
    assert state.view(0) == state.view(3) == state.view(None)
    assert GAME.imagine(state.view(1), Chance(seed=1)).dump() == state.dump()


@rule("ST-GEN-03")
def test_the_bank_never_runs_out():
    table = Table("take_action", seats=seats(s0={"cash": 5000, "income": 10}))
    table.do("take turn_order")
    assert table.money(0) == (5000, 10, 0)


@rule("ST-GEN-04")
def test_a_player_may_own_any_number_of_links():
    table = building()
    while len(table.incomplete(0)) + len(table.links(0)) < 27:
        fresh = [text for text in table.legal() if text.startswith("build") and " 2" in text]
        before = len(table.incomplete(0)) + len(table.links(0))
        for text in fresh:
            trial = Table.of_dump({**table.state.dump(), "build": {"left": 3}}).do(text)
            if len(trial.incomplete(0)) + len(trial.links(0)) > before:
                table = trial
                break
    assert any(text.startswith("build") for text in Table.of_dump({**table.state.dump(), "build": {"left": 3}}).legal())


@rule("ST-GEN-06")
def test_nothing_is_drawn_after_setup():
    chance = Chance(seed=3)
    state = new(3)
    drawn = len(chance.drawn)
    while state.seat is not None:
        legal = state.legal()
        state.apply(legal[len(legal) // 2], chance)
    assert len(chance.drawn) == drawn


@rule("ST-GEN-07")
def test_bids_are_whole_numbers():
    for text in ("bid 1.5", "bid -1", "bid 01"):
        with pytest.raises(ParseError):
            GAME.parse(text)
    assert str(GAME.parse("bid 12")) == "bid 12"


@rule("ST-GEN-08", "ST-BANK-05")
def test_seats_that_are_out_are_skipped():
    gone = seats(4, s0={"out": 1})
    table = Table("take_action", order=[3, 1, 2], seats=gone)
    table.do("take turn_order", "take first_move", "take engineer")
    assert (table.phase, table.seat) == ("build", 3)
    table.do("end", "end", "end")
    assert (table.phase, table.seat) == ("goods", 1)


@rule("ST-SETUP-01", "ST-SETUP-02", "ST-SETUP-03")
@pytest.mark.parametrize(
    ("map", "players", "cities", "supply"),
    [
        ("us", 3, 42, 24),
        ("us", 4, 42, 36),
        ("us", 5, 42, 36),
        ("ruhr", 3, 32, 24),
        ("ruhr", 4, 48, 36),
        ("ruhr", 6, 48, 36),
    ],
)
def test_cubes_of_the_setup(map, players, cities, supply):
    data = new(players, map=map).view(None)
    assert sum(sum(cubes.values()) for cubes in data["cubes"].values()) == cities
    assert [sum(cubes.values()) for cubes in data["goods_supply"].values()] == [supply // 12] * 12
    assert sum(data["bag"].values()) == 96 - cities - supply
    printed = {"us": ("Boston", 3), "ruhr": ("Köln", 4)}[map]
    fewer = 1 if map == "ruhr" and players == 3 else 0
    assert sum(data["cubes"][printed[0]].values()) == printed[1] - fewer


@rule("ST-SETUP-01")
def test_cubes_are_drawn_without_putting_back_cities_first():
    """Toronto is the first city of the map file; there are only 20 red cubes."""
    with pytest.raises(ChanceError, match="'red' cannot be drawn"):
        GAME.new(4, {}, Scripted(["red"] * 21))
    cubes = ["red"] * 2 + ["blue"] + ["red"] * 18 + ["blue"] * 17 + ["yellow"] * 20 + ["purple"] * 20
    state = GAME.new(4, {}, Scripted([*cubes, 1]))
    data: Any = state.dump()
    assert data["cubes"]["Toronto"] == {"red": 2, "blue": 1}


@rule("ST-SETUP-04")
def test_a_cube_on_a_city_of_its_own_colour_goes_to_another_such_city():
    track = {"1,0": tile("22 5", 0), "2,-1": tile("21 1", 0)}
    table = Table("goods", cubes={"Boston": {"red": 1}}, track=track)
    assert table.cubes("Boston") == {"red": 1}
    assert not [text for text in table.legal() if text.startswith("deliver")]


@rule("ST-SETUP-05")
def test_markers_and_new_cities_lie_ready():
    data = new(4).view(0)
    assert data["growth_markers"] == 10
    assert data["new_cities_left"] == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
    assert data["growth"] == []


@rule("ST-SETUP-06", "ST-SETUP-07", "ST-SETUP-08")
def test_players_start_with_nothing_and_an_auction():
    state = new(4)
    assert state.dump()["seats"] == [
        {"cash": 0, "income": 0, "vp": 0, "locomotive": 1, "action": None, "out": None} for _ in range(4)
    ]
    assert state.dump()["round"] == 1
    assert state.phase == "opening_auction"


@rule("ST-SETUP-09")
def test_random_order_follows_the_lowest_number_clockwise_with_money():
    tiles = ["locomotive", "city_growth", "first_move", "urbanization"]
    state = scripted(4, 78, tiles, initial_order="random_first_game")
    assert state.phase == "take_action"
    assert state.dump()["order"] == [2, 3, 0, 1]
    assert [seat["cash"] for seat in state.dump()["seats"]] == [2, 3, 0, 1]
    assert [seat["action"] for seat in state.dump()["seats"]] == [None] * 4


@rule("ST-SETUP-10")
def test_standard_order_is_by_the_numbers_drawn():
    tiles = ["locomotive", "city_growth", "first_move", "urbanization"]
    state = scripted(4, 78, tiles, preset="standard")
    assert state.phase == "capital"
    assert state.dump()["order"] == [2, 1, 0, 3]
    assert [seat["cash"] for seat in state.dump()["seats"]] == [0] * 4


@rule("ST-SETUP-11", "ST-GROW-01")
def test_a_city_grows_once():
    table = Table(
        "build",
        seats=seats(s0={"action": "city_growth", "use": True}),
        growth=["Boston"],
        goods_supply={"1": {"red": 1}},
        seat=0,
    )
    assert table.rule("grow Boston 1") == "ST-SETUP-11"
    assert table.rule("grow Albany 1") is None


@rule("ST-ROUND-03")
@pytest.mark.parametrize(("players", "rounds"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_rounds_by_players_who_started(players, rounds):
    assert new(players, map="ruhr").view(None)["rounds"] == rounds
    gone = seats(players, s0={"out": 1})
    assert Table("goods", players, {"map": "ruhr"}, seats=gone).state.view(None)["rounds"] == rounds


def test_a_seat_list_is_an_option():
    lenient = {"rules": "standard", "standard_lenient": "track"}
    assert GAME.options.resolve({**lenient, "lenient_seats": [2, 0]})["lenient_seats"] == "0,2"
    assert GAME.options.resolve({**lenient, "lenient_seats": []})["lenient_seats"] == "all"
    assert GAME.options["lenient_seats"].kind == "seats"
    with pytest.raises(steamshed.OptionError, match="lenient_seats"):
        GAME.new(3, {**STANDARD, "standard_lenient": "both", "lenient_seats": [3]}, Chance(seed=1))
    with pytest.raises(steamshed.OptionError, match="lenient_seats"):
        GAME.options.resolve({"lenient_seats": "0,x"})


def test_the_map_follows_the_number_of_players_unless_one_is_named():
    """ST-GEN-01."""
    assert GAME.choose(6)["map"] == "ruhr"
    assert GAME.choose(6, {"rules": "standard"})["map"] == "ruhr"
    assert GAME.choose(5)["map"] == "us"
    for named in ({"map": "us"}, {"preset": "base"}):
        with pytest.raises(steamshed.OptionError, match="the map us is for 3, 4, 5, not 6; for 6 there is ruhr"):
            GAME.new(6, named)


def test_an_option_without_effect_stays_as_by_default_and_that_is_said():
    idle = {"standard_lenient": "track", "lenient_seats": "0"}
    assert GAME.options.resolve(idle)["standard_lenient"] == "off"
    assert GAME.options.idle(idle) == [
        "option standard_lenient: has an effect only with rules=standard; it stays as by default",
        "option lenient_seats: has an effect only with standard_lenient=track|upkeep|both; it stays as by default",
    ]
    assert GAME.options.idle({**idle, "rules": "standard"}) == []
    assert GAME.choose(4, {**idle, "rules": "standard"})["lenient_seats"] == "0"
