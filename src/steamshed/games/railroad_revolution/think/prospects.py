"""How far away milestones are: the work that a network and its stations still lack, for every milestone of the box.

Work is counted in turns. Money counts too: a turn that earns brings about ``TURN_MONEY`` dollars besides its points.
The answers depend on the rails and stations of a company and on the tiles of the cities only, and are kept.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.content.box import LETTERS, Box

TURN_MONEY: Final = 1400.0
"""Dollars that stand for the work of one turn: half a turn's worth is money, the other half what comes with it."""
OVERLAP: Final = 0.7
"""What a second city, rail or condition costs beside the first: part of its way is laid by then."""
REWARD: Final = {"workers": 0.35, "steps": 0.1}
"""Work that a station saves by what its primary reward brings: for each worker, for each step."""
FAR: Final = 99.0
FULL: Final = 20_000
"""How many answers are kept before the memory begins anew."""


class Prospects:
    """The work still to do for the milestones, with the city tiles of one game."""

    def __init__(self, box: Box, city_tile: list[int]) -> None:
        self.box = box
        self.city_tile = city_tile[:]
        self.known: dict[int, list[float]] = {}
        self.rail_work = [
            1.0 / box.rails_per_action
            + (box.railroad_base / box.rails_per_action + box.triangle * triangles) / TURN_MONEY
            for triangles in box.terrain
        ]
        self.station_work = [self.work_of_station(tile) for tile in city_tile]
        self.conditions: list[tuple[int, int, int]] = []
        """Every condition of the box once."""
        self.asked: list[list[int]] = []
        """Milestone to its conditions."""
        for tile in box.milestones:
            numbers: list[int] = []
            for ask in tile.asks:
                if ask not in self.conditions:
                    self.conditions.append(ask)
                numbers.append(self.conditions.index(ask))
            self.asked.append(numbers)

    def work_of_station(self, tile: int) -> float:
        """A turn and the price of the tile, less what its reward saves."""
        found = self.box.city_tiles[tile]
        reward = found.primary
        saved = REWARD["workers"] * max(reward.workers, 1 if reward.either else 0)
        for made in reward.texts:
            if made.startswith("steps "):
                saved += REWARD["steps"] * int(made[6:])
        return 1.0 + found.cost / TURN_MONEY - saved

    def work(self, rails: int, stations: int) -> list[float]:
        """By milestone, the work that its conditions still ask for; after them, by letter, what a new one may ask."""
        key = stations << len(self.box.spaces) | rails
        found = self.known.get(key)
        if found is None:
            if len(self.known) > FULL:
                self.known.clear()
            found = self.find(rails, stations)
            self.known[key] = found
        return found

    def find(self, rails: int, stations: int) -> list[float]:
        ways = self.ways(rails)
        needs = [self.need(ask, rails, stations, ways) for ask in self.conditions]
        found: list[float] = []
        for numbers in self.asked:
            most, total = 0.0, 0.0
            for number in numbers:
                need = needs[number]
                total += need
                if need > most:
                    most = need
            found.append(most + OVERLAP * (total - most))
        for letter in range(len(LETTERS)):
            some = [found[tile] for tile in self.box.group_tiles[letter + 2]]
            some.sort()
            # the best of three out of all: between the second and the fourth
            some = some[1:4] or some
            found.append(sum(some) / len(some) if some else FAR)
        return found

    def ways(self, rails: int) -> list[float]:
        """City to the work of laying rails there from the network."""
        box = self.box
        found = [FAR] * len(box.cities)
        one, other = box.start_pair
        found[one] = 0.0
        found[other] = 0.0
        for space in range(len(box.spaces)):
            if rails >> space & 1:
                one, other = box.space_pair[space]
                found[one] = 0.0
                found[other] = 0.0
        changed = True
        while changed:
            changed = False
            for space in range(len(box.spaces)):
                one, other = box.space_pair[space]
                work = self.rail_work[space]
                if found[one] + work < found[other]:
                    found[other] = found[one] + work
                    changed = True
                elif found[other] + work < found[one]:
                    found[one] = found[other] + work
                    changed = True
        return found

    def need(self, ask: tuple[int, int, int], rails: int, stations: int, ways: list[float]) -> float:
        """The work for one condition: the nearest cities, stations or rails that it lacks."""
        kind, which, number = ask
        some: list[float] = []
        if kind == 2:
            missing = number - (rails & which).bit_count()
            if missing <= 0:
                return 0.0
            for space in range(len(self.rail_work)):
                if which >> space & 1 and not rails >> space & 1:
                    one, other = self.box.space_pair[space]
                    some.append(min(ways[one], ways[other]) + self.rail_work[space])
        elif kind == 1:
            missing = number - (stations & which).bit_count()
            if missing <= 0:
                return 0.0
            for city in range(len(ways)):
                if which >> city & 1 and not stations >> city & 1:
                    some.append(ways[city] + self.station_work[city])
        else:
            missing = number
            for city in range(len(ways)):
                if which >> city & 1:
                    if ways[city] == 0.0:
                        missing -= 1
                    else:
                        some.append(ways[city])
            if missing <= 0:
                return 0.0
        if len(some) < missing:
            return FAR
        some.sort()
        total = some[0]
        for at in range(1, missing):
            total += OVERLAP * some[at] if kind != 1 else self.least_station(some[at])
        return total

    def least_station(self, work: float) -> float:
        """A further station takes its own turn; only the way there may be shared."""
        return 1.0 + OVERLAP * max(0.0, work - 1.0)
