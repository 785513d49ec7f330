"""Victory points and places (DS-SCORE, DS-END-04, 05 and 09)."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.table import Table


def scores(state: Table) -> list[int]:
    """DS-SCORE-03: valid at every moment; what a move has delivered counts once it is final (DS-DERAIL-05)."""
    return [points(state, seat) for seat in range(state.rules.players)]


def points(state: Table, seat: int) -> int:
    """DS-SCORE-01: goods, markers and the bonus for colours."""
    numbers, colours = state.rules.numbers, len(state.rules.box.colours)
    goods = different = 0
    for count in state.delivered[seat * colours : (seat + 1) * colours]:
        if count:
            goods += count
            different += 1
    return numbers.points_good * goods + numbers.points_marker * state.markers[seat] + numbers.points_colours[different]


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """DS-SCORE-01, DS-SCORE-02: a seat's points by source."""
    numbers, colours = state.rules.numbers, len(state.rules.box.colours)
    delivered = state.delivered[seat * colours : (seat + 1) * colours]
    different = len([count for count in delivered if count])
    return {
        "goods": numbers.points_good * sum(delivered),
        "markers": numbers.points_marker * state.markers[seat],
        "colours": numbers.points_colours[different],
    }


def standing(state: Table) -> list[list[int]]:
    """DS-END-04, DS-END-05: points, then markers, then steam; still equal seats share a place.

    Who has enough points to win at once has the most, as only the player in turn gains any (DS-END-01, DS-END-09).
    """
    places: dict[tuple[int, int, int], list[int]] = {}
    for seat in range(state.rules.players):
        places.setdefault((points(state, seat), state.markers[seat], state.steam[seat]), []).append(seat)
    return [places[key] for key in sorted(places, reverse=True)]


def end_rule(state: Table) -> str:
    """The rule by which a game that is over ended."""
    if max(scores(state)) >= state.rules.numbers.win:
        return "DS-END-01"
    return "DS-END-07" if state.stall >= state.rules.stall_limit else "DS-END-02"
