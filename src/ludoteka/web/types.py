"""Writes `ui/src/protocol.ts` from `protocol.py`: `python -m ludoteka.web.types`.

A field with a default may be left out, by whoever sends the message.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    type_info,
)
from msgspec.inspect import (
    UnionType as AnyOf,
)

from . import protocol

FILE = Path(__file__).parents[3] / "ui" / "src" / "protocol.ts"
HEAD = (
    "// Written by `python -m ludoteka.web.types` from web/protocol.py: edit that file instead.\n"
)


Names = dict[tuple[Any, ...], str]  # the values of a Literal → its name


def typescript(module: ModuleType = protocol) -> str:
    """All messages of the module, in its order, as TypeScript."""
    names: Names = {get_args(v): n for n, v in vars(module).items() if get_origin(v) is Literal}
    parts = [HEAD]
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            parts.append(f"export type {name} = {_literal(get_args(value))};\n")
        elif isinstance(value, UnionType):
            parts.append(
                f"export type {name} = {' | '.join(t.__name__ for t in get_args(value))};\n"
            )
        elif getattr(value, "__module__", "") == module.__name__:
            parts.append(_interface(name, value, names))
    return "\n".join(parts)


def _interface(name: str, struct: Any, names: Names) -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    lines = [f"  {info.tag_field}: {info.tag!r};".replace("'", '"')] if info.tag_field else []
    lines += [f"  {_field(f, names)};" for f in info.fields]
    doc = inspect.cleandoc(vars(struct).get("__doc__") or "")
    head = f"/** {' '.join(doc.split())} */\n" if doc else ""
    return head + "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _field(field: Field, names: Names) -> str:
    return f"{field.encode_name}{'' if field.required else '?'}: {_said(field.type, names)}"


def _said(kind: Type, names: Names) -> str:
    match kind:
        case LiteralType(values):
            return next((n for v, n in names.items() if set(v) == set(values)), _literal(values))
        case StructType(cls):
            return cls.__name__
        case ListType(item_type=item):
            return f"Array<{_said(item, names)}>"
        case DictType(value_type=value):
            return f"Record<string, {_said(value, names)}>"
        case AnyOf(types):
            return " | ".join(_said(t, names) for t in types)
    for simple, word in SIMPLE.items():
        if isinstance(kind, simple):
            return word
    raise TypeError(f"no TypeScript for {kind}")


def _any_of(union: UnionType) -> str:
    return " | ".join(struct.__name__ for struct in get_args(union))


def _literal(values: tuple[Any, ...]) -> str:
    return " | ".join(f'"{v}"' for v in values)


SIMPLE: dict[type[Type], str] = {
    StrType: "string",
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    NoneType: "null",
    AnyType: "unknown",
}


def main(words: list[str]) -> None:
    """Write the file, or with `--check` only say whether it is stale."""
    if words != ["--check"]:
        FILE.write_text(typescript(), "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != typescript():
        sys.exit(f"{FILE.name} is stale: python -m ludoteka.web.types")


if __name__ == "__main__":
    main(sys.argv[1:])
