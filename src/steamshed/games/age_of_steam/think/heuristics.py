"""How a sensible company thinks: what a position is worth, and what to do in each phase.

Everything is measured in victory points at the end. The thoughts, in plain words:

* A point of income is worth 3 points at the end, and a dollar in every turn until then.
* A share costs 3 points and a dollar in every turn; it is issued when money would otherwise be short.
* Goods that own links can carry are income to come. The best ones are delivered first, two a turn; those that need a
  stronger engine count less, those still on the display much less.
* Money left at the end is worth nothing; before that it buys track.
"""

from __future__ import annotations

import random
from typing import Final

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
    Pass,
    Take,
    Urbanize,
)
from steamshed.games.age_of_steam.plan.track import Planner
from steamshed.games.age_of_steam.rules.scoring import track_points
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    GOODS_GROWTH,
    ISSUE_SHARES,
    MOVE_GOODS,
    OVER,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.hexrail.content.map_rules import reduction_of
from steamshed.hexrail.plan.track import Plan
from steamshed.hexrail.think.building import BETTER, TrackHeuristics, begin_building
from steamshed.hexrail.think.prospects import Outlook, gain_of_move
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.rail.network import CITY

MISSING_LINK: Final = 0.62
"""What is left of a delivery's worth for every link that the engine still lacks."""
ON_DISPLAY: Final = 0.3
"""What a cube on the display is worth beside one on the map: the dice may bring it."""
RIVALS_SHARE: Final = 0.35
"""How much a point of income for a rival hurts."""
MONEY: Final = 0.22
"""Points for a dollar that may still buy track."""
TRACK_MONEY: Final = 7
"""Dollars a turn that can be put to use for track."""
DOUBT: Final = 0.6
"""The part of this turn's deliveries that a careful company does not count on when it spends money."""
RUIN: Final = -60.0
LOOK: Final = 2
"""How many links beyond the engine deliveries are looked for."""
TRIED_PLANS: Final = 40
"""How many plans for track are judged, the cheapest."""
BEST_PLANS: Final = 7
"""How many plans are followed to the end of a build turn."""


class AgeOfSteamHeuristics(TrackHeuristics[AgeOfSteam]):
    """The judgement of a sensible company."""

    def __init__(self) -> None:
        super().__init__()
        self.outlook = Outlook(LOOK, RIVALS_SHARE, False)

    def forget(self) -> None:
        super().forget()
        self.outlook.forget()

    # -- what a position is worth --------------------------------------------------------------------------------

    def evaluate(self, state: AgeOfSteam, seat: int) -> float:
        """Points to be expected at the end."""
        if state.out[seat]:
            return RUIN
        return forecast(state, seat, self.deliveries_to_come(state, seat), turns_to_pay(state)) + track_points(
            state, seat
        )

    def deliveries_to_come(self, state: AgeOfSteam, seat: int) -> list[float]:
        """The worth in income of every cube that the seat could deliver, the best first."""
        board, network = state.rules.board, state.network
        prospects, engine = self.outlook.of(state, seat), state.engine[seat]
        links, kinds, longest = prospects.links, prospects.kinds, prospects.longest
        found: list[float] = []
        waiting = goods_on_display(state)
        for city in board.nodes:
            if network.stop[city] != CITY or not links[city]:
                continue
            goods = 0
            for kind in range(kinds):
                if state.cubes[city * kinds + kind] or waiting.get(city * kinds + kind, 0):
                    goods |= 1 << kind
            if not goods:
                continue
            gains = prospects.of(city, goods)
            for kind in range(kinds):
                if goods >> kind & 1:
                    worth = best_worth(gains, kind * (longest + 1), longest, engine, MISSING_LINK)
                    if worth > 0:
                        found.extend([worth] * state.cubes[city * kinds + kind])
                        found.extend([worth * ON_DISPLAY] * waiting.get(city * kinds + kind, 0))
        found.sort(reverse=True)
        return found

    # -- what to do ----------------------------------------------------------------------------------------------

    def advise(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action | None:
        """A solver for the decisions that trying one action does not answer."""
        assert state.seat is not None
        if state.phase == ISSUE_SHARES:
            return self.issue(state, state.seat, legal)
        if state.phase == PLAYER_ORDER:
            return self.bid(state, state.seat, legal)
        if state.phase == SELECT_ACTIONS and not state.deciding_locomotive:
            return self.take(state, state.seat, legal)
        if state.phase == BUILD_TRACK:
            return self.build(state, state.seat, legal)
        return None

    def shortlist(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> list[Action]:
        """In the move phase the deliveries that bring most; elsewhere everything."""
        assert state.seat is not None
        if state.phase != MOVE_GOODS or len(legal) < 24:
            return legal
        rated: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            gain = gain_of_move(state, state.seat, action, RIVALS_SHARE) if isinstance(action, Deliver) else -1.0
            rated.append((-gain, at))
        rated.sort()
        kept = [legal[at] for _, at in rated[:20]]
        return kept + [action for action in legal if not isinstance(action, Deliver) and action not in kept]

    def issue(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """The number of shares after which the best track that can be paid leaves the company best off."""
        best, highest = legal[0], RUIN * 10
        for action in legal[:8]:
            assert isinstance(action, Issue)
            after = building_now(state, seat, action.shares * state.rules.numbers.share_price, action.shares, -1)
            value, _ = self.best_turn(after, seat)
            if value > highest + BETTER:
                best, highest = action, value
        return best

    def bid(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """A dollar more while it can be spared, as long as a place in front is worth it."""
        now = building_now(state, seat, 0, 0, -1)
        plan = self.best_plans(now, seat, 1, TRIED_PLANS)
        needed = state.shares[seat] + state.engine[seat] - state.income[seat] + (plan[0].cost if plan else 0)
        spare = state.cash[seat] - needed
        willing = min(spare, 3 if state.turn > 1 else 2)
        bids = [action for action in legal if isinstance(action, Bid)]
        if bids and bids[0].amount <= willing:
            return bids[0]
        for action in legal:
            if isinstance(action, Pass):
                return action
        return next(action for action in legal if isinstance(action, Drop))

    def take(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """The special action after which the build turn and the deliveries look best."""
        best, highest = legal[0], RUIN * 10
        plain, _ = self.best_turn(building_now(state, seat, 0, 0, -1), seat)
        for action in legal:
            assert isinstance(action, Take)
            value = plain + self.bonus(state, seat, action.special, plain)
            if value > highest:
                best, highest = action, value
        return best

    def bonus(self, state: AgeOfSteam, seat: int, special: int, plain: float) -> float:
        """What a special action adds."""
        if special == LOCOMOTIVE:
            if state.engine[seat] >= state.rules.numbers.most_engine:
                return 0.0
            stronger = building_now(state, seat, 0, 0, -1)
            stronger.engine = stronger.engine[:]
            stronger.engine[seat] += 1
            return self.best_turn(stronger, seat)[0] - plain + 0.5
        if special == ENGINEER:
            return self.best_turn(building_now(state, seat, 0, 0, ENGINEER), seat)[0] - plain
        if special == URBANIZATION:
            return self.best_turn(building_now(state, seat, 0, 0, URBANIZATION), seat)[0] - plain
        small = {FIRST_MOVE: 0.9, FIRST_BUILD: 0.7, PRODUCTION: 0.3, TURN_ORDER_PASS: 0.4}
        return small.get(special, 0.0)

    def build(self, state: AgeOfSteam, seat: int, legal: list[Action]) -> Action:
        """The first step of the best way to spend the rest of this build turn."""
        _, steps = self.best_turn(state, seat)
        return steps[0] if steps else next(action for action in legal if isinstance(action, Done))

    # -- build turns ---------------------------------------------------------------------------------------------

    def best_turn(self, state: AgeOfSteam, seat: int) -> tuple[float, list[Action]]:
        """The best value after a build turn, and the steps to it: a New City perhaps, then plan after plan."""
        highest, steps = self.best_building(state, seat, BEST_PLANS, TRIED_PLANS, TRIED_PLANS)
        if state.may_urbanize:
            for action in promising_towns(state, seat):
                after = state.clone()
                after.apply(action, Chance(0))
                value, rest = self.best_building(after, seat, 3, TRIED_PLANS, TRIED_PLANS)
                if value > highest + BETTER:
                    highest, steps = value, [action, *rest]
        return highest, steps

    def may_build(self, state: AgeOfSteam, seat: int) -> bool:
        return state.seat == seat and state.phase == BUILD_TRACK

    def track_plans(self, state: AgeOfSteam, seat: int, tried: int) -> list[Plan]:
        return Planner(state, seat, state.builds_left, state.cash[seat]).plans()[:tried]


def building_now(state: AgeOfSteam, seat: int, money: int, shares: int, special: int) -> AgeOfSteam:
    """The position as if it were the seat's build turn, after getting some money for some shares."""
    after = state.clone()
    after.cash[seat] += money
    after.shares = after.shares[:]
    after.shares[seat] += shares
    if special >= 0:
        after.special = [-1 if held == special else held for held in after.special]
        after.special = after.special[:]
        after.special[seat] = special
    begin_building(after, seat, BUILD_TRACK, after.build_limit_with(seat, special == ENGINEER))
    after.built = 0
    after.may_urbanize = special == URBANIZATION and after.urbanizes(seat)
    after.deciding_locomotive = False
    return after


def promising_towns(state: AgeOfSteam, seat: int) -> list[Action]:
    """New Cities worth a thought: on towns with own track or beside it, one tile of each colour that is left."""
    board, network = state.rules.board, state.network
    letters: dict[int, str] = {}
    left = state.letters_left()
    for letter, colour in enumerate(board.display.letter_colour):
        if letter in left:
            letters.setdefault(colour, board.display.letters[letter])
    near: list[int] = []
    for town in board.towns:
        if state.new_city[town] >= 0:
            continue
        own = [section for section in network.section_at[6 * town : 6 * town + 6] if section]
        if any(network.owner[section] == seat for section in own):
            near.append(town)
    if not near:
        near = [town for town in board.towns if state.new_city[town] < 0][:6]
    return [Urbanize(board.node_name[town], letter) for town in near[:6] for letter in letters.values()]


# -- looking ahead -------------------------------------------------------------------------------------------------


def turns_to_pay(state: AgeOfSteam) -> int:
    """How often expenses are still to be paid."""
    left = state.rules.turns - state.turn
    return left if state.phase in (GOODS_GROWTH, OVER) else left + 1


def moves_this_turn(state: AgeOfSteam, seat: int) -> int:
    """How many opportunities to move goods the seat still has in this turn."""
    if state.phase == MOVE_GOODS:
        return (1 if seat in state.queue else 0) + (1 if state.move_round == 1 else 0)
    return 0 if state.phase in (GOODS_GROWTH, OVER) else 2


def best_worth(gains: list[float], first: int, longest: int, engine: int, missing: float) -> float:
    """The best of the journeys with one kind of goods; ``missing`` is left for every link that the engine lacks."""
    best = 0.0
    for length in range(1, longest + 1):
        worth = gains[first + length]
        for _ in range(length - engine):
            worth *= missing
        if worth > best:
            best = worth
    return best


def goods_on_display(state: AgeOfSteam) -> dict[int, int]:
    """Cubes on the display by the city they would come to and their colour."""
    if state.turn >= state.rules.turns:
        return {}
    board = state.rules.board
    kinds = len(board.goods.colours)
    found: dict[int, int] = {}
    for column, boxes in enumerate(board.display.column_boxes):
        city = board.column_city[column]
        if column in board.display.letter_column:
            city = state.letter_at[board.display.letter_column.index(column)]
        if city < 0:
            continue
        for box in boxes:
            colour = state.display[box]
            if colour >= 0:
                found[city * kinds + colour] = found.get(city * kinds + colour, 0) + 1
    return found


def forecast(state: AgeOfSteam, seat: int, deliveries: list[float], turns: int) -> float:
    """Points without track, if the best deliveries are made two a turn and shares are issued when money is short."""
    numbers = state.rules.numbers
    income, cash = float(state.income[seat]), float(state.cash[seat])
    shares, engine = float(state.shares[seat]), state.engine[seat]
    moves, at = moves_this_turn(state, seat), 0
    too_late = state.phase != ISSUE_SHARES
    for turn in range(turns):
        hoped = 0.0
        for _ in range(moves):
            if at < len(deliveries):
                hoped += deliveries[at]
                at += 1
        income += hoped
        moves = 2
        cash += income - shares - engine
        if too_late:
            # this turn's shares are issued: what is missing now costs income, and hopes may come to nothing
            too_late = False
            short = DOUBT * hoped - cash
            if short > 0:
                if income - DOUBT * hoped - short < 0:
                    return RUIN + income - shares
                income -= max(0.0, -cash)
                cash = max(0.0, cash)
        if cash < 0:
            more = -cash / (numbers.share_price - 1)
            if shares + more > numbers.most_shares:
                return RUIN + income - shares
            shares += more
            cash = 0.0
        income -= reduction_of(state.rules.reductions[min(state.turn + turn, state.rules.turns)], int(income))
    useful = min(cash, float(TRACK_MONEY * max(0, turns - 1)))
    return state.rules.map.income_points * income - state.rules.map.share_points * shares + MONEY * useful
