"""Steam's forecasts: what the rules make of a round if nobody does anything else."""

from __future__ import annotations

import random

import pytest

from steamshed.games.steam import GAME
from steamshed.games.steam.plan.forecast import future, idle
from steamshed.kernel.chance import Chance
from steamshed.kernel.panel import Caution, Counters, Forecast, Panel, Pictures, Rows, Tickets


@pytest.mark.parametrize("rules", ["base", "standard"])
@pytest.mark.parametrize("seed", range(4))
def test_a_forecast_is_what_happens_when_nobody_does_anything_else(rules, seed):
    """Played with other dice, at random positions of whole games."""
    chance, rng = Chance(seed), random.Random(seed)
    state = GAME.new(3 + seed % 2, {"rules": rules}, chance=chance)
    tried = 0
    while not state.over and tried < 30:
        legal = state.legal()
        action = GAME.steady(state, legal, rng) if rng.random() < 0.9 else rng.choice(legal)
        seat = state.seat
        assert seat is not None
        if rng.random() < 0.2:
            tried += 1
            told = future(state, seat, [action], False)
            after, turn = state.clone(), state.turn
            after.apply(action, Chance(seed + 100))
            while not after.over and after.turn == turn:
                after.apply(idle(after), Chance(seed + 100))
            assert (told.cash, told.income, told.vp) == (after.cash[seat], after.income[seat], after.vp[seat])
            assert (told.bankrupt > 0) == bool(after.out[seat])
        state.apply(action, chance)
    assert tried > 5


def reached(phase: str, rules: str) -> Panel:
    chance, rng = Chance(3), random.Random(3)
    state = GAME.new(4, {"rules": rules}, chance=chance)
    while state.phase != phase:
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    panel = GAME.panel(state, state.seat or 0)
    assert panel is not None
    sections = GAME.forecast(state, state.seat or 0, state.legal()[-1:])
    assert isinstance(sections[0], Forecast)
    assert all(isinstance(section, Caution) for section in sections[1:])
    return panel


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_every_phase_has_its_sections(rules):
    assert isinstance(reached("take_action", rules).sections[0], Pictures)
    assert isinstance(reached("build", rules).sections[0], Rows)
    assert reached("build", rules).asks
    assert isinstance(reached("take_points", rules).sections[0], Tickets)
    auction = reached("auction" if rules == "standard" else "opening_auction", rules)
    assert isinstance(auction.sections[0], Counters)
    assert isinstance(auction.sections[1], Rows)
