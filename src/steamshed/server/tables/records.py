"""Records as tables: a record that somebody brings becomes a table to look at, and a table gives its record."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.kernel.record import Record
from steamshed.server.tables import log
from steamshed.server.tables.commands import ending
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Begun, Play
from steamshed.server.tables.table import Table, TableInfo

ORDER = "given ahead"
"""What records say of an action that was an order."""


def table_of_record(record: Record, info: TableInfo, seats: Sequence[Seat]) -> Table:
    """A new table with these people that stands where the record ends."""
    now = info.created
    position = None if record.position is None else dict(record.position)
    begun = Begun(record.game, record.options, record.names, record.setup, record.rules, position)
    acts = [log.Act(entry.seat, entry.action, None, list(entry.outcomes)) for entry in record.entries]
    play = Play.resume(begun, [(now, act) for act in acts])
    draft = Table(info)
    draft.add(log.Open(list(seats), record.rules), now)
    draft.add(log.Start(record.names, list(record.setup), play.first_turn, position), now)
    for done in play.done():
        draft.add(done.entry(), now)
    draft.play = play
    return draft


def finished_table_of_record(record: Record, info: TableInfo) -> Table:
    """A finished table to look at: a game that is not over ends as if all had agreed."""
    draft = table_of_record(record, info, [Seat("human", name) for name in record.names])
    assert draft.play is not None
    if not draft.play.state.over:
        draft.add(ending(draft, draft.play, "agreed"), info.created)
    return draft


def text_of_table(table: Table, play: Play) -> str:
    """The record of a table as text. When the game is over it says of actions given ahead that they were, as a comment
    of the player, which readers of records pass over."""
    record = record_of_table(table, play)
    text = str(record)
    if table.stage != "finished" or not any(done.order for done in play.done()):
        return text
    lines = text.split("\n")
    first = lines.index("") + 2  # after the header and the line of the setup
    told: list[str] = []
    for line, done in zip(lines[first:], play.done()):
        told += [line, *([f"    ; {record.names[done.seat]}: {ORDER}"] if done.order else [])]
    return "\n".join([*lines[:first], *told, *lines[first + play.count :]])


def record_of_table(table: Table, play: Play) -> Record:
    record = play.record()
    record.practice = table.info.practice
    return record
