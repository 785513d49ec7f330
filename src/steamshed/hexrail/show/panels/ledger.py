"""Money at the end of the turn, in two futures to compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from typing_extensions import TypeVar

from steamshed.hexrail.plan.forecast import Future, times_to_raise
from steamshed.hexrail.show.panels.plans import plan_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.ui.panel import Counter, Counters, Line, Note, Panel, message, say

F = TypeVar("F", bound=Future)

FORETOLD = 20
"""So often at the most is it foretold what raising money leads to."""


def two_futures(
    actions: Sequence[Action], delivers: bool, skip: Action, foretell: Callable[[Sequence[Action], bool], F]
) -> tuple[tuple[Event, Event], list[F]]:
    """Names and ends of the two futures: without and with what is delivered; else with nothing and with the best that
    can be delivered. ``foretell`` says how the turn ends after some actions, with the best deliveries or with none."""
    if delivers:
        return (say("without"), say("with")), [foretell([skip], False), foretell(actions, False)]
    return (say("deliver-nothing"), say("deliver-best")), [foretell(actions, hope) for hope in (False, True)]


def figures(name: str, values: Sequence[int]) -> Line:
    """A line of plain numbers."""
    return Line(say(name), tuple(say("number", number=value) for value in values))


def raising_panel(
    state: HexTable, title: Event, note: Event, foretell: Callable[[Sequence[Action], bool], Future]
) -> Panel:
    """How often money is raised, from never on, with what each time costs; proposed is what a turn takes."""
    start = times_to_raise(state, [foretell([action], False) for action in state.legal()[:FORETOLD]])
    counters = tuple(Counter(number, plan_of(state, action)) for number, action in enumerate(state.legal()))
    return Panel(message(f"ask-{state.phase}"), (Counters(title, counters, start), Note(note)))


def dollars(money: int) -> Event:
    """An amount that may be missing."""
    return say("money", money=money) if money >= 0 else say("minus", money=-money)


def change(money: int) -> Event:
    """An amount that comes in or goes out."""
    return say("plus", money=money) if money >= 0 else say("minus", money=-money)
