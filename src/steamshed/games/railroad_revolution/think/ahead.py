"""How a company's game may go on: its own turns, played quickly one after the other as if it were alone.

The rivals do nothing but use up their stock, so that the game ends in time. Whatever else they do, it is much the same
after all the turns that are compared, and ten turns of one company cost less than two rounds of everybody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import clear_turn
from steamshed.games.railroad_revolution.rules.deal import close_window, reveal_deal
from steamshed.games.railroad_revolution.rules.milestone import complete, draw
from steamshed.games.railroad_revolution.rules.next_turn import begin_turn
from steamshed.games.railroad_revolution.rules.option import perform_option
from steamshed.games.railroad_revolution.table.phases import DEALS, PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.company import Company
from steamshed.games.railroad_revolution.think.turns import Turns
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance, Keyed

PIECES: Final[tuple[int, ...]] = (1, 1, 1, 2)
"""What a rival takes from its stock, turn by turn, again and again."""
LAST: Final = 2
"""The value of ``final`` in the last round."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ahead:
    """Plays on for one company."""

    def __init__(self, company: Company, seat: int) -> None:
        self.company = company
        self.seat = seat
        self.turns = Turns(company, seat)
        self.played = 0
        """Turns of the line that was played last."""

    def played_on(self, end: Table, turns: int, seed: int) -> Table:
        """The position so many turns after the end of a turn, or at the end of the game; the same seed draws the
        same."""
        state, chance = end.clone(), Keyed(seed)
        self.played = 0
        while self.played < turns and self.next_turn(state, chance):
            self.played += 1
            for move in self.moves(state):
                perform_option(state, move)
        self.finish(state, chance)
        return state

    def moves(self, state: Table) -> list[Move]:
        """The next turn."""
        return self.turns.quick(state)

    def next_turn(self, state: Table, chance: Chance) -> bool:
        """From the end of one turn to the beginning of the next; False if there is none."""
        seat = self.seat
        if state.step == PLACE_WORKER and state.active == seat:
            return True  # it has begun
        self.finish(state, chance)
        if state.final == LAST and (state.active == seat or not self.comes_later(state)):
            return False
        if not state.final:
            self.take_stock(state)
        elif not self.comes_later(state):
            state.final = LAST
        clear_turn(state)
        close_window(state)
        begin_turn(state, seat, [])
        return True

    def comes_later(self, state: Table) -> bool:
        """Whether the seat has its turn after the active one in the same round."""
        players, first = state.rules.players, state.first_player
        return (self.seat - first) % players > (state.active - first) % players

    def finish(self, state: Table, chance: Chance) -> None:
        """The end of a turn: the next deal tile, and the next milestones, of which the best is kept."""
        events: list[Event] = []
        if state.step == DEALS and state.deal_tile >= 0:
            state.deal_discards |= 1 << state.deal_tile
            state.deal_tile = -1
        if state.deal_tile < 0:
            reveal_deal(state, chance, events)
        complete(state, self.seat, events)
        while state.replacing:
            line, tile = 2 * self.seat + state.replacing[0], state.replacing[1]
            del state.replacing[:2]
            draw(state, self.seat, state.rules.box.milestones[tile].letter, chance, events)
            self.keep_best(state, line)

    def keep_best(self, state: Table, line: int) -> None:
        best, highest = -1, 0.0
        state.goals = state.goals[:]
        for tile in state.drawn:
            state.goals[line] = tile
            value = self.company.value(state, self.seat)
            if best < 0 or value > highest:
                best, highest = tile, value
        state.goals[line] = best
        state.drawn = []

    def take_stock(self, state: Table) -> None:
        """Time passes: every rival uses up some pieces, and whoever has come to the logo brings the last round."""
        box = state.rules.box
        over = False
        for seat in range(state.rules.players):
            if seat != self.seat:
                for _ in range(PIECES[self.played % len(PIECES)]):
                    if state.rails_left[seat] > box.rails_after_logo:
                        state.rails_left = state.rails_left[:]
                        state.rails_left[seat] -= 1
                    elif state.buildings_left[seat] > box.buildings_after_logo:
                        state.buildings_left = state.buildings_left[:]
                        state.buildings_left[seat] -= 1
            if (
                state.rails_left[seat] <= box.rails_after_logo
                and state.buildings_left[seat] <= box.buildings_after_logo
            ):
                over = True
        if over:
            state.final = LAST
