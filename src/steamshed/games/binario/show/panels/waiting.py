"""Waiting: "nothing until ..." as one answer, and what a company that waits is asked again for.

What is possible is named by kinds: ``era``, ``end`` (the last rounds), ``buy``, ``line``, ``central``, ``prices`` (a
card that makes something cheaper), ``rival``. Who waits is asked when something of the kinds he has named is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.games.binario.actions import DONE, PASS
from steamshed.games.binario.plan.boards import Boards
from steamshed.games.binario.plan.final import ends_soon, rounds_left
from steamshed.games.binario.plan.income import buyable
from steamshed.games.binario.rules import costs, effects
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action
from steamshed.ui.panel import Plan, Possible, say

ALWAYS: Final = ("era", "end", "line", "prices")
"""What nobody wants to miss who waits."""
ANYTHING: Final = (*ALWAYS, "buy", "central")
IDLE: Final[dict[str, tuple[Action, ...]]] = {"build": (PASS,), "trade": (DONE,), "freight": (DONE,)}
DISCOUNTS: Final = ("build_discount", "vehicle_discount")


def idle(state: Table) -> tuple[Action, ...]:
    """What a company answers that waits; after something was taken up a build must be decided."""
    return () if state.demolished else IDLE.get(state.phase, ())


def possible(state: Table) -> tuple[Possible, ...]:
    """Everything that may be new to a company that waits."""
    seat, box = state.decider, state.rules.box
    found = [Possible(f"era {state.era}", say("news-era", era=state.era))]
    if ends_soon(state):
        found.append(Possible("end", say("news-end", rounds=rounds_left(state) + 1)))
    for kind, vehicle in enumerate(box.vehicles):
        if buyable(state, seat, kind):
            found.append(Possible(f"buy {vehicle.id}", say("news-buy", vehicle=vehicle.id)))
    for generation in centrals(state):
        if costs.central(state, seat, generation) <= state.silver[seat]:
            found.append(Possible(f"central {generation}", say("news-central", generation=generation)))
    if any(effects.in_force(state, seat, kind) for kind in DISCOUNTS):
        found.append(Possible(f"prices {state.round}", say("news-prices")))
    rival = 1 - seat
    built = len(state.routes[rival]) + len(state.stations[rival]) + state.central[rival]
    found.append(Possible(f"rival {built}", say("news-rival", rival)))
    for plan in Boards(state).openings(1):
        if plan.gain > 0:
            ends = sorted(state.map.names[cell] for cell in plan.things())
            found.append(Possible(f"line {' '.join(ends)}", say("news-line", cell=" – ".join(ends))))
    return tuple(found)


def centrals(state: Table) -> list[int]:
    """The generations of the central building that the seat has not built and could by the era."""
    made = state.rules.box.centrals
    numbers = range(state.central[state.decider] + 1, len(made) + 1)
    return [number for number in numbers if made[number - 1].eras >> state.era & 1]


def waits(state: Table) -> tuple[Plan, ...]:
    """Nothing until something new is possible, until the era ends, until there is silver for something, until the rival
    builds: each passes this step and those that follow."""
    answer = idle(state)
    if not answer or not rounds_left(state):
        return ()
    seat = state.decider
    found = [plan(state, "wait-new", answer, ANYTHING), plan(state, "wait-rival", answer, (*ANYTHING, "rival"))]
    if not ends_soon(state):
        found.append(plan(state, "wait-era", answer, ("era", "end")))
    for kind in dear(state):
        vehicle = state.rules.box.vehicles[kind]
        price = effects.vehicle_price(state, seat, kind)
        stops = (*ALWAYS, f"buy {vehicle.id}")
        found.append(plan(state, "wait-silver", answer, stops, vehicle=vehicle.id, silver=price))
    for generation in centrals(state)[-1:]:
        price = costs.central(state, seat, generation)
        if price > state.silver[seat]:
            stops = (*ALWAYS, f"central {generation}")
            found.append(plan(state, "wait-central", answer, stops, generation=generation, silver=price))
    return tuple(found)


MOST_DEAR: Final = 2


def dear(state: Table) -> list[int]:
    """Vehicles in the stock that cost more than there is; the cheapest of them."""
    seat = state.decider
    found = [
        kind
        for kind, count in enumerate(state.stock)
        if count and effects.vehicle_price(state, seat, kind) > state.silver[seat]
    ]
    return sorted(found, key=lambda kind: effects.vehicle_price(state, seat, kind))[:MOST_DEAR]


def plan(state: Table, name: str, answer: Sequence[Action], until: Sequence[str], **args: str | int) -> Plan:
    told = say(name, state.decider, **args)
    return Plan(told, tuple(answer), say(f"{name}-kept", state.decider, **args), at_once=True, until=tuple(until))
