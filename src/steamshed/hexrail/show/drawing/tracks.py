"""Discs on number tracks; the turn and the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from steamshed.hexrail.show.drawing.viewed import player
from steamshed.look import panels
from steamshed.look.seats import disc_thing, with_discs
from steamshed.look.words import Words, by_language
from steamshed.ui.scene import Scene, Thing

TOP, BETWEEN = 44.0, 48.0
"""From the top of a panel to its first track, and from one track to the next: room for a head."""


def markers(
    say: Words, track: panels.NumberTrack, name: str, values: Mapping[int, int], lap: int = 0
) -> Iterator[Thing]:
    """The discs of the seats on a track; one with a lap begins anew after so many numbers."""
    shown = {seat: value % lap if lap else value for seat, value in values.items()}
    for seat, at in track.places(shown).items():
        title = say(f"{name}_title", player=player(say, seat), value=values[seat])
        yield disc_thing(f"{name}-{seat}", seat, at, title, small=True)


def order_tracks(last: int, seats: int) -> tuple[panels.NumberTrack, panels.NumberTrack]:
    """That of the turns and that of the places."""
    turns = panels.NumberTrack(panels.PAD, TOP, 1, last, 21.0)
    return turns, panels.NumberTrack(panels.PAD, turns.bottom + BETWEEN, 1, seats, 52, panels.WIDE_SLOT)


@by_language(maxsize=64)
def order_paper(say: Words, name: str, last: int, seats: int, head: str) -> str:
    """Both tracks without their discs."""
    turns, places = order_tracks(last, seats)
    paper = panels.panel(places.bottom + panels.PAD) + panels.head(30, say(name)) + turns.svg
    return paper + panels.head(places.y - 14, say(head)) + places.svg


def order_scene(say: Words, name: str, now: int, last: int, order: Sequence[int], seats: int, head: str) -> Scene:
    """The track of the turns (or rounds: ``name``), and the order of play under its ``head``."""
    turns, places = order_tracks(last, seats)
    height = places.bottom + panels.PAD
    paper = order_paper(say, name, last, seats, head)
    symbols = {f"{name}-marker": '<rect class="turn-marker" x="-14.2" y="-10.5" width="28.4" height="21" rx="2"/>'}
    at = turns.at(now)[0], turns.y + turns.height / 2
    title = say(f"{name}_of", **{name: now, f"{name}s": last})
    things = [Thing(name, f"{name}-marker", at, title=title)]
    for place, seat in enumerate(order, 1):
        at = places.at(place)[0], places.y + places.height - 17
        things.append(disc_thing(f"order-{seat}", seat, at, say("order_place", player=player(say, seat), place=place)))
    box = (0.0, 0.0, panels.WIDTH, height)
    return Scene("order", say("order"), box, paper, with_discs(*symbols.items()), tuple(things))
