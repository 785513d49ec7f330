"""The requests of the operator's page. For everybody else there is no such address."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing
from steamshed.server.api.shapes import Sent

Reason = Annotated[str, Meta(max_length=300, description="for the audit log")]
Who = Annotated[
    str, Meta(min_length=1, max_length=80, description="name of an account, id of a guest, address or network")
]

# -- bodies --------------------------------------------------------------------------------------------------------


class Hiding(msgspec.Struct):
    """A table, a group or a line of chat, by its id."""

    id: Annotated[str, Meta(min_length=1, max_length=80)]
    hidden: bool
    reason: Reason = ""


class Banning(msgspec.Struct):
    who: Who
    hours: Annotated[int, Meta(ge=1, le=876_000)]
    reason: Reason = ""


class LettingIn(msgspec.Struct):
    who: Who


class Closing(msgspec.Struct):
    id: Annotated[str, Meta(min_length=1, max_length=80, description="of a report")]


# -- answers -------------------------------------------------------------------------------------------------------


class OpenReport(Sent):
    """What somebody has reported and no operator has closed."""

    id: str
    time: float
    by: Annotated[str, Meta(description="the name of whoever reported it; empty if he is gone")]
    about: Literal["table", "group", "sentence"]
    subject: Annotated[str, Meta(description="the id of the table or group; of sentences the names of the messages")]
    line: Annotated[str, Meta(description="the id of a line of chat; empty if it is about the whole")]
    quoted: str
    reason: str


class Shut(Sent):
    """Somebody who is shut out."""

    who: str
    name: Annotated[str, Meta(description="of an account or a guest")]
    until: float
    reason: str


class BrokenTable(Sent):
    """A table that this worker could not read when somebody wanted it."""

    id: str
    reason: str


class Queue(Sent):
    """Something that is to be done later."""

    name: Annotated[str, Meta(description="the kind of due work, or the way of notices: mail, digest, push, hook")]
    notices: bool
    waiting: int
    late: Annotated[int, Meta(description="those that were due a minute ago")]
    retried: Annotated[int, Meta(description="those that have failed and are tried again")]
    failed: Annotated[int, Meta(description="notices that nobody took")]
    oldest: Annotated[float | None, Meta(description="when the first was or is due")]


class RouteCost(Sent):
    """What the requests of one kind have taken together, at all workers since they began."""

    route: str
    requests: int
    seconds: float


class TableCost(Sent):
    """A table in use at this worker."""

    id: str
    name: str
    game: str
    seconds: Annotated[float, Meta(description="that its actions took here, since it was loaded")]
    actions: int
    sockets: int


class Decision(Sent):
    """A line of the audit log."""

    time: float
    who: str
    what: str
    subject: str
    details: str


class Overview(Sent):
    """What an operator sees."""

    checks: Annotated[dict[str, str], Meta(description="by part of the server: ok, or what is wrong")]
    reports: list[OpenReport]
    bans: list[Shut]
    broken: list[BrokenTable]
    queues: list[Queue]
    writer: Annotated[int, Meta(description="changes that wait for the writer of SQLite at this worker")]
    routes: list[RouteCost]
    tables: list[TableCost]
    audit: list[Decision]


# -- the requests --------------------------------------------------------------------------------------------------

OVERVIEW = Endpoint(
    "GET", "/api/operator", NoParameters, Nothing, Overview, "operator",
    "Reports, bans, broken tables, queues, what costs most, and what operators have done. This and what follows is"
    " there for operators alone.", operator=True,
)  # fmt: skip
HIDE = Endpoint(
    "POST", "/api/operator/hide", NoParameters, Hiding, Done, "operator",
    "Hides a table, a group or a line of chat, or shows it again.", operator=True,
)  # fmt: skip
BAN = Endpoint(
    "POST", "/api/operator/ban", NoParameters, Banning, Done, "operator",
    "Shuts somebody out for so many hours.", operator=True,
)  # fmt: skip
UNBAN = Endpoint(
    "POST", "/api/operator/unban", NoParameters, LettingIn, Done, "operator", "Lets somebody in again.", operator=True
)  # fmt: skip
CLOSE = Endpoint(
    "POST", "/api/operator/close", NoParameters, Closing, Done, "operator",
    "Closes a report: nothing is wrong.", operator=True,
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [OVERVIEW, HIDE, BAN, UNBAN, CLOSE]
