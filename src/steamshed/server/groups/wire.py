"""The requests about groups: circles of friends with tables, results and a page of their own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.accounts.wire import Me
from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters
from steamshed.server.api.shapes import Deleted, Guest, Regard, Sent, Stage

Role = Literal["founder", "member"]
Missing = Literal["bot", "wait"]
Going = Literal["going", "paused", "ended"]
Wish = Literal["in", "out"]

Id = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
UserId = Annotated[str, Meta(max_length=40)]
LineId = Annotated[str, Meta(max_length=40, description="the id of a line of the group's chat")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
BotName = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=80, description="the secret of the group's link")]
Hours = Annotated[float, Meta(ge=0, le=720, description="after the end of a game; 0 is at once")]

# -- parameters and bodies -----------------------------------------------------------------------------------------


class OfGroup(Parameters, frozen=True):
    id: Annotated[Id, Meta(description="of a group")]


class AtDoor(OfGroup, frozen=True):
    token: Secret = ""


class ChatFrom(OfGroup, frozen=True):
    after: Annotated[float, Meta(ge=0, description="only what was said later than this")] = 0.0


class OfStanding(OfGroup, frozen=True, kw_only=True):
    standing: Annotated[Id, Meta(description="of a standing table")]


class GroupName(msgspec.Struct):
    name: Name


class Enter(msgspec.Struct):
    """With the link of a group no account is needed."""

    token: Secret
    name: Annotated[BotName | None, Meta(description="how a guest is called")] = None


class NewRole(msgspec.Struct):
    """What a member is from now on; `out` removes him."""

    user: UserId
    role: Literal["founder", "member", "out"]


class GroupLine(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Whom(msgspec.Struct):
    """Whom I mean: a member, or whoever said a line of the chat."""

    kind: Annotated[Regard, Meta(description="mute: I don't see what he says; block: nor do I meet him")]
    user: UserId | None = None
    line: LineId | None = None


class GroupReport(msgspec.Struct):
    """What is wrong with a group, or with a line of its chat."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    line: LineId | None = None


class NewStanding(msgspec.Struct):
    """How a table of a group begins again when its game is over, with the seats passed on by one."""

    hours: Hours = 0.0
    missing: Annotated[
        Missing, Meta(description="if somebody is missing and nobody is in line: a bot plays, or all wait")
    ] = "bot"
    bot: Annotated[BotName | None, Meta(description="the bot that keeps the place of a person")] = None


class StandingChange(msgspec.Struct):
    """What changes at a standing table; what is not said stays."""

    state: Annotated[Going | None, Meta(description="one that has ended stays so")] = None
    hours: Hours | None = None
    missing: Missing | None = None
    bot: BotName | None = None


class MyWish(msgspec.Struct):
    """Whether I play at a standing table from its next game on."""

    wish: Wish


# -- answers -------------------------------------------------------------------------------------------------------


class GroupId(Sent):
    id: str


class GroupLink(Sent):
    """The way into a group for whoever has it; its secret is told once, when it is made."""

    url: str
    expires: float


class GroupRow(Sent):
    """One of my groups."""

    id: str
    name: str
    role: Role
    people: int
    running: Annotated[int, Meta(description="tables at which is played")]
    mine: Annotated[int, Meta(description="tables that wait for me")] = 0


class GroupRows(Sent):
    groups: list[GroupRow]


class Door(Sent):
    """What somebody with the link is told before he joins."""

    id: str
    name: str
    people: int
    member: Annotated[bool, Meta(description="I am in it already")] = False


class Member(Sent):
    id: str
    name: str
    role: Role
    joined: float
    mine: Annotated[bool, Meta(description="it is me")] = False
    guest: Guest = False


class Debt(Sent):
    """A move that somebody owes."""

    table: str
    table_name: str
    game: str
    seat: int
    name: str
    since: Annotated[float, Meta(description="when the last action was played")]
    deadline: Annotated[float, Meta(description="when his time is up")] | UnsetType = UNSET
    mine: Annotated[bool, Meta(description="it is my move")] = False


class StandingGame(Sent):
    """A game of a standing table."""

    table: str
    state: Stage
    created: float
    names: Annotated[list[str], Meta(description="by seat")]
    ranking: Annotated[list[list[int]], Meta(description="seats by place, when it is over")] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET


class StandingTable(Sent):
    """A table that begins again when it ends."""

    id: str
    name: str
    game: str
    table: Annotated[str, Meta(description="of the present game")]
    stage: Annotated[Stage, Meta(description="of the present game")]
    state: Going
    hours: float
    missing: Missing
    bot: str
    games: Annotated[int, Meta(description="how many have begun or wait for people")]
    next: Annotated[list[str], Meta(description="who would sit where in the next game, as far as is known")]
    line: Annotated[list[str], Meta(description="names of those who wait for a place, the first first")]
    may_change: Annotated[bool, Meta(description="a founder, or who has made it")]
    history: Annotated[list[StandingGame], Meta(description="its last games, the latest first")]
    due: Annotated[float, Meta(description="when the next game begins, if nobody is missing")] | UnsetType = UNSET
    wish: Annotated[Wish, Meta(description="what I have said")] | UnsetType = UNSET
    sits: Annotated[bool, Meta(description="I play in the present game")] = False


class Group(Sent):
    """A group, as its members see it."""

    id: str
    name: str
    created: float
    role: Role
    people: list[Member]
    owed: Annotated[list[Debt], Meta(description="moves that are owed, the longest first")]
    standings: list[StandingTable]
    link: Annotated[float, Meta(description="for founders: until when the present link is good")] | UnsetType = UNSET


class Tally(Sent):
    """How somebody did, in all games or in one."""

    games: int
    wins: int
    places: Annotated[list[int], Meta(description="how often first, second, …; shared places count for all")]


class PersonResult(Sent):
    """How somebody did in the games of a group."""

    name: str
    all: Tally
    by_game: dict[str, Tally]
    mine: bool = False
    member: Annotated[bool, Meta(description="he is still in the group")] = False
    deleted: Deleted = False


class GroupResults(Sent):
    """The finished games of a group, counted."""

    games: Annotated[dict[str, int], Meta(description="how many were played, by game")]
    people: Annotated[list[PersonResult], Meta(description="the most wins first")]
    beat: Annotated[
        list[list[int]], Meta(description="how often the person of a row was placed before that of a column")
    ]


class GroupSaid(Sent):
    """Something that was said on the page of a group."""

    id: str
    name: Annotated[str, Meta(description="empty if the account was deleted")]
    text: str
    time: float
    mine: bool = False
    guest: Guest = False


class GroupLines(Sent):
    lines: Annotated[list[GroupSaid], Meta(description="the oldest first")]


class Entered(Sent):
    """I am in the group now."""

    me: Me


# -- the requests --------------------------------------------------------------------------------------------------

GROUPS = Endpoint("GET", "/api/groups", NoParameters, Nothing, GroupRows, "groups", "My groups.")
FOUND = Endpoint(
    "POST", "/api/groups", NoParameters, GroupName, GroupId, "groups",
    "Founds a group. That needs an account; to join one, its link is enough.",
)  # fmt: skip
GET_GROUP = Endpoint(
    "GET", "/api/groups/{id}", OfGroup, Nothing, Group, "groups",
    "A group for its members: people, who owes a move, standing tables. Its tables are in the lists of tables.",
)  # fmt: skip
RESULTS = Endpoint(
    "GET", "/api/groups/{id}/results", OfGroup, Nothing, GroupResults, "groups",
    "How the games of a group ended: by person, by game, and who was placed before whom.",
)  # fmt: skip
RENAME = Endpoint("POST", "/api/groups/{id}/name", OfGroup, GroupName, Done, "groups", "Founders: another name.")
LINK = Endpoint(
    "POST", "/api/groups/{id}/link", OfGroup, Nothing, GroupLink, "groups",
    "Founders: a new link by which one joins, good for some days and for many; the former one is void.",
)  # fmt: skip
UNLINK = Endpoint("POST", "/api/groups/{id}/unlink", OfGroup, Nothing, Done, "groups", "Founders: no link any more.")
DOOR = Endpoint(
    "GET", "/api/groups/{id}/door", AtDoor, Nothing, Door, "groups",
    "What somebody with the link is told before he joins: the name and how many are in it.",
)  # fmt: skip
ENTER = Endpoint(
    "POST", "/api/groups/{id}/join", OfGroup, Enter, Entered, "groups",
    "Joins by the link. Who is nobody here becomes a guest: a session is made.",
)  # fmt: skip
QUIT = Endpoint(
    "POST", "/api/groups/{id}/leave", OfGroup, Nothing, Done, "groups",
    "Leaves the group. The last founder makes somebody else founder before; with the last member the group is closed.",
)  # fmt: skip
ROLE = Endpoint(
    "POST", "/api/groups/{id}/people", OfGroup, NewRole, Done, "groups",
    "Founders: makes somebody a founder or a mere member again, or removes him.",
)  # fmt: skip
CLOSE = Endpoint(
    "POST", "/api/groups/{id}/close", OfGroup, Nothing, Done, "groups",
    "Founders: closes the group for all. Games that are under way are played on.",
)  # fmt: skip
GROUP_CHAT = Endpoint(
    "GET", "/api/groups/{id}/chat", ChatFrom, Nothing, GroupLines, "groups",
    "The last things said on the page of the group, but those of people whom I don't want to hear.",
)  # fmt: skip
SAY = Endpoint("POST", "/api/groups/{id}/chat", OfGroup, GroupLine, GroupSaid, "groups", "Says something to the group.")
GROUP_REGARD = Endpoint(
    "POST", "/api/groups/{id}/regard", OfGroup, Whom, Done, "groups",
    "Mutes or blocks a member: what he says is not sent to me; who is blocked is not seated where I sit.",
)  # fmt: skip
GROUP_REPORT = Endpoint(
    "POST", "/api/groups/{id}/report", OfGroup, GroupReport, Done, "groups",
    "Tells the operator of this server that something is wrong with a group, or with a line of its chat.",
)  # fmt: skip
CHANGE_STANDING = Endpoint(
    "POST", "/api/groups/{id}/standing/{standing}", OfStanding, StandingChange, Done, "groups",
    "Founders, and who has made it: pauses a standing table, lets it go on, ends it, or changes how it begins again.",
)  # fmt: skip
WISH = Endpoint(
    "POST", "/api/groups/{id}/standing/{standing}/wish", OfStanding, MyWish, Done, "groups",
    "Says whether I play at a standing table from its next game on. Who is not at it waits in line for a place.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    GROUPS, FOUND, GET_GROUP, RESULTS, RENAME, LINK, UNLINK, DOOR, ENTER, QUIT, ROLE, CLOSE,
    GROUP_CHAT, SAY, GROUP_REGARD, GROUP_REPORT, CHANGE_STANDING, WISH,
]  # fmt: skip
