"""What a seat sees in Railroad Revolution beside the declared fields: see ``rl/observation.py``."""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.effects import first_of, op_of, second_of
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.state import State
from steamshed.rl.observation import ABSENT, VIEWER, Sense, Sensed, filled

UNKNOWN: Final = -2
MOST_FRAMES: Final = 16
"""More effects than this have never lain open at the same time; those below are cut off."""
LETTERS: Final = 3


class OpenEffects(Sense):
    """The effects that lie open, the one on top first."""

    def __init__(self) -> None:
        about = "Effects that lie open, the one on top first: which, and two numbers of it; -1 where there is none"
        super().__init__("effects", about, (MOST_FRAMES, 3))
        self.needs = ("frames",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        found: list[int] = []
        for made in reversed(state.frames):
            found += [op_of(made), first_of(made), second_of(made)]
        return filled(found, self.size)


class Piles(Sense):
    """The milestones put back, as far as a seat knows them (RR-INFO-02)."""

    def __init__(self, each: int) -> None:
        about = "By letter: the milestones put back, the next to come first; -2 for one that the seat has not seen"
        super().__init__("under", about, (LETTERS, each))
        self.needs = ("under", "under_seen", VIEWER)
        self.each = each

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        found: list[int] = []
        for pile, seen in zip(state.under, state.under_seen):
            found += known(pile, seen, viewer, self.each)
        return found


class Drawn(Sense):
    """The milestones just drawn, as far as a seat knows them."""

    def __init__(self, most: int) -> None:
        about = "The milestones just drawn by the seat that decides; -2 for one that the seat that looks has not seen"
        super().__init__("drawn", about, (most,))
        self.needs = ("drawn", "drawn_seen", VIEWER)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        return known(state.drawn, state.drawn_seen, viewer, self.size)


def known(tiles: list[int], seen: list[int], viewer: int, size: int) -> list[int]:
    """The tiles that a seat has seen, -2 for others."""
    found = [tile if who >> viewer & 1 else UNKNOWN for tile, who in zip(tiles, seen)]
    return found[:size] + [ABSENT] * (size - len(found))


def more(state: Table) -> list[Sense]:
    box = state.rules.box
    return [OpenEffects(), Piles(max(len(tiles) for tiles in box.group_tiles)), Drawn(2 * box.draw_size)]


def by_players(state: Table) -> int:
    return state.rules.players


def replaced(state: Table) -> int:
    """Both open milestones, each with its place."""
    return 4


def endowments(state: Table) -> int:
    """A tile for every seat and one more, three numbers each."""
    return 3 * (state.rules.players + 1)


SENSED = Sensed(
    longest={"queue": by_players, "replacing": replaced, "endowment": endowments},
    left_out=("frames", "under", "under_seen", "under_openly", "drawn", "drawn_seen", "drawn_openly"),
    more=more,
    scores=("trains", "completed", "network", "stations", "offices", "marks"),
)
