"""The requests over HTTP about orders given ahead: each is its owner's alone."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.orders.order import HIGHEST, LONGEST, MOST_CHOICES
from steamshed.server.api.endpoint import Endpoint, Nothing, Parameters
from steamshed.server.api.shapes import Data, Effect, Sent
from steamshed.server.studies.wire import SeatNumber, TableId, TriedMove

OrderId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Limit = Annotated[int, Meta(ge=0, le=HIGHEST)]
ActionText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Kind = Literal["bid", "pass", "forced", "plan", "text"]

# -- what is asked -------------------------------------------------------------------------------------------------


class OrdersOf(Parameters, frozen=True):
    id: TableId
    seat: Annotated[SeatNumber | None, Meta(description="which of my seats; my first")] = None


class OrderedLine(msgspec.Struct, kw_only=True):
    """A line that was tried on the what-if board."""

    position: Data
    moves: Annotated[list[TriedMove], Meta(min_length=1, max_length=300)]
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    first: Annotated[int, Meta(ge=0, le=300, description="how many of the moves are only the way there")] = 0
    others: Annotated[
        list[ActionText],
        Meta(max_length=MOST_CHOICES - 1, description="what is taken instead of the last, if that is gone"),
    ] = []


class NewOrder(msgspec.Struct, kw_only=True):
    """`bid` up to `most`; `pass` until a rival does anything else; `forced`: take what is the only choice; `plan`: my
    moves of a line, one after the other; `text`: an order in its written form."""

    kind: Kind
    most: Limit | None = None
    line: OrderedLine | None = None
    price: Annotated[Limit | None, Meta(description="of a plan: only if its first move costs at most so much")] = None
    unchanged: Annotated[bool, Meta(description="of a plan: only if no rival has done anything but pass")] = False
    needs: Annotated[ActionText | None, Meta(description="of a plan: only if this is legal, too")] = None
    text: Annotated[str, Meta(max_length=8000)] = ""
    replaces: Annotated[OrderId | None, Meta(description="the order that is changed into this one")] = None


class OneOrder(msgspec.Struct):
    id: OrderId


class Arranged(msgspec.Struct):
    ids: Annotated[list[OrderId], Meta(max_length=100, description="all my orders at this seat, the first first")]


# -- what is answered ----------------------------------------------------------------------------------------------


class OrderedAction(Sent):
    action: str
    effect: Annotated[Effect, Meta(description="what it was shown to do when the order was given")] | UnsetType = UNSET


class OrderCondition(Sent):
    kind: Literal["phase", "legal", "price", "unchanged", "forced"]
    name: Annotated[str, Meta(description="of the phase, or the text of an action")] = ""
    most: int | UnsetType = UNSET


class OrderStep(Sent):
    do: Literal["play", "bid", "pass", "only"]
    when: list[OrderCondition]
    actions: Annotated[list[OrderedAction], Meta(description="of which the first that is left is played")] = (
        msgspec.field(default_factory=list)
    )
    most: Annotated[int, Meta(description="the limit of bids")] | UnsetType = UNSET
    clock: Annotated[int, Meta(description="the turn or round that it is for")] | UnsetType = UNSET


class GivenOrder(Sent):
    """An order of mine. It `waits`, and says why, it is `due` and answers after a while, or it has `lapsed`: the time
    of its move has passed. One that has lapsed is told until it is withdrawn or another is given."""

    id: str
    steps: list[OrderStep]
    done: Annotated[int, Meta(description="how many steps are done")]
    state: Literal["waits", "due", "lapsed"]
    made: float
    text: Annotated[str, Meta(description="the order in its written form")]
    reason: Annotated[
        str,
        Meta(
            description="why it waits: early, turn, phase, illegal, needs, price, changed, choice, nothing or undone;"
            " `before` if another order answers first"
        ),
    ] = ""
    what: Annotated[str, Meta(description="the action or number that the reason is about")] = ""
    answers: Annotated[float, Meta(description="when it will be played, once that is known")] | UnsetType = UNSET


class OrderWays(Sent):
    """What can be ordered from the table as it stands, without a line."""

    bid: Annotated[str, Meta(description="the phase of the next auction")] | UnsetType = UNSET
    passes: Annotated[str, Meta(description="the phase in which one would pass")] | UnsetType = UNSET
    counted: Annotated[str, Meta(description="what turns are called in views: turn, round or nothing")] = ""


class Orders(Sent):
    """My orders at a table, in the order in which they are asked."""

    seat: int
    orders: list[GivenOrder]
    ways: OrderWays


# -- the requests --------------------------------------------------------------------------------------------------

ORDERS = Endpoint(
    "GET", "/api/tables/{id}/orders", OrdersOf, Nothing, Orders, "orders",
    "My orders given ahead at a running table. Nobody else ever gets them.",
)  # fmt: skip
GIVE_ORDER = Endpoint(
    "POST", "/api/tables/{id}/orders", OrdersOf, NewOrder, Orders, "orders",
    "Gives an order, or changes one. It is carried out as a move of mine when it is my decision, if what it says is"
    " legal and its conditions hold.",
)  # fmt: skip
WITHDRAW_ORDER = Endpoint(
    "POST", "/api/tables/{id}/orders/withdraw", OrdersOf, OneOrder, Orders, "orders", "Withdraws an order of mine."
)  # fmt: skip
ARRANGE_ORDERS = Endpoint(
    "POST", "/api/tables/{id}/orders/arrange", OrdersOf, Arranged, Orders, "orders",
    "Puts my orders in another order: the first that answers is carried out.",
)  # fmt: skip
ENDPOINTS: list[Endpoint[Any, Any, Any]] = [ORDERS, GIVE_ORDER, WITHDRAW_ORDER, ARRANGE_ORDERS]
