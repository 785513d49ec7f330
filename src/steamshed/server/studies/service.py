"""Studies as they are kept: one body each, which is replaced whole, and who may read it or write in it."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import func, select

import steamshed
from steamshed.kernel.chance import Outcome
from steamshed.kernel.options import OptionValue
from steamshed.server import clock, security
from steamshed.server.accounts.wire import KeptStudy
from steamshed.server.errors import Problem
from steamshed.server.limits import check_count
from steamshed.server.people.names import unique_names
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.studies import wire
from steamshed.study import Comment, Node, Study

T = TypeVar("T")
MOST_VARIATIONS = 1000
"""Actions in the variations of one study."""
MOST_BODY = 2_000_000
"""Characters of a study as it is kept."""
ATTEMPTS = 4
"""How often somebody tries who writes at the same time as others."""
KEPT = 3
"""Versions that are kept, so that whoever comes late collides with one of them."""
DELETED = "Deleted player"
rows, bodies, writers = schema.studies, schema.study_bodies, schema.study_writers
encode = msgspec.json.Encoder().encode


class Body(msgspec.Struct, omit_defaults=True):
    """What is in a study."""

    game: str
    names: list[str]
    options: dict[str, OptionValue]
    setup: list[Outcome]
    rules: int
    seed: int
    """Of the chance in its variations."""
    nodes: list[Node]
    position: dict[str, Any] | None = None
    practice: bool = False
    result: str = "unfinished"
    name: str = ""
    advice: dict[int, wire.StudyAdvice] = {}
    """What bots would do, by node."""

    def study(self) -> Study:
        return Study(
            steamshed.game(self.game),
            self.names,
            self.options,
            tuple(self.setup),
            self.rules,
            self.position,
            self.practice,
            self.result,
            self.name,
            {node.id: node for node in self.nodes},
        )


decode = msgspec.json.Decoder(Body).decode


def body_of(study: Study, seed: int, advice: dict[int, wire.StudyAdvice] | None = None) -> Body:
    return Body(
        game=study.game.name,
        names=study.names,
        options=study.options,
        setup=list(study.setup),
        rules=study.rules,
        seed=seed,
        nodes=list(study.nodes.values()),
        position=None if study.position is None else dict(study.position),
        practice=study.practice,
        result=study.result,
        name=study.name,
        advice={} if advice is None else {node: said for node, said in advice.items() if node in study.nodes},
    )


class Kept(msgspec.Struct, frozen=True):
    """A study that somebody may look at."""

    id: str
    owner: str
    owner_name: str
    table: str | None
    links: tuple[str | None, str | None]
    """The digests of the secrets for reading and for writing."""
    version: int
    body: str
    mine: bool
    writes: bool


Change = Callable[[Kept, Body], Awaitable[tuple[Body, T]]]
"""Gives what is to be in the study instead, and an answer."""


def no_study() -> Problem:
    return Problem(404, "no-such-study", "There is no such study, or it is not shared with you.")


async def find(store: Store, id: str, user: str | None, token: str | None) -> Kept:
    """A study that a user, or the bearer of a link, may read. Raises Problem."""
    users = schema.users
    query = (
        select(rows, users.c.name.label("owner_name"), bodies.c.version, bodies.c.body)
        .join(users, users.c.id == rows.c.owner)
        .join(bodies, bodies.c.study == rows.c.id)
        .where(rows.c.id == id)
        .order_by(bodies.c.version.desc())
        .limit(1)
    )
    row = await store.row(query)
    if row is None:
        raise no_study()
    mine = user is not None and user == row.owner
    writes = mine or opens(row.writes, token)
    if not writes and not opens(row.reads, token):
        raise no_study()
    links = (row.reads, row.writes)
    return Kept(row.id, row.owner, row.owner_name, row.table, links, row.version, row.body, mine, writes)


def opens(kept: str | None, token: str | None) -> bool:
    return kept is not None and bool(token) and hmac.compare_digest(kept, security.digest(token or ""))


async def listed(store: Store, user: str) -> Sequence[Any]:
    return await store.rows(select(rows).where(rows.c.owner == user).order_by(rows.c.changed.desc(), rows.c.id))


async def add(store: Store, id: str, owner: str, table: str | None, body: Body) -> None:
    """Keeps a new study. Raises Problem if there are too many."""
    there = await store.row(select(func.count()).select_from(rows).where(rows.c.owner == owner))
    check_count("studies", there[0])
    now, text = clock.now(), written(body)
    await store.write(
        rows.insert().values(
            id=id,
            owner=owner,
            name=body.name,
            game=body.game,
            table=table,
            created=now,
            changed=now,
            nodes=len(body.nodes),
        ),
        bodies.insert().values(study=id, version=1, body=text),
    )


def written(body: Body) -> str:
    text = encode(body).decode()
    if len(text) > MOST_BODY:
        raise Problem(413, "study-too-large", "This study is too large.")
    return text


async def change(store: Store, id: str, user: str, token: str | None, do: Change[T]) -> tuple[Kept, T]:
    """Replaces what is in a study that the user may write in; who collides with another tries again. Raises Problem."""
    for _ in range(ATTEMPTS):
        kept = await find(store, id, user, token)
        if not kept.writes:
            raise Problem(403, "study-is-read-only", "You may read this study, but not write in it.")
        after, answer = await do(kept, decode(kept.body))
        text, version = written(after), kept.version + 1
        changes = [
            bodies.insert().values(study=id, version=version, body=text),
            bodies.delete().where(bodies.c.study == id, bodies.c.version <= version - KEPT),
            rows.update().where(rows.c.id == id).values(changed=clock.now(), nodes=len(after.nodes), name=after.name),
        ]
        if not kept.mine:
            known = await store.row(select(writers.c.user).where(writers.c.study == id, writers.c.user == user))
            if known is None:
                changes.append(writers.insert().values(study=id, user=user))
        try:
            await store.write(*changes)
        except Conflict:
            continue
        return msgspec.structs.replace(kept, version=version, body=text), answer
    raise Problem(409, "study-is-busy", "Others write in this study just now; try again.")


async def writers_of(store: Store, id: str) -> list[str]:
    """The names of those who have written in a study, but for its owner."""
    users = schema.users
    query = select(users.c.name).join(writers, writers.c.user == users.c.id).where(writers.c.study == id)
    return [row[0] for row in await store.rows(query.order_by(users.c.name))]


def sent(kept: Kept, others: list[str]) -> wire.Study:
    """A study as it is sent."""
    body = decode(kept.body)
    nodes: list[wire.StudyNode] = msgspec.convert(msgspec.to_builtins(body.nodes), list[wire.StudyNode])
    for node in nodes:
        if node.id in body.advice:
            node.advice = body.advice[node.id]
    shared: list[Any] = [kind for kind, link in zip(("read", "write"), kept.links) if link is not None and kept.mine]
    return wire.Study(
        id=kept.id,
        name=body.name,
        game=body.game,
        players=body.names,
        options=body.options,
        owner=kept.owner_name,
        mine=kept.mine,
        writes=kept.writes,
        writers=others,
        shared=shared,
        table=kept.table,
        result=body.result,
        nodes=nodes,
    )


async def all_of(store: Store, user: str) -> list[KeptStudy]:
    """Everything that is kept of a user's studies, for himself."""
    query = (
        select(rows.c.id, rows.c.name, rows.c.game, rows.c.created, rows.c.changed, bodies.c.body)
        .join(bodies, bodies.c.study == rows.c.id)
        .where(rows.c.owner == user)
        .order_by(rows.c.created, rows.c.id, bodies.c.version)
    )
    found = {row.id: row for row in await store.rows(query)}.values()  # of all versions the last
    return [KeptStudy(row.name, row.game, row.created, row.changed, msgspec.json.decode(row.body)) for row in found]


# -- farewell ------------------------------------------------------------------------------------------------------


async def forget_player(store: Store, table: str, seats: Sequence[int]) -> None:
    """Takes the names of these seats out of the studies of a table."""
    for (id,) in await store.rows(select(rows.c.id).where(rows.c.table == table)):

        def nameless(body: Body) -> None:
            body.names = unique_names(["" if seat in seats else name for seat, name in enumerate(body.names)])

        await rewrite(store, id, nameless)


async def forget_writer(store: Store, user: str, name: str) -> None:
    """Takes the name of a user off what he has said in studies of others."""
    for (id,) in await store.rows(select(writers.c.study).where(writers.c.user == user)):

        def nameless(body: Body) -> None:
            for node in body.nodes:
                node.comments = [
                    Comment(DELETED, said.text) if said.by == name else said
                    for said in node.comments
                    if said.by != DELETED or not any(other.by == name for other in node.comments)
                ]

        await rewrite(store, id, nameless)


async def rewrite(store: Store, id: str, do: Callable[[Body], None]) -> None:
    """Changes every version of a study that is kept."""
    for version, text in await store.rows(select(bodies.c.version, bodies.c.body).where(bodies.c.study == id)):
        body = decode(text)
        do(body)
        place = (bodies.c.study == id) & (bodies.c.version == version)
        await store.write(bodies.update().where(place).values(body=written(body)))
