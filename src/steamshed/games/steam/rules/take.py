"""Taking action tiles (ST-ACT, ST-STD-12, ST-STD-13)."""

from __future__ import annotations

from steamshed.games.steam.actions import ACTION_TILES, CITY_GROWTH, LOCOMOTIVE, URBANIZATION, Take
from steamshed.games.steam.rules.money import fundable, pay
from steamshed.games.steam.rules.phase import wrong_phase
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.track_rules import Facts
from steamshed.hexrail.rules.turns import InOrder, lying_out
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

WITH_PASS_OPTION = (CITY_GROWTH, URBANIZATION)
BASE_TAKES: list[Take] = []
for number in range(len(ACTION_TILES)):
    if number in WITH_PASS_OPTION:
        BASE_TAKES += [Take(number, "use"), Take(number, "pass")]
    else:
        BASE_TAKES.append(Take(number))
STANDARD_TAKES: list[Take] = [Take(number) for number in range(len(ACTION_TILES))]


class TakeAction(InOrder[Table]):
    """Each player in turn order takes exactly one of the tiles that are left (ST-ACT-01)."""

    name = "take_action"

    def legal(self, state: Table) -> list[Action]:
        found: list[Action] = []
        takes = STANDARD_TAKES if state.rules.standard else BASE_TAKES
        for take in takes:
            if check_take(state, take) is None:
                found.append(take)
        if not found:
            # ST-ACT-14
            found.extend([take for take in takes if self.check(state, take) is None])
        return found

    def check(self, state: Table, action: Action) -> Violation | None:
        if not isinstance(action, Take):
            return wrong_phase(state, action)
        violation = check_take(state, action)
        if violation is not None and violation.rule == "ST-ACT-11" and action.declared != "use":
            # ST-ACT-14: nobody is left without a tile
            takes = STANDARD_TAKES if state.rules.standard else BASE_TAKES
            if all(check_take(state, take) is not None for take in takes):
                return None
        return violation

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        assert isinstance(action, Take)
        assert state.seat is not None
        seat, cost = state.seat, price(state, state.seat, action)
        state.special = state.special[:]
        state.special[seat] = action.tile
        state.using[seat] = action.declared == "use"
        name = ACTION_TILES[action.tile]
        events.append(Event("action-taken", seat, {"tile": name, "declared": action.declared, "price": cost}))
        if cost:
            pay(state, seat, cost, events)
        if action.tile == LOCOMOTIVE:
            # ST-ACT-08
            state.engine = state.engine[:]
            state.engine[seat] += 1
            events.append(Event("locomotive-improved", seat, {"level": state.engine[seat]}))
        state.next_in_queue()
        return events


def check_take(state: Table, action: Take) -> Violation | None:
    """ST-ACT-01 and 08 to 13."""
    assert state.seat is not None
    seat, tile, standard = state.seat, action.tile, state.rules.standard
    args: Facts = {"tile": ACTION_TILES[tile]}
    if not lying_out(state) >> tile & 1:
        return Violation("MR-24", {**args, "turn": state.turn})
    if tile in state.special:
        return Violation("ST-ACT-01", args)
    if standard and action.declared:
        return Violation("ST-ACT-12", args)
    if not standard and bool(action.declared) != (tile in WITH_PASS_OPTION):
        return Violation("ST-ACT-09", {**args, "why": "plain" if action.declared else "say"})
    if tile == LOCOMOTIVE and state.engine[seat] >= state.rules.numbers.most_engine:
        return Violation("ST-STD-13" if standard else "ST-ACT-08", args)
    if tile == CITY_GROWTH and action.declared == "use" and not growth_possible(state):
        return Violation("ST-ACT-10", {**args, "why": no_growth(state)})
    needs_use = action.declared == "use" or state.rules.urbanize_needs_use
    if tile == URBANIZATION and needs_use and not urbanization_possible(state):
        return Violation("ST-ACT-11", {**args, "why": "town" if any(state.new_cities_left) else "tile"})
    cost = price(state, seat, action)
    if not standard and cost > fundable(state, seat):
        return Violation("ST-ACT-13", {"price": cost, "funds": fundable(state, seat), **args})
    return None


def price(state: Table, seat: int, action: Take) -> int:
    """ST-ACT-03, ST-ACT-09: base game only, and nothing for a pass."""
    if state.rules.standard or action.declared == "pass":
        return 0
    cost = state.rules.numbers.action_price[action.tile]
    return cost + state.engine[seat] + 1 if action.tile == LOCOMOTIVE else cost


def growth_possible(state: Table) -> bool:
    """ST-ACT-10: cubes, a growth marker and a city without one are left."""
    return not no_growth(state)


def no_growth(state: Table) -> str:
    """What City Growth lacks: cubes, a marker or a city; empty if nothing (ST-ACT-10)."""
    cities, grown = state.rules.board.cities, 0
    for city in cities:
        if state.grown[city]:
            grown += 1
    if not any(state.spaces):
        return "cubes"
    if grown == len(cities):
        return "city"
    return "marker" if grown >= state.rules.numbers.growth_markers else ""


def urbanization_possible(state: Table) -> bool:
    """ST-ACT-11: a town and a New City tile are left."""
    return any(state.new_cities_left) and bool(state.towns_left())
