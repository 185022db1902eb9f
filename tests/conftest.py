"""What every test may use.

A test that asks for `browser` is left out, and counted, where there is no Chromium.
"""

import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import chromium

ROOT = Path(__file__).resolve().parent.parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Where several processes share the tests, one runs all of a file; of the contract, which is
    long, all about one table of a game."""
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    class Sharing(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            if nodeid.startswith("tests/contract/"):
                return nodeid.rpartition("-")[0] or nodeid
            return str(super()._split_scope(nodeid))

    return Sharing(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT


@pytest.fixture(scope="session")
def toy() -> Any:
    """A small game with hidden cards, chance, chips to gather and a simultaneous question."""
    spec = importlib.util.spec_from_file_location("toy", ROOT / "tests/core/toy/__init__.py")
    assert spec
    assert spec.loader
    sys.modules["toy"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["toy"])
    return sys.modules["toy"].GAME


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium of the system's packages, driven by Playwright, whose event loop must be gone when
    another file's tests have one of their own.

    `browser.new_context()` is one player's device.
    """
    program = chromium.find()
    if program is None:
        pytest.skip(chromium.HOW_TO_INSTALL)
    from playwright.sync_api import sync_playwright

    quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    quiet += ["--disable-sync", "--disable-dev-shm-usage", "--no-first-run"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet.append("--no-sandbox")  # Chromium refuses to start for root otherwise
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=program, args=quiet)
        yield chrome
        chrome.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """One page in a context of its own; an error in its scripts fails the test."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def axe() -> Callable[[Any], list[str]]:
    """axe-core's complaints about a page, as `rule: what, where`."""
    source = (ROOT / "ui/node_modules/axe-core/axe.min.js").read_text()

    def complaints(page: Any) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("axe.run().then(result => result.violations)")
        return [f"{v['id']}: {v['help']}: {[n['html'] for n in v['nodes'][:3]]}" for v in found]

    return complaints


@pytest.fixture
def own_tables(tmp_path: Path) -> Path:
    """The file of somebody whose Qwixx takes seven points for a missed throw."""
    usual = (ROOT / "src/ludoteka/games/qwixx/components.toml").read_text("utf-8")
    file = tmp_path / "own.toml"
    file.write_text(usual.replace("penalty_points = 5", "penalty_points = 7"), "utf-8")
    return file
