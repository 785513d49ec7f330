"""The editor of a line: its ends, goods there and back, vehicles and their number, and what it earns."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.plan.boards import LinePlan
from steamshed.games.binario.plan.editor import NONE, Post, Written
from steamshed.games.binario.rules import effects
from steamshed.games.binario.rules.reports import place, places
from steamshed.games.binario.show.panels.naming import named_row, rate, thing_of
from steamshed.games.binario.table.network_codecs import label_of
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.ui.panel import Editor, Field, FieldValue, Figure, Plan, Section, say


def ends_editor(found: Sequence[LinePlan], state: Table, cells: Sequence[int]) -> list[Section]:
    """The editor before both ends are known: where a line could begin, or what its other end could be."""
    ends: dict[int, None] = {}
    for plan in found:
        if cells and cells[0] not in (plan.load.start, plan.load.end):
            continue
        ends |= dict.fromkeys(cell for cell in (plan.load.start, plan.load.end) if cell not in cells)
    if not ends:
        return []
    asked = tuple(thing_of(state, cell) for cell in cells)
    values = tuple(end_value(state, cell, (*asked, thing_of(state, cell))) for cell in sorted(ends))
    if not cells:
        return [Editor(say("editor"), (Field(say("field-from"), values),))]
    begun = FieldValue(station(state, cells[0]), (), (served(state, cells[0]),), asked[0], chosen=True)
    return [Editor(say("editor"), (Field(say("field-from"), (begun,)), Field(say("field-to"), values)))]


def end_value(state: Table, cell: int, ask: tuple[str, ...]) -> FieldValue:
    return FieldValue(station(state, cell), ask, (served(state, cell),), thing_of(state, cell))


def station(state: Table, cell: int) -> Event:
    return say("end", label=label_of(state, cell))


def served(state: Table, cell: int) -> Event:
    return say("serves", items=place(state, cell))


def line_editor(state: Table, written: Written, posts: Sequence[Post], plan: Plan | None) -> Editor:
    """The editor with everything filled in."""
    return Form(state, written).editor(posts, plan)


class Form:
    """The fields of a line that is written."""

    def __init__(self, state: Table, written: Written) -> None:
        self.state = state
        self.written = written
        self.ends = (thing_of(state, written.post.start), thing_of(state, written.post.end))

    def editor(self, posts: Sequence[Post], plan: Plan | None) -> Editor:
        load = self.written.load
        fields = [
            Field(say("field-line"), tuple(self.line(post) for post in posts)),
            Field(say("field-out"), tuple(self.goods(True))),
            Field(say("field-back"), tuple(self.goods(False))),
            Field(say("field-vehicle"), tuple(self.vehicle(kind) for kind in self.written.kinds())),
            Field(say("field-number"), tuple(self.number(count) for count in self.numbers()), steps=True),
        ]
        figures = (
            Figure(say("rounds", rounds=load.time), say("figure-trip")),
            Figure(say("figure-pay", there=load.there, home=load.home), say("figure-legs")),
            Figure(rate(load.tenths), say("column-rate"), strong=True),
            Figure(say("figure-round", round=self.state.round + load.time), say("figure-first")),
        )
        return Editor(
            say("line-between", items=places(self.state, (load.start, load.end))), tuple(fields), figures, plan
        )

    def ask(self, wish: str) -> tuple[str, ...]:
        """The ends, the other wishes, and this one: the last is the one that is kept in any case."""
        field = wish.partition("-")[0]
        return (*self.ends, *(one for one in self.written.wishes if one.partition("-")[0] != field), wish)

    def line(self, post: Post) -> FieldValue:
        ends = {"begin": label_of(self.state, post.start), "end": label_of(self.state, post.end)}
        if post.row >= 0:
            name = say("line-change", None, **named_row(self.state, post.row), **ends)
        elif post.closes >= 0:
            name = say("line-instead", None, **named_row(self.state, post.closes), **ends)
        else:
            name = say("line-new", None, **ends)
        return FieldValue(name, self.ask(post.wish), chosen=post is self.written.post)

    def goods(self, out: bool) -> list[FieldValue]:
        """The goods of a direction with what they pay and how many tokens are left; nothing comes last."""
        state, written = self.state, self.written
        verb, chosen = ("out", written.load.out) if out else ("back", written.load.back)
        possible, found = written.possible(out), list[FieldValue]()
        for good in written.goods(out):
            kind, left = state.rules.box.goods[good], written.left(good)
            price = effects.table_price(state, written.boards.seat, good)
            barred = None
            if good not in possible:
                barred = say("none-left") if not left else say("no-vehicle")
            found.append(
                FieldValue(
                    say("good", good=kind.id),
                    self.ask(f"{verb}-{kind.id}"),
                    (say("price-left", silver=price, count=left),),
                    f"good-{kind.id}",
                    good == chosen,
                    barred,
                )
            )
        if -1 in possible:
            found.append(FieldValue(say("empty"), self.ask(f"{verb}-{NONE}"), chosen=chosen < 0))
        return found

    def vehicle(self, kind: int) -> FieldValue:
        state, written = self.state, self.written
        vehicle, seat = state.rules.box.vehicles[kind], written.boards.seat
        words = say("loads", load=effects.capacity(state, seat, kind), chain=effects.chain(state, seat, kind))
        chosen = kind == written.load.kind
        name = say("vehicle", vehicle=vehicle.id)
        return FieldValue(name, self.ask(f"vehicle-{vehicle.id}"), (words,), f"vehicle-{vehicle.id}", chosen)

    def numbers(self) -> range:
        return range(1, self.written.most() + 1)

    def number(self, count: int) -> FieldValue:
        chosen = count == self.written.load.count
        return FieldValue(say("number", number=count), self.ask(f"number-{count}"), chosen=chosen)
