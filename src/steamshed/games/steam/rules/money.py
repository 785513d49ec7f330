"""Money from the bank: what a seat can pay, and how missing money is raised (ST-MONEY, ST-STD-05, ST-STD-15)."""

from __future__ import annotations

from steamshed.games.steam.table.table import Table
from steamshed.kernel.action import Event


def vp_steps(state: Table, seat: int) -> int:
    """ST-MONEY-03, ST-MONEY-05: how often victory points can be turned into money, once income is at its lowest."""
    points, each = state.vp[seat], state.rules.numbers.step_vp
    return -(-points // each) if state.rules.last_vp_counts else points // each


def most_steps(state: Table, seat: int) -> int:
    """All the steps that a seat can take (ST-STD-02)."""
    return state.income[seat] - state.rules.numbers.lowest_income + vp_steps(state, seat)


def fundable(state: Table, seat: int) -> int:
    """ST-MONEY-06: cash and all that could be raised."""
    return state.cash[seat] + state.rules.numbers.step * most_steps(state, seat)


def track_funds(state: Table, seat: int) -> int:
    """What a seat can spend on a tile: ST-MONEY-06, or in the standard game cash (ST-BUILD-19) unless ST-STD-05."""
    if state.rules.standard and not state.rules.lenient_track[seat]:
        return state.cash[seat]
    return fundable(state, seat)


def take_steps(state: Table, seat: int, steps: int, events: list[Event]) -> None:
    """ST-MONEY-02 to 04: each step gives money and costs income, at the lowest income victory points."""
    numbers = state.rules.numbers
    for _ in range(steps):
        if state.income[seat] > numbers.lowest_income:
            state.income = state.income[:]
            state.income[seat] -= 1
        else:
            state.vp = state.vp[:]
            state.vp[seat] = max(0, state.vp[seat] - numbers.step_vp)
        state.cash[seat] += numbers.step
    args: dict[str, str | int] = {"money": steps * numbers.step, "income": state.income[seat], "vp": state.vp[seat]}
    events.append(Event("money-raised", seat, args))


def pay(state: Table, seat: int, amount: int, events: list[Event]) -> None:
    """ST-MONEY-01, ST-MONEY-04, ST-MONEY-07: from cash; what is missing is raised, in as few steps as will do."""
    missing = amount - state.cash[seat]
    if missing > 0:
        take_steps(state, seat, -(-missing // state.rules.numbers.step), events)
    state.cash[seat] -= amount


def lose_steps(state: Table, seat: int, shortage: int, events: list[Event]) -> bool:
    """ST-STD-15: steps back for a shortage, first victory points, then income. False if they do not suffice."""
    numbers = state.rules.numbers
    steps = -(-shortage // numbers.loss)
    points = min(steps, state.vp[seat])
    if steps - points > state.income[seat] - numbers.lowest_income:
        return False
    state.vp = state.vp[:]
    state.vp[seat] -= points
    state.income = state.income[:]
    state.income[seat] -= steps - points
    state.cash[seat] += steps * numbers.loss - shortage
    args: dict[str, str | int] = {"short": shortage, "income": state.income[seat], "vp": state.vp[seat]}
    events.append(Event("steps-lost", seat, args))
    return True
