"""Build track: build turns with City Growth and Urbanization (ST-BUILD, ST-URB, ST-GROW). Tiles are in ``building``."""

from __future__ import annotations

from steamshed.games.steam.actions import (
    CITY_GROWTH,
    URBANIZATION,
    Build,
    End,
    Grow,
    Redirect,
    Urbanize,
)
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.rules.take import growth_possible, no_growth, urbanization_possible
from steamshed.games.steam.rules.track_rules import (
    add_builds,
    build,
    check_build,
    check_redirect,
    legal_redirects,
    redirect,
)
from steamshed.games.steam.table.stock import take_up
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.build_phase import BuildPhase
from steamshed.hexrail.rules.track_rules import note_link
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation
from steamshed.rail.network import CITY, NOBODY, TOWN

END = End()


class BuildTrack(BuildPhase[Table]):
    """Build turns in turn order, First Build in front (ST-BUILD-01)."""

    name = "build"
    lost = "link-lost"

    def open_turn(self, state: Table, seat: int) -> None:
        """ST-BUILD-02, ST-ACT-06."""
        state.special_done = False

    def close_turn(self, state: Table) -> None:
        """ST-LINK-04: incomplete links that were not extended become unowned; ST-BUILD-21: what is unused is lost."""
        state.special_done = False

    def legal(self, state: Table) -> list[Action]:
        found: list[Action] = []
        if may_urbanize(state):
            add_urbanizations(state, found)
        elif may_grow(state):
            board, full = state.rules.board, state.full_spaces()
            for place, city in enumerate(board.cities):
                if not state.grown[city]:
                    found.extend([board.grows[place][space] for space in full])
        if state.builds_left:
            add_builds(state, found)
            found.extend(legal_redirects(state))
        if not must_act(state):
            found.append(END)
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        assert state.seat is not None
        if isinstance(action, Build):
            return check_build(state, action)
        if isinstance(action, Redirect):
            return check_redirect(state, action)
        if isinstance(action, Urbanize):
            return check_urbanize(state, action)
        if isinstance(action, Grow):
            return check_grow(state, action)
        if isinstance(action, End):
            return Violation("ST-BUILD-03") if must_act(state) else None
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        if isinstance(action, Build):
            build(state, action, events)
            state.builds_left -= 1
        elif isinstance(action, Redirect):
            # ST-REDIR-06
            redirect(state, action, events)
            state.builds_left -= 1
        elif isinstance(action, Urbanize):
            # ST-URB-09: no tile operation
            urbanize(state, action, events)
            state.special_done = True
        elif isinstance(action, Grow):
            grow(state, action, events)
            state.special_done = True
        else:
            self.end_turn(state, events)
        return events


# -- the two action tiles --------------------------------------------------------------------------------------------


def may_use(state: Table, tile: int) -> bool:
    """ST-ACT-09, ST-ACT-12, ST-ACT-15: in his own build turn the holder, in the base game if he has declared it."""
    assert state.seat is not None
    return state.special[state.seat] == tile and (state.rules.standard or state.using[state.seat])


def may_urbanize(state: Table) -> bool:
    return may_use(state, URBANIZATION) and not state.special_done and urbanization_possible(state)


def may_grow(state: Table) -> bool:
    return may_use(state, CITY_GROWTH) and not state.special_done and growth_possible(state)


def must_act(state: Table) -> bool:
    """ST-BUILD-03: what was declared must be carried out, unless it has become impossible."""
    return not state.rules.standard and (may_urbanize(state) or may_grow(state))


def add_urbanizations(state: Table, found: list[Action]) -> None:
    board, full = state.rules.board, state.full_spaces()
    # the action without a space stands first
    which = [space + 1 for space in full] if full else [0]
    for place, town in enumerate(board.towns):
        if state.new_city[town] < 0:
            for colour, left in enumerate(state.new_cities_left):
                if left:
                    actions = board.urbanizes[place][colour]
                    found.extend(actions[1:] if len(full) == len(actions) - 1 else [actions[space] for space in which])


def check_urbanize(state: Table, action: Urbanize) -> Violation | None:
    """ST-URB-01, ST-URB-07, ST-ACT-09."""
    board = state.rules.board
    args: dict[str, str | int] = {"town": action.node, "colour": action.colour, "space": action.space}
    if not may_use(state, URBANIZATION):
        # declared as a pass, or not held at all
        held = state.seat is not None and state.special[state.seat] == URBANIZATION
        return Violation("ST-ACT-09" if held else "ST-ACT-15", {**args, "tile": "urbanization", "why": "passed"})
    field = board.node_at.get(action.node, -1)
    colour = board.goods.colour_of.get(action.colour, -1)
    if state.special_done or field < 0 or state.network.stop[field] != TOWN:
        return Violation("ST-URB-01", {**args, "why": "second" if state.special_done else "town"})
    if colour < 0 or state.new_cities_left[colour] == 0:
        return Violation("ST-URB-01", {**args, "why": "tile"})
    return check_space(state, action.space, "ST-URB-07", args)


def check_space(state: Table, space: int, rule: str, args: dict[str, str | int]) -> Violation | None:
    """A goods supply space with cubes; none (0) only if all are empty."""
    full = state.full_spaces()
    if (space == 0 and not full and rule == "ST-URB-07") or space - 1 in full:
        return None
    return Violation(rule, {**args, "why": "space"})


def urbanize(state: Table, action: Urbanize, events: list[Event]) -> None:
    """ST-URB-02 to 10: the town becomes a city; links that meet it are complete; cubes are put on it."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field, colour = board.node_at[action.node], board.goods.colour_of[action.colour]
    take_up(state, field)
    state.make_new_city(field, colour, colour)
    state.new_cities_left = state.new_cities_left[:]
    state.new_cities_left[colour] -= 1
    events.append(Event("urbanized", seat, {"town": board.node_name[field], "colour": action.colour}))
    for section in network.make_city(field):
        if network.owner[section] == NOBODY:
            # ST-URB-06
            network.give(section, seat)
        note_link(state, section, events)
    if action.space:
        move_cubes(state, action.space - 1, field, events)


def check_grow(state: Table, action: Grow) -> Violation | None:
    """ST-GROW-01, ST-URB-08, ST-ACT-09."""
    board = state.rules.board
    args: dict[str, str | int] = {"city": action.node, "space": action.space}
    if not may_use(state, CITY_GROWTH):
        held = state.seat is not None and state.special[state.seat] == CITY_GROWTH
        return Violation("ST-ACT-09" if held else "ST-ACT-15", {**args, "tile": "city_growth", "why": "passed"})
    field = board.node_at.get(action.node, -1)
    if field >= 0 and state.new_city[field] >= 0:
        return Violation("ST-URB-08", args)
    if state.special_done:
        return Violation("ST-GROW-01", {**args, "why": "second"})
    if field < 0 or state.network.stop[field] != CITY:
        return Violation("ST-GROW-01", {**args, "why": "city"})
    if not growth_possible(state):
        return Violation("ST-GROW-01", {**args, "why": no_growth(state)})
    if state.grown[field]:
        # ST-SETUP-11: once in the game
        return Violation("ST-SETUP-11", args)
    return check_space(state, action.space, "ST-GROW-01", args)


def grow(state: Table, action: Grow, events: list[Event]) -> None:
    """ST-GROW-01: a growth marker and all cubes of one space."""
    board = state.rules.board
    field = board.node_at[action.node]
    state.unshare()
    state.grown[field] = True
    events.append(Event("city-grown", state.seat, {"city": board.node_name[field]}))
    move_cubes(state, action.space - 1, field, events)


def move_cubes(state: Table, space: int, city: int, events: list[Event]) -> None:
    """From a goods supply space to a city; the space is never filled again (ST-GROW-02)."""
    goods = state.rules.board.goods
    colours = len(goods.colours)
    moved: list[str] = []
    state.unshare()
    for colour, name in enumerate(goods.colours):
        count = state.spaces[space * colours + colour]
        state.cubes[city * colours + colour] += count
        state.spaces[space * colours + colour] = 0
        moved += [name] * count
    args: dict[str, str | int] = {"city": state.rules.board.node_name[city], "space": space + 1}
    events.append(Event("cubes-arrived", state.seat, {**args, "colours": ", ".join(moved)}))
