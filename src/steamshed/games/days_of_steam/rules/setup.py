"""Setup: the start city, the display, the hands (docs/rules/days_of_steam.md 3)."""

from __future__ import annotations

from steamshed.games.days_of_steam.rules.after_laying import draw_city, draw_good, draw_track, refill_display
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.table.phases import TURN
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import grid_for
from steamshed.games.days_of_steam.track.squaretiles import STOP
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.chance import Chance


def empty_track(rules: Rules) -> SquareTrack:
    """A plane without a tile."""
    return SquareTrack(rules.box.tiles, rules.numbers.distance, rules.numbers.between, grid_for(0))


def set_up(state: Table, chance: Chance) -> None:
    """Puts a game on an empty table, up to its first turn."""
    rules = state.rules
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
