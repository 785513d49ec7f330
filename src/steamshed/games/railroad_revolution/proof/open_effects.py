"""Effects that lie open: whether something in the box can have opened them, and whether they can be resolved."""

from __future__ import annotations

from collections.abc import Iterator

from steamshed.games.railroad_revolution.content.box import EXCHANGE_SPEC, STEPS_SPEC, TOLL_WORKER, TRACKS, Box
from steamshed.games.railroad_revolution.content.effects import (
    EXCHANGE,
    EXCHANGE_TAKE,
    FLIP,
    NAMED,
    PROMOTE,
    STEPS,
    TOLL,
    WORKER,
    Effects,
    first_of,
    frame,
    op_of,
    second_of,
)
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, DEALS, ENDOW_PICK
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.state import NO_FAULT, Fault


def find_frame_fault(state: Table) -> Fault:
    """Frames that can be resolved, of effects that can be open in this step."""
    if not state.frames:
        return NO_FAULT
    if state.seat is None or state.step not in (ENDOW_PICK, ACTION_LOOP, DEALS):
        return "frames", "no effect is open here"
    opened = set(frames_of(state.rules.box, state.step))
    for number, made in enumerate(state.frames):
        fault = find_source_fault(state, made, opened)
        if not fault:
            fault = find_order_fault(state, state.seat, made, number == len(state.frames) - 1)
        if fault:
            return f"frames[{number}]", fault
    return NO_FAULT


def frames_of(box: Box, step: int) -> Iterator[int]:
    """Everything that tiles and colour effects can open in a step."""
    lists: list[Effects] = [train.effects for train in box.trains]
    if step == ENDOW_PICK:
        lists += [side for tile in box.endowments for side in tile]
    if step in (ACTION_LOOP, DEALS):
        lists += [deal.effects for pair in box.deals for deal in pair]
    if step == ACTION_LOOP:
        lists += box.telegraph_tiles
        for tile in box.city_tiles:
            lists += [tile.primary, tile.bonus]
            yield from (frame(NAMED, colour) for colour in tile.primary.either)
        for row in box.specs:
            for spec in row[1:]:
                if spec.kind == STEPS_SPEC:
                    yield frame(STEPS, spec.a)
                elif spec.kind == EXCHANGE_SPEC:
                    yield frame(EXCHANGE)
    for effects in lists:
        yield from effects.frames


def find_source_fault(state: Table, made: int, opened: set[int]) -> str:
    """Why nothing in the box opens a frame in this step, or an empty text."""
    op, count, price = op_of(made), first_of(made), second_of(made)
    if op == TOLL:
        seat, box = state.seat or 0, state.rules.box
        marks = state.marks[3 * seat : 3 * seat + 3]
        there = any(box.toll_kind[track][marks[track]] == TOLL_WORKER for track in range(len(TRACKS)))
        return "" if there else "no marker has just passed a worker"
    if op == EXCHANGE_TAKE:
        return "" if frame(EXCHANGE) in opened else "nothing opens it here"
    if op == WORKER:
        return "" if any(op_of(other) in (WORKER, NAMED) for other in opened) else "nothing opens it here"
    if op in (STEPS, PROMOTE, FLIP):
        sizes = [first_of(other) for other in opened if op_of(other) == op and second_of(other) == price]
        return "" if sizes and count <= max(sizes) else "nothing opens so much here"
    return "" if made in opened else "nothing opens it here"


def find_order_fault(state: Table, seat: int, made: int, last: bool) -> str:
    """Why a frame cannot lie where it does, or an empty text."""
    op = op_of(made)
    if (op in (TOLL, EXCHANGE_TAKE) and not last) or (op <= NAMED and last):
        return "is resolved at once"
    if op == WORKER and last and not sum(state.common):
        return "there is no worker to take"
    if op == TOLL and state.available[seat] <= (0 if seat == state.active else state.rules.box.minimum):
        return "there is no worker to discard"
    if op == EXCHANGE_TAKE:
        colour, board = first_of(made), second_of(made) == 1
        own = state.board[5 * seat + colour] if board else state.hand[5 * seat + colour]
        others = sum(state.common) - (0 if board else state.common[colour])
        if not own or not others:
            return "there is nothing to exchange"
    return ""
