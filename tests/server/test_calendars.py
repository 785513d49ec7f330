"""When clocks count: holidays and nights, to the second."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steamshed.server.api.shapes import Bank, Days, Hours, Live, NoClock
from steamshed.server.tables.calendars import ALWAYS, DAY, HOUR, Calendar, fault_of, next_hour
from steamshed.server.tables.clocks import Clocks, little_of

NOON = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp()
"""A Monday."""


def holiday(since: float, until: float) -> Calendar:
    """From so many days after that noon on, and until when."""
    return Calendar(away=((NOON + since * DAY, NOON + until * DAY),))


def running(pace: Days | Hours | Bank, calendar: Calendar = ALWAYS) -> Clocks:
    clocks = Clocks(pace, 2)
    clocks.turn_to(0, NOON, calendar)
    return clocks


@pytest.mark.parametrize(
    ("since", "until", "out"),
    [
        (-3, -1, 3),  # before the turn
        (-1, 1, 4),  # it has begun before it
        (1, 2.5, 4.5),  # within it
        (2, 20, 21),  # it lasts longer than the turn would
        (3, 5, 3),  # it begins when the time is up
        (4, 5, 3),  # after it
    ],
)
def test_a_clock_stands_on_holidays(since: float, until: float, out: float) -> None:
    clocks = running(Days(3.0), holiday(since, until))
    assert clocks.deadline() == NOON + out * DAY
    assert clocks.remaining(0, NOON + out * DAY) == 0
    assert clocks.remaining(0, NOON + out * DAY - 60) == 60


def test_what_is_left_stays_the_same_throughout_a_holiday() -> None:
    clocks = running(Days(3.0), holiday(1, 8))
    for day in (1, 2.5, 7.999, 8):
        assert clocks.remaining(0, NOON + day * DAY) == 2 * DAY
    assert clocks.stands(NOON) == (NOON + DAY, NOON + 8 * DAY)
    assert clocks.stands(NOON + 2 * DAY) == (NOON + 2 * DAY, NOON + 8 * DAY)
    assert clocks.stands(NOON + 9 * DAY) is None


def test_a_holiday_that_is_stated_or_ended_early_counts_from_then_on() -> None:
    clocks = running(Days(3.0))
    clocks.follow(NOON + DAY, holiday(2, 12))
    assert clocks.deadline() == NOON + 13 * DAY
    clocks.follow(NOON + 5 * DAY, holiday(2, 5))
    assert clocks.remaining(0, NOON + 5 * DAY) == DAY
    assert clocks.deadline() == NOON + 6 * DAY


def test_several_holidays_and_the_turn_of_others() -> None:
    away = ((NOON + DAY, NOON + 2 * DAY), (NOON + 2 * DAY, NOON + 3 * DAY), (NOON + 4 * DAY, NOON + 6 * DAY))
    clocks = running(Bank(3.0, 6.0), Calendar(away=away))
    assert clocks.deadline() == NOON + 7 * DAY  # one day before the first, one between, one after
    clocks.turn_to(1, NOON + 5 * DAY)
    assert clocks.shown(NOON + 5.5 * DAY) == [DAY + 6 * HOUR, 2.5 * DAY]
    clocks.turn_to(0, NOON + 5.5 * DAY, Calendar(away=away))
    assert clocks.deadline() == NOON + 7 * DAY + 6 * HOUR


def test_live_clocks_know_no_holidays() -> None:
    clocks = Clocks(Live(100.0, 0.0), 1)
    clocks.turn_to(0, NOON)
    assert clocks.deadline() == NOON + 100
    assert clocks.stands(NOON) is None


# -- waking hours --------------------------------------------------------------------------------------------------


def local(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


def test_hours_count_while_the_player_is_awake() -> None:
    """Twelve hours from Monday noon: ten until ten at night, and two from eight in the morning on."""
    clocks = running(Hours(12.0), Calendar(wake=8 * 60, sleep=22 * 60))
    assert clocks.deadline() == NOON + 22 * HOUR
    assert clocks.remaining(0, NOON + 10 * HOUR) == 2 * HOUR
    assert clocks.remaining(0, NOON + 20 * HOUR) == 2 * HOUR
    assert clocks.stands(NOON) == (NOON + 10 * HOUR, NOON + 20 * HOUR)


def test_hours_are_those_of_the_players_zone() -> None:
    there = Calendar("Pacific/Auckland", 8 * 60, 22 * 60)  # one in the morning there
    clocks = running(Hours(12.0), there)
    assert clocks.remaining(0, NOON + 7 * HOUR) == 12 * HOUR
    assert clocks.deadline() == local("Pacific/Auckland", 2026, 3, 3, 20)


def test_who_goes_to_bed_after_midnight_is_awake_on_both_sides_of_it() -> None:
    late = Calendar("", 12 * 60, 2 * 60)
    assert late.counted(NOON, NOON + DAY, True) == 14 * HOUR
    assert late.counted(NOON + 12 * HOUR, NOON + 15 * HOUR, True) == 2 * HOUR
    assert Calendar("", 60, 60).counted(NOON, NOON + DAY, True) == DAY


def test_a_night_in_which_clocks_are_changed_is_as_long_as_it_is() -> None:
    """At the end of March the night is an hour shorter in Prague: the waking hours are not."""
    prague = Calendar("Europe/Prague", 8 * 60, 22 * 60)
    evening, morning = local("Europe/Prague", 2026, 3, 28, 22), local("Europe/Prague", 2026, 3, 29, 8)
    assert morning - evening == 9 * HOUR
    assert prague.stands(evening - 60, True) == (evening, morning)
    assert prague.counted(evening - HOUR, morning + HOUR, True) == 2 * HOUR


def test_hours_and_holidays_together() -> None:
    both = Calendar("", 8 * 60, 22 * 60, ((NOON + 4 * HOUR, NOON + 2 * DAY),))
    clocks = running(Hours(12.0), both)
    assert clocks.deadline() == NOON + 2 * DAY + 8 * HOUR
    assert clocks.stands(NOON) == (NOON + 4 * HOUR, NOON + 2 * DAY)


def test_other_hours_hold_from_the_next_turn_on() -> None:
    """Nobody lengthens a turn by going to bed: the hours of its beginning count. Who takes over has his own."""
    clocks = running(Hours(12.0), Calendar(wake=8 * 60, sleep=22 * 60))
    clocks.follow(NOON + HOUR, Calendar(wake=8 * 60, sleep=14 * 60))
    assert clocks.deadline() == NOON + 22 * HOUR
    clocks.follow(NOON + HOUR, Calendar(wake=8 * 60, sleep=14 * 60), other=True)
    assert clocks.deadline() == NOON + 2 * DAY  # one hour today, six tomorrow, four on the next day


# -- banks ---------------------------------------------------------------------------------------------------------


def test_a_bank_of_days_is_charged_and_refilled_up_to_what_it_was() -> None:
    clocks = running(Bank(7.0, 12.0))
    assert clocks.deadline() == NOON + 7 * DAY
    clocks.turn_to(0, NOON + DAY)  # another action of the same turn adds nothing
    clocks.turn_to(1, NOON + 2 * DAY)
    assert clocks.shown(NOON + 2 * DAY) == [5.5 * DAY, 7 * DAY]
    clocks.turn_to(0, NOON + 2 * DAY + HOUR)
    assert clocks.left[1] == 7 * DAY


def test_who_comes_back_has_a_little_time() -> None:
    for pace, little in (
        (Days(2.0), DAY / 2),
        (Hours(2.0), HOUR),
        (Bank(7.0, 12.0), 3 * HOUR),
        (Bank(7.0, 0.0), HOUR),
        (Days(0.01), 0.01 * DAY),
        (Live(60.0, 0.0), 5.0),
        (NoClock(), 0.0),
    ):
        assert little_of(pace) == little


# -- laws ----------------------------------------------------------------------------------------------------------

times = st.floats(min_value=NOON - 40 * DAY, max_value=NOON + 40 * DAY, allow_nan=False)


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    zone = draw(st.sampled_from(["", "Europe/Prague", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland"]))
    bounds = sorted(draw(st.lists(st.integers(-300, 300), max_size=6, unique=True)))
    away = tuple((NOON + a * HOUR * 3, NOON + b * HOUR * 3) for a, b in list(pairwise(bounds))[::2])
    return Calendar(zone, draw(st.integers(0, 1439)), draw(st.integers(0, 1439)), away)


@given(calendars(), times, st.floats(0, 20 * DAY), st.booleans())
def test_a_clock_has_counted_what_it_had_when_it_runs_out(
    calendar: Calendar, start: float, left: float, awake: bool
) -> None:
    assert fault_of(calendar) is None
    if awake and 0 < (calendar.sleep - calendar.wake) % 1440 < 60:
        return
    out = calendar.after(start, left, awake)
    assert calendar.counted(start, out, awake) == pytest.approx(left, abs=0.01)


@given(calendars(), st.lists(times, min_size=3, max_size=3), st.booleans())
def test_time_can_be_counted_in_parts(calendar: Calendar, moments: list[float], awake: bool) -> None:
    one, two, three = sorted(moments)
    parts = calendar.counted(one, two, awake) + calendar.counted(two, three, awake)
    assert calendar.counted(one, three, awake) == pytest.approx(parts, abs=0.01)
    assert -0.01 <= parts <= three - one + 0.01


def test_what_is_no_calendar_is_found() -> None:
    assert fault_of(Calendar("Mars/Olympus")) == "zone"
    assert fault_of(Calendar("../etc/passwd")) == "zone"
    assert fault_of(Calendar(wake=1440)) == "hours"
    assert fault_of(Calendar(away=((5.0, 3.0),))) == "away"
    assert fault_of(Calendar(away=((1.0, 3.0), (2.0, 4.0)))) == "away"
    assert next_hour(NOON) == NOON + HOUR
    assert next_hour(NOON + 59) == NOON + HOUR
