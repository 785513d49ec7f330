"""Setup: goods on the display and on the cities, companies, the dice for the player order (AS-SETUP)."""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.phases import PHASES
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.kernel.chance import Chance
from steamshed.rail.network import empty_network


def begin(rules: Rules, chance: Chance) -> AgeOfSteam:
    """A game at its first decision: issue shares of turn 1 (AS-SETUP-08)."""
    board, numbers, players = rules.board, rules.numbers, rules.players
    state = AgeOfSteam(rules, empty_network(board.grid, board.tiles, board.stop))
    # AS-SETUP-05
    state.cash = [numbers.cash] * players
    state.income = [numbers.income] * players
    state.shares = [numbers.shares] * players
    state.engine = [numbers.engine] * players
    state.special = [-1] * players
    state.out = [0] * players
    state.features = [0] * players
    state.bids = [0] * players
    # AS-SETUP-07
    state.supply = [tile.count for tile in board.tiles.types]
    state.discs = numbers.town_discs
    state.new_city = [-1] * board.grid.size
    state.wanted = board.colour[:]
    state.letter_at = [-1] * len(board.goods.letters)
    lay_out_goods(state, chance)
    state.order = roll_for_order(list(range(players)), numbers.order_dice, chance)
    state.phase = PHASES[0].name
    PHASES[0].begin(state, chance, [])
    return state


def lay_out_goods(state: AgeOfSteam, chance: Chance) -> None:
    """AS-SETUP-03, AS-SETUP-04: the display box by box, then the cities in the order of the map file."""
    board = state.rules.board
    colours = len(board.goods.colours)
    state.bag = board.goods.counts[:]
    state.display = [draw(state, chance) for _ in board.goods.boxes]
    state.cubes = [0] * (board.grid.size * colours)
    for city in board.cities:
        for _ in range(board.start_cubes[city]):
            state.cubes[city * colours + draw(state, chance)] += 1


def draw(state: AgeOfSteam, chance: Chance) -> int:
    goods = state.rules.board.goods
    colour = goods.colour_of[chance.draw("bag", dict(zip(goods.colours, state.bag, strict=True)))]
    state.bag[colour] -= 1
    return colour


def roll_for_order(seats: list[int], dice: int, chance: Chance) -> list[int]:
    """AS-SETUP-06: higher total first; seats with equal totals roll again for the places they share."""
    totals: dict[int, list[int]] = {}
    for seat in seats:
        total = sum(chance.roll("order die", 6) for _ in range(dice))
        totals.setdefault(total, []).append(seat)
    order: list[int] = []
    for total in sorted(totals, reverse=True):
        group = totals[total]
        order.extend(group if len(group) == 1 else roll_for_order(group, dice, chance))
    return order
