"""Reads ``[rules]`` and ``[tags]`` of a map file: values by players, turns, places; every mistake with id and place.

All mistakes are found, not only the first: a ``Finding`` is an error, or a warning that the map may put aside by naming
it in ``quiet``. See docs/rules/map_rules.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.hexrail.content.map_rules import LONGEST
from steamshed.hexrail.content.rule_tables import FRAME, IDS, RuleTables, TerrainTable, When, Where
from steamshed.kernel.content import split_error
from steamshed.kernel.decode import typed
from steamshed.kernel.errors import ContentError

T = TypeVar("T")
BY_PLAYERS = {"2", "3", "4", "5", "6"}
VERSION = 1
SPAN = re.compile(r"(\d{1,2})(-(\d{1,2})?)?|last( (\d{1,2}))?")


class Finding(NamedTuple):
    """Something wrong or doubtful in the rules of a map."""

    id: str
    """The switch, like MR-01, or a contradiction, like MR-E2; of a warning like MR-W0."""
    where: str
    reason: str

    @property
    def warns(self) -> bool:
        return self.id.startswith("MR-W")

    def __str__(self) -> str:
        return f"{self.where}: {self.id}: {self.reason}"


class Kind:
    """MR-07: a kind of terrain of the map's own, or what it says of one of the game's."""

    def __init__(self, name: str, table: TerrainTable, surcharge: int) -> None:
        self.name = name
        self.table = table
        self.surcharge = surcharge
        """What it adds to the price of the first tile."""


class Reader:
    """Reads the rules of one map for one number of players and collects what is wrong."""

    def __init__(
        self, rules: Mapping[str, Any], tags: Mapping[str, list[str]], players: int, allowed: list[int]
    ) -> None:
        """``allowed`` are the numbers of players that the map is for."""
        self.players = players
        self.allowed = allowed
        self.tags = tags
        self.findings: list[Finding] = []
        self.kinds: dict[str, Kind] = {}
        """Kinds of terrain of which the map says something, by their signs."""
        self.last: int | None = None
        """The last turn, if it is known beforehand (MR-01)."""
        self.used_tags: set[str] = set()
        self.quiet: list[str] = []
        self.tables = self.read(rules)

    def wrong(self, id: str, where: str, reason: str) -> None:
        self.findings.append(Finding(id, where, reason))

    # -- the frame -------------------------------------------------------------------------------------------------

    def read(self, rules: Mapping[str, Any]) -> RuleTables:
        """MR-00b: the switches; each table that cannot be read is a finding, and as if it were left out."""
        made = RuleTables()
        version = rules.get("version", VERSION)
        if version != VERSION:
            self.wrong("MR-00b", "rules.version", f"{version!r} is not known; there is {VERSION}")
        quiet = rules.get("quiet", [])
        if isinstance(quiet, list) and all(isinstance(id, str) and id.startswith("MR-W") for id in quiet):
            self.quiet = quiet
        else:
            self.wrong("MR-00b", "rules.quiet", "expected a list of warnings, like 'MR-W3'")
        for name in rules:
            if name not in IDS and name not in FRAME:
                self.wrong("MR-00b", f"rules.{name}", f"is not known; there are {', '.join([*FRAME, *IDS])}")
        shapes = {field.name: field.type for field in msgspec.structs.fields(RuleTables)}
        for name, id in IDS.items():
            if name in rules:
                place = f"rules.{name}"
                data = self.chosen(rules[name], id, place)
                try:
                    setattr(made, name, typed(data, shapes[name]))
                except msgspec.ValidationError as error:
                    reason, where = split_error(error, data, shapes[name])
                    self.wrong(id, f"{place}.{where}".rstrip("."), reason)
        return made

    def chosen(self, value: Any, id: str, place: str) -> Any:
        """2.3: a table by numbers of players gives the value for this one."""
        if isinstance(value, list):
            return [self.chosen(one, id, f"{place}[{number}]") for number, one in enumerate(value)]
        if not isinstance(value, Mapping):
            return value
        if value and set(value) <= BY_PLAYERS:
            missing = [str(players) for players in self.allowed if str(players) not in value]
            if missing:
                self.wrong(id, place, f"says nothing for {', '.join(missing)} players")
            return self.chosen(value.get(str(self.players), next(iter(value.values()))), id, place)
        return {name: self.chosen(one, id, f"{place}.{name}") for name, one in value.items()}

    # -- notations -------------------------------------------------------------------------------------------------

    def turns(self, when: When, last: int | None, id: str, place: str) -> set[int]:
        """2.1: the turns, the first being 1; ``last`` is the last turn if it is known beforehand."""
        found: set[int] = set()
        for text in [when] if isinstance(when, str) else when:
            if text in ("all", "odd", "even"):
                first = 2 if text == "even" else 1
                found |= set(range(first, LONGEST + 1, 1 if text == "all" else 2))
                continue
            match = SPAN.fullmatch(text)
            if match is None:
                self.wrong(id, place, f"{text!r} names no turns; there are 'all', 'odd', '3', '1-4', '5-', 'last 2'")
            elif text.startswith("last"):
                if last is None:
                    self.wrong(id, place, f"{text!r} is not known beforehand: the game ends when no goods are left")
                else:
                    found |= set(range(last - int(match[5] or 1) + 1, last + 1))
            else:
                first = int(match[1])
                end = first if match[2] is None else int(match[3] or LONGEST)
                if not 1 <= first <= end:
                    self.wrong(id, place, f"{text!r} names no turns")
                found |= set(range(max(1, first), end + 1))
        return found

    def groups(self, where: Where, made: HexMap, id: str, place: str) -> list[list[int]]:
        """2.2: each entry of a list of places as fields; a tag is a group of several."""
        found: list[list[int]] = []
        for text in where:
            names: Sequence[str] = [text]
            if text.startswith("#"):
                names = self.tags.get(text[1:], [])
                self.used_tags.add(text[1:])
                if not names:
                    self.wrong(id, place, f"no tag is called {text[1:]!r}")
                    continue
            fields = [made.field_at.get(name, made.node_at.get(name, -1)) for name in names]
            for name, field in zip(names, fields, strict=True):
                if field < 0:
                    self.wrong(id, place, f"{name!r} is no field, city or town of the map")
            found.append([field for field in fields if field >= 0])
        return found

    def places(self, where: Where, made: HexMap, id: str, place: str) -> list[int]:
        """All fields that a list of places names."""
        return list(dict.fromkeys(field for group in self.groups(where, made, id, place) for field in group))

    def check_tags(self, made: HexMap) -> None:
        """2.2: what tags name is on the map; a tag that nothing names is a warning."""
        for tag, names in self.tags.items():
            for name in names:
                if name not in made.field_at and name not in made.node_at:
                    self.wrong("MR-00b", f"tags.{tag}", f"{name!r} is no field, city or town of the map")
            if tag not in self.used_tags:
                self.wrong("MR-W0", f"tags.{tag}", "nothing names this tag")

    # -- results ---------------------------------------------------------------------------------------------------

    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.warns]

    def warnings(self) -> list[Finding]:
        """Those that the map has not put aside."""
        return [finding for finding in self.findings if finding.warns and finding.id not in self.quiet]

    def settle(self, source: str) -> None:
        """Refuses the map if anything is wrong with its rules."""
        errors = self.errors()
        if errors:
            first, *others = errors
            more = f" (and {len(others)} more)" if others else ""
            raise ContentError(source, first.where, f"{first.id}: {first.reason}{more}")
