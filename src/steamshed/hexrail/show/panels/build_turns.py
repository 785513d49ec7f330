"""Build turns to choose from before anything was pointed at, or from one node: one or two links and the end of the turn
as one plan, and links after which the turn goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.carrying import Promise, promise
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.show.panels.plans import seat_of
from steamshed.hexrail.show.panels.ways import (
    Ground,
    ended,
    no_links,
    node_of,
    still_building,
    thing_of,
    track_plan,
    ways_sections,
)
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Event
from steamshed.ui.panel import Note, Plan, Row, Rows, Section, say

MOST_TRIED = 24
"""How many links are tried by the rules, the most promising and the cheapest."""
MOST_FIRST = 10
"""After so many of them, the most promising second links are tried, too."""
MOST_SECOND = 4
MOST_LINKS = 12


@dataclass(frozen=True)
class Turn:
    """Links that are completed one after the other, as one plan; the numbers by which it is put in order."""

    plan: Plan
    tracks: tuple[Track, ...]
    promises: tuple[Promise, ...]
    after: HexTable | None
    """The position after it, if the build turn goes on there."""

    @property
    def links(self) -> int:
        return sum(1 if track.via < 0 else 2 for track in self.tracks)

    @property
    def price(self) -> int:
        return self.plan.price or 0

    @property
    def journey(self) -> int:
        return max(one.journey for one in self.promises)

    def by_goods(self) -> tuple[int, ...]:
        now, later = sum(one.cubes for one in self.promises), sum(one.later for one in self.promises)
        return -self.journey, -now, -later, -self.links, self.price

    def by_links(self) -> tuple[int, ...]:
        return -self.links, self.price, len(self.plan.actions)

    def by_price(self) -> tuple[int, ...]:
        return self.price, -self.links, -self.journey


ORDERS = (Turn.by_goods, Turn.by_links, Turn.by_price)


def build_question(things: Sequence[str]) -> Event:
    """What is asked: two ends, or once they are named, the way between them."""
    return say("build-way") if len(things) >= 2 else say("build")


def build_sections(state: HexTable, things: Sequence[str], ground: Ground) -> tuple[list[Section], tuple[str, ...]]:
    """What a build turn offers for what was pointed at, and what can be pointed at: turns and links, all of them or
    from one node; between two nodes the ways there are."""
    nodes = [node for node in (node_of(state, thing) for thing in things) if node >= 0]
    tracks = ground.planner(state).plans()
    if len(nodes) >= 2:
        return ways_sections(state, nodes[-2], nodes[-1], ground), ends_of(state, tracks)
    node = nodes[0] if nodes else -1
    near = [track for track in tracks if node < 0 or node in (track.start, track.end, track.via)]
    links = links_of(state, near)
    turns = turns_of(state, links, ground)
    sections: list[Section] = [rows for rows in (turn_rows(turns), link_rows(state, links, node)) if rows.rows]
    return sections or [Note(no_links(state, ground))], ends_of(state, near, node)


def ends_of(state: HexTable, tracks: Sequence[Track], node: int = -1) -> tuple[str, ...]:
    """What can be pointed at: nodes at which a link could begin or end now."""
    ends = [end for track in tracks for end in (track.start, track.end)]
    return tuple(thing_of(state, end) for end in dict.fromkeys(ends) if end != node)


def links_of(state: HexTable, tracks: Sequence[Track]) -> list[Turn]:
    """Links that the rules allow, the most promising first; all others are dearer than those."""
    seat = seat_of(state)
    rated = [(track, promise(state, seat, track)) for track in tracks]
    by_goods = sorted(rated, key=lambda one: (-one[1].journey, -one[1].cubes, -one[1].later))[:MOST_TRIED]
    tried = {id(one[0]): one for one in (*by_goods, *rated[:MOST_TRIED])}
    found: list[Turn] = []
    for track, promised in tried.values():
        plan = track_plan(state, track)
        if plan is not None:
            found.append(Turn(plan, (track,), (promised,), still_building(state, plan.actions)))
    return sorted(found, key=Turn.by_goods)


def turns_of(state: HexTable, links: Sequence[Turn], ground: Ground) -> list[Turn]:
    """Whole build turns: a link, or two, and the end of the turn where there is more that could be done."""
    found: dict[frozenset[str], Turn] = {}
    for turn in [*links, *(two for link in links[:MOST_FIRST] for two in seconds(state, link, ground))]:
        tiles = frozenset(action.text for action in turn.plan.actions)
        if tiles in found:
            continue
        whole = turn.plan if turn.after is None else ended(turn.after, turn.plan, ground.end)
        if whole is not None:
            found[tiles] = Turn(whole, turn.tracks, turn.promises, None)
    return sorted(found.values(), key=Turn.by_goods)


def seconds(state: HexTable, link: Turn, ground: Ground) -> list[Turn]:
    """A link with each of the most promising that can be completed after it."""
    after = link.after
    if after is None or not after.builds_left:
        return []
    return [together(state, link, other) for other in links_of(after, ground.planner(after).plans())[:MOST_SECOND]]


def together(state: HexTable, one: Turn, other: Turn) -> Turn:
    """Two links as one plan."""
    tracks, names = (*one.tracks, *other.tracks), state.rules.board.node_name
    price = one.price + other.price
    first, second = (f"{names[track.start]} – {names[track.end]}" for track in tracks)
    actions = (*one.plan.actions, *other.plan.actions)
    told = say("two-ways", state.seat, first=first, second=second, tiles=len(actions), price=price)
    plan = Plan(told, actions, told, price, (*one.plan.things, *other.plan.things))
    return Turn(plan, tracks, (*one.promises, *other.promises), other.after)


def turn_rows(turns: Sequence[Turn]) -> Rows:
    """Whole build turns in three orders."""
    places = [{at: rank for rank, at in enumerate(ranked(turns, key))} for key in range(len(ORDERS))]
    rows = named(turns, [row_of(turn, tuple(place[at] for place in places)) for at, turn in enumerate(turns)])
    orders = (say("order-goods"), say("order-links"), say("order-price"))
    return Rows(say("turns"), columns(), rows, orders)


def ranked(turns: Sequence[Turn], order: int) -> list[int]:
    return sorted(range(len(turns)), key=lambda at: ORDERS[order](turns[at]))


def link_rows(state: HexTable, links: Sequence[Turn], node: int) -> Rows:
    """Links after which the build turn can go on, each by its cheapest way."""
    going = [link for link in links if link.after is not None]
    rows = named(going, [row_of(link) for link in going])
    name = state.rules.board.node_name[node] if node >= 0 else ""
    title = say("links-from", node=name) if node >= 0 else say("links")
    return Rows(title, columns(), rows if node >= 0 else rows[:MOST_LINKS])


def named(turns: Sequence[Turn], rows: Sequence[Row]) -> tuple[Row, ...]:
    """Rows between the same ends with the fields over which they go."""
    names = [(row.name.id, row.name.args.get("start"), row.name.args.get("end")) for row in rows]
    ways = Counter(name for name in names if name[1] is not None)
    return tuple(
        replace(row, words=(say("way-tiles", tiles=len(hexes), hexes=", ".join(hexes)),)) if ways[name] > 1 else row
        for row, name, hexes in zip(rows, names, map(hexes_of, turns))
    )


def hexes_of(turn: Turn) -> list[str]:
    return [action.hex for action in turn.plan.actions if isinstance(action, Build)]


def columns() -> tuple[Event, ...]:
    return say("column-tiles"), say("column-price")


def row_of(turn: Turn, ranks: tuple[int, ...] = ()) -> Row:
    cells = ((say("tiles", tiles=len(turn.plan.things)),), (say("price", money=turn.price),))
    return Row(turn.plan.name, cells, turn.plan, ranks=ranks)
