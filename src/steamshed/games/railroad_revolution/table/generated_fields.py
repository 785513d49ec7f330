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

    def setting(self) -> Setting:
        return self.rules
