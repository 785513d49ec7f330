"""How milestones that not everybody knows stand in positions, and in views (RR-INFO-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steamshed.games.railroad_revolution.content.box import LETTERS
from steamshed.games.railroad_revolution.table.codecs.names import find, seat_there
from steamshed.games.railroad_revolution.table.position_shapes import PilePart
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.position import ALL, LEFT_OUT, Codec, Given, index_of

DRAWN = "drawn"


def bits_of(state: Table, seats: Sequence[int], where: str) -> int:
    return sum(1 << seat_there(state, seat, where) for seat in set(seats))


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def write_pile(state: Table, tiles: Sequence[int], seen: Sequence[int]) -> list[object]:
    """Tiles as they lie, with the seats that know them."""
    names = state.rules.box.milestones
    return [{"tile": names[tile].name, "seen_by": seats_in(knows)} for tile, knows in zip(tiles, seen)]


def show_pile(
    state: Table, tiles: Sequence[int], seen: Sequence[int], openly: Sequence[int], viewer: int | None
) -> list[object]:
    """RR-INFO-02: a tile is shown to those who know it, with the open draw to all.

    Who knows it is told as far as everybody can tell: which of several drawn tiles was kept, nobody else has seen.
    """
    names, found = state.rules.box.milestones, list[object]()
    for tile, knows, known in zip(tiles, seen, openly):
        own = 0 if viewer is None else knows & 1 << viewer
        shown = names[tile].name if own or state.rules.open_draw else None
        found.append({"tile": shown, "seen_by": seats_in(known | own)})
    return found


def read_pile(state: Table, pile: Sequence[PilePart], usual: int, where: str) -> tuple[list[int], list[int]]:
    """Tiles and who knows each; ``usual`` where that is not said."""
    tiles = [find(state.rules.box.milestone_of, entry.tile, where, "a milestone") for entry in pile]
    return tiles, [usual if entry.seen_by is None else bits_of(state, entry.seen_by, where) for entry in pile]


class UnderCodec(Codec[Table]):
    """Milestones put back, by letter, the next to come first."""

    def write(self, state: Table, seat: int) -> object:
        return {letter: write_pile(state, state.under[at], state.under_seen[at]) for at, letter in enumerate(LETTERS)}

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        if viewer == ALL:
            return self.write(state, seat)
        return {
            letter: show_pile(state, state.under[at], state.under_seen[at], state.under_openly[at], viewer)
            for at, letter in enumerate(LETTERS)
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.rules.everybody if state.rules.open_draw else 0
        for letter, pile in self.value_of(state, seat, value).items():
            at = index_of(LETTERS, letter, self.place)
            state.under[at], state.under_seen[at] = read_pile(state, pile, usual, f"{self.place}.{letter}")


class DrawnCodec(Codec[Table]):
    """Milestones just drawn, which the deciding seat has seen."""

    def write(self, state: Table, seat: int) -> object:
        return write_pile(state, state.drawn, state.drawn_seen)

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        if viewer == ALL:
            return self.write(state, seat)
        return show_pile(state, state.drawn, state.drawn_seen, state.drawn_openly, viewer)

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        usual = state.rules.everybody if state.rules.open_draw or state.seat is None else 1 << state.seat
        state.drawn, state.drawn_seen = read_pile(state, self.value_of(state, seat, value), usual, self.place)


class OpenlyCodec(Codec[Table]):
    """Of whom everybody knows that they know the tiles put back, by letter, and those drawn.

    It stands there only where it is not all of those who know them, and in no view.
    """

    def write(self, state: Table, seat: int) -> object:
        found = {
            letter: [seats_in(known) for known in state.under_openly[at]]
            for at, letter in enumerate(LETTERS)
            if state.under_openly[at] != state.under_seen[at]
        }
        if state.drawn_openly != state.drawn_seen:
            found[DRAWN] = [seats_in(known) for known in state.drawn_openly]
        return found

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        return super().show(state, seat, viewer) if viewer == ALL else LEFT_OUT

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.under_openly = [pile[:] for pile in state.under_seen]
        state.drawn_openly = state.drawn_seen[:]
        for name, seats in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            at = index_of((*LETTERS, DRAWN), name, self.place)
            known = [bits_of(state, some, where) for some in seats]
            if name == DRAWN:
                state.drawn_openly = known
            else:
                state.under_openly[at] = known


class ReplacingCodec(Codec[Table]):
    """Completed milestones that the deciding seat replaces, the first in turn first."""

    def write(self, state: Table, seat: int) -> object:
        names, lines = state.rules.box.milestones, state.replacing
        return [{"line": lines[at], "tile": names[lines[at + 1]].name} for at in range(0, len(lines), 2)]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for entry in self.value_of(state, seat, value):
            tile = find(state.rules.box.milestone_of, entry.tile, self.place, "a milestone")
            state.replacing += [entry.line, tile]
