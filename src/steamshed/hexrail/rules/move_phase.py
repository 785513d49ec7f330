"""Moving goods: two rounds of deliveries over links."""

from __future__ import annotations

from steamshed.hexrail.table.table import HexTable, T
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation
from steamshed.rail.delivery import Deliver, Route, Traffic, delivery_of, goods_at, journey
from steamshed.rail.network import Link

ROUNDS = 2


class MovePhase(Phase[T]):
    """Two rounds; in each every player delivers a cube, raises the engine or does neither."""

    by_seat = False
    """Whether some journeys may be made by some seats only."""

    def __init__(self, raise_engine: Action, skip: Action) -> None:
        self.raise_engine = raise_engine
        self.skip = skip

    def begin(self, state: T, chance: Chance, events: list[Event]) -> None:
        state.move_round = 1
        state.raised = 0
        self.begin_round(state)

    def begin_round(self, state: T) -> None:
        state.ask_all(state.priority(state.rules.specials.first_move))

    def legal(self, state: T) -> list[Action]:
        assert state.seat is not None
        found: list[Action] = []
        traffic = self.traffic(state)
        cubes, colours = state.cubes, len(state.rules.board.goods.colours)
        for city in traffic.stations:
            goods = goods_at(cubes, city, colours) & traffic.calls[city]
            if goods:
                found.extend(self.deliveries(state, traffic, state.seat, city, goods))
        if may_raise(state, state.seat):
            found.append(self.raise_engine)
        found.append(self.skip)
        return found

    def traffic(self, state: T) -> Traffic:
        """What the links can carry, as long as they and the cities stay the same."""
        traffic, links = state.traffic, state.network.links()
        if traffic is None or traffic.links is not links or traffic.wanted is not state.wanted:
            again = self.may_revisit(state)
            traffic = state.traffic = Traffic(state.rules.board.nodes, links, state.wanted, again)
        return traffic

    def deliveries(self, state: T, traffic: Traffic, seat: int, city: int, goods: int) -> list[Action]:
        """The deliveries of a seat from a city of cubes of the given colours."""
        engine, rules = state.engine[seat], state.rules.map
        if rules.most_links:
            # MR-21
            engine = min(engine, rules.most_links)
        key = ((city << 3 | (seat if self.by_seat else 0)) << 8 | engine) << 8 | goods
        found: list[Action] | None = traffic.actions.get(key)
        if found is None:
            found = list[Action]()
            for route in self.routes(state, traffic, city, engine, goods):
                length = len(route.links)
                if route.takers >> seat & 1 and rules.fewest_links <= length <= engine and goods >> route.goods & 1:
                    found.append(self.action_of(state, traffic, route))
            traffic.actions[key] = found
        return found

    def routes(self, state: T, traffic: Traffic, city: int, engine: int, goods: int) -> list[Route]:
        """The journeys from a city, at least all that goods of these colours can make with an engine."""
        journeys = traffic.known.get(city)
        if journeys is None or goods & ~journeys.goods or engine > journeys.longest:
            # the best engine will ask, too
            routes = traffic.find(city, max(state.engine), goods)
            for route in routes:
                route.takers = self.takers(route)
            return routes
        return journeys.routes

    def action_of(self, state: T, traffic: Traffic, route: Route) -> Action:
        action = route.action
        if action is None:
            board = state.rules.board
            action = route.action = delivery_of(route, traffic.links, board.node_name, board.goods.colours)
        return action

    def may_revisit(self, state: T) -> bool:
        """Whether a town may be visited twice in a journey."""
        return False

    def takers(self, route: Route) -> int:
        """The seats, as bits, that may move goods over a route; -1 for all."""
        return -1

    def raise_the_engine(self, state: T, seat: int) -> None:
        state.engine = state.engine[:]
        state.engine[seat] += 1
        state.raised |= 1 << seat

    def next_move(self, state: T) -> None:
        """The acting seat is done."""
        if not state.next_in_queue() and state.move_round < ROUNDS:
            state.move_round += 1
            self.begin_round(state)


def may_raise(state: HexTable, seat: int) -> bool:
    """Once per move phase, not above the maximum."""
    return not state.raised >> seat & 1 and state.engine[seat] < state.rules.limits.most_engine


def check_length(state: HexTable, links: int) -> Violation | None:
    """MR-21: how many links a journey has."""
    rules = state.rules.map
    if links < rules.fewest_links:
        return Violation("MR-21", {"links": links, "limit": rules.fewest_links, "why": "few"})
    if rules.most_links and links > rules.most_links:
        return Violation("MR-21", {"links": links, "limit": rules.most_links, "why": "many"})
    return None


def journey_of(state: HexTable, action: Deliver) -> list[Link]:
    """The links of a checked delivery."""
    return journey(state.network.links(), state.rules.board.node_at, action)


def take_cube(state: HexTable, action: Deliver) -> int:
    """Takes the cube of a delivery off the map; returns its colour."""
    board = state.rules.board
    colour = board.goods.colour_of[action.colour]
    state.unshare()
    state.cubes[board.node_at[action.stops[0]] * len(board.goods.colours) + colour] -= 1
    return colour
