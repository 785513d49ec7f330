"""Victory points and places (RR-SCO)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.table.table import Table


def scores(state: Table) -> list[int]:
    """Points by seat. RR-SCO-07: money, shares, workers and stock score nothing."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.rules.players)]


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    box = state.rules.box
    telegraph, stations, network = (box.track_points[track][state.marks[3 * seat + track]] for track in range(3))
    kinds = len(box.trains)
    face_up = sum(state.trains[2 * (seat * kinds + kind)] for kind in range(kinds))
    done = state.completed[seat]
    return {
        "trains": box.train_points * face_up,  # RR-SCO-01
        "milestones": sum(tile.points for at, tile in enumerate(box.milestones) if done >> at & 1),  # RR-SCO-02
        "network": network * (state.network[seat] & box.last_level_mask).bit_count(),  # RR-SCO-03
        "stations": stations * state.stations[seat].bit_count(),  # RR-SCO-04
        "telegraph": telegraph * state.offices[seat].bit_count(),  # RR-SCO-05
        "links": links(state, seat),
    }


def links(state: Table, seat: int) -> int:
    """RR-SCO-06: neighbouring sectors with own offices in both."""
    offices, values = state.offices[seat], state.rules.box.sector_link
    return sum(values[at] for at in range(len(values) - 1) if offices >> at & 3 == 3)


def standing(state: Table) -> list[list[int]]:
    """RR-SCO-08: most points; then most money with shares at their sale price; then a shared place."""
    points, price = scores(state), state.rules.box.share_price
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.rules.players):
        funds = state.cash[seat] + price * state.shares[seat]
        places.setdefault((-points[seat], -funds), []).append(seat)
    return [places[key] for key in sorted(places)]
