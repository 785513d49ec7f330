"""Points and ties, against tables that were worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from steamshed.contest import scoring
from steamshed.contest.scoring import Outcome, Row


def game(*order: int, points: dict[int, int] | None = None) -> Outcome:
    return Outcome({player: place for place, player in enumerate(order, 1)}, points or {})


def told(rows: list[Row]) -> list[tuple[int, int]]:
    return [(row.player, row.place) for row in rows]


def test_points_of_places_and_shared_ones() -> None:
    four = scoring.POINTS[4]
    assert game(3, 1, 0, 2).worth(four) == {3: 10, 1: 6, 0: 3, 2: 1}
    assert Outcome({0: 1, 1: 1, 2: 3, 3: 4}).worth(four) == {0: 8, 1: 8, 2: 3, 3: 1}
    assert Outcome({0: 1, 1: 2, 2: 2, 3: 2}).worth(four)[1] == Fraction(10, 3)
    for scale in scoring.POINTS.values():
        level = Outcome(dict.fromkeys(range(len(scale)), 1))
        assert sum(level.worth(scale).values()) == sum(scale)


def test_a_division_goes_by_points_wins_seconds_and_the_share_of_the_winner() -> None:
    """By hand: 0 and 1 have 16 points each, 0 by a win and a second place, 1 the same; 1 was nearer to the winners.
    2 has 13 of a win and a third place; 3 has two last places."""
    outcomes = [
        Outcome({0: 1, 1: 2, 2: 3, 3: 4}, {0: 100, 1: 90, 2: 50, 3: 10}),
        Outcome({1: 1, 0: 2, 2: 3, 3: 4}, {1: 80, 0: 60, 2: 40, 3: 20}),
    ]
    rows = scoring.league(range(4), outcomes)
    assert told(rows) == [(1, 1), (0, 2), (2, 3), (3, 4)]
    assert [row.points for row in rows] == [16, 16, 6, 2]
    assert (rows[0].share, rows[1].share) == (Fraction(95, 100), Fraction(7, 8))
    wins_first = [game(0, 1, 2, 3), game(3, 2, 1, 0), game(1, 2, 3, 0), game(2, 1, 3, 0)]
    # 0: 10+1+1+1 = 13, a win; 1: 6+3+10+6 = 25; 2: 3+6+6+10 = 25; both a win; 2 has two second places, 1 two, too
    rows = scoring.league(range(4), wins_first)
    points = [(row.player, row.points) for row in rows]
    assert points[:2] == [(1, Fraction(25)), (2, Fraction(25))]
    assert [row.place for row in rows][:2] == [1, 1]  # nothing tells them apart


def test_who_is_level_in_all_shares_the_place() -> None:
    rows = scoring.league(range(3), [Outcome({0: 1, 1: 1, 2: 3}, {0: 5, 1: 5, 2: 1})])
    assert told(rows) == [(0, 1), (1, 1), (2, 3)]
    assert told(scoring.league(range(3), [])) == [(0, 1), (1, 1), (2, 1)]


def test_heats_go_by_wins_then_by_the_share_of_the_winner() -> None:
    """By hand, two rounds of two tables of three: 0 has two wins; 3 and 4 one each, 3 with 1 and 70/90, 4 with 90/100
    and 1, which is more; 1 and 2 were second with less, 5 last twice."""
    outcomes = [
        game(0, 4, 1, points={0: 100, 4: 90, 1: 40}),
        game(3, 2, 5, points={3: 60, 2: 50, 5: 30}),
        game(0, 3, 5, points={0: 90, 3: 70, 5: 10}),
        game(4, 1, 2, points={4: 80, 1: 79, 2: 20}),
    ]
    rows = scoring.heat(range(6), outcomes)
    assert told(rows) == [(0, 1), (4, 2), (3, 3), (1, 4), (2, 5), (5, 6)]
    assert rows[2].share == (1 + Fraction(7, 9)) / 2
    assert [row.wins for row in rows] == [2, 1, 1, 0, 0, 0]


def test_swiss_goes_by_the_opponents_points_then_by_the_game_between_them() -> None:
    """By hand, four players, two rounds: 0 beats 1 and draws with 2, 2 beats 3, 1 beats 3. Points: 0 has 1 1/2, 2 has
    1 1/2, 1 has 1, 3 has 0. Opponents: 0 has 1 + 1 1/2 = 2 1/2; 2 has 0 + 1 1/2 = 1 1/2."""
    outcomes = [game(0, 1), game(2, 3), Outcome({0: 1, 2: 1}), game(1, 3)]
    rows = scoring.swiss(range(4), outcomes)
    assert told(rows) == [(0, 1), (2, 2), (1, 3), (3, 4)]
    assert rows[0].key[:2] == (Fraction(3, 2), Fraction(5, 2))
    assert rows[1].key[:2] == (Fraction(3, 2), Fraction(3, 2))
    # 0 and 1 both have 1 point and opponents with 1 in all; 0 has beaten 1
    rows = scoring.swiss(range(3), [game(0, 1), game(1, 2), game(2, 0)])
    assert [row.place for row in rows] == [1, 1, 1]


def test_going_up_is_certain_only_when_it_is() -> None:
    outcomes = [game(0, 1, 2, 3), game(0, 2, 1, 3), game(0, 1, 2, 3)]
    rows = scoring.league(range(4), outcomes)
    assert [row.points for row in rows] == [30, 15, 12, 3]
    one_left = dict.fromkeys(range(4), 1)
    assert scoring.reachable(rows[1], 1, 4) == 25
    assert scoring.certain_above(rows, one_left, 4, 1) == {0}
    assert scoring.certain_above(rows, one_left, 4, 3) == {0, 1}
    assert scoring.certain_above(rows, dict.fromkeys(range(4), 0), 4, 2) == {0, 1}
    assert scoring.certain_above(rows, dict.fromkeys(range(4), 2), 4, 1) == set()
