"""The numbers people ask for, by turn and seat: what the events of the log add up to.

Which events are counted in which column is data of the game, ``show/numbers.toml``; its words are ``numbers-TABLE`` and
``numbers-TABLE-COLUMN``. The points at the end of every turn are there for all games.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from steamshed.kernel.action import Event
from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.game import Game
from steamshed.kernel.words import find
from steamshed.review.game_log import Played, steps, turn_after

Kind = Literal["count", "money", "points"]


class ColumnRule(Strict):
    """What is added up in a column."""

    id: str
    events: list[str]
    kind: Kind = "count"
    sum: str = ""
    """The argument that is added up; empty: how often it happens."""
    gains: str = ""
    """Between seats: the argument that says what each seat gains (``kernel.action.gain_of``), instead of ``sum``."""
    where: dict[str, int | str] = msgspec.field(default_factory=dict)
    """Arguments that an event must have."""


class TableRule(Strict):
    """A table: its columns, or one for every seat that somebody's deeds brought something."""

    id: str
    chart: Literal["lines", "bars"] = "bars"
    columns: list[ColumnRule] = msgspec.field(default_factory=list)
    between: ColumnRule | None = None
    """Who brings whom how much: the row is the seat of the last event ``from_event``, the column that of the event."""
    from_event: str = ""


class Rules(Strict):
    """``show/numbers.toml``."""

    count: Literal["turn", "round", ""] = ""
    tables: list[TableRule] = msgspec.field(default_factory=list)


@dataclass(frozen=True)
class Column:
    id: str
    kind: Kind
    seat: int | None = None


@dataclass(frozen=True)
class Row:
    turn: int
    seat: int
    values: list[int]


@dataclass(frozen=True)
class Table:
    id: str
    columns: list[Column]
    rows: list[Row]
    totals: list[Row]
    chart: Literal["lines", "bars"]


@dataclass(frozen=True)
class Numbers:
    count: Literal["turn", "round", ""]
    tables: list[Table]


def rules_of(game: Game) -> Rules:
    """Raises ContentError for a file that is not as it should be."""
    file = game.folder("show") / "numbers.toml"
    return read_struct(file, Rules) if file.is_file() else Rules()


class Counting:
    """Goes through the log once, and adds up."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.rules = rules_of(played.game)
        self.found: dict[tuple[str, int, int], list[int]] = {}
        """By table, turn and seat: a number for every column."""
        self.scores: list[list[int]] = []
        """By turn."""
        self.payer: dict[str, int] = {}

    def numbers(self) -> Numbers:
        turns = self.count()
        tables = [self.points(turns)]
        for rule in self.rules.tables:
            columns = self.columns(rule)
            seats = range(self.played.players)
            rows = [Row(turn, seat, self.cell(rule, turn, seat)) for turn in turns for seat in seats]
            totals = []
            for seat in seats:
                mine = [row.values for row in rows if row.seat == seat]
                totals.append(Row(0, seat, [sum(column) for column in zip(*mine, strict=True)]))
            tables.append(Table(rule.id, columns, rows, totals, rule.chart))
        return Numbers(self.rules.count, tables)

    def columns(self, rule: TableRule) -> list[Column]:
        if rule.between is not None:
            return [Column(f"seat-{seat}", rule.between.kind, seat) for seat in range(self.played.players)]
        return [Column(column.id, column.kind) for column in rule.columns]

    def points(self, turns: Sequence[int]) -> Table:
        """The points as if the game had ended with each turn."""
        seats = range(self.played.players)
        rows = [Row(turn, seat, [self.scores[at][seat]]) for at, turn in enumerate(turns) for seat in seats]
        totals = [Row(0, seat, [self.scores[-1][seat]]) for seat in seats]
        return Table("points", [Column("points", "points")], rows, totals, "lines")

    def cell(self, rule: TableRule, turn: int, seat: int) -> list[int]:
        return self.found.setdefault((rule.id, turn, seat), [0] * len(self.columns(rule)))

    def count(self) -> list[int]:
        """Adds up all events; gives the turns that there were."""
        turns: list[int] = []
        for step, after in steps(self.played):
            turn = step.turn if self.rules.count else 0
            for event in step.events:
                turn = turn_after([event], turn) if self.rules.count else 0
                self.add(event, turn, step.seat)
            if step.turn not in turns and (self.rules.count or not turns):
                turns.append(step.turn if self.rules.count else 0)
                self.scores.append([])
            self.scores[-1] = after.scores()
        if not turns:  # nobody has done anything
            turns.append(1 if self.rules.count else 0)
            self.scores.append(self.played.begin().scores())
        return turns

    def add(self, event: Event, turn: int, actor: int) -> None:
        for rule in self.rules.tables:
            if event.id == rule.from_event and event.seat is not None:
                self.payer[rule.id] = event.seat
            if rule.between is not None:
                if event.seat is not None and fits(rule.between, event):
                    row = self.cell(rule, turn, self.payer.get(rule.id, actor))
                    for seat, gained in gains(rule.between, event, event.seat):
                        row[seat] += gained
                continue
            seat = actor if event.seat is None else event.seat
            for at, column in enumerate(rule.columns):
                if fits(column, event):
                    self.cell(rule, turn, seat)[at] += amount(column, event)


def fits(column: ColumnRule, event: Event) -> bool:
    return event.id in column.events and all(event.args.get(name) == value for name, value in column.where.items())


def amount(column: ColumnRule, event: Event) -> int:
    return int(event.args.get(column.sum, 0)) if column.sum else 1


GAIN = re.compile(r"@(\d+) \+(\d+)")


def gains(column: ColumnRule, event: Event, seat: int) -> list[tuple[int, int]]:
    """Which seats an event brings how much."""
    if not column.gains:
        return [(seat, amount(column, event))]
    return [(int(one), int(gained)) for one, gained in GAIN.findall(str(event.args[column.gains]))]


def numbers_of(played: Played) -> Numbers:
    return Counting(played).numbers()


def as_csv(game: Game, numbers: Numbers, names: Sequence[str], language: str) -> str:
    """A line for every turn and seat, with the columns of all tables."""

    def said(id: str) -> str:
        return find(game, language, f"numbers-{id}", None, {}) or id

    heads = [said("count")] if numbers.count else []
    heads.append(said("player"))
    for table in numbers.tables:
        for column in table.columns:
            own = names[column.seat] if column.seat is not None else said(f"{table.id}-{column.id}")
            heads.append(f"{said(table.id)}: {own}")
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([safe(head) for head in heads])
    for at, row in enumerate(numbers.tables[0].rows):
        cells = [value for table in numbers.tables for value in table.rows[at].values]
        writer.writerow([*([row.turn] if numbers.count else []), safe(names[row.seat]), *cells])
    return text.getvalue()


def safe(cell: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{cell}" if cell[:1] in "=+-@\t\r" else cell
