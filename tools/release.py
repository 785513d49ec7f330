"""A release: `make release VERSION=0.2.0` sets the version, checks that everything is ready, and tags it.

The version is said once, in `src/steamshed/__init__.py`. What is to be told of it stands in CHANGELOG.md under
"Unreleased", and gets the version and the day as its heading. Nothing is pushed: the last line says how.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = re.compile(r"^## Unreleased\n+(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class NotReady(Exception):
    """What is in the way of a release."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def with_version(source: str, version: str) -> str:
    """The module with another version, which must be higher."""
    found = VERSION.search(source)
    if found is None:
        raise NotReady("src/steamshed/__init__.py says no version")
    if not NUMBER.fullmatch(version):
        raise NotReady(f"a version is three numbers with dots between them, not {version!r}")
    if parts(version) <= parts(found[1]):
        raise NotReady(f"version {version} is not above {found[1]}")
    return source.replace(found[0], f'__version__ = "{version}"')


def with_heading(changelog: str, version: str, day: datetime.date) -> str:
    """The changelog with what was unreleased under the version."""
    found = UNRELEASED.search(changelog)
    if found is None or not found[1].strip():
        raise NotReady('CHANGELOG.md has nothing under "## Unreleased"')
    heading = f"## Unreleased\n\n## {version} ({day.isoformat()})\n\n"
    return changelog.replace(found[0], heading + found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    version = parser.parse_args().version
    module, changelog = ROOT / "src" / "steamshed" / "__init__.py", ROOT / "CHANGELOG.md"
    try:
        if git("status", "--porcelain"):
            raise NotReady("there are changes that are not committed")
        source = with_version(module.read_text(), version)
        told = with_heading(changelog.read_text(), version, datetime.date.today())
    except NotReady as error:
        sys.exit(f"Not released: {error}.")
    module.write_text(source)
    changelog.write_text(told)
    git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Steamshed {version}")
    print(f"Version {version} is tagged. To publish it: git push --follow-tags")


if __name__ == "__main__":
    main()
