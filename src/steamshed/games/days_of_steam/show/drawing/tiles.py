"""The tiles and cities of Days of Steam as symbols: track, hills, water towers, steam numbers, the play-over sign."""

from __future__ import annotations

import random
from functools import lru_cache

from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.content.box import Box
from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import Piece
from steamshed.look import squares
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, Run, number, square_run

CORNER = 43.0
"""Where steam number and sign stand, from the middle."""
BIG, SMALL = 1.0, 0.6


def symbol_name(tile: str, turn: int) -> str:
    """The symbol of a tile in one position: ``tile-SWL-over-1``."""
    return f"tile-{tile.replace('+', '-over').replace(':', '-')}-{turn}"


def tile_words(tile: str) -> str:
    """What a tile is called."""
    types = content.box().types
    number = types.number[tile]
    kind = say.name("tile", types.kind[number])
    return say("tile_over" if types.over[number] else "tile", tile=kind, steam=types.steam[number])


def laid_words(tile: str, turn: int) -> str:
    """What a tile is called that lies: with the sides to which its track leads."""
    box = content.box()
    laying = box.tiles.find[4 * box.types.number[tile] + turn]
    edges = [say(f"edge_{EDGES[edge]}") for edge in range(4) if box.tiles.piece[4 * laying + edge] >= 0]
    return say("laid", tile=tile_words(tile), edges=", ".join(edges))


def segments_of(piece: Piece) -> list[str]:
    """A piece as texts: its segments, or the one edge of a dead end."""
    return [EDGES[a] + EDGES[b] for a, b in piece.segments] or [EDGES[piece.stub]]


def runs_of(piece: Piece) -> list[Run]:
    return [squares.segment_run(segment) for segment in segments_of(piece)]


def water_tower() -> str:
    return (
        '<path class="tower-legs" d="M-9 8L-12 28M9 8L12 28M-11 20H11M-10 9L11 20M10 9L-11 20"/>'
        '<path class="tower-tank" d="M-13-12H13V9H-13Z"/><path class="tower-hoop" d="M-13-5H13M-13 2H13"/>'
        '<path class="tower-roof" d="M-15-12L0-23L15-12Z"/><path class="tower-legs" d="M13 4H20V12"/>'
    )


def tufts(key: str) -> str:
    """Grass, always the same on the same tile."""
    dice = random.Random(key)
    blades = "".join(
        f"M{dice.uniform(-50, 42):.0f} {dice.uniform(-46, 52):.0f}l1.5-5m3.5 5l0-6m3.5 6l1.5-5" for _ in range(4)
    )
    return f'<path class="tuft" d="{blades}"/>'


def steam_plate(steam: int, at: Point) -> str:
    plate = f'<circle class="steam-plate" style="r:max(11.5px,calc({sym.LEAST}/1.5))"/>'
    size = f"font-size:max(15px,{sym.LEAST})"
    return sym.placed(*at, f'{plate}<text class="steam-text" style="{size}" dy="0.36em">{steam}</text>')


def over_sign(at: Point) -> str:
    """The symbol "play over existing track": one square laid over another."""
    return sym.placed(
        *at,
        '<rect class="over-back" x="-3" y="-10" width="13" height="13" rx="1.5"/>'
        '<rect class="over-front" x="-9" y="-4" width="13" height="13" rx="1.5"/>',
    )


def room_for_tower(runs: list[Run]) -> Point:
    """The place for the tower that is furthest from the track."""
    track = [run.at(step / 12) for run in runs for step in range(13)]
    places = ((36.0, 4.0), (-36.0, 4.0), (4.0, 26.0), (-26.0, 22.0), (26.0, 22.0), (-26.0, -16.0), (26.0, -16.0))
    return max(places, key=lambda at: min((at[0] - x) ** 2 + (at[1] - y) ** 2 for x, y in track))


def tile(box: Box, type: int, turn: int) -> str:
    """One type of tile in one position; words and numbers stay upright."""
    types = box.types
    laying = box.tiles.layings[box.tiles.find[4 * type + turn]]
    segments = [segment for piece in laying.pieces for segment in segments_of(piece)]
    corner = squares.free_corner(segments)
    plate = (corner[0] * CORNER, corner[1] * CORNER)
    drawn = squares.base()
    drawn += (
        squares.hills(segments, plate) if types.hill[type] else tufts(f"{types.kind[type]}{turn}{types.steam[type]}")
    )
    drawn += squares.pieces([runs_of(piece) for piece in laying.pieces])
    for side in ("N", "E", "S", "W"):
        if side in segments:
            drawn += squares.buffer_stop(side)
    if types.water[type]:
        drawn += sym.placed(*room_for_tower([squares.segment_run(s) for s in segments]), water_tower())
    drawn += steam_plate(types.steam[type], plate)
    if types.over[type]:
        drawn += over_sign((-plate[0], plate[1]))
    return drawn


def city(colour: str, steam: int) -> str:
    """A city: enamel sign with its mark, track from all four sides, a plate in the middle for goods."""
    spurs = squares.shared_track([square_run(side, None, 20) for side in ("N", "E", "S", "W")])
    return (
        '<rect class="city-edge" x="-60" y="-60" width="120" height="120" rx="5"/>'
        '<rect class="city-fill" x="-57.5" y="-57.5" width="115" height="115" rx="4"/>'
        '<rect class="city-lining" x="-52" y="-52" width="104" height="104" rx="2"/>'
        f'{spurs}<rect class="board-plate" x="-31" y="-31" width="62" height="62" rx="4"/>'
        f"{sym.placed(-44, -24, sym.good_mark(colour, 0.8))}{sym.placed(44, 24, sym.good_mark(colour, 0.8))}"
        f"{sym.placed(44, -26, steam_plate(steam, (0.0, 0.0)), 0.62)}"
    )


@lru_cache(maxsize=1)
def tile_symbols() -> dict[str, str]:
    """Every tile in every position, and the cities."""
    box = content.box()
    found = {
        symbol_name(name, turn): tile(box, type, turn)
        for type, name in enumerate(box.types.names)
        for turn in box.tiles.turns[type]
    }
    for colour, steam in zip(box.colours, box.city_steam, strict=True):
        found[f"city-{colour}"] = city(colour, steam)
    return found


@lru_cache(maxsize=1)
def piece_symbols() -> dict[str, str]:
    """Cubes, also for sentences, trains and markers."""
    found = {f"cube-{colour}": sym.cube(colour) for colour in content.box().colours}
    for colour in content.box().colours:
        word = sym.in_words(f"cube-{colour}", sym.goods_style(colour))
        found[f"word-colour-{colour}"] = found[f"word-goods-{colour}"] = word
    for livery in range(1, len(content.box().seat_colours) + 1):
        found[f"train-{livery}"] = squares.train(livery)
        found[f"small-train-{livery}"] = f'<g transform="scale({number(SMALL)})">{squares.train(livery)}</g>'
        found[f"small-disc-{livery}"] = sym.small_disc(livery)
    found["count"] = sym.count()
    found["cube-black"] = sym.cube("black")
    found["marker"] = '<circle class="marker-ring" r="9"/><circle class="marker-ring" r="4.5"/>'
    return found
