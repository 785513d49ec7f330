"""What can be taken back at a table, and by whom: at once, by asking the others, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.server.api.shapes import Undo, UndoOffer
from steamshed.server.tables.table import Table


def possible(table: Table, mine: Sequence[int]) -> tuple[Undo, UndoOffer | None]:
    """Whether somebody with these seats can take back his last action (free, ask or no), and how far that would go;
    None if there is nothing to take back."""
    to = target(table, mine) if table.stage == "running" else None
    if to is None:
        return "no", None
    free = is_free(table, to, mine)
    if not free and not can_be_asked(table, to):
        return "no", None
    assert table.play is not None
    taken = table.play.actions[to : table.play.count]
    offer = UndoOffer(to, len(taken), sorted({done.seat for done in taken}), taken[0].action)
    return "free" if free else "ask", offer


def can_be_asked(table: Table, to: int) -> bool:
    """Whether anybody but the seat whose action is taken back can agree to it."""
    assert table.play is not None
    seat = table.play.actions[to].seat
    return any(other != seat for other in table.electorate)


def target(table: Table, mine: Sequence[int]) -> int | None:
    """How many actions are left when the last decision of these seats that had more than one answer is taken back: an
    action, or the plan that it ends. What followed by force goes with it."""
    if table.play is None or not mine:
        return None
    actions, decided = table.play.actions, False
    for at in range(table.play.count - 1, -1, -1):
        done = actions[at]
        if done.seat not in mine or done.bot is not None:
            continue
        decided = decided or not done.forced
        if decided and not done.follows:
            return at
    return None


def is_free(table: Table, to: int, mine: Sequence[int]) -> bool:
    """Nothing was revealed since (or this is a practice table), and nobody else has decided anything since."""
    assert table.play is not None
    taken = table.play.actions[to : table.play.count]
    practice = table.info.practice
    return all((done.undoable or practice) and (done.seat in mine or done.bot is not None) for done in taken)


def reset_target(table: Table, mine: Sequence[int]) -> int | None:
    """How many actions are left when all free actions of this turn of mine are taken back; None if there are none."""
    if table.play is None:
        return None
    actions, to = table.play.actions, table.play.count
    seat = actions[to - 1].seat if to else None
    if seat not in mine:
        return None
    while to and actions[to - 1].seat == seat and (actions[to - 1].undoable or table.info.practice):
        to -= 1
    return to if to < table.play.count else None
