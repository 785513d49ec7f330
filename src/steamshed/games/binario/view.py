"""What a seat may know: all but the unseen control cards and, in the draft, the other's cards (BI-SETUP-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import costs, position
from steamshed.games.binario.data import F_MAGLEV

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario

DERIVED = ("era", "holder", "goods", "vehicles", "supply", "scores", "viewer", "rows", "ovals")
SECRETS = ("hand", "chosen", "returned")


def make(state: Binario, seat: int | None) -> dict[str, object]:
    """The view of a seat, or of spectators."""
    catalog = state.rules.catalog
    data = position.dump(state)
    if state.phase.startswith("draft"):
        hide(data, seat)
    data["viewer"] = seat
    data["era"] = state.era
    data["holder"] = state.holder
    data["goods"] = {good.id: state.goods[at] for at, good in enumerate(catalog.goods)}
    data["vehicles"] = {kind.id: state.stock[at] for at, kind in enumerate(catalog.vehicles) if state.stock[at]}
    data["supply"] = [supply(state, player) for player in range(2)]
    data["rows"] = state.rules.rows[:]
    data["ovals"] = catalog.ovals[:]
    data["scores"] = state.scores()
    return data


def supply(state: Binario, seat: int) -> dict[str, int]:
    """Tiles in a player's box; none of a kind whose time is over (BI-ERA-05)."""
    catalog = state.rules.catalog
    found = {"portal": costs.portals_left(state, seat)}
    for type, way in enumerate(catalog.ways):
        if way.family != F_MAGLEV:
            over = not state.rules.way_eras[type] >> state.era
            found[way.id] = 0 if over else costs.tiles_left(state, seat, type)
    for kind, station in enumerate(catalog.stations):
        over = not state.rules.station_eras[kind] >> state.era
        found[station.id] = 0 if over else costs.stations_left(state, seat, kind)
    return found


def hide(data: dict[str, object], seat: int | None) -> None:
    """BI-ADV-06: choices are secret; the others see only how many cards there are and who has chosen."""
    seats = data["seats"]
    assert isinstance(seats, list)
    for number, entry in enumerate(seats):
        if number != seat:
            entry["chose"] = "chosen" in entry
            for name in SECRETS:
                entry.pop(name, None)
            if seat is None:
                # a player knows the card he was passed
                entry.pop("passed", None)
