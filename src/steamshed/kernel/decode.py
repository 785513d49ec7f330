"""Data as typed tables. msgspec works out how to read a type when it is first used, and two threads that do so at once
crash the process: what is read in threads is read by ``typed``, which lets one thread alone be the first.
"""

from __future__ import annotations

import threading
from typing import TypeVar

import msgspec

T = TypeVar("T")

_first_use = threading.RLock()
_used: set[object] = set()


def typed(data: object, shape: type[T]) -> T:
    """The data as the given type. Raises msgspec.ValidationError."""
    if shape in _used:
        return msgspec.convert(data, shape)
    with _first_use:
        try:
            return msgspec.convert(data, shape)
        finally:
            _used.add(shape)
