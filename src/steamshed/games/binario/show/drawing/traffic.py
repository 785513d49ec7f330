"""Vehicles on their lines: a plate with their picture and number where their progress has brought them; the lanes of
ships."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from steamshed.games.binario.show.drawing import places, shapes, vehicles
from steamshed.games.binario.show.drawing.terrain import CROP
from steamshed.games.binario.show.drawing.viewed import Viewed, livery, player, slug, walk
from steamshed.games.binario.show.drawing.words import say
from steamshed.look.geometry import Point
from steamshed.ui.scene import Thing

SHORE = 66.0
"""Lanes keep so far from the margin with the numbers."""
NEAR = (84.0, 56.0)
"""Vehicles of one player and board that are closer share a plate."""
HIGH = 22.0
"""Half the height of a plate."""
REACH = (130.0, 84.0)
"""So far from its place a plate can reach when it has made way."""
Sign = tuple[float, float, float, float, float]
"""What plates should not cover: left, top, right, bottom, and how bad it would be."""


@dataclass
class Team:
    """The vehicles of a line on their way, and of lines whose vehicles are beside them."""

    id: str
    seat: int
    board: str
    at: Point
    level: bool
    """Whether they go east or west."""
    vehicle: str
    era: int
    count: int
    title: str
    way: tuple[Point, ...]
    """The cells of its line, from end to end."""


def add_lanes(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """The lanes of ships, dotted in the livery; the same lane once."""
    known: set[str] = set()
    for seat, entry in enumerate(table.view["seats"]):
        for name, line in entry["lines"].items():
            ends = sorted((slug(line["from"]), slug(line["to"])))
            symbol = f"lane-{ends[0]}-{ends[1]}"
            id = f"{symbol}-{seat}"
            if not name.startswith("ship") or id in known:
                continue
            known.add(id)
            symbols[symbol] = lane(tuple(afloat(table, at) for at in path(table, line)))
            things.append(Thing(id, symbol, (0.0, 0.0), style=f"--t1:var(--p{seat + 1})", kind="under"))


@lru_cache(256)
def lane(points: tuple[Point, ...]) -> str:
    d = shapes.polyline(shapes.through(points, 6)[2:-1])
    return f'<path class="ln-case" d="{d}"/><path class="ln-dots" d="{d}"/>'


def path(table: Viewed, line: dict[str, Any]) -> list[Point]:
    return [table.at(name) for name, _ in walk(table, line["from"], line["path"])]


def afloat(table: Viewed, at: Point) -> Point:
    """A point at sea, clear of the margin with the numbers."""
    least = CROP + SHORE
    return (
        min(max(at[0], least), table.map.width * 120 - least),
        min(max(at[1], least), table.map.height * 120 - least),
    )


def add_vehicles(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """All vehicles that are under way, those in the north first."""
    signs = signs_of(table)
    for team in sorted(gathered(teams(table)), key=lambda team: team.at[1]):
        digits = len(str(team.count)) if team.count > 1 else 0
        half = 35.0 if not digits else 44.0 + 6 * digits
        x, y = team.at
        near = tuple(sign for sign in signs if within_reach(sign, x, y))
        x, y = quiet_place((x, y), half, near, team.level and team.board != "ship")
        signs.append((x - half, y - HIGH, x + half, y + HIGH, 6.0))
        symbol = f"token-{vehicles.symbol(team.vehicle).removeprefix('vehicle-')}-{digits}"
        if symbol not in symbols:
            picture = vehicles.symbol(team.vehicle)
            symbols[picture] = vehicles.SYMBOLS[picture]
            symbols[symbol] = vehicles.token(team.vehicle, digits)
        at = (x + (21.0 + 5 * digits if digits else 0.0), y)
        label = f"×{team.count}" if digits else ""
        style = livery(team.seat)
        kind = "vehicle on-token"
        things.append(Thing(team.id, symbol, at, 0.0, style, team.title, label, kind, team.way))


def teams(table: Viewed) -> list[Team]:
    """The vehicles of all lines, where their progress has brought them."""
    found: list[Team] = []
    for seat, entry in enumerate(table.view["seats"]):
        for name, line in entry["lines"].items():
            if not line.get("vehicle"):
                continue
            board, _, row = name.partition(" ")
            points = path(table, line)
            if line["heading"] == "back":
                points.reverse()
            at, level = along(points, line["progress"] / max(1, line["time"]))
            title = say(
                "vehicle",
                count=line["count"],
                vehicle=say.name("vehicle", line["vehicle"]),
                owner=player(seat),
                board=say.name("board", board),
                row=row,
            )
            era = table.box.vehicles[table.box.vehicle_of[line["vehicle"]]].era
            sails = board == "ship"
            place = afloat(table, at) if sails else at
            way = tuple(afloat(table, point) if sails else point for point in points)
            id = f"line-{seat}-{board}-{row}"
            found.append(Team(id, seat, board, place, level, line["vehicle"], era, line["count"], title, way))
    return found


def along(points: Sequence[Point], part: float) -> tuple[Point, bool]:
    """A point of a path, not on the stations at its ends, and whether the path is level there."""
    last = len(points) - 1
    place = part * last
    if last > 1:
        place = min(max(place, 0.9), last - 0.9)
    first = min(int(place), max(0, last - 1))
    (ax, ay), (bx, by) = points[first], points[min(first + 1, last)]
    share = place - first
    return (ax + (bx - ax) * share, ay + (by - ay) * share), ax != bx


def gathered(found: list[Team]) -> list[Team]:
    """Vehicles of one player and board that are beside one another as one team, shown by the latest of them."""
    kept: list[Team] = []
    for team in found:
        for other in kept:
            near = abs(other.at[0] - team.at[0]) < NEAR[0] and abs(other.at[1] - team.at[1]) < NEAR[1]
            if near and (other.seat, other.board) == (team.seat, team.board):
                other.count += team.count
                other.title += f"; {team.title}"
                if team.era > other.era:
                    other.vehicle, other.era = team.vehicle, team.era
                break
        else:
            kept.append(team)
    return kept


def signs_of(table: Viewed) -> list[Sign]:
    """Everything on the board that plates should not cover."""
    found = list(printed_signs(table.map.width, table.map.height, tuple(table.facilities.items())))
    for entry in table.view["seats"]:
        for station in entry["stations"].values():
            x, y = table.at(station["at"])
            found.append((x - 22, y + 10, x + 22, y + 48, 8.0))
            found.append((x - 36, y - 40, x + 48, y + 10, 1.6))
    return found


@lru_cache(32)
def printed_signs(width: int, height: int, facilities: tuple[tuple[str, tuple[str, str]], ...]) -> tuple[Sign, ...]:
    """Of them the margin with the numbers, names, and the plates with goods."""
    wide, high, m = width * 120.0, height * 120.0, CROP + 38
    found: list[Sign] = [(0, 0, wide, m, 5.0), (0, high - m, wide, high, 5.0), (0, 0, m, high, 5.0)]
    found.append((wide - m, 0, wide, high, 5.0))
    for cell, (kind, name) in facilities:
        column, _, row = cell.partition(",")
        x, y = int(column) * 120.0 + 60, int(row) * 120.0 + 60
        if kind == "city":
            w = places.board_width(name) / 2
            found.append((x - w, y + 12, x + w, y + 53, 9.0))
            found.append((x - 54, y - 50, x + 54, y + 12, 0.4))
        else:
            m, t = len(places.makes(kind)) * 17.0 + 5, len(places.takes(kind)) * 13.0 + 5
            found.append((x - m, y + 19, x + m, y + 60, 6.0))
            found.append((x - t, y - 60, x + t, y - 28, 4.0))
            found.append((x - 50, y - 28, x + 50, y + 19, 1.2))
    return tuple(found)


def within_reach(sign: Sign, x: float, y: float) -> bool:
    """Whether a plate that belongs at a point could cover a sign."""
    return sign[0] < x + REACH[0] and sign[2] > x - REACH[0] and sign[1] < y + REACH[1] and sign[3] > y - REACH[1]


@lru_cache(4096)
def quiet_place(at: Point, half: float, signs: tuple[Sign, ...], level: bool) -> Point:
    """The place near a point where a plate covers least; beside a level way rather than on it."""
    best, least = at, float("inf")
    for dx in (0, -24, 24, -48, 48, -72, 72):
        for dy in (0, -30, 30, -46, 46, -62, 62):
            x, y = at[0] + dx, at[1] + dy
            cost = abs(dx) * 14 + abs(dy) * 12 + (500.0 if level and abs(dy) < 25 else 0.0)
            for left, top, right, bottom, weight in signs:
                wide, high = min(x + half, right) - max(x - half, left), min(y + HIGH, bottom) - max(y - HIGH, top)
                if wide > 0 and high > 0:
                    cost += weight * wide * high
            if cost < least:
                best, least = (x, y), cost
    return best
