"""What happens between decisions: endowments, deal windows, the end of a turn, milestones, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.railroad_revolution import legality
from steamshed.games.railroad_revolution.board import GROUPS
from steamshed.games.railroad_revolution.effects import PROMOTE, STEPS, op_of
from steamshed.games.railroad_revolution.perform import act
from steamshed.games.railroad_revolution.steps import (
    DEALS,
    ENDOW_PICK,
    FINISH,
    MILESTONES,
    OVER,
    PLACE_WORKER,
)
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


def go_on(state: RailroadRevolution, chance: Chance, events: list[Event]) -> None:
    """RR-TURN-09: step after step until somebody has to decide or the game is over."""
    if state.deal_tile < 0:
        reveal_deal(state, chance, events)
    if state.step == ENDOW_PICK:
        state.queue.pop(0)
        if state.queue:
            state.seat = state.queue[0]
        else:
            begin_turn(state, state.first_player, events)
    if state.step == DEALS:
        deals(state, chance, events)
    if state.step == FINISH:
        state.step = MILESTONES
        players = state.rules.players
        # RR-MIL-07: active player first, then clockwise
        state.queue = [(state.active + n) % players for n in range(players)]
    if state.step == MILESTONES:
        milestones(state, chance, events)
    state.margin_is_known = False


def begin_turn(state: RailroadRevolution, seat: int, events: list[Event]) -> None:
    """RR-TURN-04: whoever has nobody left in his personal supply takes his workers back first."""
    state.active = seat
    state.seat = seat
    state.step = PLACE_WORKER
    if not any(state.hand[5 * seat : 5 * seat + 5]):
        for colour in range(5):
            state.hand[5 * seat + colour] = state.board[5 * seat + colour]
            state.board[5 * seat + colour] = 0
        for at in range(20 * seat, 20 * seat + 20):
            state.spaces[at] = 0
        events.append(Event("recalled", seat, {"workers": state.available[seat]}))


# -- deals -----------------------------------------------------------------------------------------------------------


def deals(state: RailroadRevolution, chance: Chance, events: list[Event]) -> None:
    """RR-DEAL-03, 08: the active player's window, then those of the others clockwise; at last the tile is replaced."""
    if not state.opened and state.seat == state.active and not state.accepted and not state.passed:
        players = state.rules.players
        state.queue = [(state.active + n) % players for n in range(1, players)]
        events.append(Event("deals-offered", state.active, {"tile": state.rules.box.deal_names[state.deal_tile]}))
    while not window(state):
        if not state.queue:
            state.deal_discards |= 1 << state.deal_tile
            reveal_deal(state, chance, events)
            state.step = FINISH
            close_window(state)
            return
        state.seat = state.queue.pop(0)
        close_window(state)
    state.opened = True
    state.waiting = False


def close_window(state: RailroadRevolution) -> None:
    """What a seat has answered is forgotten."""
    state.accepted = 0
    state.opened = False
    state.passed = False


def window(state: RailroadRevolution) -> bool:
    """RR-DEAL-08: whether the window of the deciding seat is, or stays, open."""
    seat = state.seat
    assert seat is not None
    if seat == state.active:
        if state.available[seat] < state.rules.box.minimum:
            return True
        return not state.passed and state.accepted != 3 and can_accept(state, seat)
    if state.passed or state.accepted:
        return False
    return state.opened or can_accept(state, seat)


def can_accept(state: RailroadRevolution, seat: int) -> bool:
    """Whether some number of sales and hirings makes one of the deals legal. One hiring is as good as many."""
    box, moves = state.rules.box, state.rules.moves
    halves = [half for half in (0, 1) if not state.accepted >> half & 1]
    if not any(state.shares[seat] >= box.deals[state.deal_tile][half].shares for half in halves):
        return False
    state.margin_is_known = False
    for half in halves:
        if not legality.refusal(state, moves.accept[half]):
            return True
    for half in halves:
        deal = box.deals[state.deal_tile][half]
        sold = state.clone()
        for _ in range(state.shares[seat] - deal.shares + 1):
            if not legality.refusal(sold, moves.accept[half]):
                return True
            if sold.cash[seat] >= box.hire_price and hiring_may_help(state, half):
                for colour in range(5):
                    if sold.common[colour]:
                        hired = sold.clone()
                        act(hired, moves.hire[colour])
                        if not legality.refusal(hired, moves.accept[half]):
                            return True
            if sold.shares[seat] == 0:
                break
            act(sold, moves.sell)
    return False


def hiring_may_help(state: RailroadRevolution, half: int) -> bool:
    """A new worker makes a difference to promotions and worker tolls only, also behind the flip of a train."""
    effects = state.rules.box.deals[state.deal_tile][half].effects
    if effects.flips:
        return True
    for made in effects.frames:
        op = op_of(made)
        if op in (PROMOTE, STEPS):
            return True
    return False


def reveal_deal(state: RailroadRevolution, chance: Chance, events: list[Event]) -> None:
    """RR-DEAL-05: the next tile of the column; an empty column is made anew from the discards."""
    names = state.rules.box.deal_names
    everything = (1 << len(names)) - 1
    if state.deal_discards == everything:
        state.deal_discards = 0
        events.append(Event("deals-shuffled"))
    column = {name: 1 for number, name in enumerate(names) if not state.deal_discards >> number & 1}
    tile = chance.draw("deal tile", column)
    state.deal_tile = state.rules.box.deal_of[tile]
    events.append(Event("deal-revealed", None, {"tile": tile}, reveals=True))


# -- milestones ------------------------------------------------------------------------------------------------------


def milestones(state: RailroadRevolution, chance: Chance, events: list[Event]) -> None:
    """RR-MIL-07 to 10: seat by seat, what is complete is turned down and replaced."""
    if state.lines and state.seat is not None and replace(state, state.seat, chance, events):
        return
    while state.queue:
        seat = state.queue.pop(0)
        state.seat = seat
        complete(state, seat, events)
        if replace(state, seat, chance, events):
            return
    end_check(state, events)


def complete(state: RailroadRevolution, seat: int, events: list[Event]) -> None:
    """RR-MIL-06, 08: full of managers and all conditions true: the managers leave, the tile is turned down."""
    box = state.rules.box
    for line in (0, 1):
        tile = state.goals[2 * seat + line]
        if tile < 0 or not is_complete(state, seat, line):
            continue
        for slot in (0, 1):
            at = 2 * (2 * seat + line) + slot
            if state.managers[at] >= 0:
                state.common[state.managers[at]] += 1
                state.managers[at] = -1
        state.goals[2 * seat + line] = -1
        state.completed[seat] |= 1 << tile
        goal = box.milestones[tile]
        events.append(Event("milestone-completed", seat, {"tile": goal.name, "points": goal.points}))
        # RR-MIL-09: nothing replaces a D; RR-MIL-17: nor anything at the end of the last turn
        if goal.letter < 3 and not last_turn(state):
            state.lines += [line, tile]


def is_complete(state: RailroadRevolution, seat: int, line: int) -> bool:
    at = 2 * seat + line
    goal = state.rules.box.milestones[state.goals[at]]
    for slot in range(len(goal.managers)):
        if state.managers[2 * at + slot] < 0:
            return False
    return conditions_hold(state, seat, state.goals[at])


def conditions_hold(state: RailroadRevolution, seat: int, tile: int) -> bool:
    """RR-MIL-11 to 15: tested on the state, never used up; the start space is no rail space and counts for none."""
    for kind, which, number in state.rules.box.milestones[tile].asks:
        have = state.network[seat] if kind == 0 else state.stations[seat] if kind == 1 else state.rails[seat]
        if (have & which).bit_count() < number:
            return False
    return True


def replace(state: RailroadRevolution, seat: int, chance: Chance, events: list[Event]) -> bool:
    """RR-MIL-09, 10: draws for the next milestone to be replaced. Says whether the seat has to decide."""
    box = state.rules.box
    while state.lines:
        letters = [box.milestones[tile].letter for tile in state.lines[1::2]]
        if len(letters) == 2 and letters[0] != letters[1] and not state.ordered:
            return True
        state.ordered = False
        draw(state, seat, letters[0], chance, events)
        if state.drawn:
            return True
        del state.lines[:2]
    return False


def draw(state: RailroadRevolution, seat: int, letter: int, chance: Chance, events: list[Event]) -> None:
    """The top tiles of a pile: unseen ones first, then those put under it, in their order."""
    box, everybody = state.rules.box, state.rules.everybody
    unseen = unseen_tiles(state, letter)
    pile, known = state.under[letter], state.under_seen[letter]
    drawn: list[int] = []
    seen: list[int] = []
    for _ in range(box.draw_size):
        if unseen:
            name = chance.draw(f"milestone {GROUPS[letter + 2]}", {box.milestones[tile].name: 1 for tile in unseen})
            unseen.remove(box.milestone_of[name])
            drawn.append(box.milestone_of[name])
            seen.append(0)
        elif pile:
            drawn.append(pile[0])
            seen.append(known[0])
            pile, known = pile[1:], known[1:]
    state.under = [pile if at == letter else old for at, old in enumerate(state.under)]
    state.under_seen = [known if at == letter else old for at, old in enumerate(state.under_seen)]
    state.drawn = drawn
    state.drawn_seen = [everybody if state.rules.open_draw else knows | 1 << seat for knows in seen]
    if drawn:
        args: dict[str, str | int] = {"letter": GROUPS[letter + 2], "count": len(drawn)}
        events.append(Event("milestones-drawn", seat, args, reveals=True))


def unseen_tiles(state: RailroadRevolution, letter: int) -> list[int]:
    """The part of a pile whose order is not fixed: all tiles of the letter that are nowhere else."""
    found: list[int] = []
    for tile in state.rules.box.group_tiles[letter + 2]:
        if tile in state.drawn or tile in state.under[letter] or tile in state.goals:
            continue
        if not any(done >> tile & 1 for done in state.completed):
            found.append(tile)
    return found


# -- the end ---------------------------------------------------------------------------------------------------------


def last_turn(state: RailroadRevolution) -> bool:
    """The very last turn of the game."""
    return state.final == 2 and (state.active + 1) % state.rules.players == state.first_player


def end_check(state: RailroadRevolution, events: list[Event]) -> None:
    """RR-END-01 to 03: the trigger is looked for at all players; then the next player, or the end."""
    box = state.rules.box
    if state.final == 0:
        for n in range(state.rules.players):
            seat = (state.active + n) % state.rules.players
            if (
                state.rails_left[seat] <= box.rails_after_logo
                and state.buildings_left[seat] <= box.buildings_after_logo
            ):
                state.final = 1
                events.append(Event("end-triggered", seat))
                break
    following = (state.active + 1) % state.rules.players
    if following == state.first_player:
        if state.final == 2:
            state.step = OVER
            state.seat = None
            events.append(Event("game-over"))
            return
        if state.final == 1:
            state.final = 2
            events.append(Event("last-round"))
        state.round += 1
        events.append(Event("round-begins", None, {"round": state.round}))
    begin_turn(state, following, events)
