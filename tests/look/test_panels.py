from itertools import combinations
from math import dist

import pytest

from steamshed.look.panels import SMALL_DISC, WIDE_SLOT, NumberTrack, pile, slot_height


def test_values_stand_in_their_slots():
    track = NumberTrack(10, 20, 1, 50, 40, 30, per_row=10, open_end=True)
    assert track.at(1)[0] == 25
    assert track.at(11)[0] == track.at(1)[0]
    assert track.at(11)[1] == track.at(1)[1] + 40
    assert track.at(57) == track.at(50)
    assert track.bottom == 220
    assert "50+" in track.svg


@pytest.mark.parametrize("size", range(1, 7))
def test_discs_of_a_pile_do_not_hide_one_another(size: int):
    places = [pile(size, i, WIDE_SLOT) for i in range(size)]
    assert all(dist(one, other) > SMALL_DISC * 0.6 for one, other in combinations(places, 2))
    assert -min(y for _, y in places) + SMALL_DISC + 20 <= slot_height(size)
    assert max(abs(x) for x, _ in places) + SMALL_DISC / 2 <= WIDE_SLOT / 2


def test_seats_with_the_same_value_share_a_slot():
    places = NumberTrack(0, 0, 1, 6, 60, WIDE_SLOT).places({0: 2, 1: 3, 2: 2})
    assert places[0][1] == places[2][1]
    assert places[0][0] < places[2][0] < places[1][0]
