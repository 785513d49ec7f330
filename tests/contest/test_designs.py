"""Plans of leagues: every pair equally often, every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from steamshed.contest import designs
from steamshed.contest.designs import DESIGNS, Design


@pytest.mark.parametrize("plan", DESIGNS, ids=lambda one: f"{one.players} of {one.seats}")
def test_every_pair_meets_equally_often_and_everybody_has_every_seat_once(plan: Design) -> None:
    tables = plan.tables()
    assert len(tables) == plan.players
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {plan.meets}
    assert len(met) == plan.players * (plan.players - 1) // 2
    for player in range(plan.players):
        assert sorted(table.index(player) for table in tables if player in table) == list(range(plan.seats))


def test_the_plans_that_leagues_ask_for_are_there() -> None:
    seven = designs.design(7, 4)
    assert seven is not None
    assert seven.meets == 2
    assert seven.tables()[0] == [0, 3, 5, 6]
    for players, seats in ((13, 4), (11, 5), (21, 5), (31, 6), (5, 4)):
        assert designs.design(players, seats) is not None
    assert designs.design(6, 4) is None
    assert designs.design(8, 4) is None
    assert len({(one.players, one.seats) for one in DESIGNS}) == len(DESIGNS)


@pytest.mark.parametrize("players", range(2, 13))
def test_a_round_robin_of_two(players: int) -> None:
    rounds = designs.round_robin(players)
    met = Counter(tuple(sorted(game)) for games in rounds for game in games)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    for games in rounds:
        busy = [player for game in games for player in game]
        assert len(busy) == len(set(busy))
    for player in range(players):
        first = sum(game[0] == player for games in rounds for game in games)
        assert abs(2 * first - (players - 1)) <= 1


@pytest.mark.parametrize("count", range(3, 40))
def test_heats_are_as_large_as_can_be_and_spread_the_strong(count: int) -> None:
    if count == 5:
        with pytest.raises(ValueError, match="5 players cannot be seated at tables of 3 to 4"):
            designs.heats(range(count), 4, 3)
        return
    tables = designs.heats(range(count), 4, 3)
    assert sorted(player for table in tables for player in table) == list(range(count))
    assert {len(table) for table in tables} <= {3, 4}
    assert len(tables) == -(-count // 4)
    assert [table[0] for table in tables] == list(range(len(tables)))
