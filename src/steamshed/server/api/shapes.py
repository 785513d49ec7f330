"""What HTTP answers and socket messages are made of: drawings, people, tables, positions.

In what is sent, a field with a default is left out when it has it. Nothing is sent that is not declared.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

SeatKind = Literal["human", "bot", "open"]
Stage = Literal["open", "running", "finished"]
Fallback = Literal["bot", "resign", "wait"]
Privacy = Literal["public", "private"]
BotSpeed = Literal["once", "steps", "slow"]
Undo = Literal["free", "ask", "no"]
Regard = Literal["mute", "block"]
Hints = Literal["bots", "agreed", "no"]
VoteKind = Literal["undo", "end", "bot", "rules", "hand"]
Proposal = Literal["end", "bot", "human", "rules"]

Args = dict[str, str | int]
"""Arguments of a message in the locale files."""
OptionValue = bool | int | str
Data = dict[str, Any]


class Sent(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that the server sends."""


class ErrorBody(Sent):
    """Why something was refused: an id for the client's language files, its arguments, and an English sentence."""

    id: str
    args: Args
    text: str


# -- drawings ------------------------------------------------------------------------------------------------------

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Thing(Sent):
    """One use of a symbol in a drawing."""

    id: str
    symbol: str
    at: Point
    turn: float = 0.0
    style: str = ""
    title: str = ""
    label: str = ""
    kind: str = ""
    along: Annotated[list[Point], Meta(description="points of the way on which it moves when its place changes")] = []


class Drawn(Sent):
    """A scene with its things."""

    name: str
    things: list[Thing]


class Scenery(Sent):
    """What a scene is drawn on and of: changes seldom."""

    name: str
    title: str
    box: Box
    background: str
    symbols: Annotated[dict[str, str], Meta(description="symbol id to SVG, drawn around (0, 0)")]
    words: Annotated[float, Meta(description="how high the smallest words to be read are; 0: at any size")] = 0.0


class SceneryPatch(Sent):
    """What is new in a scenery; symbols are added to those that are known."""

    name: str
    title: str | UnsetType = UNSET
    box: Box | UnsetType = UNSET
    background: str | UnsetType = UNSET
    symbols: dict[str, str] | UnsetType = UNSET


class SceneChange(SceneryPatch, kw_only=True):
    """What has changed in a scene since the state that the client has."""

    set: Annotated[list[Thing], Meta(description="things that are new or different")]
    order: Annotated[list[str], Meta(description="all ids, where they or their order have changed")] | UnsetType = UNSET


class Change(Sent):
    """What an action would change in a scene."""

    name: str
    things: Annotated[list[Thing], Meta(description="new or different")]
    gone: Annotated[list[str], Meta(description="ids")]
    route: Annotated[list[Thing], Meta(description="the way over the board")] | UnsetType = UNSET
    symbols: Annotated[dict[str, str], Meta(description="symbols that the scenery lacks")] | UnsetType = UNSET


# -- the game ------------------------------------------------------------------------------------------------------


class Effect(Sent):
    """Something that happened or would happen: a message id with its arguments."""

    id: str
    seat: int | None
    args: Args
    reveals: Annotated[bool, Meta(description="somebody learnt something by it")] = False
    things: Annotated[list[str], Meta(description="the drawn things at which it happened")] | UnsetType = UNSET


class Choice(Sent):
    """A legal action."""

    action: str
    things: Annotated[list[str], Meta(description="the ids that it touches, in the order of clicking")]
    price: int | None
    effect: Effect


Ordered = Annotated[bool, Meta(description="it was given ahead; before the end only its owner is told")]


class Last(Sent):
    """The last action, as far as one is told."""

    number: int
    seat: int
    action: str
    route: Annotated[list[Thing], Meta(description="the way that it took over the board")] | UnsetType = UNSET
    order: Ordered = False


class LogEntry(Sent):
    """An action with what it caused, as far as the caller is told."""

    number: int
    seat: int
    phase: Annotated[str, Meta(description="in which it was played")]
    action: str
    events: list[Effect]
    time: float
    order: Ordered = False
    by: Annotated[str, Meta(description="who played it for the player, if another person did")] = ""
    bot: Annotated[str, Meta(description="the bot that played it for the player")] = ""


class TakenAction(Sent):
    """An action that was taken back, as far as one is told."""

    number: int
    seat: int
    action: str


class TakenBack(Sent):
    """An undo: what was taken back, by whom, and how many actions were left."""

    by: int | None
    to: int
    actions: Annotated[list[TakenAction], Meta(description="in the order in which they were played")]
    time: float


class UndoOffer(Sent):
    """How far an undo of mine would go."""

    to: Annotated[int, Meta(description="how many actions would be left")]
    count: Annotated[int, Meta(description="how many it would take back")]
    seats: Annotated[list[int], Meta(description="whose")]
    action: Annotated[str, Meta(description="mine, the first of them")]


class Advised(Sent):
    """A plan of a bot: its actions, and what each of them does."""

    actions: list[str]
    steps: Annotated[list[Effect], Meta(description="what each action does, as far as chance does not decide")]
    things: Annotated[list[str], Meta(description="the drawn things that it is about, in order")]
    price: int | None


class Clocks(Sent):
    """Seconds left for each seat, and the seat whose clock runs."""

    seats: list[float | None]
    running: int | None
    deadline: Annotated[float, Meta(description="when the running clock will have run out")] | UnsetType = UNSET
    stands: (
        Annotated[
            tuple[float, float],
            Meta(description="from when until when the running clock stands, now or the next time: holiday, or night"),
        ]
        | UnsetType
    ) = UNSET


# -- people and tables ---------------------------------------------------------------------------------------------


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """Seconds in the bank at the start, and seconds added when the turn passes on."""

    bank: Annotated[float, Meta(ge=10, le=86400)] = 600.0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 20.0


class Days(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """Days for every action."""

    days: Annotated[float, Meta(gt=0, le=60)] = 3.0


class Hours(msgspec.Struct, frozen=True, tag_field="kind", tag="hours"):
    """Hours for every action that count only while the player is awake: within his waking hours, in his time zone."""

    hours: Annotated[float, Meta(ge=1, le=240)] = 12.0


class Bank(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """Days in the bank at the start, and hours added when the turn passes on; it is never fuller than at the start."""

    days: Annotated[float, Meta(ge=0.25, le=60)] = 7.0
    increment: Annotated[float, Meta(ge=0, le=240, description="hours")] = 12.0


Pace = NoClock | Live | Days | Hours | Bank


class Holiday(Sent):
    """When somebody is, or will be, away by his own word: his clocks at tables that are played over days stand."""

    since: float
    until: float


Invited = Annotated[bool, Meta(description="an open seat is kept for whoever has its invitation")]
Guest = Annotated[bool, Meta(description="the player had no account when he sat down")]
Deleted = Annotated[bool, Meta(description="the player has deleted his account; his name is gone")]
Network = Annotated[bool, Meta(description="a bot that somebody runs elsewhere, by the name of its account")]
Challenged = Annotated[bool, Meta(description="an open seat waits for the network bot that it is named after")]


Rated = Annotated[bool, Meta(description="its result counts for the ratings of those who play")]


class Player(Sent):
    """A seat at a table."""

    seat: int
    name: str
    kind: SeatKind
    online: bool
    clock: Annotated[float | None, Meta(description="seconds left")]
    connected_as_you: bool
    bot: Annotated[str, Meta(description="the bot that decides")] | UnsetType = UNSET
    stand_in: Annotated[bool, Meta(description="the bot plays for a person")] = False
    resigned: bool = False
    invited: Invited = False
    guest: Guest = False
    deleted: Deleted = False
    seen: (
        Annotated[float, Meta(description="when a player who is away was last there; `absence` runs from then")]
        | UnsetType
    ) = UNSET
    network: Network = False
    challenged: Challenged = False
    declined: Annotated[str, Meta(description="the network bot that did not want this open seat")] = ""
    holiday: Annotated[Holiday, Meta(description="the one that the player has now, or next")] | UnsetType = UNSET
    deputy: Annotated[str, Meta(description="the name of the person who plays for him now")] | UnsetType = UNSET


class Vote(Sent):
    """An open question to all who play."""

    id: int
    kind: VoteKind
    by: Annotated[int, Meta(description="the seat that asked")]
    yes: Annotated[list[int], Meta(description="seats that agree")]
    needed: Annotated[int, Meta(description="how many must agree")]
    seat: Annotated[int, Meta(description="for whom a bot would play, or which is handed over")] | UnsetType = UNSET
    to: Annotated[int, Meta(description="how many actions an undo would leave")] | UnsetType = UNSET
    name: Annotated[str, Meta(description="who would have the seat from then on")] | UnsetType = UNSET
    until: Annotated[float, Meta(description="when it is carried out if nobody objects")] | UnsetType = UNSET


class EndColumn(Sent):
    """A column of a table of all seats: an argument of an event, or a figure of the players."""

    event: str = ""
    argument: str = ""
    sign: Annotated[int, Meta(description="whether the argument adds to the seat or takes")] = 1
    figure: str = ""
    after: Annotated[bool, Meta(description="whether the figure is the one afterwards")] = False


class EndPart(Sent):
    """A part of what a turn ends with: the events that belong to it, with columns as one table."""

    name: Annotated[str, Meta(description="its heading is the game's message end-NAME")]
    events: list[str]
    columns: list[EndColumn] = []


class Again(Sent):
    """Whether there will be another game with the same people."""

    yes: Annotated[list[int], Meta(description="seats that want it")]
    rotate: Annotated[bool, Meta(description="whether the seats will be passed on by one")] = False
    next: Annotated[str, Meta(description="the table where it is played")] | UnsetType = UNSET


class Table(Sent):
    """A table with its people."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    state: Stage
    pace: Pace
    fallback: Fallback
    privacy: Privacy
    language: str
    practice: bool
    hints: Annotated[
        Hints,
        Meta(description="whether I may ask the bots for a hint: I play against bots alone, it was agreed, or not"),
    ]
    hidden: Annotated[bool, Meta(description="whether seats know what others may not see")]
    players: list[Player]
    mine: Annotated[list[int], Meta(description="my seats, and those that I play for others")]
    owner: Annotated[bool, Meta(description="whether I made it and can invite")]
    version: int
    changed: Annotated[float, Meta(description="when its position last changed; of a finished one, when it ended")]
    votes: list[Vote]
    absence: Annotated[
        float, Meta(description="seconds that somebody may be away before the others may let a bot play for him")
    ]
    rules: Annotated[int, Meta(description="the version of the rules by which it is played")] = 1
    newer: Annotated[int, Meta(description="a newer version, to which all may agree to move")] | UnsetType = UNSET
    endings: Annotated[list[EndPart], Meta(description="what a turn ends with, to be shown step by step")] = []
    steps: Annotated[
        dict[str, str], Meta(description="phases that are parts of a step, by the phase that stands for it")
    ] = {}
    aside: Annotated[list[str], Meta(description="phases that stand among the steps only while they last")] = []
    again: Annotated[Again, Meta(description="when the game is over")] | UnsetType = UNSET
    series: Annotated[str, Meta(description="the start that others play with the same chance")] | UnsetType = UNSET
    watch_delay: Annotated[int, Meta(description="how many actions those who only watch are behind")] = 0
    group: Annotated[str, Meta(description="whose members it is for")] | UnsetType = UNSET
    host: Annotated[int, Meta(description="the first seat of who made it, if he has one")] | UnsetType = UNSET
    standing_in: Annotated[list[int], Meta(description="the seats that I play for others who are away")] = []
    watching: Annotated[int, Meta(description="how many people look on without a seat")] = 0
    watchers: Annotated[list[str], Meta(description="the names of those of them who want it known")] = []
    rated: Rated = False


class ChatEntry(Sent):
    """Something that was said at a table."""

    id: str
    seat: int | None
    name: Annotated[str, Meta(description="empty if the account was deleted")]
    text: str
    time: float
    guest: bool = False


# -- lists of tables ----------------------------------------------------------------------------------------------


class RowPlayer(Sent):
    """A seat of a listed table."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    online: Annotated[bool, Meta(description="a person who is at the table now")]
    invited: Invited = False
    guest: Guest = False
    deleted: Deleted = False
    network: Network = False
    away: Annotated[float, Meta(description="until when the player is on holiday")] | UnsetType = UNSET
    deputy: Annotated[str, Meta(description="who plays for him")] = ""


class Result(Sent):
    """How a game ended."""

    ranking: Annotated[list[list[int]], Meta(description="seats by place")]
    scores: list[int] | None


class TableRow(Sent):
    """A listed table."""

    id: str
    name: str
    game: str
    players: list[RowPlayer]
    state: Stage
    turn_of: list[int]
    my_seat: int | None
    my_turn: bool
    version: int
    phase: str | None
    pace: Pace
    created: float
    changed: float
    result: Result | None
    since: Annotated[float | None, Meta(description="since when it waits for whoever is to decide; null if nobody is")]
    deadline: Annotated[float, Meta(description="when the clock that runs will have run out")] | UnsetType = UNSET
    group: Annotated[str, Meta(description="whose members it is for")] | UnsetType = UNSET
    rated: Rated = False
