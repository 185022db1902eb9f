"""Records: what lies on the table, as one flat block of named integers.

A record is a `ctypes.Structure`. Python reads and writes it with plain integers, NumPy and the
compiler see the same bytes as a structured array, and copying a position is copying its bytes.
"""

from __future__ import annotations

import ctypes
from typing import Any, TypeVar

i8, i16, i32, i64 = ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64
u8, u16, u32, u64 = ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64
f32, f64 = ctypes.c_float, ctypes.c_double

Record = ctypes.Structure
R = TypeVar("R", bound=Record)


def record(name: str, **fields: Any) -> type[Record]:
    """A new kind of record. A field is a kind (`i8`, another record) or a pair (kind, how many)."""
    return type(name, (Record,), {"_fields_": [(n, _kind(f)) for n, f in fields.items()]})


def _kind(field: Any) -> Any:
    if not isinstance(field, tuple):
        return field
    kind, shape = field
    for size in reversed(shape if isinstance(shape, tuple) else (shape,)):
        kind = kind * size
    return kind


def copy(s: R) -> R:
    return type(s).from_buffer_copy(s)


def assign(target: R, source: R) -> None:
    ctypes.memmove(ctypes.addressof(target), ctypes.addressof(source), ctypes.sizeof(source))


def from_bytes(kind: type[R], data: bytes) -> R:
    if len(data) != ctypes.sizeof(kind):
        raise ValueError(
            f"{kind.__name__} takes {ctypes.sizeof(kind)} bytes, but {len(data)} were given"
        )
    return kind.from_buffer_copy(data)


def plain(value: Any) -> Any:
    """A record as dictionaries, lists and numbers, for people and for comparisons."""
    if isinstance(value, Record):
        return {name: plain(getattr(value, name)) for name, *_ in value._fields_}
    if isinstance(value, ctypes.Array):
        return [plain(item) for item in value]
    return value


def differences(before: Record, after: Record) -> dict[str, tuple[Any, Any]]:
    """The fields in which two records of one kind differ, by name."""
    pairs = {
        name: (plain(getattr(before, name)), plain(getattr(after, name)))
        for name, *_ in before._fields_
    }
    return {name: (old, new) for name, (old, new) in pairs.items() if old != new}


def dtype(kind: type[Record]) -> Any:
    """The same layout for NumPy."""
    import numpy as np

    return np.dtype(kind)


def as_array(s: Record) -> Any:
    """The record as a NumPy array of one element that shares its memory."""
    import numpy as np

    return np.frombuffer(s, dtype(type(s)))  # type: ignore[call-overload]
