"""Which games the conformance suite plays: every game with every number of seats and preset, and each option alone.

A game whose playouts are long says here how much of it the suite can afford. STEAMSHED_CASES=presets leaves the single
options out, STEAMSHED_CASES=first plays every game with one number of seats and one preset. A playout is played once
and shown to all laws (see `laws.py`), because playing costs more than looking.
"""

from __future__ import annotations

import functools
import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

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
WANTED = os.environ.get("STEAMSHED_CASES", "all")
CASES = cases(singles=WANTED == "all")
if WANTED == "first":
    CASES = list({case.game.name: case for case in reversed(CASES)}.values())


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

    @functools.cached_property
    def position(self) -> Any:
        """The position before the action, as it looks after a trip through JSON."""
        return plain(self.before.dump())

    @functools.cached_property
    def position_after(self) -> Any:
        """The position after the action. The playout goes on with the same state: ask before the next step."""
        return plain(self.after.dump())


def plain(data: object) -> Any:
    """What is left of data after a trip through JSON."""
    return json.loads(json.dumps(data))


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


class Sampler:
    """Chooses about ``count`` steps of a game: short games are looked at closely, long ones evenly."""

    def __init__(self, count: int, seed: int) -> None:
        self.count = count
        self.rng = random.Random(seed)
        self.next = 0

    def takes(self, number: int) -> bool:
        if number < self.next:
            return False
        # the further the game, the wider the gaps
        self.next = number + self.rng.randint(1, max(1, number * 2 // self.count))
        return True


def sample(steps: Iterator[Step], count: int, seed: int) -> Iterator[Step]:
    """About ``count`` steps spread over the whole game, all of it being played."""
    sampler = Sampler(count, seed)
    return (step for step in steps if sampler.takes(step.number))
