"""Setup: cubes out of the bag onto the map."""

from __future__ import annotations

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.chance import Chance


def draw(state: HexTable, bag: list[int], chance: Chance) -> int:
    """A cube from the bag, which is changed in place: its colour."""
    goods = state.rules.board.goods
    counts = {name: bag[number] for number, name in enumerate(goods.colours)}
    colour = goods.colour_of[chance.draw("bag", counts)]
    bag[colour] -= 1
    return colour


def fill_cities(state: HexTable, bag: list[int], fewer: int, chance: Chance) -> None:
    """The cities in the order of the map file, each with the cubes that it says, or fewer."""
    board = state.rules.board
    for city in board.cities:
        for _ in range(board.start_cubes[city] - fewer):
            state.cubes[city * len(bag) + draw(state, bag, chance)] += 1
