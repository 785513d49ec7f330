"""The pages say what is there: links lead somewhere, targets and files exist, every game is named.

The examples in the pages are doctested by themselves (``--doctest-glob`` in pyproject.toml).
"""

from __future__ import annotations

import json
import pathlib
import re

import pytest

import steamshed

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def headings(page: pathlib.Path) -> set[str]:
    """The anchors of a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_links_lead_somewhere(page: pathlib.Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        assert "://" not in target, target
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), target
        if anchor:
            assert anchor in headings(path), target


@pytest.mark.parametrize("game", steamshed.games())
def test_every_phase_is_shown_on_a_laptop_and_a_phone(game: str) -> None:
    text = (steamshed.game(game).folder("locale") / "en.ftl").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "screens.md").read_text(encoding="utf-8")
    for phase in re.findall(r"^phase-(\w+) =", text, re.MULTILINE):
        for size in ("laptop", "phone") if phase != "over" else ():
            assert f"(images/phases/{game}-{phase}-{size}.webp)" in page


@every_page
def test_targets_of_make_exist(page: pathlib.Path) -> None:
    rules = "".join((ROOT / file).read_text(encoding="utf-8") for file in ("Makefile", "web/web.mk"))
    known = set(re.findall(r"^([a-z][a-z0-9-]*):", rules, re.MULTILINE))
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"`make ([a-z][a-z0-9-]*)", text) + re.findall(r"^    make ([a-z0-9-]+)", text, re.MULTILINE)
    assert set(named) <= known


@every_page
def test_named_files_exist(page: pathlib.Path) -> None:
    for name in re.findall(r"`((?:src|tests|tools|docs|bench)/[\w./]+\.\w+)`", page.read_text(encoding="utf-8")):
        assert "GAME" in name or (ROOT / name).exists(), name


@pytest.mark.parametrize("name", steamshed.games())
def test_every_game_is_named_and_has_a_page(name: str) -> None:
    assert f"| `{name}` |" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "games" / f"{name}.md").is_file()


def test_the_picture_is_of_a_position() -> None:
    """docs/images/age_of_steam.png was drawn from the position beside it."""
    images = ROOT / "docs" / "images"
    state = steamshed.game("age_of_steam").load(json.loads((images / "age_of_steam.json").read_text(encoding="utf-8")))
    state.audit()
    assert len(state.legal()) > 50
    assert (images / "age_of_steam.png").stat().st_size < 400_000
