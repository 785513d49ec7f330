"""The pieces of the seats: liveries, bands on track, discs large and small."""

from __future__ import annotations

from functools import lru_cache

from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.ui.scene import Thing


def livery(seat: int) -> int:
    """The livery of a seat, 1..6."""
    return seat + 1


def band(seat: int | None, segment: int) -> str:
    """The livery of a tile's n-th segment."""
    return f"--t{segment}:var(--unowned)" if seat is None else f"--t{segment}:var(--p{livery(seat)})"


def disc_thing(name: str, seat: int, at: Point, title: str, small: bool = False, kind: str = "mark") -> Thing:
    """A disc of a seat."""
    symbol = f"{'small-disc' if small else 'disc'}-{livery(seat)}"
    return Thing(name, symbol, at, style=sym.livery_style(livery(seat)), title=title, kind=kind)


@lru_cache(maxsize=256)
def with_discs(*symbols: tuple[str, str]) -> dict[str, str]:
    """Symbols and the discs of all seats. It is the same object every time, which nobody changes."""
    return dict(symbols) | disc_symbols()


@lru_cache(maxsize=1)
def disc_symbols() -> dict[str, str]:
    """Large and small discs. It is the same object every time, which nobody changes."""
    large = {f"disc-{n}": sym.disc(n) for n in sym.LIVERIES}
    return large | {f"small-disc-{n}": sym.small_disc(n) for n in sym.LIVERIES}
