"""The orders of somebody at a table as he is told them, when he asks and over his socket."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.server.orders import service, wire
from steamshed.server.orders import worker as ordering
from steamshed.server.orders.service import Kept
from steamshed.server.storage.store import Store
from steamshed.server.tables.live_tables import LoadedTable


def played_by(user: str, loaded: LoadedTable, mine: Sequence[int]) -> list[int]:
    """Of the seats of a user those that he plays himself and has not given up."""
    seats = loaded.now.seats
    own = [seat for seat in mine if seats[seat].user == user and seats[seat].kind == "human"]
    return [seat for seat in own if not seats[seat].resigned]


async def of_user(store: Store, table: str, seat: int, user: str) -> list[Kept]:
    """What he has ordered at a seat."""
    return [one for one in await service.of_seat(store, table, seat) if one.user == user]


async def listed(store: Store, loaded: LoadedTable, user: str, seat: int) -> wire.Orders:
    """The orders of a user at a seat, and what he can order there."""
    mine = await of_user(store, loaded.now.info.id, seat, user)
    table = loaded.now
    if table.stage != "running" or table.play is None:  # it has ended just now
        return wire.Orders(seat, [], wire.OrderWays())
    return wire.Orders(seat, ordering.sent(table, seat, mine), ordering.ways(table.play, seat))
