"""Discs on number tracks; the turn and the order of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from steamshed.hexrail.show.drawing.viewed import player
from steamshed.look import panels
from steamshed.look.seats import disc_symbols, disc_thing
from steamshed.look.words import Words
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


def order_scene(say: Words, name: str, now: int, last: int, order: Sequence[int], seats: int, head: str) -> Scene:
    """The track of the turns (or rounds: ``name``), and the order of play under its ``head``."""
    turns = panels.NumberTrack(panels.PAD, TOP, 1, last, 21.0)
    places = panels.NumberTrack(panels.PAD, turns.bottom + BETWEEN, 1, seats, 52, panels.WIDE_SLOT)
    height = places.bottom + panels.PAD
    paper = panels.panel(height) + panels.head(30, say(name)) + turns.svg
    paper += panels.head(places.y - 14, say(head)) + places.svg
    symbols = {f"{name}-marker": '<rect class="turn-marker" x="-14.2" y="-10.5" width="28.4" height="21" rx="2"/>'}
    at = turns.at(now)[0], turns.y + turns.height / 2
    title = say(f"{name}_of", **{name: now, f"{name}s": last})
    things = [Thing(name, f"{name}-marker", at, title=title)]
    for place, seat in enumerate(order, 1):
        at = places.at(place)[0], places.y + places.height - 17
        things.append(disc_thing(f"order-{seat}", seat, at, say("order_place", player=player(say, seat), place=place)))
    box = (0.0, 0.0, panels.WIDTH, height)
    return Scene("order", say("order"), box, paper, symbols | disc_symbols(), tuple(things))
