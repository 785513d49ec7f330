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
Proven = Annotated[str, Meta(max_length=200, description="the password of the account; empty if it has none")]
Bytes = Annotated[str, Meta(max_length=4000, pattern=r"^[A-Za-z0-9_-]*$", description="in base64url")]


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


class PasskeyAnswer(msgspec.Struct):
    """What a browser's passkey has signed."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Annotated[Bytes, Meta(description="whose it says it is; may be empty")] = ""


class SecondStep(msgspec.Struct, kw_only=True):
    """A code or a passkey, where an account asks for more than the password."""

    code: Code = ""
    passkey: PasskeyAnswer | None = None


class SignIn(SecondStep, kw_only=True):
    name: Name
    password: Password


class PasskeyWish(msgspec.Struct):
    alone: Annotated[bool, Meta(description="whether no password comes with it")] = True


class MadePasskey(msgspec.Struct):
    """A passkey that a browser has made."""

    id: Bytes
    client_data: Bytes
    attestation: Annotated[str, Meta(max_length=20_000, pattern=r"^[A-Za-z0-9_-]*$", description="in base64url")]
    transports: Annotated[list[Annotated[str, Meta(max_length=20, pattern="^[a-z-]+$")]], Meta(max_length=8)] = []
    name: Annotated[str, Meta(max_length=80, description="what I call it")] = ""


class EndPasskey(SecondStep, kw_only=True):
    id: Bytes
    password: Proven = ""


class ProviderWish(SecondStep, kw_only=True):
    """To sign in, or, who is signed in and proves it, to sign in with the provider from now on."""

    link: bool = False
    password: Proven = ""


class ProviderReturn(msgspec.Struct):
    """With what the provider has sent the browser back."""

    code: Annotated[str, Meta(min_length=1, max_length=2000)]
    state: Annotated[str, Meta(max_length=300)]


class ProviderProof(SecondStep, kw_only=True):
    ticket: Annotated[str, Meta(max_length=300)]


class GuestName(msgspec.Struct):
    name: Name = "Guest"


class NewSettings(msgspec.Struct):
    """Any settings are kept; these are read by the server, and `language` for mails."""

    mails: Annotated[bool, Meta(description="whether mails about turns are wanted")] | UnsetType = UNSET
    alerts: (
        Annotated[bool, Meta(description="whether a mail is wanted when somebody signs in on a new device")] | UnsetType
    ) = UNSET


class PasswordChange(msgspec.Struct, kw_only=True):
    old: Proven = ""
    new: NewPassword


class NewAddress(msgspec.Struct):
    """An account gives its password, too; without an address the one of before is forgotten."""

    email: Annotated[str, Meta(max_length=254)] | None
    password: Annotated[str, Meta(max_length=200)] = ""


class Forgotten(msgspec.Struct):
    name: Annotated[str, Meta(min_length=1, max_length=254, description="of the account, or its mail address")]


class ResetPassword(SecondStep, kw_only=True):
    token: Secret
    password: NewPassword


class Confirm(msgspec.Struct):
    token: Secret


class EndSession(msgspec.Struct):
    """The id of a session, or nothing for all of them."""

    id: Annotated[str, Meta(max_length=40)] | None = None
    others: Annotated[bool, Meta(description="all but the one that asks, whatever the id")] = False


class CodeGiven(msgspec.Struct):
    code: Code


class FullProof(SecondStep, kw_only=True):
    password: Proven = ""


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


class Passkey(Sent):
    id: str
    name: str
    created: float
    used: float | None


class PasskeyQuestion(Sent):
    """What a browser needs to show a passkey."""

    challenge: str
    domain: str
    verified: Annotated[bool, Meta(description="whether the passkey must make sure who uses it")]
    seconds: Annotated[int, Meta(description="in which it must be answered")]


class NewPasskey(Sent):
    """What a browser needs to make a passkey."""

    challenge: str
    domain: str
    user: str
    name: str
    algorithms: list[int]
    known: Annotated[list[str], Meta(description="ids of those that the account has")]
    seconds: int


class SignInWays(Sent):
    """How one can sign in here, beside name and password."""

    passkeys: bool
    registration: bool
    provider: Annotated[str, Meta(description="the name of a club's own sign-in; empty if there is none")]


class Account(Sent):
    """What an account has beside its games."""

    name: str
    guest: bool
    email: str | None
    confirmed: Annotated[bool, Meta(description="whether the address was confirmed; before that nothing is mailed")]
    mails: Annotated[bool, Meta(description="whether this server sends mail at all")]
    sessions: list[Session]
    second_factor: Annotated[bool, Meta(description="whether an authenticator app is set up")]
    passkeys: list[Passkey]
    passkeys_here: Annotated[bool, Meta(description="whether this server can have passkeys")]
    password: Annotated[bool, Meta(description="whether it has one; else proving means signing in anew")]
    provided: Annotated[bool, Meta(description="whether I sign in with the club's own sign-in")]
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
    """Each works once in place of a code of the app, or of a passkey. They are told this once."""

    codes: Annotated[list[str], Meta(description="none, if those of before go on being good")]
    me: Me


class ProviderAddress(Sent):
    """Where the browser goes to sign in with the provider."""

    url: str


class ProviderArrival(Sent):
    """Who somebody is now, or what he needs to give his second step with."""

    me: Me | None
    ticket: str


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


class KeptResult(Sent):
    """The result of a finished game."""

    table: str
    ended: float
    place: int
    points: int | None
    kept: Annotated[str, Meta(description="kept, deputy or lost; empty where no other person played")]
    rating: float | None
    margin: float | None


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
    shows: Annotated[dict[str, str], Meta(description="to whom the lines of the profile are shown; not of guests")] = (
        msgspec.field(default_factory=dict)
    )
    results: Annotated[list[KeptResult], Meta(description="of finished games, with the rating afterwards")] = (
        msgspec.field(default_factory=list)
    )


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
    "Signs in with name and password, and with a code or a passkey where there is a second factor (else it is refused"
    " with `second-factor-needed`): a new session; that of before ends. Failures make the next attempt wait, longer"
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
    "POST", "/api/account/second-factor", NoParameters, FullProof, NewFactor, "accounts",
    "Begins to set up codes of an authenticator app as a second factor; nothing changes before one was given. Who has a"
    " passkey proves it.",
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
SIGN_IN_WAYS = Endpoint(
    "GET", "/api/sign-in", NoParameters, Nothing, SignInWays, "accounts", "How one can sign in at this server."
)
ASK_PASSKEY = Endpoint(
    "POST", "/api/login/passkey/question", NoParameters, PasskeyWish, PasskeyQuestion, "accounts",
    "A question for a passkey, good for this session, once, for some minutes.",
)  # fmt: skip
LOGIN_PASSKEY = Endpoint(
    "POST", "/api/login/passkey", NoParameters, PasskeyAnswer, Me, "accounts",
    "Signs in with a passkey alone; it must have made sure who uses it. No code is asked for.",
)  # fmt: skip
OFFER_PASSKEY = Endpoint(
    "POST", "/api/account/passkeys/offer", NoParameters, FullProof, NewPasskey, "accounts",
    "Begins to make a passkey, for who proves who he is.",
)  # fmt: skip
ADD_PASSKEY = Endpoint(
    "POST", "/api/account/passkeys", NoParameters, MadePasskey, RecoveryCodes, "accounts",
    "Keeps a passkey that a browser has made for the question of this session. The first second factor of an account"
    " brings recovery codes. All sessions end; this browser gets a new one.",
)  # fmt: skip
END_PASSKEY = Endpoint(
    "POST", "/api/account/passkeys/end", NoParameters, EndPasskey, Me, "accounts",
    "Forgets a passkey. All sessions end; this browser gets a new one.",
)  # fmt: skip
BEGIN_PROVIDER = Endpoint(
    "POST", "/api/login/provider", NoParameters, ProviderWish, ProviderAddress, "accounts",
    "Begins to sign in with the provider of the club (OpenID Connect), or, with `link`, to add that to my account.",
)  # fmt: skip
FINISH_PROVIDER = Endpoint(
    "POST", "/api/login/provider/finish", NoParameters, ProviderReturn, ProviderArrival, "accounts",
    "Ends it with what the provider has sent to `/provider`. Who was never here gets an account; an account with a"
    " second factor is asked for it: then there is a ticket.",
)  # fmt: skip
PROVE_PROVIDER = Endpoint(
    "POST", "/api/login/provider/prove", NoParameters, ProviderProof, Me, "accounts",
    "Gives the second step after the provider has said who it is.",
)  # fmt: skip
END_PROVIDER = Endpoint(
    "POST", "/api/account/provider/end", NoParameters, FullProof, Me, "accounts",
    "Signs in with the provider no longer; an account without a password keeps it.",
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
    ACCOUNT, CHANGE_PASSWORD, END_SESSION, OFFER_FACTOR, CONFIRM_FACTOR, NEW_CODES, END_FACTOR,
    SIGN_IN_WAYS, ASK_PASSKEY, LOGIN_PASSKEY, OFFER_PASSKEY, ADD_PASSKEY, END_PASSKEY,
    BEGIN_PROVIDER, FINISH_PROVIDER, PROVE_PROVIDER, END_PROVIDER, DATA, DELETE, ADDRESS,
    CONFIRM, UNSUBSCRIBE, FORGOTTEN, RESET,
]  # fmt: skip
