"""The options of open effects: an effect once started is finished or stopped first (RR-GEN-15).

See docs/rules/railroad_revolution.md 5.3.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.box import TOLL_MONEY, TOLL_SHARES, TOLL_WORKER
from steamshed.games.railroad_revolution.content.effects import EXCHANGE_TAKE, TOLL, first_of, frame, second_of
from steamshed.games.railroad_revolution.rules.changes import (
    count_down,
    discard_worker,
    flip,
    lay_rail,
    promote,
    put_office,
    put_station,
    take_train,
    take_worker,
)
from steamshed.games.railroad_revolution.rules.conditions import building, count, flipping, promoting, railing
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Stop(Option):
    """RR-GEN-13: the rest of the effect is declined."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()


class Step(Option):
    """RR-PERF-01, 02, 04: one position up; the toll is paid at the moment of passing."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        box, at = state.rules.box, state.marks[3 * seat + move.a] + 1
        if at >= len(box.track_points[move.a]):
            return Violation("RR-PERF-04")
        kind, size = box.toll_kind[move.a][at], box.toll_size[move.a][at]
        if (kind == TOLL_MONEY and state.cash[seat] < size) or (kind == TOLL_SHARES and state.shares[seat] < size):
            return Violation("RR-PERF-02")
        return None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        box, at = state.rules.box, 3 * seat + move.a
        state.marks = state.marks[:]
        state.marks[at] += 1
        kind, size = box.toll_kind[move.a][state.marks[at]], box.toll_size[move.a][state.marks[at]]
        count_down(state)
        if kind == TOLL_MONEY:
            state.cash[seat] -= size
        elif kind == TOLL_SHARES:
            state.shares[seat] -= size
        elif kind == TOLL_WORKER:
            state.frames.append(frame(TOLL))


class Discard(Option):
    """The worker of a toll."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if count(state, seat, move.a, move.b) else Violation("RR-GEN-03")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        discard_worker(state, seat, move.a, move.b)


class Promote(Option):
    """RR-MIL-05: one of the promotions of an effect, for its price."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.cash[seat] < second_of(state.frames[-1]):
            return Violation("RR-GEN-17")
        return promoting(state, seat, move)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.cash[seat] -= second_of(state.frames[-1])
        count_down(state)
        promote(state, seat, move)


class Give(Option):
    """RR-GEN-16: the worker who is to be exchanged."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if count(state, seat, move.a, move.b) == 0:
            return Violation("RR-GEN-03")
        others = sum(state.common) - (state.common[move.a] if move.b == 0 else 0)
        return None if others else Violation("RR-GEN-16")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames[-1] = frame(EXCHANGE_TAKE, move.a, move.b)


class TakeForGiven(Option):
    """RR-GEN-16: they change places, the new one goes to the personal supply."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        top = state.frames[-1]
        same = move.a == first_of(top) and second_of(top) == 0
        return Violation("RR-GEN-16") if same or state.common[move.a] == 0 else None

    def perform(self, state: Table, seat: int, move: Move) -> None:
        given = state.frames.pop()
        discard_worker(state, seat, first_of(given), second_of(given))
        take_worker(state, seat, move.a)


class Take(Option):
    """RR-GEN-02: a worker of any colour that is there."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if state.common[move.a] else Violation("RR-GEN-02")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        take_worker(state, seat, move.a)


class TakeTrain(Option):
    """RR-TRN-01: the top tile of a stack."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if state.stacks[move.a] else Violation("RR-TRN-01")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        take_train(state, seat, move.a)


class FlipTrain(Option):
    """RR-TRN-06: one of the flips of an effect."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return flipping(state, seat, move, 0)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        count_down(state)
        flip(state, seat, move.a, move.b)


class FreeRail(Option):
    """RR-RAIL-11: without cost and deal."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        violation = railing(state, seat, move.a)
        return violation if violation is None or violation.rule == "RR-RAIL-04" else Violation("RR-RAIL-11")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        state.rails_left = state.rails_left[:]
        state.rails_left[seat] -= 1
        lay_rail(state, seat, move.a)


class FreeStation(Option):
    """RR-TRD-08: without cost and rewards."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return building(state, seat, move.a)

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        state.buildings_left = state.buildings_left[:]
        state.buildings_left[seat] -= 1
        put_station(state, seat, move.a)


class FreeOffice(Option):
    """RR-TEL-13: without shares, tile and deal."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        if state.offices[seat] >> move.a & 1:
            return Violation("RR-TEL-05")
        return None if state.buildings_left[seat] else Violation("RR-TEL-13")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        state.buildings_left = state.buildings_left[:]
        state.buildings_left[seat] -= 1
        put_office(state, seat, move.a)


# RR-SET-05, 06: the pieces of the setup are not of the stock


class StartRail(Option):
    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if move.a in state.rules.open_spaces(state.rails[seat]) else Violation("RR-SET-05")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        lay_rail(state, seat, move.a)


class StartOffice(Option):
    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        free = state.rules.box.sector_deal[move.a] and state.first_office[move.a] < 0
        return None if free else Violation("RR-SET-05")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        put_office(state, seat, move.a)


class StartStation(Option):
    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return None if state.rules.box.printed[move.a] and state.first_station[move.a] < 0 else Violation("RR-SET-05")

    def perform(self, state: Table, seat: int, move: Move) -> None:
        state.frames.pop()
        put_station(state, seat, move.a)
