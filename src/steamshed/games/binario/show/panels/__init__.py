"""What stands beside the map of Binario Duel while a company decides: a round with its steps, plans for the present
one, and what a plan leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from steamshed.games.binario.show.panels import building, freight, outlook, trade, waiting
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action
from steamshed.ui.panel import Panel, Plan, Section


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides; in the middle of a decision that is the plain list."""
    made = step(state, things)
    if made is None or things:
        return made
    others = (*made.others, *waiting.waits(state))
    return replace(made, others=others, idle=waiting.idle(state), possible=waiting.possible(state))


def step(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of a step of the round."""
    if state.phase == "build":
        return building.build_panel(state, things)
    if state.phase == "trade":
        return trade.trade_panel(state)
    if state.phase == "freight":
        return freight.freight_panel(state, things)
    return None


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The ways between two cells that were pointed at."""
    return building.plans_between(state, things)


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """What follows from legal actions."""
    return outlook.forecast(state, actions)
