"""Which games the conformance suite plays: every game with every number of seats and preset, and each option alone.

A game whose playouts are long says here how much of it the suite can afford. STEAMSHED_CASES=presets leaves the single
options out.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import steamshed
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Outcome
from steamshed.kernel.game import Game
from steamshed.kernel.options import Option, OptionValue, text_of
from steamshed.kernel.record import Record
from steamshed.kernel.state import State


@dataclass(frozen=True)
class Size:
    """How much of a game the suite affords."""

    brute: int = 4
    """Positions a game in which legal() is compared with brute force."""
    checks: int = 12
    """Positions a game in which views, copies, dumps and lies are tried."""
    steps: int | None = None
    """Actions after which a playout is broken off; the test that plays to the end does so with the presets only."""


SIZES: dict[str, Size] = {
    "steam": Size(brute=2, checks=6),
    # 80 rounds, 2,000 actions and more a game, and twenty options; tests/rules/binario looks at the later eras
    "binario": Size(brute=1, checks=3, steps=80),
}
DEFAULT_SIZE = Size()


@dataclass(frozen=True)
class Case:
    game: Game
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={text_of(value)}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}-{chosen or 'default'}"

    @property
    def size(self) -> Size:
        return SIZES.get(self.game.name, DEFAULT_SIZE)


def cases(singles: bool) -> list[Case]:
    """Every number of seats with every preset; then every other choice of every option, the rest as by default."""
    found: list[Case] = []
    for name in steamshed.games():
        game = steamshed.game(name)
        presets: list[dict[str, OptionValue]] = [{"preset": preset} for preset in game.options.presets] or [{}]
        found += [Case(game, n, options) for n in game.seats for options in presets if game.allows(n, options)]
        if not singles:
            continue
        for option in game.options:
            for choice in option.choices:
                if choice != option.default:
                    chosen = with_effect(game, option, choice)
                    seats = [n for n in game.seats if game.allows(n, chosen)]
                    if seats:
                        found.append(Case(game, seats[len(seats) // 2], chosen))
    return found


def with_effect(game: Game, option: Option, choice: OptionValue) -> dict[str, OptionValue]:
    """The choice, with what else must be chosen for it to have an effect."""
    chosen = {option.name: choice}
    for other, values in option.needs.items():
        if game.options[other].default not in values:
            chosen = with_effect(game, game.options[other], values[0]) | chosen
    return chosen


ALL_CASES = cases(singles=True)
CASES = cases(singles=os.environ.get("STEAMSHED_CASES") != "presets")


@dataclass
class Step:
    """One action of a playout: the state before it, what was legal, and what it caused."""

    number: int
    before: State
    legal: list[Action]
    action: Action
    outcomes: list[Outcome]
    events: list[Event]
    after: State


def playout(case: Case, seed: int, steady: bool, whole: bool = False) -> tuple[Record, Iterator[Step]]:
    """A game of random play, step by step. The state after each step is the record's own: do not change it."""
    chance = Chance(seed=seed)
    record = Record.start(case.game, case.players, case.options, chance)
    most = None if whole and "preset" in case.options else case.size.steps
    return record, play_on(case, record, chance, random.Random(seed), steady, most)


def play_on(
    case: Case, record: Record, chance: Chance, rng: random.Random, steady: bool, most: int | None
) -> Iterator[Step]:
    state = record.state
    while state.seat is not None and (most is None or len(record.entries) < most):
        before, legal = state.clone(), state.legal()
        action = case.game.steady(state, legal, rng) if steady else rng.choice(legal)
        drawn = len(chance.drawn)
        events = record.apply(action, chance)
        yield Step(len(record.entries), before, legal, action, list(chance.drawn[drawn:]), events, state)


def sample(steps: Iterator[Step], count: int, seed: int) -> Iterator[Step]:
    """About ``count`` steps spread over the whole game, all of it being played."""
    rng = random.Random(seed)
    number, gap = 0, 1
    for step in steps:
        if step.number >= number:
            yield step
            # the further the game, the wider the gaps: short games are looked at closely, long ones evenly
            gap = max(1, step.number * 2 // count)
            number = step.number + rng.randint(1, gap)
