"""Every run that a train could make now.

A sub-solver for bots, and for people who ask where to go. It follows the rules of moving exactly: what it finds can be
played step by step.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.actions import STEPS
from steamshed.games.days_of_steam.rules.train_runs import step_cost, ways_out
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import is_curve
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.kernel.action import Action

BETWEEN: Final = 9999
"""Stands between the parts of a key."""


class Outcome:
    """How a run could end: the steps to it, and everything that is different then."""

    def __init__(self, path: list[Action], node: int, cargo: int, origin: int, goods: list[int]) -> None:
        self.path = path
        self.node = node
        self.cargo = cargo
        self.origin = origin
        self.goods = goods
        """What lies in the cities while the train is where it is."""
        self.delivered: list[int] = []
        """Colours delivered in this run."""
        self.spent = 0
        self.rolls = False


class Runs:
    """Every run worth a thought that a train can make, or go on with."""

    def __init__(self, state: Table, seat: int, steam: int) -> None:
        self.state = state
        self.seat = seat
        self.steam = steam
        """What can be spent from here on."""
        self.goods = state.goods[:]
        self.cargo = state.cargo[seat]
        self.origin = state.origin[seat]
        self.delivered = state.pending[:]
        self.path: list[Action] = []
        self.spent = state.spent
        self.found: dict[tuple[int, ...], Outcome] = {}
        colours = len(state.rules.box.colours)
        self.colours = colours
        self.wanted = [0] * colours
        """Colour to how many cities take such goods."""
        for colour in state.city_colour:
            self.wanted[colour] += 1

    def outcomes(self) -> list[Outcome]:
        state, seat = self.state, self.seat
        self.go_on(state.node[seat], state.entered, state.curve, state.just_loaded)
        return list(self.found.values())

    def go_on(self, node: int, entered: int, curve: bool, loaded: bool) -> None:
        """The train is on a node: it stops, loads, or runs on."""
        state, track = self.state, self.state.track
        cell = node // 4
        laying = track.tile[cell]
        if self.spent and not loaded and (laying == STOP or not state.stood_on(node, self.seat)):
            self.note(node, entered, curve)
        if self.steam <= 0:
            return
        if laying == STOP and self.cargo < 0:
            self.load(node, curve)
        if entered >= 0:
            ways = track.tiles.exits[4 * laying + entered]
        elif laying == STOP:
            ways = [0, 1, 2, 3]
        else:
            ways = ways_out(state, self.seat)
        for out in ways:
            self.step(cell, entered, out, curve)

    def load(self, node: int, curve: bool) -> None:
        """Every good here that some other city takes."""
        city = self.state.city_at[node // 4]
        own = self.state.city_colour[city]
        for colour in range(self.colours):
            good = city * self.colours + colour
            if self.goods[good] and self.wanted[colour] > (1 if colour == own else 0):
                self.goods[good] -= 1
                self.cargo, self.origin = colour, city
                self.path.append(self.state.rules.box.loads[colour])
                self.go_on(node, -1, curve, True)
                self.path.pop()
                self.cargo, self.origin = -1, -1
                self.goods[good] += 1

    def step(self, cell: int, entered: int, out: int, curve: bool) -> None:
        state, track = self.state, self.state.track
        following = cell + track.grid.steps[out]
        laying = track.tile[following]
        if laying == EMPTY:
            return
        entry = out ^ 2
        node = 4 * following + track.tiles.piece[4 * laying + entry]
        cost = step_cost(state, self.seat, node)
        if cost > self.steam:
            return
        self.steam -= cost
        self.spent += cost
        self.path.append(STEPS[out])
        curve = curve or (entered >= 0 and is_curve(entered, out))
        if laying == STOP:
            city = state.city_at[following]
            if self.cargo >= 0 and self.cargo == state.city_colour[city] and self.origin != city:
                cargo, origin = self.cargo, self.origin
                self.delivered.append(cargo)
                self.cargo, self.origin = -1, -1
                self.go_on(node, -1, curve, False)
                self.delivered.pop()
                self.cargo, self.origin = cargo, origin
            else:
                self.go_on(node, -1, curve, False)
        else:
            self.go_on(node, entry, curve, False)
        self.path.pop()
        self.spent -= cost
        self.steam += cost

    def note(self, node: int, entered: int, curve: bool) -> None:
        """Keeps the cheapest way to an outcome, with a roll and without."""
        state, numbers = self.state, self.state.rules.numbers
        if entered >= 0 and not curve:
            ways = state.track.tiles.exits[4 * state.track.tile[node // 4] + entered]
            curve = len(ways) > 0 and all(is_curve(entered, out) for out in ways)
        rolls = curve and self.spent > numbers.speed_limit
        key = (node, self.cargo, self.origin, 1 if rolls else 0, *self.delivered, BETWEEN, *self.goods)
        known = self.found.get(key)
        if known is not None and known.spent <= self.spent:
            return
        found = Outcome(self.path[:], node, self.cargo, self.origin, self.goods[:])
        found.delivered = self.delivered[:]
        found.spent = self.spent
        found.rolls = rolls
        self.found[key] = found
