"""From rules to machine code.

`bind` copies a rule and every rule it calls, with chosen names filled in; `decorate` (Numba's
`njit` for a processor, nothing for Python) is applied to each copy. There is no second source.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any

from .rule import is_rule

Decorator = Callable[[FunctionType], Any]


class Slot:
    """A name in a rule, to be filled in: `setup = Slot()` stands for any game's setup."""

    def __call__(self, *_: Any) -> Any:
        raise TypeError("this rule has an open slot; bind it first")


def filled(function: Any, **values: Any) -> Any:
    """A copy of a rule with its own slots filled; still a rule, to be bound later."""
    twin = FunctionType(function.__code__, function.__globals__ | values, function.__name__)
    twin.is_rule = True  # type: ignore[attr-defined]
    return twin


def names_in(code: CodeType) -> set[str]:
    """The names a function looks up outside itself."""
    found = {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= names_in(constant)
    return found


def bind(
    function: Any,
    slots: Mapping[str, Any],
    decorate: Decorator,
    table: Callable[[tuple[Any, ...]], Any] = lambda rows: rows,
    done: dict[Any, Any] | None = None,
) -> Any:
    """A copy of `function` with its slots filled, and the same for every rule it calls.

    `table` turns a table (a tuple at the top of a module) into what the machine reads fastest.
    """
    done = {} if done is None else done
    if function not in done:
        scope = dict(function.__globals__)
        for name in names_in(function.__code__):
            value = scope.get(name)
            if isinstance(value, Slot):
                value = slots[name]
            if is_rule(value):
                value = bind(value, slots, decorate, table, done)
            elif isinstance(value, tuple):
                value = table(value)
            if name in scope:
                scope[name] = value
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        done[function] = decorate(twin)
    return done[function]
