"""What sentences quote of a position."""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.scoring import breakdown, scores
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.show.figures import place
from steamshed.ui.game_ui import Figure


def figures(state: Table, seat: int) -> dict[str, Figure]:
    return {
        "turn": state.turn,
        "cash": state.cash[seat],
        "income": state.income[seat],
        "shares": state.shares[seat],
        "engine": state.engine[seat],
        "bill": state.shares[seat] + state.engine[seat],
        "points": scores(state)[seat],
        "track": breakdown(state, seat)["track"],
        "place": place(state, seat),
        "tiles": state.builds_left,
        "owned": state.network.owned_by(seat),
    }
