"""Puts the built page into wheel, sdist and editable install; see scripts/page.py."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import page


class Page(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """An sdist carries the built page, so that installing it needs no deno (42 MB)."""
        if page.is_built():
            return []
        return ["msgspec>=0.20"] if page.find_deno() else ["msgspec>=0.20", "deno>=2.9,<3"]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        page.build()
