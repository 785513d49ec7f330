"""The 22 goods, each a picture in a box of ±10 with a dark outline, always on a plate: the same in both themes. No two
share shape and colour."""

from __future__ import annotations

from steamshed.look.geometry import number

PICTURES = {
    "straw": (
        '<rect x="-9.3" y="-6" width="18.6" height="12.5" rx="2" fill="#f0cd4e"/>'
        '<path d="M-3.6-6V6.5M3.6-6V6.5" stroke-width="1.9"/>'
        '<path d="M-7.6-2.3h1.6M-7.6 2.4h1.6M-.8-2.3H.9M-.8 2.4H.9M6 0h1.6" stroke-width="1.1"/>'
    ),
    "grain": (
        '<path d="M0 9.5V-3" stroke-width="1.8"/>'
        '<path d="M0 5.5C-7.4 5 -7.6 0.1 -6.2 -1.1C-1.2 -0.1 0 2.5 0 5.5Z" fill="#e0a11c"/>'
        '<path d="M0 5.5C7.4 5 7.6 0.1 6.2 -1.1C1.2 -0.1 0 2.5 0 5.5Z" fill="#e0a11c"/>'
        '<path d="M0 0C-7.4 -0.5 -7.6 -5.4 -6.2 -6.6C-1.2 -5.6 0 -3 0 0Z" fill="#e0a11c"/>'
        '<path d="M0 0C7.4 -0.5 7.6 -5.4 6.2 -6.6C1.2 -5.6 0 -3 0 0Z" fill="#e0a11c"/>'
        '<path d="M0-2.6C-3.6-5-2.6-8.6 0-10C2.6-8.6 3.6-5 0-2.6Z" fill="#e0a11c"/>'
    ),
    "barrel": (
        '<path d="M-6-9H6Q9.6 0 6 9H-6Q-9.6 0-6-9Z" fill="#a96f38"/>'
        '<path d="M-7.4-4.4H7.4M-7.4 4.4H7.4" stroke-width="2.1"/>'
    ),
    "wine": (
        '<path d="M-6-9.5H6C6.6-2.5 4 .8 0 .8S-6.6-2.5-6-9.5Z" fill="#fbfaf3"/>'
        '<path d="M-6-5.4H6C5.9-1.2 3.6.8 0 .8S-5.9-1.2-6-5.4Z" fill="#a01f45"/>'
        '<path d="M0 .8V8M-4.6 9H4.6" stroke-width="1.9"/>'
    ),
    "mail": (
        '<rect x="-9.5" y="-6.5" width="19" height="13.5" rx="1" fill="#fdfcf4"/>'
        '<path d="M-9.5-6.5L0 2L9.5-6.5Z" fill="#e9dcb6"/><circle cy=".8" r="2.6" fill="#c4262e" stroke-width="1"/>'
    ),
    "passengers": (
        '<path d="M-1 8.5V3.5Q-1-1 4-1T9-1V8.5Z" transform="translate(.6 0)" fill="#7fb0e6"/>'
        '<circle cx="4.8" cy="-4.8" r="3.3" fill="#f0d3ad"/>'
        '<path d="M-9.2 9V3Q-9.2-1.6-4.2-1.6T.8 3V9Z" fill="#1f57b0"/>'
        '<circle cx="-4.2" cy="-5.6" r="3.8" fill="#f0d3ad"/>'
    ),
    "workers": (
        '<path d="M-8 9.2V4.6Q-8-.4 0-.4T8 4.6V9.2Z" fill="#5d7380"/><circle cy="-3.6" r="4.4" fill="#f0d3ad"/>'
        '<path d="M-7.4-4.4H7.4V-5.8H5.2A5.2 4.8 0 0 0-5.2-5.8H-7.4Z" fill="#f4b41e"/>'
    ),
    "fruit": (
        '<path d="M0-3.6C-4-6.8-9-4-8.6 1.4C-8.3 6.4-4 10-0 8C4 10 8.3 6.4 8.6 1.4C9-4 4-6.8 0-3.6Z" fill="#d6322f"/>'
        '<path d="M0-3.6Q.2-7 1.4-8.6" stroke-width="1.8"/>'
        '<path d="M1-6.4C2.4-10 6-10.4 8-9.4C7-6.4 4-5.4 1-6.4Z" fill="#5aa651"/>'
    ),
    "gravel": (
        '<path d="M-10 7.5L-5-1L0-7.5L5.6-1L10 7.5Z" fill="#a5abae"/><g fill="#d4d8da" stroke-width="1.1">'
        '<circle cx="-3.6" cy="3.6" r="2.5"/><circle cx="3.4" cy="4" r="2.7"/><circle cx="0" cy="-1.6" r="2.4"/></g>'
    ),
    "manure": (
        '<path d="M-9.4 8C-10.4 3.6-7 2.4-5.6 2.6C-6.4-1.4-3.4-2.6-2.4-2.4C-2.6-5.8.6-6.6 1-9C4-7 3.6-4 3-2.4C6-2.6'
        ' 6.6.6 5.8 2.6C8.6 2.4 10.4 5 9.2 8Z" fill="#7a4f26"/>'
        '<path d="M-4.4 3.2Q0 5.4 4.4 3.2" fill="none" stroke-width="1.1"/>'
    ),
    "animal": (
        '<path d="M-5.4-4.6L-9.8-5.4Q-9.6-.6-5.6-.8ZM5.4-4.6L9.8-5.4Q9.6-.6 5.6-.8Z" fill="#c98f6a"/>'
        '<path d="M-5.6-6C-3-8.6 3-8.6 5.6-6C6.4-1.4 5.4 3 4.6 6.4H-4.6C-5.4 3-6.4-1.4-5.6-6Z" fill="#fdfcf4"/>'
        '<path d="M0-7.8C3-7.8 5-7 5.6-6C6.2-2.6 5.6-.4 5.2 1.4C1.6 0 .4-4 0-7.8Z" fill="#3a3330" stroke="none"/>'
        '<ellipse cy="6" rx="5.6" ry="3.7" fill="#eab6a2"/><path d="M-2.2 6h.1M2.2 6h.1" stroke-width="2.2"/>'
        '<path d="M-2.9-1.8h.1" stroke-width="2.4"/>'
    ),
    "brick": (
        '<g fill="#cf5f35"><rect x="-9.6" y=".6" width="9.2" height="6.8"/>'
        '<rect x=".4" y=".6" width="9.2" height="6.8"/><rect x="-4.7" y="-7" width="9.4" height="6.8"/></g>'
    ),
    "furniture": (
        '<path d="M-6.4-9.5H-3V9H-6.4Z" fill="#8f5a28"/><path d="M-3-.6H7.6V3.2H-3Z" fill="#c2473d"/>'
        '<path d="M4.2 3.2H7.6V9H4.2Z" fill="#8f5a28"/>'
    ),
    "pallet": (
        '<g fill="#d5a562"><path d="M-10-5.6H10V-2.4H-10Z"/><path d="M-10 3.6H10V6.8H-10Z"/>'
        '<path d="M-9-2.4H-5V3.6H-9ZM-2-2.4H2V3.6H-2ZM5-2.4H9V3.6H5Z" fill="#a97b3d"/></g>'
    ),
    "fence": (
        '<path d="M-10-2.6H10V.2H-10ZM-10 3.4H10V6.2H-10Z" fill="#b9c3b4"/><g fill="#eef1e6">'
        '<path d="M-8.4 9V-6L-6-9L-3.6-6V9ZM-2.4 9V-6L0-9L2.4-6V9ZM3.6 9V-6L6-9L8.4-6V9Z"/></g>'
    ),
    "fish": (
        '<path d="M4.4 0L9.8-5.4V5.4Z" fill="#4b8fae"/>'
        '<path d="M-9.8 0C-6.4-6.4 1.4-6.6 6 0C1.4 6.6-6.4 6.4-9.8 0Z" fill="#79bcd6"/>'
        '<path d="M-5.6-1.2h.1" stroke-width="2.6"/><path d="M-2-3.6Q.4 0-2 3.6" fill="none" stroke-width="1.1"/>'
    ),
    "salt": (
        '<path d="M-9.6 7.6C-6 5-4-6.6 0-8.4C4-6.6 6 5 9.6 7.6Z" fill="#ffffff"/>'
        '<path d="M-2.6-1.4h.1M2 1.4h.1M-1.2 4.4h.1M4.4 5h.1M-5.2 5h.1" stroke="#5d8fa8" stroke-width="2.2"/>'
    ),
    "beam": (
        '<path d="M-10 4.4L5-7L10-5.4L-4.4 6.4Z" fill="#edc587"/>'
        '<path d="M-4.4 6.4L10-5.4V.2L-4.4 10Z" fill="#bf8a4b"/>'
        '<path d="M-10 4.4L-4.4 6.4V10L-10 8Z" fill="#d9a767"/>'
    ),
    "log": (
        '<g fill="#c98f52"><circle cx="-4.9" cy="4.2" r="4.8"/><circle cx="4.9" cy="4.2" r="4.8"/>'
        '<circle cx="0" cy="-4.2" r="4.8"/></g><g fill="none" stroke-width="1.1"><circle cx="-4.9" cy="4.2" r="1.7"/>'
        '<circle cx="4.9" cy="4.2" r="1.7"/><circle cx="0" cy="-4.2" r="1.7"/></g>'
    ),
    "pesticide": (
        '<path d="M-2.4-9.2H2.4V-3L8.2 6.6Q8.8 9 6.4 9H-6.4Q-8.8 9-8.2 6.6L-2.4-3Z" fill="#fbfaf3"/>'
        '<path d="M-5 1.4H5L8.2 6.6Q8.8 9 6.4 9H-6.4Q-8.8 9-8.2 6.6Z" fill="#3fa35c"/>'
        '<path d="M-3.8-9.2H3.8" stroke-width="2.2"/>'
    ),
    "vetmed": (
        '<rect x="-8.2" y="-5.4" width="16.4" height="14" rx="2.4" fill="#fdfcf4"/>'
        '<path d="M-4-5.4V-8.6H4V-5.4Z" fill="#3d6f8f"/>'
        '<path d="M-1.7-2.6H1.7V-.1H4.2V3.3H1.7V5.8H-1.7V3.3H-4.2V-.1H-1.7Z" fill="#c4262e" stroke="none"/>'
    ),
    "food": (
        '<path d="M-7-6.6V6.8A7 2.7 0 0 0 7 6.8V-6.6Z" fill="#b5bcbf"/>'
        '<path d="M-7-2.4A7 2.7 0 0 0 7-2.4V4A7 2.7 0 0 1-7 4Z" fill="#e2742a"/>'
        '<ellipse cy="-6.6" rx="7" ry="2.7" fill="#e3e7e8"/>'
    ),
}
SYMBOLS = {f"good-{name}": f'<g class="good-line">{body}</g>' for name, body in PICTURES.items()}


def good(name: str, x: float = 0.0, y: float = 0.0, size: float = 20.0) -> str:
    """A good with its middle at a point, ``size`` units wide."""
    scale = "" if size == 20 else f" scale({number(size / 20, 3)})"
    return f'<use href="#good-{name}" transform="translate({number(x, 1)} {number(y, 1)}){scale}"/>'


def wares(names: list[str]) -> dict[str, str]:
    """The symbols of some goods."""
    return {f"good-{name}": SYMBOLS[f"good-{name}"] for name in names}
