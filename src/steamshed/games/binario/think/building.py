"""Step 3 of a bot, action by action. Each action is thought out anew from the position."""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import DONE, ONE, PASS, STOP, TARGETS, WHOLE, Do, do
from steamshed.games.binario.rules import costs
from steamshed.games.binario.rules.phases import building, objects
from steamshed.games.binario.rules.phases.phase import side_of
from steamshed.games.binario.rules.phases.tile_by_tile import walked
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.projects import Architect, Pair, Project

LONGEST_WALK: Final = 10
"""Tiles after which a road laid tile by tile is broken off."""

CAREFUL: Final = 0.3
BOLD: Final = 0.45
"""Points that a silver buys in the last trade, at least and at most."""
SAFE: Final = 40
"""Points ahead that a leader wants to have: stations can be listed, and the other has a build step."""


def build(state: Table, seat: int, legal: list[Do]) -> Do:
    """The project that gains most for its silver, unless vehicles for lines that stand are the better use of it."""
    ending = do("hq", str(len(state.rules.box.centrals)))
    if state.rules.advanced and ending in legal and state.round < state.rules.last_round:
        # BI-ADV-11: it ends the game; only the leader wants that, and he wants nothing more
        if leads(state, seat):
            return ending
        legal = [action for action in legal if action != ending]
    architect = Architect(state, seat)
    best: Project | None = None
    for project in architect.projects(legal):
        if project.gain > 0 and (best is None or architect.rank(project) > architect.rank(best)):
            best = project
    if best is None:
        return PASS
    deal = architect.books.next_deal()
    if deal is not None and deal.buys and state.silver[seat] - best.cost < deal.cost:
        return PASS if architect.books.rank(deal) > architect.rank(best) else best.action
    return best.action


def leads(state: Table, seat: int) -> bool:
    """Whether a seat would win if this round were the last and it raised its central building to the last generation.

    Both may still turn their silver into vehicles in this round: a careful leader counts more for the other.
    """
    box = state.rules.box
    last = len(box.centrals)
    points = state.scores()
    have = state.central[seat]
    more = box.centrals[last - 1].points - (box.centrals[have - 1].points if have else 0)
    silver = state.silver[seat] - costs.central(state, seat, last)
    mine = points[seat] + more + CAREFUL * silver
    return mine > points[1 - seat] + BOLD * state.silver[1 - seat] + SAFE


# -- a build ---------------------------------------------------------------------------------------------------------


def project_now(state: Table, seat: int, first: int) -> Project | None:
    """The build under way, thought out again."""
    pending = state.decision
    architect = Architect(state, seat)
    if pending.what == "ports":
        return architect.best_ports(first)
    return architect.best_route(pending.type, first)


def first_end(state: Table, seat: int, legal: list[Do]) -> Do:
    project = project_now(state, seat, -1)
    wanted = do("end", state.map.names[project.first]) if project is not None else legal[0]
    return wanted if wanted in legal else legal[0]


def second_end(state: Table, seat: int, legal: list[Do]) -> Do:
    first = state.decision.ends[0]
    project = project_now(state, seat, first)
    if project is not None:
        other = project.second if project.first == first else project.first
        wanted = do("end", state.map.names[other])
        if wanted in legal:
            return wanted
    return ONE if ONE in legal else nearest(state, first, legal)


def nearest(state: Table, first: int, legal: list[Do]) -> Do:
    width = state.map.width
    best, least = legal[0], 1 << 20
    for action in legal:
        cell = state.map.index[action.word]
        away = abs(cell % width - first % width) + abs(cell // width - first // width)
        if away < least:
            best, least = action, away
    return best


def proposal(state: Table, seat: int, legal: list[Do]) -> Do:
    """The proposal with the best service for its price; mostly the cheapest."""
    pending = state.decision
    architect = Architect(state, seat)
    way = state.rules.box.ways[pending.type]
    pair = Pair(pending.ends[0], pending.ends[1], 0.0)
    best, highest = legal[0], float("-inf")
    for spot in building.planner_of(state).proposals(pair.first, pair.second, len(legal)):
        action = do("path", spot.text())
        level, toll = architect.quality(spot, way.level)
        project = architect.rated(pair, way.family, way.level, spot.cost, spot.length, level, toll)
        if project is not None and action in legal and project.gain > highest + 0.001:
            best, highest = action, project.gain
    return best


def station_kind(state: Table, seat: int, legal: list[Do]) -> Do:
    pending = state.decision
    cell = building.new_ends(state)[len(pending.kinds)]
    level = state.rules.box.ways[pending.type].level if pending.type >= 0 else 1
    architect = Architect(state, seat)
    if pending.what == "station":
        project = architect.single_station()
        wanted = do("kind", state.rules.box.stations[project.kind].id) if project is not None else legal[-1]
        return wanted if wanted in legal else legal[-1]
    best, highest = legal[0], float("-inf")
    for action in legal:
        kind = state.rules.box.station_of[action.word]
        worth = architect.kind_worth(kind, cell, level, pending.kinds.count(kind))
        if worth > highest:
            best, highest = action, worth
    return best


def station_cell(state: Table, seat: int, legal: list[Do]) -> Do:
    project = Architect(state, seat).single_station()
    wanted = do("at", state.map.names[project.first]) if project is not None else legal[0]
    return wanted if wanted in legal else legal[0]


# -- tile by tile ----------------------------------------------------------------------------------------------------


def lay_start(state: Table, seat: int, legal: list[Do]) -> Do:
    """Best an open end of the own network, else a place for a station beside a facility."""
    best, highest = legal[0], -1
    for action in legal:
        cell = state.map.index[action.word]
        rating = 9 if state.way_type[2 * cell] >= 0 else len(state.served(cell))
        if rating > highest:
            best, highest = action, rating
    return best


def lay(state: Table, seat: int, legal: list[Do]) -> Do:
    """Into a station as soon as one is there, a new one beside a facility that gives a service; else straight on."""
    pending = state.decision
    for action in legal:
        if action.verb == "enter":
            return action
    arrival = new_station(state, seat, legal)
    if arrival is not None:
        return arrival
    if STOP in legal and len(pending.moves) >= LONGEST_WALK:
        return STOP
    for verb in ("surface", "go", "stop"):
        for action in legal:
            if action.verb == verb:
                return action
    return legal[0]


def new_station(state: Table, seat: int, legal: list[Do]) -> Do | None:
    """A new station beside a facility at the end of the path, of the kind with most points."""
    _, spot = walked(state)
    found: Do | None = None
    most = 0
    for action in legal:
        if action.verb != "station":
            continue
        site = state.map.near[4 * spot.cell + side_of(action.words[0])]
        points = state.rules.box.stations[state.rules.box.station_of[action.words[1]]].points
        if state.served(site) and points > most:
            found, most = action, points
    return found


# -- demolishing and modernising -------------------------------------------------------------------------------------


def modernise_object(state: Table, seat: int, legal: list[Do]) -> Do:
    pending = state.decision
    architect = Architect(state, seat)
    best, highest = ONE if ONE in legal else legal[0], 0.0
    for action in legal:
        if action is ONE or action.verb == "one":
            continue
        elements = objects.elements_of(state, seat, action)
        assert elements is not None
        for word in TARGETS:
            project = architect.raised(action, [*pending.elements, *elements], word)
            if project is not None and architect.rank(project) > highest:
                best, highest = action, architect.rank(project)
    if best is not ONE and pending.ends:
        alone = [architect.raised(PASS, pending.elements, word) for word in TARGETS]
        if max([architect.rank(project) for project in alone if project is not None] or [-1.0]) > highest:
            return ONE
    return best


def modernise_target(state: Table, seat: int, legal: list[Do]) -> Do:
    pending = state.decision
    architect = Architect(state, seat)
    best, highest = legal[-1], float("-inf")
    named = PASS
    verb, _, rest = pending.object.partition(" ")
    if verb == "route":
        named = do(verb, rest)
    for action in legal:
        project = architect.raised(named, pending.elements, action.word)
        if project is not None and architect.rank(project) > highest:
            best, highest = action, architect.rank(project)
    return best


def one_by_one(legal: list[Do]) -> Do:
    """Everything at once if that can be paid, else piece by piece."""
    return WHOLE if WHOLE in legal else legal[0]


def demolish_object(state: Table, seat: int, legal: list[Do]) -> Do:
    """Whoever has to take something up takes a stretch that leads nowhere before anything else."""
    for verb in ("one", "stretch", "at"):
        for action in legal:
            if action.verb == verb:
                return action
    return legal[-1]


def demolish(legal: list[Do]) -> Do:
    return DONE if DONE in legal else legal[-1]
