"""A run on the plane, before it is made: the way of the train over the tiles, the steam that is spent at every edge,
where it loads, and at its end what it brings and risks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from steamshed.games.days_of_steam.actions import MoveStep
from steamshed.games.days_of_steam.plan.trial import Trial
from steamshed.games.days_of_steam.show.drawing.viewed import livery
from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import NORTH
from steamshed.games.days_of_steam.track.squaretiles import STOP
from steamshed.kernel.action import Action
from steamshed.look import squares
from steamshed.look import symbols as sym
from steamshed.look.geometry import SIDES, SQUARE, Point, square_middle, square_run
from steamshed.look.words import speaking
from steamshed.ui.scene import Thing

LETTERS = tuple(SIDES)
"""The sides by the numbers of the edges: N E S W."""
AGAIN = 27.0
"""How far beside it the number stands where an edge is crossed once more."""
LOADS: tuple[tuple[int, Point], ...] = ((0, (0.0, -46.0)), (2, (0.0, 46.0)), (1, (62.0, 0.0)), (3, (-62.0, 0.0)))
"""Where the word for loading may stand, from the middle of a city: the side it is on, and the place."""
BESIDE = 80.0
"""How far from the middle of the last cell the ticket hangs."""


@lru_cache(maxsize=1)
def course_symbols() -> dict[str, str]:
    """The lines that a way over the plane is made of, and the plates beside it."""
    found: dict[str, str] = {}
    for one in LETTERS:
        found[f"way-{one}"] = sym.run_outline(square_run(one, None))
        found[f"way-{one}-end"] = sym.run_outline(square_run(one, None, squares.BUFFER))
        for other in LETTERS:
            if one != other:
                run = square_run(one, other)
                found[f"way-{one}{other}"] = sym.run_outline(run)
                found[f"way-{one}{other}-half"] = f'<path d="{run.path(t1=0.5)}"/>'
    found |= {"spent": sym.round_plate(), "loads": sym.plate(5), "brings": sym.ticket(7), "risks": sym.risk_ticket()}
    return found


def course(state: Table, actions: Sequence[Action], language: str) -> tuple[Thing, ...]:
    """The run among some actions, in the order of travel; nothing if they make none."""
    edges = [action.edge for action in actions if isinstance(action, MoveStep)]
    if not edges or state.seat is None:
        return ()
    trial = Trial(state, actions)
    with speaking(language):
        return (*lines(state, trial, edges), *plates(state, trial, edges))


# -- the way -----------------------------------------------------------------------------------------------------------


def lines(state: Table, trial: Trial, edges: Sequence[int]) -> list[Thing]:
    """The way as lines over the tiles: a case in ink, then the colour of what it is run for."""
    assert state.seat is not None
    grid = state.track.grid
    cells = [state.node[state.seat] // 4]
    for edge in edges:
        cells.append(cells[-1] + grid.steps[edge])
    parts = [(cells[0], symbol) for symbol in setting_out(state, edges[0])]
    for cell, (out, onward) in zip(cells[1:], pairwise(edges), strict=False):
        parts += [(cell, symbol) for symbol in through(state, cell, out ^ 2, onward)]
    parts += [(cells[-1], symbol) for symbol in arriving(state, cells[-1], edges[-1] ^ 2)]
    style = style_of(state, trial)
    return [
        Thing(f"{kind}-{number}", symbol, middle(grid.names[cell]), style=style, kind=f"{kind} narrow")
        for kind in ("route-case", "route-line")
        for number, (cell, symbol) in enumerate(parts)
    ]


def setting_out(state: Table, out: int) -> list[str]:
    """From where the train stands to the edge by which it leaves: half of a piece of track, or out of a city."""
    assert state.seat is not None
    cell, piece = divmod(state.node[state.seat], 4)
    laying = state.track.tile[cell]
    if laying == STOP:
        return [f"way-{LETTERS[out]}"]
    for a, b in state.track.tiles.layings[laying].pieces[piece].segments:
        if out in (a, b):
            return [f"way-{LETTERS[out]}{LETTERS[a + b - out]}-half"]
    return [f"way-{LETTERS[out]}-end"]


def through(state: Table, cell: int, entry: int, out: int) -> list[str]:
    if state.track.tile[cell] == STOP:
        return [f"way-{LETTERS[entry]}", f"way-{LETTERS[out]}"]
    return [f"way-{LETTERS[entry]}{LETTERS[out]}"]


def arriving(state: Table, cell: int, entry: int) -> list[str]:
    """Into the middle of the last cell."""
    laying = state.track.tile[cell]
    if laying == STOP:
        return [f"way-{LETTERS[entry]}"]
    exits = state.track.tiles.exits[4 * laying + entry]
    return [f"way-{LETTERS[entry]}{LETTERS[exits[0]]}-half"] if exits else [f"way-{LETTERS[entry]}-end"]


def style_of(state: Table, trial: Trial) -> str:
    """The colour of what is delivered, else of what is taken aboard, else of who runs."""
    assert state.seat is not None
    carried = [*trial.delivered, *(colour for _, colour in trial.loads), state.cargo[state.seat]]
    if carried[0] >= 0:
        return sym.goods_style(state.rules.box.colours[carried[0]])
    return sym.livery_style(livery(state.seat))


# -- what stands beside it ---------------------------------------------------------------------------------------------


def plates(state: Table, trial: Trial, edges: Sequence[int]) -> list[Thing]:
    """The steam of the move spent at every edge, where something is loaded, and the ticket."""
    assert state.seat is not None
    here = state.track.grid.names[state.node[state.seat] // 4]
    cells = [here, *trial.cells]
    found: list[Thing] = []
    crossed: dict[Point, int] = {}
    for number, (cell, edge, spent) in enumerate(zip(cells, edges, trial.spent, strict=False)):
        x, y = crossing(cell, edge)
        times = crossed[x, y] = crossed.get((x, y), 0) + 1
        aside = AGAIN * (times - 1)
        at = (x, y + aside) if edge % 2 else (x + aside, y)
        found.append(Thing(f"route-spent-{number}", "spent", at, label=str(spent), kind="on-plus"))
    for behind, _ in trial.loads:
        taken = {edges[behind], *(edge ^ 2 for edge in edges[behind - 1 : behind])}
        dx, dy = next(place for side, place in LOADS if side not in taken)
        x, y = middle(cells[behind])
        found.append(Thing(f"route-load-{behind}", "loads", (x + dx, y + dy), label=say("load"), kind="on-plus"))
    return found + ticket(trial, middle(cells[-1]), edges[-1] == NORTH)


def ticket(trial: Trial, end: Point, above: bool) -> list[Thing]:
    """What the run brings, and the chance that it derails; where the way does not come from."""
    x, y = end[0], end[1] + (-BESIDE if above else BESIDE)
    found: list[Thing] = []
    if trial.points:
        found.append(Thing("route-brings", "brings", (x - (50 if trial.over else 0), y), label=f"+{trial.points}"))
    if trial.over:
        at = (x + (46 if trial.points else 0), y)
        found.append(Thing("route-risks", "risks", at, label=f"{trial.percent} %", kind="on-risk"))
    return found


def middle(cell: str) -> Point:
    x, _, y = cell.partition(",")
    return int(x) * SQUARE, int(y) * SQUARE


def crossing(cell: str, edge: int) -> Point:
    """The middle of an edge of a cell."""
    (x, y), (dx, dy) = middle(cell), square_middle(LETTERS[edge])
    return x + dx, y + dy
