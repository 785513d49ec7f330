"""Turns as a whole: what a company can do from a decision until its turn, window or pick is over.

A beam search over the options of the rules: the most promising positions of each length are followed, and what counts
is the worth at the end. Nothing is drawn by chance and nobody else moves: a turn asks for neither.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.actions import DONE, HIRE, SELL, Move
from steamshed.games.railroad_revolution.content.box import TOLL_MONEY
from steamshed.games.railroad_revolution.content.effects import FLIP, PROMOTE, STEPS, op_of, second_of
from steamshed.games.railroad_revolution.rules.funds import main_complete
from steamshed.games.railroad_revolution.rules.legality import dead_end
from steamshed.games.railroad_revolution.rules.option import perform_option
from steamshed.games.railroad_revolution.rules.proposals import proposals, wanted
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    FINISH,
    MILESTONES,
    PLACE_WORKER,
    USED_BONUS,
)
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.judgement import Judgement

GLANCE: Final = 3
"""How many positions are followed when every placement of a worker is looked at once."""
THOUGHT: Final = 8
"""How many in the placements that looked best, and in the middle of a turn."""
BEST_PLACES: Final = 4
"""How many placements are thought through."""
LONGEST: Final = 18
"""No turn that is worth playing takes more decisions."""


class Node:
    """A position on the way, and the first move that led to it."""

    def __init__(self, state: Table, first: Move | None, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


class Planner:
    """Looks for the best way to the end of what a seat is deciding."""

    def __init__(self, judge: Judgement, seat: int) -> None:
        self.judge = judge
        self.seat = seat

    def best(self, state: Table, legal: list[Move]) -> Move:
        """The first move of the best way."""
        if state.step != PLACE_WORKER:
            return self.follow([Node(state, None, 0.0)], THOUGHT).first or legal[0]
        rated: list[tuple[float, int, Node]] = []
        for move in self.options(state):
            after = state.clone()
            perform_option(after, move)
            start = Node(after, move, 0.0)
            rated.append((-self.follow([start], GLANCE).value, len(rated), start))
        rated.sort(key=lambda entry: (entry[0], entry[1]))
        found = Node(state, legal[0], -1e9)
        for _, _, start in rated[:BEST_PLACES]:
            best = self.follow([start], THOUGHT)
            if best.value > found.value:
                found = best
        return found.first or legal[0]

    def follow(self, beam: list[Node], width: int) -> Node:
        """The best end that can be reached; an end is a position where the seat has nothing more to decide."""
        best = Node(beam[0].state, beam[0].first, -1e9)
        seat = self.seat
        for _ in range(LONGEST):
            children: list[Node] = []
            seen: set[tuple[float, int, int, int]] = set()
            for node in beam:
                if self.ended(node.state):
                    continue
                for move in self.options(node.state):
                    after = node.state.clone()
                    perform_option(after, move)
                    first = node.first or move
                    value = self.judge.worth(after, seat)
                    if self.ended(after):
                        if value > best.value:
                            best = Node(after, first, value)
                        continue
                    key = (value, after.cash[seat], after.shares[seat], len(after.frames))
                    if key not in seen:
                        seen.add(key)
                        children.append(Node(after, first, value))
            if not children:
                break
            children.sort(key=value_of)
            beam = children[:width]
        return best

    def ended(self, state: Table) -> bool:
        """Whether the seat has nothing more to decide here."""
        if state.frames:
            return False
        step = state.step
        if step == DEALS:
            if state.passed:
                return True
            return state.accepted != 0 and (self.seat != state.active or state.accepted == 3)
        if step == ENDOW_PICK:
            return len(state.endowment) < 3 * len(state.queue)
        if step == MILESTONES:
            return not state.drawn
        return step == FINISH

    def options(self, state: Table) -> list[Move]:
        """What is worth trying and allowed."""
        return [move for move in self.candidates(state) if dead_end(state, move) is None]

    def candidates(self, state: Table) -> list[Move]:
        """What is worth trying and allowed in itself, even if the turn cannot be completed after it: shares are sold
        and workers hired only for a purpose."""
        seat, found = self.seat, list[Move]()
        phase = state.decided()
        cash = state.cash[seat]
        price = -1
        for move in proposals(state, seat):
            verb = move.verb
            if verb == SELL:
                if price < 0:
                    price = self.wanted_cash(state)
                if cash >= price:
                    continue
            elif verb == HIRE:
                if not self.wants_worker(state, move.a):
                    continue
            elif verb == DONE and cash < state.owed:
                continue
            if phase.check_option(state, seat, move) is None:
                found.append(move)
        return found

    def wanted_cash(self, state: Table) -> int:
        """How much cash could be of use now."""
        seat, box = self.seat, state.rules.box
        price = 0
        if state.frames:
            top = state.frames[-1]
            op = op_of(top)
            if op == PROMOTE:
                price = second_of(top)
            elif op == FLIP:
                price = self.dearest_flip(state)
            elif op == STEPS:
                for track in range(3):
                    at = state.marks[3 * seat + track] + 1
                    if at < len(box.toll_kind[track]) and box.toll_kind[track][at] == TOLL_MONEY:
                        price = max(price, box.toll_size[track][at])
            return price
        if state.step == ACTION_LOOP:
            if main_complete(state):
                price = state.owed
            if not state.spec_used and state.placed > 0:
                price = max(price, box.specs[state.action][state.placed].pay)
            if state.city >= 0 and state.is_first and not state.used & USED_BONUS:
                price = max(price, box.city_tiles[state.city_tile[state.city]].bonus_cost)
        elif state.step == DEALS:
            for deal in box.deals[state.deal_tile]:
                price = max(price, deal.money)
        if self.wants_any_worker(state) and state.cash[seat] + box.share_price * state.shares[seat] >= (
            state.owed + box.hire_price
        ):
            price = max(price, box.hire_price)
        return price

    def dearest_flip(self, state: Table) -> int:
        """The highest cost of an own train that lies face up."""
        box, price = state.rules.box, 0
        for kind in range(len(box.trains)):
            if state.trains[2 * (self.seat * len(box.trains) + kind)]:
                price = max(price, box.trains[kind].cost)
        return price

    def wants_any_worker(self, state: Table) -> bool:
        """Whether a hired worker could be promoted: a milestone waits, and nobody can be spared."""
        seat = self.seat
        if state.available[seat] > state.rules.box.minimum or (state.step == ACTION_LOOP and state.spec_used):
            return False
        return wanted(state, 2 * seat) | wanted(state, 2 * seat + 1) != 0

    def wants_worker(self, state: Table, colour: int) -> bool:
        """Whether to hire a worker of a colour: to be promoted, or to reach the least number."""
        seat = self.seat
        if state.available[seat] < state.rules.box.minimum:
            return True
        asked = wanted(state, 2 * seat) | wanted(state, 2 * seat + 1)
        return asked >> colour & 1 != 0 and state.step != DEALS


def value_of(node: Node) -> float:
    """For sorting, the best first."""
    return -node.value
