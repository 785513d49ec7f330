"""The shapes of requests and answers at the HTTP edge, for OpenAPI. What is behind it knows nothing of pydantic."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field


class ErrorBody(BaseModel):
    id: str
    args: dict[str, Any]
    text: str


class Error(BaseModel):
    error: ErrorBody


ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "The request makes no sense."},
    401: {"model": Error, "description": "Sign in first."},
    403: {"model": Error, "description": "Not allowed, or the CSRF token is missing."},
    404: {"model": Error, "description": "There is no such thing."},
    409: {"model": Error, "description": "Not now."},
    413: {"model": Error, "description": "Too long."},
    422: {"model": Error, "description": "The request has the wrong shape."},
    429: {"model": Error, "description": "Too many requests."},
}


class UserReply(BaseModel):
    id: str
    name: str
    guest: bool


class Me(BaseModel):
    user: UserReply | None
    csrf: str
    settings: dict[str, Any]
    waiting: int


class OptionReply(BaseModel):
    name: str
    kind: str
    """choice, flag, number, or a kind that a game adds, like seats."""
    choices: list[bool | int | str]
    default: bool | int | str


class GameReply(BaseModel):
    name: str
    seats: list[int]
    presets: dict[str, dict[str, bool | int | str]]
    options: list[OptionReply]
    bots: list[str]


class Rules(BaseModel):
    rules: list[str]


class NoPace(BaseModel):
    kind: Literal["none"]


class LivePace(BaseModel):
    kind: Literal["live"]
    bank: float = Field(default=600, ge=10, le=86400)
    increment: float = Field(default=20, ge=0, le=3600)


class DaysPace(BaseModel):
    kind: Literal["days"]
    days: float = Field(default=3, gt=0, le=60)


PaceBody = Annotated[NoPace | LivePace | DaysPace, Field(discriminator="kind")]


class SeatBody(BaseModel):
    kind: Literal["me", "open", "bot", "invited"]
    bot: str | None = Field(default=None, max_length=40)
    name: str | None = Field(default=None, max_length=40)


class NewTable(BaseModel):
    name: str = Field(default="", max_length=80)
    game: str = Field(max_length=40)
    options: dict[str, bool | int | str | list[int]] = {}
    seats: list[SeatBody] = Field(min_length=1, max_length=8)
    pace: PaceBody = NoPace(kind="none")
    fallback: Literal["bot", "resign", "wait"] = "bot"
    privacy: Literal["public", "private"] = "public"
    language: Literal["en", "hu", "cs", "pl", "nl"] = "en"
    practice: bool = False
    """Whether a player may take back what has shown something."""


class Invitation(BaseModel):
    seat: int
    token: str
    url: str


class Made(BaseModel):
    id: str
    invitations: list[Invitation] = []


class JoinBody(BaseModel):
    seat: int | None = Field(default=None, ge=0, le=7)
    token: str | None = Field(default=None, max_length=80)
    name: str | None = Field(default=None, max_length=40)


class Joined(BaseModel):
    seat: int
    me: Me


class StartBody(BaseModel):
    fill: str | None = Field(default=None, max_length=40)


class InviteBody(BaseModel):
    seat: int = Field(ge=0, le=7)


class Done(BaseModel):
    done: bool = True


class NotesBody(BaseModel):
    text: str = Field(max_length=20_000)


class Player(BaseModel):
    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None = None


class Result(BaseModel):
    ranking: list[list[int]]
    scores: list[int] | None


class TableRow(BaseModel):
    id: str
    name: str
    game: str
    players: list[Player]
    state: Literal["open", "running", "finished"]
    turn_of: list[int]
    my_seat: int | None
    my_turn: bool
    version: int
    phase: str | None
    pace: dict[str, Any]
    created: float
    changed: float
    result: Result | None


class TableRows(BaseModel):
    tables: list[TableRow]


class TableReply(BaseModel):
    model_config = {"extra": "allow"}
    id: str
    name: str
    game: str
    state: Literal["open", "running", "finished"]
    players: list[dict[str, Any]]
    mine: list[int]
    version: int


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    games: list[str]
