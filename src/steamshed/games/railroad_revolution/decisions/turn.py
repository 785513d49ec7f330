"""The options around the main action: free actions, the pick of the setup, placing, promoting, deals, milestones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.board import RAILROAD, STATION, TELEGRAPH, TRADE
from steamshed.games.railroad_revolution.completable import ok_after
from steamshed.games.railroad_revolution.decisions.decision import Decision
from steamshed.games.railroad_revolution.effects import EXCHANGE_TAKE, TOLL, WORKER, op_of
from steamshed.games.railroad_revolution.legality import live, promoting
from steamshed.games.railroad_revolution.margins import main_complete
from steamshed.games.railroad_revolution.perform import clear_turn, promote, push, take_worker
from steamshed.games.railroad_revolution.steps import ACTION_LOOP, DEALS, ENDOW_PICK, FINISH, MILESTONES

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


def free_action(state: RailroadRevolution) -> str:
    """RR-GEN-08: the decision points for selling shares and hiring."""
    if state.step == ENDOW_PICK:
        return "RR-SET-08"
    if state.step == MILESTONES:
        return "RR-GEN-08"
    if state.frames:
        op = op_of(state.frames[-1])
        if op in (TOLL, EXCHANGE_TAKE, WORKER):
            return "RR-GEN-15"
    return ""


class Sell(Decision):
    """RR-GEN-06: a share for its price."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return free_action(state) or ("" if state.shares[seat] > 0 else "RR-GEN-06")

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.shares[seat] -= 1
        state.cash[seat] += state.rules.box.share_price


class Hire(Decision):
    """RR-GEN-07: a worker of a colour that is there."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        rule = free_action(state)
        if rule:
            return rule
        if state.cash[seat] < state.rules.box.hire_price or state.common[move.a] == 0:
            return "RR-GEN-07"
        return ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.cash[seat] -= state.rules.box.hire_price
        take_worker(state, seat, move.a)


class Pick(Decision):
    """RR-SET-04, 05: the worker on the tile is always taken, then the visible side is resolved."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "" if move.a in state.endowment[::3] else "RR-SET-04"

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        at = 3 * state.endowment[::3].index(move.a)
        side, colour = state.endowment[at + 1], state.endowment[at + 2]
        del state.endowment[at : at + 3]
        state.hand[5 * seat + colour] += 1
        state.available[seat] += 1
        push(state, state.rules.box.endowments[move.a][side])


class Place(Decision):
    """RR-TURN-02, 03, 05, 06: a worker of the personal supply to an action that can be completed."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        colour, action = move.a, move.b
        if state.hand[5 * seat + colour] == 0:
            return "RR-TURN-05" if state.board[5 * seat + colour] else "RR-TURN-02"
        if action == TRADE:
            return "" if state.rails_left[seat] or state.buildings_left[seat] else "RR-TRD-03"
        if action == TELEGRAPH:
            full = (1 << len(state.rules.box.sector_shares)) - 1
            return "" if state.buildings_left[seat] and state.offices[seat] != full else "RR-TEL-08"
        if action == STATION:
            if state.buildings_left[seat] == 0:
                return "RR-STA-07"
        elif state.rails_left[seat] == 0:
            return "RR-RAIL-05"
        if ok_after(state, move):
            return ""
        return "RR-STA-07" if action == STATION else "RR-RAIL-05"

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        colour, action = move.a, move.b
        state.hand[5 * seat + colour] -= 1
        state.board[5 * seat + colour] += 1
        state.spaces[20 * seat + 5 * action + colour] += 1
        state.placed = colour
        state.action = action
        if action == RAILROAD:
            # RR-RAIL-05
            state.need = min(state.rules.box.rails_per_action, state.rails_left[seat])
        state.step = ACTION_LOOP


class Skip(Decision):
    """RR-TURN-10: with a piece in stock there is always something to do."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-TURN-10" if state.rails_left[seat] or state.buildings_left[seat] else ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.step = FINISH


class Promo(Decision):
    """RR-TURN-08: a white worker, or a specialist as white, promotes."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-TURN-08" if state.spec_used else promoting(state, seat, move)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.spec_used = True
        promote(state, seat, move)


class Done(Decision):
    """RR-TURN-06: the main action is complete; it is paid now (5.2 note a)."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if not main_complete(state):
            return "RR-TURN-06"
        if state.cash[seat] < state.owed:
            return "RR-STA-02" if state.action == STATION else "RR-RAIL-02"
        return ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.cash[seat] -= state.owed
        state.step = DEALS if state.deal else FINISH
        clear_turn(state)
        state.waiting = state.step == DEALS and state.available[seat] < state.rules.box.minimum


class Accept(Decision):
    """RR-DEAL-02 to 04: shares and money for one of the two deals."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        if state.accepted >> move.a & 1 or (seat != state.active and state.accepted):
            return "RR-DEAL-03"
        deal = state.rules.box.deals[state.deal_tile][move.a]
        if state.shares[seat] < deal.shares or state.cash[seat] < deal.money:
            return "RR-DEAL-02"
        given = state.rules.box.share_price * deal.shares
        return live(state, move, deal.effects, deal.money, 0, "RR-DEAL-04", given)

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        deal = state.rules.box.deals[state.deal_tile][move.a]
        state.shares[seat] -= deal.shares
        state.cash[seat] -= deal.money
        state.accepted |= 1 << move.a
        state.waiting = False
        push(state, deal.effects)


class Pass(Decision):
    """RR-DEAL-08: it can not be closed below the minimum."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-GEN-10" if state.available[seat] < state.rules.box.minimum else ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        state.passed = True


class Keep(Decision):
    """RR-MIL-09: one is kept, the others go under the pile in the order drawn; who drew them knows them."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "" if move.a in state.drawn else "RR-MIL-09"

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        tile = move.a
        letter = state.rules.box.milestones[tile].letter - 1
        pile, known = state.under[letter][:], state.under_seen[letter][:]
        for other, seen in zip(state.drawn, state.drawn_seen):
            if other != tile:
                pile.append(other)
                known.append(seen)
        state.under = [pile if at == letter else old for at, old in enumerate(state.under)]
        state.under_seen = [known if at == letter else old for at, old in enumerate(state.under_seen)]
        state.goals[2 * seat + state.lines[0]] = tile
        del state.lines[:2]
        state.drawn = []
        state.drawn_seen = []


class First(Decision):
    """RR-MIL-10: which of two completed milestones is replaced first."""

    def objection(self, state: RailroadRevolution, seat: int, move: Move) -> str:
        return "RR-MIL-10" if state.drawn or move.a not in state.lines[1::2] else ""

    def act(self, state: RailroadRevolution, seat: int, move: Move) -> None:
        if move.a != state.lines[1]:
            state.lines = state.lines[2:] + state.lines[:2]
        state.ordered = True
