"""What sentences quote of a position."""

from __future__ import annotations

from steamshed.games.steam.rules.scoring import breakdown, scores
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.show.figures import place
from steamshed.ui.game_ui import Figure


def figures(state: Table, seat: int) -> dict[str, Figure]:
    waiting = dict(zip(state.receivers, state.points))
    parts = breakdown(state, seat)
    return {
        "round": state.turn,
        "rounds": state.rules.turns,
        "cash": state.cash[seat],
        "income": state.income[seat],
        "debt": -state.income[seat],
        "vp": state.vp[seat],
        "locomotive": state.engine[seat],
        "points": scores(state)[seat],
        "waiting": waiting.get(seat, 0),
        "links": parts["links"],
        "income_vp": parts["income"],
        "place": place(state, seat),
        "tiles": state.builds_left,
    }
