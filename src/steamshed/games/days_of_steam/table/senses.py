"""What a seat sees in Days of Steam beside the declared fields: see ``rl/observation.py``.

Nothing that is seen depends on the order in which cities came, so they are named by where they lie. The board is shown
as a window around the start city; what a long game builds beyond it is not in the window, but in the lists of cities
and trains.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import SMALLEST
from steamshed.games.days_of_steam.track.squaretiles import EMPTY
from steamshed.kernel.state import State
from steamshed.rl.observation import ABSENT, VIEWER, Sense, Sensed

SIDE: Final = 2 * SMALLEST + 1


class Board(Sense):
    """The tiles near the start city."""

    def __init__(self) -> None:
        about = (
            f"By row and column, the start city in the middle: the tile in its position (a laying), {EMPTY} for none"
        )
        super().__init__("board", about, (SIDE, SIDE))
        self.needs = ("track",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        grid, tile = state.track.grid, state.track.tile
        if grid.reach == SMALLEST:
            return tile
        found: list[int] = []
        for y in range(-SMALLEST, SMALLEST + 1):
            at = grid.at(-SMALLEST, y)
            found += tile[at : at + SIDE]
        return found


class Cities(Sense):
    """The cities on the board, in reading order."""

    def __init__(self, most: int, colours: int) -> None:
        about = "By city on the board, in reading order: x, y, its colour, its goods by colour; -1 where there is none"
        super().__init__("cities", about, (most, 3 + colours))
        self.needs = ("track", "city_cell", "city_at", "city_colour", "goods")
        self.colours = colours

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        grid, colours = state.track.grid, self.colours
        found: list[int] = []
        for cell in sorted(state.city_cell):
            city = state.city_at[cell]
            found += [grid.x(cell), grid.y(cell), state.city_colour[city]]
            found += state.goods[city * colours : (city + 1) * colours]
        return found + [ABSENT] * (self.size - len(found))


class Trains(Sense):
    """Where the trains stand, and where their goods come from."""

    def __init__(self, players: int) -> None:
        about = "By seat: x, y and piece of the tile where the train is, x and y of the city its good comes from"
        super().__init__("trains", about, (players, 5))
        self.needs = ("track", "node", "origin", "city_cell")

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        grid = state.track.grid
        found: list[int] = []
        for node, origin in zip(state.node, state.origin):
            home = state.city_cell[origin] if origin >= 0 else grid.at(0, 0)
            found += [grid.x(node // 4), grid.y(node // 4), node % 4, grid.x(home), grid.y(home)]
        return found


class Hand(Sense):
    """The tiles in one's own hand (DS-INFO-01)."""

    def __init__(self, types: int) -> None:
        super().__init__("hand", "By type of tile: how many the seat that looks has in its hand", (types,), 0)
        self.needs = ("hands", VIEWER)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        found = [0] * self.size
        for type in state.hands[viewer]:
            found[type] += 1
        return found


class Unseen(Sense):
    """The tiles that are in the pile or in other hands (DS-INFO-02)."""

    def __init__(self, types: int) -> None:
        about = "By type of tile: how many are in the pile and in the hands of the others"
        super().__init__("unseen", about, (types,), 0)
        self.needs = ("pile", "hands", VIEWER)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Table)
        pile = state.pile
        found = [pile[name] for name in state.rules.box.types.names]
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                for type in hand:
                    found[type] += 1
        return found


def more(state: Table) -> list[Sense]:
    box = state.rules.box
    types = len(box.types.names)
    return [
        Board(),
        Cities(box.cities + 1, len(box.colours)),
        Trains(state.rules.players),
        Hand(types),
        Unseen(types),
    ]


BY_CITY: Final = ("city_cell", "city_colour", "goods", "origin", "run_origin", "loads")
SENSED = Sensed(left_out=(*BY_CITY, "node", "run_node", "hands", "pending"), more=more, scores=("delivered", "markers"))
