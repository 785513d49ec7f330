"""The box: cities, rail spaces, sectors, tiles, tracks and the player board as tables of numbers.

Made once from the content files and shared by all states. Names are the ids of the content; numbers are their places.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.effects import Effects

ACTIONS: Final[tuple[str, ...]] = ("station", "railroad", "telegraph", "trade")
STATION: Final = 0
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3

TRACKS: Final[tuple[str, ...]] = ("telegraph", "stations", "network")
PIECES: Final[tuple[str, ...]] = ("rail", "building")
FACES: Final[tuple[str, ...]] = ("up", "down")
HALVES: Final[tuple[str, ...]] = ("upper", "lower")
GROUPS: Final[tuple[str, ...]] = ("A1", "A2", "B", "C", "D")
LETTERS: Final[tuple[str, ...]] = ("B", "C", "D")

TOLL_MONEY: Final = 1
TOLL_SHARES: Final = 2
TOLL_WORKER: Final = 3

CONNECT: Final = 0
STATIONS: Final = 1
DEAL_RAILS: Final = 2
TERRAIN_RAILS: Final = 3
CONDITIONS: Final[tuple[str, ...]] = ("connect", "station", "deal_rails", "terrain_rails")

# what a colour of worker adds to an action
FLIP_SPEC: Final = 0
TRAIN_SPEC: Final = 1
EXCHANGE_SPEC: Final = 2
STEPS_SPEC: Final = 3
SHARES_SPEC: Final = 4
BONUS_SPEC: Final = 5
NO_COST_SPEC: Final = 6
PRIMARY_SPEC: Final = 7
TERRAIN_SPEC: Final = 8
EXTRA_SPEC: Final = 9
FIRST_SPEC: Final = 10
SHARE_MONEY_SPEC: Final = 11
TILE_SPEC: Final = 12
DEAL_SPEC: Final = 13
TRAIN_MONEY_SPEC: Final = 14
SPECS: Final = (
    "flip",
    "train",
    "exchange",
    "steps",
    "shares",
    "bonus",
    "no_cost",
    "primary",
    "terrain_money",
    "extra_rail",
    "first_shares",
    "share_money",
    "tile",
    "deal",
    "train_money",
)
SPEC_RULES: Final[tuple[tuple[str, ...], ...]] = (
    ("", "RR-STA-09", "RR-STA-11", "RR-STA-10", "RR-STA-12"),
    ("", "RR-RAIL-07", "RR-RAIL-09", "RR-RAIL-08", "RR-RAIL-10"),
    ("", "RR-TEL-09", "RR-TEL-11", "RR-TEL-10", "RR-TEL-12"),
    ("", "RR-TRD-04", "RR-TRD-06", "RR-TRD-05", "RR-TRD-07"),
)
"""The rule of each colour effect, by action and colour."""


class Spec:
    """A colour effect: its kind, its price and up to two numbers."""

    def __init__(self, kind: int, pay: int, a: int, b: int) -> None:
        self.kind = kind
        self.pay = pay
        self.a = a
        self.b = b


class CityTile:
    """A city tile."""

    def __init__(self, name: str, level: int, cost: int, primary: Effects, bonus_cost: int, bonus: Effects) -> None:
        self.name = name
        self.level = level
        self.cost = cost
        self.primary = primary
        self.bonus_cost = bonus_cost
        self.bonus = bonus


class Train:
    """A kind of train."""

    def __init__(self, name: str, count: int, starting: bool, cost: int, effects: Effects) -> None:
        self.name = name
        self.count = count
        self.starting = starting
        self.cost = cost
        self.effects = effects
        self.gives_money = bool(effects.money or effects.shares)


class Milestone:
    """A milestone tile. ``managers`` are colours, -1 for any; a condition is (kind, level or terrain, number)."""

    def __init__(
        self, name: str, group: int, points: int, managers: list[int], conditions: list[tuple[int, int, int]]
    ) -> None:
        self.name = name
        self.group = group
        self.points = points
        self.managers = managers
        self.conditions = conditions
        self.asks: list[tuple[int, int, int]] = []
        """What the conditions count: kind (0 network, 1 stations, 2 rails), which ones as bits, how many."""

    @property
    def letter(self) -> int:
        """The pile that replaces this tile: 0 for B; 3 for none (RR-MIL-09)."""
        return 0 if self.group < 2 else self.group - 1


class Deal:
    """One half of a deal tile."""

    def __init__(self, shares: int, money: int, effects: Effects) -> None:
        self.shares = shares
        self.money = money
        self.effects = effects


class Box:
    """Everything in the box. Filled by ``reader``."""

    def __init__(self) -> None:
        # map
        self.cities: list[str] = []
        self.city_names: list[str] = []
        self.city_of: dict[str, int] = {}
        self.city_level: list[int] = []
        self.city_at: list[tuple[float, float]] = []
        self.printed: list[bool] = []
        self.spaces: list[str] = []
        self.space_of: dict[str, int] = {}
        self.space_ends: list[int] = []
        """Rail space to its two cities, as bits."""
        self.space_pair: list[tuple[int, int]] = []
        self.terrain: list[int] = []
        self.deal_space: list[bool] = []
        self.start_space = ""
        self.start_pair = (0, 0)
        self.start_network = 0
        self.level_mask: dict[int, int] = {}
        self.deal_mask = 0
        self.terrain_mask: list[int] = [0, 0, 0, 0]
        self.last_level = 0
        self.last_level_mask = 0
        # tiles
        self.city_tiles: list[CityTile] = []
        self.city_tile_of: dict[str, int] = {}
        self.printed_tile: list[int] = []
        """City to its printed tile, or -1."""
        self.sector_shares: list[int] = []
        self.sector_first: list[int] = []
        self.sector_deal: list[bool] = []
        self.sector_link: list[int] = []
        self.telegraph_tiles: list[Effects] = []
        self.telegraph_names: list[str] = []
        self.telegraph_of: dict[str, int] = {}
        self.trains: list[Train] = []
        self.train_of: dict[str, int] = {}
        self.starting_train = 0
        self.stack_size: dict[int, int] = {}
        self.train_points = 0
        self.milestones: list[Milestone] = []
        self.milestone_of: dict[str, int] = {}
        self.group_tiles: list[list[int]] = [[] for _ in GROUPS]
        self.draw_size = 3
        self.deals: list[list[Deal]] = []
        """Deal tile to its upper and lower deal."""
        self.deal_names: list[str] = []
        self.deal_of: dict[str, int] = {}
        self.endowments: list[list[Effects]] = []
        self.endowment_names: list[str] = []
        self.endowment_of: dict[str, int] = {}
        # tracks
        self.track_points: list[list[int]] = []
        self.toll_kind: list[list[int]] = []
        self.toll_size: list[list[int]] = []
        # player board
        self.rails = 0
        self.buildings = 0
        self.rail_sector: list[int] = []
        """Rails left to the sector of the leftmost one; the number of sectors when none is left."""
        self.building_sector: list[int] = []
        self.sector_money: list[int] = []
        self.sector_pieces: list[tuple[int, int]] = []
        self.logo_after = 0
        self.rails_after_logo = 0
        self.buildings_after_logo = 0
        # actions
        self.rails_per_action = 2
        self.railroad_base = 400
        self.triangle = 100
        self.specs: list[list[Spec]] = []
        """By action and colour; the entry of white is not used."""
        # numbers
        self.start_money = 0
        self.start_shares = 0
        self.start_white = 0
        self.share_price = 0
        self.hire_price = 0
        self.minimum = 0
        self.workers: list[int] = [0, 0, 0, 0, 0]
        """Specialists by colour; white ones depend on the number of players."""
        self.neutral_cities: dict[int, list[int]] = {}
        self.neutral_sectors: dict[int, list[int]] = {}
        # worked out
        self.best_flip = 0
        """The most a flip of a train can bring."""
        self.dearest = 0
        """The highest price of anything that is paid at once."""

    def finish(self) -> None:
        """Works out what follows from the rest."""
        for city, level in enumerate(self.city_level):
            self.level_mask[level] = self.level_mask.get(level, 0) | 1 << city
        self.last_level = max(self.city_level)
        self.last_level_mask = self.level_mask[self.last_level]
        for space, terrain in enumerate(self.terrain):
            self.terrain_mask[terrain] |= 1 << space
            if self.deal_space[space]:
                self.deal_mask |= 1 << space
        for tile in self.milestones:
            for kind, what, number in tile.conditions:
                if kind == DEAL_RAILS:
                    tile.asks.append((2, self.deal_mask, number))
                elif kind == TERRAIN_RAILS:
                    tile.asks.append((2, self.terrain_mask[what], number))
                else:
                    tile.asks.append((kind, self.level_mask.get(what, 0), number))
        self.rail_sector = self.leftmost(0)
        self.building_sector = self.leftmost(1)
        self.rails, self.buildings = len(self.rail_sector) - 1, len(self.building_sector) - 1
        self.rails_after_logo = sum(pieces[0] for pieces in self.sector_pieces[self.logo_after :])
        self.buildings_after_logo = sum(pieces[1] for pieces in self.sector_pieces[self.logo_after :])
        prices = [self.hire_price]
        prices += [tile.bonus_cost for tile in self.city_tiles]
        prices += [spec.pay for row in self.specs for spec in row]
        prices += [train.cost for train in self.trains]
        prices += [deal.money for pair in self.deals for deal in pair]
        self.dearest = max(prices)
        for train in self.trains:
            value = train.effects.money + train.effects.shares * self.share_price - train.cost
            self.best_flip = max(self.best_flip, value)

    def leftmost(self, kind: int) -> list[int]:
        """Pieces left to the sector of the leftmost one (RR-STA-01, RR-RAIL-01: from the left)."""
        found: list[int] = [len(self.sector_pieces)]
        for sector in range(len(self.sector_pieces) - 1, -1, -1):
            found.extend([sector] * self.sector_pieces[sector][kind])
        return found
