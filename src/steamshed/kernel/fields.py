"""The fields of a state, declared once: what they are, what a copy does with them, how they stand in positions.

A game lists its fields in ``table/fields.py``. From that list come the class that holds them, with the code that copies
a state (``table/generated_fields.py``, written by ``make fields``), the shape of its positions, dump and load, and what
a view hides (``kernel/position.py``). A test keeps the written class equal to its declaration.

What a copy does with a field:

* ``copied``: the copy has its own. Numbers and texts are taken as they are, lists and dicts are copied as deep as their
  type says, what never changes (``Lasting``) is shared, anything else is asked for a ``clone`` of its own.
* ``shared``: both have the same object, which nobody changes in place: what never changes in a game, answers kept for a
  position that copies ask for too.
* ``replaced``: both have the same list, and whoever changes it replaces it by a list of its own first
  (``state.bag = state.bag[:]``). For short lists: an action changes few of them, and a copy would hold them all.
* ``lent``: both have the same list until one of them changes something in it. Whoever does says so before
  (``state.unshare()``) and has lists of its own from then on. For long lists that change seldom: most copies are made
  for a look ahead and never change them.
* ``forgotten``: the copy begins anew: answers that look at the state itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from steamshed.kernel.position import Codec, Part

Keep = Literal["copied", "shared", "replaced", "lent", "forgotten"]


@dataclass(frozen=True)
class Field:
    """One field of a state."""

    name: str
    type: object
    """A class, or something like ``list[int]``."""
    new: str | None
    """Its value on an empty table, as an expression; None if whoever makes the table gives it."""
    keep: Keep
    codec: Codec[Any] | None
    """How it stands in positions; None if it follows from other fields or is read along with one."""
    why: str
    """A line for the reader of the class."""


def copied(name: str, type: object, new: str | None = None, codec: Codec[Any] | None = None, why: str = "") -> Field:
    """A field of which every copy has its own."""
    return Field(name, type, new, "copied", codec, why)


def shared(name: str, type: object, new: str | None = None, codec: Codec[Any] | None = None, why: str = "") -> Field:
    """A field that copies share, because nobody changes it in place."""
    return Field(name, type, new, "shared", codec, why)


def replaced(name: str, type: object, new: str | None = None, codec: Codec[Any] | None = None, why: str = "") -> Field:
    """A field that copies share, because it is replaced when it changes."""
    return Field(name, type, new, "replaced", codec, why)


def lent(name: str, type: object, new: str | None = None, codec: Codec[Any] | None = None, why: str = "") -> Field:
    """A field that copies share until one of them is about to change it."""
    return Field(name, type, new, "lent", codec, why)


def forgotten(name: str, type: object, new: str, why: str = "") -> Field:
    """A field with which a copy begins anew."""
    return Field(name, type, new, "forgotten", None, why)


@dataclass(frozen=True)
class Heading:
    """Stands between fields, above those it is about."""

    about: str


@dataclass(frozen=True)
class Declaration:
    """All fields of the states of a game, or of what several games have alike."""

    name: str
    """The class to be written: ``DaysOfSteamFields``."""
    of: str
    """What it is about, in words: ``Days of Steam``."""
    base: Any
    """The class above it: ``State``, or one with fields that another declaration has listed. Where that one is generic,
    what it is of is said: ``HexTable[Rules]``."""
    listed: Sequence[Field | Heading | Codec[Any]]
    """Fields in the order in which positions name them. A codec of its own stands for several fields at once."""
    parts: Mapping[str, Part[Any]]
    """The parts of a position that are not there always."""
    above: Declaration | None = None
    """The declaration of the base class."""
    generic: TypeVar | None = None
    """The type that a class below it chooses, where games of one kind have a field alike but for its type."""

    @property
    def own(self) -> list[Field]:
        """The fields listed here."""
        return [item for item in self.listed if isinstance(item, Field)]

    @property
    def fields(self) -> list[Field]:
        """All fields, those of the base class first."""
        return [*(self.above.fields if self.above else []), *self.own]

    @property
    def lends(self) -> bool:
        """Whether copies share something until it changes."""
        return any(field.keep == "lent" for field in self.fields)

    def codecs(self) -> Iterator[Codec[Any]]:
        """How all of it stands in positions, in order."""
        if self.above is not None:
            yield from self.above.codecs()
        for item in self.listed:
            if isinstance(item, Codec):
                yield item
            elif isinstance(item, Field) and item.codec is not None:
                yield item.codec.of(item.name)
