"""Printed tables: a game's `components.toml`, or an owner's own file in its place.

Every table in the file says where it comes from: `printed` on the components, a `ruling` where the
rulebook is silent, or `reconstructed` by us.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from types import MappingProxyType
from typing import Any

ORIGINS = ("printed", "ruling", "reconstructed")

# Folder of a game → the file that stands in for its `components.toml` while the game is loaded.
replaced: ContextVar[Mapping[Path, Path]] = ContextVar("replaced")
NOTHING_REPLACED: Mapping[Path, Path] = MappingProxyType({})


class BadComponents(ValueError):
    """The component file cannot be used; the message says why."""


def path_of(module_file: str) -> Path:
    folder = Path(module_file).parent
    return replaced.get(NOTHING_REPLACED).get(folder, folder / "components.toml")


def components(module_file: str) -> dict[str, Any]:
    """The tables of the game in whose folder the calling module lies: `components(__file__)`."""
    path = path_of(module_file)
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadComponents(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path} is not a TOML file: {error}") from None
    for name, table in tables.items():
        if not isinstance(table, dict) or table.get("origin") not in ORIGINS:
            raise BadComponents(
                f"{path}: table [{name}] must say its origin, one of {', '.join(ORIGINS)}"
            )
    return tables
