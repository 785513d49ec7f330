"""Income, victory points and locomotives: discs on number tracks. Round and turn order."""

from __future__ import annotations

from steamshed.games.steam.show.drawing.printed import SteamPrinted
from steamshed.games.steam.show.drawing.viewed import Table
from steamshed.games.steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.tracks import BETWEEN, TOP, markers, order_scene
from steamshed.look import panels
from steamshed.look.seats import disc_symbols
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene

INCOME_ROW, VP_ROW = 42.0, 42.0
VP_LAP, VP_PER_ROW = 50, 10


def income_track(printed: SteamPrinted, table: Table) -> panels.NumberTrack:
    """The lowest income to 0, then from 1 on."""
    low, high = printed.income
    endless = table.options.get("income_max") == 0
    return panels.NumberTrack(panels.PAD, TOP, low, high, INCOME_ROW, per_row=1 - low, open_end=endless)


def vp_track(printed: SteamPrinted, table: Table) -> panels.NumberTrack:
    """Points up to 49; then it begins anew."""
    y = income_track(printed, table).bottom + BETWEEN
    return panels.NumberTrack(panels.PAD, y, 0, VP_LAP - 1, VP_ROW, (panels.WIDTH - 2 * panels.PAD) / 10, VP_PER_ROW)


def locomotive_track(printed: SteamPrinted, table: Table) -> panels.NumberTrack:
    """Links a locomotive can run."""
    y, high = vp_track(printed, table).bottom + BETWEEN, panels.slot_height(len(table.seats))
    return panels.NumberTrack(panels.PAD, y, *printed.locomotive, high, panels.WIDE_SLOT)


@by_language(maxsize=64)
def _paper(
    height: float, income: panels.NumberTrack, points: panels.NumberTrack, locomotive: panels.NumberTrack
) -> str:
    """All tracks without their discs."""
    paper = panels.panel(height) + panels.head(30, say("income")) + income.svg
    paper += panels.head(points.y - 12, say("vp"), say("vp_note")) + points.svg
    return paper + panels.head(locomotive.y - 12, say("locomotive")) + locomotive.svg


def tracks(printed: SteamPrinted, table: Table) -> Scene:
    """Where the discs of the seats stand for income, victory points and locomotive."""
    income, points, locomotive = (track(printed, table) for track in (income_track, vp_track, locomotive_track))
    height = locomotive.bottom + panels.PAD
    paper = _paper(height, income, points, locomotive)
    things = (
        *markers(say, income, "income", {i: seat.income for i, seat in table.playing.items()}),
        *markers(say, points, "vp", {i: seat.vp for i, seat in table.playing.items()}, VP_LAP),
        *markers(say, locomotive, "locomotive", {i: seat.locomotive for i, seat in table.playing.items()}),
    )
    return Scene("tracks", say("tracks"), (0, 0, panels.WIDTH, height), paper, disc_symbols(), things)


def order(printed: SteamPrinted, table: Table) -> Scene:
    """The round track and the turn order."""
    return order_scene(say, "round", table.round, table.rounds, table.order, len(table.seats), "turn_order")
