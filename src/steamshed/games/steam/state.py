"""What is on the table: players, goods, track, and where in the round the game is.

A state is a few flat lists; everything that never changes is shared through ``rules``. The rules themselves are in
``phases``, ``building``, ``money``, ``scoring``.
"""

from __future__ import annotations

from steamshed.games.steam.proof import audit
from steamshed.games.steam.rules import information as view
from steamshed.games.steam.rules import scoring
from steamshed.games.steam.rules.phases import BASE, PHASES, STANDARD
from steamshed.games.steam.show import choices as describe
from steamshed.games.steam.table import position
from steamshed.games.steam.table.options import Rules
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError
from steamshed.kernel.state import State
from steamshed.kernel.turns import TurnState
from steamshed.kernel.violation import Violation
from steamshed.rail.network import Network

OVER = "over"


class Steam(TurnState):
    """A position of Steam."""

    def __init__(self, rules: Rules, network: Network) -> None:
        super().__init__()
        # in the opening auction the order has the positions won so far
        self.rules = rules
        self.network = network
        self.seat: int | None = None
        self.phase = OVER
        self.round = 1
        # players, by seat
        self.cash: list[int] = []
        self.income: list[int] = []
        self.vp: list[int] = []
        self.locomotive: list[int] = []
        self.tile: list[int] = []
        """The action tile taken this round, -1 for none."""
        self.using: list[bool] = []
        """Whether the holder of City Growth or Urbanization declared its use (base game)."""
        self.out: list[int] = []
        """1 for the first to be bankrupt, 2 for the second ...; 0 while in the game."""
        # goods
        self.cubes: list[int] = []
        """By field and colour."""
        self.spaces: list[int] = []
        """Goods supply: by space and colour."""
        # track
        self.stock: list[int] = []
        """By kind of cardboard."""
        self.cardboard_at: list[int] = []
        """Field to the kind of cardboard that lies there, or -1."""
        self.new_city: list[int] = []
        """Field to the colour of the New City tile there, or -1."""
        self.wanted = rules.board.colour
        """Field to the colour of goods that its city wants, or -1. Never changed, but replaced when a city is added."""
        self.new_cities_left: list[int] = []
        """By colour."""
        self.grown: list[bool] = []
        """Field to whether a growth marker lies there."""
        # auctions
        self.bids: list[int] = []
        """The last bid of each seat, -1 for none."""
        self.high_bidder = -1
        self.dropped: list[int] = []
        """Seats that have dropped out of the auction of the standard game, the first to drop first."""
        self.right = -1
        """The seat that may still pass once without dropping out, by the Turn Order tile of the last round."""
        # build turn
        self.operations = 0
        """Tile operations left."""
        self.special_done = False
        """Whether the holder of City Growth or Urbanization has used it in this build turn."""
        # goods phase
        self.goods_round = 0
        self.improved = 0
        """Seats, as bits, that have improved their locomotive in this goods phase."""
        self.receivers: list[int] = []
        """Seats that have still to take their points of a delivery, the deciding one first."""
        self.points: list[int] = []
        """Points of each of them, in the same order."""
        # deliveries found for this network
        self.routes: dict[int, list[Action]] = {}

    def clone(self) -> Steam:
        copy = Steam(self.rules, self.network.clone())
        copy.take_over(self)
        return copy

    def become(self, other: State) -> None:
        assert isinstance(other, Steam)
        self.rules = other.rules
        self.network = other.network.clone()
        self.take_over(other)

    def take_over(self, other: Steam) -> None:
        """Copies everything but the network."""
        self.seat = other.seat
        self.phase = other.phase
        self.round = other.round
        self.cash = other.cash[:]
        self.income = other.income[:]
        self.vp = other.vp[:]
        self.locomotive = other.locomotive[:]
        self.tile = other.tile[:]
        self.using = other.using[:]
        self.out = other.out[:]
        self.order = other.order[:]
        self.queue = other.queue[:]
        self.cubes = other.cubes[:]
        self.spaces = other.spaces[:]
        self.stock = other.stock[:]
        self.cardboard_at = other.cardboard_at[:]
        self.new_city = other.new_city[:]
        self.wanted = other.wanted
        self.new_cities_left = other.new_cities_left[:]
        self.grown = other.grown[:]
        self.bids = other.bids[:]
        self.high_bidder = other.high_bidder
        self.dropped = other.dropped[:]
        self.right = other.right
        self.operations = other.operations
        self.special_done = other.special_done
        self.goods_round = other.goods_round
        self.improved = other.improved
        self.receivers = other.receivers[:]
        self.points = other.points[:]
        self.routes = other.routes

    # -- the contract --------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return [] if self.seat is None else PHASES[self.phase].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            rule = "ST-BANK-03" if len(self.order) < 2 else "ST-ROUND-04"
            return Violation(rule, {"action": action.text})
        return PHASES[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        PHASES[self.phase].perform(self, action, chance, events)
        self.go_on(chance, events)
        return events

    def go_on(self, chance: Chance, events: list[Event]) -> None:
        """Begins phase after phase until somebody has to decide or the game is over (ST-ROUND-01, ST-ROUND-02)."""
        phases = STANDARD if self.rules.standard else BASE
        while self.seat is None and self.phase != OVER:
            number = (phases.index(self.phase) + 1) % len(phases) if self.phase in phases else 0
            self.phase = phases[number]
            PHASES[self.phase].begin(self, chance, events)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.make(self)

    def dump(self) -> dict[str, object]:
        return position.dump(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def standing(self) -> list[list[int]]:
        return scoring.standing(self)

    def eliminated(self) -> list[int]:
        return [seat for seat in range(self.rules.players) if self.out[seat]]

    def audit(self) -> None:
        problem = audit.find_fault(self)
        if problem:
            raise AuditError(problem)

    def choice(self, action: Action) -> Choice:
        return describe.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.steam.show.scenes import picture

        return picture(self.view(None), language=language)

    # -- small questions -----------------------------------------------------------------------------------------

    def holder(self, tile: int) -> int:
        """The seat in the game that holds an action tile this round, or -1."""
        return self.first_with(self.tile, tile)

    def priority(self, tile: int) -> list[int]:
        """The turn order with the holder of First Move or First Build in front (ST-ACT-05, ST-ACT-07)."""
        return self.order_from(self.holder(tile))

    def space_size(self, space: int) -> int:
        """How many cubes a goods supply space holds; spaces count from 0 here."""
        colours = len(self.rules.board.goods.colours)
        return sum(self.spaces[space * colours : (space + 1) * colours])

    def full_spaces(self) -> list[int]:
        """The goods supply spaces with cubes."""
        return [space for space in range(self.rules.numbers.spaces) if self.space_size(space)]

    def towns_left(self) -> list[int]:
        """The towns that are no New City."""
        return [town for town in self.rules.board.towns if self.new_city[town] < 0]
