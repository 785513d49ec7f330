import re
from xml.etree import ElementTree

import pytest

from steamshed.look import symbols as sym
from steamshed.look.svg import Rule, compose, scene_svg, thing_svg
from steamshed.look.theme import tokens
from steamshed.ui.scene import Scene, Thing

SVG = "{http://www.w3.org/2000/svg}"


def scene(name: str = "yard", things: tuple[Thing, ...] = ()) -> Scene:
    symbols = {
        "cube-red": sym.cube("red"),
        "disc-1": sym.disc(1),
        "disc-2": sym.disc(2),
        "tile": sym.hex_tile([(0, 3), (1, 4)]),
        "hex": sym.hexagon(),
        "ticket": sym.ticket(),
    }
    paper = '<rect class="land" width="100" height="100"/>'
    return Scene(name, f"The {name} & more", (-50, -50, 100, 100), paper, symbols, things)


def full() -> Scene:
    return scene(
        things=(
            Thing("hex-A1", "hex", (0, 0), title="A1", kind="place"),
            Thing("hex-A2", "hex", (0, 99), title="A2", kind="place legal"),
            Thing("tile-A1", "tile", (0, 0), 60, "--t1:var(--p1);--t2:var(--unowned)", "straight <1>", kind="tile"),
            Thing("tile-A2", "tile", (0, 99), 0, "--t1:var(--p2)"),
            Thing("cube", "cube-red", (5.25, 5), style=sym.goods_style("red"), title="red cube"),
            Thing("one", "disc-1", (5, 5), style=sym.livery_style(1)),
            Thing("price", "ticket", (5, 5), 30, label="$2", title="2 dollars", kind="on-ticket"),
        )
    )


def parse(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_left_for_a_browser_to_work_out(theme):
    text = scene_svg(full(), theme)
    for unresolved in ("var(", "light-dark(", "color-mix(", "--c", "--t1", "system-ui"):
        assert unresolved not in text
    assert "Arial" in text


def test_ids_are_unique_and_every_use_finds_its_symbol():
    root = parse(scene_svg(full()))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    uses = [e.get("href", "").removeprefix("#") for e in root.iter(f"{SVG}use")]
    assert uses
    assert set(uses) <= set(ids)


def test_things_keep_their_ids_and_titles():
    root = parse(scene_svg(full()))
    titles = {e.get("id"): e.findtext(f"{SVG}title") for e in root.iter() if e.get("id")}
    assert titles["tile-A1"] == "straight <1>"
    assert titles["price"] == "2 dollars"
    assert titles["one"] is None
    assert titles["scene-yard"] == "The yard & more"


def test_a_symbol_is_copied_for_each_set_of_colours():
    text = scene_svg(full())
    root = parse(text)
    tiles = [e for e in root.iter() if str(e.get("id", "")).startswith("symbol-tile")]
    strokes = [re.findall(r"stroke:(#\w+)", ElementTree.tostring(tile, encoding="unicode")) for tile in tiles]
    light = tokens("light")
    assert strokes == [[light["--p1"], light["--unowned"]], [light["--p2"], light["--unowned"]]]
    assert light["--g-red"] in text


def test_only_legal_fields_have_a_dot():
    root = parse(scene_svg(full()))
    dots = {str(e.get("id")): e.find(f".//{SVG}circle[@class='legal-dot']") for e in root.iter(f"{SVG}g")}
    shown = {name: dot.get("style") for name, dot in dots.items() if dot is not None and name.startswith("symbol-hex")}
    assert sorted(shown.values(), key=str) == ["opacity:0", "opacity:1"]


def test_the_themes_differ_in_colours_only():
    light, dark = (re.sub(r"#[0-9A-Fa-f]{6}", "#", scene_svg(full(), theme)) for theme in ("light", "dark"))
    assert light == dark
    assert scene_svg(full(), "light") != scene_svg(full(), "dark")


def test_a_thing_without_label_is_one_use_and_with_label_a_group():
    plain, labelled = Thing("a", "disc-1", (1, 2), 90), Thing("b", "ticket", (1, 2), 90, label="<3>")
    assert thing_svg(plain) == '<use id="a" class="thing" href="#disc-1" transform="translate(1 2) rotate(90)"></use>'
    assert thing_svg(labelled) == (
        '<g id="b" class="thing" transform="translate(1 2)"><use href="#ticket" transform="rotate(90)"/>'
        '<text class="label" dy="0.36em">&lt;3&gt;</text></g>'
    )


def box(text: str) -> list[float]:
    return [float(x) for x in parse(text).get("viewBox", "").split()]


def test_panels_stand_beside_or_below_the_board():
    scenes = [scene("a"), scene("b"), scene("c")]
    assert box(compose(scenes)) == [0, 0, 348, 100]
    assert box(compose(scenes, arrangement="below")) == [0, 0, 100, 348]
    assert box(compose(scenes[:1])) == [0, 0, 100, 100]


def test_what_cannot_be_drawn_is_refused():
    with pytest.raises(ValueError, match="nothing"):
        compose([])
    with pytest.raises(ValueError, match="more than once: one"):
        compose([scene("a", (Thing("one", "disc-1", (0, 0)),)), scene("b", (Thing("one", "disc-2", (0, 0)),))])
    other = Scene("other", "", (0, 0, 1, 1), symbols={"hex": "<g/>"})
    with pytest.raises(ValueError, match="symbol hex"):
        compose([scene(), other])


def test_rules_match_elements_within_others():
    rule = Rule((frozenset({"chosen"}), frozenset({"legal", "hover"})), ())
    lineage = [frozenset({"chosen"}), frozenset[str](), frozenset({"legal", "hover", "place"})]
    assert rule.selector == ".chosen .hover.legal"
    assert rule.matches(lineage)
    assert not rule.matches(lineage[1:])
    assert not rule.matches(lineage[:2])
