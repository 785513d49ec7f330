"""Orders given ahead: what a seat will do when it is asked, as a small program over what it may know.

An ``Order`` is data (``order.py``): steps, each with conditions and a deed. ``decide`` says what it does in a moment of
a game, or why it waits; it knows no server. What games call their bids, passes and turns is their own data.
"""

from steamshed.orders.deciding import Decision, Moment, Over, Waits, decide
from steamshed.orders.knowledge import Knowledge, knowledge_of
from steamshed.orders.making import bidding, forced, passing, planned
from steamshed.orders.order import (
    Bid,
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
    fault,
)
from steamshed.orders.text import parse, written

__all__ = [
    "Bid",
    "Decision",
    "Forced",
    "Knowledge",
    "Legal",
    "Moment",
    "Only",
    "Order",
    "Over",
    "Pass",
    "Phase",
    "Play",
    "Price",
    "Scope",
    "Step",
    "Unchanged",
    "Waits",
    "bidding",
    "decide",
    "fault",
    "forced",
    "knowledge_of",
    "parse",
    "passing",
    "planned",
    "written",
]
