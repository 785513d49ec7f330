"""Places in a position, as lessons name them."""

from __future__ import annotations


def place(data: object, path: str) -> object:
    """What stands at a place of a position: ``/seats/0/cash``. What is left out of a table of counts is 0."""
    first, *words = path.strip("/").split("/")
    assert isinstance(data, dict)
    if first not in data:
        return None
    data = data[first]
    for word in words:
        if isinstance(data, dict):
            data = data.get(word, 0 if word == words[-1] else {})
        elif isinstance(data, list) and word.isdigit() and int(word) < len(data):
            data = data[int(word)]
        else:
            return None
    return data
