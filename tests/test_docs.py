"""The pages say what is there: links lead somewhere; files, commands, classes and counts are those of the code.

The examples in the pages are doctested by themselves (``--doctest-glob`` in pyproject.toml).
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import functools
import json
import pathlib
import re
from collections.abc import Callable, Iterator
from typing import cast

import click
import pytest
import yaml

import steamshed
from steamshed.bots.levels import LEVELS
from steamshed.cli import cli
from steamshed.kernel.record import MAGIC
from steamshed.server.settings import Settings

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("docs", "lab", "changes", "examples")
INSIDE = (page for name in FOLDERS for page in sorted((ROOT / name).rglob("*.md")))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *INSIDE]
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


# -- what pages name ---------------------------------------------------------------------------------------------------

BUILT = {".git", ".venv", "build", "dist", "data", "node_modules", "__pycache__", "static"}
ENDINGS = "py|toml|ftl|md|ts|svelte|css|json|mjs|yml|yaml|txt|ipynb|cff|sh|js|html|webmanifest"
FILE = re.compile(rf"[\w./@-]*[\w-]+\.(?:{ENDINGS})")
PLACEHOLDERS = re.compile(r"GAME|NAME|LANGUAGE|PAGE|VERSION|<|^/|^dist/|/static$")
"""Parts of a path that stand for something else, addresses of a server, and what is built."""
OURS = ("steamshed", "bench", "lab", "testbed", "tests", "tools")
"""Packages that ``python -m`` runs something of."""
THEIRS = {"deepcopy", "load_game", "exp"}
"""Functions of libraries that pages speak of, and of mathematics."""


@functools.cache
def tree() -> tuple[frozenset[str], frozenset[str]]:
    """The files and the folders of the project, each with a slash in front."""
    files: set[str] = set()
    folders: set[str] = set()

    def look(folder: pathlib.Path) -> None:
        for path in folder.iterdir():
            if path.name in BUILT:
                continue
            (folders if path.is_dir() else files).add("/" + path.relative_to(ROOT).as_posix())
            if path.is_dir():
                look(path)

    look(ROOT)
    return frozenset(files), frozenset(folders)


@functools.cache
def names_of_python() -> frozenset[str]:
    """Every class, function, constant and attribute that the sources define."""
    found: set[str] = set(dir(builtins)) | {"Any"}
    for file in tree()[0]:
        if file.endswith(".py"):
            for node in ast.walk(ast.parse((ROOT / file[1:]).read_text(encoding="utf-8"))):
                match node:
                    case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                        found.add(name)
                    case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                        found.add(name)
                    case _:
                        pass
    return frozenset(found)


@functools.cache
def names_of_the_client() -> frozenset[str]:
    text = "\n".join(
        (ROOT / file[1:]).read_text(encoding="utf-8")
        for file in tree()[0]
        if re.match(r"/web/src/.*\.(ts|svelte)$", file)
    )
    declared = re.findall(r"\b(?:class|interface|type|function|const|enum|let) (\w+)", text)
    return frozenset(declared) | frozenset(re.findall(r"^\s+(?:async )?(\w+)\(", text, re.MULTILINE))


@functools.cache
def words_of_the_sources() -> frozenset[str]:
    """Every word with an underscore in it that stands anywhere in code or data."""
    found = {pathlib.PurePath(file).stem for file in tree()[0]}
    for file in tree()[0]:
        if re.search(r"\.(py|toml|ftl|ts|svelte|json|mjs|yml|yaml|txt)$", file) and not file.startswith("/docs/"):
            found |= set(re.findall(r"[A-Za-z]\w*_\w*", (ROOT / file[1:]).read_text(encoding="utf-8")))
    settings = {f"STEAMSHED_{word.upper()}" for word in (field.name for field in dataclasses.fields(Settings))}
    return frozenset(found | settings | {f"steamshed_{name}" for name in steamshed.games()})


def prose(page: pathlib.Path) -> str:
    """A page without its blocks of code."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"^ {4}.*$", "", text, flags=re.MULTILINE)


def quoted(page: pathlib.Path) -> Iterator[str]:
    """What stands between backticks."""
    yield from re.findall(r"`([^`\n]+)`", prose(page))


ROOTS = ("src/", "tests/", "testbed/", "bench/", "lab/", "tools/", "web/", "docs/", "examples/", "deploy/", "changes/")


def exists(path: str) -> bool:
    """Whether a file or folder of the project is called so; pages may leave out where it lies."""
    files, folders = tree()
    wanted = "/" + path.removeprefix("./").strip("/")
    return any(name.endswith(wanted) for name in (folders if path.endswith("/") else files | folders))


@every_page
def test_named_files_exist(page: pathlib.Path) -> None:
    named = [name for name in quoted(page) if FILE.fullmatch(name) or re.fullmatch(r"[\w.-]+/[\w./<>-]*", name)]
    named = [name for name in named if FILE.fullmatch(name) or name.endswith("/") or name.startswith(ROOTS)]
    assert [name for name in named if not PLACEHOLDERS.search(name) and not exists(name)] == []


@every_page
def test_named_classes_and_functions_exist(page: pathlib.Path) -> None:
    known = names_of_python() | names_of_the_client() | THEIRS
    wrong = []
    for name in quoted(page):
        if FILE.fullmatch(name):
            continue
        if re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)*(?:\.\w+)*(?:\(.*\))?", name):
            parts = name.partition("(")[0].split(".")
        elif found := re.fullmatch(r"((?:[a-z_]+\.)*[a-z_]+)\(.*\)", name):
            parts = found[1].split(".")[-1:]
        else:
            continue
        if any(part not in known for part in parts):
            wrong.append(name)
    assert wrong == []


@every_page
def test_named_words_of_code_exist(page: pathlib.Path) -> None:
    """A word with an underscore is one of the code or its data."""
    known = words_of_the_sources()
    words = {word for name in quoted(page) for word in re.findall(r"(?<![\w/.-])[A-Za-z]\w*_\w*(?![\w/-])", name)}
    assert (
        sorted(word for word in words - known if not {re.split(r"\d", word)[0], re.sub(r"_\d+", "", word)} & known)
        == []
    )


# -- commands ----------------------------------------------------------------------------------------------------------


def commands(page: pathlib.Path) -> Iterator[str]:
    """The command lines of a page: lines of blocks, and what stands between backticks."""
    text = page.read_text(encoding="utf-8")
    blocks = [line for block in re.findall(r"```[^\n]*\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    blocks += re.findall(r"^ {4}(.*)$", text, re.MULTILINE)
    for line in (*blocks, *quoted(page)):
        yield re.split(r"\s[#|>;]|&&", line)[0].strip()


def options(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if re.fullmatch(r"--[a-z][a-z-]*(=.*)?", word)}


@every_page
def test_targets_of_make_exist(page: pathlib.Path) -> None:
    rules = "".join((ROOT / file).read_text(encoding="utf-8") for file in ("Makefile", "web/web.mk"))
    known = set(re.findall(r"^([a-z][a-z0-9-]*):", rules, re.MULTILINE))
    named = {found[1] for line in commands(page) if (found := re.match(r"make ([a-z][a-z0-9.-]*[a-z0-9])\b", line))}
    assert {name for name in named if not name.startswith("bench.")} <= known
    assert [name for name in named if name.startswith("bench.") and not exists(f"{name.replace('.', '/')}.py")] == []


def command_of(words: list[str]) -> tuple[click.Command, set[str]]:
    """The command of the program that words name, and the options that it takes."""
    context, found = click.Context(cli), cast("click.Command", cli)
    taken = {"--help", "--version"}
    for word in words:
        inner = found.get_command(context, word) if isinstance(found, click.Group) else None
        if inner is not None:
            found = inner
            taken |= {option for param in found.params for option in (*param.opts, *param.secondary_opts)}
        else:
            break
    return found, taken


@every_page
def test_commands_of_the_program_exist(page: pathlib.Path) -> None:
    wrong = []
    for line in commands(page):
        if line == MAGIC:
            continue
        if found := re.match(r"(?:[\w./ -]*\s)?(?:\.venv/bin/)?steamshed ([a-z].*)$", line):
            words = found[1].split()
            command, taken = command_of(words)
            if command is cli and words[0] != "COMMAND":
                wrong.append(line)
            elif not options(words) <= taken:
                wrong.append(f"{line}: {options(words) - taken}")
    assert wrong == []


BEFORE = r"(?:[A-Z_]+=\S+ )*(?:[\w./-]*/)?"
"""Variables in front of a program, and where it lies."""


def program(line: str) -> tuple[str, list[str]] | None:
    """The file of the project that a command line of Python runs, and its words."""
    if found := re.match(rf"{BEFORE}python3? -m ([\w.]+)(.*)", line):
        if found[1].split(".")[0] not in OURS or PLACEHOLDERS.search(found[1]):
            return None
        name = found[1].replace(".", "/")
        name = name if found[1].split(".")[0] != "steamshed" else f"src/{name}"
        return (f"{name}.py" if not (ROOT / name).is_dir() else f"{name}/__main__.py"), found[2].split()
    if found := re.match(rf"{BEFORE}python3? ((?:tools|bench|examples)/[\w./]+\.py)(.*)", line):
        return found[1], found[2].split()
    return None


@every_page
def test_programs_exist_and_take_the_options(page: pathlib.Path) -> None:
    wrong = []
    for line in commands(page):
        named = program(line)
        if named is None:
            continue
        file, words = named
        if not (ROOT / file).is_file():
            wrong.append(line)
        elif not file.startswith("src/"):
            source = (ROOT / file).read_text(encoding="utf-8")
            wrong += [f"{line}: {option}" for option in options(words) if f'"{option}"' not in source]
    assert wrong == []


# -- counts ------------------------------------------------------------------------------------------------------------


def packages() -> int:
    """How many packages make sets up."""
    return len(
        re.findall(r"^[a-z][\w.-]*==", (ROOT / "requirements-dev.txt").read_text(encoding="utf-8"), re.MULTILINE)
    )


COUNTS: list[tuple[str, str, Callable[[], int]]] = [
    ("docs/building.md", r"the (\d+) packages of `requirements-dev.txt`", packages),
    ("docs/games/binario.md", r"(\d+) options", lambda: len(steamshed.game("binario").options)),
]
"""Where a page says how many of something there are: the page, the words with the number, and how it is counted."""


@pytest.mark.parametrize(("page", "words", "count"), COUNTS, ids=[words for _, words, _ in COUNTS])
def test_counts_are_right(page: str, words: str, count: Callable[[], int]) -> None:
    (said,) = re.findall(words, (ROOT / page).read_text(encoding="utf-8"))
    assert int(said) == count()


def lines_of(part: str) -> int:
    """The lines of Python of a folder or module of Age of Steam."""
    root = ROOT / "src" / "steamshed" / "games" / "age_of_steam"
    files = (root / part).rglob("*.py") if part.endswith("/") else [root / part]
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def test_lines_of_a_game_are_about_right() -> None:
    """The page says what a game like Age of Steam takes; each number is within a quarter of what is there."""
    page = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|.*\| (\d[\d, ]*) \|$", page.partition("## A game like")[2], re.MULTILINE)
    assert len(rows) > 8
    for named, said in rows:
        parts = re.findall(r"`([^`]+)`", named)
        folder, _, _ = parts[0].rpartition("/")
        parts = [part if "/" in part or not folder else f"{folder}/{part}" for part in parts]
        numbers = [int(number.replace(",", "")) for number in said.split(", ")]
        counted = [lines_of(part) for part in parts]
        counted = counted if len(numbers) == len(counted) else [sum(counted)]
        for number, count in zip(numbers, counted, strict=True):
            assert abs(number - count) <= max(15, count / 4), (named, number, count)


def test_the_levels_are_as_the_page_says() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, level in LEVELS.items():
        ((_, plans, rivals, _, plays),) = re.findall(
            rf"^\| (.*`{name}`.*) \| .* \| (\d+) \| (yes|no) \| (.*) \| (.*) \|$", page, re.MULTILINE
        )
        assert (int(plans), rivals == "yes") == (level.plans, level.rivals)
        searched = f"{level.compared} plans, {level.playouts} lines or {level.seconds} s"
        assert plays.startswith(searched if level.playouts else "nothing")
        assert all(f"{factor} times" in page for factor in level.favour.values())


def test_every_lock_file_is_explained() -> None:
    page = (ROOT / "docs" / "building.md").read_text(encoding="utf-8")
    for file in ROOT.glob("requirements*.txt"):
        assert f"| `{file.name}` |" in page


def test_every_folder_of_tests_is_explained() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = [path for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert sorted(path.name for path in folders if f"`tests/{path.name}" not in page) == []


def test_every_measurement_is_explained() -> None:
    page = (ROOT / "docs" / "bench.md").read_text(encoding="utf-8")
    called_by_others = {"__init__", "__main__", "crowd", "engine", "peers", "catan", "callgrind", "served"}
    programs = {file.stem for file in (ROOT / "bench").glob("*.py")} - called_by_others
    assert sorted(name for name in programs if f"bench.{name}" not in page) == []


# -- the way to a page -------------------------------------------------------------------------------------------------

READERS = ("a-first-game", "host-for-a-club", "a-first-bot", "research", "carry-on-the-code")
"""The first page of a player, a self-hoster, a bot author, a researcher and a contributor."""


def in_navigation() -> set[str]:
    def pages(entry: object) -> Iterator[str]:
        match entry:
            case str():
                yield entry
            case dict():
                for value in entry.values():
                    yield from pages(value)
            case list():
                for value in entry:
                    yield from pages(value)
            case _:
                raise TypeError(entry)

    return set(pages(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]))


def test_every_page_is_in_the_navigation_once() -> None:
    there = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert in_navigation() == there


@pytest.mark.parametrize("page", READERS)
def test_each_reader_has_a_first_page(page: str) -> None:
    """The front page leads there, and it leads on."""
    assert f"({page}.md)" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert f"(docs/{page}.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"\]\([\w./-]+\.md", (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))) >= 3


def test_what_a_push_does_not_prove_is_listed() -> None:
    """Every test that is marked nightly stands in the list of docs/building.md."""
    page = (ROOT / "docs" / "building.md").read_text(encoding="utf-8")
    listed = page.partition("## What a push does not prove")[2].partition("\n## ")[0]
    marked = [
        file
        for file in tree()[0]
        if re.fullmatch(r"/(tests|bench|lab)/.*\.py", file)
        and (ROOT / file[1:]) != pathlib.Path(__file__)
        and re.search(r"mark[s.=]*.*\bnightly\b|STEAMSHED_NIGHTLY\"", (ROOT / file[1:]).read_text(encoding="utf-8"))
    ]
    assert len(marked) > 5
    assert [file for file in sorted(marked) if f"`{file[1:]}`" not in listed] == []


# -- games -------------------------------------------------------------------------------------------------------------


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
