"""What counts when the game ends: points instead of silver a round, and the rows that list the most (BI-SCORE-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.games.binario.actions import do
from steamshed.games.binario.content.box import BOARD_OF, MODES
from steamshed.games.binario.plan.income import Load, income_until, rows_of
from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.rules.scoring import covered, part
from steamshed.games.binario.rules.ways.network import route_class
from steamshed.games.binario.table.pieces import Way
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Scripted

LAST_ROUNDS: Final = 6
"""In so many rounds at the end of the game answers are shown by the points that they bring."""
MOST_ROWS: Final = 8
"""So many rows are written anew in one step: a plan has sixty actions at most, a row takes seven."""
OPENING: Final = 6
"""Actions that open a row without goods and vehicles."""


def rounds_left(state: Table) -> int:
    """How often lines will still move."""
    return 0 if state.ended else state.rules.last_round - state.round


def ends_soon(state: Table) -> bool:
    return rounds_left(state) < LAST_ROUNDS


def points_listed(after: Table, seat: int, ends: Sequence[int]) -> int:
    """A seat's points once a row lists two ends, if a row of their board is free for them."""
    if len(ends) == 2 and not freight.check_pair(after, seat, ends[0], ends[1]):
        row = lines.free_row(after, seat, BOARD_OF[lines.family_at(after, ends[0])])
        if row >= 0:
            listed = after.clone()
            listed.start[row], listed.end[row] = ends
            return listed.scores()[seat]
    return after.scores()[seat]


class FinalCount:
    """Points at the end of the game that lines bring: for what they list, and for the silver that they still earn."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = rounds_left(state)
        self.listed = Listing(state, seat).total()
        self.known: dict[tuple[int, int, int], int] = {}

    def points(self, load: Load, row: int, closes: int) -> int:
        """``row``: the line that is changed, ``closes``: the one that makes room, -1 for none."""
        silver = load.until(self.left)
        silver -= sum(income_until(self.state, one, self.left) for one in (row, closes) if one >= 0)
        more = self.lists(load, closes) if row < 0 else 0
        return more + silver // self.state.rules.box.silver_per_point

    def lists(self, load: Load, closes: int) -> int:
        """Points for what a new line lists, less what only the line lists that makes room."""
        key = (min(load.start, load.end), max(load.start, load.end), closes)
        if key not in self.known:
            after = self.state.clone()
            if closes >= 0:
                after.start[closes] = after.end[closes] = after.vehicle[closes] = -1
            free = lines.free_row(after, self.seat, self.state.rules.box.vehicles[load.kind].mode)
            after.start[free], after.end[free] = load.start, load.end
            self.known[key] = Listing(after, self.seat).total() - self.listed
        return self.known[key]


class Listing:
    """What the rows of a seat list: every station and route counts half more where a row lists it."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        box = state.rules.box
        self.more: dict[tuple[str, int], int] = {}
        """Points that a station (by its cell) or a route (by its number) gains by being listed."""
        for cell in state.stations[seat]:
            self.more["station", cell] = self.gained(box.stations[state.station[cell]].points)
        for number, route in enumerate(state.routes[seat]):
            level = route_class(state, seat, route.cells, route.under)
            self.more["route", number] = self.gained(box.route_points[level - 1] if level else 0)
        self.known: dict[tuple[int, int], frozenset[tuple[str, int]]] = {}

    def gained(self, points: int) -> int:
        return points - part(self.state, points, False)

    def of(self, one: int, other: int) -> frozenset[tuple[str, int]]:
        """What a row without vehicles lists that joins two stations."""
        if (one, other) not in self.known:
            self.known[one, other] = self.on_path(one, other, -1)
        return self.known[one, other]

    def on_path(self, one: int, other: int, kind: int) -> frozenset[tuple[str, int]]:
        """What a row lists, by the path that its vehicles take."""
        found = {("station", cell) for cell in (one, other) if ("station", cell) in self.more}
        way = lines.route_for(self.state, self.seat, one, other, kind)
        return frozenset(found if way is None else found | {("route", number) for number in self.routes_on(way)})

    def routes_on(self, way: Way) -> list[int]:
        routes = self.state.routes[self.seat]
        return [number for number, route in enumerate(routes) if covered(self.state, route, [way])]

    def total(self) -> int:
        """Points for what the rows list now, beyond the half that counts in any case."""
        return self.worth(self.now())

    def now(self) -> list[frozenset[tuple[str, int]]]:
        state, rows = self.state, rows_of(self.state, self.seat)
        return [
            self.on_path(state.start[row], state.end[row], state.vehicle[row]) for row in rows if state.start[row] >= 0
        ]

    def worth(self, listed: Sequence[frozenset[tuple[str, int]]]) -> int:
        return sum(self.more[one] for one in frozenset[tuple[str, int]]().union(*listed))


# -- the rows that list the most ---------------------------------------------------------------------------------------


class Relisted:
    """Rows written anew for the final count: what it takes, and the points that it brings."""

    def __init__(self, actions: tuple[Action, ...], points: int, rows: int) -> None:
        self.actions = actions
        self.points = points
        self.rows = rows


def best_listing(state: Table, seat: int) -> Relisted | None:
    """The rows that are best for the final count, written by the seat that decides about its lines; None if nothing is
    gained. In the last round every line that stands may go; before it only those without vehicles."""
    search = Search(state, seat)
    actions = search.actions(search.chosen())
    if not actions:
        return None
    after = state.clone()
    for action in actions:
        if after.check(action) is not None:
            return None
        after.apply(action, Scripted([]))
    points = after.scores()[seat] - state.scores()[seat]
    rows = len([action for action in actions if action.text.startswith("open ")])
    return Relisted(actions, points, rows) if points > 0 else None


class Search:
    """Pairs of stations for the rows that may be written anew: one after the other, each the best, then exchanged as
    long as that helps."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        rows = rows_of(state, seat)
        self.free = [row for row in rows if self.may_go(row)]
        self.kept = [row for row in rows if state.start[row] >= 0 and row not in self.free]
        bare = state.clone()
        events: list[Event] = []
        for row in self.free:
            if bare.start[row] >= 0:
                lines.close(bare, row, events)
        self.bare = bare
        self.listing = Listing(bare, seat)
        self.fixed = self.listing.now()
        self.pairs = self.all_pairs()
        self.room = [0] * len(MODES)
        for row in self.free:
            self.room[self.board_of(row)] += 1

    def may_go(self, row: int) -> bool:
        """Whether a row is empty, or what it says may be written anew."""
        state = self.state
        if state.start[row] < 0:
            return True
        if freight.check_change(state, row):
            return False
        return state.vehicle[row] < 0 or (rounds_left(state) == 0 and not state.rules.half_for_idle)

    def all_pairs(self) -> list[list[tuple[int, int]]]:
        """By board: the stations that a row may join."""
        found: list[list[tuple[int, int]]] = []
        for board in range(len(MODES)):
            cells = freight.on_board(self.bare, self.seat, board)
            pairs = [(one, other) for at, one in enumerate(cells) for other in cells[at + 1 :]]
            found.append([pair for pair in pairs if not freight.check_pair(self.bare, self.seat, *pair)])
        return found

    def chosen(self) -> list[list[tuple[int, int]]]:
        """By board: the pairs that list the most."""
        kept: list[list[tuple[int, int]]] = [[] for _ in MODES]
        for row in self.free:
            pair = (self.state.start[row], self.state.end[row])
            if pair[0] >= 0:
                kept[self.board_of(row)].append(pair)
        starts = [self.exchanged(self.filled(kept)), self.exchanged(self.filled([[] for _ in MODES]))]
        return max(starts, key=self.worth)

    def worth(self, chosen: list[list[tuple[int, int]]]) -> int:
        return self.listing.worth([*self.fixed, *(self.listing.of(*pair) for pairs in chosen for pair in pairs)])

    def fits(self, chosen: list[list[tuple[int, int]]], pair: tuple[int, int]) -> bool:
        """BI-HQ-04: without a central building a station is an end of one line."""
        if self.state.central[self.seat]:
            return True
        return not any({*pair} & {*other} for pairs in chosen for other in pairs)

    def filled(self, chosen: list[list[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
        """With the best pair for every row that is left."""
        for board, pairs in enumerate(self.pairs):
            while len(chosen[board]) < self.room[board]:
                now, best = self.worth(chosen), None
                for pair in pairs:
                    if self.fits(chosen, pair):
                        chosen[board].append(pair)
                        more = self.worth(chosen)
                        chosen[board].pop()
                        if more > now:
                            now, best = more, pair
                if best is None:
                    break
                chosen[board].append(best)
        return chosen

    def exchanged(self, chosen: list[list[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
        """One pair for another as long as that lists more."""
        now, better = self.worth(chosen), True
        while better:
            better = False
            for board, pairs in enumerate(self.pairs):
                for at in range(len(chosen[board])):
                    before = chosen[board]
                    others = [
                        [*before[:at], *before[at + 1 :]] if one == board else made for one, made in enumerate(chosen)
                    ]
                    for pair in pairs:
                        if not self.fits(others, pair):
                            continue
                        made = [[*others[one], pair] if one == board else others[one] for one in range(len(MODES))]
                        if self.worth(made) > now:
                            chosen, now, better = self.filled(made), self.worth(made), True
                            break
                    if better:
                        break
                if better:
                    break
        return chosen

    def actions(self, chosen: list[list[tuple[int, int]]]) -> tuple[Action, ...]:
        """Pairs that no row has are opened; rows that list something else make room for them."""
        state = self.state
        closed, opened = list[Action](), list[Action]()
        for board, pairs in enumerate(chosen):
            free = [row for row in self.free if self.board_of(row) == board]
            has = {row: {state.start[row], state.end[row]} for row in free if state.start[row] >= 0}
            new = [pair for pair in pairs if {*pair} not in has.values()]
            spare = [row for row, ends in has.items() if not any(ends == {*pair} for pair in pairs)]
            empty = len(free) - len(has)
            new = new[: max(0, MOST_ROWS - len(opened) // OPENING)]
            while spare and (len(new) > empty or self.in_the_way(spare, new)):
                closed.append(row_name(state, "close", spare.pop()))
                empty += 1
            for pair in new:
                ends = [state.map.names[cell] for cell in pair]
                opened += [do("open", MODES[board]), do("from", ends[0]), do("to", ends[1])]
                opened += [do("out", "none"), do("back", "none"), do("vehicle", "none")]
        return (*closed, *opened)

    def in_the_way(self, rows: Sequence[int], pairs: Sequence[tuple[int, int]]) -> bool:
        """BI-HQ-04: whether a line stands at a station that a new one needs."""
        state, cells = self.state, {cell for pair in pairs for cell in pair}
        return not state.central[self.seat] and any({state.start[row], state.end[row]} & cells for row in rows)

    def board_of(self, row: int) -> int:
        return self.state.rules.board_of_row[row % self.state.rules.all_rows]
