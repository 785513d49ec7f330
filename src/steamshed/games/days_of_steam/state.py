"""What is on the table: tiles, goods, trains, hands, and where in the turn the game is.

A state is a few flat lists; everything that never changes is shared through ``rules``. The rules themselves are in
``phases``, ``placing``, ``running``, ``scoring``.
"""

from __future__ import annotations

from steamshed.games.days_of_steam import audit, describe, position, scoring, view
from steamshed.games.days_of_steam.phase import OVER
from steamshed.games.days_of_steam.phases import PHASES
from steamshed.games.days_of_steam.rules import Rules
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation
from steamshed.rail.squaregrid import SquareGrid
from steamshed.rail.squaretrack import SquareTrack


class DaysOfSteam(State):
    """A position of Days of Steam."""

    def __init__(self, rules: Rules, track: SquareTrack) -> None:
        self.rules = rules
        self.track = track
        self.seat: int | None = None
        self.phase = OVER
        self.start = 0
        """The start player."""
        # cities on the board, in the order in which they came; nothing that is seen depends on that order
        self.city_cell: list[int] = []
        self.city_colour: list[int] = []
        self.city_at: dict[int, int] = {}
        """Cell to city."""
        self.goods: list[int] = []
        """By city and colour."""
        self.display: list[int] = []
        """By place: the colour of the city, or -1."""
        self.display_goods: list[int] = []
        """By place and colour."""
        # supplies
        self.city_pile: list[int] = []
        """By colour."""
        self.pile: dict[str, int] = {}
        """By the name of the type: as it is drawn from."""
        self.pile_size = 0
        self.gone: list[int] = []
        """By type: tiles covered or exchanged."""
        self.bag: list[int] = []
        """By colour."""
        # players, by seat
        self.hands: list[list[int]] = []
        """Types, in their order."""
        self.steam: list[int] = []
        self.coal: list[int] = []
        self.node: list[int] = []
        """Where the train stands: 4 * cell + piece."""
        self.cargo: list[int] = []
        """The colour of the good aboard, or -1."""
        self.origin: list[int] = []
        """The city in which it was loaded, or -1."""
        self.markers: list[int] = []
        self.delivered: list[int] = []
        """By seat and colour."""
        # this turn
        self.burnt = 0
        """Coal burnt in this turn."""
        self.drawn = -1
        """The colour of the city drawn from the pile, or -1."""
        self.stall = 0
        """Completed turns in a row without progress (DS-END-07)."""
        # this move: how it began and what has happened
        self.run_node = -1
        self.run_cargo = -1
        self.run_origin = -1
        self.loads: list[int] = []
        """Goods loaded in this move: city * colours + colour."""
        self.pending: list[int] = []
        """Colours delivered in this move, not final yet (DS-DERAIL-05)."""
        self.entered = -1
        """The edge by which the train came onto its piece; -1 in a city and before the first step."""
        self.spent = 0
        self.curve = False
        self.just_loaded = False

    def clone(self) -> DaysOfSteam:
        copy = DaysOfSteam(self.rules, self.track.clone())
        copy.take_over(self)
        return copy

    def become(self, other: State) -> None:
        assert isinstance(other, DaysOfSteam)
        self.rules = other.rules
        self.track = other.track.clone()
        self.take_over(other)

    def take_over(self, other: DaysOfSteam) -> None:
        """Copies everything but the track."""
        self.seat = other.seat
        self.phase = other.phase
        self.start = other.start
        self.city_cell = other.city_cell[:]
        self.city_colour = other.city_colour[:]
        self.city_at = other.city_at.copy()
        self.goods = other.goods[:]
        self.display = other.display[:]
        self.display_goods = other.display_goods[:]
        self.city_pile = other.city_pile[:]
        self.pile = other.pile.copy()
        self.pile_size = other.pile_size
        self.gone = other.gone[:]
        self.bag = other.bag[:]
        self.hands = [hand[:] for hand in other.hands]
        self.steam = other.steam[:]
        self.coal = other.coal[:]
        self.node = other.node[:]
        self.cargo = other.cargo[:]
        self.origin = other.origin[:]
        self.markers = other.markers[:]
        self.delivered = other.delivered[:]
        self.burnt = other.burnt
        self.drawn = other.drawn
        self.stall = other.stall
        self.run_node = other.run_node
        self.run_cargo = other.run_cargo
        self.run_origin = other.run_origin
        self.loads = other.loads[:]
        self.pending = other.pending[:]
        self.entered = other.entered
        self.spent = other.spent
        self.curve = other.curve
        self.just_loaded = other.just_loaded

    # -- the contract --------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return [] if self.seat is None else PHASES[self.phase].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation(scoring.end_rule(self), {"action": action.text})
        return PHASES[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        PHASES[self.phase].perform(self, action, chance, events)
        return events

    def view(self, seat: int | None) -> dict[str, object]:
        return view.make(self, seat)

    def dump(self) -> dict[str, object]:
        return position.dump(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return scoring.standing(self)

    def audit(self) -> None:
        where, fault = audit.find_fault(self)
        if fault:
            raise AuditError(f"{where}: {fault}")

    def choice(self, action: Action) -> Choice:
        return describe.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.days_of_steam.scene import picture

        return picture(self.view(None), language=language)

    # -- small questions and changes -----------------------------------------------------------------------------

    def spendable(self, seat: int) -> int:
        """DS-COAL-03: steam from coal burnt this turn stays on the train tile, unless the option lets it go at once."""
        return self.steam[seat] - (0 if self.rules.coal_same_turn else self.burnt)

    def markers_left(self) -> int:
        return self.rules.numbers.circuit_markers - sum(self.markers)

    def stood_on(self, node: int, but: int) -> bool:
        """Whether a train other than that of a seat stands on a node."""
        return self.node.count(node) > (1 if self.node[but] == node else 0)

    def add_city(self, cell: int, colour: int) -> int:
        """A city comes onto the board; its tile is laid by the track."""
        self.city_at[cell] = len(self.city_cell)
        self.city_cell.append(cell)
        self.city_colour.append(colour)
        self.goods += [0] * len(self.rules.box.colours)
        return len(self.city_cell) - 1

    def make_room(self, cell: int) -> int:
        """The cell's number after the grid has grown, if it had to: everything that names cells follows."""
        old = self.track.grid
        wider = self.track.make_room(cell)
        if wider is None:
            return cell
        self.city_cell = [old.moved(city, wider) for city in self.city_cell]
        self.city_at = {city: number for number, city in enumerate(self.city_cell)}
        self.node = [moved_node(node, old, wider) for node in self.node]
        if self.run_node >= 0:
            self.run_node = moved_node(self.run_node, old, wider)
        return old.moved(cell, wider)


def moved_node(node: int, old: SquareGrid, wider: SquareGrid) -> int:
    return 4 * old.moved(node // 4, wider) + node % 4
