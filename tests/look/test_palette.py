import pytest

from steamshed.look.theme import THEMES, Theme, tokens
from tests.look.colour_distance import VISIONS, Vision, closest, contrast

PAIRS = [
    ("ink", "page", 7.0),
    ("ink", "surface", 7.0),
    ("ink-2", "page", 4.5),
    ("ink-2", "surface", 4.5),
    ("ink-2", "inset", 4.5),
    ("on-brand", "brand", 4.5),
    ("on-brand-2", "brand", 4.5),
    ("on-lamp", "lamp", 4.5),
    ("link", "surface", 4.5),
    ("danger", "surface", 4.5),
    ("good", "surface", 4.5),
    ("line-strong", "surface", 3.0),
    ("map-ink", "land", 7.0),
    ("map-water-ink", "water", 4.5),
    ("rail", "ballast", 3.0),
    ("map-line-strong", "land", 3.0),
    ("plate-ink", "plate", 7.0),
    ("die-white-ink", "die-white", 7.0),
    ("die-black-ink", "die-black", 7.0),
]
GOODS = ("red", "blue", "purple", "yellow", "black", "grey", "green")
# The least CIE76 distance within a set, as measured when the palette was chosen: nothing may come closer.
SETS: dict[str, tuple[list[str], dict[Vision, float]]] = {
    "seats": (
        ["p1", "p2", "p3", "p4", "p5", "p6"],
        {"normal": 42.0, "protan": 15.9, "deutan": 18.0, "tritan": 14.4},
    ),
    "goods": (
        ["g-red", "g-blue", "g-purple", "g-yellow", "g-black"],
        {"normal": 34.0, "protan": 21.8, "deutan": 29.6, "tritan": 26.8},
    ),
    "days": (
        ["g-red", "g-blue", "g-green", "g-yellow", "g-black"],
        {"normal": 50.0, "protan": 30.7, "deutan": 16.7, "tritan": 26.5},
    ),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("fore", "back", "least"), PAIRS)
def test_contrast(theme: Theme, fore: str, back: str, least: float):
    colours = tokens(theme)
    assert contrast(colours[f"--{fore}"], colours[f"--{back}"]) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", [*(f"p{n}" for n in range(1, 7)), *(f"g-{c}" for c in GOODS)])
def test_every_mark_stands_out_from_its_piece(theme: Theme, piece: str):
    colours = tokens(theme)
    assert contrast(colours[f"--{piece}-ink"], colours[f"--{piece}"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", SETS)
def test_colours_of_a_set_can_be_told_apart(theme: Theme, vision: Vision, name: str):
    members, least = SETS[name]
    colours = tokens(theme)
    assert closest([colours[f"--{member}"] for member in members], vision) >= least[vision]


def test_black_on_white():
    assert round(contrast("#000000", "#FFFFFF"), 3) == 21
