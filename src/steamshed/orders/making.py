"""The kinds of orders that people give, made from steps."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.orders.order import Bid, Condition, Forced, Only, Order, Pass, Phase, Play, Scope, Step, Unchanged


def bidding(phase: str, most: int, scope: Scope) -> Order:
    """Bid up to a limit, then pass, to the end of an auction."""
    return Order((Step(Bid(most), (Phase(phase),), scope, again=True),))


def passing(phase: str, scope: Scope) -> Order:
    """Pass in a phase until a rival does anything else."""
    return Order((Step(Pass(), (Phase(phase), Unchanged()), scope, again=True),))


def forced() -> Order:
    """Take what is the only choice, to the end of the game."""
    return Order((Step(Only(), (Forced(),), again=True),))


def planned(steps: Sequence[tuple[str, Scope, Sequence[str]]], more: Sequence[Condition] = ()) -> Order:
    """Decisions answered ahead, one after the other: the phase of each, its time, and the actions of which the first
    that is left is taken; ``more`` conditions hold for the first."""
    made = [
        Step(Play(tuple(actions)), (Phase(phase), *(() if number else more)), scope)
        for number, (phase, scope, actions) in enumerate(steps)
    ]
    return Order(tuple(made))
