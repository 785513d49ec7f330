"""The fields of Railroad Revolution. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from steamshed.games.railroad_revolution.table.options import Rules
from steamshed.kernel.action import Action
from steamshed.kernel.game_config import Setting
from steamshed.kernel.state import State


class RailroadRevolutionFields(State):
    """What is on the table in Railroad Revolution."""

    def __init__(self, rules: Rules, source: RailroadRevolutionFields | None = None) -> None:
        if source is None:
            self.seat: int | None = None
            self.phase = "over"
            self.rules: Rules = rules
            """The box, the options and what follows from them."""
            # the turn
            self.step: int = 6
            """Where in the turn the game is."""
            self.frames: list[int] = []
            """Effects that lie open over the step, the one on top last."""
            self.final: int = 0
            """RR-END-02: 1 while the round of the trigger is finished, 2 in the last round."""
            self.round: int = 1
            self.first_player: int = 0
            self.active: int = 0
            """Whose turn it is."""
            self.queue: list[int] = []
            """Seats that have still to act: endowments, deal windows, milestones."""
            # companies, by seat
            self.cash: list[int] = [rules.box.start_money] * rules.players
            self.shares: list[int] = [rules.box.start_shares] * rules.players
            self.hand: list[int] = [rules.box.start_white, 0, 0, 0, 0] * rules.players
            """Personal supply: workers by seat and colour."""
            self.board: list[int] = [0] * (5 * rules.players)
            """Workers on the player board, by seat and colour."""
            self.spaces: list[int] = [0] * (20 * rules.players)
            """The same, by seat, action space and colour: for display only."""
            self.available: list[int] = [rules.box.start_white] * rules.players
            """Workers of supply and board."""
            self.rails_left: list[int] = [rules.box.rails] * rules.players
            self.buildings_left: list[int] = [rules.box.buildings] * rules.players
            self.rails: list[int] = [0] * rules.players
            """Rail spaces with an own rail, as bits."""
            self.network: list[int] = [rules.box.start_network] * rules.players
            """Connected cities, as bits."""
            self.stations: list[int] = [0] * rules.players
            """Cities, as bits."""
            self.offices: list[int] = [0] * rules.players
            """Sectors, as bits."""
            self.trains: list[int] = rules.starting_trains()
            """By seat, kind and face (up, down)."""
            self.marks: list[int] = [0] * (3 * rules.players)
            """Positions on the performance tracks, by seat and track."""
            self.goals: list[int] = [-1] * (2 * rules.players)
            """Open milestones, two a seat; -1 for none."""
            self.managers: list[int] = [-1] * (4 * rules.players)
            """Two places a milestone: the colour of the manager, or -1."""
            self.completed: list[int] = [0] * rules.players
            """Completed milestones, as bits."""
            # supplies
            self.common: list[int] = [0, *rules.box.workers[1:]]
            """Common supply: workers by colour. The white ones that nobody has go to the box."""
            self.stacks: list[int] = [0 if train.starting else rules.stack for train in rules.box.trains]
            """RR-SET-02: trains by kind."""
            # tiles; those of cities and sectors are never changed after the setup
            self.city_tile: list[int] = rules.box.printed_tile[:]
            """By city."""
            self.sector_tile: list[int] = [-1] * len(rules.box.sector_shares)
            """By sector, -1 where the deal icon is."""
            self.first_station: list[int] = rules.neutral_on(
                len(rules.box.cities), rules.box.neutral_cities[rules.players]
            )
            """City to the seat on its first slot, -1 for none, the number of players for a neutral building."""
            self.first_office: list[int] = rules.neutral_on(
                len(rules.box.sector_shares), rules.box.neutral_sectors[rules.players]
            )
            """The same by sector."""
            self.deal_discards: int = 0
            """Used deal tiles, as bits."""
            self.deal_tile: int = -1
            """The one that lies face up."""
            # milestones that not everybody knows; these lists are never changed in place
            self.under: list[list[int]] = [[] for _ in range(3)]
            """Milestones put back, by letter, the next to come first."""
            self.under_seen: list[list[int]] = [[] for _ in range(3)]
            """Who knows each of them, as bits."""
            self.drawn: list[int] = []
            """Milestones just drawn by the seat that decides."""
            self.drawn_seen: list[int] = []
            self.under_openly: list[list[int]] = [[] for _ in range(3)]
            """Of whom everybody knows that they know a tile put back, as bits."""
            self.drawn_openly: list[int] = []
            """The same of those drawn."""
            self.replacing: list[int] = []
            """Milestones that the deciding seat replaces: place among its open ones and completed tile, by turns."""
            self.ordered: bool = False
            """Whether the player has just said which milestone is replaced first."""
            self.endowment: list[int] = []
            """Endowment tiles not yet picked: tile, side, worker, three numbers each."""
            # the action under way
            self.placed: int = -1
            """Colour of the worker."""
            self.action: int = -1
            self.spec_used: bool = False
            """Whether the colour effect is used."""
            self.used: int = 0
            """Once-per-turn options, as bits."""
            self.city: int = -1
            self.laid: int = 0
            """Rails of this action."""
            self.triangles: int = 0
            """Under these rails."""
            self.need: int = 0
            """Rails the action takes."""
            self.owed: int = 0
            """Paid at the end of it."""
            self.sector: int = -1
            self.deal: bool = False
            """Whether deals are offered after the action."""
            self.is_first: bool = False
            """Whether the building of this turn stands on a first slot."""
            self.taken: int = 0
            """Shares taken by the sector of this turn."""
            # the deal window of the seat that decides
            self.accepted: int = 0
            """Halves, as bits."""
            self.opened: bool = False
            self.passed: bool = False
            self.waiting: bool = False
            """Whether the action ended with too few workers and a deal must come to the rescue (RR-DEAL-08)."""
            # answers that are kept until the next action
            self.frames_before: int = 0
            """How many frames lay there before the last effects were opened over them."""
            self.known_margin: int = 0
            self.margin_is_known: bool = False
            self.known_legal: list[Action] | None = None
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.rules = source.rules
            self.step = source.step
            self.frames = source.frames[:]
            self.final = source.final
            self.round = source.round
            self.first_player = source.first_player
            self.active = source.active
            self.queue = source.queue[:]
            self.cash = source.cash[:]
            self.shares = source.shares[:]
            self.hand = source.hand
            self.board = source.board
            self.spaces = source.spaces
            self.available = source.available
            self.rails_left = source.rails_left
            self.buildings_left = source.buildings_left
            self.rails = source.rails
            self.network = source.network
            self.stations = source.stations
            self.offices = source.offices
            self.trains = source.trains
            self.marks = source.marks
            self.goals = source.goals
            self.managers = source.managers
            self.completed = source.completed
            self.common = source.common
            self.stacks = source.stacks
            self.city_tile = source.city_tile
            self.sector_tile = source.sector_tile
            self.first_station = source.first_station
            self.first_office = source.first_office
            self.deal_discards = source.deal_discards
            self.deal_tile = source.deal_tile
            self.under = source.under
            self.under_seen = source.under_seen
            self.drawn = source.drawn
            self.drawn_seen = source.drawn_seen
            self.under_openly = source.under_openly
            self.drawn_openly = source.drawn_openly
            self.replacing = source.replacing[:]
            self.ordered = source.ordered
            self.endowment = source.endowment[:]
            self.placed = source.placed
            self.action = source.action
            self.spec_used = source.spec_used
            self.used = source.used
            self.city = source.city
            self.laid = source.laid
            self.triangles = source.triangles
            self.need = source.need
            self.owed = source.owed
            self.sector = source.sector
            self.deal = source.deal
            self.is_first = source.is_first
            self.taken = source.taken
            self.accepted = source.accepted
            self.opened = source.opened
            self.passed = source.passed
            self.waiting = source.waiting
            self.frames_before = 0
            self.known_margin = 0
            self.margin_is_known = False
            self.known_legal = None

    def become(self, other: State) -> None:
        assert isinstance(other, RailroadRevolutionFields)
        self.seat = other.seat
        self.phase = other.phase
        self.rules = other.rules
        self.step = other.step
        self.frames = other.frames[:]
        self.final = other.final
        self.round = other.round
        self.first_player = other.first_player
        self.active = other.active
        self.queue = other.queue[:]
        self.cash = other.cash[:]
        self.shares = other.shares[:]
        self.hand = other.hand
        self.board = other.board
        self.spaces = other.spaces
        self.available = other.available
        self.rails_left = other.rails_left
        self.buildings_left = other.buildings_left
        self.rails = other.rails
        self.network = other.network
        self.stations = other.stations
        self.offices = other.offices
        self.trains = other.trains
        self.marks = other.marks
        self.goals = other.goals
        self.managers = other.managers
        self.completed = other.completed
        self.common = other.common
        self.stacks = other.stacks
        self.city_tile = other.city_tile
        self.sector_tile = other.sector_tile
        self.first_station = other.first_station
        self.first_office = other.first_office
        self.deal_discards = other.deal_discards
        self.deal_tile = other.deal_tile
        self.under = other.under
        self.under_seen = other.under_seen
        self.drawn = other.drawn
        self.drawn_seen = other.drawn_seen
        self.under_openly = other.under_openly
        self.drawn_openly = other.drawn_openly
        self.replacing = other.replacing[:]
        self.ordered = other.ordered
        self.endowment = other.endowment[:]
        self.placed = other.placed
        self.action = other.action
        self.spec_used = other.spec_used
        self.used = other.used
        self.city = other.city
        self.laid = other.laid
        self.triangles = other.triangles
        self.need = other.need
        self.owed = other.owed
        self.sector = other.sector
        self.deal = other.deal
        self.is_first = other.is_first
        self.taken = other.taken
        self.accepted = other.accepted
        self.opened = other.opened
        self.passed = other.passed
        self.waiting = other.waiting
        self.frames_before = 0
        self.known_margin = 0
        self.margin_is_known = False
        self.known_legal = None

    def differing(self, before: State) -> list[str]:
        """The fields, by name, that another position of the game has otherwise."""
        assert isinstance(before, RailroadRevolutionFields)
        found: list[str] = []
        if self.step != before.step:
            found.append("step")
        if self.frames is not before.frames and self.frames != before.frames:
            found.append("frames")
        if self.final != before.final:
            found.append("final")
        if self.round != before.round:
            found.append("round")
        if self.first_player != before.first_player:
            found.append("first_player")
        if self.active != before.active:
            found.append("active")
        if self.queue is not before.queue and self.queue != before.queue:
            found.append("queue")
        if self.cash is not before.cash and self.cash != before.cash:
            found.append("cash")
        if self.shares is not before.shares and self.shares != before.shares:
            found.append("shares")
        if self.hand is not before.hand and self.hand != before.hand:
            found.append("hand")
        if self.board is not before.board and self.board != before.board:
            found.append("board")
        if self.spaces is not before.spaces and self.spaces != before.spaces:
            found.append("spaces")
        if self.available is not before.available and self.available != before.available:
            found.append("available")
        if self.rails_left is not before.rails_left and self.rails_left != before.rails_left:
            found.append("rails_left")
        if self.buildings_left is not before.buildings_left and self.buildings_left != before.buildings_left:
            found.append("buildings_left")
        if self.rails is not before.rails and self.rails != before.rails:
            found.append("rails")
        if self.network is not before.network and self.network != before.network:
            found.append("network")
        if self.stations is not before.stations and self.stations != before.stations:
            found.append("stations")
        if self.offices is not before.offices and self.offices != before.offices:
            found.append("offices")
        if self.trains is not before.trains and self.trains != before.trains:
            found.append("trains")
        if self.marks is not before.marks and self.marks != before.marks:
            found.append("marks")
        if self.goals is not before.goals and self.goals != before.goals:
            found.append("goals")
        if self.managers is not before.managers and self.managers != before.managers:
            found.append("managers")
        if self.completed is not before.completed and self.completed != before.completed:
            found.append("completed")
        if self.common is not before.common and self.common != before.common:
            found.append("common")
        if self.stacks is not before.stacks and self.stacks != before.stacks:
            found.append("stacks")
        if self.city_tile is not before.city_tile and self.city_tile != before.city_tile:
            found.append("city_tile")
        if self.sector_tile is not before.sector_tile and self.sector_tile != before.sector_tile:
            found.append("sector_tile")
        if self.first_station is not before.first_station and self.first_station != before.first_station:
            found.append("first_station")
        if self.first_office is not before.first_office and self.first_office != before.first_office:
            found.append("first_office")
        if self.deal_discards != before.deal_discards:
            found.append("deal_discards")
        if self.deal_tile != before.deal_tile:
            found.append("deal_tile")
        if self.under is not before.under and self.under != before.under:
            found.append("under")
        if self.under_seen is not before.under_seen and self.under_seen != before.under_seen:
            found.append("under_seen")
        if self.drawn is not before.drawn and self.drawn != before.drawn:
            found.append("drawn")
        if self.drawn_seen is not before.drawn_seen and self.drawn_seen != before.drawn_seen:
            found.append("drawn_seen")
        if self.under_openly is not before.under_openly and self.under_openly != before.under_openly:
            found.append("under_openly")
        if self.drawn_openly is not before.drawn_openly and self.drawn_openly != before.drawn_openly:
            found.append("drawn_openly")
        if self.replacing is not before.replacing and self.replacing != before.replacing:
            found.append("replacing")
        if self.ordered != before.ordered:
            found.append("ordered")
        if self.endowment is not before.endowment and self.endowment != before.endowment:
            found.append("endowment")
        if self.placed != before.placed:
            found.append("placed")
        if self.action != before.action:
            found.append("action")
        if self.spec_used != before.spec_used:
            found.append("spec_used")
        if self.used != before.used:
            found.append("used")
        if self.city != before.city:
            found.append("city")
        if self.laid != before.laid:
            found.append("laid")
        if self.triangles != before.triangles:
            found.append("triangles")
        if self.need != before.need:
            found.append("need")
        if self.owed != before.owed:
            found.append("owed")
        if self.sector != before.sector:
            found.append("sector")
        if self.deal != before.deal:
            found.append("deal")
        if self.is_first != before.is_first:
            found.append("is_first")
        if self.taken != before.taken:
            found.append("taken")
        if self.accepted != before.accepted:
            found.append("accepted")
        if self.opened != before.opened:
            found.append("opened")
        if self.passed != before.passed:
            found.append("passed")
        if self.waiting != before.waiting:
            found.append("waiting")
        return found

    def setting(self) -> Setting:
        return self.rules
