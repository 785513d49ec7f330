"""Games over weeks with friends who live apart: some days of two tables, and at night the whole month of eight."""

from __future__ import annotations

import asyncio
import os

from tests.server.month import simulated

NIGHTLY = os.environ.get("STEAMSHED_NIGHTLY") == "1"


def test_some_days_of_friends_who_live_apart() -> None:
    """With STEAMSHED_NIGHTLY=1 (``make nightly``) every game is played to its end, with orders and without."""
    if not NIGHTLY:
        found, wrong = asyncio.run(simulated(2, 1, True, days=2))
        assert wrong == []
        assert sum(game.ordered for game in found.games) > 0
        assert found.twice > 0
        assert found.mean > 0
        return
    (with_orders, wrong), (without, also_wrong) = (asyncio.run(simulated(8, 1, orders)) for orders in (True, False))
    assert wrong + also_wrong == []
    for one in (with_orders, without):
        assert one.twice > 0
        assert sum(game.bots for game in one.games) > 0
    hours = [sum(game.days for game in one.games) for one in (with_orders, without)]
    assert hours[0] < hours[1]
