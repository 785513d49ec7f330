"""What a position holds for everybody, in named numbers: the judge of those who think about the others, too.

The numbers of the first half are cheap: points, steam, and deliveries by how many turns they are away. Those of the
second half look one turn ahead exactly: the best run that a train could make at once, and rings that one tile closes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from steamshed.ai.heuristics import BUILDING, RIVALS
from steamshed.games.days_of_steam.plan.runs import Runs
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.think.heuristics import COAL, PATIENCE, TURNS_A_TILE, Judgement
from steamshed.games.days_of_steam.think.planning import FAR
from steamshed.games.days_of_steam.track.circuits import NEW, judge
from steamshed.games.days_of_steam.track.squaregrid import PAIRS
from steamshed.games.days_of_steam.track.squaretiles import EMPTY

NAMES: Final = (
    "points",
    "steam",
    "coal",
    "deliveries",
    "finish",
    "sites",
    "symbols",
    "turn",
    "rival-points",
    "rival-steam",
    "rival-deliveries",
    "rival-finish",
    "run",
    "win",
    "ring",
    "rival-run",
    "rival-win",
    "rival-ring",
)
"""The features, in the order in which they are computed."""
QUICK: Final = 12
"""How many of them are cheap."""
POINTS, STEAM, COALS, DELIVERIES, FINISH, SITES, SYMBOLS, TURN = range(8)
RIVAL_POINTS, RIVAL_STEAM, RIVAL_DELIVERIES, RIVAL_FINISH = range(8, QUICK)
BEST_RUN, WIN, RING, RIVAL_RUN, RIVAL_WIN, RIVAL_RING = range(QUICK, 18)
OVER: Final = "over"
"""The only feature of a game that is over: how it ended."""
VICTORY: Final = 15.0
"""Points by which it is better to win than to come near it."""
RATES: Final = [PATIENCE ** (0.1 * tenths) for tenths in range(400)]
"""What a point is worth that comes so many tenths of turns later."""
OF_KIND: Final = {
    **dict.fromkeys(NAMES[RIVAL_POINTS:QUICK] + NAMES[RIVAL_RUN:], RIVALS),
    **dict.fromkeys(("sites", "symbols", "ring"), BUILDING),
}


class Hope:
    """What a seat may hope for: deliveries to come, and how near the one is that wins."""

    def __init__(self, deliveries: float, finish: float) -> None:
        self.deliveries = deliveries
        self.finish = finish


class Temper:
    """How a driver takes its rivals, by how many there are."""

    def __init__(self, habits: Mapping[str, float], players: int, minds: bool) -> None:
        many = players > 2
        self.rivalry = float((players - 1) ** -habits.get("sharing", 0.0))
        """What the best rival means: less among several, for whatever stops him helps the others, too."""
        self.contested = habits.get("contested-many" if many else "contested", 1.0) if minds else 1.0
        """What is left of a delivery's worth if a rival could load the good before."""
        self.everybody = habits.get("everybody", 0.0) if many else 0.0
        """From 0, only the best rival's hopes count, to 1, those of all together do."""


class Outlook(Judgement):
    """One decision of one seat: values of positions that differ in little."""

    def __init__(self, state: DaysOfSteam, seat: int, weights: list[float], ahead: int, temper: Temper) -> None:
        super().__init__(state, seat)
        self.weights = weights
        self.ahead = ahead
        """How many deliveries are thought of."""
        self.hopes: dict[tuple[int, ...], Hope] = {}
        self.rivalry = temper.rivalry
        self.contested = temper.contested
        self.everybody = temper.everybody
        self.rates = RATES

    # -- features ------------------------------------------------------------------------------------------------

    def features(self, state: DaysOfSteam) -> list[float]:
        """All numbers of a position in which the game goes on."""
        return self.quick(state) + self.exact(state)

    def quick(self, state: DaysOfSteam) -> list[float]:
        table = self.ways.table(state)
        return self.of_seats(state, table, self.promise(state))

    def of_seats(self, state: DaysOfSteam, table: list[int], sites: float) -> list[float]:
        """The cheap half, where the ways and the promise of the track are known."""
        seat, types = self.seat, self.rules.box.types
        own = self.hope(state, seat, table, self.rivals_there(state, table))
        symbols = 0.0
        for type in state.hands[seat]:
            if types.over[type]:
                symbols += 1.0
        found = [float(points(state, seat)), boiler(state, seat), float(state.coal[seat]), own.deliveries, own.finish]
        found += [sites, symbols, 1.0 if state.seat == seat else 0.0]
        most, best, finish, hoped = -1.0, -1, 0.0, 0.0
        for other in range(self.rules.players):
            if other == seat:
                continue
            hope = self.hope(state, other, table, [])
            finish = max(finish, hope.finish)
            hoped += hope.deliveries
            prospects = points(state, other) + hope.deliveries
            if prospects > most:
                most, best = prospects, other
        there, share = float(points(state, best)), self.rivalry
        boilers = boiler(state, best) + COAL * state.coal[best]
        deliveries = (1.0 - self.everybody) * (most - there) + self.everybody * hoped
        return [*found, share * there, share * boilers, share * deliveries, share * finish]

    def value(self, state: DaysOfSteam) -> float:
        """The cheap half of the judgement."""
        if state.seat is None:
            return outcome(state, self.seat)
        return self.standing(state, self.ways.table(state)) + self.weights[SITES] * self.promise(state)

    def standing(self, state: DaysOfSteam, table: list[int]) -> float:
        """The same without what the track promises."""
        if points(state, self.seat) >= self.rules.numbers.win:
            return outcome(state, self.seat)
        return self.weighed(self.of_seats(state, table, 0.0), 0)

    def weighed(self, features: list[float], first: int) -> float:
        total, weights = 0.0, self.weights
        for at, feature in enumerate(features):
            total += weights[first + at] * feature
        return total

    # -- deliveries to come --------------------------------------------------------------------------------------

    def rivals_there(self, state: DaysOfSteam, table: list[int]) -> list[float]:
        """City to the turns in which the first of the rivals who carry nothing could be there; nothing if it does not
        matter."""
        if self.contested == 1.0:
            return []
        soonest = [float(FAR)] * len(state.city_cell)
        for other in range(self.rules.players):
            if other == self.seat or state.cargo[other] >= 0:
                continue
            steam = 10.0 * (state.steam[other] + COAL * state.coal[other])
            for city, cost in enumerate(self.ways.from_train(state, other, table)):
                if cost < FAR:
                    soonest[city] = min(soonest[city], self.turns(cost, steam))
        return soonest

    def hope(self, state: DaysOfSteam, seat: int, table: list[int], soonest: list[float]) -> Hope:
        """Kept by all that it depends on: most boards that are compared differ in little."""
        have = points(state, seat)
        if have >= self.rules.numbers.win:
            return Hope(0.0, 1.0)
        here = self.ways.from_train(state, seat, table)
        steam, coal, pile = state.steam[seat], state.coal[seat], state.pile_size
        own = (seat, have, steam, coal, state.cargo[seat], state.origin[seat], pile)
        delivered = state.delivered[seat * self.colours : (seat + 1) * self.colours]
        rivals = [int(10.0 * turns) for turns in soonest]
        key = own + tuple(delivered + here + state.goods + state.city_colour + table + rivals)
        known = self.hopes.get(key)
        if known is None:
            known = self.hopes[key] = self.look_ahead(state, seat, table, here, have, soonest)
        return known

    def look_ahead(
        self, state: DaysOfSteam, seat: int, table: list[int], here: list[int], have: int, soonest: list[float]
    ) -> Hope:
        """The next few deliveries, the best one first, each worth less the more turns it is away, and if a rival could
        load the good before."""
        colours, count, win = self.colours, len(state.city_cell), self.rules.numbers.win
        steam = 10.0 * (state.steam[seat] + COAL * state.coal[seat])
        goods = state.goods[:]
        delivered = state.delivered[seat * colours : (seat + 1) * colours]
        cargo, origin = state.cargo[seat], state.origin[seat]
        last = 1.0 + TURNS_A_TILE * state.pile_size / self.rules.players
        spent, hoped, rates = 0, 0.0, self.rates
        for _ in range(self.ahead):
            best, cost_of_best, from_best, to_best, kind, rate_of_best = 0.0, 0, -1, -1, -1, 0.0
            for colour in range(colours):
                if cargo >= 0 and colour != cargo:
                    continue
                worth = float(self.worth(delivered, colour))
                wins = have + worth >= win
                if wins:
                    worth += VICTORY
                if worth <= best:
                    continue
                for to in range(count):
                    if state.city_colour[to] != colour:
                        continue
                    for city in range(count):
                        # what is aboard comes first
                        if cargo >= 0:
                            if city > 0 or to == origin:
                                continue
                            cost = here[to]
                        elif city == to or not goods[city * colours + colour]:
                            continue
                        else:
                            cost = here[city] + table[count * city + to]
                        if cost >= FAR:
                            continue
                        turns = self.turns(spent + cost, steam)
                        if turns > last:
                            continue
                        rate = rates[min(399, int(10.0 * turns))]
                        if soonest and cargo < 0 and soonest[city] <= self.turns(spent + here[city], steam):
                            rate *= self.contested
                        if worth * rate > best:
                            best, cost_of_best, from_best, to_best, kind = worth * rate, cost, city, to, colour
                            rate_of_best = rate
            if kind < 0:
                if cargo < 0:
                    break
                # nobody takes it: it will be put down somewhere
                cargo = -1
                continue
            gain = self.worth(delivered, kind)
            have += gain
            hoped += gain * rate_of_best
            if have >= win:
                return Hope(hoped, rate_of_best)
            spent += cost_of_best
            delivered[kind] += 1
            if cargo < 0:
                goods[from_best * colours + kind] -= 1
            cargo = -1
            here = table[count * to_best : count * to_best + count]
        return Hope(hoped, 0.0)

    # -- one turn ahead ------------------------------------------------------------------------------------------

    def exact(self, state: DaysOfSteam) -> list[float]:
        """The dear half: what the seat could do if it were its turn now, and the others before it, by the rules."""
        table, weights = self.ways.table(state), self.weights
        found = [0.0] * (len(NAMES) - QUICK)
        # who stops one of several rivals does the work for the others: that was found not to pay
        duel = self.rules.players == 2
        run, win = self.best_at_once(state, self.seat, table)
        found[BEST_RUN - QUICK], found[WIN - QUICK] = run, win if duel else 0.0
        first = state.seat != self.seat
        if first and (weights[RIVAL_RUN] != 0.0 or weights[RIVAL_WIN] != 0.0):
            for other in range(self.rules.players):
                if other != self.seat:
                    run, win = self.best_at_once(state, other, table)
                    found[RIVAL_RUN - QUICK] = max(found[RIVAL_RUN - QUICK], self.rivalry * run)
                    if duel:
                        found[RIVAL_WIN - QUICK] = win
        if state.markers_left():
            rings, held = self.rings(state)
            found[RING - QUICK] = 1.0 if held else 0.0
            if first:
                found[RIVAL_RING - QUICK] = self.rivalry * min(2, rings)
        return found

    def best_at_once(self, state: DaysOfSteam, seat: int, table: list[int]) -> tuple[float, float]:
        """The most points to be expected of one run now, and how likely a run wins at once."""
        steam = state.steam[seat]
        if not self.may_deliver(state, seat, steam, table):
            return 0.0, 0.0
        numbers, colours = self.rules.numbers, self.colours
        have, most, win = points(state, seat), 0.0, 0.0
        before = state.delivered[seat * colours : (seat + 1) * colours]
        for outcome in Runs(state, seat, steam).outcomes():
            if not outcome.delivered:
                continue
            delivered, gain = before[:], 0
            for colour in outcome.delivered:
                gain += self.worth(delivered, colour)
                delivered[colour] += 1
            odds = 1.0
            if outcome.rolls:
                odds -= float(outcome.spent - numbers.speed_limit) / numbers.die
            most = max(most, odds * gain)
            if have + gain >= numbers.win:
                win = max(win, odds)
        return most, win

    def may_deliver(self, state: DaysOfSteam, seat: int, steam: int, table: list[int]) -> bool:
        """Whether so much steam could do for a delivery; curves are not counted here, they only cost nerves."""
        if steam < 1:
            return False
        count = len(state.city_cell)
        here, reach = self.ways.from_train(state, seat, table), 15 * steam
        cargo, origin = state.cargo[seat], state.origin[seat]
        for to in range(count):
            colour = state.city_colour[to]
            if cargo >= 0:
                if colour == cargo and to != origin and here[to] <= reach:
                    return True
                continue
            for city in range(count):
                if city != to and goods_there(state, city, colour) and here[city] + table[count * city + to] <= reach:
                    return True
        return False

    def rings(self, state: DaysOfSteam) -> tuple[int, bool]:
        """How many cells one tile makes a new circuit on, and whether a tile of the own hand does."""
        track, tiles = state.track, state.track.tiles
        count, held = 0, False
        for cell in track.open:
            facing = [edge for edge in range(4) if faces(state, cell, edge)]
            if len(facing) < 2:
                continue
            closing = 0
            for bit, (a, b) in enumerate(PAIRS):
                if a in facing and b in facing and self.closes(state, cell, bit):
                    closing |= 1 << bit
            if not closing:
                continue
            count += 1
            for type in state.hands[self.seat]:
                turns = tiles.fits[type][track.key[cell]]
                for turn in range(4):
                    if turns >> turn & 1 and tiles.segments[tiles.find[4 * type + turn]] & closing:
                        held = True
        return count, held

    def closes(self, state: DaysOfSteam, cell: int, bit: int) -> bool:
        """Whether a plain tile with one segment on an empty cell would make a new circuit."""
        laying = self.plain(state)[bit]
        tile = state.track.tile
        tile[cell] = laying
        found = judge(state.track, cell, EMPTY, self.rules.any_loop).reason == NEW
        tile[cell] = EMPTY
        return found

    def plain(self, state: DaysOfSteam) -> list[int]:
        """Pair of edges to a laying that has nothing but this segment."""
        known = PLAIN.get(id(state.track.tiles))
        if known is None:
            tiles = state.track.tiles
            known = [tiles.segments.index(1 << bit) for bit in range(len(PAIRS))]
            PLAIN[id(state.track.tiles)] = known
        return known


PLAIN: Final[dict[int, list[int]]] = {}


def goods_there(state: DaysOfSteam, city: int, colour: int) -> bool:
    return state.goods[city * len(state.rules.box.colours) + colour] > 0


def faces(state: DaysOfSteam, cell: int, edge: int) -> bool:
    """Whether track leads to a cell across an edge."""
    track = state.track
    laying = track.tile[cell + track.grid.steps[edge]]
    return laying != EMPTY and bool(track.tiles.mask[laying] >> (edge ^ 2) & 1)


def boiler(state: DaysOfSteam, seat: int) -> float:
    """Steam: the fifth and the sixth are worth less, the next tile may bring nothing then."""
    steam = state.steam[seat]
    return float(steam) if steam < 5 else 4.0 + 0.6 * (steam - 4)


def outcome(state: DaysOfSteam, seat: int) -> float:
    """Points less those of the best rival, and what it is worth to win."""
    scores, first = state.scores(), state.standing()[0]
    best = max(scores[other] for other in range(len(scores)) if other != seat)
    won = VICTORY * (2.0 / len(first) - 1.0) if seat in first else -VICTORY
    return scores[seat] - best + won
