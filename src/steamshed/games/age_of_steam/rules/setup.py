"""Setup: goods on the display and on the cities, the dice for the player order (AS-SETUP).

Companies and supply begin as the declaration of the table says (AS-SETUP-05, AS-SETUP-07).
"""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.phases import SEQUENCE
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.setup import draw, fill_cities
from steamshed.kernel.chance import Chance


def set_up(state: Table, chance: Chance) -> None:
    """Puts a game on an empty table, up to its first decision: issue shares of turn 1 (AS-SETUP-08)."""
    # AS-SETUP-03, AS-SETUP-04: the display box by box, then the cities
    state.display = [draw(state, state.bag, chance) for _ in state.display]
    fill_cities(state, state.bag, 0, chance)
    state.order = roll_for_order(list(range(state.rules.players)), state.rules.numbers.order_dice, chance)
    for place, cash in enumerate(state.rules.map.cash_by_place):
        # MR-02
        state.cash[state.order[place]] += cash
    state.phase = SEQUENCE[0]
    state.phases[state.phase].begin(state, chance, [])


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
