"""Actions: how a legal action is chosen by a number.

``rows``: the number is a place in the list of legal actions, and each of them is described by a row of features. For
all games; the rows are filled up to a fixed maximum. ``factored``: the number means the same action in every position
(``rl/action_space.py``), for games that can list all their actions.
"""

from __future__ import annotations

import re
import zlib
from functools import lru_cache
from typing import Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from steamshed.kernel.action import Action
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.rl.action_space import Factored, Met, marked, without_number
from steamshed.rl.game_rl import rl_of

Mask: TypeAlias = NDArray[np.int8]
Rows: TypeAlias = NDArray[np.int16]

WORDS = 4
"""Words of an action that are described."""
COLUMNS = (
    "verb",
    "words",
    *[f"{what} {at + 1}" for at in range(WORDS) for what in ("name", "number", "second number")],
)
NAMES = 4096
"""Names are numbered by a checksum, from 1."""
LARGEST = 32_767
KNOWN = 200_000
"""Rows that are kept, at the most."""
FIELD = re.compile(r"([A-Z]{1,2})(\d+)")
NUMBER = re.compile(r"-?\d+")


class Choosing(Protocol):
    """A way to choose among the legal actions that were taken last."""

    space: spaces.Discrete

    def take(self, legal: list[Action]) -> None:
        """Takes the legal actions of a position."""
        ...

    def offer(self) -> dict[str, Mask | Rows]:
        """What is said of them in an observation."""
        ...

    def nothing(self) -> dict[str, Mask | Rows]:
        """What is said to who does not decide."""
        ...

    def spaces(self) -> dict[str, spaces.Box]:
        """The spaces of both."""
        ...

    def chosen(self, number: int) -> Action | None:
        """The action with a number; None if there is none."""
        ...

    def left_out(self) -> int:
        """How many actions have no number."""
        ...


def choosing(kind: str, game: Game, state: State, rows: int) -> Choosing:
    """The way to choose that was asked for."""
    if kind == "rows":
        return ByRows(game, rows)
    if kind != "factored":
        raise OptionError(f"actions: {kind!r} is not one of rows, factored")
    factored = rl_of(game).factored(state)
    if factored is None:
        raise OptionError(f"actions: {game.name} has no fixed space of actions; choose by rows")
    return ByNumber(factored)


class ByNumber:
    """Among all actions of the game."""

    def __init__(self, factored: Factored) -> None:
        self.factored = factored
        self.space = spaces.Discrete(factored.size)
        self.legal: list[Action] = []
        self.codes: list[int] = []

    def spaces(self) -> dict[str, spaces.Box]:
        return {"action_mask": spaces.Box(0, 1, (self.factored.size,), np.int8)}

    def take(self, legal: list[Action]) -> None:
        self.legal, self.codes = legal, self.factored.codes(legal)

    def offer(self) -> dict[str, Mask | Rows]:
        return {"action_mask": np.frombuffer(marked(self.codes, self.factored.size), np.int8)}

    def nothing(self) -> dict[str, Mask | Rows]:
        return {"action_mask": np.zeros(self.factored.size, np.int8)}

    def chosen(self, number: int) -> Action | None:
        try:
            return self.legal[self.codes.index(number)] if number >= 0 else None
        except ValueError:
            return None

    def left_out(self) -> int:
        return without_number(self.codes)


class ByRows:
    """Among the legal actions, by their features."""

    def __init__(self, game: Game, most: int) -> None:
        self.most = most
        self.verbs = {verb: at + 1 for at, verb in enumerate(game.notation.verbs)}
        self.space = spaces.Discrete(most)
        self.legal: list[Action] = []
        self.met = Met()
        self.table: Rows = np.zeros((256, len(COLUMNS)), np.int16)

    def spaces(self) -> dict[str, spaces.Box]:
        rows = (self.most, len(COLUMNS))
        return {
            "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
            "actions": spaces.Box(-LARGEST, LARGEST, rows, np.int16),
        }

    def take(self, legal: list[Action]) -> None:
        self.legal = legal

    def offer(self) -> dict[str, Mask | Rows]:
        offered = self.nothing()
        count = min(len(self.legal), self.most)
        offered["action_mask"][:count] = 1
        self.fill(offered["actions"], self.legal[:count])
        return offered

    def fill(self, rows: Rows, legal: list[Action]) -> None:
        """Writes what actions say into the first of some rows."""
        if legal:
            numbers = self.numbers(legal)
            # no number is beyond the table, so nothing is clipped; but only so are the rows written where they belong
            self.table.take(numbers, 0, rows[: len(legal)], "clip")

    def nothing(self) -> dict[str, Mask | Rows]:
        return {
            "action_mask": np.zeros(self.most, np.int8),
            "actions": np.zeros((self.most, len(COLUMNS)), np.int16),
        }

    def numbers(self, legal: list[Action]) -> NDArray[np.intp]:
        """The places of some actions in the table of rows."""
        if len(self.met.known) > KNOWN:
            self.met = Met()
        new: list[Action] = []
        numbers = self.met.numbers(legal, new)
        if new:
            self.learn(new)
        return np.fromiter(numbers, np.intp, len(numbers))

    def learn(self, actions: list[Action]) -> None:
        """Writes the rows of actions that were not met before, the last ones of the table."""
        end = len(self.met.known)
        while end > len(self.table):
            self.table = np.concatenate([self.table, np.zeros_like(self.table)])
        self.table[end - len(actions) : end] = [features(action, self.verbs) for action in actions]

    def chosen(self, number: int) -> Action | None:
        return self.legal[number] if 0 <= number < min(len(self.legal), self.most) else None

    def left_out(self) -> int:
        return max(0, len(self.legal) - self.most)


def features(action: Action, verbs: dict[str, int]) -> list[int]:
    """The row of an action: its verb, how many words follow, and of each of them its name and the numbers in it."""
    said = action.said()
    row = [verbs[action.text.partition(" ")[0]], len(said)]
    for word in said[:WORDS]:
        row += described(word)
    return row + [0] * (len(COLUMNS) - len(row))


@lru_cache(NAMES)
def described(word: str) -> tuple[int, int, int]:
    """The name and the numbers of a word."""
    return 1 + zlib.crc32(word.encode()) % (NAMES - 1), *numbers_in(word)


def numbers_in(word: str) -> tuple[int, int]:
    """The first two numbers in a word: of a field like K10 its column (A is 1) and row, of a cell like 4,6 both."""
    field = FIELD.fullmatch(word)
    if field is not None:
        column = 0
        for letter in field[1]:
            column = 26 * column + ord(letter) - 64
        return column, int(field[2])
    found = [max(-LARGEST, min(LARGEST, int(number))) for number in NUMBER.findall(word)[:2]]
    return found[0] if found else 0, found[1] if len(found) > 1 else 0
