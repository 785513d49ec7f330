"""What a map changes in the rules, for one number of players, in the form in which the rules ask for it.

Made once when the map is read (``rule_reader.py``). Everything begins as the game itself has it. What can be said by
other prices, limits and start values is said there (``Limits``), so that a map without rules costs nothing.
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = 20
"""No game has more turns (MR-01)."""

CONNECTS: Final = 0
REACHES: Final = 1
MOST_LINKS: Final = 2
EXTRAS: Final = ("connects", "reaches", "most_links")


class Extra:
    """MR-06: points for links of one's own at places."""

    def __init__(self, name: str, kind: int, groups: list[list[int]], points: int) -> None:
        self.name = name
        self.kind = kind
        self.groups = groups
        """The places, as fields; of each group one is enough."""
        self.points = points


class Pay:
    """MR-22: what a delivery brings, where it is not a point for every link."""

    def __init__(self) -> None:
        self.per_link = 1
        self.flat = 0
        """What the mover gets instead of anything for links; 0 where links count."""
        self.long_journey = 0
        self.for_long_journey = 0
        """From so many links on, and what the mover gets then."""
        self.long_link = 0
        self.for_long_link = 0
        """From so many segments on, and what the owner of such a link gets more for it."""
        self.last_link: list[int] = []
        """By turn, what the owner of the link into the destination gets more; empty for nothing."""
        self.colours: list[int] = []
        """By colour, what the mover gets more; empty for nothing."""
        self.pairs: list[tuple[int, int, int]] = []
        """Two ends of a journey, in either direction, and what the mover gets more."""


class Drip:
    """MR-17: cubes that come to a place at the end of goods growth."""

    def __init__(self, places: list[int], cubes: int, colour: int, turns: list[int]) -> None:
        self.places = places
        self.cubes = cubes
        self.colour = colour
        """-1 for any."""
        self.turns = turns


class MapRules:
    """The switches of a map as far as they are no prices, limits or start values of the game."""

    def __init__(self) -> None:
        self.changed = False
        """Whether the map changes any rule."""
        self.goods_gone = False
        """MR-01: the game ends after a turn that leaves no goods on the map."""
        self.cash_by_place: list[int] = []
        """MR-02: what is added for the places of the first order."""
        self.shares_per_turn = 0
        """MR-02: how many shares a company may issue in a turn; 0 for any number."""
        self.bands: list[tuple[int, int]] = []
        """MR-05: the table of the income reduction; empty where the game has its own."""
        self.times: list[int] = []
        """MR-05: by turn, how often it is taken; empty for once in each."""
        self.income_points = 3
        self.share_points = 3
        self.track_points = 1
        self.cash_per_point = 0
        """MR-06: so many dollars are a point at the end; 0 for none."""
        self.extras: list[Extra] = []
        self.priced = False
        """MR-07, MR-08: whether a field costs what the base game does not ask for."""
        self.limits: list[list[int]] = []
        """MR-10: by turn and place in the order, how many tiles in a build turn; empty where the game has its own."""
        self.not_own = False
        """MR-16: no city gets cubes of its own colour at the setup."""
        self.dice: list[int] = []
        """MR-17: how many white and black dice bring goods; empty where the game has its own."""
        self.no_growth: list[int] = []
        """MR-17: turns in which no dice are rolled."""
        self.drips: list[Drip] = []
        self.new_cities: list[int] = []
        """MR-18: the New City tiles that are in the game, by their numbers; empty for all."""
        self.fewest_links = 1
        self.most_links = 0
        """MR-21: how many links a journey has at least, and at most; 0 for as many as the engine pulls."""
        self.pay: Pay | None = None
        self.judged = False
        """Whether journeys must be judged one by one: MR-21, MR-22."""
        self.actions_out: list[int] = []
        """MR-24: by turn, the special actions that lie out, as bits; empty for all."""

    def reductions(self, bands: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """MR-05: the tables by turn, given that of the game."""
        table = self.bands or bands
        return [multiplied(table, times) for times in self.times] or [table] * (LONGEST + 1)


def multiplied(bands: list[tuple[int, int]], times: int) -> list[tuple[int, int]]:
    """A table that takes so many times as much, but never more than there is."""
    if times == 1:
        return bands
    if times == 0:
        return []
    found: list[tuple[int, int]] = []
    for number, (lowest, less) in enumerate(bands):
        whole = times * less
        end = bands[number + 1][0] if number + 1 < len(bands) else max(lowest, whole) + 1
        found += [(income, income) for income in range(lowest, min(end, whole))]
        if whole < end:
            found.append((max(lowest, whole), whole))
    return found


def reduction_of(table: list[tuple[int, int]], income: int) -> int:
    """The entry of the highest band that begins at or below the income."""
    less = 0
    for lowest, minus in table:
        if income >= lowest:
            less = minus
    return less
