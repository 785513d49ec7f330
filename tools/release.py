"""A release: `make release VERSION=0.2.0` checks that everything is ready, writes the changelog, builds and tags.

The version is said once, in `src/steamshed/__init__.py`; `CITATION.cff` repeats it with the day. The changes stand in
CHANGELOG.md under "Unreleased" and, one file a change, in the folder `changes`; they get the version and the day as
their heading, and the files go. The packages and the notes of the release are put into `dist`. Nothing is pushed: the
last line says how.

    python tools/release.py 0.2.0           # prepare a release
    python tools/release.py --notes 0.2.0   # print the changes of a version that was prepared
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = re.compile(r"^## Unreleased\n+(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ABOUT = "README.md"
"""The file in `changes` that is no change."""


class NotReady(Exception):
    """What is in the way of a release."""


def git(*words: str, root: Path = ROOT) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def with_version(source: str, version: str, released: Iterable[str] = ()) -> str:
    """The module with the version, which must be above all that were released, and not below the one it says now."""
    found = VERSION.search(source)
    if found is None:
        raise NotReady("src/steamshed/__init__.py says no version")
    if not NUMBER.fullmatch(version):
        raise NotReady(f"a version is three numbers with dots between them, not {version!r}")
    newest = max(released, key=parts, default="")
    if newest and parts(version) <= parts(newest):
        raise NotReady(f"version {version} is not above {newest}, which was released")
    if parts(version) < parts(found[1]):
        raise NotReady(f"version {version} is below {found[1]}")
    return source.replace(found[0], f'__version__ = "{version}"')


def cited(citation: str, version: str, day: datetime.date) -> str:
    """CITATION.cff with the version and the day."""
    kept = "".join(line for line in citation.splitlines(keepends=True) if not line.startswith("date-released:"))
    return re.sub(r"^version: .*$", f"version: {version}\ndate-released: {day.isoformat()}", kept, flags=re.MULTILINE)


def fragments(folder: Path) -> list[Path]:
    """The files of changes, by name."""
    return [file for file in sorted(folder.glob("*.md")) if file.name != ABOUT]


def as_item(text: str) -> str:
    """A file of a change as an item of the list."""
    return "- " + " ".join(text.split()) + "\n"


def with_heading(changelog: str, version: str, day: datetime.date, more: Iterable[str] = ()) -> str:
    """The changelog with what was unreleased, and the files of changes, under the version."""
    found = UNRELEASED.search(changelog)
    if found is None:
        raise NotReady('CHANGELOG.md has no heading "## Unreleased"')
    items = found[1].strip()
    told = (items + "\n" if items else "") + "".join(as_item(text) for text in more)
    if not told:
        raise NotReady('nothing stands in CHANGELOG.md under "## Unreleased", nor in the folder changes')
    rest = "\n" if changelog[found.end() :] else ""
    heading = f"## Unreleased\n\n## {version} ({day.isoformat()})\n\n"
    return changelog[: found.start()] + heading + told + rest + changelog[found.end() :]


def changes_of(changelog: str, version: str) -> str:
    """What the changelog says of a version."""
    found = re.search(rf"^## {re.escape(version)} \(.*?\)\n+(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise NotReady(f"CHANGELOG.md has no heading of version {version}")
    return found[1].strip() + "\n"


def notes(changelog: str, version: str, packages: Iterable[Path]) -> str:
    """The text of a release: how to get it, what has changed, and the sums by which a download is checked."""
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in packages)
    start = f"    uvx steamshed@{version} serve      # or: pip install steamshed=={version}; steamshed serve\n"
    changes = f"## Changes\n\n{changes_of(changelog, version)}"
    return f"# Steamshed {version}\n\n{start}\n{changes}\n## SHA-256\n\n```\n{sums}```\n"


def build(root: Path, to: Path) -> list[Path]:
    """The sdist and the wheel of plain Python, and a wheel that is compiled for this machine unless it cannot be."""
    to.mkdir(exist_ok=True)
    for old in to.glob("steamshed-*"):
        old.unlink()
    plain = {**os.environ, "STEAMSHED_COMPILE": "0"}
    kinds = [("sdist", plain), ("wheel", plain)]
    if os.environ.get("STEAMSHED_COMPILE") != "0":
        kinds.append(("wheel", dict(os.environ)))
    for kind, environment in kinds:
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotReady(f"the {kind} cannot be built: {(done.stderr or done.stdout).strip()}")
    return sorted(to.glob("steamshed-*"))


def prepare(root: Path, version: str, day: datetime.date) -> list[Path]:
    """Everything for a release but to publish it; gives the packages. If anything fails, the files are as before."""
    module, changelog = root / "src" / "steamshed" / "__init__.py", root / "CHANGELOG.md"
    citation, found = root / "CITATION.cff", fragments(root / "changes")
    if git("status", "--porcelain", root=root):
        raise NotReady("there are changes that are not committed")
    released = [tag.removeprefix("v") for tag in git("tag", "--list", "v*", root=root).split()]
    source = with_version(module.read_text(encoding="utf-8"), version, filter(NUMBER.fullmatch, released))
    items = [file.read_text(encoding="utf-8") for file in found]
    told = with_heading(changelog.read_text(encoding="utf-8"), version, day, items)
    try:
        module.write_text(source, encoding="utf-8")
        changelog.write_text(told, encoding="utf-8")
        citation.write_text(cited(citation.read_text(encoding="utf-8"), version, day), encoding="utf-8")
        for file in found:
            file.unlink()
        packages = build(root, root / "dist")
    except BaseException:
        git("checkout", "--", ".", root=root)
        raise
    (root / "dist" / f"notes-{version}.md").write_text(notes(told, version, packages), encoding="utf-8")
    git("commit", "--all", "--message", f"Release {version}", root=root)
    git("tag", "--annotate", f"v{version}", "--message", f"Steamshed {version}", root=root)
    return packages


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", help="three numbers with dots between them")
    parser.add_argument("--notes", action="store_true", help="print the changes of a version, and do nothing else")
    given = parser.parse_args()
    try:
        if given.notes:
            print(changes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), given.version), end="")
            return
        packages = prepare(ROOT, given.version, datetime.date.today())
    except NotReady as error:
        sys.exit(f"Not released: {error}.")
    for file in packages:
        print(f"dist/{file.name}")
    print(f"dist/notes-{given.version}.md")
    print(f"Version {given.version} is tagged. To publish it: git push --follow-tags")


if __name__ == "__main__":
    main()
