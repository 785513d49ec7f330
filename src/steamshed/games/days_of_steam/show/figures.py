"""What sentences quote of a position."""

from __future__ import annotations

from steamshed.games.days_of_steam.rules.scoring import scores
from steamshed.games.days_of_steam.table.table import Table
from steamshed.ui.game_ui import Figure


def figures(state: Table, seat: int) -> dict[str, Figure]:
    colours = len(state.rules.box.colours)
    delivered = state.delivered[seat * colours : (seat + 1) * colours]
    return {
        "steam": state.steam[seat],
        "points": scores(state)[seat],
        "markers": state.markers[seat],
        "coal": state.coal[seat],
        "goods": sum(delivered),
        "colours": sum(1 for count in delivered if count),
        "tiles": state.pile_size,
        "cities": sum(state.city_pile),
        "markers_left": state.markers_left(),
        "spent": state.spent,
        "risk": max(0, state.spent - state.rules.numbers.speed_limit) if state.curve else 0,
    }
