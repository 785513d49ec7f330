"""The box, the options and what follows from them and the number of players. Shared by all states of a game."""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.box import Box
from steamshed.games.railroad_revolution.content.moves import Moves
from steamshed.kernel.game_config import Setting

FULL = 200_000
"""How many answers a cache keeps before it begins anew."""


class Rules(Setting):
    """What never changes in a game."""

    def __init__(self, box: Box, moves: Moves, setting: Setting) -> None:
        super().__init__(setting.players, setting.options, setting.version)
        players, options = setting.players, setting.options
        self.box = box
        self.moves = moves
        self.open_draw = options["milestone_draw"] == "open"
        """RR-INFO-02: everybody sees the milestones that somebody draws."""
        self.workers = box.workers[:]
        self.workers[0] = box.start_white * players
        self.stack = box.stack_size[players]
        self.everybody = (1 << players) - 1
        self.networks: dict[int, int] = {}
        self.spaces: dict[int, list[int]] = {}
        self.cheap: dict[int, int] = {}

    def starting_trains(self) -> list[int]:
        """By seat, kind and face: everybody's first train, face up."""
        kinds, found = len(self.box.trains), [0] * (2 * len(self.box.trains) * self.players)
        for seat in range(self.players):
            found[2 * (seat * kinds + self.box.starting_train)] = 1
        return found

    def neutral_on(self, count: int, places: list[int]) -> list[int]:
        """RR-SET-03: first slots, with the number of players where a neutral building stands."""
        return [self.players if place in places else -1 for place in range(count)]

    def network(self, rails: int) -> int:
        """The cities that rails touch, as bits; always with the two of the start space."""
        found = self.networks.get(rails)
        if found is not None:
            return found
        cities, rest, space = self.box.start_network, rails, 0
        while rest:
            if rest & 1:
                cities |= self.box.space_ends[space]
            rest >>= 1
            space += 1
        if len(self.networks) > FULL:
            self.networks.clear()
        self.networks[rails] = cities
        return cities

    def open_spaces(self, rails: int) -> list[int]:
        """RR-RAIL-01: rail spaces without an own rail that touch the network. Do not change the list."""
        found = self.spaces.get(rails)
        if found is not None:
            return found
        cities, ends = self.network(rails), self.box.space_ends
        made = [space for space in range(len(ends)) if ends[space] & cities and not rails >> space & 1]
        if len(self.spaces) > FULL:
            self.spaces.clear()
        self.spaces[rails] = made
        return made

    def cheapest(self, rails: int, count: int) -> int:
        """The fewest triangles of so many more rails, one after the other (RR-RAIL-03)."""
        if count == 0:
            return 0
        key = rails << 3 | count
        known = self.cheap.get(key)
        if known is not None:
            return known
        best = 1 << 20
        for space in self.open_spaces(rails):
            triangles = self.box.terrain[space]
            if triangles < best:
                best = min(best, triangles + self.cheapest(rails | 1 << space, count - 1))
        if len(self.cheap) > FULL:
            self.cheap.clear()
        self.cheap[key] = best
        return best
