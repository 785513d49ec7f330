"""What an operator sees on his page: what was reported and decided, what waits, what costs most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Literal

from sqlalchemy import case, func, select

from steamshed.server import clock
from steamshed.server.api.context import Server
from steamshed.server.moderation import wire
from steamshed.server.monitoring.metrics import ROUTE_REQUESTS, ROUTE_SECONDS, Samples, label
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

MOST = 100
"""Reports, bans and lines of the audit log."""
DEAREST = 15
"""Routes and tables."""
LATE = 60.0


async def overview(server: Server) -> wire.Overview:
    store, writer = server.store, server.store.writer
    return wire.Overview(
        checks=(await server.health.look()).checks,
        reports=await open_reports(store),
        bans=await in_force(store),
        broken=[wire.BrokenTable(id, reason) for id, (reason, _) in server.tables.aside.items()],
        queues=[*await due_work(store), *await notices(store)],
        writer=0 if writer is None else writer.jobs.qsize(),
        routes=dearest_routes(await server.metrics.workers()),
        tables=dearest_tables(server),
        audit=await decisions(store),
    )


async def open_reports(store: Store) -> list[wire.OpenReport]:
    rows, users = schema.reports, schema.users
    query = select(rows, users.c.name.label("bearer")).select_from(rows.outerjoin(users, users.c.id == rows.c.by))
    found = await store.rows(query.where(rows.c.closed.is_(None)).order_by(rows.c.time).limit(MOST))
    reports = []
    for row in found:
        about: Literal["table", "group", "sentence"] = "table" if row.table else "group" if row.group else "sentence"
        subject = row.table or row.group or row.line or ""
        line = "" if about == "sentence" else row.line or ""
        reports.append(
            wire.OpenReport(row.id, row.time, row.bearer or "", about, subject, line, row.quoted, row.reason)
        )
    return reports


async def in_force(store: Store) -> list[wire.Shut]:
    rows, users = schema.bans, schema.users
    query = select(rows, users.c.name).select_from(rows.outerjoin(users, users.c.id == rows.c.who))
    found = await store.rows(query.where(rows.c.until > clock.now()).order_by(rows.c.time.desc()).limit(MOST))
    return [wire.Shut(row.who, row.name or "", row.until, row.reason) for row in found]


async def due_work(store: Store) -> list[wire.Queue]:
    rows, now = schema.jobs, clock.now()
    late = func.sum(case((rows.c.due < now - LATE, 1), else_=0))
    retried = func.sum(case((rows.c.tries > 0, 1), else_=0))
    query = select(rows.c.kind, func.count(), late, retried, func.min(rows.c.due)).group_by(rows.c.kind)
    found = await store.rows(query.order_by(rows.c.kind))
    return [wire.Queue(kind, False, count, late, again, 0, oldest) for kind, count, late, again, oldest in found]


async def notices(store: Store) -> list[wire.Queue]:
    rows, now = schema.notices, clock.now()
    waits = rows.c.state == "waiting"
    columns = (
        func.sum(case((waits, 1), else_=0)),
        func.sum(case((waits & (rows.c.due < now - LATE), 1), else_=0)),
        func.sum(case((waits & (rows.c.tries > 0), 1), else_=0)),
        func.sum(case((rows.c.state == "failed", 1), else_=0)),
        func.min(case((waits, rows.c.due))),
    )
    query = select(rows.c.way, *columns).where(rows.c.state.in_(["waiting", "failed"])).group_by(rows.c.way)
    return [wire.Queue(row[0], True, *row[1:]) for row in await store.rows(query.order_by(rows.c.way))]


def dearest_routes(workers: Mapping[str, Samples]) -> list[wire.RouteCost]:
    requests, seconds = defaultdict[str, float](float), defaultdict[str, float](float)
    for samples in workers.values():
        for sample, value in samples.items():
            for name, sums in ((ROUTE_REQUESTS, requests), (ROUTE_SECONDS, seconds)):
                if sample.startswith(f"{name}{{"):
                    sums[label(sample, "route")] += value
    dearest = sorted(seconds, key=lambda route: -seconds[route])[:DEAREST]
    return [wire.RouteCost(route, int(requests[route]), seconds[route]) for route in dearest]


def dearest_tables(server: Server) -> list[wire.TableCost]:
    loaded = sorted(server.tables.by_id.values(), key=lambda table: (-table.spent, -len(table.listeners)))
    return [
        wire.TableCost(
            table.now.info.id,
            table.now.info.name,
            table.now.info.game,
            table.spent,
            0 if table.now.play is None else table.now.play.count,
            len(table.listeners),
        )
        for table in loaded[:DEAREST]
    ]


async def decisions(store: Store) -> list[wire.Decision]:
    rows = schema.audit
    query = select(rows.c.time, rows.c.who, rows.c.what, rows.c.subject, rows.c.details)
    return [wire.Decision(*row) for row in await store.rows(query.order_by(rows.c.time.desc()).limit(MOST))]
