"""What is on the table: companies, goods, track, and where in the turn the game is.

A state is a few flat lists; everything that never changes is shared through ``rules``. The rules themselves are in
``phases``, ``building``, ``scoring``.
"""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import URBANIZATION, Issue
from steamshed.games.age_of_steam.proof.audit import find_fault
from steamshed.games.age_of_steam.rules import information as view
from steamshed.games.age_of_steam.rules import scoring
from steamshed.games.age_of_steam.rules.phases import PHASE_NUMBER, PHASES
from steamshed.games.age_of_steam.show import choices as describe
from steamshed.games.age_of_steam.table import position
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError
from steamshed.kernel.state import State
from steamshed.kernel.turns import TurnState
from steamshed.kernel.violation import Violation
from steamshed.rail.network import Network

OVER = "over"


class AgeOfSteam(TurnState):
    """A position of Age of Steam."""

    def __init__(self, rules: Rules, network: Network) -> None:
        super().__init__()
        self.rules = rules
        self.network = network
        self.seat: int | None = None
        self.phase = OVER
        self.turn = 1
        # companies, by seat
        self.cash: list[int] = []
        self.income: list[int] = []
        self.shares: list[int] = []
        self.engine: list[int] = []
        self.special: list[int] = []
        """The special action taken this turn, -1 for none."""
        self.out: list[int] = []
        """The turn in which a company was eliminated, 0 while it is in the game."""
        self.features: list[int] = []
        """Rivers and mountain groups, as bits, for which a company has paid (AS-COST-02)."""
        # goods
        self.bag: list[int] = []
        """By colour."""
        self.cubes: list[int] = []
        """By field and colour."""
        self.display: list[int] = []
        """By box: a colour, or -1."""
        self.drawn: list[int] = []
        """Cubes drawn by Production and not placed yet."""
        # track
        self.supply: list[int] = []
        """By tile type."""
        self.discs = 0
        self.new_city: list[int] = []
        """Field to the letter of the New City tile there, or -1."""
        self.wanted: list[int] = []
        """Field to the colour of goods wanted there by a city, printed or New, or -1."""
        self.letter_at: list[int] = []
        """Letter to the field of its tile, or -1."""
        # auction
        self.bids: list[int] = []
        self.high_bidder = -1
        self.dropped: list[int] = []
        """Seats that have dropped out, the first to drop first."""
        self.passes = 0
        """Seats, as bits, with an unused Turn Order Pass."""
        # build turn, select actions and move goods
        self.builds_left = 0
        self.built = 0
        """Fields, as bits, built on in this build turn."""
        self.may_urbanize = False
        self.deciding_locomotive = False
        self.round = 0
        self.raised = 0
        """Seats, as bits, that have raised their engine in this move phase."""
        # deliveries found for this network
        self.routes: dict[int, list[Action]] = {}

    def clone(self) -> AgeOfSteam:
        copy = AgeOfSteam(self.rules, self.network.clone())
        copy.take_over(self)
        return copy

    def become(self, other: State) -> None:
        assert isinstance(other, AgeOfSteam)
        self.rules = other.rules
        self.network = other.network.clone()
        self.take_over(other)

    def take_over(self, other: AgeOfSteam) -> None:
        """Copies everything but the network."""
        self.seat = other.seat
        self.phase = other.phase
        self.turn = other.turn
        self.cash = other.cash[:]
        self.income = other.income[:]
        self.shares = other.shares[:]
        self.engine = other.engine[:]
        self.special = other.special[:]
        self.out = other.out[:]
        self.features = other.features[:]
        self.order = other.order[:]
        self.queue = other.queue[:]
        self.bag = other.bag[:]
        self.cubes = other.cubes[:]
        self.display = other.display[:]
        self.drawn = other.drawn[:]
        self.supply = other.supply[:]
        self.discs = other.discs
        self.new_city = other.new_city[:]
        self.wanted = other.wanted[:]
        self.letter_at = other.letter_at[:]
        self.bids = other.bids[:]
        self.high_bidder = other.high_bidder
        self.dropped = other.dropped[:]
        self.passes = other.passes
        self.builds_left = other.builds_left
        self.built = other.built
        self.may_urbanize = other.may_urbanize
        self.deciding_locomotive = other.deciding_locomotive
        self.round = other.round
        self.raised = other.raised
        self.routes = other.routes

    # -- the contract --------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return [] if self.seat is None else PHASES[PHASE_NUMBER[self.phase]].legal(self)

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("AS-END-02", {"action": action.text})
        if isinstance(action, Issue) and self.phase != "issue_shares":
            return Violation("AS-SHARE-04", {"phase": self.phase})
        return PHASES[PHASE_NUMBER[self.phase]].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        number = PHASE_NUMBER[self.phase]
        PHASES[number].perform(self, action, chance, events)
        self.go_on(number, chance, events)
        return events

    def go_on(self, number: int, chance: Chance, events: list[Event]) -> None:
        """Begins phase after phase until somebody has to decide or the game is over (AS-TURN-01, AS-TURN-03)."""
        while self.seat is None and self.phase != OVER:
            number = (number + 1) % len(PHASES)
            self.phase = PHASES[number].name
            PHASES[number].begin(self, chance, events)

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
        problem = find_fault(self)
        if problem:
            raise AuditError(problem)

    def choice(self, action: Action) -> Choice:
        return describe.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.age_of_steam.show.scenes import picture

        return picture(self.view(None), language=language)

    # -- small questions -----------------------------------------------------------------------------------------

    def holder(self, special: int) -> int:
        """The seat in the game that holds a special action this turn, or -1."""
        return self.first_with(self.special, special)

    def priority(self, special: int) -> list[int]:
        """The player order with the holder of First Move or First Build in front (AS-ACT-03, AS-ACT-04)."""
        return self.order_from(self.holder(special))

    def urbanizes(self, seat: int) -> bool:
        """Whether a seat has Urbanization and there is something to place and a place for it (AS-URB-09)."""
        if self.special[seat] != URBANIZATION or -1 not in self.letter_at:
            return False
        return any(self.new_city[town] < 0 for town in self.rules.board.towns)

    def place_new_city(self, field: int, letter: int) -> None:
        self.new_city[field] = letter
        self.letter_at[letter] = field
        self.wanted[field] = self.rules.board.goods.letter_colour[letter]
