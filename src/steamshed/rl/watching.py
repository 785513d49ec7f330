"""What a seat sees of one position after the other, at the cost of what has changed from one to the next.

A position that comes after another one shares with it most of what it is made of, as a copy does. A watcher keeps a
copy of the position that it saw last, asks the new one which of its declared fields differ (``State.differing``), and
reads only what follows from these.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.kernel.state import State
from steamshed.rl.observation import PHASE, VIEWER, Block, Sense


class Watcher:
    """Keeps the numbers of one table up to date in a part of a block that belongs to it alone."""

    def __init__(self, senses: Sequence[Sense], block: Block, start: int = 0) -> None:
        self.senses = list(senses)
        self.block = block
        """Full of noughts where its part is, at first."""
        self.places: list[int] = []
        """Where the numbers of each sense begin."""
        for sense in self.senses:
            self.places.append(start)
            start += sense.size
        self.always = [at for at, sense in enumerate(self.senses) if sense.needs is None]
        """The senses, by their number, that do not say from what they follow."""
        self.readers: dict[str, list[int]] = {}
        """Field to the senses that follow from it, among other things."""
        for at, sense in enumerate(self.senses):
            for name in sense.needs or ():
                self.readers.setdefault(name, []).append(at)
        self.before: State | None = None
        self.viewer = -1

    def see(self, state: State, viewer: int) -> None:
        """Brings the numbers up to date."""
        before = self.before
        changed = None if before is None else state.differing(before)
        if before is None or changed is None:
            for at in range(len(self.senses)):
                self.write(at, state, viewer)
        else:
            for at in self.always:
                self.write(at, state, viewer)
            if state.phase != before.phase:
                changed.append(PHASE)
            if viewer != self.viewer:
                changed.append(VIEWER)
            for name in changed:
                readers = self.readers.get(name)
                if readers is not None:
                    for at in readers:
                        self.write(at, state, viewer)
        self.before = state.clone()
        self.viewer = viewer

    def write(self, at: int, state: State, viewer: int) -> None:
        """One sense, by its number."""
        self.senses[at].write(state, viewer, self.block, self.places[at])
