"""The requests over HTTP about notices: what somebody wants to be told of and how, his browsers, feeds and webhooks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters, PlainText
from steamshed.server.api.shapes import Sent

Kind = Literal["turn", "reminder", "game", "chat", "group"]
Way = Literal["mail", "digest", "push", "hook"]
Ways = Annotated[list[Way], Meta(max_length=4)]
Minute = Annotated[int, Meta(ge=0, le=1439, description="minutes after midnight")]
Url = Annotated[str, Meta(max_length=800, description="with https; empty is none")]
Key = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9]*$")]

# -- parameters and bodies -----------------------------------------------------------------------------------------


class Feed(Parameters, frozen=True):
    """What stands in the secret address of a feed."""

    user: Id
    key: Id


class HookOf(Parameters, frozen=True):
    id: Id


class Quiet(msgspec.Struct, frozen=True):
    """From when to when nothing is sent, every night; over midnight if it ends before it begins."""

    begins: Minute
    ends: Minute


class WaysOf(msgspec.Struct, frozen=True):
    """How somebody is told of what; a kind with no way is not told."""

    turn: Annotated[Ways, Meta(description="it is my turn")] = field(default_factory=lambda: ["mail"])
    reminder: Annotated[Ways, Meta(description="my time runs out")] = field(default_factory=lambda: ["mail"])
    game: Annotated[Ways, Meta(description="a game began or ended")] = field(default_factory=lambda: ["mail"])
    chat: Annotated[Ways, Meta(description="something was said at my table while I was away")] = field(
        default_factory=list
    )
    group: Annotated[Ways, Meta(description="news in a group of mine")] = field(default_factory=list)


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to be told of, how and when."""

    ways: WaysOf = WaysOf()
    digest: Annotated[int, Meta(ge=0, le=23, description="the hour of the daily digest")] = 18
    quiet: Quiet | None = None
    zone: Annotated[str, Meta(max_length=64, description="time zone, by its IANA name")] = "UTC"
    lead: Annotated[int, Meta(ge=1, le=72, description="hours before my time runs out that I am reminded")] = 6


class NewWishes(msgspec.Struct):
    wishes: Wishes
    hook: Url = ""


class NewPush(msgspec.Struct):
    """The subscription of a browser, as its push service gave it."""

    endpoint: Url
    key: Annotated[Key, Meta(description="p256dh")]
    auth: Key


class EndPush(msgspec.Struct):
    """One that ends: by its id, or by the endpoint that the browser itself knows."""

    id: Id = ""
    endpoint: Url = ""


class Hook(msgspec.Struct):
    url: Url


# -- answers -------------------------------------------------------------------------------------------------------


class PushDevice(Sent):
    """A browser that takes pushes."""

    id: str
    device: Annotated[str, Meta(description="browser and system; empty if it does not say")]
    created: float


class HookedTable(Sent):
    """A table of mine and the address that is posted to about it."""

    id: str
    name: str
    game: str
    url: str


class Notices(Sent):
    """All about the notices that somebody gets."""

    wishes: Wishes
    hook: str
    mails: Annotated[bool, Meta(description="whether this server sends mail at all")]
    push_key: Annotated[str, Meta(description="what a browser subscribes with")]
    pushes: list[PushDevice]
    calendar: Annotated[str, Meta(description="secret address of the deadlines (iCalendar)")]
    feed: Annotated[str, Meta(description="secret address of the tables that wait (Atom)")]
    tables: Annotated[list[HookedTable], Meta(description="that I have made and that are not over")]


# -- the requests --------------------------------------------------------------------------------------------------

GET_NOTICES = Endpoint(
    "GET", "/api/notices", NoParameters, Nothing, Notices, "notices", "What I am told of, how and when."
)
PUT_NOTICES = Endpoint(
    "PUT", "/api/notices", NoParameters, NewWishes, Notices, "notices",
    "Says what I want to be told of, how and when, and where my webhook is.",
)  # fmt: skip
RENEW_FEEDS = Endpoint(
    "POST", "/api/notices/feeds", NoParameters, Nothing, Notices, "notices",
    "Gives my feeds a new secret address; that of before is void.",
)  # fmt: skip
ADD_PUSH = Endpoint(
    "POST", "/api/notices/push", NoParameters, NewPush, Notices, "notices",
    "This browser takes pushes, until its session is ended.",
)  # fmt: skip
END_PUSH = Endpoint(
    "POST", "/api/notices/push/end", NoParameters, EndPush, Notices, "notices",
    "A browser of mine takes no pushes any more.",
)  # fmt: skip
SET_HOOK = Endpoint(
    "PUT", "/api/tables/{id}/webhook", HookOf, Hook, Done, "notices",
    "Posts to this address when somebody's turn has come at a table that I have made, and when the game begins and"
    " ends: JSON with the same words as `content` and `text`. An empty address ends it.",
)  # fmt: skip
CALENDAR = Endpoint(
    "GET", "/feeds/{user}/{key}/deadlines.ics", Feed, Nothing, PlainText, "notices",
    "When my time runs out at tables that wait for me, for a calendar. Whoever has the address can read it.",
    visitors=False,
)  # fmt: skip
ATOM = Endpoint(
    "GET", "/feeds/{user}/{key}/waiting.atom", Feed, Nothing, PlainText, "notices",
    "The tables that wait for me, for a feed reader. Whoever has the address can read it.",
    visitors=False,
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    GET_NOTICES, PUT_NOTICES, RENEW_FEEDS, ADD_PUSH, END_PUSH, SET_HOOK, CALENDAR, ATOM,
]  # fmt: skip
