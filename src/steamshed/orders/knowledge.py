"""What orders must know of a game, as data of the game: ``show/orders.toml``.

    clock = "turn"                          # the field of a view that numbers its turns or rounds
    stages = [["auction"], ["build"]]       # the phases of a turn, in their order
    [[bids]]                                # where one bids: BID NUMBER, and what one says instead
    phase = "auction"
    bid = "bid"
    passes = ["pass", "drop"]               # the first that is legal
    every_turn = true
    [passes]                                # what a pass is in other phases
    build = ["done"]

A game without a clock is counted by the turns of the seat; one without stages has turns that are not divided.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.game import Game
from steamshed.orders.order import Scope


class Bids(Strict):
    """A phase in which one bids; ``every_turn`` if it comes again, with the options that are needed for that."""

    phase: str
    passes: list[str]
    bid: str = "bid"
    every_turn: bool = False
    options: dict[str, str] = msgspec.field(default_factory=dict)


class Knowledge(Strict):
    """``show/orders.toml``."""

    clock: str = ""
    stages: list[list[str]] = msgspec.field(default_factory=list)
    bids: list[Bids] = msgspec.field(default_factory=list)
    passes: dict[str, list[str]] = msgspec.field(default_factory=dict)

    def stage(self, phase: str) -> int:
        """The number of the stage that a phase belongs to; -1 where turns are not divided."""
        for number, phases in enumerate(self.stages):
            if phase in phases:
                return number
        return -1

    def now(self, view: Mapping[str, object], phase: str, turns: int) -> Scope:
        """Where a game stands; ``turns`` is how many turns of the seat have begun."""
        found = view.get(self.clock) if self.clock else turns
        return Scope(found if isinstance(found, int) else 0, self.stage(phase))

    def bids_in(self, phase: str) -> Bids | None:
        return next((one for one in self.bids if one.phase == phase), None)

    def next_auction(self, view: Mapping[str, object], phase: str) -> tuple[str, Scope] | None:
        """The phase of the auction that is or comes next, and its time; None where there is none."""
        now, chosen = self.now(view, phase, 0), view.get("options")
        if self.bids_in(phase) is not None:
            return phase, now
        for one in self.bids:
            if one.every_turn and isinstance(chosen, dict) and one.options.items() <= chosen.items():
                stage = self.stage(one.phase)
                return one.phase, Scope(now.clock + (stage < now.stage), stage)
        return None

    def passes_in(self, phase: str) -> Sequence[str]:
        """What one says to do nothing in a phase, the best first; nothing where that cannot be."""
        bids = self.bids_in(phase)
        return self.passes.get(phase, []) if bids is None else bids.passes


@functools.cache
def knowledge_of(game: Game) -> Knowledge:
    """Raises ContentError for a file that is not as it should be."""
    folder = game.folder("show") / "orders.toml"
    if not folder.is_file():
        return Knowledge()
    found = read_struct(folder, Knowledge)
    known = [phase for phases in found.stages for phase in phases]
    if len(set(known)) != len(known):
        raise ContentError("orders.toml", "stages", "a phase stands in two of them")
    return found


def later(one: Scope, other: Scope) -> bool:
    """Whether the first time comes after the whole of the second."""
    if one.clock != other.clock or -1 in (one.stage, other.stage):
        return one.clock > other.clock
    return one.stage > other.stage
