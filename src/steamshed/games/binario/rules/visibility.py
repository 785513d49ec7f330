"""What a seat may know: all but the unseen control cards and, in the draft, the other's cards (BI-SETUP-09).

A view is the position without the secrets of the draft, and beside it what follows from all that is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.binario.content.box import F_MAGLEV
from steamshed.games.binario.rules import costs, effects
from steamshed.games.binario.table.phases import DRAFT_PHASES
from steamshed.games.binario.table.table import Table
from steamshed.kernel.chance import Chance


def add_what_follows(state: Table, viewer: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """The view with what everybody can work out."""
    box = state.rules.box
    if state.phase in DRAFT_PHASES:
        # BI-ADV-06: choices are secret; the others see only who has chosen
        for number, seat in enumerate(view["seats"]):
            if number != viewer:
                seat["chose"] = state.chosen[number] >= 0
    view["viewer"] = viewer
    view["era"] = state.era
    view["holder"] = state.holder
    view["goods"] = {good.id: state.goods[at] for at, good in enumerate(box.goods)}
    view["vehicles"] = {kind.id: state.stock[at] for at, kind in enumerate(box.vehicles) if state.stock[at]}
    view["supply"] = [supply(state, player) for player in range(2)]
    view["rows"] = state.rules.rows[:]
    view["ovals"] = box.ovals[:]
    view["scores"] = state.scores()
    view["rounds"] = state.rules.last_round
    view["era_rounds"] = sum(state.rules.rounds[: state.era]) - state.round
    view["income"] = [income(state, player) for player in range(2)]
    return view


def income(state: Table, seat: int) -> int:
    """Silver a round that the lines of a seat bring by the table of prices, tolls taken off, rounded down."""
    total = 0
    for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
        way, kind = state.way[row], state.vehicle[row]
        if way is None or kind < 0 or not state.time[row]:
            continue
        toll = way.toll * effects.toll_rate(state, seat)
        for good in (state.out_good[row], state.back_good[row]):
            if good >= 0:
                priced = good if state.rules.own_price or state.out_good[row] < 0 else state.out_good[row]
                load = state.count[row] * effects.capacity(state, seat, kind)
                pay = load * effects.table_price(state, seat, priced) + way.length - toll
                total += 5 * pay // state.time[row]
    return total // 10


def supply(state: Table, seat: int) -> dict[str, int]:
    """Tiles in a player's box; none of a kind whose time is over (BI-ERA-05)."""
    box = state.rules.box
    found = {"portal": costs.portals_left(state, seat)}
    for type, way in enumerate(box.ways):
        if way.family != F_MAGLEV:
            over = not state.rules.way_eras[type] >> state.era
            found[way.id] = 0 if over else costs.tiles_left(state, seat, type)
    for kind, station in enumerate(box.stations):
        over = not state.rules.station_eras[kind] >> state.era
        found[station.id] = 0 if over else costs.stations_left(state, seat, kind)
    return found


# -- imagining -------------------------------------------------------------------------------------------------------


def deal_cards(known: dict[str, Any], view: Mapping[str, Any], people: list[str], chance: Chance) -> dict[str, Any]:
    """A whole position that agrees with a view: in the draft the other's cards are drawn from those its seat has not
    seen. Unseen control cards are drawn when they are drawn."""
    phase, viewer = str(view["phase"]), view["viewer"]
    if phase not in DRAFT_PHASES:
        return known
    seats: list[dict[str, Any]] = known["seats"]
    seen: set[str] = set()
    for seat in seats:
        seen |= {*seat.get("hand", []), *seat.get("returned", [])}
        if seat.get("passed"):
            seen.add(seat["passed"])
    unknown = {id: 1 for id in people if id not in seen}

    def draw() -> str:
        id = chance.draw("unseen personality", unknown)
        del unknown[id]
        return id

    for number, seat in enumerate(seats):
        if number == viewer:
            continue
        hand: list[str] = []
        if phase == "draft_keep" and viewer is not None:
            # what the viewer has passed is in the other hand
            hand.append(seats[viewer]["passed"])
        size = 3 if phase == "draft_return" else 2
        while len(hand) < size:
            hand.append(draw())
        seat["hand"] = hand
        if phase != "draft_return":
            seat["returned"] = [draw()]
        if view["seats"][number]["chose"]:
            seat["chosen"] = hand[chance.roll("unseen choice", len(hand)) - 1]
    if viewer is None and phase == "draft_keep":
        for number, seat in enumerate(seats):
            seat["passed"] = seats[1 - number]["hand"][0]
    return known
