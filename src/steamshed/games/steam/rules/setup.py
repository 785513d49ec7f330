"""Setup: cubes on the cities and in the goods supply, the first turn order (ST-SETUP).

Players and supply begin as the declaration of the table says (ST-SETUP-05, ST-SETUP-06).
"""

from __future__ import annotations

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.rules.phases import BASE, STANDARD
from steamshed.games.steam.table.phases import OPENING
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.setup import draw, fill_cities
from steamshed.kernel.chance import Chance

FEWEST = 3
"""With so many players there are fewer cubes (ST-SETUP-02, ST-SETUP-03)."""


def set_up(state: Table, chance: Chance) -> None:
    """Puts a game on an empty table, up to its first decision in round 1 (ST-SETUP-07)."""
    rules, players = state.rules, state.rules.players
    lay_out_goods(state, chance)
    if rules.standard:
        # ST-SETUP-10: ascending by the number drawn
        drawn = draw_tiles(players, chance)
        state.order = sorted(range(players), key=lambda seat: drawn[seat])
        add_by_place(state)
        state.phase = STANDARD[0]
    elif rules.random_order:
        # ST-SETUP-09: the lowest number is first, the others follow clockwise, with money
        drawn = draw_tiles(players, chance)
        first = drawn.index(min(drawn))
        state.order = [(first + place) % players for place in range(players)]
        for place, seat in enumerate(state.order):
            state.cash[seat] += rules.numbers.random_order_cash[place]
        add_by_place(state)
        state.phase = BASE[0]
    else:
        # ST-SETUP-08: nobody has a position yet
        state.order = []
        state.phase = OPENING
    state.phases[state.phase].begin(state, chance, [])


def add_by_place(state: Table) -> None:
    """MR-02: money for the places of the first order. After an opening auction it is paid with the position."""
    for place, cash in enumerate(state.rules.map.cash_by_place):
        state.cash[state.order[place]] += cash


def lay_out_goods(state: Table, chance: Chance) -> None:
    """ST-SETUP-01 to 04: the cities, then the goods supply spaces; any colour anywhere."""
    board, numbers = state.rules.board, state.rules.numbers
    bag, few = board.goods.counts[:], state.rules.players == FEWEST
    fill_cities(state, bag, board.fewer_cubes_with_three if few else 0, chance)
    for space in range(numbers.spaces):
        for _ in range(numbers.space_cubes_with_three if few else numbers.space_cubes):
            state.spaces[space * len(bag) + draw(state, bag, chance)] += 1


def draw_tiles(players: int, chance: Chance) -> list[int]:
    """Each seat draws an action tile; they go back afterwards. Returns their numbers, from 0, by seat."""
    left = dict.fromkeys(ACTION_TILES, 1)
    drawn: list[int] = []
    for _ in range(players):
        name = chance.draw("action tile", left)
        left[name] = 0
        drawn.append(ACTION_TILES.index(name))
    return drawn
