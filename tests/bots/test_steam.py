"""How the greedy bot plays Steam: clear positions have a clear answer, and whole games end well."""

from __future__ import annotations

import random
from typing import Any

import pytest

from steamshed.bots import bot
from steamshed.games.steam.think.forecast import Forecast
from steamshed.kernel.chance import Chance
from tests.rules.steam.table import GAME, STANDARD, Table, seats, tile

ROUNDS = 8
TO_NEW_YORK = {"0,1": tile("21 0", 0), "0,2": tile("T21 0", 0), "0,3": tile("21 0", 0)}
"""Albany - Poughkeepsie - New York, two links of seat 0."""
TO_HARTFORD = {"1,0": tile("21 2", 0), "2,0": tile("22 3", 0)}
"""Albany - Hartford, one link of seat 0."""
STAR = {**TO_NEW_YORK, **TO_HARTFORD}
# purple goes to New York, yellow to Hartford
ONE_OF_EACH = {"Albany": {"purple": 1, "yellow": 1}}


def choice(table: Table, seed: int = 1) -> str:
    """What the greedy bot does, from the view of the seat to act."""
    state = table.state
    return str(bot("greedy", GAME).choose(state.view(state.seat), state.legal(), None, random.Random(seed)))


def goods(round: int, me: dict[str, Any], cubes: dict[str, Any], last: bool = True, **parts: Any) -> Table:
    """Seat 0 is to move goods in the first or last round of the goods phase."""
    part = {"round": 2 if last else 1}
    return Table("goods", round=round, goods=part, seats=seats(4, s0=me), track=STAR, cubes=cubes, **parts)


def points(round: int, income: int, count: int, options: dict[str, Any] | None = None) -> Table:
    """Seat 0 is to take the points of a delivery, the last of the round."""
    return Table(
        "take_points", round=round, goods={"round": 2}, queue=[0], seats=seats(4, s0={"income": income}),
        points=[{"seat": 0, "points": count}], options=options, track=STAR, cubes=ONE_OF_EACH,
    )  # fmt: skip


def build(round: int, me: dict[str, Any], **parts: Any) -> Table:
    return Table("build", round=round, seats=seats(4, s0=me), **parts)


# -- goods -----------------------------------------------------------------------------------------------------------


def test_the_longer_delivery_is_taken():
    assert choice(goods(ROUNDS, {"locomotive": 2}, ONE_OF_EACH)) == "deliver purple Albany-Poughkeepsie-New York"


def test_what_the_locomotive_reaches_is_delivered_at_the_end_of_the_game():
    assert choice(goods(ROUNDS, {"locomotive": 1}, ONE_OF_EACH)) == "deliver yellow Albany-Hartford"


def test_early_the_locomotive_is_improved_for_the_longer_delivery():
    cubes = {"Albany": {"purple": 3}, "New York": {"blue": 2}}
    assert choice(goods(1, {"locomotive": 1}, cubes, last=False)) == "improve"


def test_a_delivery_that_pays_a_rival_more_is_left_for_one_that_does_not():
    shared = {**TO_HARTFORD, "0,1": tile("21 0", 0), "0,2": tile("T21 0", 0, 1), "0,3": tile("21 0", 1)}
    cubes = {"Albany": {"purple": 1}, "Hartford": {"blue": 1}}
    me = {"locomotive": 2}
    table = Table("goods", round=ROUNDS, goods={"round": 2}, seats=seats(4, s0=me), track=shared, cubes=cubes)
    assert choice(table) == "deliver blue Hartford-Albany"


# -- income or victory points ----------------------------------------------------------------------------------------


def test_income_early_and_victory_points_late():
    assert choice(points(1, -2, 2)) == "income"
    assert choice(points(ROUNDS, 2, 2)) == "vp"


def test_debts_are_paid_back_before_the_end_and_not_beyond():
    """A step below zero costs two points at the end."""
    assert choice(points(ROUNDS, -4, 2)) == "income"
    assert choice(points(ROUNDS, 0, 2)) == "vp"


def test_there_is_one_round_from_which_on_victory_points_are_better():
    chosen = [choice(points(round, 4, 2)) for round in range(1, ROUNDS + 1)]
    assert chosen == sorted(chosen), "income first, then vp"
    assert chosen[0] == "income"
    assert chosen[-1] == "vp"


def test_the_standard_game_needs_income_for_longer():
    def switch(options: dict[str, Any] | None) -> int:
        return [choice(points(round, 2, 3, options)) for round in range(1, ROUNDS + 1)].index("vp")

    assert switch(STANDARD) >= switch(None)


# -- money -----------------------------------------------------------------------------------------------------------


def test_capital_for_a_first_link_is_raised_and_no_more():
    state = GAME.new(4, STANDARD, Chance(seed=5))
    words = str(bot("greedy", GAME).choose(state.view(state.seat), state.legal(), None, random.Random(1))).split(" ")
    assert words[0] == "capital"
    assert 1 <= int(words[1]) <= 4


def test_no_capital_without_use_for_it_in_the_last_round():
    me = {"cash": 30, "locomotive": 2, "income": 3}
    assert choice(Table("capital", round=ROUNDS, options=STANDARD, seats=seats(4, s0=me))) == "capital 0"


def test_upkeep_is_covered_by_capital():
    """A missing dollar costs half a step in the income phase, a fifth of one now."""
    me = {"cash": 0, "income": 3, "locomotive": 6, "vp": 20}
    table = Table("capital", round=ROUNDS, options=STANDARD, seats=seats(4, s0=me))
    assert choice(table) != "capital 0"


def test_who_is_deep_in_debt_spends_nothing():
    me = {"income": -9, "cash": 0}
    cubes = {"Albany": {"purple": 2}}
    taken = choice(Table("take_action", round=3, seats=seats(4, s0=me), cubes=cubes))
    assert taken not in ("take locomotive", "take city_growth use", "take urbanization use")
    assert choice(build(3, {**me, "action": "turn_order"}, cubes=cubes)) == "end"


@pytest.mark.parametrize("options", [{}, STANDARD], ids=["opening", "standard"])
def test_a_place_in_front_is_worth_a_little(options: dict[str, Any]):
    table = Table("auction" if options else "opening_auction", options=options, seats=seats(4, s0={"cash": 30}))
    assert choice(table) == "bid 0"
    table.do("bid 6")
    assert choice(table) == "pass"


# -- track -----------------------------------------------------------------------------------------------------------


def finish(table: Table) -> Table:
    """Lets the bot play the whole build turn of seat 0."""
    while table.phase == "build" and table.seat == 0:
        table.do(choice(table))
    return table


def test_a_link_that_carries_goods_is_built():
    """Cubes on Albany want to go to New York and back; nothing else on the map does anything."""
    cubes = {"Albany": {"purple": 4}, "New York": {"blue": 4}}
    table = finish(build(1, {"action": "turn_order"}, cubes=cubes))
    reached = {end for link in table.links(0) for end in link}
    assert {"Albany", "New York"} <= reached
    assert table.incomplete(0) == []


def test_no_useless_track_on_credit_at_the_end():
    """A link is worth one point; five borrowed dollars would cost two."""
    assert choice(build(ROUNDS, {"income": 0, "cash": 0, "action": "turn_order"})) == "end"


def test_idle_money_buys_links_at_the_end():
    table = finish(build(ROUNDS, {"income": 0, "cash": 20, "action": "turn_order"}))
    assert len(table.links(0)) >= 1
    assert table.money(0)[1] == 0


def test_nothing_is_left_unfinished():
    assert played(3, {}, ["greedy"] * 3, 1).network.unfinished() == []


def test_declared_city_growth_and_urbanization_are_carried_out_where_they_help():
    supply = {"1": {"gray": 3}, "2": {"purple": 3}}
    me = {"locomotive": 2, "income": 2, "use": True}
    growth = finish(build(4, {**me, "action": "city_growth"}, track=TO_NEW_YORK, goods_supply=supply))
    assert {city: lying for city, lying in growth.state.dump()["cubes"].items() if lying} == {"Albany": {"purple": 3}}
    city = finish(build(4, {**me, "action": "urbanization"}, track=TO_NEW_YORK, goods_supply=supply))
    assert list(city.state.dump()["new_cities"]) == ["Poughkeepsie"]


# -- the forecast ----------------------------------------------------------------------------------------------------


def value(**me: Any) -> float:
    table = goods(5, {"locomotive": 2, **me}, ONE_OF_EACH)
    return Forecast().value(table.state, 0)


def test_more_is_never_worse():
    assert value(vp=5) == pytest.approx(value(vp=4) + 1)
    assert value(income=3) > value(income=2)
    assert value(cash=9) >= value(cash=4) >= value()
    assert value(locomotive=3) >= value()


def test_debt_weighs_more_the_deeper_it_is():
    steps = [value(income=income) - value(income=income - 1) for income in (4, 0, -8)]
    assert steps == sorted(steps)
    assert steps[-1] > steps[0]


def test_what_is_judged_once_is_judged_the_same_again():
    """What is remembered between positions changes nothing."""
    forecast = Forecast()
    rng, chance = random.Random(4), Chance(seed=4)
    state: Any = GAME.new(3, {}, chance)
    while state.seat is not None and state.turn < 4:
        for seat in range(3):
            assert forecast.value(state, seat) == Forecast().value(state, seat)
        state.apply(GAME.steady(state, state.legal(), rng), chance)


# -- whole games -----------------------------------------------------------------------------------------------------


def played(players: int, options: dict[str, Any], names: list[str], rounds: int = 10) -> Any:
    """A game of bots, or its first rounds."""
    chance, rng = Chance(seed=1), random.Random(1)
    state: Any = GAME.new(players, options, chance)
    company = [bot(name, GAME) for name in names]
    while (seat := state.seat) is not None and state.turn <= rounds:
        state.apply(company[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    return state


VARIANTS = [
    {"preset": "base"},
    {"preset": "standard_ruhr"},
    {"initial_order": "random_first_game", "income_max": 0, "town_revisit_in_delivery": "forbidden"},
    {"rules": "standard", "standard_lenient": "both", "base_last_vp": "one_is_enough"},
    {"map": "ruhr", "urbanize_unavailable_pass": "forbidden"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_chance_is_beaten(options: dict[str, Any]):
    assert played(3, options, ["random", "greedy", "random"]).ranking()[0] == [1]


@pytest.mark.parametrize("preset", ["base", "standard"])
def test_three_of_its_kind_thrive(preset: str):
    state = played(3, {"preset": preset}, ["greedy"] * 3, 4)
    assert state.eliminated() == []
    assert min(state.scores()) > 0
    assert min(state.engine) >= 3
