"""The planner against brute force (section 5.4)."""

from __future__ import annotations

import pytest

from steamshed.games.binario import content
from steamshed.games.binario.planner import Planner
from steamshed.games.binario.survey import AT_STATION
from tests.rules.binario.table import table, way

CATALOG = content.catalog()

# -- the planner against brute force ---------------------------------------------------------------------------------


def all_paths(planner: Planner, first: int, second: int):
    """Every simple path between two ends, by trying everything."""
    from steamshed.games.binario.planner import steps

    budget = planner.silver - planner.station_cost(first, second)
    found = []

    def walk(spot):
        for after in steps(planner.survey, spot, budget, second, planner.sites, True):
            if after.kind == AT_STATION:
                if after.cell == second and after.good:
                    found.append((after.cost, after.length, after.word, after.levels))
            else:
                walk(after)

    walk(planner.from_end(first))
    return sorted(found)


@pytest.mark.parametrize(
    ("first", "second", "silver", "era", "type"),
    [
        ("4,6", "2,5", 26, 1, "earth"),
        ("5,5", "2,5", 28, 1, "earth"),
        ("7,7", "10,6", 30, 1, "earth"),
        ("3,3", "5,2", 26, 1, "earth"),
        ("4,6", "2,5", 32, 1, "horse_tram"),
        ("7,4", "9,4", 160, 3, "highway"),
    ],
)
def test_the_first_proposals_are_the_best(first, second, silver, era, type):
    state = table(
        era=era, seats=[{"silver": silver}, {}], ways={"3,6": way("earth", 1, "NS"), "4,5": way("earth", 0, "EW")}
    )
    planner = Planner(state, 0, CATALOG.way_of[type])
    a, b = state.map.index[first], state.map.index[second]
    expected = all_paths(planner, a, b)[:5]
    assert expected
    found = [(spot.cost, spot.length, spot.word, spot.levels) for spot in planner.proposals(a, b, 5)]
    assert found == expected
