"""Observations: what a seat sees, as arrays with names and declared spaces.

All arrays of an observation are parts of one block of memory, which is a copy: they can be kept and changed. Most of a
table stays as it is from one action to the next, so what has not changed is not converted again.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from steamshed.kernel.senses import Sense, update
from steamshed.kernel.state import State

Numbers: TypeAlias = NDArray[np.int32]


class Observer:
    """Sees the states of one game by senses of its own."""

    def __init__(self, senses: list[Sense], flat: bool = False) -> None:
        self.senses = senses
        self.flat = flat
        ends = np.cumsum([sense.size for sense in senses]).tolist()
        self.size: int = ends[-1]
        self.parts = [slice(end - sense.size, end) for end, sense in zip(ends, senses, strict=True)]
        self.shaped = {sense.name: sense.shape for sense in senses if len(sense.shape) > 1}
        self.named = [(sense.name, part) for sense, part in zip(senses, self.parts, strict=True)]
        self.block = array("i", bytes(4 * self.size))
        self.whole: Numbers = np.frombuffer(self.block, np.int32)

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
        update(self.senses, state, viewer, self.block)
        whole = self.whole.copy()
        if self.flat:
            return whole
        seen = {name: whole[part] for name, part in self.named}
        for name, shape in self.shaped.items():
            seen[name] = seen[name].reshape(shape)
        return seen
