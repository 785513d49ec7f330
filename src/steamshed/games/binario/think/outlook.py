"""What a position holds for a company and its rival, in named numbers, each in points at the end."""

from __future__ import annotations

from typing import Final

from steamshed.ai.heuristics import BUILDING, MONEY, RIVALS
from steamshed.games.binario.content.box import BOARD_OF
from steamshed.games.binario.rules import lines, scoring
from steamshed.games.binario.rules.ways.network import route_class
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.deals import Books
from steamshed.games.binario.think.economy import Economy, Taste

OF_KIND: Final = {
    "stations": BUILDING,
    "routes": BUILDING,
    "central": BUILDING,
    "silver": MONEY,
    "income": MONEY,
    "rival": RIVALS,
}
OVER: Final = "over"
"""The only feature of a game that is over: the points of a seat less the other's."""


def features(state: Table, seat: int, taste: Taste) -> dict[str, float]:
    if state.seat is None:
        scores = state.scores()
        return {OVER: float(scores[seat] - scores[1 - seat])}
    economy = Economy(state, seat, taste)
    found = company(economy, seat)
    found["rival"] = 0.0
    if taste.weight("rival"):
        found["rival"] = sum(company(economy, 1 - seat).values())
    return found


def company(economy: Economy, seat: int) -> dict[str, float]:
    """What one company has, and what its silver and its lines will be turned into."""
    state = economy.state
    box = state.rules.box
    central = state.central[seat]
    books = Books(state, seat, 0)
    earned = sum([books.income_now(row) for row in books.rows()])
    return {
        "vehicles": float(scoring.vehicle_points(state, seat)),
        "stations": of_stations(state, seat),
        "routes": of_routes(state, seat),
        "central": float(box.centrals[central - 1].points if central else 0),
        "silver": state.silver[seat] * economy.silver_points,
        "income": earned * economy.income_points,
    }


def of_stations(state: Table, seat: int) -> float:
    """BI-SCORE-05, BI-SCORE-07: in full as many as the rows can list in the end, the best ones; the others half."""
    box = state.rules.box
    points: list[list[int]] = [[], [], []]
    for cell in state.stations[seat]:
        station = box.stations[state.station[cell]]
        points[BOARD_OF[station.family]].append(station.points)
    return sum([listed_first(state, of_board, 2 * state.rules.rows[board]) for board, of_board in enumerate(points)])


def of_routes(state: Table, seat: int) -> float:
    """BI-SCORE-04, likewise."""
    box = state.rules.box
    points: list[list[int]] = [[], [], []]
    for route in state.routes[seat]:
        level = route_class(state, seat, route.cells, route.under)
        if level:
            points[BOARD_OF[lines.family_at(state, route.cells[0])]].append(box.route_points[level - 1])
    return sum([listed_first(state, of_board, state.rules.rows[board]) for board, of_board in enumerate(points)])


def listed_first(state: Table, points: list[int], most: int) -> float:
    box = state.rules.box
    total = 0.0
    for at, each in enumerate(sorted(points, reverse=True)):
        total += each if at < most else each * box.unlisted_numerator / box.unlisted_denominator
    return total
