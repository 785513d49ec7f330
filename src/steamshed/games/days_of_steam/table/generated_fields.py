"""The fields of Days of Steam. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.game_config import Setting
from steamshed.kernel.state import State


class DaysOfSteamFields(State):
    """What is on the table in Days of Steam."""

    def __init__(self, rules: Rules, track: SquareTrack, source: DaysOfSteamFields | None = None) -> None:
        if source is None:
            self.seat: int | None = None
            self.phase = "over"
            self.rules: Rules = rules
            """The box, the options and what follows from them."""
            self.track: SquareTrack = track
            self.start: int = 0
            """The start player."""
            # cities on the board, in the order in which they came; nothing that is seen depends on that order
            self.city_cell: list[int] = []
            self.city_colour: list[int] = []
            self.city_at: dict[int, int] = {}
            """Cell to city."""
            self.goods: list[int] = []
            """By city and colour."""
            # supplies
            self.city_pile: list[int] = rules.box.city_counts[:]
            """By colour."""
            self.pile: dict[str, int] = dict(zip(rules.box.types.names, rules.box.types.counts))
            """By the name of the type: as it is drawn from."""
            self.pile_size: int = sum(rules.box.types.counts)
            self.bag: list[int] = [rules.box.goods_per_colour] * len(rules.box.colours)
            """By colour."""
            self.drawn: int = -1
            """The colour of the city drawn from the pile, or -1."""
            self.display: list[int] = [-1] * rules.numbers.display
            """By place: the colour of the city, or -1."""
            self.display_goods: list[int] = [0] * (rules.numbers.display * len(rules.box.colours))
            """By place and colour."""
            # players, by seat
            self.steam: list[int] = [rules.numbers.start_steam] * rules.players
            self.coal: list[int] = [0] * rules.players
            self.node: list[int] = [4 * track.grid.at(0, 0)] * rules.players
            """Where the train stands: 4 * cell + piece."""
            self.cargo: list[int] = [-1] * rules.players
            """The colour of the good aboard, or -1."""
            self.origin: list[int] = [-1] * rules.players
            """The city in which it was loaded, or -1."""
            self.markers: list[int] = [0] * rules.players
            self.delivered: list[int] = [0] * (rules.players * len(rules.box.colours))
            """By seat and colour."""
            self.gone: list[int] = [0] * len(rules.box.types.names)
            """By type: tiles covered or exchanged."""
            self.hands: list[list[int]] = [[] for _ in range(rules.players)]
            """Types, in their order (DS-INFO-01)."""
            # this turn
            self.burnt: int = 0
            """Coal burnt in this turn."""
            self.stall: int = 0
            """Completed turns in a row without progress (DS-END-07)."""
            # this move: how it began and what has happened
            self.run_node: int = -1
            self.run_cargo: int = -1
            self.run_origin: int = -1
            self.loads: list[int] = []
            """Goods loaded in this move: city * colours + colour."""
            self.pending: list[int] = []
            """Colours delivered in this move, not final yet (DS-DERAIL-05)."""
            self.entered: int = -1
            """The edge by which the train came onto its piece; -1 in a city and before the first step."""
            self.spent: int = 0
            self.curve: bool = False
            self.just_loaded: bool = False
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.rules = source.rules
            self.track = source.track.clone()
            self.start = source.start
            self.city_cell = source.city_cell
            self.city_colour = source.city_colour
            self.city_at = source.city_at
            self.goods = source.goods[:]
            self.city_pile = source.city_pile
            self.pile = source.pile
            self.pile_size = source.pile_size
            self.bag = source.bag
            self.drawn = source.drawn
            self.display = source.display
            self.display_goods = source.display_goods
            self.steam = source.steam[:]
            self.coal = source.coal
            self.node = source.node[:]
            self.cargo = source.cargo[:]
            self.origin = source.origin[:]
            self.markers = source.markers
            self.delivered = source.delivered
            self.gone = source.gone
            self.hands = [item[:] for item in source.hands]
            self.burnt = source.burnt
            self.stall = source.stall
            self.run_node = source.run_node
            self.run_cargo = source.run_cargo
            self.run_origin = source.run_origin
            self.loads = source.loads[:]
            self.pending = source.pending[:]
            self.entered = source.entered
            self.spent = source.spent
            self.curve = source.curve
            self.just_loaded = source.just_loaded

    def become(self, other: State) -> None:
        assert isinstance(other, DaysOfSteamFields)
        self.seat = other.seat
        self.phase = other.phase
        self.rules = other.rules
        self.track = other.track.clone()
        self.start = other.start
        self.city_cell = other.city_cell
        self.city_colour = other.city_colour
        self.city_at = other.city_at
        self.goods = other.goods[:]
        self.city_pile = other.city_pile
        self.pile = other.pile
        self.pile_size = other.pile_size
        self.bag = other.bag
        self.drawn = other.drawn
        self.display = other.display
        self.display_goods = other.display_goods
        self.steam = other.steam[:]
        self.coal = other.coal
        self.node = other.node[:]
        self.cargo = other.cargo[:]
        self.origin = other.origin[:]
        self.markers = other.markers
        self.delivered = other.delivered
        self.gone = other.gone
        self.hands = [item[:] for item in other.hands]
        self.burnt = other.burnt
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

    def differing(self, before: State) -> list[str]:
        """The fields, by name, that another position of the game has otherwise."""
        assert isinstance(before, DaysOfSteamFields)
        found: list[str] = []
        if not self.track.like(before.track):
            found.append("track")
        if self.start != before.start:
            found.append("start")
        if self.city_cell is not before.city_cell and self.city_cell != before.city_cell:
            found.append("city_cell")
        if self.city_colour is not before.city_colour and self.city_colour != before.city_colour:
            found.append("city_colour")
        if self.city_at is not before.city_at and self.city_at != before.city_at:
            found.append("city_at")
        if self.goods is not before.goods and self.goods != before.goods:
            found.append("goods")
        if self.city_pile is not before.city_pile and self.city_pile != before.city_pile:
            found.append("city_pile")
        if self.pile is not before.pile and self.pile != before.pile:
            found.append("pile")
        if self.pile_size != before.pile_size:
            found.append("pile_size")
        if self.bag is not before.bag and self.bag != before.bag:
            found.append("bag")
        if self.drawn != before.drawn:
            found.append("drawn")
        if self.display is not before.display and self.display != before.display:
            found.append("display")
        if self.display_goods is not before.display_goods and self.display_goods != before.display_goods:
            found.append("display_goods")
        if self.steam is not before.steam and self.steam != before.steam:
            found.append("steam")
        if self.coal is not before.coal and self.coal != before.coal:
            found.append("coal")
        if self.node is not before.node and self.node != before.node:
            found.append("node")
        if self.cargo is not before.cargo and self.cargo != before.cargo:
            found.append("cargo")
        if self.origin is not before.origin and self.origin != before.origin:
            found.append("origin")
        if self.markers is not before.markers and self.markers != before.markers:
            found.append("markers")
        if self.delivered is not before.delivered and self.delivered != before.delivered:
            found.append("delivered")
        if self.gone is not before.gone and self.gone != before.gone:
            found.append("gone")
        if self.hands is not before.hands and self.hands != before.hands:
            found.append("hands")
        if self.burnt != before.burnt:
            found.append("burnt")
        if self.stall != before.stall:
            found.append("stall")
        if self.run_node != before.run_node:
            found.append("run_node")
        if self.run_cargo != before.run_cargo:
            found.append("run_cargo")
        if self.run_origin != before.run_origin:
            found.append("run_origin")
        if self.loads is not before.loads and self.loads != before.loads:
            found.append("loads")
        if self.pending is not before.pending and self.pending != before.pending:
            found.append("pending")
        if self.entered != before.entered:
            found.append("entered")
        if self.spent != before.spent:
            found.append("spent")
        if self.curve != before.curve:
            found.append("curve")
        if self.just_loaded != before.just_loaded:
            found.append("just_loaded")
        return found

    def setting(self) -> Setting:
        return self.rules
