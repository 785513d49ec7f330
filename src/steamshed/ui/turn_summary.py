"""What a turn ends with, as data: which events are shown one after the other once nobody decides any more.

A client that knows no game plays them step by step: income and expenses as a table of all seats, dice with what each of
them brings, and whatever else happens by itself. Nothing here changes what happens.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """A column of a table of all seats: an argument of an event that happened to the seat, or a figure of the players.

    Its heading is the message ``end-column-NAME``, where the name is that of the event, or of the figure; of a figure
    as it is afterwards ``end-column-NAME-after``.
    """

    event: str = ""
    argument: str = ""
    sign: int = 1
    """What the argument does to the seat: 1 adds, -1 takes."""
    figure: str = ""
    after: bool = False
    """Whether the figure is the one afterwards."""

    @property
    def heading(self) -> str:
        """The id of the message above it."""
        return f"end-column-{self.event or self.figure}{'-after' if self.after else ''}"


@dataclass(frozen=True)
class Part:
    """A part of the end of a turn. Its heading is the message ``end-NAME``, with the arguments of its first event.

    An event with the argument ``dice`` (numbers, separated by commas) or ``die`` (one number) is drawn as dice; one
    with ``by_die`` says which of them, from 1, has brought it about. Dice of the ``side`` B are dark.
    """

    name: str
    events: tuple[str, ...]
    columns: tuple[Column, ...] = ()
    """With columns the events are one step, a table; those that no column tells of are said below it."""

    @property
    def messages(self) -> set[str]:
        """The ids of its headings."""
        return {f"end-{self.name}", *(column.heading for column in self.columns)}
