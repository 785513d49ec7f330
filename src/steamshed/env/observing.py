"""Observations: what a seat sees, as arrays with names and declared spaces.

All arrays of an observation are parts of one block of memory, which is a copy: they can be kept and changed. Most of a
table stays as it is from one action to the next, so what has not changed is not read again (``rl/watching.py``).
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from steamshed.kernel.state import State
from steamshed.rl.observation import Sense
from steamshed.rl.watching import Watcher

Numbers: TypeAlias = NDArray[np.int32]


class Observer:
    """Sees the states of one game by senses of its own."""

    def __init__(self, senses: list[Sense], flat: bool = False) -> None:
        self.senses = senses
        self.flat = flat
        self.size = sum(sense.size for sense in senses)
        self.names = [sense.name for sense in senses]
        self.layout = np.dtype([(sense.name, np.int32, sense.shape) for sense in senses])
        self.block = array("i", bytes(4 * self.size))
        self.whole: Numbers = np.frombuffer(self.block, np.int32)
        self.watcher = Watcher(senses, self.block)

    def space(self) -> spaces.Dict | spaces.Box:
        """The declared space: a dictionary of boxes, or one box for all of them."""
        if self.flat:
            low = np.concatenate([np.full(sense.size, sense.low, np.int32) for sense in self.senses])
            high = np.concatenate([np.full(sense.size, sense.high, np.int32) for sense in self.senses])
            return spaces.Box(low, high, dtype=np.int32)
        boxes = {sense.name: spaces.Box(sense.low, sense.high, sense.shape, dtype=np.int32) for sense in self.senses}
        return spaces.Dict(boxes)

    def meaning(self) -> dict[str, str]:
        """What each array means."""
        return {sense.name: sense.about for sense in self.senses}

    def see(self, state: State, viewer: int) -> dict[str, Numbers] | Numbers:
        """What a seat sees of a state."""
        self.watcher.see(state, viewer)
        if self.flat:
            return self.whole.copy()
        # one record, whose item is a tuple of its parts: they are named faster than by 30 slices
        return dict(zip(self.names, np.ndarray((), self.layout, bytearray(self.block)).item(), strict=True))
