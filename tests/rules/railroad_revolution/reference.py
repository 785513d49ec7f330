"""The reference for "completable": an unrestricted search over all options of the acting player.

See docs/rules/railroad_revolution.md 5.4.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution import RailroadRevolution
from steamshed.games.railroad_revolution.rules.option import check_option, perform_option
from steamshed.games.railroad_revolution.table.phases import DEALS, FINISH

NOT_LIVE = ("RR-GEN-14", "RR-TRN-05", "RR-DEAL-04")
"""An option without a live effect only costs: trying it too changes no answer, and needs no idea of dead ends."""


class TooManyStates(Exception):
    """The search was given up."""


def reference(state: RailroadRevolution, limit: int = 4000) -> bool:
    """Whether some sequence of own options ends the turn with everything done and paid and enough workers."""
    seat, least = state.active, state.rules.box.minimum
    seen: set[tuple[object, ...]] = set()
    stack = [state.clone()]
    while stack:
        now = stack.pop()
        if now.step == FINISH:
            if now.available[seat] >= least:
                return True
            continue
        if now.step == DEALS and not now.frames and now.available[seat] >= least and not now.waiting:
            return True
        for move in now.rules.moves.all:
            violation = check_option(now, move)
            if violation and (violation.rule not in NOT_LIVE or now.waiting):
                continue
            after = now.clone()
            perform_option(after, move)
            key = key_of(after, seat)
            if key not in seen:
                seen.add(key)
                if len(seen) > limit:
                    raise TooManyStates
                stack.append(after)
    return False


def key_of(state: RailroadRevolution, seat: int) -> tuple[object, ...]:
    kinds = 2 * len(state.rules.box.trains)
    return (
        state.cash[seat],
        state.shares[seat],
        *state.hand[5 * seat : 5 * seat + 5],
        *state.board[5 * seat : 5 * seat + 5],
        state.rails[seat],
        state.rails_left[seat],
        state.buildings_left[seat],
        state.stations[seat],
        state.offices[seat],
        *state.trains[seat * kinds : (seat + 1) * kinds],
        *state.marks[3 * seat : 3 * seat + 3],
        *state.managers[4 * seat : 4 * seat + 4],
        (state.step, state.spec_used, state.owed, state.deal, state.need, state.laid, state.city, state.sector),
        (state.used, state.accepted, state.waiting, *state.frames),
    )
