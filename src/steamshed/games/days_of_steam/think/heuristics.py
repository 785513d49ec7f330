"""How a sensible engine driver thinks: what a position is worth, and what to do with a turn.

Everything is measured in victory points. The thoughts, in plain words:

* A delivery is worth 2 points and what its colour adds: a new colour is worth going further for.
* What counts is how many turns away a delivery is. Steam decides that: a tile brings one or two, a link of two tiles
  costs three. So steam is worth something as long as it can be used, and a place near the next good too.
* Whoever gets enough points wins at once: the delivery that does it is worth much more than its points.
* A run over curves with more than two steam may derail: the steam is gone then, and the turn.
* Short straight track that ends where a city can be placed is worth having; every city brings goods.
* The others run on the same track: what helps them more than oneself is left alone.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.ai.heuristics import Heuristics
from steamshed.games.days_of_steam.actions import STOP_HERE, Burn, City, DrawCity, Exchange, Place, Track, Water
from steamshed.games.days_of_steam.plan.runs import Outcome, Runs
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN, RUN
from steamshed.games.days_of_steam.think.planning import FAR, Ways
from steamshed.games.days_of_steam.track.circuits import NEW, judge
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.kernel.action import Action

PATIENCE: Final = 0.88
"""What a point is worth if it comes a turn later."""
STEAM_A_TURN: Final = 1.6
"""Steam that a turn of laying brings."""
STEAM_A_RUN: Final = 5.0
"""Steam that is spent in one run."""
TURNS_A_TILE: Final = 1.4
"""Turns in which one track tile is laid: the others are for cities, running and water."""
COAL: Final = 0.8
"""What a coal cube is worth in steam: it has to be burnt a turn ahead."""
WIN: Final = 10.0
"""Points that the delivery which wins at once is worth beyond its own."""
WON: Final = 100.0
"""The worth of a game that is won."""
AHEAD: Final = 4
"""How many deliveries are thought of."""
RIVAL: Final = 0.4
"""How much the prospects of the best rival hurt."""
STEAM: Final = 0.03
"""Points for a steam, whatever it is used for."""
SITE: Final = 0.5
"""Points for a good place for the next city."""
BEST_LINK: Final = 30
"""Tenths of steam to run a link of two straight tiles, the shortest there is."""
POOR_LINK: Final = 40
"""How much more makes a link worthless."""
SYMBOL: Final = 0.1
"""Points for keeping a tile that may be laid over others: it may close a circuit one day."""
UNSEEN_GOODS: Final = 0.3
"""Points to be hoped for from the goods of a city drawn from the pile."""


class DaysOfSteamHeuristics(Heuristics[DaysOfSteam]):
    """The judgement of a sensible engine driver."""

    def evaluate(self, state: DaysOfSteam, seat: int) -> float:
        """How good a position is for a seat: own prospects, less a part of those of the best rival."""
        return Judgement(state, seat).value(state)

    def advise(self, state: DaysOfSteam, legal: list[Action], rng: random.Random) -> Action | None:
        """Plans the whole turn and says how it begins."""
        assert state.seat is not None
        judgement = Judgement(state, state.seat)
        if state.phase == RUN:
            return judgement.best_run(state).first
        if state.phase == PLACE_DRAWN:
            return judgement.best_place(state, legal)
        return judgement.best_turn(state, legal)


class Choice:
    """An action that begins the best plan so far, and what the plan is worth."""

    def __init__(self, first: Action | None, value: float) -> None:
        self.first = first
        self.value = value

    def consider(self, action: Action, value: float) -> None:
        if value > self.value:
            self.first = action
            self.value = value


class Judgement:
    """One decision of one seat."""

    def __init__(self, state: DaysOfSteam, seat: int) -> None:
        self.rules = state.rules
        self.seat = seat
        self.ways = Ways(state.rules.box)
        self.colours = len(state.rules.box.colours)
        self.known: dict[tuple[int, ...], float] = {}
        """What deliveries were found to be worth, by all that they depend on."""

    # -- what a position is worth --------------------------------------------------------------------------------

    def value(self, state: DaysOfSteam) -> float:
        """Own prospects, less a part of those of the best rival, and what the track promises."""
        if state.seat is None:
            return self.final(state)
        table = self.ways.table(state)
        return self.standing(state, table) + self.promise(state)

    def final(self, state: DaysOfSteam) -> float:
        """The worth of a game that is over: nothing but the places counts."""
        return WON if self.seat in state.standing()[0] else -WON

    def standing(self, state: DaysOfSteam, table: list[int]) -> float:
        own = self.prospects(state, self.seat, table)
        rival = 0.0
        for seat in range(self.rules.players):
            if seat != self.seat:
                rival = max(rival, self.prospects(state, seat, table))
        return own - RIVAL * rival

    def prospects(self, state: DaysOfSteam, seat: int, table: list[int]) -> float:
        """Points that a seat has and may hope for."""
        have = points(state, seat)
        if have >= self.rules.numbers.win:
            return WON
        here = self.ways.from_train(state, seat, table)
        # most boards that are compared differ in little: what does not change for a seat is worked out once
        own = (seat, have, state.steam[seat], state.coal[seat], state.cargo[seat], state.origin[seat])
        delivered = state.delivered[seat * self.colours : (seat + 1) * self.colours]
        key = own + tuple(delivered + here + state.goods + state.city_colour + table)
        hoped = self.known.get(key, -1.0)
        if hoped < 0.0:
            hoped = self.known[key] = self.deliveries(state, seat, table, here, have)
        return have + STEAM * state.steam[seat] + hoped

    def deliveries(self, state: DaysOfSteam, seat: int, table: list[int], here: list[int], have: int) -> float:
        """The next few deliveries, the best one first, each worth less the more turns it is away."""
        colours, count = self.colours, len(state.city_cell)
        numbers = self.rules.numbers
        steam = 10.0 * (state.steam[seat] + COAL * state.coal[seat])
        goods = state.goods[:]
        delivered = state.delivered[seat * colours : (seat + 1) * colours]
        cargo, origin = state.cargo[seat], state.origin[seat]
        # as many rounds as the pile lasts if everybody lays; turns of running make it last longer
        last = 1.0 + TURNS_A_TILE * state.pile_size / self.rules.players
        spent, hoped = 0, 0.0
        for _ in range(AHEAD):
            best, cost_of_best, from_best, to_best, kind = 0.0, 0, -1, -1, -1
            for city in range(count):
                for colour in range(colours):
                    if cargo >= 0:
                        # what is aboard comes first
                        if city > 0 or colour != cargo:
                            continue
                    elif not goods[city * colours + colour] or here[city] >= FAR:
                        continue
                    worth = float(self.worth(delivered, colour))
                    if have + worth >= numbers.win:
                        worth += WIN
                    if worth <= best:
                        continue
                    for to in range(count):
                        start = origin if cargo >= 0 else city
                        if state.city_colour[to] != colour or to == start:
                            continue
                        cost = here[to] if cargo >= 0 else here[city] + table[count * city + to]
                        if cost >= FAR:
                            continue
                        turns = self.turns(spent + cost, steam)
                        gain = worth * PATIENCE**turns
                        if gain > best and turns <= last:
                            best, cost_of_best, from_best, to_best, kind = gain, cost, city, to, colour
            if kind < 0:
                if cargo < 0:
                    break
                # nobody takes it: it will be put down somewhere
                cargo = -1
                continue
            hoped += best
            spent += cost_of_best
            have += self.worth(delivered, kind)
            if have >= numbers.win:
                break
            delivered[kind] += 1
            if cargo < 0:
                goods[from_best * colours + kind] -= 1
            cargo = -1
            here = table[count * to_best : count * to_best + count]
        return hoped

    def turns(self, cost: int, steam: float) -> float:
        """Turns until so much has been run: to get what is missing, and the runs themselves."""
        missing = max(0.0, cost - steam)
        return missing / (10.0 * STEAM_A_TURN) + max(1.0, cost / (10.0 * STEAM_A_RUN))

    def worth(self, delivered: list[int], colour: int) -> int:
        """Points of the next good of a colour."""
        numbers = self.rules.numbers
        if delivered[colour]:
            return numbers.points_good
        different = len(delivered) - delivered.count(0)
        bonus = numbers.points_colours
        return numbers.points_good + bonus[different + 1] - bonus[different]

    def promise(self, state: DaysOfSteam) -> float:
        """What open track is worth: the best three places for cities, those that need more tiles less."""
        if len(state.city_cell) >= self.rules.box.cities:
            return 0.0
        track = state.track
        first, second, third = 0.0, 0.0, 0.0
        for cell in track.open:
            best = 0.0
            site = cell in track.sites
            for edge in range(4):
                other = cell + track.grid.steps[edge]
                distance = track.dist[4 * other + (edge ^ 2)]
                if track.tile[other] == EMPTY or distance > 3:
                    continue
                cost = self.ways.end_from(track, 4 * other + (edge ^ 2))
                if not site:
                    # tiles that are still missing
                    if distance > 1:
                        continue
                    cost += 10 * (2 - distance)
                quality = 1.0 - float(cost - BEST_LINK) / POOR_LINK
                if not site:
                    quality *= 0.6 if distance == 1 else 0.35
                best = max(best, quality)
            if best > first:
                first, second, third = best, first, second
            elif best > second:
                second, third = best, second
            elif best > third:
                third = best
        return SITE * (first + 0.5 * second + 0.25 * third)

    # -- a turn --------------------------------------------------------------------------------------------------

    def best_turn(self, state: DaysOfSteam, legal: list[Action]) -> Action:
        """The best of laying, running and taking water; coal before it if that is better."""
        best = self.best_work(state, legal)
        numbers, seat = self.rules.numbers, self.seat
        for action in legal:
            if isinstance(action, Water):
                after = state.clone()
                after.steam[seat] = min(numbers.most_steam, after.steam[seat] + numbers.water_tower)
                best.consider(action, self.value(after))
            elif isinstance(action, Burn):
                after = state.clone()
                after.steam[seat] += action.cubes
                after.coal = after.coal[:]
                after.coal[seat] -= action.cubes
                after.burnt = action.cubes
                best.consider(action, self.best_work(after, legal).value)
        if best.first is None:
            return self.worst_tile(legal)
        return best.first

    def worst_tile(self, legal: list[Action]) -> Action:
        """What to exchange: a tile with little steam, rather without the symbol."""
        types = self.rules.box.types
        best = Choice(None, -FAR)
        for action in legal:
            assert isinstance(action, Exchange)
            type = types.number[action.tile]
            best.consider(action, -types.steam[type] - (0.5 if types.over[type] else 0.0))
        assert best.first is not None
        return best.first

    def best_work(self, state: DaysOfSteam, legal: list[Action]) -> Choice:
        """The best tile or run."""
        best, types = self.best_run(state), self.rules.box.types
        for action in legal:
            if isinstance(action, Track):
                lost = SYMBOL if types.over[types.number[action.tile]] else 0.0
                best.consider(action, self.value(self.with_track(state, action)) - lost)
            elif isinstance(action, City):
                best.consider(action, self.value(self.with_city(state, action)))
            elif isinstance(action, DrawCity):
                best.consider(action, self.value_of_drawing(state))
        return best

    def with_track(self, state: DaysOfSteam, action: Track) -> DaysOfSteam:
        """The position after laying a tile, before another is drawn."""
        after, box = state.clone(), state.rules.box
        type = box.types.number[action.tile]
        cell = after.make_room(after.track.grid.at(action.x, action.y))
        old = after.track.tile[cell]
        after.track.lay(cell, box.tiles.find[4 * type + action.turn])
        after.hands[self.seat].remove(type)
        self.gain(after, cell, old, box.types.steam[type])
        if state.pile_size == 1 and not state.rules.end_of_round:
            # the last tile of the pile is drawn: it is over
            after.seat = None
        return after

    def with_city(self, state: DaysOfSteam, action: City) -> DaysOfSteam:
        """The position after placing a city of the display, before another takes its place."""
        slot, colours = action.slot - 1, self.colours
        after = self.with_new_city(state, state.display[slot], action.x, action.y)
        for colour in range(colours):
            after.goods[colour - colours] = state.display_goods[slot * colours + colour]
        return after

    def with_new_city(self, state: DaysOfSteam, colour: int, x: int, y: int) -> DaysOfSteam:
        after = state.clone()
        cell = after.make_room(after.track.grid.at(x, y))
        after.add_city(cell, colour)
        after.track.lay(cell, STOP)
        self.gain(after, cell, EMPTY, state.rules.box.city_steam[colour])
        if len(after.city_cell) == state.rules.box.cities:
            after.coal = [state.rules.numbers.coal_per_player] * state.rules.players
        return after

    def gain(self, after: DaysOfSteam, cell: int, old: int, steam: int) -> None:
        """Steam and marker for what was laid on a cell."""
        seat = self.seat
        after.steam[seat] = min(self.rules.numbers.most_steam, after.steam[seat] + steam)
        if after.markers_left() and judge(after.track, cell, old, self.rules.any_loop).reason == NEW:
            after.markers = after.markers[:]
            after.markers[seat] += 1

    def value_of_drawing(self, state: DaysOfSteam) -> float:
        """The average over the colours in the pile, each on its best cell."""
        total, grid = 0.0, state.track.grid
        for colour, count in enumerate(state.city_pile):
            if count:
                best = max(
                    self.value(self.with_new_city(state, colour, grid.x(cell), grid.y(cell)))
                    for cell in state.track.sites
                )
                total += count * best
        return UNSEEN_GOODS + total / sum(state.city_pile)

    def best_place(self, state: DaysOfSteam, legal: list[Action]) -> Action | None:
        """The best cell for a city that was drawn."""
        best = Choice(None, -FAR)
        for action in legal:
            assert isinstance(action, Place)
            best.consider(action, self.value(self.with_new_city(state, state.drawn, action.x, action.y)))
        return best.first

    # -- runs ----------------------------------------------------------------------------------------------------

    def best_run(self, state: DaysOfSteam) -> Choice:
        """The best run from here, whole, and its first step."""
        best = Choice(None, -FAR)
        table, promise = self.ways.table(state), self.promise(state)
        stayed = None
        for outcome in Runs(state, self.seat, state.spendable(self.seat)).outcomes():
            value = self.standing(self.after_run(state, outcome), table)
            if outcome.rolls:
                if stayed is None:
                    stayed = self.derailed(state)
                numbers = self.rules.numbers
                odds = float(outcome.spent - numbers.speed_limit) / numbers.die
                stayed.steam[self.seat] = state.steam[self.seat] - outcome.spent + state.spent
                value += odds * (self.standing(stayed, table) - value)
            if outcome.path:
                best.consider(outcome.path[0], value + promise)
            else:
                best.consider(STOP_HERE, value + promise)
        return best

    def after_run(self, state: DaysOfSteam, outcome: Outcome) -> DaysOfSteam:
        """The position when a run has ended well."""
        seat, colours = self.seat, self.colours
        after = state.clone()
        after.node[seat] = outcome.node
        after.steam[seat] -= outcome.spent - state.spent
        after.goods = outcome.goods[:]
        after.cargo[seat] = outcome.cargo
        after.origin[seat] = outcome.origin
        for colour in outcome.delivered:
            after.delivered = after.delivered[:]
            after.delivered[seat * colours + colour] += 1
        city = state.city_at.get(outcome.node // 4, -1)
        if city >= 0 and outcome.cargo >= 0:
            after.goods[city * colours + outcome.cargo] += 1
            after.cargo[seat] = -1
            after.origin[seat] = -1
        return after

    def derailed(self, state: DaysOfSteam) -> DaysOfSteam:
        """The position when a run has ended badly: everything is where it was."""
        seat, after = self.seat, state.clone()
        if state.phase == RUN:
            for good in state.loads:
                after.goods[good] += 1
            after.node[seat] = state.run_node
            after.cargo[seat] = state.run_cargo
            after.origin[seat] = state.run_origin
        return after
