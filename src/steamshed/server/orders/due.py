"""When the orders at a table are looked at: written down with every change of the table that somebody has orders at, in
the transaction of the change."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Float, Integer, Text, bindparam, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Bound, Prepared

KIND = "orders"
NOBODY = -1


def after_change(settings: Settings, table: str, turn: int | None, now: float) -> Bound:
    """The change by which the orders of the seat to decide are looked at, if it has any; at the end of a game those of
    all seats."""
    return prepared(settings.is_sqlite).of(table=table, turn=NOBODY if turn is None else turn, due=now)


@cache
def prepared(is_sqlite: bool) -> Prepared:
    jobs, orders = schema.jobs, schema.orders
    table, turn = bindparam("table", type_=Text), bindparam("turn", type_=Integer)
    some = select(orders.c.id).where(orders.c.table == table, or_(orders.c.seat == turn, turn == NOBODY)).exists()
    row = select(literal(KIND, Text), table, bindparam("due", type_=Float), literal(0, Integer), literal("", Text))
    dialect: Any = sqlite if is_sqlite else postgresql
    into = dialect.insert(jobs).from_select(["kind", "key", "due", "tries", "body"], row.where(some))
    again = {"due": into.excluded.due, "tries": 0}
    return Prepared(into.on_conflict_do_update(index_elements=["kind", "key"], set_=again))
