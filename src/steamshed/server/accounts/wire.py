"""The requests over HTTP about people: who one is, signing in and out, what an account has, what is mailed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters
from steamshed.server.api.shapes import Data, Sent, Stage
from steamshed.server.away.wire import MyAway
from steamshed.server.lessons.wire import Standing
from steamshed.server.notices.wire import Wishes

# -- parameters and bodies -----------------------------------------------------------------------------------------

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=80, description="the secret of a mailed link")]
Stopping = Literal["turns", "alerts", "all"]
Code = Annotated[
    str,
    Meta(max_length=40, description="of the second factor: from the app, or a recovery code; empty if there is none"),
]


class Unsubscribing(Parameters, frozen=True):
    """What stands in the link at the end of every mail."""

    user: Annotated[str, Meta(max_length=40)]
    what: Annotated[Stopping, Meta(description="only mails about turns or about new devices, or all to this address")]
    to: Annotated[str, Meta(max_length=64, description="digest of the address")]
    key: Annotated[str, Meta(max_length=64)]
    again: Annotated[bool, Meta(description="take it back")] = False


class Credentials(msgspec.Struct):
    name: Name
    password: NewPassword


class SignIn(msgspec.Struct):
    name: Name
    password: Password
    code: Code = ""


class GuestName(msgspec.Struct):
    name: Name = "Guest"


class NewSettings(msgspec.Struct):
    """Any settings are kept; these are read by the server, and `language` for mails."""

    mails: Annotated[bool, Meta(description="whether mails about turns are wanted")] | UnsetType = UNSET
    alerts: (
        Annotated[bool, Meta(description="whether a mail is wanted when somebody signs in on a new device")] | UnsetType
    ) = UNSET


class PasswordChange(msgspec.Struct):
    old: Password
    new: NewPassword


class NewAddress(msgspec.Struct):
    """An account gives its password, too; without an address the one of before is forgotten."""

    email: Annotated[str, Meta(max_length=254)] | None
    password: Annotated[str, Meta(max_length=200)] = ""


class Forgotten(msgspec.Struct):
    name: Annotated[str, Meta(min_length=1, max_length=254, description="of the account, or its mail address")]


class ResetPassword(msgspec.Struct):
    token: Secret
    password: NewPassword
    code: Code = ""


class Confirm(msgspec.Struct):
    token: Secret


class EndSession(msgspec.Struct):
    """The id of a session, or nothing for all of them."""

    id: Annotated[str, Meta(max_length=40)] | None = None
    others: Annotated[bool, Meta(description="all but the one that asks, whatever the id")] = False


class Proof(msgspec.Struct):
    password: Password


class CodeGiven(msgspec.Struct):
    code: Code


class FullProof(msgspec.Struct):
    password: Password
    code: Code


class Farewell(msgspec.Struct):
    """An account gives its password, a guest does not."""

    password: Annotated[str, Meta(max_length=200)] = ""


# -- answers -------------------------------------------------------------------------------------------------------


class User(Sent):
    id: str
    name: str
    guest: bool


class Me(Sent):
    """Who I am."""

    user: User | None
    csrf: Annotated[str, Meta(description="the token for everything that changes something")]
    settings: Data
    waiting: Annotated[int, Meta(description="tables where it is my turn")]


class Session(Sent):
    """A browser that is signed in."""

    id: str
    device: Annotated[str, Meta(description="browser and system; empty if it does not say")]
    created: float
    seen: float
    current: Annotated[bool, Meta(description="the one that asks")]
    place: Annotated[
        str, Meta(description="the address from which it was begun, of IPv6 its /64 network; empty if it is not known")
    ]


class Account(Sent):
    """What an account has beside its games."""

    name: str
    guest: bool
    email: str | None
    confirmed: Annotated[bool, Meta(description="whether the address was confirmed; before that nothing is mailed")]
    mails: Annotated[bool, Meta(description="whether this server sends mail at all")]
    sessions: list[Session]
    second_factor: bool
    recovery_codes: Annotated[int, Meta(description="so many are left")]
    operator: Annotated[bool, Meta(description="whether I may look after this server")]
    alerts: Annotated[bool, Meta(description="whether somebody who signs in on a new device is told by mail")]


class NewFactor(Sent):
    """What an authenticator app needs. It counts once a code of it was given."""

    secret: str
    address: Annotated[str, Meta(description="all of it, for an app on the same device")]
    size: Annotated[int, Meta(description="the width of the drawing")]
    path: Annotated[str, Meta(description="a QR code of the address, as the path of an SVG drawing")]


class RecoveryCodes(Sent):
    """Each works once in place of a code of the app. They are told this once."""

    codes: list[str]
    me: Me


class KeptSeat(Sent):
    table: str
    seat: int
    game: str
    name: Annotated[str, Meta(description="of the table")]
    state: Stage
    created: float


class KeptNote(Sent):
    table: str
    text: str
    changed: float


class KeptPlan(Sent):
    """A plan drawn over the board of a table."""

    table: str
    marks: Annotated[str, Meta(description="as JSON")]
    changed: float


class KeptLine(Sent):
    table: str
    text: str
    time: float


class KeptDistance(Sent):
    """Somebody whom the user does not want to hear (``mute``) or to meet (``block``), by the name he had then."""

    kind: str
    name: str
    time: float


class KeptReport(Sent):
    """What the user has reported to the operator: a table, a group, or a sentence that sounds odd."""

    table: str | None
    quoted: str
    reason: str
    time: float


class KeptBot(Sent):
    """A bot of the user's that plays over the network."""

    name: str
    created: float


class KeptStudy(Sent):
    """A study of mine, with all that is in it."""

    name: str
    game: str
    created: float
    changed: float
    body: Data


class KeptPuzzle(Sent):
    """A puzzle of mine, with all that is in it."""

    created: float
    body: Data


class KeptOrder(Sent):
    """An order given ahead, in its written form."""

    table: str
    seat: int
    text: str
    made: float


class KeptGroup(Sent):
    """A group that the user is in."""

    name: str
    role: str
    joined: float


class KeptGroupLine(Sent):
    """What the user has said on the page of a group."""

    group: str
    text: str
    time: float


class KeptNotices(Sent):
    """What the user wants to be told of and how, and where that goes."""

    wishes: Wishes
    hook: str
    browsers: Annotated[list[str], Meta(description="that take pushes: what they call themselves")]


class MyData(Sent):
    """Everything that is kept about a user."""

    account: Account
    created: float
    settings: Data
    seats: list[KeptSeat]
    notes: list[KeptNote]
    plans: list[KeptPlan]
    chat: list[KeptLine]
    distances: list[KeptDistance]
    reports: list[KeptReport]
    lessons: list[Standing]
    bots: list[KeptBot]
    notices: KeptNotices
    studies: list[KeptStudy]
    puzzles: list[KeptPuzzle]
    orders: list[KeptOrder]
    groups: list[KeptGroup]
    group_chat: list[KeptGroupLine]
    away: Annotated[MyAway, Meta(description="not of guests")] | UnsetType = UNSET


# -- the requests --------------------------------------------------------------------------------------------------

ME = Endpoint(
    "GET", "/api/me", NoParameters, Nothing, Me, "accounts",
    "Who I am, and the CSRF token for everything that changes something. Gives a new browser its session cookie.",
)  # fmt: skip
REGISTER = Endpoint(
    "POST", "/api/register", NoParameters, Credentials, Me, "accounts",
    "Makes an account, and a new session. A guest who registers keeps his seats; all his former sessions end.",
)  # fmt: skip
LOGIN = Endpoint(
    "POST", "/api/login", NoParameters, SignIn, Me, "accounts",
    "Signs in with name and password, and with a code where there is a second factor (without one it is refused with"
    " `second-factor-needed`): a new session; that of before ends. Failures make the next attempt wait, longer"
    " each time, but not on a device where the account was signed in before.",
)  # fmt: skip
GUEST = Endpoint(
    "POST", "/api/guest", NoParameters, GuestName, Me, "accounts",
    "Plays without an account: gives this browser a guest's session.",
)  # fmt: skip
LOGOUT = Endpoint("POST", "/api/logout", NoParameters, Nothing, Me, "accounts", "Ends the session of this browser.")
SETTINGS = Endpoint(
    "PUT", "/api/settings", NoParameters, NewSettings, Me, "accounts",
    "Keeps the settings of a user, whatever they are called; an address for mails is given elsewhere.",
)  # fmt: skip

ACCOUNT = Endpoint(
    "GET", "/api/account", NoParameters, Nothing, Account, "accounts", "My account: address and sessions."
)
CHANGE_PASSWORD = Endpoint(
    "POST", "/api/account/password", NoParameters, PasswordChange, Me, "accounts",
    "Changes the password. All sessions end; this browser gets a new one.",
)  # fmt: skip
END_SESSION = Endpoint(
    "POST", "/api/account/sessions/end", NoParameters, EndSession, Me, "accounts",
    "Signs out one session of mine, all others, or everywhere.",
)  # fmt: skip
OFFER_FACTOR = Endpoint(
    "POST", "/api/account/second-factor", NoParameters, Proof, NewFactor, "accounts",
    "Begins to set up codes of an authenticator app as a second factor; nothing changes before one was given.",
)  # fmt: skip
CONFIRM_FACTOR = Endpoint(
    "POST", "/api/account/second-factor/confirm", NoParameters, CodeGiven, RecoveryCodes, "accounts",
    "Sets up the second factor with a code of the app. All sessions end; this browser gets a new one.",
)  # fmt: skip
NEW_CODES = Endpoint(
    "POST", "/api/account/second-factor/codes", NoParameters, FullProof, RecoveryCodes, "accounts",
    "New recovery codes; those of before are void. All sessions end; this browser gets a new one.",
)  # fmt: skip
END_FACTOR = Endpoint(
    "POST", "/api/account/second-factor/end", NoParameters, FullProof, Me, "accounts",
    "Takes the second factor off. All sessions end; this browser gets a new one.",
)  # fmt: skip
DATA = Endpoint(
    "GET",
    "/api/account/data",
    NoParameters,
    Nothing,
    MyData,
    "accounts",
    "All that is kept about me, as a file.",
)
DELETE = Endpoint(
    "POST", "/api/account/delete", NoParameters, Farewell, Me, "accounts",
    "Deletes me: running games are resigned, games stay, my name goes from all of them.",
)  # fmt: skip
ADDRESS = Endpoint(
    "POST", "/api/account/email", NoParameters, NewAddress, Account, "mail",
    "Gives an address for mails. It works when the link that is mailed to it has been used.",
)  # fmt: skip
CONFIRM = Endpoint(
    "POST", "/api/mail/confirm", NoParameters, Confirm, Done, "mail",
    "Confirms an address with the secret of a mailed link, which works once.",
)  # fmt: skip
UNSUBSCRIBE = Endpoint(
    "POST", "/unsubscribe", Unsubscribing, Nothing, Done, "mail",
    "Stops mails, by the link at the end of every mail (RFC 8058); nobody needs to be signed in. In a browser the same"
    " address shows a page.",
    visitors=False,
)  # fmt: skip
FORGOTTEN = Endpoint(
    "POST", "/api/password/forgotten", NoParameters, Forgotten, Done, "mail",
    "Mails a link for a new password to the confirmed address of an account. The answer is the same if there is none.",
)  # fmt: skip
RESET = Endpoint(
    "POST", "/api/password/reset", NoParameters, ResetPassword, Me, "mail",
    "Sets a new password with the secret of a mailed link, which works once, and signs in. All other sessions end.",
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    ME, REGISTER, LOGIN, GUEST, LOGOUT, SETTINGS,
    ACCOUNT, CHANGE_PASSWORD, END_SESSION, OFFER_FACTOR, CONFIRM_FACTOR, NEW_CODES, END_FACTOR, DATA, DELETE, ADDRESS,
    CONFIRM, UNSUBSCRIBE, FORGOTTEN, RESET,
]  # fmt: skip
