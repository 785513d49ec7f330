"""The messages at the socket of a table, in both directions. ``type`` says which one it is."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.shapes import (
    Advised,
    Args,
    BotSpeed,
    Change,
    ChatEntry,
    Choice,
    Clocks,
    Data,
    Drawn,
    Effect,
    ErrorBody,
    Last,
    LogEntry,
    Proposal,
    SceneChange,
    Sent,
    Table,
    TableRow,
    TakenBack,
    Undo,
    UndoOffer,
    Vote,
)
from steamshed.server.orders.wire import Orders
from steamshed.server.tables.panel_wire import AnySection, Panel

# -- to the server -------------------------------------------------------------------------------------------------


class Received(msgspec.Struct, tag_field="type", gc=False):
    """Something that a client sends."""


Id = Annotated[str, Meta(description="of the client's choice; the answer has it, too")]
Version = Annotated[int, Meta(description="of the table for which this is meant")]


class Act(Received, tag="act"):
    """Plays an action that was made for this version: answered by `accepted`, `refused` or `stale`."""

    action: str
    version: Version
    id: Id = ""


class Check(Received, tag="check"):
    """Asks whether an action is legal: answered by `legal` or `refused`."""

    action: str
    id: Id = ""


class Preview(Received, tag="preview"):
    """Asks what legal actions would change in the drawings: answered by `preview`; at most 24 at a time."""

    actions: list[str]
    version: Version
    id: Id = ""


class Why(Received, tag="why"):
    """Asks why these things cannot be chosen: answered by `refused`."""

    things: list[str]
    id: Id = ""


class AskPanel(Received, tag="panel"):
    """Asks what stands beside the board while my seat decides, and for the plans between things that I pointed at:
    answered by `panel`."""

    version: Version
    things: list[str] = []
    id: Id = ""


class Consider(Received, tag="consider"):
    """Asks what actions, one after the other, would lead to: answered by `considered`."""

    actions: list[str]
    version: Version
    id: Id = ""


class PlayPlan(Received, tag="play"):
    """Plays actions one after the other, as far as they are legal, to be taken back together: answered by `accepted`,
    `stopped` or `stale`."""

    actions: list[str]
    version: Version
    id: Id = ""


class AskHint(Received, tag="hint"):
    """Asks what a bot would do in my place, by what my seat may see: answered by `hint`. Refused where people play each
    other, unless the table was made with hints."""

    version: Version
    id: Id = ""


class Weigh(Received, tag="weigh"):
    """Asks what actions cost, compared with what a bot would do: answered by `weighed`. Only against bots alone."""

    actions: list[str]
    version: Version
    id: Id = ""


class TakeBack(Received, tag="undo"):
    """Takes back my last action or plan: at once if nothing was revealed (or the table is for practice) and nobody else
    has decided since, else by vote; if no other person can vote, not at all. Where actions of others go with it (bots
    have moved since), `to` must say how far, as the state offers it."""

    version: Version
    id: Id = ""
    to: int | None = None


class Reset(Received, tag="reset"):
    """Takes back all that I did in this turn, as far as that is free."""

    version: Version
    id: Id = ""


class Propose(Received, tag="propose"):
    """`end`: agree to end; `bot`: a bot plays for somebody who has been away for the stated time, if all others who are
    there agree; `human`: I take my seat back, at once; `rules`: go on by the newest version of the rules, if the game
    until now is the same by it."""

    kind: Proposal
    seat: int | None = None
    bot: str | None = None


class ShowName(Received, tag="show-name"):
    """Whether others at the table may see that I watch; until I say so only the number of those who watch is known. A
    guest has no name that could be shown."""

    yes: bool


class Cast(Received, tag="vote"):
    """Says yes or no: the last yes carries a vote out, the first no ends it."""

    vote: Annotated[int, Meta(description="its id")]
    yes: bool


class Resign(Received, tag="resign"):
    """A bot plays my seat to the end, and it is placed last; a game in which one seat or no person is left ends."""


class Say(Received, tag="chat"):
    """Says something to everybody at the table."""

    text: str


class Speak(Received, tag="speak"):
    """Asks for the drawings in another language: answered by the whole present state."""

    language: str


class Look(Received, tag="look"):
    """Says which of my seats sits before the screen, where several of mine share this line and the game hides things:
    its secrets are shown until another one of mine decides, and nobody's before this is said. Answered by the whole
    present state. A line that is opened with `?look=SEAT` has said it already."""

    seat: int | None


class ShowBots(Received, tag="bots"):
    """How fast I want to see what bots do: a step of their turn at once, with a pause before each step, or with one
    before every action. Of several wishes at a table the slowest counts."""

    speed: BotSpeed


class ShowOrders(Received, tag="orders"):
    """Whether my page shows my orders, which I am then told after every change; else only if I have some."""

    yes: bool


class Ping(Received, tag="ping"):
    """Answered by `pong`."""


ToServer = (
    Act
    | Check
    | Preview
    | Why
    | AskPanel
    | Consider
    | PlayPlan
    | AskHint
    | Weigh
    | TakeBack
    | Reset
    | Propose
    | Cast
    | Resign
    | Say
    | Speak
    | Look
    | ShowName
    | ShowBots
    | ShowOrders
    | Ping
)


# -- from the server -----------------------------------------------------------------------------------------------


class Message(Sent, tag_field="type"):
    """Something that a client is told."""


class TableMessage(Message, tag="table"):
    """The table with its people: on joining and when people change."""

    table: Table


class Position(Message, tag="state", kw_only=True):
    """What of a state is the same for all who see the same: it is made once for them."""

    version: int
    number: Annotated[int, Meta(description="of actions so far")]
    phase: str
    seat: Annotated[int | None, Meta(description="whose decision it is")]
    over: bool
    eye: Annotated[int | None, Meta(description="my seat that sees this; null if it is what everybody sees")]
    view: Annotated[Data, Meta(description="what my seat may know")]
    events: Annotated[list[Effect], Meta(description="what the last action caused")]
    last: Last | None
    scores: list[int] | None
    ranking: Annotated[list[list[int]] | None, Meta(description="seats by place, at the end")]
    winners: Annotated[list[int] | None, Meta(description="at the end; an empty list if nobody wins")]
    clocks: Clocks
    undone: Annotated[TakenBack, Meta(description="if an undo led to this state")] | UnsetType = UNSET
    scenes: list[Drawn] | UnsetType = UNSET
    base: Annotated[int, Meta(description="the version that the changes are since")] | UnsetType = UNSET
    changes: list[SceneChange] | UnsetType = UNSET


class StateMessage(Position, tag="state", kw_only=True):
    """The position as my seat may see it: on joining and after every change. With `?changes=1` all but the first have
    `base` and `changes` instead of `scenes`."""

    undo: Undo
    offer: Annotated[UndoOffer, Meta(description="how far an undo would go, unless there is none")] | UnsetType = UNSET
    legal: Annotated[list[Choice], Meta(description="only if a seat of mine is to move")] | UnsetType = UNSET
    log: (
        Annotated[list[LogEntry], Meta(description="all since `base`, where it is more than the last action")]
        | UnsetType
    ) = UNSET


class Accepted(Message, tag="accepted"):
    """My action is stored durably."""

    id: str
    version: Annotated[int, Meta(description="the new one")]


class Refused(Message, tag="refused"):
    """My action, or choosing these things, is against a rule; no rule is named where none is known."""

    id: str
    rule: str | None
    args: Args


class Late(Message, tag="stale"):
    """What I sent was made for an older version; nothing happened; the present state follows."""

    id: str
    version: Annotated[int, Meta(description="the present one")]


class Legal(Message, tag="legal"):
    """The action that I asked about is legal."""

    id: str


class Previews(Message, tag="preview"):
    """What each action would change in the drawings, as far as chance does not decide and nothing hidden shows."""

    id: str
    version: int
    previews: dict[str, list[Change]]


class PanelMessage(Message, tag="panel"):
    """What stands beside the board; null where that is the plain list of legal actions."""

    id: str
    version: int
    panel: Panel | None


class Considered(Message, tag="considered"):
    """What actions would change in the drawings, as far as chance does not decide, and what follows from them."""

    id: str
    version: int
    preview: list[Change]
    sections: list[AnySection]
    then: (
        Annotated[list[Choice], Meta(description="what follows by force and is to be said before, if anything does")]
        | UnsetType
    ) = UNSET
    ends: Annotated[bool, Meta(description="the decision passes with what follows by force, or may pass")] = False
    harmless: Annotated[bool, Meta(description="there is no other answer, and nobody would want to be asked")] = False


class HintMessage(Message, tag="hint"):
    """What a bot would do, the runner-up, and why."""

    id: str
    version: int
    plan: Advised
    runner_up: Annotated[Advised | None, Meta(description="null where there is nothing else to consider")]
    difference: Annotated[float, Meta(description="points at the end by which the plan is better")]
    equal: Annotated[bool, Meta(description="the difference may as well be nothing")]
    reasons: Annotated[list[Effect], Meta(description="what speaks for it, and against it, in points")]


class Weighed(Message, tag="weighed"):
    """What actions cost."""

    id: str
    version: int
    cost: Annotated[float, Meta(description="points at the end; 0 where it is no blunder")]
    reasons: list[Effect]
    better: Annotated[Advised | None, Meta(description="what a bot would do")] = None


class Stopped(Message, tag="stopped"):
    """A plan was played up to the action before this one, which is against a rule; no rule is named where the decision
    has passed to somebody else."""

    id: str
    version: Annotated[int, Meta(description="the present one")]
    step: Annotated[int, Meta(description="the number of the action in the plan, from 1")]
    action: str
    rule: str | None
    args: Args


class Votes(Message, tag="votes"):
    """All open votes, when one has changed."""

    votes: list[Vote]


class Chat(Message, tag="chat"):
    """What was said: the last 200 entries on joining, then each new one."""

    entries: list[ChatEntry]


class Unsaid(Message, tag="unsaid"):
    """Lines of chat that are not to be shown any more."""

    ids: list[str]


class OrdersMessage(Message, tag="orders"):
    """My orders given ahead at this table: on joining if I have some, and when they or the position have changed; also
    without any where my page shows them, or when the last one has gone."""

    orders: Orders


class Waiting(Message, tag="waiting"):
    """The tables that wait for me, when another than this one has begun or ceased to."""

    tables: list[TableRow]


class Failed(Message, tag="error"):
    """What I sent cannot be done."""

    error: ErrorBody
    id: str = ""


class Pong(Message, tag="pong"):
    """The answer to `ping`."""


FromServer = (
    TableMessage
    | StateMessage
    | Accepted
    | Refused
    | Late
    | Legal
    | Previews
    | PanelMessage
    | Considered
    | HintMessage
    | Weighed
    | Stopped
    | Votes
    | Chat
    | Unsaid
    | OrdersMessage
    | Waiting
    | Failed
    | Pong
)
