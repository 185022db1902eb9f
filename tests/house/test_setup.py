"""What `make play` and `make test` rely on.

Locks that fit pyproject.toml and name no server, and a built page.
"""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import page as built_page

LOCKS = ["requirements.txt", "requirements-test.txt", "requirements-build.txt"]


def names(requirements: list[str]) -> set[str]:
    found = (re.match(r"[A-Za-z0-9._-]+", line) for line in requirements)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


@pytest.fixture
def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text())


def test_locks_hold_every_dependency(project: dict[str, Any], root: Path) -> None:
    play = project["project"]["dependencies"]
    groups = project["dependency-groups"]
    wanted = dict(zip(LOCKS, [play, play + groups["test"], groups["build"]], strict=True))
    for lock, dependencies in wanted.items():
        locked = names((root / lock).read_text().splitlines())
        assert names(dependencies) <= locked, f"{lock} is older than pyproject.toml: `make lock`"


@pytest.mark.parametrize("lock", [*LOCKS, "ui/deno.lock"])
def test_locks_name_no_server_and_no_path(lock: str, root: Path) -> None:
    text = (root / lock).read_text()
    assert not re.search(r"https?:|file:|--index-url|--find-links|resolved", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock: str, root: Path) -> None:
    pins = (root / lock).read_text().replace("\\\n", "").splitlines()
    for pin in pins:
        assert pin.startswith((" ", "#")) or "--hash=sha256:" in pin, pin


def test_page_is_built_from_its_sources() -> None:
    assert built_page.is_built()
    assert "<div" in (built_page.BUILT / "index.html").read_text()


def test_nothing_is_built_from_types_that_are_not_those_of_the_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    source = built_page.ROOT / "src" / "ludoteka"
    for name in ("__init__.py", "web/__init__.py", "web/types.py", "web/protocol.py"):
        copied = tmp_path / "src" / "ludoteka" / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes((source / name).read_bytes())
    with (tmp_path / "src/ludoteka/web/protocol.py").open("a") as messages:
        messages.write("\n\nclass News(msgspec.Struct):\n    text: str\n")
    monkeypatch.setattr(built_page, "ROOT", tmp_path)
    with pytest.raises(subprocess.CalledProcessError):
        built_page.check_types()
    assert "protocol.ts is stale: python -m ludoteka.web.types" in capfd.readouterr().err


def test_new_messages_make_the_built_page_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages = tmp_path / "protocol.py"
    messages.write_bytes(built_page.MESSAGES.read_bytes() + b"\n")
    monkeypatch.setattr(built_page, "MESSAGES", messages)
    assert not built_page.is_built()
