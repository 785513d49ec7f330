"""How the rest of a build turn is chosen: plan after plan for track, each followed to the end, by the value after it.

What a position is worth, which plans there are and when a build turn is over is for the game to say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.hexrail.plan.track import Plan
from steamshed.hexrail.table.table import T
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.heuristics import Heuristics

BETTER: Final = 0.01
"""A change must be better by this much, so that rounding decides nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackHeuristics(Heuristics[T]):
    """The judgement of a builder of track."""

    # -- what a game says ----------------------------------------------------------------------------------------

    def copy_of(self, state: T) -> T:
        """An independent copy."""
        raise NotImplementedError

    def track_plans(self, state: T, seat: int, tried: int) -> list[Plan]:
        """At most so many plans for track, the most promising at first sight."""
        raise NotImplementedError

    def may_build(self, state: T, seat: int) -> bool:
        """Whether the seat's build turn goes on."""
        raise NotImplementedError

    # -- build turns ---------------------------------------------------------------------------------------------

    def best_building(self, state: T, seat: int, width: int, tried: int, later: int) -> tuple[float, list[Action]]:
        """The best value after a build turn, and the steps to it.

        Of the ``tried`` plans the best ``width`` ones are followed; with one carried out, ``later`` others are tried.
        """
        highest = self.evaluate(state, seat)
        steps: list[Action] = []
        if not self.may_build(state, seat):
            return highest, steps
        for plan in self.best_plans(state, seat, width, tried):
            after = self.carried_out(state, plan)
            if after is None:
                continue
            value, rest = self.best_building(after, seat, 1, later, later)
            if value > highest + BETTER:
                highest, steps = value, [*self.builds_of(state, plan), *rest]
        return highest, steps

    def buildings(self, state: T, seat: int, width: int, tried: int, later: int) -> list[tuple[float, list[Action]]]:
        """Ways to spend a build turn, the best first: the best ``width`` beginnings, each with its best end; and not to
        build at all."""
        found: list[tuple[float, list[Action]]] = [(self.evaluate(state, seat), [])]
        if self.may_build(state, seat):
            for plan in self.best_plans(state, seat, width, tried):
                after = self.carried_out(state, plan)
                if after is not None:
                    value, rest = self.best_building(after, seat, 1, later, later)
                    found.append((value, [*self.builds_of(state, plan), *rest]))
        found.sort(key=lambda entry: -entry[0])
        return found

    def best_plans(self, state: T, seat: int, width: int, tried: int) -> list[Plan]:
        """The plans after which the position is best."""
        plans = self.track_plans(state, seat, tried)
        rated: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            after = self.carried_out(state, plan)
            if after is not None:
                rated.append((-self.evaluate(after, seat), at))
        rated.sort()
        return [plans[at] for _, at in rated[:width]]

    def builds_of(self, state: T, plan: Plan) -> list[Action]:
        return [state.rules.board.builds[field][piece] for field, piece in plan.tiles]

    def carried_out(self, state: T, plan: Plan) -> T | None:
        """The position after a plan; None if the rules forbid a step."""
        after = self.copy_of(state)
        for action in self.builds_of(state, plan):
            if after.seat != state.seat or after.phase != state.phase or after.check(action) is not None:
                return None
            after.perform(action, Chance(0))
        return after
