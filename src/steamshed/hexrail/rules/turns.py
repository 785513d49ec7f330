"""The turn: phase after phase, and who leaves the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steamshed.hexrail.table.table import OVER, HexTable, T
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.rail.network import NOBODY


class InOrder(Phase[T]):
    """A phase in which everybody decides once, in the order of play."""

    def begin(self, state: T, chance: Chance, events: list[Event]) -> None:
        state.ask_all(state.order[:])


def go_on(
    state: T, phases: Mapping[str, Phase[T]], sequence: Sequence[str], chance: Chance, events: list[Event]
) -> None:
    """Begins phase after phase of a turn until somebody has to decide or the game is over.

    A phase that is not part of the sequence comes before it.
    """
    while state.seat is None and state.phase != OVER:
        number = (sequence.index(state.phase) + 1) % len(sequence) if state.phase in sequence else 0
        state.phase = sequence[number]
        phases[state.phase].begin(state, chance, events)


def lying_out(state: HexTable) -> int:
    """MR-24: the special actions that lie out in this turn, as bits; -1 for all."""
    out = state.rules.map.actions_out
    return out[state.turn] if out else -1


def goods_gone(state: HexTable) -> bool:
    """MR-01: whether the map ends the game because no goods lie on it any more."""
    return state.rules.map.goods_gone and not any(state.cubes)


def leave(state: HexTable, seat: int, out: int) -> None:
    """A company leaves the game: it has nothing any more, and its track stays, unowned."""
    state.out = state.out[:]
    state.out[seat] = out
    state.order = state.order[:]
    state.order.remove(seat)
    state.cash[seat] = 0
    state.income = state.income[:]
    state.income[seat] = 0
    state.engine = state.engine[:]
    state.engine[seat] = 0
    state.special = state.special[:]
    state.special[seat] = -1
    for section in state.network.sections():
        if state.network.owner[section] == seat:
            state.network.give(section, NOBODY)
