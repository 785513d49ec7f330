"""How a company thinks that minds its rivals: whole turns, judged by a fitted sum of features.

It uses the beginner's tools (plans for track, the forecast) with its own judge. Shares and bids follow rules: trying
them out costs most of the beginner's time and tells it little.
"""

from __future__ import annotations

import random
from typing import Final

from steamshed.ai.heuristics import Plan
from steamshed.games.age_of_steam.actions import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    PRODUCTION,
    TURN_ORDER_PASS,
    URBANIZATION,
    Bid,
    Deliver,
    Done,
    Drop,
    Issue,
    Nothing,
    Pass,
    Place,
    Produce,
    RaiseEngine,
    Take,
)
from steamshed.games.age_of_steam.plan.track import Planner
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    GOODS_GROWTH,
    ISSUE_SHARES,
    MOVE_GOODS,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.games.age_of_steam.think.features import NAMES, features
from steamshed.games.age_of_steam.think.heuristics import (
    AgeOfSteamHeuristics,
    best_worth,
    building_now,
    goods_on_display,
    promising_towns,
    turns_to_pay,
)
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.think.building import RIVALS_LINK, most_promising
from steamshed.hexrail.think.prospects import Outlook, Summed, gain_of_move
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.rail.network import CITY, NOBODY

HORIZONS: Final = (1, 2, 99, 99)
"""How many turns after this one are thought of, by reach. Who thinks of three and sees as much as ``medium`` issues
no shares in the first one, and is ruined in one game of ten."""
LOOKS: Final = (1, 2, 2, 2)
"""How many links beyond the engine deliveries are looked for, by reach."""
WIDTHS: Final = (2, 3, 1, 7)
"""How many beginnings of a build turn are followed, by reach."""
TRIED: Final = (2, 4, 3, 40)
"""How many plans for track, and deliveries, are judged, by reach: from 2 on also second links beyond a town, which are
worth more than many plans."""
DELIVERIES_TRIED: Final = 20
CARRIED_ON: Final = 5
"""How many deliveries are tried later in a line."""
QUICK_TRACKS: Final = 8
"""How many plans for track the quick player judges."""
OWN_TRACK: Final = 2.0
"""What a plan for track gains at first sight by own track at an end, and by a second link."""
SPECIALS: Final = {
    FIRST_MOVE: "first-move",
    FIRST_BUILD: "first-build",
    PRODUCTION: "production",
    TURN_ORDER_PASS: "turn-order-pass",
}
"""Special actions that neither build nor pull, with the habits that say what they are worth."""


class Company(AgeOfSteamHeuristics):
    """The thinking company. ``evaluate``, the value that its tools ask for, is its judge."""

    def __init__(self) -> None:
        super().__init__()
        self.beyond = True
        self.horizon = HORIZONS[-1]

    def set_sight(self, weights: dict[str, float], habits: dict[str, float], reach: int, plans: int) -> None:
        self.weigh(NAMES, weights, habits)
        self.outlook = Outlook(LOOKS[reach], habits["rivals-link"], False)
        self.width = min(plans, WIDTHS[reach])
        self.tried = TRIED[reach]
        self.beyond = reach > 1
        self.horizon = HORIZONS[reach]

    # -- what a position is worth --------------------------------------------------------------------------------

    def evaluate(self, state: AgeOfSteam, seat: int) -> float:
        return self.weighed(state, seat)

    def numbers(self, state: AgeOfSteam, seat: int) -> list[float]:
        deliveries: list[float] = []
        sure: list[float] = []
        network = 0.0 if state.out[seat] else self.look_around(state, seat, deliveries, sure)
        return features(state, seat, deliveries, sure, network, self.habits["hope"], self.horizon)

    def look_around(self, state: AgeOfSteam, seat: int, deliveries: list[float], sure: list[float]) -> float:
        """Notes the worth of every cube that the seat could deliver, the best first, and of those that its engine can
        pull now; and says what a cube of a colour drawn at random would bring, added up over all cities with own
        track."""
        cubes, waiting = state.cubes, goods_on_display(state)
        display = self.habits["on-display"]
        summed = self.summed(state, seat)
        worths, nows = summed.worth, summed.now
        for number, at in enumerate(summed.places):
            worth = worths[number]
            if cubes[at]:
                now = nows[number]
                for _ in range(cubes[at]):
                    deliveries.append(worth)
                    sure.append(now)
            if waiting:
                for _ in range(waiting.get(at, 0)):
                    deliveries.append(worth * display)
        deliveries.sort(reverse=True)
        sure.sort(reverse=True)
        return summed.total

    def summed(self, state: AgeOfSteam, seat: int) -> Summed:
        """What cubes of every colour would bring from every city."""
        prospects, engine = self.outlook.of(state, seat), state.engine[seat]
        known = prospects.summed
        if known is not None and known.engine == engine:
            return known
        found = Summed(engine)
        board, stop = state.rules.board, state.network.stop
        links, kinds, longest = prospects.links, prospects.kinds, prospects.longest
        every, missing = (1 << kinds) - 1, self.habits["missing-link"]
        total = 0.0
        for city in board.nodes:
            if stop[city] != CITY or not links[city]:
                continue
            gains = prospects.of(city, every)
            for kind in range(kinds):
                worth = best_worth(gains, kind * (longest + 1), longest, engine, missing)
                if worth > 0:
                    total += worth
                    found.places.append(city * kinds + kind)
                    found.worth.append(worth)
                    found.now.append(best_worth(gains, kind * (longest + 1), min(longest, engine), engine, missing))
        found.total = total / kinds
        prospects.summed = found
        return found

    def deliveries_to_come(self, state: AgeOfSteam, seat: int) -> list[float]:
        found: list[float] = []
        self.look_around(state, seat, found, [])
        return found

    def track_plans(self, state: AgeOfSteam, seat: int, tried: int) -> list[Track]:
        """Also second links beyond a town; the most promising ones."""
        planner = Planner(state, seat, state.builds_left, state.cash[seat], self.beyond)
        supply = [state.built, state.discs, state.features[seat], *state.supply]
        tracks = self.tracks.plans(planner, state.rules, supply)
        return most_promising(state, seat, tracks, tried, OWN_TRACK, OWN_TRACK)

    # -- plans ---------------------------------------------------------------------------------------------------

    def plans(self, state: AgeOfSteam, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        assert state.seat is not None
        seat = state.seat
        if state.phase == ISSUE_SHARES:
            return self.issue_plans(state, seat, legal)[:k]
        if state.phase == PLAYER_ORDER:
            return self.bid_plans(state, seat, legal)[:k]
        if state.phase == SELECT_ACTIONS and not state.deciding_locomotive:
            return self.take_plans(state, seat, legal)[:k]
        if state.phase == BUILD_TRACK:
            return self.build_plans(state, seat, legal)[:k]
        if state.phase == MOVE_GOODS:
            return self.move_plans(state, seat, legal)[:k]
        rated: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            rated.append((-self.after(state, action, seat), at))
        rated.sort()
        return [Plan([legal[at]], -value, {}) for value, at in rated[:k]]

    def after(self, state: AgeOfSteam, action: Action, seat: int) -> float:
        """The judge after one action; where cubes are drawn or dice rolled, before they are."""
        after = state.clone()
        if isinstance(action, Place):
            after.display = after.display[:]
            after.display[state.rules.board.display.box_of[action.box]] = after.drawn[0]
        elif state.phase == GOODS_GROWTH:
            return self.evaluate(state, seat) + (self.habits["production"] if isinstance(action, Produce) else 0.0)
        else:
            after.apply(action, Chance(0))
        return self.evaluate(after, seat)

    def issue_plans(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> list[Plan]:
        """Numbers of shares by the best track that can be paid after them, with a reserve for a bid or a raise."""
        rated: list[tuple[float, int]] = []
        price, most = state.rules.numbers.share_price, int(self.habits["most-shares"])
        wanted = max(0, int(self.in_time(state, "reserve")))
        reserve = min(state.cash[seat], wanted) if turns_to_pay(state) > 2 else 0
        # the richest first: what others can pay for is part of that
        for at in range(min(most, len(legal) - 1), -1, -1):
            action = legal[at]
            assert isinstance(action, Issue)
            after = building_now(state, seat, action.shares * price - reserve, action.shares, -1)
            rated.append((-self.best_turn(after, seat)[0] - self.worth_issuing(state, seat, action.shares), at))
        rated.sort()
        return [Plan([legal[at]], -value, {}) for value, at in rated]

    def worth_issuing(self, state: AgeOfSteam, seat: int, number: int) -> float:
        """What so many shares are worth beside what the judge sees of them."""
        habits = self.habits
        each = self.in_time(state, "issue") + habits.get("issue-square", 0.0) * (number - 2)
        each += habits.get("issue-many", 0.0) * (state.shares[seat] - state.income[seat]) / 5
        if state.turn == 1:
            each += habits.get("issue-first", 0.0)
        return number * each

    def bid_plans(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> list[Plan]:
        """The lowest bid while money can be spared for it, and giving in; the better one first."""
        now = self.evaluate(state, seat)
        bid: Action | None = None
        give_in: Action = legal[-1]
        for action in legal:
            if isinstance(action, Bid):
                bid = action if bid is None else bid
            elif isinstance(action, Pass) or (isinstance(action, Drop) and not isinstance(give_in, Pass)):
                give_in = action
        if bid is None:
            return [Plan([give_in], now, {})]
        assert isinstance(bid, Bid)
        if bid.amount <= self.willing(state, seat):
            return [Plan([bid], now, {}), Plan([give_in], now - 0.3, {})]
        return [Plan([give_in], now, {}), Plan([bid], now - 0.3 * bid.amount, {})]

    def take_plans(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> list[Plan]:
        """The special actions by what they add to the best build turn; Locomotive with its raise."""
        plain, steps = self.best_turn(building_now(state, seat, 0, 0, -1), seat)
        rated: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            assert isinstance(action, Take)
            rated.append((-(plain + self.bonus_with(state, seat, action.special, plain, steps)), at))
        rated.sort()
        return [Plan([legal[at]], -value, {}) for value, at in rated]

    def bonus_with(self, state: AgeOfSteam, seat: int, special: int, plain: float, steps: list[Action]) -> float:
        """What a special action adds to the best build turn without one, its value and its steps."""
        if special in SPECIALS:
            worth = self.in_time(state, SPECIALS[special])
            if special in (FIRST_MOVE, FIRST_BUILD):
                worth += self.habits.get(SPECIALS[special] + "-crowd", 0.0) * crowd(state, seat)
            return worth
        if special == LOCOMOTIVE:
            if state.engine[seat] >= state.rules.numbers.most_engine:
                return 0.0
            return self.pulling(state, seat, steps) - plain + self.in_time(state, "locomotive")
        more = self.in_time(state, "engineer" if special == ENGINEER else "urbanization")
        return self.best_turn(building_now(state, seat, 0, 0, special), seat)[0] - plain + more

    def pulling(self, state: AgeOfSteam, seat: int, steps: list[Action]) -> float:
        """The value of a build turn with one more link of the engine."""
        after = building_now(state, seat, 0, 0, -1)
        for step in steps:
            if after.seat == seat and after.check(step) is None:
                after.apply(step, Chance(0))
        after.engine = after.engine[:]
        after.engine[seat] += 1
        return self.evaluate(after, seat)

    def best_turn(self, state: AgeOfSteam, seat: int) -> tuple[float, list[Action]]:
        found = self.turns(state, seat, 3)
        return found[0]

    def turns(self, state: AgeOfSteam, seat: int, width: int) -> list[tuple[float, list[Action]]]:
        """Ways to spend a build turn, the best first, a New City perhaps in front."""
        found = self.buildings(state, seat, width, self.tried, self.tried)
        if state.may_urbanize:
            rated: list[tuple[float, int]] = []
            towns = promising_towns(state, seat)
            for at, action in enumerate(towns):
                after = state.clone()
                after.apply(action, Chance(0))
                rated.append((-self.evaluate(after, seat), at))
            rated.sort()
            for _, at in rated[:4]:
                after = state.clone()
                after.apply(towns[at], Chance(0))
                value, rest = self.best_building(after, seat, min(3, width), self.tried, self.tried)
                found.append((value, [towns[at], *rest]))
            found.sort(key=lambda entry: -entry[0])
        return found

    def build_plans(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> list[Plan]:
        """Whole build turns, each up to its end."""
        done = next(action for action in legal if isinstance(action, Done))
        limit = state.builds_left
        found: list[Plan] = []
        for value, steps in self.turns(state, seat, self.width):
            tiles = sum([1 for step in steps if step.text.startswith("build")])
            found.append(Plan(steps if tiles == limit and steps else [*steps, done], value, {}))
        return found

    def move_plans(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> list[Plan]:
        """Deliveries that bring most at first sight, the engine, and nothing, by the judge after them."""
        tried = self.worth_moving(state, seat, legal, min(self.tried, DELIVERIES_TRIED))
        found = [Plan([action], self.after(state, action, seat), {}) for action in tried]
        found.sort(key=lambda plan: -plan.value)
        return found

    def carry_on(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
        """As the quick player, but goods are moved by the judge."""
        if state.phase != MOVE_GOODS or len(legal) == 1:
            return self.policy(state, legal, rng)
        assert state.seat is not None
        return self.best_after(state, state.seat, self.worth_moving(state, state.seat, legal, CARRIED_ON))

    # -- the quick player ----------------------------------------------------------------------------------------

    def policy(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
        assert state.seat is not None
        seat = state.seat
        if len(legal) == 1:
            return legal[0]
        if state.phase == ISSUE_SHARES:
            return legal[min(self.shares_wanted(state, seat, self.deliveries_to_come(state, seat)), len(legal) - 1)]
        if state.phase == PLAYER_ORDER:
            return self.quick_bid(state, seat, legal)
        if state.phase == SELECT_ACTIONS:
            return self.quick_take(state, seat, legal)
        if state.phase == BUILD_TRACK:
            return self.quick_step(state, seat, QUICK_TRACKS) or legal[-1]
        if state.phase == MOVE_GOODS:
            return self.quick_move(state, seat, legal)
        return legal[0]

    def shares_wanted(self, state: AgeOfSteam, seat: int, deliveries: list[float]) -> int:
        """Shares so that there is money for track and a bid, and for the expenses after it."""
        numbers = state.rules.numbers
        left = turns_to_pay(state)
        income, cash = float(state.income[seat]), float(state.cash[seat])
        shares, engine = float(state.shares[seat]), float(state.engine[seat])
        hoped = max(1.0, sum(deliveries[:2]))
        habits = self.habits
        if state.turn == 1:
            budget = habits["first-track"]
        else:
            # track that is built late is used less often
            budget = habits["track-money"] * (left - 1) / (state.rules.turns - 1)
        short = budget + shares + engine - income - habits["trust"] * hoped - cash
        number = 0
        while short > 1.0 and number < habits["most-shares"] and shares + number < numbers.most_shares:
            number += 1
            short -= numbers.share_price - 1
        return number

    def willing(self, state: AgeOfSteam, seat: int) -> int:
        """The highest bid that leaves the money for track and expenses; who is rich bids more, and who has more to win
        or to lose by his place."""
        habits = self.habits
        needed = state.shares[seat] + state.engine[seat] - state.income[seat] + self.in_time(state, "bid-leaves")
        spare, most = state.cash[seat] - needed, self.in_time(state, "bid")
        most += habits.get("bid-many", 0.0) * (len(state.queue) - 2)
        most += habits.get("bid-crowd", 0.0) * (crowd(state, seat) - 1)
        if can_pull(state, seat, state.cash[seat] - 2):
            most += habits.get("bid-pull", 0.0)
        if state.turn == 1:
            most += habits.get("bid-first", 0.0)
        return int(min(spare, most + habits["bid-rich"] * max(0.0, spare - most)))

    def quick_bid(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        first = legal[0]
        if isinstance(first, Bid) and first.amount <= self.willing(state, seat):
            return first
        for action in legal:
            if isinstance(action, Pass):
                return action
        for action in legal:
            if isinstance(action, Drop):
                return action
        return first

    def quick_take(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """Locomotive while it pays and can be paid, Engineer early, then what helps to be first."""
        if state.deciding_locomotive:
            return legal[0]
        left = turns_to_pay(state)
        best, highest = legal[0], -1.0
        for action in legal:
            assert isinstance(action, Take)
            special = action.special
            if special == LOCOMOTIVE:
                value = 3.0 if left > 2 and can_pull(state, seat, state.cash[seat] - 7) else 0.0
            elif special == ENGINEER:
                value = 1.5 if state.cash[seat] > 9 else 0.2
            elif special == URBANIZATION:
                value = 0.1
            else:
                value = self.habits[SPECIALS[special]]
            if value > highest:
                best, highest = action, value
        return best

    def quick_move(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """The delivery that brings most; the engine early, while deliveries are short."""
        best, highest = legal[-1], 0.0
        may_raise = False
        for action in legal:
            if isinstance(action, Deliver):
                gain = gain_of_move(state, seat, action, RIVALS_LINK)
                if gain > highest:
                    best, highest = action, gain
            elif isinstance(action, RaiseEngine):
                may_raise = True
        if not may_raise:
            return best
        left = turns_to_pay(state)
        engine = state.engine[seat]
        raised = next(action for action in legal if isinstance(action, RaiseEngine))
        affordable = can_pull(state, seat, state.cash[seat])
        if left > 2 and affordable and (isinstance(best, Nothing) or (highest <= engine - 0.5 and left > 3)):
            return raised
        if left > 4 and affordable and engine < 4 and state.move_round == 1 and highest < engine + 1:
            return raised
        return best


def can_pull(state: AgeOfSteam, seat: int, cash: int) -> bool:
    """Whether a company with so much cash can pay for one more link of its engine, now and in the next turns."""
    expenses = state.shares[seat] + state.engine[seat] + 1
    if state.engine[seat] >= state.rules.numbers.most_engine:
        return False
    return cash + state.income[seat] >= expenses - 1 and state.income[seat] + 4 >= expenses


def crowd(state: AgeOfSteam, seat: int) -> float:
    """How many of the seat's cities have links of rivals too, about; at most 3."""
    links, stop = state.network.links(), state.network.stop
    shared = 0
    for node in state.rules.board.nodes:
        if stop[node] != CITY or len(links[node]) < 2:
            continue
        own = other = False
        for link in links[node]:
            if link.owner == seat:
                own = True
            elif link.owner != NOBODY:
                other = True
        if own and other:
            shared += 1
    return min(3.0, float(shared))
