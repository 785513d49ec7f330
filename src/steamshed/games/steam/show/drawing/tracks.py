"""Income, victory points and locomotives: discs on number tracks. Round and turn order."""

from __future__ import annotations

from collections.abc import Iterator

from steamshed.games.steam.show.drawing.printed import Printed
from steamshed.games.steam.show.drawing.viewed import Table, player
from steamshed.games.steam.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels
from steamshed.look.seats import disc_symbols, disc_thing

INCOME_ROW, VP_ROW = 42.0, 42.0
VP_LAP, VP_PER_ROW = 50, 10
TOP, BETWEEN = 44.0, 48.0
"""From the top of a panel to its first track, and from one track to the next: room for a head."""


def income_track(printed: Printed, table: Table) -> panels.NumberTrack:
    """The lowest income to 0, then from 1 on."""
    low, high = printed.income
    endless = table.options.get("income_max") == 0
    return panels.NumberTrack(panels.PAD, TOP, low, high, INCOME_ROW, per_row=1 - low, open_end=endless)


def vp_track(printed: Printed, table: Table) -> panels.NumberTrack:
    """Points up to 49; then it begins anew."""
    y = income_track(printed, table).bottom + BETWEEN
    return panels.NumberTrack(panels.PAD, y, 0, VP_LAP - 1, VP_ROW, (panels.WIDTH - 2 * panels.PAD) / 10, VP_PER_ROW)


def locomotive_track(printed: Printed, table: Table) -> panels.NumberTrack:
    """Links a locomotive can run."""
    y, high = vp_track(printed, table).bottom + BETWEEN, panels.slot_height(len(table.seats))
    return panels.NumberTrack(panels.PAD, y, *printed.locomotive, high, panels.WIDE_SLOT)


def _markers(track: panels.NumberTrack, name: str, values: dict[int, int], lap: int = 0) -> Iterator[Thing]:
    shown = {seat: value % lap if lap else value for seat, value in values.items()}
    for seat, at in track.places(shown).items():
        title = say(f"{name}_title", player=player(seat), value=values[seat])
        yield disc_thing(f"{name}-{seat}", seat, at, title, small=True)


def tracks(printed: Printed, table: Table) -> Scene:
    """Where the discs of the seats stand for income, victory points and locomotive."""
    income, points, locomotive = (track(printed, table) for track in (income_track, vp_track, locomotive_track))
    height = locomotive.bottom + panels.PAD
    paper = panels.panel(height) + panels.head(30, say("income")) + income.svg
    paper += panels.head(points.y - 12, say("vp"), say("vp_note")) + points.svg
    paper += panels.head(locomotive.y - 12, say("locomotive")) + locomotive.svg
    things = (
        *_markers(income, "income", {i: seat.income for i, seat in table.playing.items()}),
        *_markers(points, "vp", {i: seat.vp for i, seat in table.playing.items()}, VP_LAP),
        *_markers(locomotive, "locomotive", {i: seat.locomotive for i, seat in table.playing.items()}),
    )
    return Scene("tracks", say("tracks"), (0, 0, panels.WIDTH, height), paper, disc_symbols(), things)


# -- round and order --------------------------------------------------------------------------------------------------


def order(printed: Printed, table: Table) -> Scene:
    """The round track and the turn order."""
    rounds = panels.NumberTrack(panels.PAD, TOP, 1, table.rounds, 21.0)
    places = panels.NumberTrack(panels.PAD, rounds.bottom + BETWEEN, 1, len(table.seats), 52, panels.WIDE_SLOT)
    height = places.bottom + panels.PAD
    paper = panels.panel(height) + panels.head(30, say("round")) + rounds.svg
    paper += panels.head(places.y - 14, say("turn_order")) + places.svg
    symbols = {"round-marker": '<rect class="turn-marker" x="-14.2" y="-10.5" width="28.4" height="21" rx="2"/>'}
    at = rounds.at(table.round)[0], rounds.y + rounds.height / 2
    things = [Thing("round", "round-marker", at, title=say("round_of", round=table.round, rounds=table.rounds))]
    for place, seat in enumerate(table.order, 1):
        at = places.at(place)[0], places.y + places.height - 17
        things.append(disc_thing(f"order-{seat}", seat, at, say("order_place", player=player(seat), place=place)))
    box = (0.0, 0.0, panels.WIDTH, height)
    return Scene("order", say("order"), box, paper, symbols | disc_symbols(), tuple(things))
