"""The table as scenes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.kernel.scene import Scene


def scenes(view: Mapping[str, Any]) -> list[Scene]:
    return []


def picture(view: Mapping[str, Any]) -> str:
    return ""
