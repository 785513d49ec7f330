"""A round as stations: what is over, the step that is asked, what waits; and nothing more as one answer."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.actions import DONE as ENOUGH
from steamshed.games.binario.actions import PASS
from steamshed.games.binario.plan.income import due, rows_of
from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.phases.trade import check_buy
from steamshed.games.binario.rules.reports import places
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.ui.panel import DONE, LATER, NOW, Plan, Section, Stage, Told, say

STEPS = ("card", "movement", "build", "trade", "freight")
"""Steps 1 to 5 of a round (BI-RND-01)."""


def round_sections(state: Table, step: str, inner: Sequence[Section], brief: bool = False) -> tuple[Section, ...]:
    """The steps of the round, with what is asked in the present one; ``brief``: that alone, for who points at something
    and needs the room."""
    if brief:
        return tuple(inner)
    found: list[Section] = []
    now = STEPS.index(step)
    for at, name in enumerate(STEPS):
        when = DONE if at < now else NOW if at == now else LATER
        told = came_of(state, name) if when == DONE else ()
        found.append(Stage(say(f"step-{name}"), when, words(state, name, when), "round-begins" if told else "", told))
        if at == now:
            found += inner
    return tuple(found)


def came_of(state: Table, step: str) -> tuple[Told, ...]:
    """What came of a step in this round, as the log has it."""
    if step == "movement":
        return (summed("did-earn", "leg-paid"), summed("did-pay", "toll-paid"))
    if step == "build":
        routes = state.routes[state.decider]
        items = places(state, routes[-1].cells) if routes else ""
        return (
            summed("did-demolish", "demolished"),
            Told(
                say("did-way", items=items, silver=0),
                ("route-recorded", "route-built", "maglev-built", "station-built"),
            ),
            summed("did-tiles", "route-built", "station-built"),
            summed("did-station", "station-built"),
            Told(say("did-central", generation=0, silver=0), ("central-built",), by="generation"),
            summed("did-raise", "modernised"),
        )
    if step == "trade":
        return (
            Told(say("did-buy", vehicle="", count=0, silver=0), ("vehicle-bought",), by="vehicle"),
            Told(say("did-accept", vehicle="", silver=0), ("offer-accepted",), by="vehicle"),
            summed("did-withdraw", "vehicles-withdrawn"),
        )
    return ()


def summed(name: str, *events: str) -> Told:
    """How many there were, and the silver of all."""
    return Told(say(name, count=0, silver=0), events)


def words(state: Table, step: str, when: str) -> tuple[Event, ...]:
    """What a step says in one line."""
    seat = state.decider
    if step == "card":
        return (say("card", card=state.rules.box.cards[state.card].id),) if state.card >= 0 else ()
    if step == "movement":
        silver = due(state, seat)
        return (say("due", silver=silver),) if silver else (say("nothing-due"),)
    if step == "build":
        return (say("one-build"),) if when == NOW else (say("built-nothing"),) if when == DONE else ()
    if step == "trade":
        if when == DONE:
            return (say("bought-nothing"),)
        kinds = range(len(state.rules.box.vehicles))
        on_sale = len([kind for kind in kinds if not check_buy(state, seat, kind)])
        return (say("on-sale", count=on_sale, parked=sum(lines.owned_parked(state, seat, kind) for kind in kinds)),)
    used = len([row for row in rows_of(state, seat) if state.start[row] >= 0])
    return (say("lines", count=used, rows=state.rules.all_rows),)


def nothing_more(state: Table, step: str) -> Plan:
    """One answer that passes the steps that are left, now and when they are asked."""
    first: Action = PASS if step == "build" else ENOUGH
    left = len(STEPS) - 1 - STEPS.index(step)
    meaning = say(f"nothing-more-{step}", state.seat)
    return Plan(say("nothing-more", state.seat), (first,), meaning, at_once=True, later=(ENOUGH,) * left)


def leave(state: Table, step: str) -> Plan:
    """Nothing in this step; the later ones are asked."""
    told = say(f"leave-{step}", state.seat)
    return Plan(told, (PASS if step == "build" else ENOUGH,), told, at_once=True)
