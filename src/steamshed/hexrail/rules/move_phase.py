"""Moving goods: two rounds of deliveries over links."""

from __future__ import annotations

from steamshed.hexrail.table.table import HexTable, T
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.rail.delivery import Deliver, Route, delivery_of, goods_at, journey, routes_from
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
        state.routes = {}
        self.begin_round(state)

    def begin_round(self, state: T) -> None:
        state.ask_all(state.priority(state.rules.specials.first_move))

    def legal(self, state: T) -> list[Action]:
        assert state.seat is not None
        found: list[Action] = []
        board, links = state.rules.board, state.network.links()
        colours = len(board.goods.colours)
        for city in board.nodes:
            if not links[city]:
                continue
            goods = goods_at(state.cubes, city, colours)
            if goods:
                found.extend(self.deliveries(state, state.seat, city, goods))
        if may_raise(state, state.seat):
            found.append(self.raise_engine)
        found.append(self.skip)
        return found

    def deliveries(self, state: T, seat: int, city: int, goods: int) -> list[Action]:
        """The deliveries of a seat from a city of cubes of the given colours.

        Found once for a network: ``state.routes`` begins anew with every move phase, and no track is laid in it.
        """
        engine = state.engine[seat]
        key = ((city << 3 | (seat if self.by_seat else 0)) << 8 | engine) << 8 | goods
        found: list[Action] | None = state.routes.get(key)
        if found is None:
            found = list[Action]()
            links, board = state.network.links(), state.rules.board
            for route in routes_from(links, state.wanted, city, engine, goods, self.may_revisit(state)):
                if self.may_take(state, seat, route):
                    found.append(delivery_of(route, links, board.node_name, board.goods.colours))
            state.routes[key] = found
        return found

    def may_revisit(self, state: T) -> bool:
        """Whether a town may be visited twice in a journey."""
        return False

    def may_take(self, state: T, seat: int, route: Route) -> bool:
        """Whether a seat may move goods over a route."""
        return True

    def raise_the_engine(self, state: T, seat: int) -> None:
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
