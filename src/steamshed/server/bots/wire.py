"""Bots over the network: what their owners ask for, and the messages at a bot's socket. ``type`` says which one it is.

The socket speaks the protocol of programs (``bots/protocol.py``) with what many tables at one line need besides: which
question an answer is for, challenges, and what becomes of a game.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from steamshed.server.api.endpoint import Done, Endpoint, NoParameters, Nothing, Parameters
from steamshed.server.api.shapes import Args, Data, ErrorBody, OptionValue, Pace, Sent

VERSION = 1
MOST_TABLES = 50

Word = Annotated[str, Meta(max_length=40)]
BotId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$", description="of a bot's account")]
TableOf = Annotated[str, Meta(max_length=40, description="the id of a table")]
QuestionId = Annotated[str, Meta(max_length=80, description="of the question")]


# -- what a bot plays ----------------------------------------------------------------------------------------------


class Plays(Sent):
    """A game that a bot plays."""

    game: Word
    players: Annotated[list[int], Meta(max_length=8, description="with how many players; none listed: any number")] = []
    options: Annotated[
        dict[Word, Annotated[list[OptionValue], Meta(max_length=100)]],
        Meta(max_length=40, description="values that it plays; an option that is not named: any"),
    ] = {}


# -- from the bot --------------------------------------------------------------------------------------------------


class FromBot(msgspec.Struct, tag_field="type", gc=False):
    """Something that a bot sends."""


class BotReady(FromBot, tag="ready"):
    """The answer to `hello`, within 20 s: what the bot plays, and at how many tables at once."""

    steamshed: Annotated[int, Meta(description="the version of the protocol")]
    games: Annotated[list[Plays], Meta(min_length=1, max_length=40)]
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] = 1


class AcceptChallenge(FromBot, tag="accept"):
    """Takes the seat that it was challenged to."""

    table: TableOf


class DeclineChallenge(FromBot, tag="decline"):
    """Does not want the seat that it was challenged to."""

    table: TableOf


class BotAction(FromBot, tag="action"):
    """The answer to `choose`: one of the legal actions."""

    id: QuestionId
    action: Annotated[str, Meta(max_length=1000)]


class BotResigns(FromBot, tag="resign"):
    """Gives up a game."""

    table: TableOf


class BotPing(FromBot, tag="ping"):
    """Answered by `pong`."""


FromBots = BotReady | AcceptChallenge | DeclineChallenge | BotAction | BotResigns | BotPing


# -- to the bot ----------------------------------------------------------------------------------------------------


class ToBot(Sent, tag_field="type"):
    """Something that a bot is told."""


class BotHello(ToBot, tag="hello"):
    """The token is good; to be answered by `ready`."""

    steamshed: Annotated[int, Meta(description="the version of the protocol")]
    bot: Annotated[str, Meta(description="the name of the bot's account")]


class BotChallenge(ToBot, tag="challenge"):
    """Somebody wants to play: to be answered by `accept` or `decline` within `seconds`."""

    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    seat: int
    pace: Pace
    by: Annotated[str, Meta(description="the names of those who sit there already")]
    seconds: float


class BotQuestion(ToBot, tag="choose"):
    """It is the bot's turn: to be answered by `action`. Asked again, with the same id, after a new connection."""

    id: QuestionId
    table: str
    game: str
    seat: int
    view: Annotated[Data, Meta(description="what the seat may know")]
    legal: list[str]
    clock: Annotated[float, Meta(description="seconds for the answer")]
    seed: Annotated[int, Meta(description="for the bot's own random generator")]


class BotAccepted(ToBot, tag="accepted"):
    """The action was played and is stored."""

    id: str


class BotWrong(ToBot, tag="wrong"):
    """The action cannot be played; the question is still open while tries are left."""

    id: str
    reason: str
    left: Annotated[int, Meta(description="how many more answers are listened to")]
    rule: Annotated[str | None, Meta(description="the rule that it is against, where one is known")] = None
    args: Args = {}


class BotLate(ToBot, tag="late"):
    """The question is not open any more: it was answered, taken back or taken from the bot. Nothing happened."""

    id: str


class BotLost(ToBot, tag="lost"):
    """A bot of the server plays the seat: time was up, too many answers were wrong, the bot was away for too long or
    has resigned. A new connection has the seat back, unless it was resigned."""

    table: str
    seat: int
    resigned: bool = False


class BotEnd(ToBot, tag="end"):
    """The game is over."""

    table: str
    seat: int
    scores: list[int] | None
    ranking: Annotated[list[list[int]] | None, Meta(description="seats by place")]


class BotTrouble(ToBot, tag="error"):
    """What the bot sent cannot be done, or why the line is closed."""

    error: ErrorBody
    table: str = ""


class BotPong(ToBot, tag="pong"):
    """The answer to `ping`."""


ToBots = (
    BotHello | BotChallenge | BotQuestion | BotAccepted | BotWrong | BotLate | BotLost | BotEnd | BotTrouble | BotPong
)


# -- requests ------------------------------------------------------------------------------------------------------


class OfBot(Parameters, frozen=True):
    id: BotId


class OfChallengedTable(Parameters, frozen=True):
    id: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]


class NewBot(msgspec.Struct):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Challenge(msgspec.Struct):
    """An open seat of my table, and the bot that is asked to take it; without one the challenge is withdrawn."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: BotId | None = None


class MyBot(Sent):
    """A bot of mine."""

    id: str
    name: str
    created: float
    online: bool
    token: Annotated[bool, Meta(description="whether it has a token that works")]
    tables: Annotated[int, Meta(description="at how many it sits or is challenged")]


class MyBots(Sent):
    bots: list[MyBot]
    most: Annotated[int, Meta(description="how many somebody may have")]


class BotToken(Sent):
    """The token of a bot: told once, only its digest is kept."""

    bot: MyBot
    token: str


class OnlineBot(Sent):
    """A bot that is there and can be challenged."""

    id: str
    name: str
    owner: Annotated[str, Meta(description="the name of the account that runs it")]
    games: list[Plays]
    free: Annotated[bool, Meta(description="whether it plays at fewer tables than it could")]


class OnlineBots(Sent):
    bots: list[OnlineBot]


class BotIs(Sent):
    """Whose token it is."""

    id: str
    name: str
    owner: str
    tables: Annotated[list[str], Meta(description="ids of tables where it sits or is challenged")]


TAG = "bots"

MY_BOTS = Endpoint(
    "GET", "/api/account/bots", NoParameters, Nothing, MyBots, TAG, "My bots that play over the network."
)
MAKE_BOT = Endpoint(
    "POST", "/api/account/bots", NoParameters, NewBot, BotToken, TAG,
    "Makes an account for a bot of mine and gives its token, which is not told again. A guest has none.",
)  # fmt: skip
RENEW_TOKEN = Endpoint(
    "POST", "/api/account/bots/{id}/token", OfBot, Nothing, BotToken, TAG,
    "Gives a bot of mine a new token; the former one ends at once, with its connection.",
)  # fmt: skip
REVOKE_TOKEN = Endpoint(
    "POST", "/api/account/bots/{id}/revoke", OfBot, Nothing, Done, TAG,
    "Ends the token of a bot of mine at once, with its connection.",
)  # fmt: skip
DELETE_BOT = Endpoint(
    "POST", "/api/account/bots/{id}/delete", OfBot, Nothing, Done, TAG,
    "Deletes a bot of mine: running games are resigned, games stay, its name goes from all of them.",
)  # fmt: skip
ONLINE_BOTS = Endpoint(
    "GET", "/api/bots/online", NoParameters, Nothing, OnlineBots, TAG, "The network bots that are there, by name."
)
CHALLENGE = Endpoint(
    "POST", "/api/tables/{id}/challenge", OfChallengedTable, Challenge, Done, TAG,
    "Asks a network bot to take an open seat of a table that I have made, or withdraws that.",
)  # fmt: skip
WHICH_BOT = Endpoint(
    "GET", "/api/bot", NoParameters, Nothing, BotIs, TAG,
    "Whose token this is. With `Authorization: Bearer TOKEN`, as the socket at `/ws/bot`.",
    visitors=False,
    bearer=True,
)  # fmt: skip
BOT_SOCKET = Endpoint(
    "GET", "/api/bot.json", NoParameters, Nothing, dict[str, Any], TAG,
    "The JSON schema of the messages at a bot's socket, in both directions.", cached=True,
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    MY_BOTS, MAKE_BOT, RENEW_TOKEN, REVOKE_TOKEN, DELETE_BOT, ONLINE_BOTS, CHALLENGE, WHICH_BOT, BOT_SOCKET,
]  # fmt: skip
