"""Setup: cubes on the cities and in the goods supply, players, the first turn order (ST-SETUP)."""

from __future__ import annotations

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.rules.phases import BASE, PHASES, STANDARD
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.options import Rules
from steamshed.kernel.chance import Chance
from steamshed.rail.network import empty_network

FEWEST = 3
"""With so many players there are fewer cubes (ST-SETUP-02, ST-SETUP-03)."""


def begin(rules: Rules, chance: Chance) -> Steam:
    """A game at its first decision, in round 1 (ST-SETUP-07)."""
    board, numbers, players = rules.board, rules.numbers, rules.players
    state = Steam(rules, empty_network(board.grid, board.tiles, board.stop))
    # ST-SETUP-06
    state.cash = [numbers.cash] * players
    state.income = [numbers.income] * players
    state.vp = [numbers.vp] * players
    state.locomotive = [numbers.locomotive] * players
    state.tile = [-1] * players
    state.using = [False] * players
    state.out = [0] * players
    state.bids = [-1] * players
    # ST-SETUP-05
    state.stock = board.cardboard.counts[:]
    state.cardboard_at = [-1] * board.grid.size
    state.new_city = [-1] * board.grid.size
    state.new_cities_left = board.goods.new_cities[:]
    state.grown = [False] * board.grid.size
    lay_out_goods(state, chance)
    if rules.standard:
        # ST-SETUP-10: ascending by the number drawn
        drawn = draw_tiles(players, chance)
        state.order = sorted(range(players), key=lambda seat: drawn[seat])
        state.phase = STANDARD[0]
    elif rules.random_order:
        # ST-SETUP-09: the lowest number is first, the others follow clockwise, with money
        drawn = draw_tiles(players, chance)
        first = drawn.index(min(drawn))
        state.order = [(first + place) % players for place in range(players)]
        for place, seat in enumerate(state.order):
            state.cash[seat] += numbers.random_order_cash[place]
        state.phase = BASE[0]
    else:
        # ST-SETUP-08
        state.phase = "opening_auction"
    PHASES[state.phase].begin(state, chance, [])
    return state


def lay_out_goods(state: Steam, chance: Chance) -> None:
    """ST-SETUP-01 to 04: the cities in the order of the map file, then the goods supply spaces; any colour anywhere."""
    rules = state.rules
    board, numbers = rules.board, rules.numbers
    colours = len(board.goods.colours)
    bag = board.goods.counts[:]
    few = rules.players == FEWEST
    state.cubes = [0] * (board.grid.size * colours)
    state.spaces = [0] * (numbers.spaces * colours)
    for city in board.cities:
        for _ in range(board.start_cubes[city] - (board.fewer_cubes_with_three if few else 0)):
            state.cubes[city * colours + draw(rules, bag, chance)] += 1
    for space in range(numbers.spaces):
        for _ in range(numbers.space_cubes_with_three if few else numbers.space_cubes):
            state.spaces[space * colours + draw(rules, bag, chance)] += 1


def draw(rules: Rules, bag: list[int], chance: Chance) -> int:
    goods = rules.board.goods
    colour = goods.colour_of[chance.draw("bag", dict(zip(goods.colours, bag, strict=True)))]
    bag[colour] -= 1
    return colour


def draw_tiles(players: int, chance: Chance) -> list[int]:
    """Each seat draws an action tile; they go back afterwards. Returns their numbers, from 0, by seat."""
    left = dict.fromkeys(ACTION_TILES, 1)
    drawn: list[int] = []
    for _ in range(players):
        name = chance.draw("action tile", left)
        left[name] = 0
        drawn.append(ACTION_TILES.index(name))
    return drawn
