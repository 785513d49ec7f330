"""How a person decides: panels beside the board, plans of several actions, forecasts.

A *panel* has sections of a few fixed kinds, each a class here. A client knows the kinds and no game. Everything that
is said is an ``Event``: a message id with arguments, and a seat where a player's mark belongs to it. A *plan* is what
stands behind an answer: actions that a player means as one thing. Nothing in the rules knows plans: they are played
action by action.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import ClassVar

from steamshed.kernel.action import Action, Event
from steamshed.ui.scene import Thing

PICTURE = "picture"
"""The argument that names the picture of a sentence."""


def say(name: str, seat: int | None = None, **args: str | int) -> Event:
    """What a panel says: the message ``panel-NAME`` of the game's catalogue."""
    return Event(f"panel-{name}", seat, args)


def pictured(event: Event, picture: str) -> Event:
    """An event with a picture before its sentence: a symbol of the scenes. Without one, the event itself."""
    return Event(event.id, event.seat, {**event.args, PICTURE: picture}) if picture else event


def message(id: str) -> Event:
    """A message that is said elsewhere, too: a question, the effect of something drawn."""
    return Event(id)


@dataclass(frozen=True)
class Plan:
    """Actions that are meant as one thing; one action is a plan of one."""

    name: Event
    actions: tuple[Action, ...]
    effect: Event
    """What it does; its attribute ``button`` is what the confirmation says."""
    price: int | None = None
    things: tuple[str, ...] = ()
    """The drawn things that it is about, in the order of its actions or of its way."""
    at_once: bool = False
    """Whether choosing it is enough: it can be taken back, and the same seat goes on deciding; or it does nothing but
    leave the decision to the others, and says so."""
    later: tuple[Action, ...] = ()
    """What the seat means to answer when it is asked again, in order: a promise that another answer there calls off.
    Never part of what is played at once; each is played only where it is legal."""
    line: tuple[Thing, ...] = ()
    """Its way over the board: lines of kind ``route-line``, and a thing of kind ``letter`` where its letter stands.
    Drawn faintly, to be chosen there, while another answer of the same list is in hand."""
    until: tuple[str, ...] = ()
    """The seat waits: it gives the idle answer of every panel, until something is possible that is of one of these
    kinds, or is one of these, and was not possible when it began to wait. The third kind of promise."""


# -- sections --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Section:
    """A part of a panel."""

    kind: ClassVar[str]


@dataclass(frozen=True)
class Ticket:
    """A plan with its price, what it is like, and what is left after it."""

    plan: Plan
    words: tuple[Event, ...] = ()
    left: Event | None = None
    warning: Event | None = None


@dataclass(frozen=True)
class Tickets(Section):
    """A few answers to compare."""

    kind = "tickets"
    title: Event
    tickets: tuple[Ticket, ...]


@dataclass(frozen=True)
class Row:
    """An answer of many; without a plan, something to know."""

    name: Event
    cells: tuple[tuple[Event, ...], ...]
    """What stands in each column; an event with a seat is drawn with the mark of the seat."""
    plan: Plan | None = None
    words: tuple[Event, ...] = ()
    group: str = ""
    """Rows of one group are several ways to the same: the first of them stands for all until it is chosen."""
    ranks: tuple[int, ...] = ()
    """Its place in each of the orders of the section."""
    apart: tuple[Event, ...] = ()
    """What is said in its title, too, because others have the same name."""


@dataclass(frozen=True)
class Rows(Section):
    """Answers with figures in columns, the best first."""

    kind = "rows"
    title: Event
    columns: tuple[Event, ...]
    rows: tuple[Row, ...]
    orders: tuple[Event, ...] = ()
    """Ways to sort them; the rows stand in the first."""


@dataclass(frozen=True)
class Counter:
    """One value of a number that is chosen."""

    value: int
    plan: Plan


@dataclass(frozen=True)
class Limit:
    """How far the seat may go on by itself, with the next values of a number, while the phase lasts: another promise.
    Whenever it is asked again, the least of them that is legal is played; beyond the last it is asked. The value that
    is chosen and the limit are filled in as ``value`` and ``limit``."""

    title: Event
    words: Event
    effect: Event
    """As the effect of a plan."""
    kept: Event
    """What is said while it is kept."""


@dataclass(frozen=True)
class Counters(Section):
    """A number to choose, step by step."""

    kind = "counters"
    title: Event
    counters: tuple[Counter, ...]
    start: int = 0
    """The value that is proposed."""
    limit: Limit | None = None
    """Where the seat may be asked for a higher one again."""


@dataclass(frozen=True)
class Amount:
    """Something of which several can be taken; one action takes one of it."""

    name: Event
    action: Action
    most: int
    price: int
    words: tuple[Event, ...] = ()
    start: int = 0
    """How many are proposed."""
    thing: str = ""
    """What is drawn beside it."""


@dataclass(frozen=True)
class Amounts(Section):
    """How many of each, all of them taken together with one confirmation."""

    kind = "amounts"
    title: Event
    amounts: tuple[Amount, ...]
    money: int
    """What all of it may cost."""
    effect: Event
    """What taking them does, as the effect of a plan; ``count`` and ``price`` of what is chosen are filled in."""
    last: tuple[Action, ...] = ()
    """What is played after them."""


@dataclass(frozen=True)
class Picture:
    """An answer shown as what it is: a drawn thing."""

    thing: str
    plan: Plan
    words: tuple[Event, ...] = ()
    apart: tuple[Event, ...] = ()
    """What is said in its title, too, because others have the same name."""


@dataclass(frozen=True)
class Pictures(Section):
    """Answers as pictures."""

    kind = "pictures"
    title: Event
    pictures: tuple[Picture, ...]
    alike: bool = False
    """Whether none of them is to be proposed: the player chooses before anything is in hand."""


@dataclass(frozen=True)
class FieldValue:
    """What a field of an editor may say. Choosing it asks for the panel anew, for the things in ``ask``."""

    name: Event
    ask: tuple[str, ...]
    words: tuple[Event, ...] = ()
    thing: str = ""
    """What is drawn beside it: a click there chooses it, too."""
    chosen: bool = False
    barred: Event | None = None
    """Why it cannot be chosen now."""


@dataclass(frozen=True)
class Field:
    """One of the things that an editor leaves free."""

    name: Event
    values: tuple[FieldValue, ...]
    steps: bool = False
    """Whether the values are numbers, one after the other."""


@dataclass(frozen=True)
class Figure:
    """A figure that follows from what is chosen."""

    value: Event
    name: Event
    strong: bool = False
    """What it is all about."""


@dataclass(frozen=True)
class Editor(Section):
    """Something with several free fields, one plan in all: whatever field is changed, the game fills the others as well
    as it can, and says what comes of it."""

    kind = "editor"
    title: Event
    fields: tuple[Field, ...]
    figures: tuple[Figure, ...] = ()
    plan: Plan | None = None
    """What it comes to; it is in hand."""


@dataclass(frozen=True)
class Variant:
    """What could be at a place of a plan instead."""

    name: Event
    picture: tuple[Thing, ...]
    """As it would look, around (0, 0)."""
    ticket: Ticket | None = None
    """The whole plan with it; None if there is none."""
    why: Event | None = None
    """Why there is none."""


@dataclass(frozen=True)
class Part:
    """A place of a plan where something else could be."""

    name: Event
    thing: str
    """The drawn thing at which it lies."""
    picture: tuple[Thing, ...]
    others: tuple[Variant, ...]


@dataclass(frozen=True)
class Parts(Section):
    """The plan in hand part by part, each to be exchanged; among what follows from the plan."""

    kind = "parts"
    title: Event
    """The number of the part that is looked at is filled in as ``at``."""
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Line:
    """A named figure in every future."""

    name: Event
    cells: tuple[Event, ...]
    strong: bool = False
    """What the lines above it come to."""


@dataclass(frozen=True)
class Forecast(Section):
    """A ledger: its columns are futures, its rows figures."""

    kind = "forecast"
    title: Event
    futures: tuple[Event, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Face:
    """A side of a die."""

    value: int
    bad: bool = False


@dataclass(frozen=True)
class Odds(Section):
    """What a die decides: its faces, which of them are bad, and what each outcome means."""

    kind = "odds"
    title: Event
    faces: tuple[Face, ...]
    outcomes: tuple[Event, ...]


DONE, NOW, LATER = "done", "now", "later"


@dataclass(frozen=True)
class Told:
    """What came of a step, by the log that the client has: the seat's events of some kinds, put together. It is said if
    there is one of the first kind; what is said is not said again by the next."""

    text: Event
    """Its arguments are added: numbers are the sums over the events, and ``count`` is how many of the first kind there
    are, if they do not have one themselves."""
    events: tuple[str, ...]
    by: str = ""
    """Said once for each value of this argument."""


@dataclass(frozen=True)
class Stage(Section):
    """A step of a round, one after the other: what came of it, what is asked in it (by the sections after it), or what
    waits there."""

    kind = "stage"
    name: Event
    when: str
    words: tuple[Event, ...] = ()
    """What is said where nothing is told."""
    since: str = ""
    """The kind of event since which something can have come of it."""
    told: tuple[Told, ...] = ()


@dataclass(frozen=True)
class Note(Section):
    """A sentence."""

    kind = "note"
    text: Event


@dataclass(frozen=True)
class Caution(Section):
    """A sentence that warns."""

    kind = "warning"
    text: Event


@dataclass(frozen=True)
class Possible:
    """Something that could be done, or has happened, for which a seat that waits is asked again."""

    id: str
    """Its kind, and after a blank what it is."""
    said: Event
    """How it is told to whoever has waited for it."""


@dataclass(frozen=True)
class Panel:
    """What stands beside the board while a seat decides."""

    question: Event
    sections: tuple[Section, ...]
    others: tuple[Plan, ...] = ()
    """Answers that stand below the rest: to do nothing, to end the turn."""
    asks: tuple[str, ...] = ()
    """Drawn things that can be pointed at, to be shown the plans that lead there."""
    idle: tuple[Action, ...] = ()
    """What a seat plays here that waits; nothing where it is asked all the same."""
    possible: tuple[Possible, ...] = ()
    """What a seat that waits may want to be asked for."""


# -- for clients -----------------------------------------------------------------------------------------------------

DATA = (
    Plan, Section, Ticket, Row, Counter, Limit, Amount, Picture, Variant, Part, FieldValue, Field, Figure, Told, Line,
    Face, Possible, Panel,
)  # fmt: skip


def to_data(value: object) -> object:
    """A panel, or a part of one, as JSON data; what has its default is left out."""
    if isinstance(value, Event):
        return value.to_json()
    if isinstance(value, Action):
        return value.text
    if isinstance(value, Thing):
        return value.to_json()
    if isinstance(value, tuple | list):
        return [to_data(one) for one in value]
    if not isinstance(value, DATA):
        return value
    data: dict[str, object] = {"kind": value.kind} if isinstance(value, Section) else {}
    for field in fields(value):
        found = getattr(value, field.name)
        if field.default is MISSING or found != field.default:
            data[field.name] = to_data(found)
    return data
