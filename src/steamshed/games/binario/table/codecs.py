"""How the course of the game, cards, people and the stock of Binario Duel stand in positions (docs/games/binario.md
shows one). Ways and stations are in ``network_texts``, lines in ``line_texts``, decisions in ``decision_texts``.

A position holds what a person would note down. What follows from that is not in it: the common stock of goods and
vehicles, the supply of tiles, the unseen cards.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from steamshed.games.binario.content import map_check, map_reader, map_text
from steamshed.games.binario.content.continent import MEADOW, SIDES, Continent
from steamshed.games.binario.content.files import MapForm
from steamshed.games.binario.content.reader import box as shipped_box
from steamshed.games.binario.table.options import Rules
from steamshed.games.binario.table.phases import BEFORE_CARD
from steamshed.games.binario.table.position_shapes import Round
from steamshed.games.binario.table.table import Table
from steamshed.kernel.decode import typed
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import LEFT_OUT, UNSET, Codec, Count, Given

Names = Callable[[Table], Mapping[str, int]]
"""Where a text finds the numbers of its names."""


def people(state: Table) -> Mapping[str, int]:
    return state.rules.box.personality_of


def stations(state: Table) -> Mapping[str, int]:
    return state.rules.box.station_of


def vehicles(state: Table) -> Mapping[str, int]:
    return state.rules.box.vehicle_of


def goods(state: Table) -> Mapping[str, int]:
    return state.rules.box.good_of


def start_silver(state: Table, seat: int) -> int:
    return state.rules.box.start_silver


def find(names: Mapping[str, int], name: str, where: str) -> int:
    """The number of a name."""
    if name not in names:
        raise PositionError(where, f"{name!r} is not known here")
    return names[name]


def find_cell(state: Table, name: str, where: str) -> int:
    cell = state.map.index.get(name, -1)
    if cell < 0:
        raise PositionError(where, f"{name!r} is not a cell of the map")
    return cell


def write_sides(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


def read_sides(text: str, where: str) -> int:
    if any(letter not in SIDES for letter in text) or len(set(text)) != len(text):
        raise PositionError(where, f"{text!r} is not some of N, E, S, W")
    return sum(1 << SIDES.index(letter) for letter in text)


def write_path(state: Table, cells: tuple[int, ...], under: tuple[bool, ...]) -> str:
    """A path as letters from its first cell, small ones underground."""
    letters: list[str] = []
    for at in range(1, len(cells)):
        letter = SIDES[state.map.side_to(cells[at - 1], cells[at])]
        letters.append(letter.lower() if under[at] else letter)
    return "".join(letters)


def read_path(state: Table, start: str, path: str, where: str) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """The cells of a path in letters, and which of them are underground."""
    cells = [find_cell(state, start, where)]
    under = [False]
    for letter in path:
        if letter.upper() not in SIDES:
            raise PositionError(where, f"{path!r} is not a path like WWN")
        cell = state.map.near[4 * cells[-1] + SIDES.index(letter.upper())]
        if cell < 0:
            raise PositionError(where, f"{path!r} leaves the map")
        cells.append(cell)
        under.append(letter.islower())
    return tuple(cells), tuple(under)


# -- texts of several kinds ------------------------------------------------------------------------------------------


class SeveralCodec(Codec[Table]):
    """A list of numbers that stand there by their names; left out where it is empty."""

    def __init__(self, place: str, names: Names, *, hidden: bool = False) -> None:
        super().__init__(place, list[str], [], lean=True, hidden=hidden)
        self.names = names

    def write(self, state: Table, seat: int) -> object:
        names = [*self.names(state)]
        return [names[number] for number in self.get(state, seat)]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        names = self.names(state)
        found = [find(names, name, self.where(seat)) for name in self.value_of(state, seat, value)]
        self.set(state, seat, sorted(found) if self.field == "hands" else found)


class CountsCodec(Codec[Table]):
    """Numbers of things by their names, without those of which there are none."""

    def __init__(self, place: str, names: Names, *, lean: bool = False) -> None:
        super().__init__(place, dict[str, Count], {}, lean=lean)
        self.names = names

    def write(self, state: Table, seat: int) -> object:
        return {name: count for name, count in zip(self.names(state), self.get(state, seat), strict=True) if count}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        counts = self.get(state, seat)
        for name, count in self.value_of(state, seat, value).items():
            counts[find(self.names(state), name, f"{self.where(seat)}.{name}")] = count


class PersonCodec(Codec[Table]):
    """A personality by its name; left out where there is none."""

    def __init__(self, place: str, *, hidden: bool = False) -> None:
        super().__init__(place, str | None, None, lean=True, hidden=hidden)

    def write(self, state: Table, seat: int) -> object:
        card = self.get(state, seat)
        return None if card < 0 else state.rules.box.personalities[card].id

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value not in (UNSET, None):
            self.set(state, seat, find(people(state), value, self.where(seat)))


class PassedCodec(PersonCodec):
    """The card that was passed, which both players know and nobody else (BI-ADV-06)."""

    def show(self, state: Table, seat: int, viewer: int | None) -> object:
        return LEFT_OUT if viewer is None else super().show(state, seat, viewer)


# -- the course of the game ------------------------------------------------------------------------------------------


class RoundCodec(Codec[Table]):
    """The round, from which the era follows."""

    def __init__(self, place: str) -> None:
        super().__init__(place, Round, 1)

    def write(self, state: Table, seat: int) -> object:
        return state.round

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.round = self.value_of(state, seat, value)
        state.era = state.rules.era(state.round)


class ColourCodec(Codec[Table]):
    """The colour of the price die; the first one where nothing is said."""

    def __init__(self, place: str) -> None:
        super().__init__(place, str, lambda state: state.rules.box.colours[0])

    def write(self, state: Table, seat: int) -> object:
        return state.price_colour

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.price_colour = read_colour(state, self.value_of(state, seat, value), self.place)


def read_colour(state: Table, colour: str, where: str) -> str:
    if colour not in state.rules.box.colours:
        raise PositionError(where, f"{colour!r} is not one of {', '.join(state.rules.box.colours)}")
    return colour


class StockCodec(Codec[Table]):
    """The stock colours of the eras so far. Not said: that of the map, or the first one."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[str] | None)

    def write(self, state: Table, seat: int) -> object:
        return state.stock_colours[:]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            value = [state.map.stock or state.rules.box.colours[0]] * state.era
        if len(value) != state.era:
            raise PositionError("stock", f"{value} is not a colour for each era up to {state.era}")
        state.stock_colours = [read_colour(state, colour, "stock") for colour in value]


class DrawnCodec(Codec[Table]):
    """The control cards of this era so far. A position may name the last one alone, as ``card``."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[str] | None)

    def write(self, state: Table, seat: int) -> object:
        return [state.rules.box.cards[card].id for card in state.drawn]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            card = given.get("card")
            value = [] if card in (UNSET, None) else [card]
        state.drawn = [find(state.rules.box.card_of, id, "drawn") for id in value]


class CardCodec(Codec[Table]):
    """The control card in force."""

    def __init__(self, place: str) -> None:
        super().__init__(place, str | None)

    def write(self, state: Table, seat: int) -> object:
        return None if state.card < 0 else state.rules.box.cards[state.card].id

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.card = -1 if value in (UNSET, None) else find(state.rules.box.card_of, value, "card")


class PilesCodec(Codec[Table]):
    """How many cards lie in the two piles. Not said: what the cards drawn, or the rounds gone, leave."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[Count] | None)

    def write(self, state: Table, seat: int) -> object:
        return state.piles[:]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            each = state.rules.cards_each[state.era - 1]
            gone = rounds_gone(state) if given.get("drawn") in (UNSET, None) else len(state.drawn)
            first = max(0, each - gone)
            value = [first, max(0, 2 * each - gone - first)]
        if len(value) != 2:
            raise PositionError("piles", f"{len(value)} instead of two")
        state.piles = value[:]


def rounds_gone(state: Table) -> int:
    """The rounds of this era that have had their card."""
    before = sum(state.rules.rounds[: state.era - 1])
    return state.round - before - (1 if state.phase in BEFORE_CARD and state.phase != "over" else 0)


# -- the map ---------------------------------------------------------------------------------------------------------


class MapCodec(Codec[Table]):
    """The continent: a shipped one by its name, or written out. A table is made for it, so it is read before all else
    (``read_map``)."""

    def __init__(self, place: str) -> None:
        super().__init__(place, str | MapForm | None)

    def write(self, state: Table, seat: int) -> object:
        return state.map.name or map_text.write_continent(state.rules.box, state.map)

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        pass


def read_map(rules: Rules, given: Given) -> Continent:
    """The continent of a position."""
    form, hand, stock = given.get("map"), given.get("hand"), given.get("stock")
    if rules.fixed_map and form in (UNSET, None, rules.fixed_map):
        return map_reader.fixed_map(rules.fixed_map)
    if not isinstance(form, MapForm):
        raise PositionError("map", "the continent must be written out, as in a map file")
    text = json.dumps(msgspec.to_builtins(form))
    colour = stock[0] if isinstance(stock, list) and stock else rules.box.colours[0]
    unfinished = hand not in (UNSET, None)
    left_out = tuple(hand.left_out) if unfinished else ()
    by_hand = rules.map_mode == "hand"
    return written_map(text, rules.map_size, colour, by_hand, unfinished, left_out, by_hand and rules.version == 1)


@functools.lru_cache(64)
def written_map(
    text: str, size: str, stock: str, by_hand: bool, unfinished: bool, left_out: tuple[str, ...], wide_ends: bool
) -> Continent:
    box = shipped_box()
    try:
        made = map_reader.read_map(typed(json.loads(text), MapForm), "")
    except map_text.MapFault as fault:
        raise PositionError(f"map.{fault.where}", fault.reason) from None
    if f"{made.width}x{made.height}" != size:
        raise PositionError("map.width", f"{made.width}x{made.height} is not the map size {size}")
    for name in left_out:
        if name not in box.facility_of:
            raise PositionError("hand.left_out", f"{name!r} is no facility")
        made.left_out.append(box.facility_of[name])
    if stock not in box.colours:
        raise PositionError("stock", f"{stock!r} is not one of {', '.join(box.colours)}")
    if unfinished:
        faults = map_check.check_unfinished(box, made, wide_ends)
    else:
        wanted = box.facilities_for(size, stock)
        if by_hand:
            # BI-HAND-06: what found no place is left out
            made.left_out = [
                kind for kind, count in enumerate(wanted) for _ in range(count - made.facility.count(kind))
            ]
        faults = map_check.check(box, made, wanted, wide_ends)
    for broken in faults:
        where = f"map.rows, {made.names[broken.cell]}" if broken.cell >= 0 else "map.rows"
        raise PositionError(where, f"{broken.reason} ({broken.rule})")
    return made


class ClearedCodec(Codec[Table]):
    """Cells whose terrain has become meadow (BI-DEM-06)."""

    def write(self, state: Table, seat: int) -> object:
        return [
            state.map.names[cell]
            for cell in range(state.map.size)
            if state.terrain[cell] != state.map.terrain[cell] and cell not in state.factories
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name in self.value_of(state, seat, value):
            cell = find_cell(state, name, "cleared")
            if not state.map.is_plain(cell):
                raise PositionError("cleared", f"{name} is no open land")
            state.set_terrain(cell, MEADOW)


class FactoriesCodec(Codec[Table]):
    """The cells of the food factories."""

    def write(self, state: Table, seat: int) -> object:
        return [state.map.names[cell] for cell in state.factories]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name in self.value_of(state, seat, value):
            cell = find_cell(state, name, "factories")
            if not state.map.is_plain(cell) or cell in state.factories:
                raise PositionError("factories", f"{name} is no open land (BI-ERA-04)")
            state.add_factory(cell)
