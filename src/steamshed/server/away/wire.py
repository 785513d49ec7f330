"""The requests about being away: waking hours, holidays, who stands in, seats that are handed over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters
from steamshed.server.api.shapes import Sent

Id = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
TableOrAll = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]*$", description="empty: all my tables")]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="of an account")]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$", description="in my time zone, as 2026-07-14")]
Minutes = Annotated[int, Meta(ge=0, lt=24 * 60, description="minutes after midnight in my time zone")]
HolidayStage = Literal["stated", "now", "over"]
Seat = Annotated[int, Meta(ge=0, le=7)]

# -- parameters and bodies -----------------------------------------------------------------------------------------


class OfHoliday(Parameters, frozen=True):
    id: Id


class OfTable(Parameters, frozen=True):
    id: Id


class MyHours(msgspec.Struct):
    """Where I live, and when I am awake: at least six hours a day; the same minute twice is all day."""

    time_zone: Annotated[str, Meta(max_length=60, description="as Europe/Prague; empty: UTC")]
    wake: Minutes
    sleep: Minutes


class NewHoliday(msgspec.Struct):
    """The first and the last day, both of which count."""

    first: Day
    last: Day


class NewStandIn(msgspec.Struct):
    """Who plays for me: a bot, or a person who is asked; nobody, if neither is named."""

    table: TableOrAll = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    person: Name | None = None
    holiday: Annotated[bool, Meta(description="on my holidays")] = True
    overtime: Annotated[bool, Meta(description="when my time is up, instead of what the table says")] = False


class StandInAnswer(msgspec.Struct):
    """Whether I want to play for somebody who asks me, or still want to."""

    user: Id
    yes: bool
    table: TableOrAll = ""


class HandSeat(msgspec.Struct):
    """To whom I hand my seat over; null: I keep it."""

    seat: Seat
    to: Name | None


class HandAnswer(msgspec.Struct):
    seat: Seat
    yes: bool


# -- answers -------------------------------------------------------------------------------------------------------


class MyHoliday(Sent):
    id: str
    first: str
    last: str
    since: Annotated[float, Meta(description="from when clocks stand")]
    until: float
    stage: HolidayStage


class Year(Sent):
    """How many days of holiday I have in a year."""

    year: int
    days: int
    left: int


class MyStandIn(Sent):
    """Who plays for me, at a table or (without one) at all of them."""

    holiday: bool
    overtime: bool
    table: str | UnsetType = UNSET
    table_name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    person: str | UnsetType = UNSET
    accepted: Annotated[bool, Meta(description="whether the person wants to")] = True


class AskedToStandIn(Sent):
    """Somebody for whom I am asked to play."""

    user: str
    name: str
    holiday: bool
    overtime: bool
    accepted: bool
    table: str | UnsetType = UNSET
    table_name: str | UnsetType = UNSET


class Handing(Sent):
    """A seat that is offered: by me, or to me."""

    table: str
    table_name: str
    game: str
    seat: int
    name: Annotated[str, Meta(description="of the other one")]
    mine: Annotated[bool, Meta(description="whether I offer it")]
    until: (
        Annotated[float, Meta(description="it was accepted: when it happens if nobody at the table objects")]
        | UnsetType
    ) = UNSET


class MyAway(Sent):
    """All that I have said about being away, and what I am asked."""

    time_zone: Annotated[str, Meta(description="empty: UTC")]
    wake: int
    sleep: int
    years: Annotated[list[Year], Meta(description="this one and the next")]
    holidays: list[MyHoliday]
    stand_ins: list[MyStandIn]
    asked: list[AskedToStandIn]
    handings: list[Handing]


# -- the requests --------------------------------------------------------------------------------------------------

GET_AWAY = Endpoint(
    "GET", "/api/away", NoParameters, Nothing, MyAway, "away",
    "My time zone and waking hours, holidays and how many days are left, who plays for me, and what I am asked. For"
    " accounts only, as all of this.",
)  # fmt: skip
PUT_HOURS = Endpoint(
    "PUT", "/api/away/hours", NoParameters, MyHours, MyAway, "away",
    "Says where I live and when I am awake. A clock of waking hours that runs keeps the hours of its beginning.",
)  # fmt: skip
STATE_HOLIDAY = Endpoint(
    "POST", "/api/away/holidays", NoParameters, NewHoliday, MyAway, "away",
    "States a holiday: from the first day, not before the next full hour, until the end of the last one my clocks stand"
    " at all tables that are played over days. Refused if I have not so many days left, or if my time is nearly up"
    " somewhere.",
)  # fmt: skip
END_HOLIDAY = Endpoint(
    "POST", "/api/away/holidays/{id}/end", OfHoliday, Nothing, MyAway, "away",
    "Ends a holiday now, or takes it back before it has begun; days that are not used come back.",
)  # fmt: skip
PUT_STAND_IN = Endpoint(
    "PUT", "/api/away/stand-in", NoParameters, NewStandIn, MyAway, "away",
    "Says who plays for me at a table, or at all for which I say nothing else. A person must accept it, and must not"
    " play or have played another seat there.",
)  # fmt: skip
ANSWER_STAND_IN = Endpoint(
    "POST", "/api/away/stand-in/answer", NoParameters, StandInAnswer, MyAway, "away",
    "Accepts to play for somebody, or says that I do not want to any more: then I stop at once.",
)  # fmt: skip
HAND = Endpoint(
    "POST", "/api/tables/{id}/hand", OfTable, HandSeat, Done, "away",
    "Offers my seat of a running game to somebody for good, or takes that back. When he accepts, the others are asked.",
)  # fmt: skip
ANSWER_HAND = Endpoint(
    "POST", "/api/tables/{id}/hand/answer", OfTable, HandAnswer, Done, "away",
    "Accepts a seat that is offered to me, or not. It is mine when all others who play agree, or nobody has objected in"
    " the stated time.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    GET_AWAY, PUT_HOURS, STATE_HOLIDAY, END_HOLIDAY, PUT_STAND_IN, ANSWER_STAND_IN, HAND, ANSWER_HAND,
]  # fmt: skip
