"""What sentences quote of a position."""

from __future__ import annotations

from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.scoring import scores
from steamshed.games.binario.table.table import Table
from steamshed.ui.game_ui import Figure


def figures(state: Table, seat: int) -> dict[str, Figure]:
    box = state.rules.box
    found: dict[str, Figure] = {"round": state.round, "silver": state.silver[seat], "points": scores(state)[seat]}
    if state.card >= 0:
        found["card"] = box.cards[state.card].id
    found |= {f"left_{good.id}": left for good, left in zip(box.goods, state.goods)}
    found |= {f"stock_{kind.id}": left for kind, left in zip(box.vehicles, state.stock)}
    for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
        if state.start[row] >= 0:
            name = state.line_name(row).replace(" ", "_")
            found |= {f"{what}_{name}": value for what, value in line(state, seat, row).items()}
    return found


def line(state: Table, seat: int, row: int) -> dict[str, Figure]:
    """Of a line: cells with both stations, rounds for a leg and to go, what this leg will pay, and silver a round there
    and back, without cards and tolls, to one decimal."""
    way = state.way[row]
    found: dict[str, Figure] = {"cells": 0 if way is None else way.length}
    if way is None or state.vehicle[row] < 0:
        return found
    load = state.count[row] * effects.capacity(state, seat, state.vehicle[row])
    usual = load * effects.line_price(state, row) + way.length
    paid = load * state.mark[row] + way.length if state.mark[row] >= 0 else usual
    loaded = (state.out_good[row] >= 0) + (state.back_good[row] >= 0)
    return found | {
        "trip": state.time[row],
        "in": state.time[row] - state.progress[row],
        "pays": paid if effects.leg_good(state, row) >= 0 else 0,
        "rate": (10 * usual * loaded + state.time[row]) // (2 * state.time[row]) / 10,
    }
