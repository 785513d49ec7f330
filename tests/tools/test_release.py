"""A release changes two files, and only if there is something to tell."""

from __future__ import annotations

import datetime

import pytest

import steamshed
from tools.release import ROOT, NotReady, with_heading, with_version

DAY = datetime.date(2030, 5, 6)


def test_the_version_is_raised() -> None:
    source = (ROOT / "src" / "steamshed" / "__init__.py").read_text()
    assert '__version__ = "99.0.0"' in with_version(source, "99.0.0")
    assert steamshed.__version__ not in with_version(source, "99.0.0")


@pytest.mark.parametrize(
    ("version", "said"), [("0.0.1", "not above"), ("1.0", "three numbers"), ("v1.0.0", "three numbers")]
)
def test_a_wrong_version_is_refused(version: str, said: str) -> None:
    with pytest.raises(NotReady, match=said):
        with_version('__version__ = "0.1.0"\n', version)


def test_what_was_unreleased_gets_its_heading() -> None:
    before = "# Changes\n\n## Unreleased\n\n- More steam.\n\n## 0.1.0 (2029-01-01)\n\n- Steam.\n"
    after = (
        "# Changes\n\n## Unreleased\n\n## 0.2.0 (2030-05-06)\n\n- More steam.\n\n## 0.1.0 (2029-01-01)\n\n- Steam.\n"
    )
    assert with_heading(before, "0.2.0", DAY) == after
    with pytest.raises(NotReady, match="nothing"):
        with_heading(after, "0.3.0", DAY)


def test_the_changelog_of_the_project_can_be_released() -> None:
    assert "## 99.0.0 (2030-05-06)" in with_heading((ROOT / "CHANGELOG.md").read_text(), "99.0.0", DAY)
