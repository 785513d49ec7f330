"""Writes the classes that hold the fields of states from their declarations (`make fields`; see kernel/fields.py).

A declaration lies in `table/fields.py`; the class goes into `generated_fields.py` beside it. `--check` writes nothing
and says which files differ.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import types
from pathlib import Path
from typing import Any, TypeVar, Union, get_args, get_origin

from steamshed.kernel.fields import Declaration, Field, Heading
from steamshed.kernel.state import Lasting

SOURCE = Path(__file__).resolve().parent.parent / "src"
PLAIN = (int, str, bool, float, type(None), tuple, frozenset)


def declarations() -> list[Path]:
    """The modules that declare fields."""
    return sorted((SOURCE / "steamshed").glob("**/table/fields.py"))


def declared_in(file: Path) -> Declaration:
    name = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
    found: Declaration = importlib.import_module(name).DECLARED
    return found


# -- types -----------------------------------------------------------------------------------------------------------


def choices(kind: object) -> tuple[object, ...]:
    """The types that a type is one of."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def written(kind: object) -> str:
    """A type as it is written in the source."""
    if kind is type(None) or kind is None:
        return "None"
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join(written(each) for each in get_args(kind))
    if get_origin(kind) is not None:
        inside = ", ".join("..." if each is Ellipsis else written(each) for each in get_args(kind))
        return f"{name_of(get_origin(kind))}[{inside}]"
    return name_of(kind)


def name_of(kind: Any) -> str:
    return str(kind.__name__)


def modules_of(kind: Any) -> set[tuple[str, str]]:
    """Module and name of everything in a type that must be imported."""
    if isinstance(kind, TypeVar):
        return {(kind.__module__, kind.__name__)}
    found: set[tuple[str, str]] = set()
    for part in get_args(kind):
        found |= modules_of(part)
    plain = get_origin(kind) or kind
    if isinstance(plain, type) and plain.__module__ not in ("builtins", "types", "typing"):
        found.add((plain.__module__, plain.__name__))
    return found


def of_base(made: Declaration, kind: Any) -> Any:
    """A type as it is in a class: what the base is generic in has been chosen."""
    if isinstance(kind, TypeVar) and made.above is not None and made.above.generic is kind:
        return get_args(made.base)[0]
    return kind


def is_lasting(kind: Any) -> bool:
    """Whether copies may share values of a type: numbers, texts, tuples, what never changes."""
    if kind is object:
        return True
    origin = get_origin(kind) or kind
    return origin in PLAIN or (isinstance(origin, type) and issubclass(origin, Lasting))


def copy_of(kind: Any, value: str) -> str:
    """The expression that copies a value of a type."""
    kinds = choices(kind)
    if all(is_lasting(each) for each in kinds):
        return value
    if type(None) in kinds:
        (inner,) = (each for each in kinds if each is not type(None))
        return f"None if {value} is None else {copy_of(inner, value)}"
    if get_origin(kind) is list:
        (inner,) = get_args(kind)
        if all(is_lasting(each) for each in choices(inner)):
            return f"{value}[:]"
        return f"[{copy_of(inner, 'item')} for item in {value}]"
    if get_origin(kind) is dict:
        if not all(is_lasting(each) for each in choices(get_args(kind)[1])):
            raise SystemExit(f"{value}: a dict of things that change cannot be copied")
        return f"{value}.copy()"
    return f"{value}.clone()"


# -- the class -------------------------------------------------------------------------------------------------------


def source_of(made: Declaration) -> str:
    """The module with the class of a declaration."""
    given = [field for field in made.fields if field.new is None]
    base = made.base
    imports = modules_of(base) | {("steamshed.kernel.state", "State")}
    if made.above is None:
        imports.add(("steamshed.kernel.game_config", "Setting"))
    for field in [*made.own, *given]:
        imports |= modules_of(of_base(made, field.type))
    lines = [
        f'"""The fields of {made.of}. Written by `make fields` from ``fields.py`` beside it: change that."""',
        "",
        "from __future__ import annotations",
        "",
        *(["from typing import Generic", ""] if made.generic is not None else []),
        *(
            f"from {module} import {', '.join(sorted(name for each, name in imports if each == module))}"
            for module in sorted({module for module, _ in imports})
        ),
        "",
        "",
        f"class {made.name}({written(base)}{generic_in(made, ', Generic')}):",
        f'    """What is on the table in {made.of}."""',
        "",
        *initialiser(made, given),
        "",
        *taking_over(made),
        *comparing(made),
        *unsharing(made),
        *(["", "    def setting(self) -> Setting:", "        return self.rules"] if made.above is None else []),
    ]
    return formatted("\n".join(lines) + "\n")


def generic_in(made: Declaration, after: str) -> str:
    """``[R]`` after a name, where the class is generic."""
    return "" if made.generic is None else f"{after}[{made.generic.__name__}]"


def initialiser(made: Declaration, given: list[Field]) -> list[str]:
    """A table on which everything is in the box, or a copy of another one."""
    arguments = "".join(f", {field.name}: {written(of_base(made, field.type))}" for field in given)
    own = generic_in(made, made.name) or made.name
    lines = [f"    def __init__(self{arguments}, source: {own} | None = None) -> None:"]
    if made.above is not None:
        lines.append(f"        super().__init__({', '.join([field.name for field in given] + ['source'])})")
    lines.append("        if source is None:")
    if made.above is None:
        lines += ["            self.seat: int | None = None", '            self.phase = "over"']
    for item in made.listed:
        if isinstance(item, Heading):
            lines.append(f"            # {item.about}")
        elif isinstance(item, Field):
            lines.append(f"            self.{item.name}: {written(item.type)} = {item.new or item.name}")
            if item.why:
                lines.append(f'            """{item.why}"""')
    if begins_to_lend(made):
        lines += [
            "            self.lent = False",
            '            """Whether a copy has some lists in common with this."""',
        ]
    lines.append("        else:")
    return [*lines, *(" " * 12 + line for line in copying(made, "source"))]


def copying(made: Declaration, source: str) -> list[str]:
    lines = [f"self.seat = {source}.seat", f"self.phase = {source}.phase"] if made.above is None else []
    for field in made.own:
        value = f"{source}.{field.name}"
        if field.keep == "forgotten":
            value = str(field.new)
        elif field.keep == "copied":
            value = copy_of(field.type, value)
        lines.append(f"self.{field.name} = {value}")
    if begins_to_lend(made):
        lines.append(f"self.lent = {source}.lent = True")
    return lines


def begins_to_lend(made: Declaration) -> bool:
    """Whether this is the class, not one above it, with the first fields that are lent to copies."""
    return made.lends and not (made.above is not None and made.above.lends)


def unsharing(made: Declaration) -> list[str]:
    """Own lists instead of those in common."""
    fields = [field for field in made.own if field.keep == "lent"]
    if not fields:
        return []
    lines = ["", "    def unshare(self) -> None:", '        """To be called before a change of one of these."""']
    lines.append("        if self.lent:")
    lines += [f"            self.{field.name} = {copy_of(field.type, f'self.{field.name}')}" for field in fields]
    return [*lines, "            self.lent = False" if begins_to_lend(made) else "            super().unshare()"]


def taking_over(made: Declaration) -> list[str]:
    lines = ["    def become(self, other: State) -> None:", f"        assert isinstance(other, {made.name})"]
    if made.above is not None:
        lines.append("        super().become(other)")
    return [*lines, *(" " * 8 + line for line in copying(made, "other"))]


def comparing(made: Declaration) -> list[str]:
    """Which fields differ. Of what a position shares with its copies most is the same object, which is quick to see."""
    lines = ["", "    def differing(self, before: State) -> list[str]:"]
    if made.above is None:
        lines.append('        """The fields, by name, that another position of the game has otherwise."""')
    lines.append(f"        assert isinstance(before, {made.name})")
    lines.append("        found: list[str] = []" if made.above is None else "        found = super().differing(before)")
    for field in made.own:
        differ = differing(field)
        if differ:
            lines += [f"        if {differ}:", f'            found.append("{field.name}")']
    return [*lines, "        return found"]


def differing(field: Field) -> str:
    """Whether a field differs, as an expression; nothing for what never changes and for answers that are kept."""
    own, other = f"self.{field.name}", f"before.{field.name}"
    if field.keep == "forgotten" or (field.keep == "shared" and get_origin(field.type) is not list):
        return ""
    if hasattr(field.type, "like"):
        return f"not {own}.like({other})"
    if all(each in (int, bool, str) for each in choices(field.type)):
        return f"{own} != {other}"
    return f"{own} is not {other} and {own} != {other}"


def formatted(text: str) -> str:
    command = [
        str(Path(sys.executable).parent / "ruff"),
        "format",
        "-q",
        "--stdin-filename",
        "generated_fields.py",
        "-",
    ]
    return subprocess.run(command, input=text, text=True, capture_output=True, check=True, cwd=SOURCE.parent).stdout


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="write nothing, say what differs")
    check = arguments.parse_args().check
    stale = 0
    for file in declarations():
        target, text = file.with_name("generated_fields.py"), source_of(declared_in(file))
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{target.relative_to(SOURCE)} {'differs from its declaration' if check else 'is written'}")
            if not check:
                target.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
