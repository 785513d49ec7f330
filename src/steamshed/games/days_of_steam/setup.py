"""Setup: the start city, the display, the hands (section 3 of the rules)."""

from __future__ import annotations

from steamshed.games.days_of_steam.laying import draw_city, draw_good, draw_track, refill_display
from steamshed.games.days_of_steam.phase import TURN
from steamshed.games.days_of_steam.rules import Rules
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.kernel.chance import Chance
from steamshed.rail.squaregrid import grid_for
from steamshed.rail.squaretiles import STOP
from steamshed.rail.squaretrack import SquareTrack


def empty_table(rules: Rules) -> DaysOfSteam:
    """Everything is in the box."""
    box, players = rules.box, rules.players
    track = SquareTrack(box.tiles, rules.numbers.distance, rules.numbers.between, grid_for(0))
    state = DaysOfSteam(rules, track)
    colours = len(box.colours)
    state.display = [-1] * rules.numbers.display
    state.display_goods = [0] * (rules.numbers.display * colours)
    state.city_pile = box.city_counts[:]
    state.pile = dict(zip(box.types.names, box.types.counts))
    state.pile_size = sum(box.types.counts)
    state.gone = [0] * len(state.pile)
    state.bag = [box.goods_per_colour] * colours
    state.hands = [[] for _ in range(players)]
    state.steam = [rules.numbers.start_steam] * players
    state.coal = [0] * players
    state.node = [4 * track.grid.at(0, 0)] * players
    state.cargo = [-1] * players
    state.origin = [-1] * players
    state.markers = [0] * players
    state.delivered = [0] * (players * colours)
    return state


def begin(rules: Rules, chance: Chance) -> DaysOfSteam:
    """A game at its first turn."""
    state = empty_table(rules)
    numbers, colours = rules.numbers, len(rules.box.colours)
    # DS-TURN-07
    state.start = chance.roll("start player", rules.players) - 1
    start = state.add_city(state.track.grid.at(0, 0), draw_city(state, chance))
    state.track.lay(state.city_cell[start], STOP)
    if rules.start_city_goods:
        for _ in range(numbers.goods_per_city):
            state.goods[start * colours + draw_good(state, chance)] += 1
    for slot in range(numbers.display):
        refill_display(state, slot, chance, [])
    for seat in range(rules.players):
        for _ in range(numbers.hand):
            draw_track(state, seat, chance, [])
    state.seat = state.start
    state.phase = TURN
    return state
