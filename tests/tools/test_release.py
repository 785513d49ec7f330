"""A release raises the version, gathers the changes, builds packages and tags; or everything stays as it was."""

from __future__ import annotations

import datetime
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

import pytest

import steamshed
from tools.release import ROOT, NotReady, cited, fragments, git, prepare, with_heading, with_version

DAY = datetime.date(2030, 5, 6)


def test_the_version_is_raised() -> None:
    source = (ROOT / "src" / "steamshed" / "__init__.py").read_text()
    assert '__version__ = "99.0.0"' in with_version(source, "99.0.0")
    assert steamshed.__version__ not in with_version(source, "99.0.0")


def test_the_version_that_the_source_says_can_be_released_once() -> None:
    source = '__version__ = "0.1.0"\n'
    assert with_version(source, "0.1.0") == source
    with pytest.raises(NotReady, match=r"not above 0\.1\.0, which was released"):
        with_version(source, "0.1.0", ["0.0.9", "0.1.0"])


@pytest.mark.parametrize(
    ("version", "said"), [("0.0.1", "below"), ("1.0", "three numbers"), ("v1.0.0", "three numbers")]
)
def test_a_wrong_version_is_refused(version: str, said: str) -> None:
    with pytest.raises(NotReady, match=said):
        with_version('__version__ = "0.1.0"\n', version)


def test_versions_are_compared_by_number() -> None:
    assert "0.10.0" in with_version('__version__ = "0.9.0"\n', "0.10.0", ["0.9.0"])


def test_what_was_unreleased_gets_its_heading() -> None:
    before = "# Changes\n\n## Unreleased\n\n- More steam.\n\n## 0.1.0 (2029-01-01)\n\n- Steam.\n"
    after = (
        "# Changes\n\n## Unreleased\n\n## 0.2.0 (2030-05-06)\n\n- More steam.\n\n## 0.1.0 (2029-01-01)\n\n- Steam.\n"
    )
    assert with_heading(before, "0.2.0", DAY) == after
    with pytest.raises(NotReady, match="nothing"):
        with_heading(after, "0.3.0", DAY)


def test_files_of_changes_join_what_was_unreleased() -> None:
    alone = with_heading("# Changes\n\n## Unreleased\n", "0.2.0", DAY, ["Whistles\nblow.\n"])
    assert alone == "# Changes\n\n## Unreleased\n\n## 0.2.0 (2030-05-06)\n\n- Whistles blow.\n"
    both = with_heading(
        "## Unreleased\n\n- More steam.\n\n## 0.1.0 (2029-01-01)\n", "0.2.0", DAY, ["Whistles.", "Fog."]
    )
    assert "- More steam.\n- Whistles.\n- Fog.\n\n## 0.1.0" in both


def test_the_changelog_of_the_project_can_be_released() -> None:
    items = ["More steam.", *(file.read_text() for file in fragments(ROOT / "changes"))]  # just released, it has none
    assert "## 99.0.0 (2030-05-06)" in with_heading((ROOT / "CHANGELOG.md").read_text(), "99.0.0", DAY, items)


def test_every_change_is_a_paragraph_and_no_more() -> None:
    for file in fragments(ROOT / "changes"):
        text = file.read_text(encoding="utf-8").strip()
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", file.stem), file.name
        assert text.endswith("."), file.name
        assert not re.search(r"\n\s*\n|^[#*-] ", text, re.MULTILINE), file.name


def test_the_citation_says_the_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {steamshed.__version__}\n" in citation
    once = cited(citation, "99.0.0", DAY)
    assert "version: 99.0.0\ndate-released: 2030-05-06\n" in once
    assert cited(once, "99.0.1", DAY).count("date-released") == 1


# -- a whole release ---------------------------------------------------------------------------------------------------

PARTS = (
    "src", "tools", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "CHANGELOG.md",
    "CITATION.cff", "changes", ".gitignore",
)  # fmt: skip


@pytest.fixture
def copy(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """The project as it stands, committed in a repository of its own."""
    root, ignored = tmp_path / "copy", shutil.ignore_patterns("__pycache__", "static")
    root.mkdir()
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=ignored)
        else:
            shutil.copy2(ROOT / name, root / name)
    monkeypatch.setenv("STEAMSHED_CLIENT", "0")
    monkeypatch.setenv("STEAMSHED_COMPILE", "0")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ada@example.org")
    (root / "changes" / "whistles.md").write_text("Whistles blow.\n")
    git("init", "--quiet", root=root)
    git("add", "--all", root=root)
    git("commit", "--quiet", "--message", "All", root=root)
    return root


def test_a_release_is_prepared(copy: pathlib.Path) -> None:
    version = steamshed.__version__
    command = [sys.executable, str(copy / "tools" / "release.py"), version]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("To publish it: git push --follow-tags\n")
    assert git("tag", "--list", root=copy) == f"v{version}"
    assert git("status", "--porcelain", root=copy) == ""
    assert fragments(copy / "changes") == []
    today = datetime.date.today().isoformat()
    assert f"## Unreleased\n\n## {version} ({today})\n\n" in (copy / "CHANGELOG.md").read_text()
    assert "- Whistles blow.\n" in (copy / "CHANGELOG.md").read_text()
    wheel = copy / "dist" / f"steamshed-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        assert f'__version__ = "{version}"' in packed.read("steamshed/__init__.py").decode()
    assert (copy / "dist" / f"steamshed-{version}.tar.gz").is_file()
    told = (copy / "dist" / f"notes-{version}.md").read_text()
    assert "- Whistles blow.\n" in told
    assert told.count(wheel.name) == 1
    printed = subprocess.run([*command, "--notes"], cwd=copy, capture_output=True, text=True, check=True).stdout
    assert printed in told

    again = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert "which was released" in again.stderr


def test_a_release_that_cannot_be_built_leaves_everything_as_it_was(copy: pathlib.Path) -> None:
    (copy / "README.md").unlink()  # pyproject.toml names it
    git("commit", "--quiet", "--all", "--message", "No README", root=copy)
    with pytest.raises(NotReady, match="the sdist cannot be built"):
        prepare(copy, "99.0.0", DAY)
    assert git("status", "--porcelain", root=copy) == ""
    assert git("tag", "--list", root=copy) == ""
    assert (copy / "changes" / "whistles.md").is_file()


def test_work_that_is_not_committed_stops_a_release(copy: pathlib.Path) -> None:
    (copy / "README.md").write_text("Steam.")
    with pytest.raises(NotReady, match="not committed"):
        prepare(copy, "99.0.0", DAY)
