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
    aside = [0] * len(bag)
    for city in board.cities:
        for _ in range(board.start_cubes[city] - fewer):
            colour = draw_for(state, bag, aside, city, chance)
            state.cubes[city * len(bag) + colour] += 1
    return_all(bag, aside)


def draw_for(state: HexTable, bag: list[int], aside: list[int], city: int, chance: Chance) -> int:
    """A cube for a city. MR-16: one of its own colour is put aside until the fill is over, as long as there is another
    one."""
    colour = draw(state, bag, chance)
    if not state.rules.map.not_own:
        return colour
    own = state.rules.board.colour[city]
    while colour == own and any(count and other != own for other, count in enumerate(bag)):
        aside[colour] += 1
        colour = draw(state, bag, chance)
    if not any(bag):
        return_all(bag, aside)
    return colour


def return_all(bag: list[int], aside: list[int]) -> None:
    """What was put aside goes back into the bag."""
    for colour, count in enumerate(aside):
        bag[colour] += count
        aside[colour] = 0
