"""How the rest of a build turn is chosen: plan after plan for track, each followed to the end, by the value after it.

What a position is worth, which plans there are and when a build turn is over is for the game to say. For those who
think, the value is a weighed sum of the game's numbers, and there is a quick way to build.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.ai.heuristics import Heuristics
from steamshed.hexrail.plan.track import Plan, Tracks
from steamshed.hexrail.table.table import HexTable, T
from steamshed.hexrail.think.prospects import gain_of_move
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.rail.delivery import Deliver

BETTER: Final = 0.01
"""A change must be better by this much, so that rounding decides nothing."""
RIVALS_LINK: Final = 0.5
"""At first sight: how much a link of a rival takes from a delivery."""
DOLLAR: Final = 0.3
"""At first sight: what a plan for track loses by a dollar of its price."""
GOOD: Final = 2
"""How far a good player looks ahead, as ``Sight.reach`` says it."""
CUBE: Final = 1.5
"""At first sight: what it gains by a cube that wants to go from one end to the other."""

EASY: Final = "easy-"
"""What habits begin with that are the numbers of who sees little: he knows nothing of how numbers change, either."""
LATE: Final = "late-"
"""What habits begin with that say how a number changes in the course of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackHeuristics(Heuristics[T]):
    """The judgement of a builder of track."""

    def __init__(self) -> None:
        super().__init__()
        self.tracks = Tracks()
        """Plans for track found before."""
        self.names: tuple[str, ...] = ()
        self.weight: list[float] = []
        """The weights of those who think, by index; and the names of the numbers that they belong to."""
        self.late: list[float] = []
        """By what part of itself each weight is larger in the last turn, and smaller in the first; empty: none is."""
        self.weights_of: dict[int, list[float]] = {}
        """Turn to the weights, once asked for; a game with another number of turns begins anew."""
        self.weights_for = 0
        """That number."""
        self.width = 0
        """How many beginnings of a build turn they follow, and how many plans for track they try."""
        self.tried = 0
        self.steps: list[Action] = []
        """What the quick player has still to build, and when: turn, seat, tiles left."""
        self.steps_for = (0, -1, 0)

    # -- what a game says ----------------------------------------------------------------------------------------

    def track_plans(self, state: T, seat: int, tried: int) -> list[Plan]:
        """At most so many plans for track, the most promising at first sight."""
        raise NotImplementedError

    def may_build(self, state: T, seat: int) -> bool:
        """Whether the seat's build turn goes on."""
        raise NotImplementedError

    def numbers(self, state: T, seat: int) -> list[float]:
        """The features of those who think, by index."""
        raise NotImplementedError

    def forget(self) -> None:
        self.tracks.forget()

    # -- those who think -----------------------------------------------------------------------------------------

    def weigh(self, names: tuple[str, ...], weights: dict[str, float], habits: dict[str, float]) -> None:
        """Takes the numbers of the game's file."""
        self.habits = habits
        self.names = names
        self.weight = [weights.get(name, 1.0) for name in names]
        late = [habits.get(LATE + name, 0.0) for name in names]
        self.late = late if any(late) else []
        self.weights_of = {}

    def weights_in(self, state: T) -> list[float]:
        """The weights in this turn: those of the file hold in the middle of the game."""
        if not self.late:
            return self.weight
        turns = state.rules.turns
        if turns != self.weights_for:
            self.weights_of, self.weights_for = {}, turns
        known = self.weights_of.get(state.turn)
        if known is None:
            part = lateness(state)
            known = [weight * (1.0 + late * part) for weight, late in zip(self.weight, self.late, strict=True)]
            self.weights_of[state.turn] = known
        return known

    def in_time(self, state: T, name: str) -> float:
        """A rule of thumb's number in this turn."""
        habits = self.habits
        return habits.get(name, 0.0) + habits.get(LATE + name, 0.0) * lateness(state)

    def weighed(self, state: T, seat: int) -> float:
        """The sum of the numbers, each times its weight."""
        found = self.numbers(state, seat)
        total, weight = 0.0, self.weights_in(state)
        for at in range(len(found)):
            total += found[at] * weight[at]
        return total

    def features(self, state: T, seat: int) -> dict[str, float]:
        return dict(zip(self.names, self.numbers(state, seat), strict=True))

    def terms(self, state: T, seat: int) -> dict[str, float]:
        weights = dict(zip(self.names, self.weights_in(state), strict=True))
        return {name: weights[name] * value for name, value in self.features(state, seat).items()}

    def worth_moving(self, state: T, seat: int, legal: list[Action], count: int) -> list[Action]:
        """The best deliveries at first sight, and everything that is no delivery."""
        kept: list[Action] = []
        rated: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            if isinstance(action, Deliver):
                rated.append((-gain_of_move(state, seat, action, RIVALS_LINK), at))
            else:
                kept.append(action)
        rated.sort()
        return [legal[at] for _, at in rated[:count]] + kept

    def after(self, state: T, action: Action, seat: int) -> float:
        """The value of the position after one action."""
        after = self.copy_of(state)
        after.apply(action, Chance(0))
        return self.evaluate(after, seat)

    def best_after(self, state: T, seat: int, tried: list[Action]) -> Action:
        """The action with the best position after it."""
        best, highest = tried[0], self.after(state, tried[0], seat)
        for action in tried[1:]:
            value = self.after(state, action, seat)
            if value > highest:
                best, highest = action, value
        return best

    def quick_step(self, state: T, seat: int, tried: int) -> Action | None:
        """The next tile of the best of the most promising plans for track; None if none of them is good. A plan that
        is begun is kept."""
        if self.steps and self.steps_for == (state.turn, seat, state.builds_left):
            step = self.steps.pop(0)
            if state.check(step) is None:
                self.steps_for = (state.turn, seat, state.builds_left - 1)
                return step
        self.steps = []
        if not self.may_build(state, seat):
            return None
        highest = self.evaluate(state, seat)
        for track in self.track_plans(state, seat, tried):
            after = self.carried_out(state, track)
            if after is not None:
                value = self.evaluate(after, seat)
                if value > highest + BETTER:
                    highest = value
                    self.steps = self.builds_of(state, track)
        if not self.steps:
            return None
        self.steps_for = (state.turn, seat, state.builds_left - 1)
        return self.steps.pop(0)

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


def begin_building(state: HexTable, seat: int, phase: str, tiles: int) -> None:
    """Makes a position one in which it is the seat's build turn."""
    state.phase = phase
    state.seat = seat
    state.queue = [seat, *[other for other in state.order if other != seat]]
    state.builds_left = tiles
    state.network.settle()


def most_promising(state: HexTable, seat: int, plans: list[Plan], count: int, own: float, second: float) -> list[Plan]:
    """The best plans at first sight; ``own`` track at an end, and a ``second`` link, are worth so much."""
    guesses = [(-promise(state, seat, plan, own, second), at) for at, plan in enumerate(plans)]
    guesses.sort()
    return [plans[at] for _, at in guesses[:count]]


def promise(state: HexTable, seat: int, plan: Plan, own: float, second: float) -> float:
    """A first guess at a plan: cubes that want to go from one end to the other, own track at its ends, its price."""
    links, kinds = state.network.links(), len(state.rules.board.goods.colours)
    value = -DOLLAR * plan.cost
    if plan.via >= 0:
        value += second
    for node, other in ((plan.start, plan.end), (plan.end, plan.start)):
        colour = state.wanted[other]
        if colour >= 0 and state.cubes[node * kinds + colour]:
            value += CUBE
        for link in links[node]:
            if link.owner == seat:
                value += own
                break
    return value


def lateness(state: HexTable) -> float:
    """-1 in the first turn, 1 in the last."""
    turns = state.rules.turns
    return (2.0 * state.turn - turns - 1) / (turns - 1) if turns > 1 else 0.0


def near_sighted(
    weights: Mapping[str, float], habits: Mapping[str, float], reach: int
) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """Weights and habits as one has them who looks so far ahead."""
    if reach >= GOOD:
        return weights, habits
    own = {name.removeprefix(EASY): value for name, value in habits.items() if name.startswith(EASY)}
    seen = {name: own.get(name, value) for name, value in habits.items() if not name.startswith((LATE, EASY))}
    return {name: own.get(name, value) for name, value in weights.items()}, seen
