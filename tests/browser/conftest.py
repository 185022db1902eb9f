"""People with devices at tables of a real server. What they wait for is seen on the page."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import page as page_builder

SERVING = Path(__file__).with_name("serving.py")
SIZES = {"phone": (390, 844), "laptop": (1280, 800)}
ASKED = ".dock.turn:not(.waiting)"  # an answer is owed, and none is on its way
OVER = ".table[data-over]"
SOON = 15_000  # milliseconds: only a hang takes longer


class Server:
    """Can be stopped and started again at the same address with the same tables."""

    def __init__(self, folder: Path, outside: Path | None = None) -> None:
        self.folder = folder
        self.outside = outside  # the file of a game outside the package, the only one served
        self.port = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                str(SERVING),
                str(self.port),
                str(self.folder),
                *([str(self.outside)] if self.outside else []),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def table(self, *seats: str, game: str = "qwixx", **options: str) -> Any:
        """A new table; "me", "friend" or a bot's name for each seat."""
        people = [{"who": s} if s in ("me", "friend") else {"who": "bot", "bot": s} for s in seats]
        wish = {"game": game, "seats": people, "options": options, "language": "en"}
        asked = urllib.request.Request(
            self.address + "/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return json.load(answer)


@pytest.fixture(scope="session")
def built() -> None:
    page_builder.build()


@pytest.fixture(scope="module")
def server(request, browser, built, tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("tables"), getattr(request.module, "OUTSIDE", None))
    yield server
    server.stop()


class Person:
    """Somebody with the page open."""

    def __init__(self, page: Any, server: Server) -> None:
        self.page = page
        self.server = server
        self.expected: tuple[str, ...] = ()
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        is_trouble = message.type in ("error", "warning")
        if is_trouble and not any(word in message.text for word in self.expected):
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def sit(self, path: str) -> None:
        """Open the link of a seat, and wait until the table is drawn."""
        self.open(path)
        self.page.wait_for_selector("g.node")

    def sees(self, what: str) -> Any:
        return self.page.wait_for_selector(what)

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name)

    def wait_for_turn(self) -> bool:
        """Until an answer is owed here; False when the match is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return not self.is_over()

    def is_over(self) -> bool:
        return bool(self.page.locator(OVER).count())

    def is_asked(self) -> bool:
        return bool(self.page.locator(ASKED).count())

    def version(self) -> int:
        return int(self.page.get_attribute(".table", "data-version"))

    def wait_past(self, version: int) -> None:
        self.page.wait_for_function(
            "v => +document.querySelector('.table').dataset.version > v", arg=version
        )

    def touchable(self) -> list[str]:
        return list(
            self.page.eval_on_selector_all("g.node.can", "all => all.map(g => g.dataset.node)")
        )

    def answer(self) -> None:
        """Touch the first thing that may be touched, and confirm; pass where there is none."""
        places = self.page.locator("g.node.can")
        if places.count():
            places.first.click()
        self.page.click(".confirm:enabled")

    def skip(self) -> None:
        buttons = self.page.locator(".buttons .button")
        if buttons.count() > 1:
            buttons.last.click()
        self.page.click(".confirm:enabled")

    def moves(self) -> list[str]:
        """The list that a screen reader reads."""
        return list(self.page.locator(".moves li").all_text_contents())

    def table(self) -> list[str]:
        """What lies on the table: each thing with its look, whatever the order of drawing."""
        look = "g => `${g.dataset.node}: ${g.className.baseVal.replace(/ svelte-.*/, '')}`"
        return sorted(self.page.eval_on_selector_all("g.node", f"all => all.map({look})"))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name: str) -> None:
        """Press Tab until something of this name has the focus."""
        for _ in range(60):
            self.press("Tab")
            if name in self.page.evaluate("document.activeElement.innerText"):
                return
        raise AssertionError(f"Tab does not come to {name}")

    def trouble_expected(self, *words: str) -> None:
        """A browser notes every lost connection and missing page; here they belong to the story."""
        self.expected += words


@pytest.fixture
def person(browser, server):
    """`person("phone", theme="dark")`: a device of his own. Trouble in its console fails."""
    people: list[Person] = []

    def make(
        size: str = "laptop", *, language: str = "en", theme: str = "light", calm: bool = True
    ) -> Person:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"cs": "cs-CZ", "en": "en-GB"}[language],
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == "phone",
        )
        context.set_default_timeout(SOON)
        people.append(Person(context.new_page(), server))
        return people[-1]

    yield make
    for one in people:
        one.page.context.close()
    assert [one.complaints for one in people if one.complaints] == []
