"""Actions: how a legal action is chosen by a number.

``rows``: the number is a place in the list of legal actions, and each of them is described by a row of features. For
all games; the rows are filled up to a fixed maximum. ``factored``: the number means the same action in every position
(``kernel/factored.py``), for games that can list all their actions.
"""

from __future__ import annotations

import re
import zlib
from typing import Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from steamshed.kernel.action import Action
from steamshed.kernel.errors import OptionError
from steamshed.kernel.factored import UNKNOWN, Factored, marked, numbers_of
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

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
    """A way to choose."""

    space: spaces.Discrete

    def offer(self, legal: list[Action]) -> dict[str, Mask | Rows]:
        """What is said of the legal actions in an observation; an empty list is offered to who does not decide."""
        ...

    def spaces(self) -> dict[str, spaces.Box]:
        """The spaces of that."""
        ...

    def chosen(self, legal: list[Action], number: int) -> Action | None:
        """The action with a number among the legal ones of the last offer; None if there is none."""
        ...

    def left_out(self, legal: list[Action]) -> int:
        """How many legal actions have no number."""
        ...


def choosing(kind: str, game: Game, state: State, rows: int) -> Choosing:
    """The way to choose that was asked for."""
    if kind == "rows":
        return ByRows(game, rows)
    if kind != "factored":
        raise OptionError(f"actions: {kind!r} is not one of rows, factored")
    factored = game.factored(state)
    if factored is None:
        raise OptionError(f"actions: {game.name} has no fixed space of actions; choose by rows")
    return ByNumber(factored)


class ByNumber:
    """Among all actions of the game."""

    def __init__(self, factored: Factored) -> None:
        self.factored = factored
        self.space = spaces.Discrete(factored.size)
        self.codes: list[int] = []

    def spaces(self) -> dict[str, spaces.Box]:
        return {"action_mask": spaces.Box(0, 1, (self.factored.size,), np.int8)}

    def offer(self, legal: list[Action]) -> dict[str, Mask | Rows]:
        self.codes = self.factored.codes(legal)
        return {"action_mask": np.frombuffer(marked(self.codes, self.factored.size), np.int8)}

    def chosen(self, legal: list[Action], number: int) -> Action | None:
        try:
            return legal[self.codes.index(number)] if number >= 0 else None
        except ValueError:
            return None

    def left_out(self, legal: list[Action]) -> int:
        return self.codes.count(-1)


class ByRows:
    """Among the legal actions, by their features."""

    def __init__(self, game: Game, most: int) -> None:
        self.most = most
        self.verbs = {verb: at + 1 for at, verb in enumerate(game.notation.verbs)}
        self.space = spaces.Discrete(most)
        self.known: dict[str, int] = {}
        self.table: Rows = np.zeros((256, len(COLUMNS)), np.int16)

    def spaces(self) -> dict[str, spaces.Box]:
        rows = (self.most, len(COLUMNS))
        return {
            "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
            "actions": spaces.Box(-LARGEST, LARGEST, rows, np.int16),
        }

    def offer(self, legal: list[Action]) -> dict[str, Mask | Rows]:
        count = min(len(legal), self.most)
        mask, rows = np.zeros(self.most, np.int8), np.zeros((self.most, len(COLUMNS)), np.int16)
        if count:
            mask[:count] = 1
            rows[:count] = self.rows(legal[:count] if count < len(legal) else legal)
        return {"action_mask": mask, "actions": rows}

    def rows(self, legal: list[Action]) -> Rows:
        """The features of some actions, a row each."""
        numbers = numbers_of(legal, self.known)
        if UNKNOWN in numbers:
            if len(self.known) > KNOWN:
                self.known.clear()
                numbers = [UNKNOWN] * len(legal)
            numbers = [
                self.learn(action) if number == UNKNOWN else number
                for action, number in zip(legal, numbers, strict=True)
            ]
        return self.table[numbers]

    def learn(self, action: Action) -> int:
        """The row of an action that was not met before."""
        number = self.known[action.text] = len(self.known)
        if number >= len(self.table):
            self.table = np.concatenate([self.table, np.zeros_like(self.table)])
        self.table[number] = features(action, self.verbs)
        return number

    def chosen(self, legal: list[Action], number: int) -> Action | None:
        return legal[number] if 0 <= number < min(len(legal), self.most) else None

    def left_out(self, legal: list[Action]) -> int:
        return max(0, len(legal) - self.most)


def features(action: Action, verbs: dict[str, int]) -> list[int]:
    """The row of an action: its verb, how many words follow, and of each of them its name and the numbers in it."""
    said = action.said()
    row = [verbs[action.text.partition(" ")[0]], len(said)]
    for word in said[:WORDS]:
        row += [1 + zlib.crc32(word.encode()) % (NAMES - 1), *numbers_in(word)]
    return row + [0] * (len(COLUMNS) - len(row))


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
