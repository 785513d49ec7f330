"""A table as it is stored: its row, and the table that row and log make."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.chance import Outcome
from steamshed.kernel.options import OptionValue
from steamshed.server import clock
from steamshed.server.api.shapes import Bank, Days, Hours, Live, NoClock, Pace
from steamshed.server.storage import schema
from steamshed.server.tables import invitations
from steamshed.server.tables.chance import Series
from steamshed.server.tables.log import Seat, Unreadable
from steamshed.server.tables.play import Play
from steamshed.server.tables.snapshots import Disagrees, Snapshot, restore
from steamshed.server.tables.table import Table, TableInfo, begun_by, fold_all

logger = logging.getLogger("steamshed.tables")


def read_table(
    row: Mapping[str, Any], entries: Sequence[tuple[int, float, str]], snapshot: Snapshot | None = None
) -> Table:
    """The table of a row and its whole log; a snapshot saves replaying most of it. Raises Unreadable, whatever is wrong
    with them."""
    try:
        table = Table(read_info(row))
    except Exception as error:
        raise Unreadable("its row", error) from error
    made, tail = fold_all(table, entries, 0 if snapshot is None else snapshot.serial)
    if tail.start is not None:
        begun, start = begun_by(made, tail.start), None
        if snapshot is not None:
            try:
                start = restore(snapshot, begun, tail.acts, tail.least)
            except Disagrees as wrong:
                logger.error("table=%s: its snapshot is dropped: %s", made.info.id, wrong)
        made.restored = start is not None
        made.play = Play.read(begun, tail.acts, start)
    if made.serial < row["serial"]:
        raise Unreadable(f"entry {made.serial + 1}", f"it is missing; the log should end with entry {row['serial']}")
    return made


def write_info(info: TableInfo) -> dict[str, object]:
    """What was fixed when a table was made, as columns of its row."""
    encoded = {name: msgspec.json.encode(getattr(info, name)).decode() for name in ("options", "pace")}
    flags = {name: int(getattr(info, name)) for name in ("practice", "hints", "house", "rated")}
    series = None if info.series is None else info.series.id
    return {**msgspec.structs.asdict(info), **encoded, **flags, "series": series}


def read_pace(text: str) -> Pace:
    """A stored pace. Limits are for paces that arrive: what was accepted once stays."""
    values = msgspec.json.decode(text, type=dict[str, Any])
    kinds: dict[str, type[Pace]] = {"none": NoClock, "live": Live, "days": Days, "hours": Hours, "bank": Bank}
    return kinds[values.pop("kind")](**values)


def read_info(data: Mapping[str, Any]) -> TableInfo:
    """The row of a table as what was fixed when it was made."""
    return TableInfo(
        id=data["id"],
        name=data["name"],
        game=data["game"],
        options=msgspec.json.decode(data["options"], type=dict[str, OptionValue]),
        pace=read_pace(data["pace"]),
        fallback=data["fallback"],
        privacy=data["privacy"],
        language=data["language"],
        owner=data["owner"],
        created=data["created"],
        practice=bool(data["practice"]),
        hints=bool(data["hints"]),
        house=bool(data["house"]),
        series=read_series(data),
        watch_delay=data["watch_delay"],
        group=data["group"],
        standing=data["standing"],
        rated=bool(data["rated"]),
    )


def whole_row(id: str) -> Select[Any]:
    """Asks for the row of a table, with what it shares with the tables of its series."""
    tables, series = schema.tables, schema.series
    both = tables.outerjoin(series, series.c.id == tables.c.series)
    return select(tables, series.c.secret, series.c.setup).select_from(both).where(tables.c.id == id)


def read_series(data: Mapping[str, Any]) -> Series | None:
    """The series of a table; nobody can play on without its secret, but all else can be done."""
    if data["series"] is None:
        return None
    secret, setup = data.get("secret"), data.get("setup")
    outcomes = None if setup is None else msgspec.json.decode(setup, type=list[Outcome])
    return Series(data["series"], secret or "", outcomes)


def new_rows(
    info: TableInfo,
    seats: Sequence[Seat],
    entries: Sequence[tuple[int, float, str]],
    summary: Mapping[str, object],
    tokens: Mapping[int, str],
    expires: float = 0.0,
) -> list[UpdateBase]:
    """The rows of a new table with its log."""
    now = clock.now()
    changes: list[UpdateBase] = [schema.tables.insert().values(**write_info(info), **summary)]
    changes += [
        schema.seats.insert().values(table=info.id, seat=number, user=seat.user or seat.challenged, seen=now)
        for number, seat in enumerate(seats)
    ]
    changes += invitations.new_rows(info.id, tokens, expires)
    changes += [
        schema.entries.insert().values(table=info.id, serial=serial, time=when, body=text)
        for serial, when, text in entries
    ]
    return changes
