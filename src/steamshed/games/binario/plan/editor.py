"""A line that is being written: where it could stand on the boards, what it could carry, and the best that keeps to
what the player has chosen so far.

What he chooses are *wishes*: ``line-road-1``, ``out-grain``, ``back-none``, ``vehicle-cart``, ``number-2``. The last
one is kept in any case, those before it as far as they go together with it; the rest is as good as it can be.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.content.box import BOARD_OF
from steamshed.games.binario.plan.boards import Boards, LinePlan
from steamshed.games.binario.plan.income import Load, Service, row_load
from steamshed.games.binario.rules import effects, lines
from steamshed.games.binario.rules.phases import freight
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.table.table import Table

NONE = "none"


class Post:
    """Where a line could be written: a free row, a line that is changed, or the row of one that makes room."""

    def __init__(self, state: Table, start: int, end: int, row: int, closes: int, before: int) -> None:
        self.state = state
        """The position in which it is written: without the line that makes room."""
        self.start = start
        self.end = end
        self.row = row
        self.closes = closes
        self.before = before
        self.service = Service(state, state.decider, start, end, row)
        self.loads = self.service.loads()

    @property
    def wish(self) -> str:
        """How it is wished for."""
        start = self.state.map.names[self.start].replace(",", "-")
        if self.row >= 0:
            return "line-{}-{}".format(*self.state.place_of(self.row)[1:])
        if self.closes >= 0:
            return "line-instead-{}-{}-{}".format(*self.state.place_of(self.closes)[1:], start)
        return f"line-new-{start}"


def posts(state: Table, one: int, other: int) -> list[Post]:
    """Where a line between two stations could be written and something could run; both directions of a new one."""
    boards = Boards(state)
    if state.station[one] < 0 or state.station[other] < 0 or one == other:
        return []
    board = BOARD_OF[lines.family_at(state, one)]
    pairs = ((one, other), (other, one))
    found: list[Post] = []
    if lines.free_row(state, boards.seat, board) >= 0 and not freight.check_pair(state, boards.seat, one, other):
        found += [Post(state, start, end, -1, -1, 0) for start, end in pairs]
    rooms: list[tuple[int, int]] = []
    for row in boards.rows():
        now = row_load(state, row)
        before = now.tenths if now is not None else 0
        if (state.start[row], state.end[row]) in pairs:
            found.append(Post(state, state.start[row], state.end[row], row, -1, before))
        elif boards.makes_room(row, board, {one, other}):
            rooms.append((before, row))
    # the line that brings least makes room, of those in whose place something could run
    for before, row in sorted(rooms):
        after = boards.without(row)
        if freight.check_pair(after, boards.seat, one, other):
            continue
        instead = [Post(after, start, end, -1, row, before) for start, end in pairs]
        if any(post.loads for post in instead):
            found += instead
            break
    return [post for post in found if post.loads]


class Written:
    """A line as it is written: the post, the load, and the wishes that are kept."""

    def __init__(self, boards: Boards, post: Post, load: Load, wishes: tuple[str, ...]) -> None:
        self.boards = boards
        self.post = post
        self.load = load
        self.wishes = wishes

    def plan(self) -> LinePlan:
        """The actions that write it."""
        post, load = self.post, self.load
        if post.row >= 0:
            first = row_name(self.boards.state, "edit", post.row)
            return LinePlan(post.row, load, post.before, (first, *self.boards.filling(load, post.row)))
        made = LinePlan(-1, load, post.before, self.boards.opening(load))
        if post.closes >= 0:
            made.closes = post.closes
            made.actions = (row_name(self.boards.state, "close", post.closes), *made.actions)
        return made

    def most(self) -> int:
        """How many vehicles of its kind could run."""
        return self.post.service.numbers(self.load.kind)[1]

    def left(self, good: int) -> int:
        """Tokens of a good that are there for this line."""
        state, row = self.post.state, self.post.row
        on_it = 0 if row < 0 else (state.out_good[row] == good) + (state.back_good[row] == good)
        return state.goods[good] + on_it

    def goods(self, out: bool) -> list[int]:
        """The goods that could go there, or come back, also those that nothing is left of; the dearest first."""
        post, state = self.post, self.post.state
        ends = (post.start, post.end) if out else (post.end, post.start)
        can = lines.carried(state, self.boards.seat, *ends)
        found = [good for good in range(len(state.goods)) if can >> good & 1]
        found.sort(key=lambda good: -effects.table_price(state, self.boards.seat, good))
        return found

    def possible(self, out: bool) -> set[int]:
        """Those of them that a vehicle at hand could carry."""
        return {load.out if out else load.back for load in self.post.loads}

    def kinds(self) -> list[int]:
        """Vehicles that could run."""
        return sorted({load.kind for load in self.post.loads})


def matches(state: Table, post: Post, load: Load, wish: str) -> bool:
    """Whether a line is as wished; the number of vehicles is another matter."""
    box = state.rules.box
    field, _, word = wish.partition("-")
    if field == "line":
        return post.wish == wish
    if field == "vehicle":
        return box.vehicles[load.kind].id == word
    named = [box.goods[good].id if good >= 0 else NONE for good in (load.out, load.back)]
    if field == "good":
        return word in named
    return field not in ("out", "back") or named[field == "back"] == word


def write(state: Table, one: int, other: int, wishes: Sequence[str]) -> tuple[Written | None, list[Post]]:
    """The best line between two stations that is as wished, and where it could stand instead; None if nothing could
    run between them."""
    found = posts(state, one, other)
    lines_left = [(post, load) for post in found for load in post.loads]
    if not lines_left:
        return None, []
    kept: list[str] = []
    for wish in reversed(wishes):
        narrowed = [(post, load) for post, load in lines_left if matches(state, post, load, wish)]
        if narrowed:
            lines_left = narrowed
            kept.insert(0, wish)
    post, load = min(lines_left, key=lambda line: (line[0].before - line[1].tenths, line[0].closes))
    made = Written(Boards(state), post, load, tuple(kept))
    count = wished_number(wishes)
    if 0 < count <= made.most():
        made.load = post.service.load(load.kind, count, load.out, load.back)
    return made, found


def wished_number(wishes: Sequence[str]) -> int:
    """How many vehicles were wished for; 0 for as many as there are."""
    for wish in reversed(wishes):
        field, _, word = wish.partition("-")
        if field == "number" and word.isdecimal() and word.isascii():
            return int(word[:4])
    return 0
