"""The one decorator. A rule is a plain function of a record and small integers.

`@rule` only marks the function: calling it runs Python. `core.machine` turns the same function,
and every rule it calls, into machine code or into code for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    return getattr(value, "is_rule", False) is True
