"""Writes what follows from the declaration of the wire and of the limits: the client's types, the tables of docs/api.md
and docs/security.md.

python tools/wire.py          write them
python tools/wire.py --check  only say whether they are as declared
"""

from __future__ import annotations

import functools
import inspect
import pathlib
import re
import sys
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from steamshed.server import limits
from steamshed.server.api import shapes
from steamshed.server.api.description import in_path
from steamshed.server.api.endpoints import ENDPOINTS, Endpoint, Nothing, Picture, PlainText, Refusal
from steamshed.server.bots.wire import FromBots, ToBots
from steamshed.server.tables import panel_wire
from steamshed.server.tables.socket_wire import FromServer, ToServer

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "generated" / "wire.ts"
DOCS = ROOT / "docs" / "api.md"
SECURITY = ROOT / "docs" / "security.md"
Struct = type[msgspec.Struct]
Field = msgspec.structs.FieldInfo

ALIASES: dict[str, Any] = {
    "Args": shapes.Args,
    "Pace": shapes.Pace,
    "OptionValue": shapes.OptionValue,
    "Section": panel_wire.AnySection,
}
"""Types that are no structs, and have a name of their own in the client."""


# -- reading the declaration ---------------------------------------------------------------------------------------


def is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def bare(kind: Any) -> Any:
    """A type without its description and limits."""
    return bare(typing.get_args(kind)[0]) if typing.get_origin(kind) is typing.Annotated else kind


def members(kind: Any) -> list[Any]:
    """The members of a union, or the type alone; what may be left out is not part of it."""
    kind = bare(kind)
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return [one for part in typing.get_args(kind) if part is not msgspec.UnsetType for one in members(part)]
    return [kind]


def note(kind: Any) -> str:
    """The description of a field."""
    if typing.get_origin(kind) is typing.Annotated:
        inner, *metas = typing.get_args(kind)
        found = [meta.description for meta in metas if isinstance(meta, msgspec.Meta) and meta.description]
        return found[0] if found else note(inner)
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return next((text for part in typing.get_args(kind) if (text := note(part))), "")
    return ""


def fields(struct: Struct) -> list[Field]:
    """The fields, those that are always there first."""
    return sorted(msgspec.structs.fields(struct), key=lambda field: not field.required)


def may_be_missing(struct: Struct, field: Field) -> bool:
    """In what is sent, only what is left out on purpose; in what only arrives, all that has a default."""
    left_out = struct.__struct_config__.omit_defaults or msgspec.UnsetType in typing.get_args(field.type)
    return not field.required and (left_out or struct not in sent_structs())


def tag(struct: Struct) -> tuple[str, str] | None:
    config = struct.__struct_config__
    return None if config.tag is None else (str(config.tag_field), str(config.tag))


def own_text(struct: Struct) -> str:
    """What a struct is for, unless it only has the words of its base."""
    text = struct.__doc__
    inherited = any(text == base.__doc__ for base in struct.__mro__[1:])
    return " ".join(inspect.cleandoc(text).split()) if text and not inherited else ""


def within(kind: Any, found: dict[Struct, None]) -> None:
    """All structs that a type is made of, in the order in which one meets them."""
    if is_struct(kind):
        if kind not in found:
            found[kind] = None
            for field in msgspec.structs.fields(kind):
                within(field.type, found)
    else:
        for part in typing.get_args(kind):
            within(part, found)


@functools.cache
def sent_structs() -> list[Struct]:
    found: dict[Struct, None] = {}
    for kind in (FromServer, Refusal, *(endpoint.answer for endpoint in ENDPOINTS)):
        within(kind, found)
    return list(found)


@functools.cache
def all_structs() -> list[Struct]:
    """Those that are sent first."""
    found = dict.fromkeys(sent_structs())
    for kind in (ToServer, *(endpoint.body for endpoint in ENDPOINTS)):
        within(kind, found)
    return list(found)


# -- TypeScript ----------------------------------------------------------------------------------------------------

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
DERIVED = """\
/** A position that is shown, of now or of the past. */
export type Position = Omit<PastPosition, 'scenery'> &
  Partial<Pick<PastPosition, 'scenery'>>

/** A state as the client keeps it: the changes are laid over the scenes of before. */
export type State = Omit<
  StateMessage,
  'type' | 'scenes' | 'base' | 'changes'
> & { scenes: Drawn[] }
"""


def typescript(kind: Any, name: str = "") -> str:
    """A type in TypeScript, by its name if it has one and ``name`` is not being declared."""
    kind = bare(kind)
    for alias, meant in ALIASES.items():
        if kind == meant and alias != name:
            return alias
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if is_struct(kind):
        return str(kind.__name__)
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in inner)
    if origin is list:
        item = typescript(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, inner))}]"
    if origin is dict:
        return f"Record<string, {typescript(inner[1])}>"
    return " | ".join(dict.fromkeys(typescript(one) for one in union_parts(kind)))


def union_parts(kind: Any) -> Iterator[Any]:
    """The members of a union; a named union among them stays together."""
    rest = members(kind)
    for meant in ALIASES.values():
        known = members(meant)
        if len(known) > 1 and len(rest) > len(known) and all(one in rest for one in known):
            yield meant
            rest = [one for one in rest if one not in known]
    yield from rest


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def interface(struct: Struct) -> str:
    lines = [*comment(own_text(struct)), f"export interface {struct.__name__} {{"]
    marked = tag(struct)
    if marked is not None:
        lines.append(f"  {marked[0]}: '{marked[1]}'")
    for field in fields(struct):
        lines += comment(note(field.type), "  ")
        lines.append(f"  {field.encode_name}{'?' if may_be_missing(struct, field) else ''}: {typescript(field.type)}")
    return "\n".join([*lines, "}"]) + "\n"


def union(name: str, kind: Any) -> str:
    parts = [str(one.__name__) for one in members(kind)]
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + "\n"


def types_file() -> str:
    parts = ["/** What the server and the client say to one another. Written by `make wire`: see docs/api.md. */\n"]
    parts += [f"export type {name} = {typescript(kind, name)}\n" for name, kind in ALIASES.items()]
    parts += [interface(struct) for struct in all_structs()]
    parts += [union("FromServer", FromServer), union("ToServer", ToServer), DERIVED]
    return "\n".join(parts)


# -- tables for people ---------------------------------------------------------------------------------------------


def words(kind: Any) -> str:
    """A type for people: a shape by its name, lists and maps as JSON writes them."""
    kind = bare(kind)
    if kind == shapes.Pace:
        return "`Pace`"
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind in (str, int, float, bool):
        return {str: "text", int: "number", float: "number", bool: "true or false"}[kind]
    if kind is type(None):
        return "null"
    if kind is Any:
        return "anything"
    if is_struct(kind):
        return f"`{kind.__name__}`"
    if origin is typing.Literal:
        return " or ".join(f"`{value}`" if isinstance(value, str) else str(value).lower() for value in inner)
    if origin is list:
        return f"[{words(inner[0])}, …]"
    if origin is tuple:
        return f"[{', '.join(map(words, inner))}]"
    if origin is dict:
        return f"{{name: {words(inner[1])}, …}}"
    return " or ".join(dict.fromkeys(words(one) for one in members(kind)))


def described(struct: Struct, field: Field) -> str:
    """A field with its type and what it means."""
    text, name = note(field.type), f"`{field.encode_name}`{'?' if may_be_missing(struct, field) else ''}"
    return f"{name}: {words(field.type)}" + (f" ({text})" if text else "")


def row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join([row(head), "|" + "---|" * len(head), *map(row, rows)])


def requests() -> str:
    return table(("request", "body", "answer", "what it is for"), map(request, ENDPOINTS))


def request(endpoint: Endpoint[Any, Any, Any]) -> Sequence[str]:
    asked = [field for field in fields(endpoint.parameters) if not in_path(endpoint, field.encode_name)]
    query = "".join(f"{'&' if number else '?'}{field.encode_name}=" for number, field in enumerate(asked))
    return (
        f"`{endpoint.method} {endpoint.path}{query}`",
        kind_of(endpoint.body),
        kind_of(endpoint.answer),
        endpoint.text,
    )


def kind_of(kind: Any) -> str:
    if kind is Picture:
        return "a picture"
    return "" if kind is Nothing else "text" if kind is PlainText else words(kind)


def parameters() -> str:
    """What can stand after the question mark."""
    found: dict[str, str] = {}
    for endpoint in ENDPOINTS:
        for field in fields(endpoint.parameters):
            if not in_path(endpoint, field.encode_name):
                default = "" if field.default is None else f"; else `{field.default}`"
                found[field.encode_name] = f"{note(field.type) or words(field.type)}{default}"
    return table(("in the address", "what it says"), [(f"`{name}`", text) for name, text in found.items()])


def messages(kind: Any) -> Callable[[], str]:
    def write() -> str:
        rows = [
            (f"`{mark[1]}`", ", ".join(described(struct, field) for field in fields(struct)), own_text(struct))
            for struct in members(kind)
            if (mark := tag(struct)) is not None
        ]
        return table(("type", "fields", "what it says"), rows)

    return write


def shape_table() -> str:
    ends = {*members(FromServer), *members(ToServer)}
    rows = []
    for struct in all_structs():
        if struct not in ends:
            mark = tag(struct)
            parts = [f"`{mark[0]}`: `{mark[1]}`"] if mark is not None else []
            parts += [described(struct, field) for field in fields(struct)]
            rows.append((f"`{struct.__name__}`", ", ".join(parts), own_text(struct)))
    paces = " or ".join(f"`{one.__name__}`" for one in members(shapes.Pace))
    rows.append(("`Pace`", paces, "How fast a game is played."))
    return table(("shape", "fields", "what it is"), sorted(rows))


PARTS: dict[str, Callable[[], str]] = {
    "requests": requests,
    "parameters": parameters,
    "from the server": messages(FromServer),
    "to the server": messages(ToServer),
    "to a bot": messages(ToBots),
    "from a bot": messages(FromBots),
    "shapes": shape_table,
}


def rates() -> str:
    """How often something may be done."""
    rows = [(rate.what, rate.whose, f"{rate.burst:g}", often(rate.refill)) for rate in limits.LIMITS.values()]
    return table(("what", "of one", "at once", "then"), rows)


def often(refill: float) -> str:
    """How fast a bucket fills again."""
    if refill >= 1:
        return f"{refill:g} a second"
    seconds = round(1 / refill, 1)
    return f"one in {seconds / 60:g} minutes" if seconds > 60 and seconds % 60 == 0 else f"one in {seconds:g} seconds"


def counts() -> str:
    """How many there may be."""
    return table(
        ("what", "for each", "at most"), [(one.what, one.per, str(one.number)) for one in limits.COUNTS.values()]
    )


LIMITS: dict[str, Callable[[], str]] = {"how often": rates, "how many": counts}


def docs_page(file: pathlib.Path, written: dict[str, Callable[[], str]]) -> str:
    """The page with its tables as they are declared."""
    page = file.read_text(encoding="utf-8")
    for name, write in written.items():
        parts = re.split(rf"(<!-- wire: {name} -->\n).*?(\n<!-- end -->)", page, flags=re.DOTALL)
        assert len(parts) == 4, f"{file}: the table {name!r} is not there once"
        before, begin, end, after = parts
        page = before + begin + write() + end + after
    return page


# -- all of it -----------------------------------------------------------------------------------------------------


def wanted() -> dict[pathlib.Path, str]:
    """Each file with what it should say."""
    return {TYPES: types_file(), DOCS: docs_page(DOCS, PARTS), SECURITY: docs_page(SECURITY, LIMITS)}


def main() -> None:
    different = {file: text for file, text in wanted().items() if file.read_text(encoding="utf-8") != text}
    if "--check" in sys.argv:
        for file in different:
            print(f"{file.relative_to(ROOT)} is not as the wire is declared: make wire")
        sys.exit(bool(different))
    for file, text in different.items():
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
