"""What stands beside the board while a seat decides, as it is sent: ``ui/panel.py`` says what the parts are for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from steamshed.server.api.shapes import Effect, Sent, Thing


class Plan(Sent):
    """Actions that are meant as one thing."""

    name: Effect
    actions: list[str]
    effect: Annotated[Effect, Meta(description="what it does; its attribute `button` is what the confirmation says")]
    price: int | None = None
    things: Annotated[list[str], Meta(description="the drawn things that it is about, in order")] = []
    at_once: Annotated[bool, Meta(description="choosing it plays it")] = False
    later: Annotated[
        list[str], Meta(description="what I mean to answer when I am asked again, in order: a promise of the client")
    ] = []
    line: Annotated[list[Thing], Meta(description="its way over the board, and where its letter stands")] = []
    until: Annotated[
        list[str],
        Meta(description="I wait: kinds of what is `possible`; when one of them is new I am asked again, a promise"),
    ] = []


class Ticket(Sent):
    """A plan to compare with others."""

    plan: Plan
    words: list[Effect] = []
    left: Annotated[Effect | None, Meta(description="what is left after it")] = None
    warning: Effect | None = None


class Row(Sent):
    """An answer of many; without a plan, something to know."""

    name: Effect
    cells: Annotated[list[list[Effect]], Meta(description="what stands in each column")]
    plan: Plan | None = None
    words: list[Effect] = []
    group: Annotated[str, Meta(description="several ways to the same have the same")] = ""
    ranks: Annotated[list[int], Meta(description="its place in each order")] = []
    apart: Annotated[list[Effect], Meta(description="said in its title, too: others have the same name")] = []


class Counter(Sent):
    """One value of a number that is chosen."""

    value: int
    plan: Plan


class Limit(Sent):
    """How far I go on by myself while the phase lasts, with the least value that is legal: a promise of the client."""

    title: Effect
    words: Effect
    effect: Annotated[Effect, Meta(description="as of a plan; `value` and `limit` are added")]
    kept: Annotated[Effect, Meta(description="what is said while it is kept; `limit` is added")]


class Amount(Sent):
    """Something of which several can be taken."""

    name: Effect
    action: Annotated[str, Meta(description="takes one of it")]
    most: int
    price: int
    words: list[Effect] = []
    start: Annotated[int, Meta(description="how many are proposed")] = 0
    thing: Annotated[str, Meta(description="what is drawn beside it")] = ""


class Picture(Sent):
    """An answer shown as a drawn thing."""

    thing: str
    plan: Plan
    words: list[Effect] = []
    apart: Annotated[list[Effect], Meta(description="said in its title, too: others have the same name")] = []


class FieldValue(Sent):
    """What a field of an editor may say."""

    name: Effect
    ask: Annotated[list[str], Meta(description="the things of the panel to ask for when it is chosen")]
    words: list[Effect] = []
    thing: Annotated[str, Meta(description="what is drawn beside it; a click there chooses it, too")] = ""
    chosen: bool = False
    barred: Annotated[Effect | None, Meta(description="why it cannot be chosen now")] = None


class Field(Sent):
    """One of the things that an editor leaves free."""

    name: Effect
    values: list[FieldValue]
    steps: Annotated[bool, Meta(description="numbers, one after the other")] = False


class Figure(Sent):
    """A figure that follows from what is chosen."""

    value: Effect
    name: Effect
    strong: Annotated[bool, Meta(description="what it is all about")] = False


class Told(Sent):
    """What came of a step: events of my seat in the log, put together. It is said if there is one of the first kind."""

    text: Annotated[Effect, Meta(description="sums of the events' numbers are added, and `count` of the first kind")]
    events: Annotated[list[str], Meta(description="kinds of events; what is said is not said again by the next")]
    by: Annotated[str, Meta(description="said once for each value of this argument")] = ""


class Variant(Sent):
    """What could be at a place of a plan instead."""

    name: Effect
    picture: Annotated[list[Thing], Meta(description="as it would look, around (0, 0)")]
    ticket: Annotated[Ticket | None, Meta(description="the whole plan with it")] = None
    why: Annotated[Effect | None, Meta(description="why there is none")] = None


class Part(Sent):
    """A place of a plan where something else could be."""

    name: Effect
    thing: Annotated[str, Meta(description="the drawn thing at which it lies")]
    picture: list[Thing]
    others: list[Variant]


class ForecastLine(Sent):
    """A named figure in every future."""

    name: Effect
    cells: list[Effect]
    strong: Annotated[bool, Meta(description="what the lines above come to")] = False


class Face(Sent):
    """A side of a die."""

    value: int
    bad: bool = False


class Section(Sent, tag_field="kind"):
    """A part of a panel."""


class Tickets(Section, tag="tickets"):
    """A few answers to compare."""

    title: Effect
    tickets: list[Ticket]


class Rows(Section, tag="rows"):
    """Answers with figures in columns, the best first."""

    title: Effect
    columns: list[Effect]
    rows: list[Row]
    orders: Annotated[list[Effect], Meta(description="ways to sort them; the rows stand in the first")] = []


class Counters(Section, tag="counters"):
    """A number to choose."""

    title: Effect
    counters: list[Counter]
    start: Annotated[int, Meta(description="the value that is proposed")] = 0
    limit: Annotated[Limit | None, Meta(description="where I may be asked for a higher one again")] = None


class Amounts(Section, tag="amounts"):
    """How many of each, all of them taken with one confirmation."""

    title: Effect
    amounts: list[Amount]
    money: Annotated[int, Meta(description="what all of it may cost")]
    effect: Annotated[Effect, Meta(description="as of a plan; count and price of what is chosen are added")]
    last: Annotated[list[str], Meta(description="what is played after them")] = []


class Pictures(Section, tag="pictures"):
    """Answers as pictures."""

    title: Effect
    pictures: list[Picture]
    alike: Annotated[bool, Meta(description="whether none of them is in hand before it is chosen")] = False


class Editor(Section, tag="editor"):
    """Something with several free fields, one plan in all."""

    title: Effect
    fields: list[Field]
    figures: list[Figure] = []
    plan: Annotated[Plan | None, Meta(description="what it comes to; it is in hand")] = None


class Parts(Section, tag="parts"):
    """The plan in hand part by part, each to be exchanged."""

    title: Annotated[Effect, Meta(description="the number of the part that is looked at is added as `at`")]
    parts: list[Part]


class Forecast(Section, tag="forecast"):
    """A ledger: its columns are futures, its rows figures."""

    title: Effect
    futures: list[Effect]
    lines: list[ForecastLine]


class Odds(Section, tag="odds"):
    """What a die decides."""

    title: Effect
    faces: list[Face]
    outcomes: list[Effect]


class Stage(Section, tag="stage"):
    """A step of a round, one after the other; the sections after it belong to it."""

    name: Effect
    when: Annotated[str, Meta(description="done, now or later")]
    words: Annotated[list[Effect], Meta(description="what is said where nothing is told")] = []
    since: Annotated[str, Meta(description="the kind of event since which something can have come of it")] = ""
    told: list[Told] = []


class Remark(Section, tag="note"):
    """A sentence."""

    text: Effect


class Caution(Section, tag="warning"):
    """A sentence that warns."""

    text: Effect


AnySection = (
    Tickets | Rows | Counters | Amounts | Pictures | Editor | Parts | Forecast | Odds | Stage | Remark | Caution
)


class Possible(Sent):
    """Something that could be done, or has happened, for which a seat that waits is asked again."""

    id: Annotated[str, Meta(description="its kind, and after a blank what it is")]
    said: Effect


class Panel(Sent):
    """What stands beside the board while my seat decides."""

    question: Effect
    sections: list[AnySection]
    others: Annotated[list[Plan], Meta(description="answers that stand below the rest")] = []
    asks: Annotated[list[str], Meta(description="things to point at for the plans that lead there")] = []
    idle: Annotated[list[str], Meta(description="what a seat plays that waits")] = []
    possible: Annotated[list[Possible], Meta(description="what a seat that waits may want to be asked for")] = []
