"""Tests that need PostgreSQL and Redis say so where one of them is missing."""

from __future__ import annotations

import os

import pytest

from testbed import services


def require() -> None:
    """Skips, and says so; in CI nothing may be skipped."""
    try:
        services.require()
    except services.NotInstalled as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
