"""Whole turns: a run with all its steps, a tile, a city, coal before any of them; and the quick player.

Every turn is rated by the cheap half of the judgement first; those that look best are looked at again by all of it.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.ai.heuristics import Plan
from steamshed.games.days_of_steam.actions import (
    STOP_HERE,
    Burn,
    City,
    DrawCity,
    Exchange,
    Place,
    Track,
    Water,
)
from steamshed.games.days_of_steam.plan.runs import Runs
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN, RUN
from steamshed.games.days_of_steam.think.heuristics import UNSEEN_GOODS
from steamshed.games.days_of_steam.think.outlook import QUICK, SITES, Outlook
from steamshed.games.days_of_steam.think.planning import FAR
from steamshed.games.days_of_steam.track.squaretrack import PAIRS_BEHIND
from steamshed.kernel.action import Action

SECOND_LOOK: Final = 6
"""How many turns more than are asked for get a second look."""
UNKNOWN: Final = 0.35
"""What is taken off a city drawn from the pile: it may serve the others."""
RUNS: Final = 4
"""How many runs get one in any case."""
TRIED: Final = 10
"""How many tiles the quick player tries."""
CITIES_TRIED: Final = 4
WORTH_RUNNING: Final = 2
"""Steam with which it thinks of a run."""


class Turn:
    """A turn that could be made: its actions, how the position looks after it, and what that is worth."""

    def __init__(self, actions: list[Action], after: DaysOfSteam | None, value: float) -> None:
        self.actions = actions
        self.after = after
        """None where chance decides how it looks."""
        self.value = value
        self.odds = 1.0
        """How likely it is to end so: less where a train may derail."""
        self.failed: DaysOfSteam | None = None
        """The position otherwise."""


def value_of(turn: Turn) -> float:
    """For sorting, the best first."""
    return -turn.value


class Turns:
    """The turns of one seat in one position."""

    def __init__(self, outlook: Outlook, state: DaysOfSteam) -> None:
        self.outlook = outlook
        self.state = state
        self.seat = outlook.seat
        self.found: list[Turn] = []

    def ranked(self, legal: list[Action], k: int, ideas: int) -> list[Plan]:
        """The best ``k`` of the first ``ideas`` that come to mind."""
        state = self.state
        if state.phase == RUN:
            self.add_runs(state, [])
        elif state.phase == PLACE_DRAWN:
            self.add_places(legal)
        else:
            self.add_works(state, legal)
            self.add_others(legal)
        self.found.sort(key=value_of)
        if ideas < len(self.found):
            self.forget(ideas)
        self.look_again((2 * k if k > 1 else k) + SECOND_LOOK)
        self.found.sort(key=value_of)
        return [Plan(turn.actions, turn.value, {}) for turn in self.differing()[:k]]

    def differing(self) -> list[Turn]:
        """The best turns that differ in what can be done afterwards, not only in where a tile lies; then the others."""
        known: set[tuple[int, ...]] = set()
        first: list[Turn] = []
        twins: list[Turn] = []
        for turn in self.found:
            outcome = self.outcome_of(turn)
            (twins if outcome in known else first).append(turn)
            known.add(outcome)
        return first + twins

    def outcome_of(self, turn: Turn) -> tuple[int, ...]:
        """What is different for the seat after a turn: what it has, where it is, and the ways between cities."""
        after, seat, colours = turn.after, self.seat, self.outlook.colours
        if after is None:
            return (-1 if isinstance(turn.actions[-1], DrawCity) else -2,)
        table = self.outlook.ways.table(after)
        own = (after.steam[seat], after.coal[seat], after.cargo[seat], after.markers[seat])
        delivered = after.delivered[seat * colours : (seat + 1) * colours]
        return own + tuple(delivered + self.outlook.ways.from_train(after, seat, table) + table)

    def forget(self, ideas: int) -> None:
        """Keeps so many runs and so many other turns, those first that bring most at once: points, then steam."""
        runs = [turn for turn in self.found if turn.actions[-1] is STOP_HERE]
        others = [turn for turn in self.found if turn.actions[-1] is not STOP_HERE]
        runs.sort(key=self.plainness)
        others.sort(key=self.plainness)
        self.found = runs[:ideas] + others[:ideas]
        self.found.sort(key=value_of)

    def plainness(self, turn: Turn) -> float:
        """For sorting, what anybody would think of first; those that are equally plain stay in their order."""
        if turn.after is None:
            return 0.0
        seat, before = self.seat, self.state
        gained = points(turn.after, seat) - points(before, seat)
        return -10.0 * turn.odds * gained - (turn.after.steam[seat] - before.steam[seat])

    # -- what could be done --------------------------------------------------------------------------------------

    def add_works(self, state: DaysOfSteam, legal: list[Action]) -> None:
        """Runs, tiles and cities."""
        self.add_runs(state, [])
        self.add_tiles(state, legal)

    def add_tiles(self, state: DaysOfSteam, actions: list[Action]) -> None:
        """Those of the actions that lay a tile or a city."""
        outlook = self.outlook
        for action in actions:
            if isinstance(action, Track):
                self.add(action, outlook.with_track(state, action))
            elif isinstance(action, City):
                self.add(action, outlook.with_city(state, action))
            elif isinstance(action, DrawCity):
                self.found.append(Turn([action], None, outlook.value_of_drawing(state) - UNKNOWN))

    def add(self, action: Action, after: DaysOfSteam) -> None:
        if after.seat is not None:
            after.seat = (self.seat + 1) % self.state.rules.players
        self.found.append(Turn([action], after, self.outlook.value(after)))

    def add_places(self, legal: list[Action]) -> None:
        state = self.state
        for action in legal:
            if isinstance(action, Place):
                self.add(action, self.outlook.with_new_city(state, state.drawn, action.x, action.y))

    def add_runs(self, state: DaysOfSteam, first: list[Action]) -> None:
        """Every run from here, after some actions."""
        outlook, seat, numbers = self.outlook, self.seat, state.rules.numbers
        outcomes = Runs(state, seat, state.spendable(seat)).outcomes()
        if not outcomes:
            return
        table, sites = outlook.ways.table(state), outlook.promise(state)
        rest = outlook.weights[SITES] * sites
        for outcome in outcomes:
            after = outlook.after_run(state, outcome)
            settle(after, seat)
            turn = Turn([*first, *outcome.path, STOP_HERE], after, rest + outlook.standing(after, table))
            if outcome.rolls:
                failed = outlook.derailed(state)
                settle(failed, seat)
                failed.steam[seat] = state.steam[seat] - outcome.spent + state.spent
                turn.failed = failed
                turn.odds = 1.0 - float(outcome.spent - numbers.speed_limit) / numbers.die
                turn.value = turn.odds * turn.value + (1.0 - turn.odds) * (rest + outlook.standing(failed, table))
            self.found.append(turn)

    def add_others(self, legal: list[Action]) -> None:
        """Water, coal before what looks best, and the exchange."""
        state, seat, outlook = self.state, self.seat, self.outlook
        best = sorted(self.found, key=value_of)[:SECOND_LOOK]
        for action in legal:
            if isinstance(action, Water):
                after = state.clone()
                numbers = state.rules.numbers
                after.steam[seat] = min(numbers.most_steam, after.steam[seat] + numbers.water_tower)
                self.add(action, after)
            elif isinstance(action, Burn):
                if state.rules.coal_same_turn:
                    burning = state.clone()
                    burning.steam[seat] += action.cubes
                    burning.coal = burning.coal[:]
                    burning.coal[seat] -= action.cubes
                    burning.burnt = action.cubes
                    self.add_runs(burning, [action])
                for turn in best:
                    self.add_burnt(action, turn)
            elif isinstance(action, Exchange):
                types = state.rules.box.types
                type = types.number[action.tile]
                value = -types.steam[type] - (0.5 if types.over[type] else 0.0)
                self.found.append(Turn([action], None, outlook.value(state) + value))

    def add_burnt(self, burn: Burn, turn: Turn) -> None:
        """The same turn with coal burnt before it; what does not go into the boiler is lost."""
        if turn.after is None or turn.after.seat is None:
            return
        after, seat = turn.after.clone(), self.seat
        after.coal = after.coal[:]
        after.coal[seat] -= burn.cubes
        after.steam[seat] = min(self.state.rules.numbers.most_steam, after.steam[seat] + burn.cubes)
        found = Turn([burn, *turn.actions], after, self.outlook.value(after))
        if turn.failed is not None:
            found.failed, found.odds = turn.failed.clone(), turn.odds
            found.failed.coal = found.failed.coal[:]
            found.failed.coal[seat] -= burn.cubes
            found.failed.steam[seat] += burn.cubes
            found.value = found.odds * found.value + (1.0 - found.odds) * self.outlook.value(found.failed)
        self.found.append(found)

    # -- the second look -----------------------------------------------------------------------------------------

    def look_again(self, most: int) -> None:
        """Adds the dear half of the judgement to those that look best, and drops the others.

        Some runs are always among them: only a second look shows whom a train stands in the way of.
        """
        looked: list[Turn] = []
        runs, average, known = 0, 0.0, 0
        for turn in self.found:
            run = turn.actions[-1] is STOP_HERE
            if len(looked) >= most and not (run and runs < RUNS):
                continue
            looked.append(turn)
            if run:
                runs += 1
            if turn.after is None:
                continue
            more = self.dear(turn.after)
            if turn.failed is not None:
                more = turn.odds * more + (1.0 - turn.odds) * self.dear(turn.failed)
            turn.value += more
            average += more
            known += 1
        for turn in looked:
            if turn.after is None and known:
                turn.value += average / known
        self.found = looked

    def dear(self, state: DaysOfSteam) -> float:
        if state.seat is None or self.won(state):
            return 0.0
        return self.outlook.weighed(self.outlook.exact(state), QUICK)

    def won(self, state: DaysOfSteam) -> bool:
        return max(state.scores()) >= state.rules.numbers.win


def settle(after: DaysOfSteam, seat: int) -> None:
    """It is the next player's turn."""
    after.seat = (seat + 1) % after.rules.players


class QuickPlayer:
    """Plays whole games in thought. It looks at every run, and at a few tiles and cities; what it sees it judges by the
    cheap half of the judgement, rivals and all: without a thought of them it wins one game of ten."""

    def __init__(self) -> None:
        self.steps: list[Action] = []
        """What is left of the run under way."""

    def choose(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook, rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if state.phase == RUN:
            return self.go_on(state, legal, outlook)
        if state.phase == PLACE_DRAWN:
            return self.best_place(state, legal, outlook)
        return self.begin(state, legal, outlook, rng)

    def go_on(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook) -> Action:
        """The next step of the run; a run that somebody else began is thought out."""
        if self.steps and self.steps[0] in legal:
            return self.steps.pop(0)
        best = self.best_run(state, outlook)
        self.steps = best.actions[1:]
        return best.actions[0]

    def begin(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook, rng: random.Random) -> Action:
        """One lot is drawn a turn: lines that are compared meet the same ones."""
        seat, lot, best = outlook.seat, rng.getrandbits(16), Turn([], None, -FAR)
        if state.steam[seat] >= WORTH_RUNNING:
            best = self.best_run(state, outlook)
        for action in self.few(state, legal, lot):
            after = self.after(state, action, outlook, lot)
            if after is None:
                continue
            value = outlook.value(after)
            if isinstance(action, DrawCity):
                value += UNSEEN_GOODS
            if value > best.value:
                best = Turn([action], None, value)
        if not best.actions:
            return rng.choice(legal)
        if state.coal[seat] and len(best.actions) == 1:
            burning = self.coal_before(state, legal, best.actions[0])
            if burning is not None:
                best = Turn([burning], None, best.value)
        self.steps = best.actions[1:]
        return best.actions[0]

    def after(self, state: DaysOfSteam, action: Action, outlook: Outlook, lot: int) -> DaysOfSteam | None:
        """How the position looks after a tile, a city or water."""
        if isinstance(action, Track):
            return outlook.with_track(state, action)
        if isinstance(action, City):
            return outlook.with_city(state, action)
        if isinstance(action, DrawCity):
            return self.drawn(state, outlook, lot)
        seat, numbers, after = outlook.seat, state.rules.numbers, state.clone()
        after.steam[seat] = min(numbers.most_steam, after.steam[seat] + numbers.water_tower)
        return after

    def drawn(self, state: DaysOfSteam, outlook: Outlook, lot: int) -> DaysOfSteam | None:
        """With a city from the pile, its colour by lot, on its best cell."""
        colours: list[int] = []
        for colour, count in enumerate(state.city_pile):
            colours += [colour] * count
        grid, most = state.track.grid, -float(FAR)
        best: DaysOfSteam | None = None
        for cell in state.track.sites:
            after = outlook.with_new_city(state, colours[lot % len(colours)], grid.x(cell), grid.y(cell))
            value = outlook.value(after)
            if value > most:
                best, most = after, value
        return best

    def best_place(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook) -> Action:
        """The best cell for a city that was drawn."""
        best, most = legal[0], -float(FAR)
        for action in legal:
            if isinstance(action, Place):
                value = outlook.value(outlook.with_new_city(state, state.drawn, action.x, action.y))
                if value > most:
                    best, most = action, value
        return best

    def coal_before(self, state: DaysOfSteam, legal: list[Action], tile: Action) -> Action | None:
        """As much coal as the boiler has room for beside the steam of a tile or city."""
        assert state.seat is not None
        types, most = state.rules.box.types, state.rules.numbers.most_steam
        if isinstance(tile, Water):
            return None
        steam = types.steam[types.number[tile.tile]] if isinstance(tile, Track) else 1
        best: Action | None = None
        for action in legal:
            if isinstance(action, Burn) and state.steam[state.seat] + steam + action.cubes <= most:
                best = action
        return best

    def best_run(self, state: DaysOfSteam, outlook: Outlook) -> Turn:
        """The run that looks best."""
        seat, numbers, table = outlook.seat, state.rules.numbers, outlook.ways.table(state)
        best, rest = Turn([], None, -FAR), outlook.weights[SITES] * outlook.promise(state)
        failed = outlook.derailed(state)
        for outcome in Runs(state, seat, state.spendable(seat)).outcomes():
            value = outlook.standing(outlook.after_run(state, outcome), table)
            if outcome.rolls:
                failed.steam[seat] = state.steam[seat] - outcome.spent + state.spent
                odds = float(outcome.spent - numbers.speed_limit) / numbers.die
                value += odds * (outlook.standing(failed, table) - value)
            if rest + value > best.value:
                best = Turn([*outcome.path, STOP_HERE], None, rest + value)
        return best

    def few(self, state: DaysOfSteam, legal: list[Action], lot: int) -> list[Action]:
        """Water, a city from the pile, some cities and tiles by lot; of the tiles those rather that bring steam for
        which there is room, or join track."""
        assert state.seat is not None
        types, track, tiles = state.rules.box.types, state.track, state.track.tiles
        room = state.rules.numbers.most_steam - state.steam[state.seat]
        found: list[Action] = []
        laid: list[tuple[float, int]] = []
        placed: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            if isinstance(action, Track):
                type = types.number[action.tile]
                key = track.key[track.grid.at(action.x, action.y)]
                rank = float(min(types.steam[type], room))
                if tiles.segments[tiles.find[4 * type + action.turn]] & PAIRS_BEHIND[key]:
                    rank += 1.0
                laid.append((-rank - by_lot(4 * type + action.turn, action.x, action.y, lot), at))
            elif isinstance(action, City):
                placed.append((by_lot(action.slot, action.x, action.y, lot), at))
            elif isinstance(action, (Water, DrawCity)):
                found.append(action)
        laid.sort()
        placed.sort()
        for _, at in placed[:CITIES_TRIED] + laid[:TRIED]:
            found.append(legal[at])
        return found


def by_lot(what: int, x: int, y: int, lot: int) -> float:
    """A number from 0 to 1: the same for the same thing and lot, whatever else could be done."""
    mixed = (((what * 61 + x) * 61 + y) ^ lot) * 40503 & 65535
    return ((mixed ^ (mixed >> 7)) * 30011 & 65535) / 65536.0
