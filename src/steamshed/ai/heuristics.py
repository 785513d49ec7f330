"""What a game tells its bots: how good a position is for a seat, and what could be done about it.

There are two voices. ``evaluate``, ``advise`` and ``shortlist`` are the beginner: what they answer is the yardstick of
all other bots and never changes. ``plans``, ``judge`` and ``policy`` are for those who think: a plan is what a seat
does until somebody else or chance has a say, the judge is a sum of named terms whose weights come from a file, and the
policy is a quick player for games that are played out in thought.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, Generic, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.state import State

S = TypeVar("S", bound=State, default=State)

BUILDING: Final = "building"
MONEY: Final = "money"
RIVALS: Final = "rivals"
SAMPLES: Final = 4
"""How often a plan that draws chance is tried."""

NEVER: Final = 90.0
"""Doubt in a search that is not dispelled."""


class Plan:
    """What a seat could do next, step by step, and what the judge says of the position after it."""

    def __init__(self, actions: list[Action], value: float, terms: dict[str, float]) -> None:
        self.actions = actions
        """At least one; all of the same seat, with nobody else's decision between them."""
        self.value = value
        self.terms = terms
        """The value by name. Empty where nobody has asked: see ``Heuristics.explained``."""

    def __repr__(self) -> str:
        return f"<plan {' / '.join(map(str, self.actions))}: {self.value:.2f}>"


class Sight:
    """How much a player sees. Weakness is to see less, never to choose at random."""

    def __init__(self, plans: int, rivals: bool, reach: int, favour: Mapping[str, float]) -> None:
        self.plans = plans
        """How many ideas for one decision come to mind, the most obvious first."""
        self.rivals = rivals
        """Whether it minds what others get: without, the terms of rivals count nothing."""
        self.reach = reach
        """How far ahead a game looks, 0 to 3: nothing beyond today, little, as a good player, everything it can."""
        self.favour = dict(favour)
        """Term to the factor by which it means more, or less, to this player."""


FULL_SIGHT: Final = Sight(1000, True, 3, {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """The judgement of one game. Works on imagined states only: nothing here may look at what a seat cannot know."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        """Feature to what one of it is worth in points at the end; as the file says, changed by the sight."""
        self.habits: dict[str, float] = {}
        """Numbers of rules of thumb, from the same file."""
        self.sight: Sight = FULL_SIGHT

    # -- the beginner, for ever --------------------------------------------------------------------------------------

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points at the end of the game."""
        return float(state.scores()[seat])

    def advise(self, state: S, legal: list[Action], rng: random.Random) -> Action | None:
        """What to do here by a solver of its own; None leaves it to trying the actions one by one."""
        return None

    def shortlist(self, state: S, legal: list[Action], rng: random.Random) -> list[Action]:
        """The actions worth trying."""
        return legal

    # -- those who think ---------------------------------------------------------------------------------------------

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        """Takes the numbers of the game's file, the weights as a player with this sight feels them."""
        self.sight = sight
        self.habits = dict(habits)
        self.weights = {}
        for name, weight in weights.items():
            factor = sight.favour.get(name, 1.0)
            if not sight.rivals and self.kinds().get(name) == RIVALS:
                factor = 0.0
            self.weights[name] = weight * factor

    def kinds(self) -> dict[str, str]:
        """What features are about, for those who have an opinion on it: BUILDING, MONEY, or RIVALS, which a player
        who is blind to them does not see."""
        return {}

    def told_with(self) -> dict[str, str]:
        """Terms that are no reason of their own, with those that they are added to when somebody asks why."""
        return {}

    def features(self, state: S, seat: int) -> dict[str, float]:
        """Named numbers by which a position is judged for a seat; also for one that is not to act, or is out."""
        return {"evaluation": self.evaluate(state, seat)}

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """What each feature adds to the value. A feature without a weight in the file counts as it is."""
        weights = self.weights
        return {name: weights.get(name, 1.0) * value for name, value in self.features(state, seat).items()}

    def judge(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points of difference at the end: the sum of its terms."""
        total = 0.0
        for value in self.terms(state, seat).values():
            total += value
        return total

    def forget(self) -> None:
        """Lets go of what was kept for one decision, which may be much."""

    def progress(self, state: S) -> float:
        """The part of the game that is over, about."""
        return 0.0

    def outcome(self, state: S, seat: int) -> float:
        """What a game that is over was worth to a seat: its points less those of its best rival."""
        scores = state.scores()
        others = [scores[other] for other in range(len(scores)) if other != seat]
        return float(scores[seat] - max(others)) if others else float(scores[seat])

    def plans(self, state: S, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        """At most ``k`` plans for the acting seat, the best by the judge first; one at the least.

        Here every action is a plan of its own, and advice comes first. A game gives whole turns, and no more of them
        than ``sight`` allows.
        """
        assert state.seat is not None
        seat, seed = state.seat, rng.getrandbits(32)
        advice = self.advise(state, legal, rng)
        if advice is not None:
            return [Plan([advice], self.value_after(state, [advice], seat, seed) if k > 1 else 0.0, {})]
        rated: list[tuple[float, int]] = []
        tried = self.shortlist(state, legal, rng)
        for at, action in enumerate(tried):
            rated.append((-self.value_after(state, [action], seat, seed), at))
        rated.sort()
        return [Plan([tried[at]], -value, {}) for value, at in rated[: max(1, min(k, self.sight.plans))]]

    def policy(self, state: S, legal: list[Action], rng: random.Random) -> Action:
        """What a quick player does here."""
        return self.plans(state, legal, rng, 1)[0].actions[0]

    def carry_on(self, state: S, legal: list[Action], rng: random.Random) -> Action:
        """What the one who thinks does himself later in a line; he may be better than a quick player."""
        return self.policy(state, legal, rng)

    def doubt(self, state: S) -> float:
        """By how many points lines have to speak against the judge's choice here: the habit ``doubt``, or one for the
        phase, ``doubt-PHASE``. From NEVER on, lines are not worth their time."""
        return self.habits.get(f"doubt-{state.phase}", self.habits.get("doubt", 0.0))

    def opening(self, state: S) -> bool:
        """Whether this decision opens the game, so that chance may choose among plans that are about as good: the habit
        ``opening`` says how many points below the best."""
        return False

    def settled(self, before: S, now: S) -> bool:
        """Whether a line that is played out in thought has come far enough to be judged. Here: never before the end."""
        return False

    # -- for all games -----------------------------------------------------------------------------------------------

    def copy_of(self, state: S) -> S:
        """An independent copy. (``clone`` of a state of any game does not say of which one.)"""
        return cast("S", state.clone())

    def carried_through(self, state: S, actions: list[Action], seed: int) -> tuple[S, bool]:
        """A copy of the position after some actions of the seat, as far as they can be done; and whether chance had
        a say. The same seed meets the same chance."""
        after = self.copy_of(state)
        chance = Keyed(seed)
        for action in actions:
            if after.seat != state.seat or after.check(action) is not None:
                break
            after.apply_legal(action, chance)
        return after, bool(chance.drawn)

    def value_after(self, state: S, actions: list[Action], seat: int, seed: int) -> float:
        """What the judge says after some actions, averaged over what chance may bring."""
        total = 0.0
        for sample in range(1, SAMPLES + 1):
            after, drawn = self.carried_through(state, actions, seed + sample)
            total += self.judge(after, seat)
            if not drawn:
                return total / sample
        return total / SAMPLES

    def explained(self, state: S, plan: Plan, seat: int, seed: int) -> Plan:
        """The same plan with its terms, averaged over what chance may bring."""
        total: dict[str, float] = {}
        samples = 0
        for sample in range(1, SAMPLES + 1):
            after, drawn = self.carried_through(state, plan.actions, seed + sample)
            samples = sample
            for name, value in self.terms(after, seat).items():
                total[name] = total.get(name, 0.0) + value
            if not drawn:
                break
        return Plan(plan.actions, plan.value, {name: value / samples for name, value in total.items()})
