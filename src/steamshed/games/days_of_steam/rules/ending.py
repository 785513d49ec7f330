"""The end of a turn and of the game (DS-TURN-02, DS-END)."""

from __future__ import annotations

from steamshed.games.days_of_steam.rules.scoring import points
from steamshed.games.days_of_steam.table.phases import OVER, TURN
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Event


def wins_at_once(state: Table, seat: int, events: list[Event]) -> bool:
    """DS-END-01, before anything that would follow (DS-END-06): the game is over if the seat has enough points."""
    if points(state, seat) < state.rules.numbers.win:
        return False
    clear_turn(state)
    finish(state, "won", seat, events)
    return True


def end_turn(state: Table, progress: bool, events: list[Event]) -> None:
    """The turn passes to the left (DS-TURN-02), to whoever sits there (DS-END-08), unless the game ends with it.

    ``progress``: a tile was placed, a good finally delivered or a tile exchanged (DS-END-07).
    """
    assert state.seat is not None
    seat, players = state.seat, state.rules.players
    clear_turn(state)
    state.stall = 0 if progress else state.stall + 1
    # DS-END-02, DS-END-03: at once, or when everybody has had equally many turns
    last = not state.rules.end_of_round or seat == (state.start - 1) % players
    if state.pile_size == 0 and last:
        finish(state, "last_tile", None, events)
    elif state.stall >= state.rules.stall_limit:
        finish(state, "stalled", None, events)
    else:
        state.seat = (seat + 1) % players
        state.phase = TURN


def clear_turn(state: Table) -> None:
    """Nothing of a turn is left when it is over."""
    state.burnt = 0
    state.drawn = -1
    state.run_node = -1
    state.run_cargo = -1
    state.run_origin = -1
    state.loads = []
    state.pending = []
    state.entered = -1
    state.spent = 0
    state.curve = False
    state.just_loaded = False


def finish(state: Table, reason: str, seat: int | None, events: list[Event]) -> None:
    state.seat = None
    state.phase = OVER
    events.append(Event("game-over", seat, {"reason": reason}))
