"""Income, issued shares and engine: discs on number tracks. Turn and player order."""

from __future__ import annotations

from collections.abc import Iterator

from steamshed.games.age_of_steam.show.drawing.printed import AgePrinted
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.tracks import BETWEEN, TOP, markers, order_scene
from steamshed.hexrail.show.drawing.viewed import player
from steamshed.look import panels
from steamshed.look.geometry import Point
from steamshed.look.seats import disc_symbols, disc_thing
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

INCOME_ROWS, INCOME_ROW, ZERO_ROW = 5, 42.0, 28.0
SHARES_PER_ROW = 7


def income_track() -> panels.NumberTrack:
    """From 1 on, ten a row: each row is a band of the income reduction."""
    return panels.NumberTrack(panels.PAD, TOP + ZERO_ROW, 1, 10 * INCOME_ROWS, INCOME_ROW, per_row=10, open_end=True)


def shares_track(printed: AgePrinted, seats: int) -> panels.NumberTrack:
    """Issued shares, in two rows."""
    y, high = income_track().bottom + BETWEEN, panels.slot_height(seats)
    return panels.NumberTrack(panels.PAD, y, *printed.shares, high, panels.WIDE_SLOT, SHARES_PER_ROW)


def engine_track(printed: AgePrinted, seats: int) -> panels.NumberTrack:
    """Links an engine can run."""
    y, high = shares_track(printed, seats).bottom + BETWEEN, panels.slot_height(seats)
    return panels.NumberTrack(panels.PAD, y, *printed.engine, high, panels.WIDE_SLOT)


def _zero_place(size: int, place: int) -> Point:
    return panels.PAD + 5 * panels.SLOT + (place - (size - 1) / 2) * 26, TOP + ZERO_ROW / 2


def _band_words(bands: tuple[tuple[int, int], ...], first: int, last: int) -> str:
    """What incomes from the first to the last lose."""
    before = [minus for low, minus in bands if low <= first]
    within = [minus for low, minus in bands if first < low <= last]
    return " ".join(say("minus", value=value) if value else say("no_minus") for value in [*before[-1:], *within])


@by_language(maxsize=64)
def _income_paper(bands: tuple[tuple[int, int], ...]) -> str:
    """Income 0 across, then the bands with what each loses."""
    paper = panels.head(30, say("income"), say("income_note") if bands else "")
    paper += panels.slot(panels.PAD, TOP, 10 * panels.SLOT, ZERO_ROW)
    paper += panels.text(panels.PAD + panels.SLOT / 2, TOP + ZERO_ROW / 2 + 6, "0", "panel-figure")
    track = income_track()
    for row in range(INCOME_ROWS):
        y = track.y + INCOME_ROW * (row + 0.5) + 6
        words = _band_words(bands, 10 * row + 1, 10 * row + 10)
        paper += panels.text(panels.WIDTH - panels.PAD, y, words, "panel-note end")
    return paper + track.svg


def _income_markers(table: Table) -> Iterator[Thing]:
    zero = sorted(i for i, seat in table.playing.items() if seat.income <= 0)
    for place, seat in enumerate(zero):
        title = say("income_title", player=player(say, seat), value=table.seats[seat].income)
        yield disc_thing(f"income-{seat}", seat, _zero_place(len(zero), place), title, small=True)
    yield from markers(say, income_track(), "income", {i: s.income for i, s in table.playing.items() if s.income > 0})


@by_language(maxsize=64)
def _paper(printed: AgePrinted, bands: tuple[tuple[int, int], ...], seats: int, height: float) -> str:
    """All tracks without their discs."""
    paper = panels.panel(height) + _income_paper(bands)
    for track, words in ((shares_track(printed, seats), "shares"), (engine_track(printed, seats), "engine")):
        paper += panels.head(track.y - 12, say(words)) + track.svg
    return paper


def tracks(printed: AgePrinted, table: Table) -> Scene:
    """Where the discs of the seats stand for income, issued shares and engine."""
    shares, engine = (track(printed, len(table.seats)) for track in (shares_track, engine_track))
    height = engine.bottom + panels.PAD
    bands = printed.reductions.get(str(table.options.get("income_reduction_table", "")), ())
    paper = _paper(printed, bands, len(table.seats), height)
    things = (
        *_income_markers(table),
        *markers(say, shares, "shares", {i: seat.shares for i, seat in table.playing.items()}),
        *markers(say, engine, "engine", {i: seat.engine for i, seat in table.playing.items()}),
    )
    return Scene("tracks", say("tracks"), (0, 0, panels.WIDTH, height), paper, disc_symbols(), things)


def order(printed: AgePrinted, table: Table) -> Scene:
    """The turn track and the player order."""
    return order_scene(say, "turn", table.turn, table.turns, table.order, len(table.seats), "player_order")
