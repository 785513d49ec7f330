"""Whole turns: a run with all its steps, a tile, a city, coal before any of them; and the quick player.

Every turn is rated by the cheap half of the judgement first; those that look best are looked at again by all of it.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.games.days_of_steam.actions import STOP_HERE, Burn, City, DrawCity, Exchange, Place, Track, Water
from steamshed.games.days_of_steam.plan.runs import Runs
from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN, RUN
from steamshed.games.days_of_steam.think.outlook import QUICK, SITES, Outlook
from steamshed.games.days_of_steam.think.planning import FAR
from steamshed.kernel.action import Action
from steamshed.kernel.heuristics import Plan

SECOND_LOOK: Final = 6
"""How many turns more than are asked for get a second look."""
UNKNOWN: Final = 0.35
"""What is taken off a city drawn from the pile: it may serve the others."""
RUNS: Final = 4
"""How many runs get one in any case."""
TRIED: Final = 5
"""How many tiles the quick player tries."""
CITIES_TRIED: Final = 3
FULL: Final = 5
"""Steam with which it runs even if nothing can be delivered at once."""


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
        self.look_again(k + SECOND_LOOK)
        self.found.sort(key=value_of)
        return [Plan(turn.actions, turn.value, {}) for turn in self.found[:k]]

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
        after.coal[seat] -= burn.cubes
        after.steam[seat] = min(self.state.rules.numbers.most_steam, after.steam[seat] + burn.cubes)
        found = Turn([burn, *turn.actions], after, self.outlook.value(after))
        if turn.failed is not None:
            found.failed, found.odds = turn.failed.clone(), turn.odds
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
    """Plays whole games in thought: a run that delivers if there is one, otherwise one of a few tiles."""

    def __init__(self) -> None:
        self.steps: list[Action] = []
        """What is left of the run under way."""

    def choose(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook, rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if state.phase == RUN:
            return self.go_on(state, legal, outlook)
        if state.phase == PLACE_DRAWN:
            return rng.choice(legal)
        return self.begin(state, legal, outlook, rng)

    def go_on(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook) -> Action:
        """The next step of the run; a run that somebody else began is thought out."""
        if self.steps and self.steps[0] in legal:
            return self.steps.pop(0)
        best = self.best_run(state, outlook, outlook.ways.table(state))
        self.steps = best.actions[1:]
        return best.actions[0]

    def begin(self, state: DaysOfSteam, legal: list[Action], outlook: Outlook, rng: random.Random) -> Action:
        seat = outlook.seat
        best, table = Turn([], None, -FAR), outlook.ways.table(state)
        if state.steam[seat] >= FULL or outlook.may_deliver(state, seat, state.spendable(seat), table):
            best = self.best_run(state, outlook, table)
        for action in self.few(state, legal, rng):
            after = outlook.with_track(state, action) if isinstance(action, Track) else None
            if isinstance(action, City):
                after = outlook.with_city(state, action)
            if after is not None:
                value = outlook.glance(after, outlook.ways.table(after))
                value += outlook.weights[SITES] * outlook.promise(after)
                if value > best.value:
                    best = Turn([action], None, value)
        if not best.actions:
            return rng.choice(legal)
        self.steps = best.actions[1:]
        return best.actions[0]

    def best_run(self, state: DaysOfSteam, outlook: Outlook, table: list[int]) -> Turn:
        """The run that looks best for the seat itself; if something can be delivered, only runs that do are rated."""
        seat, numbers = outlook.seat, state.rules.numbers
        outcomes = Runs(state, seat, state.spendable(seat)).outcomes()
        delivering = [outcome for outcome in outcomes if outcome.delivered]
        best, rest = Turn([], None, -FAR), outlook.weights[SITES] * outlook.promise(state)
        failed = outlook.derailed(state)
        for outcome in delivering or outcomes:
            value = outlook.glance(outlook.after_run(state, outcome), table)
            if outcome.rolls:
                failed.steam[seat] = state.steam[seat] - outcome.spent + state.spent
                odds = float(outcome.spent - numbers.speed_limit) / numbers.die
                value += odds * (outlook.glance(failed, table) - value)
            if rest + value > best.value:
                best = Turn([*outcome.path, STOP_HERE], None, rest + value)
        return best

    def few(self, state: DaysOfSteam, legal: list[Action], rng: random.Random) -> list[Action]:
        """Some tiles and cities; of the tiles those that bring more steam if there is room for it."""
        types = state.rules.box.types
        most, tiles, cities = 0, list[Action](), list[Action]()
        for action in legal:
            if isinstance(action, Track):
                steam = types.steam[types.number[action.tile]]
                if steam > most:
                    most, tiles = steam, []
                if steam == most:
                    tiles.append(action)
            elif isinstance(action, City):
                cities.append(action)
        if len(tiles) > TRIED:
            tiles = rng.sample(tiles, TRIED)
        if len(cities) > CITIES_TRIED:
            cities = rng.sample(cities, CITIES_TRIED)
        return tiles + cities
