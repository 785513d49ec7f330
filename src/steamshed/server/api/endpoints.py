"""The requests over HTTP about games and tables: what each is given and what it answers; and the list of all."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.accounts import wire as accounts
from steamshed.server.accounts.wire import Me
from steamshed.server.api.endpoint import MOST_TEXT as MOST_TEXT
from steamshed.server.api.endpoint import Done as Done
from steamshed.server.api.endpoint import Endpoint as Endpoint
from steamshed.server.api.endpoint import NoParameters as NoParameters
from steamshed.server.api.endpoint import Nothing as Nothing
from steamshed.server.api.endpoint import Parameters as Parameters
from steamshed.server.api.endpoint import Picture as Picture
from steamshed.server.api.endpoint import PlainText as PlainText
from steamshed.server.api.endpoint import Refusal as Refusal
from steamshed.server.api.shapes import (
    Change,
    Data,
    Drawn,
    Effect,
    Fallback,
    Last,
    LogEntry,
    NoClock,
    OptionValue,
    Pace,
    Privacy,
    Regard,
    Scenery,
    SceneryPatch,
    Sent,
    Table,
    TableRow,
    TakenBack,
)
from steamshed.server.away import wire as away
from steamshed.server.bots import wire as bots
from steamshed.server.groups import wire as groups
from steamshed.server.lessons import wire as learning
from steamshed.server.moderation import wire as operating
from steamshed.server.notices import wire as notices
from steamshed.server.offline import wire as back
from steamshed.server.orders import wire as orders
from steamshed.server.people import wire as people
from steamshed.server.puzzles import wire as puzzles
from steamshed.server.ratings import wire as ratings
from steamshed.server.rematch import wire as again
from steamshed.server.reviews import wire as review
from steamshed.server.studies import wire as studies

# -- parameters ----------------------------------------------------------------------------------------------------

TableId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(max_length=80, description="the secret of an open invitation")]
Language = Annotated[str, Meta(max_length=10, description="of the words: en, hu, cs, pl or nl")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class OfGame(Parameters, frozen=True):
    game: str


class OfLocale(Parameters, frozen=True):
    language: str
    game: str


class OfMap(Parameters, frozen=True):
    game: str
    map: str
    theme: Literal["light", "dark"] = "light"


class OfMapRules(Parameters, frozen=True):
    game: str
    map: str
    players: int


class TableList(Parameters, frozen=True):
    filter: Annotated[
        Literal["mine", "open", "running", "finished", "waiting"],
        Meta(description="`waiting`: where it is my turn, the table that has waited longest first, 50 at most"),
    ] = "open"
    group: Annotated[str, Meta(max_length=40, description="only the tables of this group of mine")] = ""
    after: Annotated[str, Meta(max_length=100, description="the `next` of the page before")] = ""


class OfTable(Parameters, frozen=True):
    id: TableId


class Looking(OfTable, frozen=True):
    token: Token | None = None


class LookingAs(Looking, frozen=True):
    look: Annotated[
        Number | None,
        Meta(description="my seat that sits before the screen, where several of mine share it and something is hidden"),
    ] = None


class LookingInLanguage(LookingAs, frozen=True):
    language: Language = "en"


class LookingBack(LookingInLanguage, frozen=True, kw_only=True):
    number: Number


class Otherwise(msgspec.Struct):
    """Actions that could have been played, one after the other."""

    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=60)]


class LogFrom(LookingAs, frozen=True):
    first: Annotated[Number, Meta(description="number of the first action")] = msgspec.field(default=0, name="from")


# -- bodies --------------------------------------------------------------------------------------------------------

ShortName = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
LineId = Annotated[str, Meta(max_length=40, description="the id of a line of chat")]


class NewSeat(msgspec.Struct):
    """`me` may be several: friends at one screen. `open` is for anybody, `invited` for who has its invitation.
    `network` challenges a bot that somebody runs elsewhere."""

    kind: Literal["me", "open", "bot", "invited", "network"]
    bot: Annotated[ShortName | None, Meta(description="which bot; of a network bot, its id")] = None
    name: ShortName | None = None


class NewTable(msgspec.Struct, kw_only=True):
    """A table to be set."""

    game: ShortName
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, bool | int | str | list[int]] = {}
    pace: Pace = NoClock()
    fallback: Annotated[Fallback, Meta(description="when time is up")] = "bot"
    privacy: Privacy = "public"
    language: Literal["en", "hu", "cs", "pl", "nl"] = "en"
    practice: Annotated[bool, Meta(description="whether one may take back what has shown something")] = False
    hints: Annotated[bool, Meta(description="whether all may ask the bots what they would do")] = False
    duplicate: Annotated[
        bool, Meta(description="whether others may play the same start with the same chance at tables of their own")
    ] = False
    watch_delay: Annotated[int, Meta(ge=0, le=100, description="how many actions those who only watch are behind")] = 0
    rated: Annotated[
        bool, Meta(description="whether the result counts for ratings: everybody at the table needs an account then")
    ] = False
    group: Annotated[TableId | None, Meta(description="a group of mine: only its members may sit down")] = None
    standing: Annotated[
        groups.NewStanding | None, Meta(description="of a group: the table begins again when its game is over")
    ] = None


class Join(msgspec.Struct):
    """With the token of an invitation no account is needed."""

    seat: SeatNumber | None = None
    token: Token | None = None
    name: ShortName | None = None


class Start(msgspec.Struct):
    fill: Annotated[ShortName | None, Meta(description="the bot for open seats")] = None


class Invite(msgspec.Struct):
    seat: SeatNumber


class Regarding(msgspec.Struct):
    """Whom I mean: the player of a seat, or whoever said a line of the chat."""

    kind: Annotated[Regard, Meta(description="mute: I don't see what he says; block: nor do I meet him")]
    seat: SeatNumber | None = None
    line: LineId | None = None


class PersonId(msgspec.Struct):
    id: Annotated[str, Meta(max_length=40)]


class Report(msgspec.Struct):
    """What is wrong with a table, or with a line of its chat."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    line: LineId | None = None


class OddSentence(msgspec.Struct):
    """Sentences that sound odd to a reader: which messages, in which language, on which page."""

    messages: Annotated[
        list[Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z][\w./-]*$")]],
        Meta(min_length=1, max_length=12, description="their names, as age_of_steam/delivered"),
    ]
    language: Annotated[str, Meta(max_length=8, pattern=r"^[a-z-]+$")]
    page: Annotated[str, Meta(max_length=80, pattern=r"^/[\w/-]*$")]
    word: Annotated[str, Meta(max_length=300, description="what the reader says of it; may be empty")] = ""


class Arrival(msgspec.Struct):
    code: Annotated[str, Meta(max_length=80)]


class Notes(msgspec.Struct):
    """Private notes: nobody else ever gets them."""

    text: Annotated[str, Meta(max_length=20_000)]


# -- answers -------------------------------------------------------------------------------------------------------


class Health(Sent):
    """`failing` means that moves may not be stored, `degraded` that only screens may be late."""

    status: Literal["ok", "degraded", "failing"]
    version: str
    games: list[str]
    checks: Annotated[dict[str, str], Meta(description="by part: ok, or what is wrong")]


class Option(Sent):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "number", "seats"]
    choices: list[OptionValue]
    default: OptionValue
    needs: Annotated[
        dict[str, list[OptionValue]], Meta(description="values that other options must have for it to have an effect")
    ] = msgspec.field(default_factory=dict)


class GameInfo(Sent):
    """A game with its options; their texts are in the locale files."""

    name: str
    seats: Annotated[list[int], Meta(description="numbers of players")]
    presets: dict[str, dict[str, OptionValue]]
    options: list[Option]
    bots: list[str]
    maps: Annotated[
        dict[str, list[int]], Meta(description="choices of the option `map`, each with its numbers of players")
    ] = msgspec.field(default_factory=dict)


class Rules(Sent):
    rules: Annotated[list[str], Meta(description="ids in the order of the ledger")]


class MapChange(Sent):
    """Something that a map changes in the rules: a message of the game with its arguments."""

    rule: Annotated[str, Meta(description="id of the rule that lets a map do so")]
    id: str
    args: dict[str, str | int]


class MapChanges(Sent):
    changes: list[MapChange]


class TableRows(Sent):
    """A page of tables, the last changed first."""

    tables: list[TableRow]
    next: Annotated[str, Meta(description="asks for the next page; not there if this is the last")] | UnsetType = UNSET


class Invitation(Sent):
    """A way to a seat for whoever has its secret; it works once."""

    seat: int
    token: str
    url: str
    expires: float


class OpenInvitation(Sent):
    """An invitation that nobody has taken yet; its secret is told once, when it is made."""

    seat: int
    expires: float


class OpenInvitations(Sent):
    invitations: list[OpenInvitation]


class Along(Sent):
    """The way to another device for a guest."""

    url: Annotated[str, Meta(description="works once")]
    expires: float


class Person(Sent):
    """Somebody whom I have muted or blocked."""

    id: str
    name: Annotated[str, Meta(description="as it was then")]
    kind: Regard


class People(Sent):
    people: list[Person]


class ToWatch(Sent):
    """A table where something happens."""

    id: str


class Made(Sent):
    """A new table."""

    id: str
    invitations: list[Invitation]


class Joined(Sent):
    seat: int
    me: Me


class Sceneries(Sent):
    scenes: list[Scenery]


class PastPosition(Sent):
    """A position of the past, as the caller may see it."""

    version: Annotated[int, Meta(description="of the table now")]
    number: int
    phase: str
    seat: int | None
    view: Data
    events: list[Effect]
    last: Last | None
    scores: list[int] | None
    scenes: list[Drawn]
    scenery: Annotated[list[SceneryPatch], Meta(description="what the present scenery lacks for it")]


class Foreseen(Sent):
    """What actions would have changed in the drawings of a position of the past, as far as chance does not decide."""

    preview: list[Change]


class Log(Sent):
    entries: list[LogEntry]
    version: int
    undone: Annotated[list[TakenBack], Meta(description="every undo that took back an action from that number on")]


class Analysis(Sent):
    """What a game looks like afterwards."""

    numbers: Annotated[list[int], Meta(description="after which actions the scores were")]
    scores: Annotated[list[list[int]], Meta(description="points of every seat")]
    breakdown: Annotated[list[dict[str, int]], Meta(description="by seat, where its last points come from")]
    turns: Annotated[list[int], Meta(description="the turn or round in which the scores were; empty without turns")]
    ranking: list[list[int]]
    winners: list[int] | None
    eliminated: Annotated[list[int], Meta(description="who has dropped out")]


# -- the requests --------------------------------------------------------------------------------------------------

HEALTH = Endpoint(
    "GET",
    "/api/health",
    NoParameters,
    Nothing,
    Health,
    "server",
    "Whether database, writer, Redis and disk are well; 503 if moves may not be stored.",
    visitors=False,
    unwell=True,
)
SOCKET = Endpoint(
    "GET", "/api/socket.json", NoParameters, Nothing, dict[str, Any], "server",
    "The JSON schema of the socket's messages, in both directions.", cached=True,
)  # fmt: skip

GAMES = Endpoint("GET", "/api/games", NoParameters, Nothing, list[GameInfo], "games", "All games with their options.")
BOTS = Endpoint("GET", "/api/bots", NoParameters, Nothing, list[str], "games", "The bots that can be given a seat.")
LOCALE = Endpoint(
    "GET", "/api/locale/{language}/{game}.ftl", OfLocale, Nothing, PlainText, "games",
    "The texts of a game in a language, as Fluent messages. What is missing is to be taken from English.",
)  # fmt: skip
RULES = Endpoint("GET", "/api/games/{game}/rules", OfGame, Nothing, Rules, "games", "The ids of all rules of a game.")
MAP = Endpoint(
    "GET", "/api/games/{game}/maps/{map}.svg", OfMap, Nothing, Picture, "games",
    "What a map looks like when a game begins on it.",
)  # fmt: skip

MAP_RULES = Endpoint(
    "GET", "/api/games/{game}/maps/{map}/rules", OfMapRules, Nothing, MapChanges, "games",
    "What a map changes in the rules of its game for so many players, in the order of a turn.",
)  # fmt: skip

LIST_TABLES = Endpoint(
    "GET", "/api/tables", TableList, Nothing, TableRows, "tables",
    "Tables, the latest change first, 50 a page: mine, or the public ones and those of my groups that are open, running"
    " or finished; or those that wait for me.",
)  # fmt: skip
MAKE_TABLE = Endpoint(
    "POST", "/api/tables", NoParameters, NewTable, Made, "tables", "Sets a table. It begins at once if no seat is open."
)
WATCH = Endpoint(
    "POST", "/api/watch", NoParameters, Nothing, ToWatch, "tables",
    "Finds a game to watch: one that people play now, else one that bots of the house play for those who look.",
    visitors=False,
)  # fmt: skip
GET_TABLE = Endpoint("GET", "/api/tables/{id}", Looking, Nothing, Table, "tables", "A table with its people.")
JOIN = Endpoint(
    "POST", "/api/tables/{id}/join", OfTable, Join, Joined, "tables",
    "Sits down. With the token of an invitation no account is needed: a guest's session is made.",
)  # fmt: skip
LEAVE = Endpoint(
    "POST", "/api/tables/{id}/leave", OfTable, Nothing, Done, "tables", "Gets up from a table that has not begun."
)
START = Endpoint(
    "POST", "/api/tables/{id}/start", OfTable, Start, Done, "tables",
    "Begins the game, with bots on the open seats if asked.",
)  # fmt: skip
INVITE = Endpoint(
    "POST", "/api/tables/{id}/invite", OfTable, Invite, Invitation, "tables",
    "A new invitation for an open seat; the former one is void. Only who made the table can invite. It is good for one"
    " player and for some days.",
)  # fmt: skip
UNINVITE = Endpoint(
    "POST", "/api/tables/{id}/uninvite", OfTable, Invite, Done, "tables", "Makes the open invitation to a seat void."
)
INVITATIONS = Endpoint(
    "GET", "/api/tables/{id}/invitations", OfTable, Nothing, OpenInvitations, "tables",
    "The open invitations, for who made the table; their secrets are not told again.",
)  # fmt: skip
REPORT = Endpoint(
    "POST", "/api/tables/{id}/report", OfTable, Report, Done, "people",
    "Tells the operator of this server that something is wrong with a table, or with a line of its chat.",
)  # fmt: skip
ODD = Endpoint(
    "POST", "/api/odd-sentence", NoParameters, OddSentence, Done, "people",
    "Tells the operator of this server that a sentence of the program sounds odd. What I have told already is not"
    " noted again.",
)  # fmt: skip
REGARD = Endpoint(
    "POST", "/api/tables/{id}/regard", OfTable, Regarding, Done, "people",
    "Mutes or blocks somebody: what he says is not sent to me; who is blocked cannot sit down where I sit or at tables"
    " that I have made, nor speak at these.",
)  # fmt: skip
PEOPLE = Endpoint("GET", "/api/people", NoParameters, Nothing, People, "people", "Whom I have muted or blocked.")
FORGET = Endpoint(
    "POST", "/api/people/forget", NoParameters, PersonId, Done, "people", "Mutes or blocks somebody no longer."
)
TAKE_ALONG = Endpoint(
    "POST", "/api/along", NoParameters, Nothing, Along, "accounts",
    "For a guest: a link that moves him, with his seats, to the browser that opens it. It works once, for 15 minutes.",
)  # fmt: skip
ARRIVE = Endpoint(
    "POST", "/api/along/arrive", NoParameters, Arrival, Me, "accounts",
    "Makes this browser that of the guest who has asked for the link; his former session ends.",
)  # fmt: skip

SCENERY = Endpoint(
    "GET", "/api/tables/{id}/scenery", LookingInLanguage, Nothing, Sceneries, "history",
    "Backgrounds and symbols of all scenes as they are now; states tell of changes. Nothing before the game begins.",
    cached=True,
)  # fmt: skip
AT = Endpoint(
    "GET", "/api/tables/{id}/at/{number}", LookingBack, Nothing, PastPosition, "history",
    "The position after that many actions, as the caller may see it.",
)  # fmt: skip
OTHERWISE = Endpoint(
    "POST", "/api/tables/{id}/at/{number}", LookingBack, Otherwise, Foreseen, "history",
    "What other actions would have changed after that many. Of a game with secrets: at its end.",
)  # fmt: skip
LOG = Endpoint(
    "GET", "/api/tables/{id}/log", LogFrom, Nothing, Log, "history",
    "Every action with what it caused, from a number on: message ids and arguments; the locale has the words.",
)  # fmt: skip
ANALYSIS = Endpoint(
    "GET", "/api/tables/{id}/analysis", Looking, Nothing, Analysis, "history",
    "The points of every seat after every action, and where they come from. Of a game with secrets: at its end.",
)  # fmt: skip

GET_RECORD = Endpoint(
    "GET", "/api/tables/{id}/record", Looking, Nothing, PlainText, "records",
    "The record as text. Of a game with secrets: at its end.",
)  # fmt: skip
PUT_RECORD = Endpoint(
    "POST", "/api/records", NoParameters, PlainText, Made, "records",
    "Verifies a record line by line and keeps it as a finished table to look at; a bad one answers 400 with line and"
    " reason.",
)  # fmt: skip

GET_NOTES = Endpoint(
    "GET", "/api/tables/{id}/notes", OfTable, Nothing, Notes, "notes", "My private notes at this table."
)
PUT_NOTES = Endpoint(
    "PUT", "/api/tables/{id}/notes", OfTable, Notes, Done, "notes",
    "Keeps my private notes; nobody else ever gets them.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    *accounts.ENDPOINTS, *notices.ENDPOINTS, TAKE_ALONG, ARRIVE, PEOPLE, FORGET,
    GAMES, BOTS, RULES, LOCALE, MAP, MAP_RULES,
    LIST_TABLES, MAKE_TABLE, WATCH, GET_TABLE, JOIN, LEAVE, START, INVITE, UNINVITE, INVITATIONS, REGARD, REPORT, ODD,
    *again.ENDPOINTS,
    *groups.ENDPOINTS,
    *ratings.ENDPOINTS,
    *people.ENDPOINTS,
    *away.ENDPOINTS,
    *back.ENDPOINTS,
    SCENERY, AT, OTHERWISE, LOG, ANALYSIS, GET_RECORD, PUT_RECORD, GET_NOTES, PUT_NOTES,
    *bots.ENDPOINTS,
    *review.ENDPOINTS, *puzzles.ENDPOINTS,
    *learning.ENDPOINTS, *studies.ENDPOINTS, *orders.ENDPOINTS,
    *operating.ENDPOINTS,
    HEALTH, SOCKET,
]  # fmt: skip

ERRORS: dict[int, str] = {
    400: "The request makes no sense.",
    401: "Sign in first.",
    403: "Not allowed, or the CSRF token is missing.",
    404: "There is no such thing.",
    409: "Not now.",
    410: "No longer.",
    413: "Too long.",
    422: "The request has the wrong shape.",
    429: "Too many requests.",
}
"""What the status of a refused request means."""
