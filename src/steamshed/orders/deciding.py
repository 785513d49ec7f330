"""What an order does in a moment of a game: a deed, or why it waits, or that its time is over.

A function of the order, of how far it has come, and of what the seat may know; nothing is drawn and nothing kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

import msgspec

from steamshed.orders.knowledge import Knowledge, later
from steamshed.orders.order import (
    Bid,
    Condition,
    Forced,
    Legal,
    Only,
    Order,
    Pass,
    Phase,
    Play,
    Price,
    Scope,
    Step,
    Unchanged,
)

Reason = Literal["early", "turn", "phase", "illegal", "needs", "price", "changed", "choice", "nothing", "undone"]
"""Why an order waits: its turn or stage has not come; somebody else decides; another decision is asked for; what it
names is not legal; something else that it needs is not; it costs too much; a rival has done something; there is more
than one choice; there is nothing to bid or to pass; its owner has just taken something back."""


class Moment(msgspec.Struct, frozen=True):
    """What a seat knows when an order is looked at."""

    now: Scope
    phase: str
    legal: Sequence[str] | None
    """The legal actions, if the seat is the one to decide."""
    changed: bool
    """Whether a rival has done anything but pass since the order was given."""
    price: Callable[[str], int | None]
    """What a legal action costs."""


class Decision(msgspec.Struct, frozen=True):
    """An action to be played, and how many steps are done then."""

    action: str
    done: int


class Waits(msgspec.Struct, frozen=True):
    """Nothing is to be done now, and why; ``what`` is the action or the number that it is about."""

    reason: Reason
    what: str = ""


class Over(msgspec.Struct, frozen=True):
    """Nothing will be done any more: all is done, or the time of a step has passed."""

    reason: Literal["done", "past"]


def decide(order: Order, done: int, moment: Moment, knowledge: Knowledge) -> Decision | Waits | Over:
    """What an order does of which ``done`` steps are done."""
    if done >= len(order.steps):
        return Over("done")
    step = order.steps[done]
    if step.scope is not None:
        if later(moment.now, step.scope):
            return Over("past")
        if later(step.scope, moment.now):
            return Waits("early")
    if moment.legal is None:
        return Waits("turn")
    return answer(step, done, moment, moment.legal, knowledge)


def answer(step: Step, done: int, moment: Moment, legal: Sequence[str], knowledge: Knowledge) -> Decision | Waits:
    """What a step does whose time it is."""
    for condition in step.when:
        if isinstance(condition, Phase) and condition.name != moment.phase:
            return Waits("phase", condition.name)
    found = deed(step, moment.phase, legal, knowledge)
    if isinstance(found, Waits):
        return found
    for condition in step.when:
        refused = lacking(condition, found, moment, legal)
        if refused is not None:
            return refused
    return Decision(found, done if step.again else done + 1)


def lacking(condition: Condition, action: str, moment: Moment, legal: Sequence[str]) -> Waits | None:
    """Why a condition does not hold for what would be done; None if it does."""
    match condition:
        case Phase():
            return None  # asked before
        case Legal(needed):
            return None if needed in legal else Waits("needs", needed)
        case Price(most):
            price = moment.price(action)
            return None if price is None or price <= most else Waits("price", str(price))
        case Unchanged():
            return Waits("changed") if moment.changed else None
        case Forced():
            return None if len(legal) == 1 else Waits("choice", str(len(legal)))
        case _:
            assert_never(condition)


def deed(step: Step, phase: str, legal: Sequence[str], knowledge: Knowledge) -> str | Waits:
    """The legal action that a step comes to, or why there is none."""
    match step.do:
        case Play(actions):
            return next((action for action in actions if action in legal), Waits("illegal", actions[0]))
        case Only():
            return legal[0] if len(legal) == 1 else Waits("choice", str(len(legal)))
        case Pass():
            return passing(phase, legal, knowledge)
        case Bid(most):
            least = least_bid(phase, legal, knowledge)
            return least[1] if least is not None and least[0] <= most else passing(phase, legal, knowledge)
        case _:
            assert_never(step.do)


def passing(phase: str, legal: Sequence[str], knowledge: Knowledge) -> str | Waits:
    return next((word for word in knowledge.passes_in(phase) if word in legal), Waits("nothing"))


def least_bid(phase: str, legal: Sequence[str], knowledge: Knowledge) -> tuple[int, str] | None:
    """The lowest number that can be bid, with its action."""
    bids = knowledge.bids_in(phase)
    if bids is None:
        return None
    found = [(int(text.split()[1]), text) for text in legal if is_bid(text, bids.bid)]
    return min(found, default=None)


def is_bid(text: str, verb: str) -> bool:
    words = text.split()
    return len(words) == 2 and words[0] == verb and words[1].isdecimal()
