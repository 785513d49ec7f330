"""What is on the table: companies, pieces on the map and the telegraph line, and where in the turn the game is.

A state is a few flat lists; everything that never changes is shared through ``rules``. The rules themselves are in
``decisions`` (what each option asks for and does), ``legality`` (what is allowed), ``completable`` (no dead ends) and
``ending`` (deals, milestones and the end).
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution import (
    describe,
    ending,
    faults,
    legality,
    margins,
    perform,
    position,
    scoring,
    view,
)
from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.effects import FRAME_NAMES, op_of
from steamshed.games.railroad_revolution.rules import Rules
from steamshed.games.railroad_revolution.steps import OVER, STEP_NAMES
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

COLOUR_COUNT: Final = 5


class RailroadRevolution(State):
    """A position of Railroad Revolution."""

    def __init__(self, rules: Rules, source: RailroadRevolution | None = None) -> None:
        self.rules = rules
        if source is not None:
            self.take_over(source)
            return
        self.seat: int | None = None
        self.phase = STEP_NAMES[OVER]
        self.step = OVER
        # companies, by seat
        self.cash: list[int] = []
        self.shares: list[int] = []
        self.hand: list[int] = []
        """Personal supply: workers by seat and colour."""
        self.board: list[int] = []
        """Workers on the player board, by seat and colour."""
        self.spaces: list[int] = []
        """The same, by seat, action space and colour: for display only."""
        self.available: list[int] = []
        self.rails_left: list[int] = []
        self.buildings_left: list[int] = []
        self.rails: list[int] = []
        """Rail spaces with an own rail, as bits."""
        self.network: list[int] = []
        """Connected cities, as bits."""
        self.stations: list[int] = []
        self.offices: list[int] = []
        self.trains: list[int] = []
        """By seat, kind and face (up, down)."""
        self.marks: list[int] = []
        """Positions on the performance tracks, by seat and track."""
        self.goals: list[int] = []
        """Open milestones, two a seat; -1 for none."""
        self.managers: list[int] = []
        """Two places a milestone: the colour of the manager, or -1."""
        self.completed: list[int] = []
        """Completed milestones, as bits."""
        # the table
        self.common: list[int] = []
        """Common supply: workers by colour."""
        self.stacks: list[int] = []
        self.city_tile: list[int] = []
        self.sector_tile: list[int] = []
        self.first_station: list[int] = []
        """City to the seat on its first slot, -1 for none, the number of players for a neutral building."""
        self.first_office: list[int] = []
        self.deal_tile = -1
        self.deal_discards = 0
        """Used deal tiles, as bits."""
        self.under: list[list[int]] = []
        """Milestones put back, by letter, the next to come first."""
        self.under_seen: list[list[int]] = []
        """Who knows each of them, as bits."""
        self.drawn: list[int] = []
        """Milestones just drawn by the seat that decides."""
        self.drawn_seen: list[int] = []
        self.endowment: list[int] = []
        """Endowment tiles not yet picked: tile, side, worker, three numbers each."""
        # the turn
        self.first_player = 0
        self.active = 0
        self.round = 1
        self.final = 0
        """RR-END-02: 1 while the round of the trigger is finished, 2 in the last round."""
        self.queue: list[int] = []
        """Seats that have still to act: endowments, deal windows, milestones."""
        self.lines: list[int] = []
        """Milestones that the deciding seat replaces: place among its open ones and completed tile, by turns."""
        self.placed = -1
        self.action = -1
        self.spec_used = False
        self.owed = 0
        self.deal = False
        self.need = 0
        self.laid = 0
        self.triangles = 0
        self.city = -1
        self.sector = -1
        self.is_first = False
        """Whether the building of this turn stands on a first slot."""
        self.taken = 0
        """Shares taken by the sector of this turn."""
        self.used = 0
        """Once-per-turn options, as bits."""
        self.accepted = 0
        self.opened = False
        self.passed = False
        self.waiting = False
        """Whether the action ended with too few workers and a deal must come to the rescue (RR-DEAL-08)."""
        self.frames: list[int] = []
        # not part of the position
        self.ordered = False
        """Whether the player has just said which milestone is replaced first."""
        self.mark = 0
        """How many frames lay there before the last effects were opened on top of others; a copy begins with none."""
        self.known_margin = 0
        self.margin_is_known = False
        self.known_legal: list[Action] | None = None

    def clone(self) -> RailroadRevolution:
        return RailroadRevolution(self.rules, self)

    def become(self, other: State) -> None:
        assert isinstance(other, RailroadRevolution)
        self.take_over(other)

    def take_over(self, other: RailroadRevolution) -> None:
        self.seat = other.seat
        self.phase = other.phase
        self.step = other.step
        self.cash = other.cash[:]
        self.shares = other.shares[:]
        self.hand = other.hand[:]
        self.board = other.board[:]
        self.spaces = other.spaces[:]
        self.available = other.available[:]
        self.rails_left = other.rails_left[:]
        self.buildings_left = other.buildings_left[:]
        self.rails = other.rails[:]
        self.network = other.network[:]
        self.stations = other.stations[:]
        self.offices = other.offices[:]
        self.trains = other.trains[:]
        self.marks = other.marks[:]
        self.goals = other.goals[:]
        self.managers = other.managers[:]
        self.completed = other.completed[:]
        self.common = other.common[:]
        self.stacks = other.stacks[:]
        self.city_tile = other.city_tile  # never changed after the setup
        self.sector_tile = other.sector_tile
        self.first_station = other.first_station[:]
        self.first_office = other.first_office[:]
        self.deal_tile = other.deal_tile
        self.deal_discards = other.deal_discards
        self.under = other.under  # these four are never changed in place
        self.under_seen = other.under_seen
        self.drawn = other.drawn
        self.drawn_seen = other.drawn_seen
        self.endowment = other.endowment[:]
        self.first_player = other.first_player
        self.active = other.active
        self.round = other.round
        self.final = other.final
        self.queue = other.queue[:]
        self.lines = other.lines[:]
        self.placed = other.placed
        self.action = other.action
        self.spec_used = other.spec_used
        self.owed = other.owed
        self.deal = other.deal
        self.need = other.need
        self.laid = other.laid
        self.triangles = other.triangles
        self.city = other.city
        self.sector = other.sector
        self.is_first = other.is_first
        self.taken = other.taken
        self.used = other.used
        self.accepted = other.accepted
        self.opened = other.opened
        self.passed = other.passed
        self.waiting = other.waiting
        self.frames = other.frames[:]
        self.ordered = other.ordered
        self.mark = 0
        self.known_margin = 0
        self.margin_is_known = False
        self.known_legal = None

    # -- the contract --------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        known = self.known_legal
        if known is None:
            known = legality.legal(self)
            self.known_legal = known
        return known[:]

    def check(self, action: Action) -> Violation | None:
        known = self.known_legal
        if known is not None:
            for other in known:
                if other is action:
                    return None
        if not isinstance(action, Move):
            return Violation("RR-TURN-09", {"action": action.text, "phase": self.phase})
        rule = legality.refusal(self, action)
        return Violation(rule, describe.facts(self, action)) if rule else None

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert isinstance(action, Move)
        events = [describe.report(self, action)]
        perform.act(self, action)
        if not self.frames:
            ending.go_on(self, chance, events)
        elif self.deal_tile < 0:
            ending.reveal_deal(self, chance, events)
        self.name_phase()
        self.known_legal = None
        return events

    def name_phase(self) -> None:
        """The phase is the effect on top, or else the step of the turn."""
        self.phase = FRAME_NAMES[op_of(self.frames[-1])] if self.frames else STEP_NAMES[self.step]

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
        problem = faults.find_fault(self)
        if problem:
            raise AuditError(problem)

    def choice(self, action: Action) -> Choice:
        return describe.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.railroad_revolution.scene import picture

        return picture(self.view(None), language=language)

    def margin(self) -> int:
        """What the acting player has beyond what the turn still asks of him, see ``margins``."""
        if not self.margin_is_known:
            self.known_margin = margins.margin(self)
            self.margin_is_known = True
        return self.known_margin
